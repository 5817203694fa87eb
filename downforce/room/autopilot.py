"""The timing of bots. They act after a short pause, and take over from people who run out of time or are away."""

from collections.abc import Iterator
from typing import Any

from .audience import Audience
from .room import Question, Room

STAGGER = 0.25  # bots that must act at the same time do so this fraction of a pause apart
RETRY_DELAY = 1.0  # seconds before a failed attempt is repeated


class Autopilot:
    """Determines which decisions at a game table must be made by bots, and when."""

    def __init__(self, room: Room, audience: Audience[Any], mine: bool) -> None:
        self.room = room
        self.audience = audience
        self.mine = mine  # whether this process took the last action

    def next_due(self) -> float | None:
        """Return the time of the next scheduled event at this table, or None if nothing is scheduled."""
        connected = self.audience.connected()
        dues = [self.due(seat, question, connected) for seat, question in self.room.questions.items()]
        moments = (*dues, self.host_due(), self.audience.info_due(connected))
        return min((due for due in moments if due is not None), default=None)

    def overdue(self, now: float) -> Iterator[tuple[int, Question]]:
        """Yield a (seat, decision) pair for each decision that a bot must make or take over, as of time `now`."""
        connected = self.audience.connected()
        for seat, question in list(self.room.questions.items()):
            due = self.due(seat, question, connected)
            if due is not None and due <= now:
                yield seat, question

    def due(self, seat: int, question: Question, connected: set[int]) -> float | None:
        """Return the time at which a bot must make this decision, or take over the seat from a person.

        Return None if only the person may decide, or if a bot is already choosing an action.
        """
        if self.room.driver_for(seat) is not None:
            due = self._bot_acts(question)
        else:
            due = self._bot_takes_over(seat, question, connected)
        return None if due is None else due + (0.0 if self.mine else self.room.timing.rival_wait)

    def host_due(self) -> float | None:
        """Return the time at which an absent host must be replaced, or None if no replacement is needed.

        The host is replaced only before the game starts, and only if other people are connected.
        """
        if self.room.table.status != "waiting":
            return None
        host = self.room.seat_for(self.room.table.host)
        if host is None or host in self.audience.connected():
            return None
        if not self.audience.people_connected():
            return None
        return self.audience.presence.gone_since(host) + self.room.timing.away

    def _bot_acts(self, question: Question) -> float | None:
        if question.thinking:
            return None
        if self.room.bots_skip_pauses():
            return question.at
        if not question.ready:
            before = sum(other.ready > 0 for other in self.room.questions.values())
            question.ready = question.at + self.room.timing.bot_pause * (1 + STAGGER * before)
        return question.ready

    def _bot_takes_over(self, seat: int, question: Question, connected: set[int]) -> float | None:
        timing, deadline, away = self.room.timing, self.room.deadline(question), seat not in connected
        gone = self.audience.presence.gone_since(seat)
        if deadline is not None:
            return min(deadline, max(question.at, gone + timing.away)) if away else deadline
        if away and any(self.room.seats[other].kind == "person" for other in connected - {seat}):
            return max(question.at, gone) + timing.away_unclocked
        return None

    # Decisions that a bot makes.

    def take_over(self, question: Question) -> None:
        """Make a bot that has just taken over a seat pause as usual before its first action."""
        question.ready = self.room.now() + self.room.timing.bot_pause

    def give_back(self, question: Question) -> None:
        """Note that a bot has stopped thinking. If its decision is still open, it tries again after a short delay."""
        question.thinking = False
        question.ready = self.room.now() + RETRY_DELAY

    def is_thinking(self) -> bool:
        """Return whether a bot is currently choosing an action at this table."""
        return any(question.thinking for question in self.room.questions.values())

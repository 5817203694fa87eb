"""Who acts when nobody does: bots after a short pause, a pro for those whose time is up or who stay away."""

from collections.abc import Iterator
from typing import Any

from .audience import Audience
from .room import Question, Room

TOGETHER = 0.25  # of a pause, between bots that are asked at the same time
AGAIN = 1.0  # seconds after a failure


class Autopilot:
    """Looks at the clock: which question must be answered without its person, and when."""

    def __init__(self, room: Room, audience: Audience[Any], mine: bool) -> None:
        self.room = room
        self.audience = audience
        self.mine = mine  # did this process act last?

    def next_due(self) -> float | None:
        """When this table must be looked at next."""
        connected = self.audience.connected()
        dues = [self.due(seat, question, connected) for seat, question in self.room.questions.items()]
        moments = (*dues, self.host_due(), self.audience.info_due(connected))
        return min((due for due in moments if due is not None), default=None)

    def overdue(self, now: float) -> Iterator[tuple[int, Question]]:
        """Questions whose time has come: a bot must act on them, or first take the wheel."""
        connected = self.audience.connected()
        for seat, question in list(self.room.questions.items()):
            due = self.due(seat, question, connected)
            if due is not None and due <= now:
                yield seat, question

    def due(self, seat: int, question: Question, connected: set[int]) -> float | None:
        if self.room.driver_for(seat) is not None:
            due = self._bot_acts(question)
        else:
            due = self._bot_takes_over(seat, question, connected)
        return None if due is None else due + (0.0 if self.mine else self.room.timing.rival_wait)

    def host_due(self) -> float | None:
        """When a table that waits is passed on, because its host stays away while others sit there."""
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
            question.ready = question.at + self.room.timing.bot_pause * (1 + TOGETHER * before)
        return question.ready

    def _bot_takes_over(self, seat: int, question: Question, connected: set[int]) -> float | None:
        timing, deadline, away = self.room.timing, self.room.deadline(question), seat not in connected
        gone = self.audience.presence.gone_since(seat)
        if deadline is not None:
            return min(deadline, max(question.at, gone + timing.away)) if away else deadline
        if away and any(self.room.seats[other].kind == "person" for other in connected - {seat}):
            return max(question.at, gone) + timing.away_unclocked
        return None

    # What a bot does with a question.

    def take_over(self, question: Question) -> None:
        """A bot has the wheel, and pauses like any other before it acts."""
        question.ready = self.room.now() + self.room.timing.bot_pause

    def give_back(self, question: Question) -> None:
        """The bot has chosen, or failed: if the question still stands, it comes up again."""
        question.thinking = False
        question.ready = self.room.now() + AGAIN

    def is_thinking(self) -> bool:
        return any(question.thinking for question in self.room.questions.values())

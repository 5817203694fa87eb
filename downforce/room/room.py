"""The state of a game table: its seats, its game, and the decisions that seats must currently make."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace

from ..game import Game
from ..offers.offer import make_offer
from ..offers.shapes import Offer
from ..record import notation
from ..rules.errors import NotationError
from ..rules.views.decided import is_decided
from . import games
from .deal_timer import DealTimer
from .handshake import Handshake
from .refusals import Refused
from .shapes import Time
from .stored_rows import Deal, Entry, SeatResult, SeatRow, TableRow


@dataclass(frozen=True, slots=True)
class Timing:
    """The pauses and time limits at a game table, in seconds."""

    clocks: Mapping[str, float]  # time to make a decision, by name of the clock
    bot_pause: float  # pause before a bot acts, so that people can follow
    away: float  # with a clock: absence after which a bot takes over
    away_unclocked: float  # the same without a clock, while other people are waiting
    rival_wait: float  # how long other processes leave bots and clocks to the process that acted last
    grace: float  # absence after which a person counts as away; longer than a page reload takes
    relief: float  # absence after which the other players may let a bot take over
    relief_there: float  # the same for a person who is present but does not act, without a clock
    nudge_every: float  # minimum time between two nudges of the same person
    deal_wait: float = 10.0  # total time for pages to take part in the deal; silent pages are left out


@dataclass(slots=True, eq=False)
class Question:
    """A decision that a seat must make, with the time it came up and the choices that are legal."""

    seq: int
    at: float
    legal: list[str] | None = None  # the legal actions, once they are needed
    offer: Offer | None = None
    thinking: bool = False
    ready: float = 0.0  # when a bot may act on it; 0 until this has been worked out


class Room:
    """The state of a game table.

    Each change is proposed (`propose`, `pending_draw`), then stored by the caller, and finally applied (`apply`).
    """

    def __init__(self, table: TableRow, seats: list[SeatRow], timing: Timing, now: Callable[[], float]) -> None:
        self.table = table
        self.seats = seats
        self.timing = timing
        self.now = now
        self.handshake: Handshake | None = None  # how the deal is agreed on; None at tables created by older versions
        self.deal_timer = DealTimer(timing.deal_wait)
        self.game: Game | None = None
        self.questions: dict[int, Question] = {}
        self.commands: list[str | None] = []  # for each log entry, the id that the client gave its command
        self.acted: dict[int, int] = {}  # by seat: the number of its last action
        self.version = 0  # incremented whenever the game changes

    @property
    def id(self) -> str:
        return self.table.id

    @property
    def seq(self) -> int:
        """The number of actions in the game log."""
        return len(self.game.log) if self.game is not None else 0

    @property
    def progress(self) -> tuple[int, int]:
        """The numbers of actions and deals so far."""
        return self.seq, len(self.game.deals) if self.game is not None else 0

    @property
    def playing(self) -> Game:
        """The game at this table. It must have begun."""
        assert self.game is not None, "the game has not begun"
        return self.game

    # Seats and decisions.

    def seat_for(self, guest: str | None) -> int | None:
        """Return the number of a guest's seat, or None if the guest is a spectator."""
        rows = (row.seat for row in self.seats if row.kind == "person" and row.guest == guest)
        return next(rows, None) if guest else None

    def driver_for(self, seat: int) -> str | None:
        """Return the level of the bot that currently plays a seat, or None if a person plays it."""
        row = self.seats[seat]
        return row.level if row.kind == "bot" else row.driver

    def offer(self, seat: int | None) -> Offer | None:
        """Return the choices offered to a seat, or None if the seat has nothing to decide.

        The offer is built on the first call for each decision and then reused.
        """
        if seat is None or self.game is None or (question := self.questions.get(seat)) is None:
            return None
        if question.offer is None:
            question.offer = make_offer(self.game, seat, self.legal(seat, question))
        return question.offer

    def legal(self, seat: int, question: Question) -> list[str]:
        """Return the legal actions for a seat that has a decision to make."""
        if question.legal is None:
            question.legal = self.playing.legal(seat)
        return question.legal

    def deadline(self, question: Question) -> float | None:
        """Return the deadline for a decision, or None at a table without a clock."""
        limit = self.timing.clocks.get(self.table.clock)
        return None if limit is None else question.at + limit

    def time(self) -> Time | None:
        """Return the current time and the deadlines of all open decisions, or None if there are no deadlines."""
        if self.table.clock not in self.timing.clocks:
            return None
        until = {}
        for seat, question in self.questions.items():
            deadline = self.deadline(question)
            if deadline is not None and self.driver_for(seat) is None:
                until[str(seat)] = deadline
        return {"now": self.now(), "until": until} if until else None

    def find_command(self, seat: int, command: str) -> int | None:
        """Return the number of the log entry for a seat's command, or None if the command is not in the log."""
        if command not in self.commands:
            return None
        same = (seq for seq, known in enumerate(self.commands, 1) if known == command)
        return next((seq for seq in same if self.playing.log[seq - 1][0] == seat), None)

    # Proposals.

    def propose(self, seat: int, text: str, command: str | None, seen: int) -> Entry:
        """Return a log entry for an action that a seat has chosen.

        `seen` is the number of log entries that the client knew about when it sent the action. Raise
        Refused if the seat is not allowed to take this action.
        """
        if self.game is None:
            raise Refused("not-begun")
        if self.table.status == "over":
            raise Refused("over")
        question = self.questions.get(seat)
        if question is None:
            if self.acted.get(seat, 0) > seen:
                raise Refused("stale")  # the decision has already been made, perhaps by a bot
            raise Refused("not-your-turn", names=", ".join(self.seats[other].name for other in self.game.waiting))
        if seen < question.seq or seen > self.seq:
            raise Refused("stale")
        if text not in self.legal(seat, question):
            try:
                notation.read(self.game.ruleset, text)
            except NotationError:
                raise Refused("not-notation", action=text) from None
            raise Refused("illegal", action=text)
        return self.entry(seat, text, command)

    def entry(self, seat: int | None, text: str, command: str | None = None) -> Entry:
        """Return the next log entry for an action, without checking whether the action is legal."""
        return Entry(self.id, self.seq + 1, seat, text, command, self.now())

    def pending_draw(self) -> Entry | Deal | None:
        """Draw and return the deal or tie-break that the game is waiting for, or None if no draw is needed.

        This is not idempotent: each call makes a new draw until a result has been applied.
        """
        game = self.playing
        if not games.needs_draw(game):
            return None
        if games.needs_deal(game):
            return Deal(self.id, len(game.deals), games.draw_deal(game))
        return self.entry(None, games.draw_tie(game))

    # Applying what has been stored.

    def begin(self) -> None:
        """Start a new game at this table, without dealing the cards yet."""
        self.game = games.new_game(self.table, self.handshake.proof() if self.handshake is not None else None)
        self.commands = []

    def deal_due(self) -> float | None:
        """Return the time by which the players' browsers must have sent their random numbers for the deal.

        Return None if the server is not waiting for any. The time is counted from when this process first saw the deal,
        because the process that opened it may have a clock that is wrong by minutes.
        """
        if self.handshake is None or self.game is not None:
            return None
        row = self.handshake.row
        return self.deal_timer.deadline(row.number, len(row.asked), self.now())

    def apply(self, line: Entry | Deal) -> None:
        """Apply a log entry or deal to the game after the caller has stored it."""
        game = self.playing
        if isinstance(line, Deal):
            game.fold([*game.deals, line.data])
            self._update_questions(None)
        else:
            game.push(line.seat, line.text)
            self._record_entry(line)

    def fold(self, deals: Iterable[Deal], entries: Iterable[Entry]) -> None:
        """Apply changes that other processes have stored.

        `deals` must contain all deals of the game, but `entries` must contain only the new log entries.
        """
        dealt = [deal.data for deal in deals]
        self.playing.fold(dealt)
        self._update_questions(None)
        for entry in entries:
            self.playing.fold(dealt, [(entry.seat, entry.text)])
            self._record_entry(entry)

    def _record_entry(self, entry: Entry) -> None:
        self.commands.append(entry.command)
        self._update_questions(entry.seat)

    def _update_questions(self, acted: int | None) -> None:
        """Update the list of decisions that seats must make. Decisions that are still open remain unchanged."""
        waiting = self.playing.waiting
        self.version += 1
        if acted is not None:
            self.acted[acted] = self.seq
        for seat in list(self.questions):
            if seat == acted or seat not in waiting:
                del self.questions[seat]
        for seat in waiting:
            if seat not in self.questions:
                self.questions[seat] = Question(self.seq, self.now())

    def check_play_out(self) -> None:
        """Check that bots may play out the rest of the game. Raise Refused if the result is still undecided."""
        if self.game is None:
            raise Refused("not-begun")
        if self.table.status == "over":
            raise Refused("over")
        if not self.is_decided():
            raise Refused("not-foregone")

    def is_decided(self) -> bool:
        """Return whether every player's final money and rank are already certain."""
        return is_decided(self.playing.state, self.playing.ruleset.board)

    def bots_skip_pauses(self) -> bool:
        """Return whether bots act without pausing.

        Bots stop pausing once the result is decided and every person still in control of their seat is out of cards and
        has nothing left to decide.
        """
        state = self.playing.state
        return self.is_decided() and not any(
            self.driver_for(seat) is None and (state.hand[seat] | state.open8[seat] or seat in self.questions)
            for seat in range(state.players)
        )

    def set_driver(self, seat: int, driver: str | None) -> None:
        """Let a bot of level `driver` play a seat, or give the seat back to its person if `driver` is None."""
        self.seats = self.with_driver(seat, driver)

    def with_driver(self, seat: int, driver: str | None) -> list[SeatRow]:
        """Return the seats as they are after `set_driver`."""
        return [replace(row, driver=driver) if row.seat == seat else row for row in self.seats]

    def restart_clock(self, seat: int) -> None:
        """Restart the time limit for a seat's decision, because the person at that seat has returned."""
        if seat in self.questions:
            self.questions[seat].at = self.now()

    def close_given_up(self) -> None:
        """Close an unfinished game that the players have given up.

        Afterwards, no decisions are open and no cards are secret.
        """
        if self.game is not None and self.table.status == "over" and self.game.phase != "over":
            self.game.given_up = True
            self.questions.clear()
            self.version += 1

    def end(self) -> list[int] | None:
        """If the game has just ended, mark the table as over and return the winning seats. Otherwise, return None."""
        if self.game is None or self.game.phase != "over" or self.table.status != "running":
            return None
        outcome = self.game.outcome
        assert outcome is not None
        winners: list[int] = outcome["winners"]
        ranks, scores = self.game.view(None)["ranks"] or [], outcome["scores"]
        results = [SeatResult(rank=rank, money=scores[seat] if scores else None) for seat, rank in enumerate(ranks)]
        self.table = replace(self.table, status="over", winners=winners, results=results)
        return winners

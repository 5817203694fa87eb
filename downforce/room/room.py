"""How a table stands: who sits there, the game, what it asks of whom and until when."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace

from ..game import Game
from ..offers.offer import make_offer
from ..offers.shapes import Offer
from ..record import notation
from ..rules.errors import NotationError
from ..rules.views.decided import is_foregone
from . import games
from .deal_timer import DealTimer
from .handshake import Handshake
from .refusals import Refused
from .rows import Deal, Entry, SeatResult, SeatRow, TableRow
from .shapes import Time


@dataclass(frozen=True, slots=True)
class Timing:
    """Seconds."""

    clocks: Mapping[str, float]  # a decision may take, by name of the clock
    bot_pause: float  # before a bot acts, so that people can follow
    away: float  # without a listener, then a bot drives; with a clock
    away_unclocked: float  # the same without a clock, while others wait
    rival_wait: float  # bots and clocks are left so long to the process that acted last
    grace: float  # without a listener a person still counts as there: a reload takes as long
    relief: float  # without a listener, then others may let a bot drive
    relief_there: float  # the same for a person who is there and does not act; without a clock
    nudge_every: float  # a person is nudged at most so often
    deal_wait: float = 10.0  # for the pages' parts in the deal, in all; who has not answered then takes no part


@dataclass(slots=True, eq=False)
class Question:
    """What a seat is asked: since which action, since when, and what it is offered."""

    seq: int
    at: float
    legal: list[str] | None = None  # its answers, once somebody has asked for them
    offer: Offer | None = None
    thinking: bool = False
    ready: float = 0.0  # when a bot may act on it


class Room:
    """A table. A change is proposed (`propose`, `owed`), stored by whoever runs the table, and then believed."""

    def __init__(self, table: TableRow, seats: list[SeatRow], timing: Timing, now: Callable[[], float]) -> None:
        self.table = table
        self.seats = seats
        self.timing = timing
        self.now = now
        self.handshake: Handshake | None = None  # about the deal; None of tables of older versions
        self.deal_timer = DealTimer(timing.deal_wait)
        self.game: Game | None = None
        self.questions: dict[int, Question] = {}
        self.commands: list[str | None] = []  # line by line of the log, the clients' own ids
        self.acted: dict[int, int] = {}  # the last action of each seat
        self.version = 0  # how often the game has changed

    @property
    def id(self) -> str:
        return self.table.id

    @property
    def seq(self) -> int:
        """How many actions the log has."""
        return len(self.game.log) if self.game is not None else 0

    @property
    def playing(self) -> Game:
        """The game, where there must be one."""
        assert self.game is not None, "the game has not begun"
        return self.game

    # Who sits there, and what they are asked.

    def seat_for(self, guest: str | None) -> int | None:
        rows = (row.seat for row in self.seats if row.kind == "person" and row.guest == guest)
        return next(rows, None) if guest else None

    def driver_for(self, seat: int) -> str | None:
        """The level of the bot that plays a seat now."""
        row = self.seats[seat]
        return row.level if row.kind == "bot" else row.driver

    def offer(self, seat: int | None) -> Offer | None:
        """Made once for each question, and only when somebody looks."""
        if seat is None or self.game is None or (question := self.questions.get(seat)) is None:
            return None
        if question.offer is None:
            question.offer = make_offer(self.game, seat, self.legal(seat, question))
        return question.offer

    def legal(self, seat: int, question: Question) -> list[str]:
        """What answers a question that stands."""
        if question.legal is None:
            question.legal = self.playing.legal(seat)
        return question.legal

    def deadline(self, question: Question) -> float | None:
        """Until when a person may think, by the table's clock."""
        limit = self.timing.clocks.get(self.table.clock)
        return None if limit is None else question.at + limit

    def time(self) -> Time | None:
        """What the page counts down."""
        if self.table.clock not in self.timing.clocks:
            return None
        until = {}
        for seat, question in self.questions.items():
            deadline = self.deadline(question)
            if deadline is not None and self.driver_for(seat) is None:
                until[str(seat)] = deadline
        return {"now": self.now(), "until": until} if until else None

    def find_command(self, seat: int, command: str) -> int | None:
        """The number of a seat's command that is done already."""
        if command not in self.commands:
            return None
        same = (seq for seq, known in enumerate(self.commands, 1) if known == command)
        return next((seq for seq in same if self.playing.log[seq - 1][0] == seat), None)

    # What is proposed.

    def propose(self, seat: int, text: str, command: str | None, seen: int) -> Entry:
        """The next line of the log, if a seat that knows the first `seen` lines may write it; else Refused."""
        if self.game is None:
            raise Refused("not-begun")
        if self.table.status == "over":
            raise Refused("over")
        question = self.questions.get(seat)
        if question is None:
            if self.acted.get(seat, 0) > seen:
                raise Refused("stale")  # it was answered already, perhaps by a bot
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
        """The next line of the log, unchecked."""
        return Entry(self.id, self.seq + 1, seat, text, command, self.now())

    def pending_draw(self) -> Entry | Deal | None:
        """What chance draws now, if the game waits for it. Asked again it draws again, until one draw is believed."""
        game = self.playing
        if not games.needs_draw(game):
            return None
        if games.needs_deal(game):
            return Deal(self.id, len(game.deals), games.draw_deal(game))
        return self.entry(None, games.draw_tie(game))

    # What is stored, and so believed.

    def begin(self) -> None:
        """The game is on the table, not dealt yet."""
        self.game = games.new_game(self.table, self.handshake.proof() if self.handshake is not None else None)
        self.commands = []

    def deal_due(self) -> float | None:
        """Return until when a deal is waited for that is being agreed on, by our own clock.

        Another process may have opened it, with a clock that differs by minutes: we count from when we first saw it.
        """
        if self.handshake is None or self.game is not None:
            return None
        row = self.handshake.row
        return self.deal_timer.deadline(row.number, len(row.asked), self.now())

    def apply(self, line: Entry | Deal) -> None:
        """The game goes on by a line that the room proposed and that is stored now."""
        game = self.playing
        if isinstance(line, Deal):
            game.fold([*game.deals, line.data])
            self._update_questions(None)
        else:
            game.push(line.seat, line.text)
            self._record_entry(line)

    def fold(self, deals: Iterable[Deal], entries: Iterable[Entry]) -> None:
        """Bring in what others have stored: all deals of the table, and the entries that the room does not know."""
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
        """Whose question is new? A seat that waited and still waits is asked what it was asked before."""
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
        """May bots play the rest? Refused while something in it can change."""
        if self.game is None:
            raise Refused("not-begun")
        if self.table.status == "over":
            raise Refused("over")
        if not self.is_decided():
            raise Refused("not-foregone")

    def is_decided(self) -> bool:
        return is_foregone(self.playing.state, self.playing.ruleset.board)

    def bots_skip_pauses(self) -> bool:
        """The rest is foregone, and no person at the wheel has a card left: bots need not wait to be followed."""
        state = self.playing.state
        return self.is_decided() and not any(
            self.driver_for(seat) is None and (state.hand[seat] | state.open8[seat] or seat in self.questions)
            for seat in range(state.players)
        )

    def set_driver(self, seat: int, driver: str | None) -> None:
        """That bot plays a seat from now on; None: its person."""
        self.seats = [replace(row, driver=driver) if row.seat == seat else row for row in self.seats]

    def restart_clock(self, seat: int) -> None:
        """The person is back: their time begins anew."""
        if seat in self.questions:
            self.questions[seat].at = self.now()

    def close_given_up(self) -> None:
        """A table that is over while its game is not was given up: nothing is asked any more, nothing secret."""
        if self.game is not None and self.table.status == "over" and self.game.phase != "over":
            self.game.given_up = True
            self.questions.clear()
            self.version += 1

    def end(self) -> list[int] | None:
        """If the game is over and the table did not know: who won."""
        if self.game is None or self.game.phase != "over" or self.table.status != "running":
            return None
        outcome = self.game.outcome
        assert outcome is not None
        winners: list[int] = outcome["winners"]
        ranks, scores = self.game.view(None)["ranks"] or [], outcome["scores"]
        results = [SeatResult(rank=rank, money=scores[seat] if scores else None) for seat, rank in enumerate(ranks)]
        self.table = replace(self.table, status="over", winners=winners, results=results)
        return winners

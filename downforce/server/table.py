"""A table in memory: its game, who sits there, who listens. Every change is stored, then believed, then told."""

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from ..game import Game
from ..offers.offer import make_offer
from ..record import notation
from ..rules.errors import NotationError
from . import games
from .audience import Audience
from .autopilot import Autopilot
from .listener import Listener
from .refusals import Refused
from .store import Conflict, Deal, Entry, NotStored, SeatRow, TableRow

if TYPE_CHECKING:
    from .registry import Registry

log = logging.getLogger(__name__)


@dataclass(slots=True, eq=False)
class Question:
    """What a seat is asked: since which action, since when, and what it is offered."""

    seq: int
    at: float
    offer: dict[str, Any] | None = None
    thinking: bool = False
    ready: float = 0.0  # when a bot may act on it


class LiveTable(Audience, Autopilot):
    """All that happens at one table, one thing after another: whoever changes it holds the lock."""

    table: TableRow

    def __init__(self, registry: "Registry", table: TableRow, seats: list[SeatRow]) -> None:
        self.registry = registry
        self.table = table
        self.seats = seats
        self.game: Game | None = None
        self.questions: dict[int, Question] = {}
        self.commands: dict[tuple[int | None, str], int] = {}  # what was done, by the clients' own ids
        self.acted: dict[int, int] = {}  # the last action of each seat
        self.listeners: set[Listener] = set()
        self.elsewhere: dict[str, tuple[set[int], int]] = {}  # who listens in other processes
        self.gone: dict[int, float] = {}  # since when a seat has no socket
        self.lock = asyncio.Lock()
        self.mine = registry.alone  # did this process act last?
        self.doubtful = False  # the store may hold more than we know
        self.next_wake: float | None = None
        self.used = self.loaded = registry.now()

    # How things stand.

    @property
    def itself(self) -> "LiveTable":
        return self

    def offer(self, seat: int | None) -> dict[str, Any] | None:
        """Made once for each question, and only when somebody looks."""
        question = self.questions.get(seat) if seat is not None else None
        if question is None or self.game is None:
            return None
        if question.offer is None:
            question.offer = make_offer(self.game, seat)
        return question.offer

    # Acting.

    async def act(self, seat: int, text: str, command: str, seen: int, answer: Callable[[int], None]) -> None:
        """Store it, answer with its number, tell everybody. A repeat is answered again and not stored again."""
        async with self.lock:
            if self.doubtful or seen > self.seq:
                await self._catch_up()
            for _ in range(3):
                if (seat, command) in self.commands:
                    answer(self.commands[seat, command])
                    return
                self._check(seat, text, seen)
                if self.seats[seat].driver is not None:
                    await self._set_driver(seat, None)
                try:
                    await self._append(seat, text, command, answer)
                except Conflict:  # another process was first; we know by now what it did
                    continue
                return
            raise Refused("stale")

    def _check(self, seat: int, text: str, seen: int) -> None:
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
        if text not in self.game.legal(seat):
            try:
                notation.read(self.game.table, text)
            except NotationError:
                raise Refused("not-notation", action=text) from None
            raise Refused("illegal", action=text)

    async def _append(
        self, seat: int, text: str, command: str | None, answer: Callable[[int], None] | None = None
    ) -> None:
        assert self.game is not None
        before = self.seq
        try:
            await self._put(Entry(self.id, before + 1, seat, text, command, self.registry.now()))
        except Conflict:
            self.mine = self.registry.alone
            await self._catch_up()
            raise
        self.game.push(seat, text)
        self.mine = True
        if command is not None:
            self.commands[seat, command] = self.seq
        self._note({seat})
        if answer is not None:
            answer(self.seq)
        try:
            await self._settle()
        except NotStored:
            log.error("table %s: what chance drew is not stored yet", self.id)
        self.tell_news(before)
        await self._end()
        self.registry.fanout.look(self.id, self.seq)

    async def _put(self, thing: Entry | Deal) -> None:
        store = self.registry.store
        try:
            await (store.append(thing) if isinstance(thing, Entry) else store.append_deal(thing))
        except (NotStored, asyncio.CancelledError):
            self.doubtful = True
            self.reckon()
            raise

    async def _settle(self) -> None:
        """Chance acts where it must; what it drew is stored first, like any action."""
        game = self.game
        assert game is not None
        while games.chance_due(game):
            try:
                if games.owes_deal(game):
                    data = games.draw_deal(game)
                    await self._put(Deal(self.id, len(game.deals), data))
                    game.fold([*game.deals, data])
                else:
                    drawn = games.draw_tie(game)
                    await self._put(Entry(self.id, self.seq + 1, None, drawn, None, self.registry.now()))
                    game.push(None, drawn)
                self._note(set())
            except Conflict:  # drawn already, by another process
                await self._read_log()

    async def _end(self) -> None:
        if self.game is not None and self.game.phase == "over" and self.table.status == "running":
            outcome = self.game.outcome
            assert outcome is not None
            self.table = replace(self.table, status="over", winners=outcome["winners"])
            self.tell_info()
            await self.registry.store.set_over(self.id, outcome["winners"])

    def _note(self, acted: set[int | None]) -> None:
        """Whose question is new? A seat that waited and still waits is asked what it was asked before."""
        assert self.game is not None
        waiting = self.game.waiting
        for seat in acted - {None}:
            assert seat is not None
            self.acted[seat] = self.seq
        for seat in list(self.questions):
            if seat in acted or seat not in waiting:
                del self.questions[seat]
        for seat in waiting:
            if seat not in self.questions:
                self.questions[seat] = Question(self.seq, self.registry.now())
        self.reckon()

    # What is stored already.

    async def load(self) -> None:
        """The game as the log tells it; chance acts now if the process died before it could."""
        if self.table.status != "waiting":
            self.game = games.new_game(self.table)
            await self._read_log()
            await self._settle()
            await self._end()

    async def _read_log(self) -> None:
        """Fold in what the store holds beyond what we know."""
        assert self.game is not None
        game, store = self.game, self.registry.store
        entries = await store.entries(self.id, self.seq)
        deals = [deal.data for deal in await store.deals(self.id)]
        game.fold(deals)
        self._note(set())
        for entry in entries:
            game.fold(deals, [(entry.seat, entry.text)])
            if entry.command is not None:
                self.commands[entry.seat, entry.command] = entry.seq
            self._note({entry.seat})
        self.doubtful = False

    async def _catch_up(self) -> None:
        """Another process acted: read, let chance act if it has not, tell."""
        if self.game is not None:
            before = self.seq
            await self._read_log()
            await self._settle()
            if self.seq != before:
                self.mine = self.registry.alone
                self.reckon()
                self.tell_news(before)
            await self._end()

    async def look_again(self) -> None:
        """Seats, status and log may all have changed elsewhere."""
        async with self.lock:
            found = await self.registry.store.table(self.id)
            if found is None:
                return
            changed = found != (self.table, self.seats)
            self.table, self.seats = found
            if self.game is None and self.table.status != "waiting":
                await self.load()
                self.tell_table()
            else:
                await self._catch_up()
            if changed:
                self.reseat()

"""Who acts when nobody does: bots after a short pause, a pro for those whose time is up or who stay away."""

import asyncio
import logging
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from sqlalchemy.exc import DBAPIError

from .bot_pool import DRIVER
from .refusals import Refused
from .store import Conflict, NotStored, SeatRow, TableRow

if TYPE_CHECKING:
    from ..game import Game
    from .registry import Registry
    from .table import Question

log = logging.getLogger(__name__)
TOGETHER = 0.25  # of a pause, between bots that are asked at the same time
AGAIN = 1.0  # seconds after a failure


class Autopilot:
    """The part of a live table that looks at the clock."""

    registry: "Registry"
    game: "Game | None"
    seats: list[SeatRow]
    table: TableRow
    questions: "dict[int, Question]"
    gone: dict[int, float]
    loaded: float
    lock: asyncio.Lock
    mine: bool
    doubtful: bool
    next_wake: float | None

    if TYPE_CHECKING:  # what the other parts give

        @property
        def seq(self) -> int: ...
        def connected(self) -> set[int]: ...
        def tell_info(self) -> None: ...
        def tell_news(self, before: int) -> None: ...
        async def _append(self, seat: int, text: str, command: str | None) -> None: ...
        async def _catch_up(self) -> None: ...

    def driver_of(self, seat: int) -> str | None:
        """The level of the bot that plays a seat now."""
        row = self.seats[seat]
        return row.level if row.kind == "bot" else row.driver

    def deadline(self, seat: int, question: "Question") -> float | None:
        """Until when a person may think, by the table's clock."""
        limit = self.registry.settings.clocks.get(self.table.clock)
        return None if limit is None else question.at + limit

    def time(self) -> dict[str, Any] | None:
        """What the page counts down."""
        until = {}
        for seat, question in self.questions.items():
            deadline = self.deadline(seat, question)
            if deadline is not None and self.driver_of(seat) is None:
                until[seat] = deadline
        return {"now": self.registry.now(), "until": until} if until else None

    def reckon(self) -> None:
        """When must this table be looked at next?"""
        dues = [due for seat, question in self.questions.items() if (due := self._due(seat, question)) is not None]
        if self.doubtful:
            dues.append(self.registry.now() + AGAIN)
        self.next_wake = min(dues, default=None)

    def _due(self, seat: int, question: "Question") -> float | None:
        settings = self.registry.settings
        wait = 0.0 if self.mine else settings.rival_wait
        if self.driver_of(seat) is not None:
            if question.thinking:
                return None
            if not question.ready:
                before = sum(q.ready > 0 for q in self.questions.values())
                question.ready = question.at + settings.bot_pause * (1 + TOGETHER * before)
            return question.ready + wait
        dues = []
        away = seat not in self.connected()
        gone = self.gone.get(seat, self.loaded)
        if (deadline := self.deadline(seat, question)) is not None:
            dues.append(deadline)
            if away:
                dues.append(max(question.at, gone + settings.away))
        elif away and any(self.seats[other].kind == "person" for other in self.connected() - {seat}):
            dues.append(max(question.at, gone) + settings.away_unclocked)
        return min(dues) + wait if dues else None

    async def wake(self) -> None:
        """Do what is due."""
        now = self.registry.now()
        self.next_wake = None
        async with self.lock:
            try:
                if self.doubtful:
                    await self._catch_up()
                await self._do_what_is_due(now)
            except (NotStored, DBAPIError, OSError) as error:
                log.error("table %s: the store does not answer (%s)", self.table.id, type(error).__name__)
                self.doubtful = True  # so it is tried again
            finally:
                self.reckon()

    async def _do_what_is_due(self, now: float) -> None:
        for seat, question in list(self.questions.items()):
            due = self._due(seat, question)
            if due is None or due > now:
                continue
            if self.driver_of(seat) is None:
                await self._set_driver(seat, DRIVER)
                question.ready = now + self.registry.settings.bot_pause
            else:
                question.thinking = True
                self.registry.spawn(self._think(seat, question))

    async def _think(self, seat: int, question: "Question") -> None:
        level = self.driver_of(seat)
        assert self.game is not None
        try:
            if level is not None:
                action = await self.registry.bots.choose(level, self.game.view(seat), self.game.legal(seat))
                async with self.lock:
                    if self.questions.get(seat) is question and self.driver_of(seat) is not None:
                        await self._append(seat, action, None)
        except (Conflict, NotStored):
            pass  # somebody else acted, or the store is away: the question, if it stands, comes up again
        except Exception:
            log.exception("seat %s of table %s: the bot failed", seat, self.table.id)
        finally:
            question.thinking = False
            question.ready = self.registry.now() + AGAIN
            self.reckon()

    async def wheel(self, seat: int) -> None:
        """The person is back and drives; their time begins anew."""
        async with self.lock:
            if self.table.status != "running":
                raise Refused("over" if self.table.status == "over" else "not-begun")
            if self.seats[seat].driver is not None:
                await self._set_driver(seat, None)
                if seat in self.questions:
                    self.questions[seat].at = self.registry.now()
                self.reckon()
                if self.time() is not None:
                    self.tell_news(self.seq)  # nothing happened, but the time is new

    async def _set_driver(self, seat: int, driver: str | None) -> None:
        await self.registry.store.set_driver(self.table.id, seat, driver)
        self.seats = [replace(row, driver=driver) if row.seat == seat else row for row in self.seats]
        self.registry.fanout.look(self.table.id, None)
        self.tell_info()

"""All tables of this process: loaded when somebody needs them, woken when something is due, forgotten when idle."""

import asyncio
import contextlib
import logging
import re
import time
from collections.abc import Callable, Coroutine
from typing import Any

from .bot_pool import BotPool
from .fanout import Fanout
from .guests import Guests
from .listener import GONE, SILENT
from .messages import ID_PATTERN
from .refusals import Refused
from .settings import Settings
from .store import Store
from .table import LiveTable

log = logging.getLogger(__name__)
IDLE = 600.0  # seconds a table stays in memory that nobody needs
MOST_LOADED = 5000  # running games looked at after a start
TICK = 0.1


class Registry:
    """Where everything meets: the store, the bots, the tables, other processes."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        guests: Guests,
        bots: BotPool,
        fanout: Fanout | None = None,
        now: Callable[[], float] = time.time,
    ) -> None:
        self.settings = settings
        self.store = store
        self.guests = guests
        self.bots = bots
        self.alone = fanout is None
        self.fanout = fanout or Fanout()
        self.now = now
        self.tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._forgotten = now()

    async def find(self, table_id: str) -> LiveTable:
        """The live table of an id; Refused when there is none."""
        live = await self.look(table_id) if re.match(ID_PATTERN, table_id) else None
        if live is None:
            raise Refused("unknown-table")
        live.used = self.now()
        return live

    async def look(self, table_id: str) -> LiveTable | None:
        if table_id in self.tables:
            return self.tables[table_id]
        if table_id not in self._loading:
            self._loading[table_id] = asyncio.create_task(self._load(table_id))
        return await asyncio.shield(self._loading[table_id])

    async def _load(self, table_id: str) -> LiveTable | None:
        try:
            found = await self.store.table(table_id)
            if found is None:
                return None
            live = LiveTable(self, *found)
            try:
                await live.load()
            except ValueError as error:  # rules that have changed, a track that is gone
                log.error("table %s cannot be played on: %s", table_id, error)
                return None
            self.tables[table_id] = live
            self.fanout.ask_presence(table_id)
            return live
        finally:
            del self._loading[table_id]

    # In the background.

    async def resume(self) -> None:
        """Games that were running when the server stopped go on: their bots and clocks need somebody to look."""
        for table_id in await self.store.running_tables(MOST_LOADED):
            with contextlib.suppress(Refused):
                await self.look(table_id)
            await asyncio.sleep(0)

    async def run(self) -> None:
        """Until cancelled."""
        self.spawn(self.resume())
        while True:
            await asyncio.sleep(TICK)
            self.tick()

    def tick(self) -> None:
        now = self.now()
        for live in self.tables.values():
            if live.next_wake is not None and live.next_wake <= now:
                live.next_wake, live.used = None, now
                self.spawn(live.wake())
        if now - self._forgotten >= 1:
            self._forgotten = now
            self._hang_up(now)
            self._forget(now)

    def _hang_up(self, now: float) -> None:
        for live in self.tables.values():
            for listener in live.listeners:
                if now - listener.heard > self.settings.silent:
                    listener.close(SILENT)

    def _forget(self, now: float) -> None:
        """Tables that nobody looks at and that wait for nobody but people."""
        for live in list(self.tables.values()):
            idle = not live.listeners and live.next_wake is None and not live.lock.locked()
            if idle and now - live.used > IDLE and not any(q.thinking for q in live.questions.values()):
                del self.tables[live.id]

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """A task that is not lost, and whose failure is told."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("in the background: %r", error, exc_info=error)

    async def close(self) -> None:
        for live in self.tables.values():
            for listener in live.listeners:
                listener.close(GONE)
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

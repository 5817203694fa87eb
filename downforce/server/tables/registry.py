"""The game tables of one process. They are loaded on demand, woken for scheduled work, and dropped when idle."""

import asyncio
import contextlib
import logging
import re

from sqlalchemy.exc import DBAPIError

from ...room.messages import ID_PATTERN
from ...room.refusals import Refused
from ..http.guests import LINK_AGE, Guests
from ..sockets.listener import GONE, SILENT
from ..store import NotStored, RetentionPolicy
from .services import Services
from .table import LiveTable

log = logging.getLogger(__name__)
IDLE = 600.0  # seconds until an unused game table is dropped from memory
MOST_LOADED = 5000  # maximum number of running games to load at startup
TICK = 0.1
AN_HOUR, A_DAY = 3600.0, 24 * 3600.0
LONGEST_PAUSE = 30 * A_DAY  # between two new tables; if the newest is older at startup, the clock may be wrong
LOG_CHECK = 0.7  # seconds between checks for what other processes stored; with `rival_wait`, no wait exceeds 2 s
AT_ONCE = 500  # game tables per query


class Registry:
    """The game tables that are loaded in this process."""

    def __init__(self, services: Services, guests: Guests) -> None:
        self.services = services
        self.guests = guests
        self.store = services.store
        self.fanout = services.fanout
        self.now = services.now
        self.tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._forgotten = self.now()
        self._swept = self.now()
        self._skipped = 0.0  # seconds by which the clock may be ahead; they do not count as age

    async def find(self, table_id: str) -> LiveTable:
        """Return the game table with this id, loading it if necessary.

        Raise Refused if the table does not exist or if its game can no longer be played.
        """
        live = await self.get_or_load(table_id) if re.match(ID_PATTERN, table_id) else None
        if live is None:
            raise Refused("unknown-table")
        live.used = self.now()
        return live

    async def get_or_load(self, table_id: str) -> LiveTable | None:
        """Return the game table with this id, loading it if necessary.

        Return None if the table does not exist or if its game can no longer be played.
        """
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
            live = LiveTable(self.services, *found)
            try:
                await live.load()
            except ValueError as error:  # the rules have changed, or the track no longer exists
                log.error("table %s cannot be played on: %s", table_id, error)
                return None
            self.tables[table_id] = live
            self.fanout.request_presence(table_id)
            return live
        finally:
            del self._loading[table_id]

    # Background work.

    async def resume(self) -> None:
        """Load the games that were running when the server stopped, retrying until the database answers."""
        while True:
            try:
                await self._resume()
                return
            except (NotStored, DBAPIError, OSError) as error:
                log.error("the store does not answer (%s)", type(error).__name__)
                await asyncio.sleep(LOG_CHECK)

    async def _resume(self) -> None:
        """Load all running games, and resume unfinished analyses.

        The games must be loaded even if nobody is connected, because bots may have to act and clocks may run out.
        """
        newest = await self.store.newest_table()
        if newest is not None:
            # The clock may be a year ahead when the server starts, and deleted tables cannot be restored.
            self._skipped = max(0.0, self.now() - newest - LONGEST_PAUSE)
        for table_id in await self.store.running_tables(MOST_LOADED):
            with contextlib.suppress(Refused):
                await self.get_or_load(table_id)
            await asyncio.sleep(0)
        await self.resume_analyses()

    async def resume_analyses(self) -> None:
        """Resume the game analyses that other processes have left unfinished."""
        for row in await self.services.analyst.abandoned():
            live = await self.get_or_load(row.table_id)
            if live is not None and live.room.game is not None:
                with contextlib.suppress(Refused):
                    await self.services.analyst.submit(live.id, live.room.game.record(), row.guest)

    async def run(self) -> None:
        """Run the scheduled work of all game tables, and clean up regularly, until cancelled."""
        self.services.spawn(self.resume())
        if not self.services.alone:
            self.services.spawn(self._watch_logs())
        while True:
            await asyncio.sleep(TICK)
            self.tick()

    async def _watch_logs(self) -> None:
        while True:
            await asyncio.sleep(LOG_CHECK)
            try:
                await self.reload_outdated()
            except (DBAPIError, OSError) as error:
                log.error("the store does not answer (%s)", type(error).__name__)

    async def reload_outdated(self) -> None:
        """Reload game tables whose stored log is longer than the one in memory.

        This is necessary because notifications can be lost, and a process may die before sending one.
        """
        for live in self.tables.values():
            if live.room.deal_due() is not None and not live.lock.locked():
                self.services.spawn(live.reload())
        watched = [live for live in self.tables.values() if live.audience.listeners and live.room.game is not None]
        for first in range(0, len(watched), AT_ONCE):
            some = watched[first : first + AT_ONCE]
            lengths = await self.store.lengths([live.id for live in some])
            for live in some:
                if lengths.get(live.id, 0) > live.room.seq and not live.lock.locked():
                    self.services.spawn(live.reload())

    def tick(self) -> None:
        """Start all scheduled work that is due now. This method is called ten times a second."""
        now = self.now()
        for live in self.tables.values():
            if live.next_wake is not None and live.next_wake <= now:
                live.next_wake, live.used = None, now
                self.services.spawn(live.wake())
        if now - self._forgotten >= 1:
            self._forgotten = now
            self._close_silent(now)
            self._forget(now)
        if now - self._swept >= AN_HOUR:
            self._swept = now
            self.services.spawn(self.sweep())

    async def sweep(self) -> None:
        """Delete expired game tables from the database, and drop them from the memory of all processes."""
        now, settings = self.now() - self._skipped, self.services.settings
        days = (settings.keep_unjoined, settings.keep_unfinished, settings.keep_finished)
        unjoined, unfinished, finished = (now - number * A_DAY if number else 0.0 for number in days)
        policy = RetentionPolicy(unjoined, unfinished, finished, now - LINK_AGE)
        while gone := await self.store.delete_expired(policy):
            for table_id in gone:
                self.fanout.notify_changed(table_id, None)
                if table_id in self.tables:
                    await self.tables.pop(table_id).reload()

    def _close_silent(self, now: float) -> None:
        """Disconnect clients that have sent nothing for too long."""
        for live in self.tables.values():
            for listener in live.audience.listeners:
                if now - listener.heard > self.services.settings.silent:
                    listener.close(SILENT)

    def _forget(self, now: float) -> None:
        """Drop deleted and idle game tables from memory.

        A table is idle if it has no listeners, has nothing scheduled, and has not been used for a while.
        """
        for live in list(self.tables.values()):
            idle = not live.audience.listeners and live.next_wake is None and not live.lock.locked()
            if live.gone or (idle and now - live.used > IDLE and not live.autopilot.is_thinking()):
                del self.tables[live.id]

    async def close(self) -> None:
        """Close all client connections and stop all background work."""
        for live in self.tables.values():
            for listener in live.audience.listeners:
                listener.close(GONE)
        await self.services.stop()

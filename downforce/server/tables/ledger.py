"""Storage for the changes to a game table. Each change is stored before it is applied to the room."""

import asyncio
import logging

from sqlalchemy.exc import DBAPIError

from ...room.room import Room
from ...room.running.changes import Change, ChangeTable, GiveUp, SetDriver, SetOver, Start
from ...room.seating import changed_seats
from ...room.stored_rows import Deal, Entry
from ..store import NotStored, Store

log = logging.getLogger(__name__)
AT_ONCE = 8  # log entries applied before other tasks get a turn


class Ledger:
    """Stores the changes to a game table, and reads the log that is stored. It sends nothing to clients."""

    def __init__(self, room: Room, store: Store) -> None:
        self.room = room
        self.store = store
        self.out_of_sync = False  # whether the store may contain more than the room knows

    async def write(self, change: Change) -> None:
        """Store a change, which the caller then applies.

        Raise Conflict if another process has already made a conflicting change. Raise NotStored if the write has
        failed, or if it is unknown whether it succeeded.
        """
        try:
            await self._write(change)
        except (NotStored, DBAPIError, OSError) as error:
            self.out_of_sync |= isinstance(change, Entry | Deal)
            if not isinstance(change, SetOver):
                raise NotStored(type(error).__name__) from error
            log.error("table %s: that the game is over is stored with the next start", self.room.id)
        except asyncio.CancelledError:
            self.out_of_sync |= isinstance(change, Entry | Deal)
            raise

    async def _write(self, change: Change) -> None:
        store, room = self.store, self.room
        if isinstance(change, Entry):
            await store.append(change)
        elif isinstance(change, Deal):
            await store.append_deal(change)
        elif isinstance(change, SetDriver):
            await store.set_driver(room.id, change.seat, change.driver)
        elif isinstance(change, SetOver):
            await store.set_over(room.id, change.table.winners or [], change.table.results)
        elif isinstance(change, GiveUp):
            await store.change_give_up(room.table, change.table)
        elif isinstance(change, ChangeTable):
            await store.change_table((room.table, room.seats), (change.table, change.seats))
        elif isinstance(change, Start):
            seats = changed_seats(room.seats, change.seats)
            await store.begin(room.table, seats, change.deal, change.commitment)
        else:
            await store.change_seats(change.table, changed_seats(room.seats, change.seats))

    async def read(self) -> None:
        """Read the stored log entries and deals, and apply those that have not been applied to the game yet."""
        entries = await self.store.entries(self.room.id, self.room.seq)
        deals = await self.store.deals(self.room.id)
        self.room.fold(deals, entries[:AT_ONCE])
        for first in range(AT_ONCE, len(entries), AT_ONCE):
            await asyncio.sleep(0)  # a whole game takes about 30 ms, which is long for other tasks to wait
            self.room.fold(deals, entries[first : first + AT_ONCE])
        self.out_of_sync = False

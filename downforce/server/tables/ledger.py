"""Storage for a game table's log. Each log entry is stored before it is applied to the game."""

import asyncio

from ...room.room import Room
from ...room.stored_rows import Deal, Entry
from ..store import Conflict, NotStored, Store

AT_ONCE = 8  # log entries applied before other tasks get a turn


class Ledger:
    """Transfers log entries and deals between a game table in memory and the database. It sends nothing to clients."""

    def __init__(self, room: Room, store: Store) -> None:
        self.room = room
        self.store = store
        self.out_of_sync = False  # whether the store may contain more than the room knows

    async def append(self, line: Entry | Deal) -> None:
        """Store a log entry or a deal, then apply it to the game.

        Raise Conflict if another process has already stored an entry or deal with the same number. Raise NotStored if
        it is unknown whether the write succeeded.
        """
        try:
            await (self.store.append(line) if isinstance(line, Entry) else self.store.append_deal(line))
        except (NotStored, asyncio.CancelledError):
            self.out_of_sync = True
            raise
        self.room.apply(line)

    async def draw_pending(self) -> None:
        """Make the random draws that the game is waiting for. Each draw is stored before it is applied."""
        while (drawn := self.room.pending_draw()) is not None:
            try:
                await self.append(drawn)
            except Conflict:  # another process has already made this draw
                await self.read()

    async def read(self) -> None:
        """Read the stored log entries and deals, and apply those that have not been applied to the game yet."""
        entries = await self.store.entries(self.room.id, self.room.seq)
        deals = await self.store.deals(self.room.id)
        self.room.fold(deals, entries[:AT_ONCE])
        for first in range(AT_ONCE, len(entries), AT_ONCE):
            await asyncio.sleep(0)  # a whole game takes about 30 ms, which is long for other tasks to wait
            self.room.fold(deals, entries[first : first + AT_ONCE])
        self.out_of_sync = False

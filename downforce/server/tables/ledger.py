"""The storage side of a game table's log. Each log entry is stored before it is applied to the room."""

import asyncio

from ...room.room import Room
from ...room.stored_rows import Deal, Entry
from ..store import Conflict, NotStored, Store

AT_ONCE = 8  # log entries applied before other tasks get a turn


class Ledger:
    """Transfers log entries and deals between the room and the store. Nothing is published here."""

    def __init__(self, room: Room, store: Store) -> None:
        self.room = room
        self.store = store
        self.out_of_sync = False  # whether the store may contain more than the room knows

    async def append(self, line: Entry | Deal) -> None:
        """Store a log entry or a deal, then apply it to the room.

        Raises Conflict if another process has already stored this number, or NotStored if it is unknown whether the
        write succeeded.
        """
        try:
            await (self.store.append(line) if isinstance(line, Entry) else self.store.append_deal(line))
        except (NotStored, asyncio.CancelledError):
            self.out_of_sync = True
            raise
        self.room.apply(line)

    async def draw_pending(self) -> None:
        """Make the random draws that the game is waiting for. Like any action, a draw is stored first."""
        while (drawn := self.room.pending_draw()) is not None:
            try:
                await self.append(drawn)
            except Conflict:  # another process has already made this draw
                await self.read()

    async def read(self) -> None:
        """Apply the log entries and deals in the store that the room does not know yet."""
        entries = await self.store.entries(self.room.id, self.room.seq)
        deals = await self.store.deals(self.room.id)
        self.room.fold(deals, entries[:AT_ONCE])
        for first in range(AT_ONCE, len(entries), AT_ONCE):
            await asyncio.sleep(0)  # a whole game takes about 30 ms, which is long for other tasks to wait
            self.room.fold(deals, entries[first : first + AT_ONCE])
        self.out_of_sync = False

"""A table's log in the store: an entry is stored first and then applied to the room."""

import asyncio

from ...room.room import Room
from ...room.stored_rows import Deal, Entry
from ..store import Conflict, NotStored, Store

AT_ONCE = 8  # entries applied before other tasks get a turn


class Ledger:
    """Moves entries and deals between the room and the store. Nothing is published here."""

    def __init__(self, room: Room, store: Store) -> None:
        self.room = room
        self.store = store
        self.out_of_sync = False  # the store may hold more than the room knows

    async def append(self, line: Entry | Deal) -> None:
        """Store an entry or deal and apply it.

        Raises Conflict if another process has stored this number, NotStored if it is unknown whether it is stored.
        """
        try:
            await (self.store.append(line) if isinstance(line, Entry) else self.store.append_deal(line))
        except (NotStored, asyncio.CancelledError):
            self.out_of_sync = True
            raise
        self.room.apply(line)

    async def draw_pending(self) -> None:
        """Draw what the game waits for, as often as it does; each draw is stored first, like any action."""
        while (drawn := self.room.pending_draw()) is not None:
            try:
                await self.append(drawn)
            except Conflict:  # another process has drawn it already
                await self.read()

    async def read(self) -> None:
        """Apply what the store holds beyond what the room knows."""
        entries = await self.store.entries(self.room.id, self.room.seq)
        deals = await self.store.deals(self.room.id)
        self.room.fold(deals, entries[:AT_ONCE])
        for first in range(AT_ONCE, len(entries), AT_ONCE):
            await asyncio.sleep(0)  # a whole game takes about 30 ms, and other tasks wait
            self.room.fold(deals, entries[first : first + AT_ONCE])
        self.out_of_sync = False

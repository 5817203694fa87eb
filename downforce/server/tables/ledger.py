"""A table's log in the store: a line is stored, and only then believed."""

import asyncio

from ...room.room import Room
from ...room.rows import Deal, Entry
from ..store import Conflict, NotStored, Store

AT_ONCE = 8  # entries folded before others have their turn


class Ledger:
    """Carries lines from the room to the store, and from the store to the room. Nobody is told here."""

    def __init__(self, room: Room, store: Store) -> None:
        self.room = room
        self.store = store
        self.out_of_sync = False  # the store may hold more than we know

    async def append(self, line: Entry | Deal) -> None:
        """Conflict when another process has stored this number; NotStored when nobody knows whether it is stored."""
        try:
            await (self.store.append(line) if isinstance(line, Entry) else self.store.append_deal(line))
        except (NotStored, asyncio.CancelledError):
            self.out_of_sync = True
            raise
        self.room.apply(line)

    async def draw_pending(self) -> None:
        """Chance acts where it must; what it drew is stored first, like any action."""
        while (drawn := self.room.pending_draw()) is not None:
            try:
                await self.append(drawn)
            except Conflict:  # drawn already, by another process
                await self.read()

    async def read(self) -> None:
        """Fold in what the store holds beyond what we know."""
        entries = await self.store.entries(self.room.id, self.room.seq)
        deals = await self.store.deals(self.room.id)
        self.room.fold(deals, entries[:AT_ONCE])
        for first in range(AT_ONCE, len(entries), AT_ONCE):
            await asyncio.sleep(0)  # a whole game takes some 30 ms, and others wait
            self.room.fold(deals, entries[first : first + AT_ONCE])
        self.out_of_sync = False

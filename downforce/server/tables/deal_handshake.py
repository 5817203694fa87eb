"""How a table agrees on its deal, in the store: a part is stored, and only then believed. Nobody is told here."""

import logging
from collections.abc import Collection

from ...room.handshake import Handshake, first_commitment
from ...room.room import Room
from ...room.rows import Commitment, SeatRow, TableRow
from ...room.shapes import DealAsks
from ..store import Conflict
from .services import Services

log = logging.getLogger(__name__)


def open_handshake(
    services: Services, table: TableRow, seats: list[SeatRow], asked: Collection[int]
) -> tuple[Handshake, Commitment]:
    """The first commitment of a table that begins. It is stored before anybody is asked for a part."""
    commitment = first_commitment(table, seats, asked, services.now(), services.me)
    handshake = Handshake(table, commitment)
    log_commitment(handshake)
    return handshake, commitment


def log_commitment(handshake: Handshake) -> None:
    log.info("table %s: deal %s is committed to %s", handshake.table.id, handshake.row.number, handshake.commitment)


class HandshakeStore:
    """Carries parts from the room to the store, and from the store to the room."""

    def __init__(self, room: Room, services: Services) -> None:
        self.room = room
        self.services = services

    async def read(self) -> None:
        """As it is stored. A process that is alone finds a deal that another left open only after a restart: who was
        asked then is asked anew."""
        found = await self.services.store.handshake(self.room.id)
        self.room.handshake = Handshake(self.room.table, *found) if found is not None else None
        if found is not None and self.services.alone and found[0].process != self.services.me:
            await self.discard(())

    async def add_part(self, seat: int, number: int, step: DealAsks, data: str) -> bool:
        """A page's part, as often as it likes. Refused when it is not wanted. False when it was known."""
        handshake = self.room.handshake
        if handshake is None:
            return False
        part = handshake.propose(seat, number, step, data)
        if part is None:
            return False
        try:
            await self.services.store.add_part(part)
        except Conflict:  # another process was first: with the same, or with the next deal
            await self.read()
            return True
        handshake.apply(part)
        return True

    async def discard(self, without: Collection[int]) -> None:
        """The deal is not made; the next one does not ask these seats. One that is settled stays."""
        handshake = self.room.handshake
        if handshake is None or handshake.asks is None:
            return
        following = handshake.next_commitment(without, self.services.now(), self.services.me)
        try:
            await self.services.store.discard_deal(following)
        except Conflict:
            await self.read()
            return
        self.room.handshake = Handshake(self.room.table, following, earlier=[*handshake.earlier, handshake.row])
        log_commitment(self.room.handshake)

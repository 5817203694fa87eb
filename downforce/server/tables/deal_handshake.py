"""Agreeing on a table's deal, in the store: a part is stored first and then applied. Nothing is published here."""

import logging
from collections.abc import Collection

from ...room.handshake import Handshake, first_commitment
from ...room.room import Room
from ...room.shapes import DealAsks
from ...room.stored_rows import Commitment, SeatRow, TableRow
from ..store import Conflict
from .services import Services

log = logging.getLogger(__name__)


def open_handshake(
    services: Services, table: TableRow, seats: list[SeatRow], asked: Collection[int]
) -> tuple[Handshake, Commitment]:
    """Return the handshake of a table that starts, and its first commitment.

    The commitment must be stored before any page is asked for its part.
    """
    commitment = first_commitment(table, seats, asked, services.now(), services.me)
    handshake = Handshake(table, commitment)
    log_commitment(handshake)
    return handshake, commitment


def log_commitment(handshake: Handshake) -> None:
    """Write the commitment to the log, so that it can be shown later that it was made before the deal."""
    log.info("table %s: deal %s is committed to %s", handshake.table.id, handshake.row.number, handshake.commitment)


class HandshakeStore:
    """Moves the parts of a deal between the room and the store."""

    def __init__(self, room: Room, services: Services) -> None:
        self.room = room
        self.services = services

    async def read(self) -> None:
        """Read the handshake from the store.

        A process that is alone finds another one's open deal only after a restart: then the same seats are asked again,
        for a new deal.
        """
        found = await self.services.store.handshake(self.room.id)
        self.room.handshake = Handshake(self.room.table, *found) if found is not None else None
        if found is not None and self.services.alone and found[0].process != self.services.me:
            await self.discard(())

    async def add_part(self, seat: int, number: int, step: DealAsks, data: str) -> bool:
        """Store a page's part and apply it. Returns False if it was known; raises Refused if it is not asked for."""
        handshake = self.room.handshake
        if handshake is None:
            return False
        part = handshake.propose(seat, number, step, data)
        if part is None:
            return False
        try:
            await self.services.store.add_part(part)
        except Conflict:  # another process was first, with the same part or with the next deal
            await self.read()
            return True
        handshake.apply(part)
        return True

    async def discard(self, without: Collection[int]) -> None:
        """Replace the deal by one that does not ask the seats in `without`. A deal with all its parts stays."""
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

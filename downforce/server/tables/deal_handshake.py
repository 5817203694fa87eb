"""Storage for the handshake in which the server and the players' browsers agree on how the cards are dealt.

Each hash or nonce that a player's browser sends is stored before it is applied. This module sends nothing to clients.
"""

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
    """Begin the handshake for the first deal of a game. Return the handshake and the server's commitment to the deal.

    The commitment must be stored before any player's browser is asked to contribute to the deal.
    """
    commitment = first_commitment(table, seats, asked, services.now(), services.me)
    handshake = Handshake(table, commitment)
    log_commitment(handshake)
    return handshake, commitment


def log_commitment(handshake: Handshake) -> None:
    """Log the server's commitment to a deal, as evidence that the commitment was made before the cards were dealt."""
    log.info("table %s: deal %s is committed to %s", handshake.table.id, handshake.row.number, handshake.commitment)


class HandshakeStore:
    """Reads a game table's deal handshake from the database, and stores each step of it."""

    def __init__(self, room: Room, services: Services) -> None:
        self.room = room
        self.services = services

    async def read(self) -> None:
        """Read a game table's deal handshake from the database.

        If the server runs as a single process, an unfinished deal that another process began must be left over from
        before a restart. It is discarded, and the same players are asked to contribute to a new deal.
        """
        found = await self.services.store.handshake(self.room.id)
        self.room.handshake = Handshake(self.room.table, *found) if found is not None else None
        if found is not None and self.services.alone and found[0].process != self.services.me:
            await self.discard(())

    async def add_part(self, seat: int, number: int, step: DealAsks, data: str) -> bool:
        """Store a hash or nonce that a player's browser has sent for the deal, then apply it.

        Return False if the hash or nonce is already stored, or if the table has no deal handshake. Raise Refused if it
        was not requested, or if the nonce does not match the hash sent earlier.
        """
        handshake = self.room.handshake
        if handshake is None:
            return False
        part = handshake.propose(seat, number, step, data)
        if part is None:
            return False
        try:
            await self.services.store.add_part(part)
        except Conflict:  # another process has stored this part, or moved on to the next deal
            await self.read()
            return True
        handshake.apply(part)
        return True

    async def discard(self, without: Collection[int]) -> None:
        """Replace the current deal with a new one. Players in the seats listed in `without` do not contribute to it.

        Do nothing if all hashes and nonces for the current deal have already arrived.
        """
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

"""Storage for the handshake in which the server and the players' browsers agree on how the cards are dealt.

If one server process completes a deal while another discards it, the change that is stored first takes effect.
"""

import json
from dataclasses import asdict
from typing import Any

from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ...room.running.changes import Conflict
from ...room.stored_rows import Commitment, Part
from .schema import commitments, parts, tables

StoredHandshake = tuple[Commitment, list[Part], list[Commitment]]


async def read(connection: AsyncConnection, table_id: str) -> StoredHandshake | None:
    """Return the state of a game table's deal handshake, or None if the server has made no commitment.

    The result contains the server's latest commitment, the hashes and nonces that players' browsers have sent for it,
    and all earlier commitments.
    """
    query = select(commitments).where(commitments.c.table_id == table_id).order_by(commitments.c.number)
    rows = [
        Commitment(**{**row._mapping, "asked": json.loads(row.asked), "silent": json.loads(row.silent)})
        for row in await connection.execute(query)
    ]
    if not rows:
        return None
    *earlier, last = rows
    given = select(parts).where(parts.c.table_id == table_id, parts.c.number == last.number)
    return last, [Part(*part) for part in await connection.execute(given)], earlier


async def add_part(connection: AsyncConnection, part: Part) -> None:
    """Store the hash or the nonce that a player's browser has contributed to the deal.

    Raise Conflict if the deal was discarded, or if this contribution is already stored.
    """
    found = await _locked(connection, part.table_id)
    if found is None or found[0].number != part.number:
        raise Conflict
    if any((given.seat, given.step) == (part.seat, part.step) for given in found[1]):
        raise Conflict
    await connection.execute(insert(parts), asdict(part))


async def discard(connection: AsyncConnection, following: Commitment) -> None:
    """Discard the current deal by storing the server's commitment to the next deal.

    Raise Conflict if all nonces for the deal have already arrived, or if another process has discarded it.
    """
    found = await _locked(connection, following.table_id)
    if found is None or found[0].number != following.number - 1:
        raise Conflict
    if set(found[0].asked) <= {part.seat for part in found[1] if part.step == "nonce"}:
        raise Conflict
    await connection.execute(insert(commitments), commitment_row(following))


async def _locked(connection: AsyncConnection, table_id: str) -> StoredHandshake | None:
    await connection.execute(select(tables.c.id).where(tables.c.id == table_id).with_for_update())
    return await read(connection, table_id)


def commitment_row(commitment: Commitment) -> dict[str, Any]:
    """Convert the server's commitment to a deal into a database row."""
    return {**asdict(commitment), "asked": json.dumps(commitment.asked), "silent": json.dumps(commitment.silent)}

"""Deletion of game tables and guests that have not been used for a long time, to keep the database small."""

from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, and_, delete, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from .schema import entries, guests, links, seats, tables
from .totals import add_deleted

AT_ONCE = 500  # game tables per transaction


@dataclass(frozen=True, slots=True)
class RetentionPolicy:
    """Cut-off times for the deletion of old data, in seconds since 1970.

    Data that was last used before its cut-off time is deleted. A cut-off time of 0 means that nothing is deleted.
    """

    unjoined: float  # waiting tables that only their host has joined
    unfinished: float  # other waiting tables, and games that are not over
    finished: float  # finished games, and guests without a seat
    links: float


async def delete_expired(connection: AsyncConnection, policy: RetentionPolicy) -> list[str]:
    """Delete a batch of expired game tables with their seats and logs, oldest first. Return the ids of the tables.

    Also delete expired guests, and expired links for continuing on another device. Call this function repeatedly until
    it returns an empty list.
    """
    last = select(func.max(entries.c.at)).where(entries.c.table_id == tables.c.id).scalar_subquery()
    used: ColumnElement[Any] = func.coalesce(last, tables.c.created)
    sitting = and_(seats.c.table_id == tables.c.id, seats.c.kind == "person", seats.c.guest != tables.c.host)
    joined = select(seats.c.seat).where(sitting).exists()
    waits, over = tables.c.status == "waiting", tables.c.status == "over"
    old = or_(
        and_(waits, ~joined, tables.c.created < policy.unjoined),
        and_(~over, used < policy.unfinished),
        and_(over, used < policy.finished),
    )
    query = select(tables.c.id).where(old).order_by(tables.c.created).limit(AT_ONCE)
    found = list((await connection.execute(query)).scalars())
    gone = delete(tables).where(tables.c.id.in_(found)).returning(tables.c.status, tables.c.winners)
    await add_deleted(connection, [(row.status, row.winners) for row in await connection.execute(gone)])
    await connection.execute(delete(links).where(links.c.at < policy.links))
    sits = select(seats.c.seat).where(seats.c.guest == guests.c.id).exists()
    await connection.execute(delete(guests).where(guests.c.at < policy.finished, ~sits))
    return found

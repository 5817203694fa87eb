"""What nobody comes back for is deleted, so that the database does not grow for ever."""

from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, and_, delete, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from .schema import entries, guests, links, seats, tables
from .totals import add_deleted

AT_ONCE = 500  # tables in one transaction


@dataclass(frozen=True, slots=True)
class RetentionPolicy:
    """Before when something must have happened last to be forgotten, in seconds since 1970. 0: it is kept for ever."""

    unjoined: float  # tables that wait, and nobody but their maker sat down
    unfinished: float  # other tables that wait, and games that are not over
    finished: float  # games that are over; and guests who sit nowhere any more
    links: float


async def delete_expired(connection: AsyncConnection, ages: RetentionPolicy) -> list[str]:
    """Delete so many of the oldest tables, with seats and logs, and give their ids; asked again, the next ones."""
    last = select(func.max(entries.c.at)).where(entries.c.table_id == tables.c.id).scalar_subquery()
    used: ColumnElement[Any] = func.coalesce(last, tables.c.created)
    sitting = and_(seats.c.table_id == tables.c.id, seats.c.kind == "person", seats.c.guest != tables.c.host)
    joined = select(seats.c.seat).where(sitting).exists()
    waits, over = tables.c.status == "waiting", tables.c.status == "over"
    old = or_(
        and_(waits, ~joined, tables.c.created < ages.unjoined),
        and_(~over, used < ages.unfinished),
        and_(over, used < ages.finished),
    )
    query = select(tables.c.id).where(old).order_by(tables.c.created).limit(AT_ONCE)
    found = list((await connection.execute(query)).scalars())
    gone = delete(tables).where(tables.c.id.in_(found)).returning(tables.c.status, tables.c.winners)
    await add_deleted(connection, [(row.status, row.winners) for row in await connection.execute(gone)])
    await connection.execute(delete(links).where(links.c.at < ages.links))
    sits = select(seats.c.seat).where(seats.c.guest == guests.c.id).exists()
    await connection.execute(delete(guests).where(guests.c.at < ages.finished, ~sits))
    return found

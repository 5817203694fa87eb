"""Total numbers of game tables and games since the database was created, including deleted ones."""

from collections.abc import Iterable
from dataclasses import dataclass

from sqlalchemy import func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from .schema import deleted, seats, tables

NOBODY = "[]"  # the stored winners of a game that was given up: an empty list in JSON


@dataclass(frozen=True, slots=True)
class Totals:
    """Total numbers of game tables, games and guests since the database was created.

    Deleted tables and games are included, but only guests who still have a seat are counted.
    """

    tables: int
    begun: int
    finished: int  # played to the end; games that were given up do not count
    guests: int  # guests who have a seat


async def read_totals(connection: AsyncConnection) -> Totals:
    """Return the total numbers of game tables, games and guests.

    The queries read only indexes, not the rows themselves.
    """
    by_end = select(tables.c.status, tables.c.winners, func.count()).group_by(tables.c.status, tables.c.winners)
    made, begun, finished = 0, 0, 0
    for status, winners, count in await connection.execute(by_end):
        made += count
        begun += count if status != "waiting" else 0
        finished += count if is_finished(status, winners) else 0
    rows = await connection.execute(select(deleted.c.what, deleted.c.count))
    gone: dict[str, int] = {row[0]: row[1] for row in rows}
    guests = (await connection.execute(select(func.count(seats.c.guest.distinct())))).scalar_one()
    return Totals(made + gone["tables"], begun + gone["begun"], finished + gone["finished"], guests)


async def add_deleted(connection: AsyncConnection, gone: Iterable[tuple[str, str | None]]) -> None:
    """Update the stored counts of deleted game tables.

    Each newly deleted table is given as a (status, winners) pair.
    """
    rows = list(gone)
    counters = {
        "tables": len(rows),
        "begun": sum(status != "waiting" for status, _ in rows),
        "finished": sum(is_finished(status, winners) for status, winners in rows),
    }
    for what, count in counters.items():
        if count:
            changed = update(deleted).where(deleted.c.what == what)
            await connection.execute(changed.values({deleted.c.count: deleted.c.count + count}))


def is_finished(status: str, winners: str | None) -> bool:
    """Return whether a game was played to the end rather than given up."""
    return status == "over" and winners != NOBODY

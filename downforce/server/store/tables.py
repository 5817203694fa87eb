"""Queries for game tables and their seats."""

import json
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any

from sqlalchemy import delete, func, select, update
from sqlalchemy.engine import Row
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ...room.running.changes import Conflict
from ...room.stored_rows import Commitment, Deal, Entry, ReplacedSeat, Seated, SeatRow, TableRow
from .queries import Queries
from .schema import seats, tables
from .table_statements import (
    INSERT_DEAL,
    INSERT_ENTRY,
    START,
    change_seat,
    deal_row,
    insert_deal,
    insert_entry,
    insert_seats,
    insert_table,
    table_texts,
    text_or_none,
)
from .writers.batch import Step


class TableQueries(Queries):
    """Queries for game tables and their seats."""

    async def make_table(
        self,
        table: TableRow,
        seated: Iterable[SeatRow],
        deal: Deal | None = None,
        commitment: Commitment | None = None,
    ) -> None:
        """Store a new game table, along with its first deal and the server's commitment to that deal, if given."""
        await self.writer.write(*insert_table(table, seated), *insert_deal(deal, commitment))

    async def make_branched_table(
        self, table: TableRow, seated: Iterable[SeatRow], dealt: Sequence[Deal], log: Sequence[Entry]
    ) -> None:
        """Store a new game table whose log starts with a copy of another game's log."""
        async with self.writer.transaction() as connection:
            await _execute(connection, insert_table(table, seated))
            await connection.execute(INSERT_DEAL, [deal_row(deal) for deal in dealt])
            if log:
                await connection.execute(INSERT_ENTRY, [insert_entry(entry)[1] for entry in log])

    async def table(self, table_id: str) -> Seated | None:
        """Return a game table with its seats, or None if the table does not exist."""
        found = await read_tables(self.engine, select(tables).where(tables.c.id == table_id))
        return found[0] if found else None

    async def public_tables(self, limit: int, oldest: float = 0.0) -> list[Seated]:
        """Return public game tables: first those waiting for players, then running games that can be watched.

        Both groups are sorted newest first. Tables created before `oldest` are left out.
        """
        shown = select(tables).where(tables.c.public, tables.c.status != "over", tables.c.created >= oldest)
        return await read_tables(
            self.engine, shown.order_by(tables.c.status.desc(), tables.c.created.desc()).limit(limit)
        )

    async def running_tables(self, limit: int) -> list[str]:
        """Return the ids of game tables with a running game, newest first."""
        query = select(tables.c.id).where(tables.c.status == "running").order_by(tables.c.created.desc()).limit(limit)
        async with self.engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def newest_table(self) -> float | None:
        """Return the time at which the newest game table was created, in seconds since 1970.

        Return None if there are no tables.
        """
        async with self.engine.connect() as connection:
            made: float | None = (await connection.execute(select(func.max(tables.c.created)))).scalar()
            return made

    async def count_unfinished(self, guest: str, oldest: float = 0.0) -> int:
        """Return the number of unfinished game tables that a guest hosts, ignoring those created before `oldest`."""
        unfinished = (tables.c.status != "over", tables.c.created >= oldest)
        query = select(func.count()).where(tables.c.host == guest, *unfinished)
        async with self.engine.connect() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def begin(
        self, table: TableRow, changes: Iterable[ReplacedSeat], deal: Deal | None, commitment: Commitment | None = None
    ) -> None:
        """Store the start of a game: the bots in its open seats, its first deal, and the commitment to that deal.

        Raise Conflict if the game has already started, or if its options have changed since the cards were dealt.
        """
        expected = {f"{name}_now": text for name, text in table_texts(table).items()}
        changed = [change_seat(table.id, before, after) for before, after in changes]
        await self.writer.write((START, {"which": table.id, **expected}), *changed, *insert_deal(deal, commitment))

    async def change_seats(self, table: TableRow, changes: Iterable[ReplacedSeat]) -> None:
        """Change the seats of a game table and, if necessary, its host, in one transaction.

        Raise Conflict if the seats have changed in the meantime, or if the game has started or ended.
        """
        async with self.writer.transaction() as connection:
            waits = select(tables.c.status, tables.c.host).where(tables.c.id == table.id).with_for_update()
            row = (await connection.execute(waits)).first()
            if row is None or row.status != table.status:
                raise Conflict
            await _change_seats(connection, table.id, changes)
            if row.host != table.host:
                await _set_host(connection, table)

    async def change_table(self, before: Seated, after: Seated) -> None:
        """Change the options and seats of a waiting game table in one transaction.

        Raise Conflict if the table has changed in the meantime.
        """
        (was, seated), (table, seating) = before, after
        shared = min(len(seated), len(seating))
        async with self.writer.transaction() as connection:
            asked = select(tables).where(tables.c.id == was.id).with_for_update()
            row = (await connection.execute(asked)).first()
            if row is None or _table_row(row) != was or was.status != "waiting":
                raise Conflict
            values = {name: getattr(table, name) for name in ("public", "clock", "latecomers")} | table_texts(table)
            await connection.execute(update(tables).where(tables.c.id == was.id).values(values))
            await _change_seats(connection, was.id, zip(seated[:shared], seating[:shared], strict=True))
            fewer = delete(seats).where(seats.c.table_id == was.id, seats.c.seat >= shared)
            if (await connection.execute(fewer)).rowcount != len(seated) - shared:
                raise Conflict
            await _execute(connection, insert_seats(was.id, seating[shared:]))

    async def change_give_up(self, before: TableRow, after: TableRow) -> None:
        """Store a request to give up a running game, an answer to the request, or the resulting end of the game.

        Raise Conflict if the game is over, or if the request has changed in the meantime.
        """
        same = tables.c.give_up.is_not_distinct_from(text_or_none(before.give_up))
        changed = update(tables).where(tables.c.id == before.id, tables.c.status == "running", same)
        new = {"status": after.status, "winners": text_or_none(after.winners), "give_up": text_or_none(after.give_up)}
        async with self.writer.transaction() as connection:
            if (await connection.execute(changed.values(new))).rowcount != 1:
                raise Conflict

    async def set_rematch(
        self,
        table_id: str,
        table: TableRow,
        seated: Iterable[SeatRow],
        deal: Deal | None,
        commitment: Commitment | None = None,
    ) -> str:
        """Store a game table for a rematch, unless one already exists. Return the id of the rematch table."""
        async with self.writer.transaction() as connection:
            asked = select(tables.c.rematch).where(tables.c.id == table_id).with_for_update()
            known: str | None = (await connection.execute(asked)).scalar()
            if known is not None:
                return known
            await connection.execute(update(tables).where(tables.c.id == table_id).values(rematch=table.id))
            await _execute(connection, [*insert_table(table, seated), *insert_deal(deal, commitment)])
            return table.id


async def read_tables(engine: AsyncEngine, query: Any) -> list[Seated]:
    """Return the game tables that a query selects, each with its seats."""
    async with engine.connect() as connection:
        rows = [_table_row(row) for row in await connection.execute(query)]
        found: dict[str, list[SeatRow]] = {row.id: [] for row in rows}
        of_them = select(seats).where(seats.c.table_id.in_(found)).order_by(seats.c.seat)
        for row in await connection.execute(of_them):
            found[row.table_id].append(SeatRow(*row[1:]))
    return [(row, found[row.id]) for row in rows]


async def _set_host(connection: AsyncConnection, table: TableRow) -> None:
    """Set a game table's host. Raise Conflict if the new host no longer has a seat."""
    sits = select(seats.c.seat).where(seats.c.table_id == table.id, seats.c.guest == table.host)
    if (await connection.execute(sits)).first() is None:
        raise Conflict
    new = {"host": table.host, "host_name": table.host_name}
    await connection.execute(update(tables).where(tables.c.id == table.id).values(new))


async def _change_seats(connection: AsyncConnection, table_id: str, changes: Iterable[ReplacedSeat]) -> None:
    for before, after in changes:
        if (await connection.execute(*change_seat(table_id, before, after))).rowcount != 1:
            raise Conflict


async def _execute(connection: AsyncConnection, steps: Iterable[Step]) -> None:
    for statement, row in steps:
        await connection.execute(statement, row)


def _table_row(row: Row[Any]) -> TableRow:
    data = dict(row._mapping)
    data["options"], data["pinned"] = _shared(data["options"]), _shared(data.pop("made_of"))
    for name in ("winners", "results", "played_on", "give_up"):
        data[name] = json.loads(data[name]) if data[name] else None
    return TableRow(**data)


@lru_cache(512)
def _shared(text: str) -> Any:
    """Parse a JSON string, and cache the result.

    Identical JSON strings share one result, which is safe because the result is never modified.
    """
    return json.loads(text)

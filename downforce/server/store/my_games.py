"""Queries for a guest's own list of games."""

from sqlalchemy import delete, func, insert, select

from ...room.stored_rows import SeatRow, TableRow
from .queries import Queries
from .schema import entries, hidden, seats, tables
from .tables import read_tables


class MyGamesQueries(Queries):
    """Queries for the games in which a guest has a seat."""

    async def list_games(
        self, guest: str, limit: int, before: float | None = None
    ) -> list[tuple[TableRow, list[SeatRow], float]]:
        """Return a guest's game tables with their seats and the time of the last action, most recent first.

        Games that the guest has hidden are left out. If `before` is given, only tables that last changed before that
        time are returned.
        """
        last = select(func.max(entries.c.at)).where(entries.c.table_id == tables.c.id).scalar_subquery()
        changed = func.coalesce(last, tables.c.created).label("changed")
        mine = select(seats.c.table_id).where(seats.c.guest == guest)
        out = select(hidden.c.table_id).where(hidden.c.guest == guest)
        query = select(tables.c.id, changed).where(tables.c.id.in_(mine), tables.c.id.not_in(out))
        if before is not None:
            query = query.where(changed < before)
        query = query.order_by(changed.desc()).limit(limit)
        async with self.engine.connect() as connection:
            found = {row.id: float(row.changed) for row in await connection.execute(query)}
        of_them = select(tables).where(tables.c.id.in_(found))
        seated = {row.id: (row, sitting) for row, sitting in await read_tables(self.engine, of_them)}
        return [(*seated[table_id], at) for table_id, at in found.items() if table_id in seated]

    async def hide_game(self, guest: str, table_id: str, hides: bool) -> None:
        """Hide a game from a guest's own list of games, or show it again."""
        async with self.writer.transaction() as connection:
            row = {"guest": guest, "table_id": table_id}
            await connection.execute(delete(hidden).where(*(hidden.c[name] == value for name, value in row.items())))
            if hides:
                await connection.execute(insert(hidden), row)

"""Queries for guests: their names, whether they have played, and their links for continuing on another device."""

import time

from sqlalchemy import Exists, delete, insert, select, update

from .queries import Queries
from .schema import guests, links, seats, tables


class GuestQueries(Queries):
    """Queries for guests and their links."""

    async def has_finished(self, guest: str) -> bool:
        """Return whether a guest has ever played a game to the end.

        Games that were given up have no winners and do not count.
        """
        async with self.engine.connect() as connection:
            return bool((await connection.execute(select(_finished(guest)))).scalar())

    async def has_seat(self, guest: str) -> bool:
        """Return whether a guest has a seat at any game table, finished or not."""
        query = select(seats.c.seat).where(seats.c.guest == guest).limit(1)
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).first() is not None

    async def person(self, guest: str) -> tuple[str | None, bool]:
        """Return a guest's name, and whether the guest has ever played a game to the end.

        The name is None if the guest has not chosen one.
        """
        name = select(guests.c.name).where(guests.c.id == guest).scalar_subquery()
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(name, _finished(guest)))).one()
            return row[0], bool(row[1])

    async def read_name(self, guest: str) -> str | None:
        """Return the name that a guest has chosen, or None if they have not chosen one."""
        async with self.engine.connect() as connection:
            name: str | None = (await connection.execute(select(guests.c.name).where(guests.c.id == guest))).scalar()
            return name

    async def rename(self, guest: str, name: str) -> list[str]:
        """Change a guest's name, and update it at their unfinished game tables. Return the ids of these tables."""
        now = time.time()
        async with self.writer.transaction() as connection:
            renamed = await connection.execute(update(guests).where(guests.c.id == guest).values(name=name, at=now))
            if renamed.rowcount == 0:
                await connection.execute(insert(guests), {"id": guest, "name": name, "at": now})
            unfinished = select(tables.c.id).where(tables.c.status != "over")
            mine = seats.c.guest == guest
            touched = select(seats.c.table_id).where(mine, seats.c.table_id.in_(unfinished))
            found = list((await connection.execute(touched)).scalars())
            await connection.execute(update(seats).where(mine, seats.c.table_id.in_(found)).values(name=name))
            hosted = tables.c.host == guest
            await connection.execute(update(tables).where(hosted, tables.c.status != "over").values(host_name=name))
            return found

    async def add_link(self, digest: str, guest: str, table_id: str, most: int, now: float) -> None:
        """Store a link that lets a guest continue on another device.

        Delete the guest's oldest links if there are more than `most`.
        """
        async with self.writer.transaction() as connection:
            older = select(links.c.hash).where(links.c.guest == guest).order_by(links.c.at.desc()).offset(most - 1)
            stale = list((await connection.execute(older)).scalars())
            await connection.execute(delete(links).where(links.c.hash.in_(stale)))
            row = {"hash": digest, "guest": guest, "table_id": table_id, "at": now}
            await connection.execute(insert(links), row)

    async def read_link(self, digest: str, oldest: float) -> str | None:
        """Return the guest who owns a link for continuing on another device. The link remains valid.

        Return None if there is no such link, or if it was created before `oldest`.
        """
        query = select(links.c.guest).where(links.c.hash == digest, links.c.at >= oldest)
        async with self.engine.connect() as connection:
            guest: str | None = (await connection.execute(query)).scalar()
            return guest

    async def take_link(self, digest: str, oldest: float) -> tuple[str, str | None] | None:
        """Delete a link for continuing on another device, and return the guest and the game table that it belongs to.

        Return None if there is no such link, or if it was created before `oldest`.
        """
        async with self.writer.transaction() as connection:
            taken = delete(links).where(links.c.hash == digest).returning(links.c.guest, links.c.table_id, links.c.at)
            row = (await connection.execute(taken)).first()
            return (row.guest, row.table_id) if row is not None and row.at >= oldest else None


def _finished(guest: str) -> Exists:
    """Return an SQL condition that tests whether a guest has played a game to the end."""
    mine = select(seats.c.table_id).where(seats.c.guest == guest)
    ended = (tables.c.status == "over", tables.c.winners.is_distinct_from("[]"))
    return select(tables.c.id).where(tables.c.id.in_(mine), *ended).exists()

"""All database queries made by the server, except those for analyses."""

import json
import time
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any

from sqlalchemy import Exists, delete, func, insert, select, update
from sqlalchemy.engine import Row
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ...room.stored_rows import Change, Commitment, Deal, Entry, Part, Seated, SeatResult, SeatRow, TableRow
from . import handshakes
from .analyses import Analyses
from .batch import Conflict, Step
from .connect import check, make_engine
from .migrate import migrate
from .retention import RetentionPolicy, delete_expired
from .schema import deals, entries, guests, hidden, links, seats, tables
from .table_statements import (
    INSERT_DEAL,
    INSERT_ENTRY,
    SET_DRIVER,
    SET_OVER,
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
from .totals import Totals, read_totals
from .write_check import write_and_delete
from .writer import Writer


class Store:
    """Access to the database.

    Log entries go through a writer, which combines the entries of many games into one transaction.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.writer = Writer(engine)
        self.analyses = Analyses(engine, self.writer)

    @classmethod
    async def open(cls, url: str) -> "Store":
        """Connect to the database, check it, and upgrade its schema.

        If any of these steps fails, raise Unreachable with the reason as its message.
        """
        engine = make_engine(url)
        try:
            await check(engine)
            await migrate(engine)
        except BaseException:
            await engine.dispose()
            raise
        return cls(engine)

    async def close(self) -> None:
        await self.writer.close()
        await self.engine.dispose()

    async def check_writes(self) -> None:
        """Check that the database accepts writes by inserting a row and deleting it again.

        Raise the database driver's error if this fails.
        """
        async with self.writer.transaction() as connection:
            await write_and_delete(connection)

    # Running games.

    async def append(self, entry: Entry) -> None:
        """Append an entry to a game table's log.

        Raise Conflict if the log already contains an entry with the same number or command id.
        """
        await self.writer.write(insert_entry(entry))

    async def append_deal(self, deal: Deal) -> None:
        """Store the deal for a race. Raise Conflict if a deal is already stored for that race."""
        await self.writer.write((INSERT_DEAL, deal_row(deal)))

    async def set_over(
        self, table_id: str, winners: Sequence[int], results: Sequence[SeatResult] | None = None
    ) -> None:
        """Mark the game at a table as over, and store its winners and results."""
        values = {"who": json.dumps(list(winners)), "how": json.dumps(list(results)) if results else None}
        await self.writer.write((SET_OVER, {"which": table_id, **values}))

    async def set_driver(self, table_id: str, seat: int, driver: str | None) -> None:
        """Set which bot plays for a seat. If `driver` is None, the person in the seat plays."""
        await self.writer.write((SET_DRIVER, {"which": table_id, "where": seat, "by": driver}))

    async def entries(self, table_id: str, after: int = 0) -> list[Entry]:
        """Return a game table's log entries in order. Only entries numbered higher than `after` are included."""
        query = select(entries).where(entries.c.table_id == table_id, entries.c.seq > after).order_by(entries.c.seq)
        async with self.engine.connect() as connection:
            return [Entry(*row) for row in await connection.execute(query)]

    async def lengths(self, table_ids: Sequence[str]) -> dict[str, int]:
        """Return the log length of each of the given game tables. Tables with an empty log are left out."""
        query = select(entries.c.table_id, func.max(entries.c.seq)).where(entries.c.table_id.in_(table_ids))
        async with self.engine.connect() as connection:
            return {row[0]: row[1] for row in await connection.execute(query.group_by(entries.c.table_id))}

    async def deals(self, table_id: str, after: int = 0) -> list[Deal]:
        """Return the deals for a game table's races, starting with race number `after`. The first race is number 0."""
        query = select(deals).where(deals.c.table_id == table_id, deals.c.race >= after).order_by(deals.c.race)
        async with self.engine.connect() as connection:
            return [Deal(row.table_id, row.race, json.loads(row.data)) for row in await connection.execute(query)]

    # The handshake that agrees on a deal.

    async def handshake(self, table_id: str) -> handshakes.StoredHandshake | None:
        """Return the state of a game table's deal handshake, or None if the server has made no commitment.

        The result contains the server's latest commitment, the hashes and nonces that players' browsers have sent for
        it, and all earlier commitments.
        """
        async with self.engine.connect() as connection:
            return await handshakes.read(connection, table_id)

    async def add_part(self, part: Part) -> None:
        """Store the hash or the nonce that a player's browser has contributed to the deal.

        Raise Conflict if the deal was discarded, or if this contribution is already stored.
        """
        async with self.writer.transaction() as connection:
            await handshakes.add_part(connection, part)

    async def discard_deal(self, following: Commitment) -> None:
        """Discard the current deal by storing the server's commitment to the next deal.

        Raise Conflict if all nonces for the deal have already arrived, or if another process has discarded it.
        """
        async with self.writer.transaction() as connection:
            await handshakes.discard(connection, following)

    # Tables.

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
        found = await self._tables(select(tables).where(tables.c.id == table_id))
        return found[0] if found else None

    async def public_tables(self, limit: int, oldest: float = 0.0) -> list[Seated]:
        """Return public game tables: first those waiting for players, then running games that can be watched.

        Both groups are sorted newest first. Tables created before `oldest` are left out.
        """
        shown = select(tables).where(tables.c.public, tables.c.status != "over", tables.c.created >= oldest)
        return await self._tables(shown.order_by(tables.c.status.desc(), tables.c.created.desc()).limit(limit))

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

    async def has_finished(self, guest: str) -> bool:
        """Return whether a guest has ever played a game to the end.

        Games that were given up have no winners and do not count.
        """
        async with self.engine.connect() as connection:
            return bool((await connection.execute(select(_finished(guest)))).scalar())

    async def person(self, guest: str) -> tuple[str | None, bool]:
        """Return a guest's name, and whether the guest has ever played a game to the end.

        The name is None if the guest has not chosen one.
        """
        name = select(guests.c.name).where(guests.c.id == guest).scalar_subquery()
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(name, _finished(guest)))).one()
            return row[0], bool(row[1])

    async def has_seat(self, guest: str) -> bool:
        """Return whether a guest has a seat at any game table, finished or not."""
        query = select(seats.c.seat).where(seats.c.guest == guest).limit(1)
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).first() is not None

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
        seated = {row.id: (row, at) for row, at in await self._tables(select(tables).where(tables.c.id.in_(found)))}
        return [(*seated[table_id], at) for table_id, at in found.items() if table_id in seated]

    async def hide_game(self, guest: str, table_id: str, hides: bool) -> None:
        """Hide a game from a guest's own list of games, or show it again."""
        async with self.writer.transaction() as connection:
            row = {"guest": guest, "table_id": table_id}
            await connection.execute(delete(hidden).where(*(hidden.c[name] == value for name, value in row.items())))
            if hides:
                await connection.execute(insert(hidden), row)

    async def begin(
        self, table: TableRow, changes: Iterable[Change], deal: Deal | None, commitment: Commitment | None = None
    ) -> None:
        """Store the start of a game: the bots in its open seats, its first deal, and the commitment to that deal.

        Raise Conflict if the game has already started, or if its options have changed since the cards were dealt.
        """
        expected = {f"{name}_now": text for name, text in table_texts(table).items()}
        changed = [change_seat(table.id, before, after) for before, after in changes]
        await self.writer.write((START, {"which": table.id, **expected}), *changed, *insert_deal(deal, commitment))

    async def change_seats(self, table: TableRow, changes: Iterable[Change]) -> None:
        """Change the seats of a game table and, if necessary, its host, in one transaction.

        Raise Conflict if the seats have changed in the meantime, or if the game has started or ended.
        """
        async with self.writer.transaction() as connection:
            waits = select(tables.c.status, tables.c.host).where(tables.c.id == table.id).with_for_update()
            row = (await connection.execute(waits)).first()
            if row is None or row.status != table.status:
                raise Conflict
            await self._change_seats(connection, table.id, changes)
            if row.host != table.host:
                await self._set_host(connection, table)

    async def change_table(self, before: Seated, after: Seated) -> None:
        """Change the options and seats of a waiting game table in one transaction.

        Raise Conflict if the table has changed in the meantime.
        """
        (was, seated), (table, seating) = before, after
        shared = min(len(seated), len(seating))
        async with self.writer.transaction() as connection:
            asked = select(tables).where(tables.c.id == was.id).with_for_update()
            row = (await connection.execute(asked)).first()
            if row is None or _table(row) != was or was.status != "waiting":
                raise Conflict
            values = {name: getattr(table, name) for name in ("public", "clock", "latecomers")} | table_texts(table)
            await connection.execute(update(tables).where(tables.c.id == was.id).values(values))
            await self._change_seats(connection, was.id, zip(seated[:shared], seating[:shared], strict=True))
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

    async def delete_expired(self, policy: RetentionPolicy) -> list[str]:
        """Delete a batch of expired game tables, oldest first, and return their ids."""
        async with self.writer.transaction() as connection:
            return await delete_expired(connection, policy)

    async def totals(self) -> Totals:
        """Return the total numbers of game tables, games and guests."""
        async with self.engine.connect() as connection:
            return await read_totals(connection)

    # Guests.

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

    # Helpers.

    async def _tables(self, query: Any) -> list[Seated]:
        async with self.engine.connect() as connection:
            rows = [_table(row) for row in await connection.execute(query)]
            found: dict[str, list[SeatRow]] = {row.id: [] for row in rows}
            of_them = select(seats).where(seats.c.table_id.in_(found)).order_by(seats.c.seat)
            for row in await connection.execute(of_them):
                found[row.table_id].append(SeatRow(*row[1:]))
        return [(row, found[row.id]) for row in rows]

    @staticmethod
    async def _set_host(connection: AsyncConnection, table: TableRow) -> None:
        """Set a game table's host. Raise Conflict if the new host no longer has a seat."""
        sits = select(seats.c.seat).where(seats.c.table_id == table.id, seats.c.guest == table.host)
        if (await connection.execute(sits)).first() is None:
            raise Conflict
        new = {"host": table.host, "host_name": table.host_name}
        await connection.execute(update(tables).where(tables.c.id == table.id).values(new))

    @staticmethod
    async def _change_seats(connection: AsyncConnection, table_id: str, changes: Iterable[Change]) -> None:
        for before, after in changes:
            if (await connection.execute(*change_seat(table_id, before, after))).rowcount != 1:
                raise Conflict


def _finished(guest: str) -> Exists:
    """Return an SQL condition that tests whether a guest has played a game to the end."""
    mine = select(seats.c.table_id).where(seats.c.guest == guest)
    ended = (tables.c.status == "over", tables.c.winners.is_distinct_from("[]"))
    return select(tables.c.id).where(tables.c.id.in_(mine), *ended).exists()


async def _execute(connection: AsyncConnection, steps: Iterable[Step]) -> None:
    for statement, row in steps:
        await connection.execute(statement, row)


def _table(row: Row[Any]) -> TableRow:
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

"""Queries for running games: log entries, deals, and the handshake that agrees on a deal."""

import json
from collections.abc import Sequence

from sqlalchemy import func, select

from ...room.stored_rows import Commitment, Deal, Entry, Part, SeatResult
from . import handshakes
from .queries import Queries
from .schema import deals, entries
from .table_statements import INSERT_DEAL, SET_DRIVER, SET_OVER, deal_row, insert_entry


class LogQueries(Queries):
    """Queries for the logs of game tables and for what is stored with them.

    Log entries go through the writer's queue, so that the entries of many games share a transaction.
    """

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

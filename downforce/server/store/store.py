"""The store: all database queries of the server in one object."""

from sqlalchemy.ext.asyncio import AsyncEngine

from .analyses import Analyses
from .connect import check, make_engine
from .guests import GuestQueries
from .logs import LogQueries
from .migrate import migrate
from .my_games import MyGamesQueries
from .retention import RetentionPolicy, delete_expired
from .tables import TableQueries
from .totals import Totals, read_totals
from .write_check import write_and_delete
from .writers.writer import Writer


class Store(LogQueries, TableQueries, MyGamesQueries, GuestQueries):
    """Access to the database."""

    def __init__(self, engine: AsyncEngine, fast: bool = False) -> None:
        super().__init__(engine, Writer(engine, fast))
        self.analyses = Analyses(engine, self.writer)

    @classmethod
    async def open(cls, url: str, fast: bool = False) -> "Store":
        """Connect to the database, check it, and upgrade its schema.

        If `fast` is true, log entries are stored by the fast writer for the kind of database (see writers/README.md).
        If any of the steps fails, raise Unreachable with the reason as its message.
        """
        engine = make_engine(url)
        try:
            await check(engine)
            await migrate(engine)
        except BaseException:
            await engine.dispose()
            raise
        return cls(engine, fast)

    async def close(self) -> None:
        await self.writer.close()
        await self.engine.dispose()

    async def check_writes(self) -> None:
        """Check that the database accepts writes by inserting a row and deleting it again.

        Raise the database driver's error if this fails.
        """
        async with self.writer.transaction() as connection:
            await write_and_delete(connection)

    async def delete_expired(self, policy: RetentionPolicy) -> list[str]:
        """Delete a batch of expired game tables, oldest first, and return their ids."""
        async with self.writer.transaction() as connection:
            return await delete_expired(connection, policy)

    async def totals(self) -> Totals:
        """Return the total numbers of game tables, games and guests."""
        async with self.engine.connect() as connection:
            return await read_totals(connection)

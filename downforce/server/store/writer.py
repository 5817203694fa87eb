"""One writer for all tables: all waiting units go into one transaction and share one wait for the disk."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Sequence
from typing import TYPE_CHECKING

from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from .batch import Conflict, Report, Step, Unit
from .connect import reason
from .sqlite_writer import SqliteWriter

if TYPE_CHECKING:
    from .postgres_writer import PostgresWriter

log = logging.getLogger(__name__)


class NotStored(Exception):
    """The database has not stored a unit, or has not confirmed it; the table must read the log again."""


class Writer:
    """Stores units and runs transactions, one at a time in this process, which SQLite requires anyway."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.driver = make_driver(engine, self._report)
        self.lock = asyncio.Lock()
        self.failing = False

    async def close(self) -> None:
        await self.driver.close()

    async def write(self, *steps: Step) -> None:
        """Store the steps, all or none, and return when they are stored. Raises Conflict or NotStored."""
        unit = Unit(steps, asyncio.get_running_loop().create_future())
        self.driver.submit(unit)
        await unit.done

    def count_waiting(self) -> int:
        """Count the units that have not been started."""
        return self.driver.count_waiting()

    @contextlib.asynccontextmanager
    async def transaction(self) -> AsyncIterator[AsyncConnection]:
        """Open a transaction of its own on a connection; the writer pauses meanwhile."""
        async with self.lock, self.driver.paused(), self.engine.connect() as connection:
            await connection.execution_options(writes=True)
            async with connection.begin():
                yield connection

    def _report(self, waiting: Sequence[asyncio.Future[None]], error: Exception | None) -> None:
        """Complete the futures of units that were stored together."""
        result = self._classify(error)
        for done in waiting:
            if done.cancelled():
                continue
            if result is None:
                done.set_result(None)
            else:
                done.set_exception(result)

    def _classify(self, error: Exception | None) -> Exception | None:
        """Return the error to raise; log when the database begins to fail, and when it works again."""
        if isinstance(error, Conflict):
            return error
        if error is None:
            if self.failing:
                log.warning("the database stores again")
            self.failing = False
            return None
        if not self.failing:
            log.error("the database does not store (%s); it is tried again with whatever comes", reason(error))
        self.failing = True
        return NotStored()


def make_driver(engine: AsyncEngine, report: Report) -> "SqliteWriter | PostgresWriter":
    """Return the writer for the kind of database; only PostgreSQL needs the package `asyncpg`."""
    if engine.dialect.name == "sqlite":
        return SqliteWriter(str(engine.url.database), report)
    from .postgres_writer import PostgresWriter

    return PostgresWriter(engine, report)

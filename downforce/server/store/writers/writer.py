"""The database writer of a process. To save disk access, it combines waiting writes into one transaction.

The transactions are carried out by a driver: a plain one for every database, or a fast one for SQLite or PostgreSQL.
"""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Sequence
from typing import Protocol

from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ....room.running.changes import Conflict, NotStored
from ..connect import reason
from .batch import Report, Step, Unit
from .plain_writer import PlainWriter

log = logging.getLogger(__name__)


class Driver(Protocol):
    """Executes units (groups of SQL statements), many of them in one transaction.

    After each transaction, a driver reports the outcome to the futures of the units in it (see `batch.Report`). A unit
    whose condition does not hold, or that violates a constraint of the database, fails with Conflict, without affecting
    the other units.
    """

    def submit(self, unit: Unit) -> None:
        """Execute a unit (a group of SQL statements) after those that were submitted before it."""

    def count_waiting(self) -> int:
        """Return the number of units (groups of SQL statements) that are waiting to be executed."""

    def paused(self) -> contextlib.AbstractAsyncContextManager[None]:
        """Return a context manager that waits for the current transaction, and holds back all others until it ends."""

    async def close(self) -> None:
        """Stop the driver and close its connection to the database."""


class Writer:
    """Runs the write transactions of this process one at a time, as SQLite requires."""

    def __init__(self, engine: AsyncEngine, fast: bool = False) -> None:
        self.engine = engine
        self.driver = make_driver(engine, self._report, fast)
        self.lock = asyncio.Lock()
        self.failing = False

    async def close(self) -> None:
        await self.driver.close()

    async def write(self, *steps: Step) -> None:
        """Execute SQL statements, either all of them or none, and return once their changes are stored.

        Raise Conflict or NotStored if the changes cannot be stored.
        """
        unit = Unit(steps, asyncio.get_running_loop().create_future())
        self.driver.submit(unit)
        await unit.done

    def count_waiting(self) -> int:
        """Return the number of units (groups of SQL statements) that are waiting to be executed."""
        return self.driver.count_waiting()

    @contextlib.asynccontextmanager
    async def transaction(self) -> AsyncIterator[AsyncConnection]:
        """Open a separate transaction, and pause the writer until the transaction ends."""
        async with self.lock, self.driver.paused(), self.engine.connect() as connection:
            await connection.execution_options(writes=True)
            async with connection.begin():
                yield connection

    def _report(self, waiting: Sequence[asyncio.Future[None]], error: Exception | None) -> None:
        """Complete the futures of all callers that are waiting for a transaction.

        If the transaction failed, an exception is set on each future.
        """
        result = self._classify(error)
        for done in waiting:
            if done.cancelled():
                continue
            if result is None:
                done.set_result(None)
            else:
                done.set_exception(result)

    def _classify(self, error: Exception | None) -> Exception | None:
        """Return the exception to raise for a failed write, or None if the write succeeded.

        Also log a message when the database starts to fail, and another when it works again.
        """
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


def make_driver(engine: AsyncEngine, report: Report, fast: bool) -> Driver:
    """Return the plain driver, or the fast driver for the engine's database, which is imported only if it is needed."""
    if not fast:
        return PlainWriter(engine, report)
    if engine.dialect.name == "sqlite":
        from .sqlite_writer import SqliteWriter

        return SqliteWriter(str(engine.url.database), report)
    from .postgres_writer import PostgresWriter

    return PostgresWriter(engine, report)

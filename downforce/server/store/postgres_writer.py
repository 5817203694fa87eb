"""The database writer for PostgreSQL. It uses asyncpg directly and has its own connection.

Storing a log entry through SQLAlchemy takes several round trips: a check that the connection is alive, BEGIN, the
INSERT, and COMMIT. Here, a single statement stores any number of log entries. Such a statement is a transaction in
itself and takes only one round trip.
"""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any, NamedTuple

from asyncpg import Connection, IntegrityConstraintViolationError
from asyncpg.prepared_stmt import PreparedStatement
from sqlalchemy import Dialect
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from .batch import MOST_AT_ONCE, Conflict, Report, Rows, Unit, group_by_statement, is_conditional


class Prepared(NamedTuple):
    """A prepared SQL statement and a description of its parameters."""

    statement: PreparedStatement
    names: list[str]  # parameter names, in order
    fixed: dict[str, Any]  # parameter values that are part of the statement
    takes_many: bool  # whether it takes all rows at once, one array per column
    is_conditional: bool  # whether it raises Conflict if it changes nothing


class PostgresWriter:
    """Executes units (groups of SQL statements) on PostgreSQL in the order in which they arrive.

    Units that arrive during a transaction are combined into the next one.
    """

    def __init__(self, engine: AsyncEngine, report: Report) -> None:
        """Start the writer, which connects to the database when it first writes.

        After each transaction, the writer calls `report` with the futures of the units (groups of SQL statements) in it
        and, if the transaction failed, with the error.
        """
        self.engine = engine
        self.report = report
        self.queue: list[Unit] = []
        self.wake = asyncio.Event()
        self.lock = asyncio.Lock()
        self.held: AsyncConnection | None = None  # SQLAlchemy's connection, which knows the address
        self.connection: Connection | None = None  # the asyncpg connection inside `held`
        self.prepared: dict[int, Prepared] = {}  # by id(statement); statements are never freed
        self.task = asyncio.create_task(self._run(), name="writer")

    def submit(self, unit: Unit) -> None:
        """Add a unit (a group of SQL statements) to the writer's queue."""
        self.queue.append(unit)
        self.wake.set()

    def count_waiting(self) -> int:
        """Return the number of units (groups of SQL statements) that are waiting to be executed."""
        return len(self.queue)

    @contextlib.asynccontextmanager
    async def paused(self) -> AsyncIterator[None]:
        """Pause the writer while another transaction of this process runs.

        Otherwise, the writer and that transaction could lock the same rows in different orders and cause a deadlock.
        """
        async with self.lock:
            yield

    async def close(self) -> None:
        self.task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self.task
        await self._disconnect()

    async def _run(self) -> None:
        while True:
            await self.wake.wait()
            self.wake.clear()
            while self.queue:
                units, self.queue = self.queue[:MOST_AT_ONCE], self.queue[MOST_AT_ONCE:]
                async with self.lock:
                    await self._store(units)

    async def _store(self, units: list[Unit]) -> None:
        """Execute units (groups of SQL statements) in one transaction, and report the outcome.

        If that raises Conflict, execute each unit in its own transaction, so that only the conflicting units fail.
        """
        error: Exception | None = None
        try:
            await self._write(group_by_statement(units))
        except Exception as failure:
            if isinstance(failure, Conflict) and len(units) > 1:
                for unit in units:  # one of them conflicts; the others must not fail with it
                    await self._store([unit])
                return
            error = failure
        self.report([unit.done for unit in units], error)

    async def _write(self, batch: list[Rows]) -> None:
        """Execute a batch of SQL statements in one transaction.

        If Conflict is raised, nothing has been stored. After any other error, it is unknown whether anything has been
        stored.
        """
        try:
            connection = await self._connect()
            made = [await self._prepare(connection, statement, rows) for statement, rows in batch]
            if len(made) == 1 and (made[0].takes_many or len(batch[0][1]) == 1):
                await execute(made[0], batch[0][1])
                return
            async with connection.transaction():
                for prepared, (_, rows) in zip(made, batch, strict=True):
                    await execute(prepared, rows)
        except (IntegrityConstraintViolationError, Conflict):
            raise Conflict from None
        except BaseException:
            await self._disconnect()  # a new connection avoids whatever the problem was
            raise

    async def _connect(self) -> Connection:
        """Return the writer's own database connection, opening it if necessary.

        The connection is not returned to the pool, which would check that it is alive before every use.
        """
        if self.connection is None or self.connection.is_closed():
            await self._disconnect()
            self.held = await self.engine.connect()
            self.connection = (await self.held.get_raw_connection()).driver_connection
        return self.connection

    async def _disconnect(self) -> None:
        held, self.held, self.connection, self.prepared = self.held, None, None, {}
        if held is not None:
            await held.invalidate()
            await held.close()

    async def _prepare(self, connection: Connection, statement: Any, rows: list[dict[str, Any]]) -> Prepared:
        if id(statement) not in self.prepared:
            make = as_columns if statement.is_insert else as_row
            sql, names, fixed = make(statement, list(rows[0]), self.engine.dialect)
            ready = await connection.prepare(sql)
            self.prepared[id(statement)] = Prepared(ready, names, fixed, statement.is_insert, is_conditional(statement))
        return self.prepared[id(statement)]


async def execute(prepared: Prepared, rows: list[dict[str, Any]]) -> None:
    """Execute a prepared SQL statement for all given rows. Raise Conflict if it is conditional and changes nothing."""
    if prepared.takes_many:
        await prepared.statement.fetch(*([row[name] for row in rows] for name in prepared.names))
        return
    for row in rows:
        await prepared.statement.fetch(*(row[name] if name in row else prepared.fixed[name] for name in prepared.names))
        if prepared.is_conditional and prepared.statement.get_statusmsg() != "UPDATE 1":
            raise Conflict


def as_columns(statement: Any, given: list[str], dialect: Dialect) -> tuple[str, list[str], dict[str, Any]]:
    """Compile an INSERT statement that takes any number of rows, passed as one array per column.

    Return its SQL text, its parameter names, and a dictionary of fixed values, which is always empty.
    """
    table, quote = statement.table, dialect.identifier_preparer.quote
    # Types have no length here: a cast to VARCHAR(n) would truncate values instead of rejecting them
    types = [type(table.c[name].type)().compile(dialect) for name in given]
    columns = ", ".join(f"${number}::{kind}[]" for number, kind in enumerate(types, 1))
    return f"INSERT INTO {table.name} ({', '.join(map(quote, given))}) SELECT * FROM unnest({columns})", given, {}


def as_row(statement: Any, given: list[str], dialect: Dialect) -> tuple[str, list[str], dict[str, Any]]:
    """Compile an SQL statement that takes a single row. Return its SQL text, parameter names and fixed values."""
    made = statement.compile(dialect=dialect, column_keys=given)
    return str(made), list(made.positiontup), dict(made.params)

"""What running games write to PostgreSQL: by asyncpg itself, on a connection of its own.

Through SQLAlchemy a line takes several trips: is the connection alive, BEGIN, the line, COMMIT. Here any number of
lines is one statement, which is a transaction by itself: one trip.
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
    """A statement as PostgreSQL knows it."""

    statement: PreparedStatement
    names: list[str]  # of its values, in order
    fixed: dict[str, Any]  # values that it brings itself
    takes_many: bool  # all rows at once, as columns
    is_conditional: bool  # Conflict where it changes nothing


class PostgresWriter:
    """Connected by the first thing it writes. What is asked for while it writes goes into one transaction."""

    def __init__(self, engine: AsyncEngine, report: Report) -> None:
        """`tell` is called with what became of units that were stored together."""
        self.engine = engine
        self.report = report
        self.queue: list[Unit] = []
        self.wake = asyncio.Event()
        self.lock = asyncio.Lock()
        self.held: AsyncConnection | None = None  # of SQLAlchemy, which knows the address;
        self.connection: Connection | None = None  # and asyncpg's own in it
        self.prepared: dict[int, Prepared] = {}  # by statement, which lives as long as the program
        self.task = asyncio.create_task(self._run(), name="writer")

    def submit(self, unit: Unit) -> None:
        self.queue.append(unit)
        self.wake.set()

    def count_waiting(self) -> int:
        return len(self.queue)

    @contextlib.asynccontextmanager
    async def paused(self) -> AsyncIterator[None]:
        """Somebody else of this process writes: the two might lock the same rows in another order."""
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
        error: Exception | None = None
        try:
            await self._write(group_by_statement(units))
        except Exception as failure:
            if isinstance(failure, Conflict) and len(units) > 1:
                for unit in units:  # one of them was late; the others must not suffer
                    await self._store([unit])
                return
            error = failure
        self.report([unit.done for unit in units], error)

    async def _write(self, batch: list[Rows]) -> None:
        """All in one transaction; whatever else than Conflict it raises, nobody knows what was stored."""
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
            await self._disconnect()  # whatever it is, a new connection has not got it
            raise

    async def _connect(self) -> Connection:
        """Kept: one from the pool would be asked each time whether it is alive."""
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
    if prepared.takes_many:
        await prepared.statement.fetch(*([row[name] for row in rows] for name in prepared.names))
        return
    for row in rows:
        await prepared.statement.fetch(*(row[name] if name in row else prepared.fixed[name] for name in prepared.names))
        if prepared.is_conditional and prepared.statement.get_statusmsg() != "UPDATE 1":
            raise Conflict


def as_columns(statement: Any, given: list[str], dialect: Dialect) -> tuple[str, list[str], dict[str, Any]]:
    """An insert that takes any number of rows, column by column."""
    table, quote = statement.table, dialect.identifier_preparer.quote
    # Types without a length: a cast to one would cut what is too long instead of refusing it
    types = [type(table.c[name].type)().compile(dialect) for name in given]
    columns = ", ".join(f"${number}::{kind}[]" for number, kind in enumerate(types, 1))
    return f"INSERT INTO {table.name} ({', '.join(map(quote, given))}) SELECT * FROM unnest({columns})", given, {}


def as_row(statement: Any, given: list[str], dialect: Dialect) -> tuple[str, list[str], dict[str, Any]]:
    made = statement.compile(dialect=dialect, column_keys=given)
    return str(made), list(made.positiontup), dict(made.params)

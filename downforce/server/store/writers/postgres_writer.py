"""The fast database writer for PostgreSQL. It uses asyncpg directly and has its own connection.

Storing a log entry through SQLAlchemy takes several round trips: a check that the connection is alive, BEGIN, the
INSERT, and COMMIT. Here, a single statement stores any number of log entries. Such a statement is a transaction in
itself and takes only one round trip.
"""

from typing import Any, NamedTuple

from asyncpg import Connection, IntegrityConstraintViolationError
from asyncpg.prepared_stmt import PreparedStatement
from sqlalchemy import Dialect
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ....room.running.changes import Conflict
from .batch import Report, Rows, is_conditional
from .queue_writer import QueueWriter


class Prepared(NamedTuple):
    """A prepared SQL statement and a description of its parameters."""

    statement: PreparedStatement
    names: list[str]  # parameter names, in order
    fixed: dict[str, Any]  # parameter values that are part of the statement
    takes_many: bool  # whether it takes all rows at once, one array per column
    is_conditional: bool  # whether it raises Conflict if it changes nothing


class PostgresWriter(QueueWriter):
    """A writer that keeps one connection, and prepares each SQL statement once."""

    def __init__(self, engine: AsyncEngine, report: Report) -> None:
        """Start the writer, which connects to the database when it first writes."""
        super().__init__(report)
        self.engine = engine
        self.held: AsyncConnection | None = None  # SQLAlchemy's connection, which knows the address
        self.connection: Connection | None = None  # the asyncpg connection inside `held`
        self.prepared: dict[int, Prepared] = {}  # by id(statement); statements are never freed

    async def close(self) -> None:
        await super().close()
        await self._disconnect()

    async def _write(self, batch: list[Rows]) -> None:
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

"""The plain database writer, for every database and system. It uses nothing but SQLAlchemy."""

from typing import Any

from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ....room.running.changes import Conflict
from .batch import Report, Rows, is_conditional
from .queue_writer import QueueWriter


class PlainWriter(QueueWriter):
    """A writer that takes a connection from SQLAlchemy's pool for every transaction."""

    def __init__(self, engine: AsyncEngine, report: Report) -> None:
        super().__init__(report)
        self.engine = engine

    async def _write(self, batch: list[Rows]) -> None:
        try:
            async with self.engine.connect() as connection:
                await connection.execution_options(writes=True)
                async with connection.begin():
                    for statement, rows in batch:
                        await execute(connection, statement, rows)
        except IntegrityError:
            raise Conflict from None


async def execute(connection: AsyncConnection, statement: Any, rows: list[dict[str, Any]]) -> None:
    """Execute an SQL statement for all given rows. Raise Conflict if it is conditional and changes nothing."""
    if not is_conditional(statement):
        await connection.execute(statement, rows)
        return
    for row in rows:
        if (await connection.execute(statement, row)).rowcount != 1:
            raise Conflict

"""What running games write to SQLite: by its own driver, in one thread of its own.

Through SQLAlchemy and aiosqlite a line costs ten times what SQLite itself takes for it, most of that for going to a
thread and back for every statement; and lines are what a server writes all day.
"""

import asyncio
import contextlib
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from sqlalchemy import Executable
from sqlalchemy.dialects.sqlite import dialect
from sqlalchemy.ext.asyncio import AsyncEngine

from .connect import BUSY, set_pragmas

NAMED = dialect(paramstyle="named")
Rows = tuple[Executable, list[dict[str, Any]]]


class Direct:
    """Opened by the first thing it writes."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.thread = ThreadPoolExecutor(1, "writer")
        self.connection: sqlite3.Connection | None = None
        self.texts: dict[int, tuple[str, dict[str, Any]]] = {}  # by statement, which lives as long as the program

    @classmethod
    def of(cls, engine: AsyncEngine) -> "Direct | None":
        """None for PostgreSQL, whose driver is quick by itself."""
        return cls(str(engine.url.database)) if engine.dialect.name == "sqlite" else None

    async def write(self, batch: list[Rows]) -> None:
        """All in one transaction; sqlite3.Error when nothing was stored."""
        await asyncio.get_running_loop().run_in_executor(self.thread, self._write, batch)

    def close(self) -> None:
        self.thread.submit(self._close)
        self.thread.shutdown()

    def _write(self, batch: list[Rows]) -> None:
        if self.connection is None:
            self.connection = sqlite3.connect(self.file, timeout=BUSY)
            set_pragmas(self.connection, None)
        try:
            self.connection.execute("BEGIN IMMEDIATE")
            for statement, rows in batch:
                sql, fixed = self._compiled(statement, rows[0])
                self.connection.executemany(sql, [{**fixed, **row} for row in rows])
            self.connection.execute("COMMIT")
        except sqlite3.Error as error:
            with contextlib.suppress(sqlite3.Error):
                self.connection.execute("ROLLBACK")
            if not isinstance(error, sqlite3.IntegrityError):
                self._close()  # whatever it is, a new connection has not got it
            raise

    def _compiled(self, statement: Any, row: dict[str, Any]) -> tuple[str, dict[str, Any]]:
        """As SQL, with the values that the statement brings itself."""
        if id(statement) not in self.texts:
            made = statement.compile(dialect=NAMED, column_keys=list(row))
            fixed = {name: value for name, value in made.params.items() if name not in row}
            self.texts[id(statement)] = (str(made), fixed)
        return self.texts[id(statement)]

    def _close(self) -> None:
        if self.connection is not None:
            self.connection.close()
            self.connection = None

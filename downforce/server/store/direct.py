"""What running games write to SQLite: by its own driver, in one thread of its own.

Through SQLAlchemy and aiosqlite a line costs ten times what SQLite itself takes for it, most of that for going to a
thread and back for every statement; and lines are what a server writes all day.
"""

import asyncio
import contextlib
import sqlite3
from queue import SimpleQueue
from threading import Thread
from typing import Any

from sqlalchemy import Executable
from sqlalchemy.dialects.sqlite import dialect
from sqlalchemy.ext.asyncio import AsyncEngine

from .connect import BUSY, set_pragmas

NAMED = dialect(paramstyle="named")
Rows = tuple[Executable, list[dict[str, Any]]]
Asked = tuple[list[Rows], asyncio.Future[None]]


class Direct:
    """Opened by the first thing it writes."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.asked: SimpleQueue[Asked | None] = SimpleQueue()
        self.thread = Thread(target=self._run, name="writer", daemon=True)
        self.thread.start()
        self.connection: sqlite3.Connection | None = None
        self.texts: dict[int, tuple[str, dict[str, Any]]] = {}  # by statement, which lives as long as the program

    @classmethod
    def of(cls, engine: AsyncEngine) -> "Direct | None":
        """None for PostgreSQL, whose driver is quick by itself."""
        return cls(str(engine.url.database)) if engine.dialect.name == "sqlite" else None

    async def write(self, batch: list[Rows]) -> None:
        """All in one transaction; sqlite3.Error when nothing was stored."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.asked.put((batch, done))
        await done

    def close(self) -> None:
        """After what is still asked for."""
        self.asked.put(None)
        self.thread.join()

    # In the thread.

    def _run(self) -> None:
        while (asked := self.asked.get()) is not None:
            batch, done = asked
            error: Exception | None = None
            try:
                self._write(batch)
            except Exception as failure:
                error = failure
            with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
                done.get_loop().call_soon_threadsafe(tell, done, error)
        self.disconnect()

    def _write(self, batch: list[Rows]) -> None:
        if self.connection is None:
            self.connection = sqlite3.connect(self.file, timeout=BUSY, check_same_thread=False)
            set_pragmas(self.connection, None)
        try:
            if len(batch) == 1 and len(batch[0][1]) == 1:
                self._execute(
                    self.connection, *batch[0]
                )  # a transaction by itself, and for the GIL one trip instead of three
                return
            self.connection.execute("BEGIN IMMEDIATE")
            for statement, rows in batch:
                self._execute(self.connection, statement, rows)
            self.connection.execute("COMMIT")
        except sqlite3.Error as error:
            with contextlib.suppress(sqlite3.Error):
                self.connection.execute("ROLLBACK")
            if not isinstance(error, sqlite3.IntegrityError):
                self.disconnect()  # whatever it is, a new connection has not got it
            raise

    def _execute(self, connection: sqlite3.Connection, statement: Executable, rows: list[dict[str, Any]]) -> None:
        sql, fixed = self._compiled(statement, rows[0])
        if len(rows) == 1:
            connection.execute(sql, {**fixed, **rows[0]})
        else:
            connection.executemany(sql, [{**fixed, **row} for row in rows])

    def _compiled(self, statement: Any, row: dict[str, Any]) -> tuple[str, dict[str, Any]]:
        """As SQL, with the values that the statement brings itself."""
        if id(statement) not in self.texts:
            made = statement.compile(dialect=NAMED, column_keys=list(row))
            fixed = {name: value for name, value in made.params.items() if name not in row}
            self.texts[id(statement)] = (str(made), fixed)
        return self.texts[id(statement)]

    def disconnect(self) -> None:
        if self.connection is not None:
            self.connection.close()
            self.connection = None


def tell(done: asyncio.Future[None], error: Exception | None) -> None:
    if done.cancelled():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)

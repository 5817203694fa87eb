"""The fast database writer for SQLite. It uses Python's built-in driver in a separate thread.

A server mostly writes log entries. Storing an entry through SQLAlchemy and aiosqlite takes ten times as long as SQLite
itself needs, mostly because every statement is handed to a thread and back.
"""

import asyncio
import contextlib
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from queue import Empty, SimpleQueue
from threading import Event, Thread
from typing import Any, NamedTuple

from sqlalchemy.dialects.sqlite import dialect

from ....room.running.changes import Conflict
from ..connect import BUSY, set_pragmas
from .batch import MOST_AT_ONCE, Report, Rows, Unit, group_by_statement, is_conditional

DIALECT = dialect(paramstyle="qmark")


class Pause(NamedTuple):
    """A request to pause the writer. The pause starts when `begun` completes and ends when `over` is set."""

    begun: asyncio.Future[None]
    over: Event


class CompiledStatement(NamedTuple):
    """An SQL statement compiled to text."""

    sql: str
    names: Sequence[str]  # parameter names, in order
    fixed: dict[str, Any]  # parameter values that are part of the statement
    one_more: str  # SQL to append for each additional row; empty if only one row is possible
    is_conditional: bool  # whether it raises Conflict if it changes nothing


class SqliteWriter:
    """Executes units (groups of SQL statements) on SQLite in the order in which they arrive.

    Units that arrive during a transaction are combined into the next one.
    """

    def __init__(self, file: str, report: Report) -> None:
        """Start the writer thread, which opens the database file when it first writes.

        After each transaction, the writer calls `report` in the event loop. It passes the futures of the units
        (groups of SQL statements) in the transaction and, if the transaction failed, the error.
        """
        self.file = file
        self.report = report
        self.queue: SimpleQueue[Unit | Pause | None] = SimpleQueue()
        self.thread = Thread(target=self._run, name="writer", daemon=True)
        self.thread.start()
        self.connection: sqlite3.Connection | None = None
        self.texts: dict[int, CompiledStatement] = {}  # by id(statement); statements are never freed

    def submit(self, unit: Unit) -> None:
        """Add a unit (a group of SQL statements) to the writer thread's queue."""
        self.queue.put(unit)

    def count_waiting(self) -> int:
        """Return the approximate number of units (groups of SQL statements) that are waiting to be executed."""
        return self.queue.qsize()

    @contextlib.asynccontextmanager
    async def paused(self) -> AsyncIterator[None]:
        """Pause the writer while another transaction of this process runs.

        Otherwise, one of the two would have to retry until the other unlocks the database.
        """
        pause = Pause(asyncio.get_running_loop().create_future(), Event())
        self.queue.put(pause)
        try:
            await pause.begun
            yield
        finally:
            pause.over.set()

    async def close(self) -> None:
        """Execute everything that is still in the queue, then end the writer thread."""
        self.queue.put(None)
        self.thread.join()

    # These methods run in the writer thread.

    def _run(self) -> None:
        while self._process(self._take_batch()):
            pass
        self.disconnect()

    def _take_batch(self) -> list[Unit | Pause | None]:
        """Wait until something is queued, then return everything in the queue, up to `MOST_AT_ONCE` items."""
        batch = [self.queue.get()]
        with contextlib.suppress(Empty):
            while len(batch) < MOST_AT_ONCE:
                batch.append(self.queue.get_nowait())
        return batch

    def _process(self, batch: Iterable[Unit | Pause | None]) -> bool:
        """Process a batch of items from the queue. Return False if the writer should stop, and True otherwise.

        There are three kinds of items. A unit (a group of SQL statements) is executed. A request to pause holds back
        all later items until the pause ends. None stops the writer.
        """
        units: list[Unit] = []
        for each in batch:
            if isinstance(each, Unit):
                units.append(each)
                continue
            self._store(units)
            units = []
            if each is None:
                return False
            self._in_loop(each.begun, set_if_waiting, each.begun)
            each.over.wait()
        self._store(units)
        return True

    def _store(self, units: list[Unit]) -> None:
        """Execute units (groups of SQL statements) in one transaction, and report the outcome.

        If that raises Conflict, execute each unit in its own transaction, so that only the conflicting units fail.
        """
        if not units:
            return
        error: Exception | None = None
        try:
            self._write(group_by_statement(units))
        except Exception as failure:
            if isinstance(failure, Conflict) and len(units) > 1:
                for unit in units:  # one of them conflicts; the others must not fail with it
                    self._store([unit])
                return
            error = failure
        self._in_loop(units[0].done, self.report, [unit.done for unit in units], error)

    def _in_loop(self, waiting: asyncio.Future[None], call: Callable[..., None], *arguments: object) -> None:
        with contextlib.suppress(RuntimeError):  # the loop is closed, so nothing is waiting any more
            waiting.get_loop().call_soon_threadsafe(call, *arguments)

    def _write(self, batch: list[Rows]) -> None:
        """Execute a batch of SQL statements in one transaction.

        If Conflict or `sqlite3.Error` is raised, nothing has been stored.
        """
        if self.connection is None:
            self.connection = sqlite3.connect(self.file, timeout=BUSY, check_same_thread=False)
            set_pragmas(self.connection, None)
        try:
            made = [one for statement, rows in batch for one in self._compiled(statement, rows)]
            if len(made) == 1:  # a single statement is a transaction, and releases the GIL once instead of three times
                self._execute(self.connection, *made[0])
                return
            self.connection.execute("BEGIN IMMEDIATE")
            for sql, values, is_conditional in made:
                self._execute(self.connection, sql, values, is_conditional)
            self.connection.execute("COMMIT")
        except Conflict:
            self._roll_back()
            raise
        except sqlite3.Error as error:
            self._roll_back()
            if isinstance(error, sqlite3.IntegrityError):
                raise Conflict from None
            self.disconnect()  # a new connection avoids whatever the problem was
            raise

    def _execute(self, connection: sqlite3.Connection, sql: str, values: list[Any], is_conditional: bool) -> None:
        if connection.execute(sql, values).rowcount != 1 and is_conditional:
            raise Conflict

    def _roll_back(self) -> None:
        with contextlib.suppress(sqlite3.Error):
            if self.connection is not None:
                self.connection.execute("ROLLBACK")

    def _compiled(self, statement: Any, rows: list[dict[str, Any]]) -> list[tuple[str, list[Any], bool]]:
        """Return the SQL statements that write the given rows, as (SQL text, values, conditional) tuples.

        An INSERT writes all rows at once, whereas an UPDATE is executed once per row. A conditional UPDATE fails if it
        changes no row.
        """
        if id(statement) not in self.texts:
            self.texts[id(statement)] = compile_text(statement, list(rows[0]))
        text = self.texts[id(statement)]
        values = [[row[name] if name in row else text.fixed[name] for name in text.names] for row in rows]
        if text.one_more:
            return [(text.sql + text.one_more * (len(rows) - 1), [value for row in values for value in row], False)]
        return [(text.sql, row, text.is_conditional) for row in values]

    def disconnect(self) -> None:
        """Close the database connection, if there is one."""
        if self.connection is not None:
            self.connection.close()
            self.connection = None


def compile_text(statement: Any, given: list[str]) -> CompiledStatement:
    """Compile an SQL statement to text. `given` lists the names of the values that will be passed to it."""
    made = statement.compile(dialect=DIALECT, column_keys=given)
    names = list(made.positiontup)
    one_more = f", ({', '.join('?' * len(names))})" if statement.is_insert else ""
    return CompiledStatement(str(made), names, dict(made.params), one_more, is_conditional(statement))


def set_if_waiting(done: asyncio.Future[None]) -> None:
    """Complete a future unless it has been cancelled."""
    if not done.cancelled():
        done.set_result(None)

"""The writer for SQLite: uses the plain driver, in a thread of its own.

Through SQLAlchemy and aiosqlite an entry costs ten times what SQLite itself takes for it, most of it for going to a
thread and back for every statement; and entries are what a server writes all day.
"""

import asyncio
import contextlib
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from queue import Empty, SimpleQueue
from threading import Event, Thread
from typing import Any, NamedTuple

from sqlalchemy.dialects.sqlite import dialect

from .batch import MOST_AT_ONCE, Conflict, Report, Rows, Unit, group_by_statement, is_conditional
from .connect import BUSY, set_pragmas

DIALECT = dialect(paramstyle="qmark")


class Pause(NamedTuple):
    """A pause of the writer: nothing is written between `begun` and `over`."""

    begun: asyncio.Future[None]
    over: Event


class CompiledStatement(NamedTuple):
    """A statement as SQL text."""

    sql: str
    names: Sequence[str]  # names of its values, in order
    fixed: dict[str, Any]  # values that are part of the statement
    one_more: str  # SQL for one more row, if it takes several
    is_conditional: bool  # whether it is a Conflict if it changes nothing


class SqliteWriter:
    """Stores units in the order they come. Units submitted while it writes go into the next transaction together."""

    def __init__(self, file: str, report: Report) -> None:
        """Open the file with the first write.

        `report` is called in the event loop with the outcome of units that were stored together.
        """
        self.file = file
        self.report = report
        self.queue: SimpleQueue[Unit | Pause | None] = SimpleQueue()
        self.thread = Thread(target=self._run, name="writer", daemon=True)
        self.thread.start()
        self.connection: sqlite3.Connection | None = None
        self.texts: dict[int, CompiledStatement] = {}  # by id of the statement, which lives as long as the program

    def submit(self, unit: Unit) -> None:
        """Queue a unit to be stored."""
        self.queue.put(unit)

    def count_waiting(self) -> int:
        """Count the units that have not been started."""
        return self.queue.qsize()

    @contextlib.asynccontextmanager
    async def paused(self) -> AsyncIterator[None]:
        """Pause the writer while another transaction of this process runs: SQLite would make them wait by retrying."""
        pause = Pause(asyncio.get_running_loop().create_future(), Event())
        self.queue.put(pause)
        try:
            await pause.begun
            yield
        finally:
            pause.over.set()

    async def close(self) -> None:
        """Store what is still queued, and end the thread."""
        self.queue.put(None)
        self.thread.join()

    # In the thread.

    def _run(self) -> None:
        while self._process(self._take_batch()):
            pass
        self.disconnect()

    def _take_batch(self) -> list[Unit | Pause | None]:
        """Wait for something to do, and return it with everything else that is queued by then."""
        batch = [self.queue.get()]
        with contextlib.suppress(Empty):
            while len(batch) < MOST_AT_ONCE:
                batch.append(self.queue.get_nowait())
        return batch

    def _process(self, batch: Iterable[Unit | Pause | None]) -> bool:
        """Store units and observe pauses; return False when the writer is closed."""
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
        """Store units in one transaction and report the outcome; after a Conflict, store each one alone."""
        if not units:
            return
        error: Exception | None = None
        try:
            self._write(group_by_statement(units))
        except Exception as failure:
            if isinstance(failure, Conflict) and len(units) > 1:
                for unit in units:  # one of them was late; the others must not fail with it
                    self._store([unit])
                return
            error = failure
        self._in_loop(units[0].done, self.report, [unit.done for unit in units], error)

    def _in_loop(self, waiting: asyncio.Future[None], call: Callable[..., None], *arguments: object) -> None:
        with contextlib.suppress(RuntimeError):  # the loop is closed: nothing waits any more
            waiting.get_loop().call_soon_threadsafe(call, *arguments)

    def _write(self, batch: list[Rows]) -> None:
        """Execute a batch in one transaction. After Conflict or sqlite3.Error nothing has been stored."""
        if self.connection is None:
            self.connection = sqlite3.connect(self.file, timeout=BUSY, check_same_thread=False)
            set_pragmas(self.connection, None)
        try:
            made = [one for statement, rows in batch for one in self._compiled(statement, rows)]
            if len(made) == 1:  # a transaction by itself, and it releases the GIL once instead of three times
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
            self.disconnect()  # whatever the problem is, a new connection does not have it
            raise

    def _execute(self, connection: sqlite3.Connection, sql: str, values: list[Any], is_conditional: bool) -> None:
        if connection.execute(sql, values).rowcount != 1 and is_conditional:
            raise Conflict

    def _roll_back(self) -> None:
        with contextlib.suppress(sqlite3.Error):
            if self.connection is not None:
                self.connection.execute("ROLLBACK")

    def _compiled(self, statement: Any, rows: list[dict[str, Any]]) -> list[tuple[str, list[Any], bool]]:
        """Return SQL with its values, and whether it must change a row.

        Inserts take all rows at once, updates one by one.
        """
        if id(statement) not in self.texts:
            self.texts[id(statement)] = compile_text(statement, list(rows[0]))
        text = self.texts[id(statement)]
        values = [[row[name] if name in row else text.fixed[name] for name in text.names] for row in rows]
        if text.one_more:
            return [(text.sql + text.one_more * (len(rows) - 1), [value for row in values for value in row], False)]
        return [(text.sql, row, text.is_conditional) for row in values]

    def disconnect(self) -> None:
        """Close the connection, if there is one."""
        if self.connection is not None:
            self.connection.close()
            self.connection = None


def compile_text(statement: Any, given: list[str]) -> CompiledStatement:
    """Return the SQL of a statement that takes these values."""
    made = statement.compile(dialect=DIALECT, column_keys=given)
    names = list(made.positiontup)
    one_more = f", ({', '.join('?' * len(names))})" if statement.is_insert else ""
    return CompiledStatement(str(made), names, dict(made.params), one_more, is_conditional(statement))


def set_if_waiting(done: asyncio.Future[None]) -> None:
    """Complete a future unless its task was cancelled."""
    if not done.cancelled():
        done.set_result(None)

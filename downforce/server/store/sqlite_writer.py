"""What running games write to SQLite: by its own driver, in one thread of its own.

Through SQLAlchemy and aiosqlite a line costs ten times what SQLite itself takes for it, most of that for going to a
thread and back for every statement; and lines are what a server writes all day.
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
    """Nothing is written from when it has begun until it is over."""

    begun: asyncio.Future[None]
    over: Event


class Text(NamedTuple):
    """A statement as SQLite gets it."""

    sql: str
    names: Sequence[str]  # of its values, in order
    fixed: dict[str, Any]  # values that it brings itself
    one_more: str  # for one more row, where it takes several
    is_conditional: bool  # Conflict where it changes nothing


class SqliteWriter:
    """Opened by the first thing it writes. What is asked for while it writes goes into one transaction."""

    def __init__(self, file: str, report: Report) -> None:
        """`tell` is called in the loop: these are stored, or this is why they are not."""
        self.file = file
        self.report = report
        self.queue: SimpleQueue[Unit | Pause | None] = SimpleQueue()
        self.thread = Thread(target=self._run, name="writer", daemon=True)
        self.thread.start()
        self.connection: sqlite3.Connection | None = None
        self.texts: dict[int, Text] = {}  # by statement, which lives as long as the program

    def submit(self, unit: Unit) -> None:
        self.queue.put(unit)

    def count_waiting(self) -> int:
        return self.queue.qsize()

    @contextlib.asynccontextmanager
    async def paused(self) -> AsyncIterator[None]:
        """Somebody else of this process writes: SQLite would let the two wait for each other by trying again."""
        pause = Pause(asyncio.get_running_loop().create_future(), Event())
        self.queue.put(pause)
        try:
            await pause.begun
            yield
        finally:
            pause.over.set()

    async def close(self) -> None:
        """After what is still asked for."""
        self.queue.put(None)
        self.thread.join()

    # In the thread.

    def _run(self) -> None:
        while self._process(self._take_batch()):
            pass
        self.disconnect()

    def _take_batch(self) -> list[Unit | Pause | None]:
        """At least one."""
        asked = [self.queue.get()]
        with contextlib.suppress(Empty):
            while len(asked) < MOST_AT_ONCE:
                asked.append(self.queue.get_nowait())
        return asked

    def _process(self, asked: Iterable[Unit | Pause | None]) -> bool:
        """False: that was all."""
        units: list[Unit] = []
        for each in asked:
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
        if not units:
            return
        error: Exception | None = None
        try:
            self._write(group_by_statement(units))
        except Exception as failure:
            if isinstance(failure, Conflict) and len(units) > 1:
                for unit in units:  # one of them was late; the others must not suffer
                    self._store([unit])
                return
            error = failure
        self._in_loop(units[0].done, self.report, [unit.done for unit in units], error)

    def _in_loop(self, waiting: asyncio.Future[None], call: Callable[..., None], *arguments: object) -> None:
        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
            waiting.get_loop().call_soon_threadsafe(call, *arguments)

    def _write(self, batch: list[Rows]) -> None:
        """All in one transaction; Conflict or sqlite3.Error when nothing was stored."""
        if self.connection is None:
            self.connection = sqlite3.connect(self.file, timeout=BUSY, check_same_thread=False)
            set_pragmas(self.connection, None)
        try:
            made = [one for statement, rows in batch for one in self._compiled(statement, rows)]
            if len(made) == 1:  # a transaction by itself, and for the GIL one trip instead of three
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
            self.disconnect()  # whatever it is, a new connection has not got it
            raise

    def _execute(self, connection: sqlite3.Connection, sql: str, values: list[Any], is_conditional: bool) -> None:
        if connection.execute(sql, values).rowcount != 1 and is_conditional:
            raise Conflict

    def _roll_back(self) -> None:
        with contextlib.suppress(sqlite3.Error):
            if self.connection is not None:
                self.connection.execute("ROLLBACK")

    def _compiled(self, statement: Any, rows: list[dict[str, Any]]) -> list[tuple[str, list[Any], bool]]:
        """Return SQL with values, and whether it must change a row: inserted rows all at once, changed ones one by
        one."""
        if id(statement) not in self.texts:
            self.texts[id(statement)] = compile_text(statement, list(rows[0]))
        text = self.texts[id(statement)]
        values = [[row[name] if name in row else text.fixed[name] for name in text.names] for row in rows]
        if text.one_more:
            return [(text.sql + text.one_more * (len(rows) - 1), [value for row in values for value in row], False)]
        return [(text.sql, row, text.is_conditional) for row in values]

    def disconnect(self) -> None:
        if self.connection is not None:
            self.connection.close()
            self.connection = None


def compile_text(statement: Any, given: list[str]) -> Text:
    made = statement.compile(dialect=DIALECT, column_keys=given)
    names = list(made.positiontup)
    one_more = f", ({', '.join('?' * len(names))})" if statement.is_insert else ""
    return Text(str(made), names, dict(made.params), one_more, is_conditional(statement))


def set_if_waiting(done: asyncio.Future[None]) -> None:
    if not done.cancelled():
        done.set_result(None)

"""One writer for all tables: whatever waits goes into one transaction, so that many share few waits for the disk."""

import asyncio
import contextlib
import logging
import sqlite3
from collections.abc import AsyncIterator, Sequence

from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from .connect import reason
from .direct import MOST_AT_ONCE, Direct, Step, Unit, together

log = logging.getLogger(__name__)


class Conflict(Exception):
    """Somebody else was first: the number, the command or the seat is taken."""


class NotStored(Exception):
    """The database did not take it, or did not say so; the table must look again."""


class Writer:
    """One transaction at a time in this process, which SQLite wants anyway."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.direct = Direct.of(engine, self._tell)
        self.lock = asyncio.Lock()
        self.waiting: list[Unit] = []
        self.wake = asyncio.Event()
        self.failing = False
        self.task = asyncio.create_task(self._run(), name="writer")

    async def close(self) -> None:
        self.task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self.task
        if self.direct is not None:
            self.direct.close()

    async def put(self, *steps: Step) -> None:
        """Returns when the steps are stored, all or none. Conflict, NotStored."""
        unit = Unit(steps, asyncio.get_running_loop().create_future())
        if self.direct is not None:
            self.direct.asked.put(unit)
        else:
            self.waiting.append(unit)
            self.wake.set()
        await unit.done

    def count_waiting(self) -> int:
        """Units that nobody has begun to store."""
        return len(self.waiting) if self.direct is None else self.direct.asked.qsize()

    @contextlib.asynccontextmanager
    async def transaction(self) -> AsyncIterator[AsyncConnection]:
        quiet = self.direct.quiet() if self.direct is not None else contextlib.nullcontext()
        async with self.lock, quiet, self.engine.connect() as connection:
            await connection.execution_options(writes=True)
            async with connection.begin():
                yield connection

    async def _run(self) -> None:
        while True:
            await self.wake.wait()
            self.wake.clear()
            while self.waiting:
                units, self.waiting = self.waiting[:MOST_AT_ONCE], self.waiting[MOST_AT_ONCE:]
                await self._store(units)

    async def _store(self, units: list[Unit]) -> None:
        error: Exception | None = None
        try:
            async with self.transaction() as connection:
                for statement, rows in together(unit.steps for unit in units):
                    await connection.execute(statement, rows)
        except IntegrityError as failure:
            if len(units) > 1:  # one of them was late; the others must not suffer
                for unit in units:
                    await self._store([unit])
                return
            error = failure
        except (DBAPIError, OSError) as failure:
            error = failure
        self._tell([unit.done for unit in units], error)

    def _tell(self, waiting: Sequence[asyncio.Future[None]], error: Exception | None) -> None:
        """What became of units that were stored together."""
        result = self._judge(error)
        for done in waiting:
            if done.cancelled():
                continue
            if result is None:
                done.set_result(None)
            else:
                done.set_exception(result)

    def _judge(self, error: Exception | None) -> Exception | None:
        """A database that fails is told of once, and once when it is well again."""
        if isinstance(error, IntegrityError | sqlite3.IntegrityError):
            return Conflict()
        if error is None:
            if self.failing:
                log.warning("the database stores again")
            self.failing = False
            return None
        if not self.failing:
            log.error("the database does not store (%s); it is tried again with whatever comes", reason(error))
        self.failing = True
        return NotStored()

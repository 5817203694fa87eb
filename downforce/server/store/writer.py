"""One writer for all tables: whatever waits goes into one transaction, so that many share few waits for the disk."""

import asyncio
import contextlib
import logging
import sqlite3
from collections.abc import AsyncIterator, Sequence
from typing import Any

from sqlalchemy import Executable
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from .connect import reason
from .direct import Direct, Rows

log = logging.getLogger(__name__)
MOST_AT_ONCE = 500
Step = tuple[Executable, dict[str, Any]]


class Conflict(Exception):
    """Somebody else was first: the number, the command or the seat is taken."""


class NotStored(Exception):
    """The database did not take it, or did not say so; the table must look again."""


class Writer:
    """One transaction at a time in this process, which SQLite wants anyway."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.direct = Direct.of(engine)
        self.lock = asyncio.Lock()
        self.waiting: list[tuple[Sequence[Step], asyncio.Future[None]]] = []
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
        done = asyncio.get_running_loop().create_future()
        self.waiting.append((steps, done))
        self.wake.set()
        await done

    @contextlib.asynccontextmanager
    async def transaction(self) -> AsyncIterator[AsyncConnection]:
        async with self.lock, self.engine.connect() as connection:
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

    async def _execute(self, batch: list[Rows]) -> None:
        """All in one transaction."""
        if self.direct is not None:
            async with self.lock:
                await self.direct.write(batch)
            return
        async with self.transaction() as connection:
            for statement, rows in batch:
                await connection.execute(statement, rows)

    async def _store(self, units: list[tuple[Sequence[Step], asyncio.Future[None]]]) -> None:
        try:
            await self._execute(together(steps for steps, _ in units))
            result: Exception | None = None
            if self.failing:
                log.warning("the database stores again")
            self.failing = False
        except (IntegrityError, sqlite3.IntegrityError):
            if len(units) > 1:  # one of them was late; the others must not suffer
                for unit in units:
                    await self._store([unit])
                return
            result = Conflict()
        except (DBAPIError, sqlite3.Error, OSError) as error:
            if not self.failing:
                log.error("the database does not store (%s); it is tried again with whatever comes", reason(error))
            self.failing, result = True, NotStored()
        for _, done in units:
            if done.cancelled():
                continue
            if result is None:
                done.set_result(None)
            else:
                done.set_exception(result)


def together(units: Any) -> list[Rows]:
    """The same statements side by side: each goes to the database once, with all its rows."""
    found: dict[int, Rows] = {}
    for steps in units:
        for statement, row in steps:
            found.setdefault(id(statement), (statement, []))[1].append(row)
    return list(found.values())

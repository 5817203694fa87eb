"""The part that two database writers have in common: a queue of units, and a task that stores them in batches."""

import asyncio
import contextlib
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator

from ....room.running.changes import Conflict
from .batch import MOST_AT_ONCE, Report, Rows, Unit, group_by_statement


class QueueWriter(ABC):
    """Executes units (groups of SQL statements) in the order in which they arrive.

    Units that arrive during a transaction are combined into the next one. Subclasses say how a batch is written.
    """

    def __init__(self, report: Report) -> None:
        """Start the writer.

        After each transaction, the writer calls `report` with the futures of the units (groups of SQL statements) in it
        and, if the transaction failed, with the error.
        """
        self.report = report
        self.queue: list[Unit] = []
        self.wake = asyncio.Event()
        self.lock = asyncio.Lock()
        self.task = asyncio.create_task(self._run(), name="writer")

    def submit(self, unit: Unit) -> None:
        """Add a unit (a group of SQL statements) to the writer's queue."""
        self.queue.append(unit)
        self.wake.set()

    def count_waiting(self) -> int:
        """Return the number of units (groups of SQL statements) that are waiting to be executed."""
        return len(self.queue)

    @contextlib.asynccontextmanager
    async def paused(self) -> AsyncIterator[None]:
        """Pause the writer while another transaction of this process runs.

        Otherwise, the writer and that transaction could lock the same rows in different orders and cause a deadlock.
        """
        async with self.lock:
            yield

    async def close(self) -> None:
        """Stop the writer. Callers must have waited for their units, because units that still wait are dropped."""
        self.task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self.task

    async def _run(self) -> None:
        while True:
            await self.wake.wait()
            self.wake.clear()
            while self.queue:
                units, self.queue = self.queue[:MOST_AT_ONCE], self.queue[MOST_AT_ONCE:]
                async with self.lock:
                    await self._store(units)

    async def _store(self, units: list[Unit]) -> None:
        """Execute units (groups of SQL statements) in one transaction, and report the outcome.

        If that raises Conflict, execute each unit in its own transaction, so that only the conflicting units fail.
        """
        error: Exception | None = None
        try:
            await self._write(group_by_statement(units))
        except Exception as failure:
            if isinstance(failure, Conflict) and len(units) > 1:
                for unit in units:  # one of them conflicts; the others must not fail with it
                    await self._store([unit])
                return
            error = failure
        self.report([unit.done for unit in units], error)

    @abstractmethod
    async def _write(self, batch: list[Rows]) -> None:
        """Execute a batch of SQL statements in one transaction.

        If Conflict is raised, nothing has been stored. After any other error, it is unknown whether anything has been
        stored.
        """

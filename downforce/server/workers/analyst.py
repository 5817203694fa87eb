"""Analyses of finished games, computed in short slices by worker processes with the lowest priority.

The results of each slice are stored before the next slice begins, so that clients can read them from any server
process. If a process dies, its analysis resumes from the stored results when the next process starts or a client asks
again (see `store/analyses.py`).
"""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from importlib.util import find_spec
from typing import Any

from sqlalchemy.exc import DBAPIError

from ...room.refusals import Refused
from ...rules.views.shapes import GameRecord
from ..settings import Settings
from ..store import Conflict, Store
from ..store.analyses import AnalysisRow
from .analysis_slice import combine_parts, judge_slice
from .processes import end_processes, start_processes

log = logging.getLogger(__name__)
NICENESS = 19  # of the workers, which come after everything else: bots have 5, the builder 10
SLICE = 0.4  # seconds of work per slice
HEARTBEAT = 5.0  # seconds between heartbeats
LOST = 30.0  # seconds without a heartbeat until another process takes over
MOST_WAITING = 20  # games that may run or wait at the same time
RETRY = 60  # seconds until a refused client may ask again
TRIES = 3  # attempts when a worker dies


class Analyst:
    """Analyses games in worker processes, which start when the first game is submitted and are shared by all games."""

    def __init__(self, settings: Settings, store: Store, me: str, now: Callable[[], float], alone: bool) -> None:
        self.settings = settings
        self.store = store.analyses
        self.me = me  # id of this server process
        self.now = now
        self.alone = alone
        self._executors: list[Executor | None] = [None] * settings.analysis_workers
        self._jobs: dict[str, asyncio.Task[None]] = {}
        self._begun = 0

    @property
    def compiled(self) -> bool:
        """Whether numba is installed.

        Without numba, far fewer playouts (simulated games) are made, and the web page says so. See `analysis/judge.py`.
        """
        return find_spec("numba") is not None

    def is_running(self, table_id: str) -> bool:
        """Return whether this process is analysing the game at this table."""
        return table_id in self._jobs

    async def submit(self, table_id: str, record: GameRecord, guest: str) -> bool:
        """Start analysing a game, and return whether the analysis was started.

        An analysis that is done, or already running in some process, is not started again. Raise Refused if too many
        games are waiting.
        """
        if self.is_running(table_id):
            return False
        if len(self._jobs) >= MOST_WAITING:
            raise Refused("too-many", retry=RETRY)
        playouts = self.settings.analysis_playouts
        wanted = AnalysisRow(table_id, guest, playouts, "running", self.me, self.now(), None, None)
        if not await self.store.claim(wanted, self.lost_before()):
            return False
        row = await self.store.read(table_id)
        if row is None or row.status != "running" or self.is_running(table_id):  # another call was faster
            return False
        self._jobs[table_id] = job = asyncio.create_task(self._run(row, record), name=f"analysis {table_id}")
        job.add_done_callback(lambda _: self._jobs.pop(table_id, None))
        return True

    async def abandoned(self) -> list[AnalysisRow]:
        """Return the unfinished analyses of server processes that are no longer running."""
        return await self.store.abandoned(self.me, self.lost_before()) if self.settings.analysis_workers else []

    def lost_before(self) -> float:
        """Return the cut-off time for heartbeats. A server process whose last heartbeat is older counts as dead.

        If this is the only server process, the cut-off lies in the future, since no other process can be alive.
        """
        return self.now() + 1 if self.alone else self.now() - LOST

    async def stop(self, table_id: str) -> None:
        """Stop an analysis. Its partial results are kept, and the analysis resumes from them when requested again."""
        await self.store.end(table_id, "stopped")
        if (job := self._jobs.get(table_id)) is not None:
            job.cancel()
            await asyncio.gather(job, return_exceptions=True)

    async def _run(self, row: AnalysisRow, record: GameRecord) -> None:
        store, me = self.store, self.me
        at = self._begun % len(self._executors)
        self._begun += 1
        try:
            parts = await store.parts(row.table_id)
            while True:
                after = len(parts) - 1
                work = (judge_slice, row.table_id, record, row.playouts, after, SLICE)
                found = await self._run_in_process(row.table_id, at, *work)
                if not found:
                    break
                await store.add_parts(row.table_id, me, found, self.now())
                parts += [data for _, data in found]
            whole = await self._run_in_process(row.table_id, at, combine_parts, record, row.playouts, parts)
            await store.finish(row.table_id, me, whole, self.now())
        except Conflict:  # the analysis was stopped, or another process has taken it over
            pass
        except (DBAPIError, OSError) as error:
            log.error("the analysis of table %s is not stored (%s)", row.table_id, type(error).__name__)
        except Exception:
            log.exception("the analysis of table %s failed", row.table_id)
            await store.end(row.table_id, "failed")

    async def _run_in_process(self, table_id: str, at: int, work: Any, *given: Any) -> Any:
        """Run part of an analysis in a worker process, sending heartbeats in the meantime.

        The analysis fails if its worker dies three times.
        """
        tries = TRIES
        while True:
            executor = self._executor(at)
            future = asyncio.wrap_future(executor.submit(work, *given))
            try:
                while not (await asyncio.wait([future], timeout=HEARTBEAT))[0]:
                    await self.store.add_parts(table_id, self.me, [], self.now())
                return future.result()
            except BrokenProcessPool:
                if self._executors[at] is executor:
                    self._executors[at] = None
                tries -= 1
                if not tries:
                    raise
            finally:
                future.cancel()

    def _executor(self, at: int) -> Executor:
        executor = self._executors[at]
        if executor is None:
            executor = self._executors[at] = self.make_executor()
        return executor

    def make_executor(self) -> Executor:
        """Return the executor that runs the analyses. Tests override this method to use threads."""
        return start_processes(1, NICENESS, apart=True)

    async def close(self) -> None:
        """Cancel all analyses and end the worker processes.

        When this method returns, no analysis is writing to the database any more. Closing the database during a write
        would leave its file locked.
        """
        jobs = list(self._jobs.values())
        for job in jobs:
            job.cancel()
        await asyncio.gather(*jobs, return_exceptions=True)
        for executor in self._executors:
            if isinstance(executor, ProcessPoolExecutor):
                end_processes(executor)
            elif executor is not None:
                executor.shutdown(wait=False, cancel_futures=True)
        self._executors = [None] * len(self._executors)

"""Services shared by all game tables of one process, such as settings, database access, bots and background tasks."""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Coroutine
from typing import Any

from sqlalchemy.exc import DBAPIError

from ...room.running.fanout import Fanout
from ..http.health import Health
from ..settings import Settings
from ..store import NotStored, Store
from ..workers.analyst import Analyst
from ..workers.bot_pool import BotPool
from ..workers.builder import Builder

log = logging.getLogger(__name__)
COACH_NICENESS = 5  # as for bots: somebody is waiting


def steady_clock() -> Callable[[], float]:
    """Return a clock that starts at the system time and from then on only counts elapsed seconds.

    This way, a player does not run out of time when an administrator adjusts the system clock.
    """
    began = time.time() - time.monotonic()
    return lambda: began + time.monotonic()


class Services:
    """The services shared by all game tables of one process.

    Pass a `fanout` if the server has several processes, so that they can notify each other. Without it, this process
    assumes that it is the only one, and never waits for another process to act first.
    """

    def __init__(
        self,
        settings: Settings,
        store: Store,
        bots: BotPool,
        fanout: Fanout | None = None,
        builder: Builder | None = None,
        analyst: type[Analyst] = Analyst,
        now: Callable[[], float] | None = None,
    ) -> None:
        self.me = secrets.token_hex(8)  # id of this process, different after every start
        self.settings = settings
        self.store = store
        self.bots = bots
        self.alone = fanout is None
        self.fanout = fanout or Fanout()
        self.builder = builder or Builder()
        # A player waits for the coach, so that hints have a worker of their own and are never queued behind replays.
        self.coach = type(self.builder)(niceness=COACH_NICENESS)
        self.now = now or steady_clock()
        self.analyst = analyst(settings, store, self.me, self.now, self.alone)
        self.health = Health(store, self.now)
        self.tasks: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Run a coroutine in the background, keeping a reference to its task and logging any failure."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._task_done)

    def _task_done(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if task.cancelled() or (error := task.exception()) is None:
            return
        if isinstance(error, NotStored | DBAPIError | OSError):  # the waiting client will try again
            log.error("the store does not answer (%s)", type(error).__name__)
        else:
            log.error("in the background: %r", error, exc_info=error)

    async def stop(self) -> None:
        """Cancel all background tasks and stop the worker processes."""
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.builder.close()
        self.coach.close()
        await self.analyst.close()

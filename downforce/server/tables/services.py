"""What the tables of one process share: store, bots, builder, other processes, the time, work in the background."""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Coroutine
from typing import Any

from sqlalchemy.exc import DBAPIError

from ..http.health import Health
from ..settings import Settings
from ..store import NotStored, Store
from ..workers.analyst import Analyst
from ..workers.bot_pool import BotPool
from ..workers.builder import Builder
from .fanout import Fanout

log = logging.getLogger(__name__)


def steady_clock() -> Callable[[], float]:
    """Seconds since 1970 as they were at the start, and from then on as they pass: nobody's time runs out because
    somebody sets the machine's clock."""
    began = time.time() - time.monotonic()
    return lambda: began + time.monotonic()


class Services:
    """Without a fanout this process is alone, and never waits for another to act first."""

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
        self.me = secrets.token_hex(8)  # another one after every start
        self.settings = settings
        self.store = store
        self.bots = bots
        self.alone = fanout is None
        self.fanout = fanout or Fanout()
        self.builder = builder or Builder()
        self.now = now or steady_clock()
        self.analyst = analyst(settings, store, self.me, self.now, self.alone)
        self.health = Health(store, self.now)
        self.tasks: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """A task that is not lost, and whose failure is told."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if task.cancelled() or (error := task.exception()) is None:
            return
        if isinstance(error, NotStored | DBAPIError | OSError):  # whoever is waited for asks again
            log.error("the store does not answer (%s)", type(error).__name__)
        else:
            log.error("in the background: %r", error, exc_info=error)

    async def stop(self) -> None:
        """End all work in the background."""
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.builder.close()
        await self.analyst.close()

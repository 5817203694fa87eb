"""A cache of slow HTTP responses, such as replays and QR codes, which are built in a worker process."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from ...room.refusals import Refused
from ..http.cached_response import CachedResponse
from .processes import end_processes, start_processes

log = logging.getLogger(__name__)
NICENESS = 10  # of the worker, which comes after the bots (they have 5)
LIMIT = 30.0  # seconds for one response
RETRY = 5  # seconds until a refused client may ask again
MOST_WAITING = 50
MOST_BYTES = 32 * 1024 * 1024  # total size of the cache


class Builder:
    """Builds HTTP responses in a single worker process, which is started by the first request.

    The most recently used responses are cached, up to `most_bytes` in total.
    """

    def __init__(self, most_bytes: int = MOST_BYTES, niceness: int = NICENESS) -> None:
        self.most_bytes = most_bytes
        self.niceness = niceness
        self._executor: Executor | None = None
        self._building: dict[Hashable, asyncio.Task[CachedResponse]] = {}
        self._cache: OrderedDict[Hashable, CachedResponse] = OrderedDict()
        self._size = 0

    async def get(
        self, key: Hashable, make: Callable[..., CachedResponse], *given: Any, limit: float = LIMIT
    ) -> CachedResponse:
        """Return the HTTP response built by `make(*given)`, using the cached response if there is one.

        `key` identifies the response in the cache, so different responses must have different keys. Raise Refused if
        too many responses are being built, if this one takes too long, or if the worker process dies.
        """
        if key in self._cache:
            self._cache.move_to_end(key)
            return self._cache[key]
        if key not in self._building:
            if len(self._building) >= MOST_WAITING:
                raise Refused("too-many", retry=RETRY)
            self._building[key] = asyncio.create_task(self._build(key, limit, make, *given))
        return await asyncio.shield(self._building[key])

    async def _build(
        self, key: Hashable, limit: float, make: Callable[..., CachedResponse], *given: Any
    ) -> CachedResponse:
        try:
            made = await asyncio.wait_for(self._in_process(make, *given), limit)
        except (BrokenProcessPool, TimeoutError) as error:
            log.error("an answer was not made (%s): %s", make.__name__, type(error).__name__)
            self.close()  # the next request starts a new worker
            raise Refused("too-many", retry=RETRY) from None
        finally:
            del self._building[key]
        self._add_to_cache(key, made)
        return made

    async def _in_process(self, make: Callable[..., CachedResponse], *given: Any) -> CachedResponse:
        if self._executor is None:
            self._executor = self.make_executor()
        return await asyncio.wrap_future(self._executor.submit(make, *given))

    def make_executor(self) -> Executor:
        """Return the executor that builds the HTTP responses. Tests override this method to use threads."""
        return start_processes(1, self.niceness)

    def _add_to_cache(self, key: Hashable, made: CachedResponse) -> None:
        self._cache[key] = made
        self._size += len(made.body) + len(made.small)
        while self._size > self.most_bytes:
            _, oldest = self._cache.popitem(last=False)
            self._size -= len(oldest.body) + len(oldest.small)

    def close(self) -> None:
        """End the worker process, if there is one."""
        executor, self._executor = self._executor, None
        if isinstance(executor, ProcessPoolExecutor):
            end_processes(executor)
        elif executor is not None:
            executor.shutdown(wait=False)

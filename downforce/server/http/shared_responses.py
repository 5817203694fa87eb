"""Caches for HTTP responses that are the same for every client."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Hashable

from .cached_response import CachedResponse


class SharedResponses:
    """A cache for HTTP responses that do not change while the server is running.

    Each response is built once, in a separate thread. Only requests that arrive before it is ready have to wait.
    """

    def __init__(self) -> None:
        self._built: dict[Hashable, CachedResponse] = {}
        self._building: dict[Hashable, asyncio.Task[CachedResponse]] = {}

    async def get(self, build: Callable[..., CachedResponse], *given: Hashable) -> CachedResponse:
        """Return the response built by `build(*given)`. It is built only once, even if many requests need it."""
        key = (build, *given)
        if (found := self._built.get(key)) is not None:
            return found
        if key not in self._building:
            self._building[key] = asyncio.create_task(self._build(key, build, *given))
        return await asyncio.shield(self._building[key])

    async def _build(self, key: Hashable, build: Callable[..., CachedResponse], *given: Hashable) -> CachedResponse:
        try:
            self._built[key] = built = await asyncio.to_thread(build, *given)
            return built
        finally:
            del self._building[key]


class RecentResponse:
    """A cache for one HTTP response, which is built on request and then kept for a few seconds.

    It is dropped earlier if `invalidate` is called.
    """

    def __init__(self, seconds: float, now: Callable[[], float] = time.monotonic) -> None:
        self.seconds = seconds
        self.now = now
        self._building: asyncio.Task[CachedResponse] | None = None
        self._built = 0.0  # when building began

    async def get(self, build: Callable[[], Awaitable[CachedResponse]]) -> CachedResponse:
        """Return the cached response or build a new one. Requests that arrive during the build share the result."""
        if self._building is None or self.now() - self._built >= self.seconds:
            self._built = self.now()
            self._building = asyncio.create_task(self._build(build))
        return await asyncio.shield(self._building)

    def invalidate(self) -> None:
        """Drop the cached response because its content has changed."""
        self._building = None

    async def _build(self, build: Callable[[], Awaitable[CachedResponse]]) -> CachedResponse:
        try:
            return await build()
        except BaseException:
            self._building = None  # a failure is not cached
            raise

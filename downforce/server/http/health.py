"""The server's health check. The server is healthy as long as its database can be written to."""

import asyncio
from collections.abc import Callable

from sqlalchemy.exc import DBAPIError

from ..store import Store, describe

FRESH = 3.0  # seconds for which a result is reused
PATIENCE = 4.0  # seconds to wait for the database; `downforce health` waits five


class Health:
    """Checks whether the database can be written to. The result of a check is reused for a few seconds."""

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self.store = store
        self.now = now
        self.lock = asyncio.Lock()
        self.checked: float | None = None  # when the last check ended
        self.found: str | None = None

    async def problem(self) -> str | None:
        """Return a one-line reason why the database cannot be written to, or None if there is no problem."""
        async with self.lock:
            if self.checked is None or self.now() - self.checked >= FRESH:
                self.found = await self._check()
                self.checked = self.now()
            return self.found

    async def _check(self) -> str | None:
        try:
            async with asyncio.timeout(PATIENCE):
                await self.store.check_writes()
        except (DBAPIError, OSError) as error:  # includes TimeoutError
            return describe(error)
        return None

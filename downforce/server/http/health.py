"""Is this server well? It is while its database stores what it is given."""

import asyncio
from collections.abc import Callable

from sqlalchemy.exc import DBAPIError

from ..store import Store, describe

FRESH = 3.0  # seconds for which an answer is repeated, however many ask
PATIENCE = 4.0  # seconds for the database; `downforce health` waits five


class Health:
    """Writes to the database to see whether it can, at most every few seconds."""

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self.store = store
        self.now = now
        self.lock = asyncio.Lock()
        self.checked: float | None = None  # when that was
        self.found: str | None = None

    async def problem(self) -> str | None:
        """Return why the database does not store, in one line; None if it does."""
        async with self.lock:
            if self.checked is None or self.now() - self.checked >= FRESH:
                self.found = await self._check()
                self.checked = self.now()
            return self.found

    async def _check(self) -> str | None:
        try:
            async with asyncio.timeout(PATIENCE):
                await self.store.check_writes()
        except (DBAPIError, OSError) as error:  # TimeoutError is one, too
            return describe(error)
        return None

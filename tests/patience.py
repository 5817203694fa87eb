"""How long tests wait: as long as it takes, up to a limit that no busy machine reaches.

See docs/develop/testing.md#slow-machines.

Only what never comes takes that long, and then the test fails. It stays below `faulthandler_timeout` in pyproject.toml,
which ends the whole run.
"""

from typing import Any, Final

import httpx

PATIENCE: Final = 300.0  # seconds
PATIENCE_MS: Final = PATIENCE * 1000  # as Playwright counts
# A server in a process of its own has a real clock. On a slow machine these would end what a test is still waiting for.
SERVER: Final = {
    "DOWNFORCE_BOT_LIMIT": "600",  # else a rookie chooses for a bot that is slow
    "DOWNFORCE_DEAL_WAIT": "600",  # else a slow page takes no part in the deal
    "DOWNFORCE_PULSE": "600",  # else a connection that is slow to answer is closed
    "DOWNFORCE_SILENT": "86400",  # else one that says nothing is closed
    "DOWNFORCE_LOST": "600",  # else a slow process counts as gone
}


def client(**options: Any) -> httpx.Client:
    """Return a client that waits; by default httpx gives up after five seconds.

    It reads none of the world's certificates, which takes longer than most tests do: nobody here shows one.
    """
    return httpx.Client(timeout=PATIENCE, verify=False, **options)


def async_client(**options: Any) -> httpx.AsyncClient:
    """Return the same for tests that run in an event loop."""
    return httpx.AsyncClient(timeout=PATIENCE, verify=False, **options)

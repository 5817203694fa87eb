"""How long tests wait: up to a limit that no busy machine reaches (docs/develop/testing.md#slow-machines).

Only a test that fails waits that long. The limit is below `faulthandler_timeout` in pyproject.toml, which ends the
whole run.
"""

from typing import Any, Final

import httpx

PATIENCE: Final = 300.0  # seconds
PATIENCE_MS: Final = PATIENCE * 1000  # milliseconds, for Playwright
# A server in its own process uses the real clock. On a slow machine its usual limits would end what a test is waiting
# for.
SERVER: Final = {
    "DOWNFORCE_BOT_LIMIT": "600",  # else a rookie chooses in place of a slow bot
    "DOWNFORCE_DEAL_WAIT": "600",  # else a slow page takes no part in the deal
    "DOWNFORCE_PULSE": "600",  # else a connection that answers slowly is closed
    "DOWNFORCE_SILENT": "86400",  # else a silent connection is closed
    "DOWNFORCE_LOST": "600",  # else a slow process counts as dead
}


def client(**options: Any) -> httpx.Client:
    """Return an HTTP client with our time limit; httpx's own is five seconds.

    It loads no certificates, which would take longer than most tests do: no test uses TLS.
    """
    return httpx.Client(timeout=PATIENCE, verify=False, **options)


def async_client(**options: Any) -> httpx.AsyncClient:
    """Return the asynchronous counterpart of `client`."""
    return httpx.AsyncClient(timeout=PATIENCE, verify=False, **options)

"""Functions for worker processes, which must be importable by name."""

import os

from downforce.server.http.cached_response import CachedResponse


def who_makes(_: int) -> CachedResponse:
    return CachedResponse.from_body(str(os.getpid()).encode(), "text/plain")


def dies() -> CachedResponse:
    os._exit(1)

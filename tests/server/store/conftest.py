"""Tests of the store run on the fast and on the plain implementation."""

import pytest


@pytest.fixture(params=["fast", "plain"])
def io(request: pytest.FixtureRequest) -> str:
    """Return the setting `io`, once for each implementation."""
    return str(request.param)

"""For all tests."""

import signal
import threading
from pathlib import Path

import pytest

BROWSER = Path(__file__).parent / "browser"


def pytest_configure() -> None:
    """Ctrl-C is tested, too: a shell that runs `make test` in the background starts it with Ctrl-C ignored."""
    ignored = signal.getsignal(signal.SIGINT) is signal.SIG_IGN
    if ignored and threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Long ones first, so that in the end no worker is left alone with one; those in a browser before all others."""
    items.sort(key=lambda item: (item.path.parent != BROWSER, item.get_closest_marker("slow") is None))

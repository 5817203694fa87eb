"""For all tests."""

import contextlib
import gc
import os
import signal
import sys
import threading
from collections.abc import Generator
from pathlib import Path

import pytest
from _pytest.nodeid import NodeId

from tests.kernels import SETTINGS

os.environ.update(SETTINGS)  # before a test imports numba, and for the processes that tests start

BROWSER = Path(__file__).parent / "browser"


def pytest_configure() -> None:
    """Ctrl-C is tested, too: a shell that runs `make test` in the background starts it with Ctrl-C ignored."""
    ignored = signal.getsignal(signal.SIGINT) is signal.SIG_IGN
    if ignored and threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGINT, signal.default_int_handler)
    # OpenSpiel brings absl's log handler. It takes whatever standard error is when it is imported, which is a file of
    # pytest's, and closes it when somebody (uvicorn) sets up logging anew: after that no test of this process can run.
    with contextlib.suppress(ImportError):
        import absl.logging

        absl.logging.get_absl_handler().python_handler.stream = sys.__stderr__


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """What is read stays until the end: looking for garbage in it took a tenth of the reading, and would take a moment
    of every test that makes much. Tests make little that is in a circle, so it is looked for less often than usual."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.set_threshold(20_000, 20, 100)
        gc.enable()


@pytest.hookimpl(tryfirst=True)
def pytest_sessionfinish() -> None:
    """In the end pytest looks through everything for what was never closed: also through that."""
    gc.unfreeze()


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Long ones first, so that in the end no worker is left alone with one; those in a browser before all others."""
    items.sort(key=lambda item: (BROWSER not in item.path.parents, item.get_closest_marker("slow") is None))
    if config.getoption("loadgroup", default=False):
        for item in items:
            keep_together(item)


def keep_together(item: pytest.Item) -> None:
    """Groups share a worker, and what they start: Ray, PostgreSQL, compiled code. pytest-xdist (3.8) names a group at
    the end of an id, but since 9.2 pytest keeps ids elsewhere: without this, each of a group would go anywhere."""
    mark = item.get_closest_marker("xdist_group")
    if mark is not None and "@" not in item.nodeid.rpartition("]")[2]:
        item._id = NodeId.parse(f"{item.nodeid}@{mark.args[0]}")

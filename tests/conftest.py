"""Hooks for all tests: settings of the environment, garbage collection, the order of tests and their groups."""

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

os.environ.update(SETTINGS)  # before any test imports numba, and for the processes that tests start

BROWSER = Path(__file__).parent / "browser"


def pytest_configure() -> None:
    """Restore Ctrl-C, which tests need: a shell that runs `make test` in the background starts it with Ctrl-C
    ignored."""
    ignored = signal.getsignal(signal.SIGINT) is signal.SIG_IGN
    if ignored and threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGINT, signal.default_int_handler)
    # OpenSpiel imports absl, whose log handler holds on to the standard error of that moment, which is pytest's capture
    # file, and closes it when uvicorn configures logging: after that, no test of this process could run.
    with contextlib.suppress(ImportError):
        import absl.logging

        absl.logging.get_absl_handler().python_handler.stream = sys.__stderr__


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Collect tests without garbage collection, and freeze what was imported; it stays until the end anyway.

    Scanning it took a tenth of the time of collection, and would slow down every test that allocates much. Tests create
    few reference cycles, so the thresholds are raised afterwards.
    """
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.set_threshold(20_000, 20, 100)
        gc.enable()


@pytest.hookimpl(tryfirst=True)
def pytest_sessionfinish() -> None:
    """Unfreeze, so that pytest's final search for unclosed resources covers frozen objects too."""
    gc.unfreeze()


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Run slow tests first, so that no worker is left alone with one at the end; browser tests before all others."""
    items.sort(key=lambda item: (BROWSER not in item.path.parents, item.get_closest_marker("slow") is None))
    if config.getoption("loadgroup", default=False):
        for item in items:
            keep_together(item)


def keep_together(item: pytest.Item) -> None:
    """Add the name of the item's xdist group to its id, so that the tests of a group run on the same worker.

    A group shares what it starts: Ray, PostgreSQL, compiled code. pytest-xdist (3.8) appends the group to the id
    itself, but since 9.2 pytest stores ids elsewhere, and the group is lost. Hence the private attribute; remove this
    function when pytest-xdist supports the new ids.
    """
    mark = item.get_closest_marker("xdist_group")
    if mark is not None and "@" not in item.nodeid.rpartition("]")[2]:
        item._id = NodeId.parse(f"{item.nodeid}@{mark.args[0]}")

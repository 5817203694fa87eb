"""Processes beside the one that serves: they leave Ctrl-C to it, give way to it, and do not outlive it."""

import contextlib
import multiprocessing
import multiprocessing.connection
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from typing import Final

PATIENCE: Final = 2.0  # seconds for what should take none, now that the processes are dead


def start_processes(count: int, politeness: int) -> ProcessPoolExecutor:
    """They start with the first work they are given."""
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(count, mp_context=context, initializer=begin_work, initargs=(politeness,))


def end_processes(executor: ProcessPoolExecutor) -> None:
    """At once, whatever they are doing. The thread that looks after them holds the semaphores they share: without it
    these are given back here, where else a server that is stopped by a signal would leave them behind."""
    processes = list((getattr(executor, "_processes", None) or {}).values())
    manager: threading.Thread | None = getattr(executor, "_executor_manager_thread", None)
    executor.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        with contextlib.suppress(OSError, ValueError):
            process.kill()
    if manager is not None:
        manager.join(PATIENCE)


# In the processes.


def begin_work(politeness: int) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(OSError, AttributeError):
        os.nice(politeness)
    threading.Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        multiprocessing.connection.wait([parent.sentinel])
        os._exit(0)

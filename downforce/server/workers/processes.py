"""Processes beside the one that serves: they leave Ctrl-C to it, give way to it, and do not outlive it."""

import contextlib
import multiprocessing
import multiprocessing.connection
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Final

PATIENCE: Final = 2.0  # seconds for what should take none, now that the processes are dead


def start_processes(count: int, niceness: int, apart: bool = False) -> ProcessPoolExecutor:
    """They start with the first work they are given; those that are always busy had better be apart (`begin_work`)."""
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(count, mp_context=context, initializer=initialise_worker, initargs=(niceness, apart))


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


def initialise_worker(niceness: int, apart: bool) -> None:
    """Give way. Linux may share the processor out by session first (autogroup): then niceness counts only within one,
    and a process that is always busy uses up what its server has saved for the moment it is needed. So it goes apart,
    into a session that gives way itself; the others are better off beside the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(OSError, AttributeError):
        os.nice(niceness)
    if apart:
        with contextlib.suppress(OSError, AttributeError):
            os.setsid()
            Path("/proc/self/autogroup").write_text(str(niceness))
    threading.Thread(target=_exit_with_parent, daemon=True).start()


def _exit_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        multiprocessing.connection.wait([parent.sentinel])
        os._exit(0)

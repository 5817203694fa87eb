"""Worker processes for the server. They ignore Ctrl-C, have a lower priority, and end when the server does."""

import contextlib
import multiprocessing
import multiprocessing.connection
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Final

PATIENCE: Final = 2.0  # seconds to wait for the executor's thread after its processes have been killed


def start_processes(count: int, niceness: int, apart: bool = False) -> ProcessPoolExecutor:
    """Return an executor whose worker processes start when they are first given work.

    Set `apart` for workers that are always busy (see `initialise_worker`).
    """
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(count, mp_context=context, initializer=initialise_worker, initargs=(niceness, apart))


def end_processes(executor: ProcessPoolExecutor) -> None:
    """Kill an executor's worker processes immediately, whatever they are doing.

    Then wait for the executor's own thread, which holds the semaphores shared with the workers. Otherwise, a server
    that is stopped by a signal would leave the semaphores behind.
    """
    processes = list((getattr(executor, "_processes", None) or {}).values())
    manager: threading.Thread | None = getattr(executor, "_executor_manager_thread", None)
    executor.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        with contextlib.suppress(OSError, ValueError):
            process.kill()
    if manager is not None:
        manager.join(PATIENCE)


# These functions run in the workers.


def initialise_worker(niceness: int, apart: bool) -> None:
    """Lower the priority of this worker process, and make it exit when the server does.

    Linux may divide processor time between sessions first (autogroup), so that niceness only matters within a session.
    A worker that is always busy would then use up the share of the server's session. Such a worker therefore runs
    `apart`, in its own session with a lower priority. Other workers are better off in the server's session.
    """
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

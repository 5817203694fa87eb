"""Worker processes beside the server process: they leave Ctrl-C to it, have a lower priority, and end with it."""

import contextlib
import multiprocessing
import multiprocessing.connection
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Final

PATIENCE: Final = 2.0  # seconds to wait for the executor's thread once the processes are dead


def start_processes(count: int, niceness: int, apart: bool = False) -> ProcessPoolExecutor:
    """Return an executor whose processes start with their first work.

    Processes that are always busy should run `apart` (see `initialise_worker`).
    """
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(count, mp_context=context, initializer=initialise_worker, initargs=(niceness, apart))


def end_processes(executor: ProcessPoolExecutor) -> None:
    """Kill the workers at once, whatever they are doing.

    Then wait for the executor's own thread, which holds the semaphores shared with the workers: a server that is
    stopped by a signal would otherwise leave them behind.
    """
    processes = list((getattr(executor, "_processes", None) or {}).values())
    manager: threading.Thread | None = getattr(executor, "_executor_manager_thread", None)
    executor.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        with contextlib.suppress(OSError, ValueError):
            process.kill()
    if manager is not None:
        manager.join(PATIENCE)


# In the workers.


def initialise_worker(niceness: int, apart: bool) -> None:
    """Lower the priority of this worker, and let it end with its parent.

    Linux may divide the processor between sessions first (autogroup). Then niceness counts only within a session, and a
    worker that is always busy uses up the time that its server has saved for when it is needed. So such a worker runs
    `apart`, in a session of its own with a lower priority; other workers are better off in the server's session.
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

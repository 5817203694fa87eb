"""Run batches of games with Ray, either on a cluster or in a private Ray instance on this machine.

The package extra `cluster` is required. Ray executes any code that is sent to its ports, so a cluster belongs on a
private network (see docs/develop/research.md).
"""

import functools
import hashlib
import importlib
import os
import socket
import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

from ..extras import install_command
from ..rules.errors import OptionError

LOCAL = "local"
WANTED = "wanted HOST:PORT of a Ray (`ray start --head` shows it), or local"
PATIENCE = 5.0  # seconds to wait for a connection
LEAST = 1.0  # minimum duration of a task in seconds, so that the cost of sending it hardly matters
AHEAD = 2  # tasks in progress per processor
STORE = 80 << 20  # bytes of memory for a private instance, which is enough because batches and results are small
SOURCES = (".py", ".toml")

Batch = TypeVar("Batch")
Done = TypeVar("Done")


def run_on_ray(
    play: Callable[[Batch], Done], batches: Sequence[Batch], address: str, workers: int = 1
) -> Iterator[Done]:
    """Yield the results of all batches, in order.

    The batches are sent to Ray in tasks. A task contains one batch at first, and the number of batches per task doubles
    until a task takes a second.
    """
    ray = find_ray()
    with connected(ray, address, workers):
        task = ray.remote(max_retries=3)(play_all)
        room = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        under_way: deque[Any] = deque()
        first, size = 0, 1
        try:
            while first < len(batches) or under_way:
                while first < len(batches) and len(under_way) < room:
                    under_way.append(task.remote(play, batches[first : first + size], source_digest()))
                    first += size
                seconds, done = fetch(ray, under_way.popleft())
                if seconds < LEAST:
                    size = max(size, 2 * len(done))
                yield from done
        finally:
            for left in under_way:
                ray.cancel(left, force=True)


def play_all(play: Callable[[Batch], Done], batches: Sequence[Batch], digest: str) -> tuple[float, list[Done]]:
    """Run one task on a worker machine. Return how many seconds the task took, and its results."""
    if source_digest() != digest:
        raise OptionError("cluster: a machine has another version of downforce; install the same one on all of them")
    began = time.perf_counter()
    done = [play(batch) for batch in batches]
    return time.perf_counter() - began, done


def fetch(ray: Any, reference: Any) -> tuple[float, list[Any]]:
    try:
        done: tuple[float, list[Any]] = ray.get(reference)
    except ray.exceptions.RayTaskError as failed:
        if isinstance(failed.cause, ValueError | ImportError):
            raise OptionError(f"cluster: {failed.cause}") from None
        raise
    except ray.exceptions.RayError as failed:
        raise OptionError(f"cluster: {failed}") from None
    return done


@contextmanager
def connected(ray: Any, address: str, workers: int) -> Iterator[None]:
    """Connect to Ray for the duration of the context. A Ray instance that was already running keeps running."""
    if ray.is_initialized():
        yield
        return
    check_reachable(address)
    quiet: dict[str, Any] = {"logging_level": "ERROR", "log_to_driver": False}
    try:
        if address == LOCAL:  # a private instance, reachable only from this machine
            own = {"num_cpus": workers, "object_store_memory": STORE, "include_dashboard": False}
            ray.init(address="local", _node_ip_address="127.0.0.1", **own, **quiet)
        else:
            ray.init(address=address, **quiet)
    except (ConnectionError, ValueError, RuntimeError, OSError) as error:
        raise OptionError(f"cluster: no Ray at {address!r} ({error}); {WANTED}") from None
    try:
        yield
    finally:
        ray.shutdown()


def check_reachable(address: str) -> None:
    """Raise OptionError if no server answers at the address. Without this check, Ray would retry for many minutes."""
    if address == LOCAL:
        return
    host, _, port = address.rpartition(":")
    if not host or not port.isdecimal() or "/" in host:
        raise OptionError(f"cluster: {address!r} is no address; {WANTED}")
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except (OSError, OverflowError) as error:
        raise OptionError(f"cluster: nobody answers at {address} ({error}); {WANTED}") from None


def find_ray() -> Any:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # send no usage statistics
    try:
        return importlib.import_module("ray")
    except ImportError:
        raise OptionError(
            f"cluster: Ray is not installed; install it with {install_command('cluster')}, or leave out --cluster"
        ) from None


@functools.cache
def source_digest() -> str:
    """Return a digest of the package's code and tracks, used to check that all machines run the same version."""
    home, digest = Path(__file__).parent.parent, hashlib.sha256()
    for path in sorted(path for path in home.rglob("*") if path.suffix in SOURCES):
        digest.update(path.relative_to(home).as_posix().encode() + path.read_bytes())
    return digest.hexdigest()

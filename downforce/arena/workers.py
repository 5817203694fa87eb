"""Run batches of games in this process, in other processes or on a cluster. Results keep the order of the batches."""

import multiprocessing
import signal
from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

Batch = TypeVar("Batch")
Done = TypeVar("Done")


def run(
    play: Callable[[Batch], Done], batches: Sequence[Batch], workers: int = 1, cluster: str | None = None
) -> Iterator[Done]:
    """Yield the result of `play(batch)` for each batch, computed in worker processes or on a Ray cluster.

    `cluster` is the address of the Ray cluster, or `local`. Closing the iterator or pressing Ctrl-C abandons the work
    in progress.
    """
    if cluster is None:
        return run_here(play, batches, workers)
    from .cluster import run_on_ray

    return run_on_ray(play, batches, cluster, workers)


def run_here(play: Callable[[Batch], Done], batches: Sequence[Batch], workers: int) -> Iterator[Done]:
    if workers == 1 or len(batches) < 2:
        yield from map(play, batches)
        return
    with multiprocessing.get_context("spawn").Pool(min(workers, len(batches)), leave_interrupts) as pool:
        yield from pool.imap(play, batches)


def leave_interrupts() -> None:
    """Ignore Ctrl-C in a worker process, because the main process handles it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)

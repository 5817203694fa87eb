"""Compile the search in the background, and measure how fast it runs in this process.

Compiling takes about a minute on a machine that has not run the search before. Games with people must not wait for
this, but measurements must. `begin` starts compiling, `is_ready` reports whether compiling is done, and `wait` blocks
until then.
"""

import threading
from collections.abc import Callable

CAUTIOUS = 300  # number of playouts in the first search of each kind, which measures the speed
MOST = 200_000
Kind = tuple[int, int]  # kind of decision and number of bets made: before the first bets, playouts take twice as long
SPARE = 0.8  # share of the time limit to plan for, because playouts may turn out slower than measured


class WarmUp:
    """Runs a single search, usually in a background thread, in order to compile the search code."""

    def __init__(self, search_once: Callable[[], object]) -> None:
        self.search_once = search_once
        self.ready = threading.Event()
        self.begun = threading.Lock()

    def begin(self) -> None:
        if self.begun.acquire(blocking=False):  # the lock is never released, so the search runs only once
            threading.Thread(target=self.run, name="downforce-warm-up", daemon=True).start()

    def run(self) -> None:
        try:
            self.search_once()
        finally:
            self.ready.set()  # an error will occur again in a real search, where it is reported

    def is_ready(self) -> bool:
        return self.ready.is_set()

    def wait(self) -> None:
        """Compile the search in this thread, or wait for the thread that is already compiling it.

        Callers use this method if their results must be repeatable.
        """
        if self.begun.acquire(blocking=False):
            self.run()
        else:
            self.ready.wait()


class Pace:
    """The measured speed of the search in playouts per second, for each kind of decision.

    With these figures, the compiled search can keep to a time limit without reading a clock."""

    def __init__(self) -> None:
        self.per_second: dict[Kind, float] = {}

    def playouts(self, kind: Kind, seconds: float) -> int:
        if kind not in self.per_second:
            return CAUTIOUS
        return max(1, min(MOST, int(self.per_second[kind] * seconds * SPARE)))

    def note(self, kind: Kind, playouts: int, seconds: float) -> None:
        """Update the average speed with a new measurement. A search without playouts is ignored."""
        if playouts:
            now = playouts / max(1e-6, seconds)
            self.per_second[kind] = (self.per_second.get(kind, now) + now) / 2

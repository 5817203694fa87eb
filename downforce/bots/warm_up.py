"""The compiled search of one process: compiled in the background, and its measured speed.

Compiling takes about a minute on a machine that has not searched before. A game with people must not wait for it, a
measurement must: `begin` starts it, `is_ready` reports whether it is done, `wait` blocks until it is.
"""

import threading
from collections.abc import Callable

CAUTIOUS = 300  # playouts of the first search of a kind, which measures the speed
MOST = 200_000
Kind = tuple[int, int]  # kind of question and number of bets made: before the first bets, playouts are twice as long
SPARE = 0.8  # share of the time limit that is planned for: playouts can also get longer


class WarmUp:
    """Runs a first search once, in its own thread."""

    def __init__(self, search_once: Callable[[], object]) -> None:
        self.search_once = search_once
        self.ready = threading.Event()
        self.begun = threading.Lock()

    def begin(self) -> None:
        if self.begun.acquire(blocking=False):  # never released, so it runs only once
            threading.Thread(target=self.run, name="downforce-warm-up", daemon=True).start()

    def run(self) -> None:
        try:
            self.search_once()
        finally:
            self.ready.set()  # an error here occurs again in the search itself, where it is seen

    def is_ready(self) -> bool:
        return self.ready.is_set()

    def wait(self) -> None:
        """Compile in this thread, or wait for the thread that already does. Used where results must be repeatable."""
        if self.begun.acquire(blocking=False):
            self.run()
        else:
            self.ready.wait()


class Pace:
    """Playouts per second by kind of question, measured during play, so that the compiled search needs no clock."""

    def __init__(self) -> None:
        self.per_second: dict[Kind, float] = {}

    def playouts(self, kind: Kind, seconds: float) -> int:
        if kind not in self.per_second:
            return CAUTIOUS
        return max(1, min(MOST, int(self.per_second[kind] * seconds * SPARE)))

    def note(self, kind: Kind, playouts: int, seconds: float) -> None:
        """Average a new measurement into the known speed; ignored if there were no playouts."""
        if playouts:
            now = playouts / max(1e-6, seconds)
            self.per_second[kind] = (self.per_second.get(kind, now) + now) / 2

"""The compiled search of one process: made ready in the background, and how fast it is here.

Where nobody has searched yet, compiling takes about a minute. A game with people must not wait
for it, a measurement must: `begin` starts it, `is_ready` tells, `wait` waits.
"""

import threading
from collections.abc import Callable

CAUTIOUS = 300  # playouts of the first search of its kind, by which the next is measured
MOST = 200_000
Kind = tuple[int, int]  # what is asked, and how many bets have been made: until the first, playouts are twice as long
SPARE = 0.8  # of the time allowed is planned for: playouts get longer as well as shorter


class WarmUp:
    """Runs a first search in a thread of its own, once."""

    def __init__(self, search_once: Callable[[], object]) -> None:
        self.search_once = search_once
        self.ready = threading.Event()
        self.begun = threading.Lock()

    def begin(self) -> None:
        if self.begun.acquire(blocking=False):  # never released: once is enough
            threading.Thread(target=self.run, name="downforce-warm-up", daemon=True).start()

    def run(self) -> None:
        try:
            self.search_once()
        finally:
            self.ready.set()  # what failed here fails again where somebody sees it

    def is_ready(self) -> bool:
        return self.ready.is_set()

    def wait(self) -> None:
        """For results that must be repeatable: compile here and now, or wait for the thread that does."""
        if self.begun.acquire(blocking=False):
            self.run()
        else:
            self.ready.wait()


class Pace:
    """Playouts a second by kind of question, measured during play, so that the compiled search needs no clock."""

    def __init__(self) -> None:
        self.per_second: dict[Kind, float] = {}

    def playouts(self, kind: Kind, seconds: float) -> int:
        if kind not in self.per_second:
            return CAUTIOUS
        return max(1, min(MOST, int(self.per_second[kind] * seconds * SPARE)))

    def note(self, kind: Kind, playouts: int, seconds: float) -> None:
        """So many playouts took this long: average with what was known. No playouts say nothing."""
        if playouts:
            now = playouts / max(1e-6, seconds)
            self.per_second[kind] = (self.per_second.get(kind, now) + now) / 2

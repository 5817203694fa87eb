"""What happens in this process, counted: plain numbers on a command's way, read only when somebody wants metrics."""

from bisect import bisect_left
from collections import Counter
from typing import Final

BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)  # seconds


class Counters:
    """Since the start."""

    __slots__ = ("refusals", "seconds", "took")

    def __init__(self) -> None:
        self.refusals: Counter[str] = Counter()  # by key, of commands and requests
        self.took = [0] * (len(BOUNDS) + 1)  # commands, by the first bound they stayed within; the last is beyond
        self.seconds = 0.0  # of all commands together

    def count_command(self, seconds: float) -> None:
        """A command was stored, believed and told, or refused."""
        self.took[bisect_left(BOUNDS, seconds)] += 1
        self.seconds += seconds

"""Counters of this process for the metrics: plain numbers, so that counting costs a command nothing."""

from bisect import bisect_left
from collections import Counter
from typing import Final

BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)  # seconds


class Counters:
    """Counts since the process started."""

    __slots__ = ("refusals", "seconds", "took")

    def __init__(self) -> None:
        self.refusals: Counter[str] = Counter()  # commands and requests, by key of the refusal
        self.took = [0] * (len(BOUNDS) + 1)  # commands, by the first bound they stayed within; the last: slower ones
        self.seconds = 0.0  # of all commands together

    def count_command(self, seconds: float) -> None:
        """Count a command that was answered, done or refused, with the seconds that took."""
        self.took[bisect_left(BOUNDS, seconds)] += 1
        self.seconds += seconds

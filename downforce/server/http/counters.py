"""Counters for the metrics. The counters are plain numbers, so updating them takes almost no time."""

from bisect import bisect_left
from collections import Counter
from typing import Final

BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)  # seconds


class Counters:
    """The number of refused requests and the time taken by players' commands since the server process started."""

    __slots__ = ("refusals", "seconds", "took")

    def __init__(self) -> None:
        self.refusals: Counter[str] = Counter()  # refused commands and requests, by reason
        self.took = [0] * (len(BOUNDS) + 1)  # commands by duration; the last is for those above all bounds
        self.seconds = 0.0  # spent on all commands together

    def count_command(self, seconds: float) -> None:
        """Count a player's command, whether accepted or refused, and add its response time to the total."""
        self.took[bisect_left(BOUNDS, seconds)] += 1
        self.seconds += seconds

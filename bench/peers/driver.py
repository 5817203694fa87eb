"""The interface of a driver: it plays whole random games for a while and reports what it did."""

from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True)
class Played:
    games: float
    decisions: float
    seconds: float  # in CPU time


class Driver(Protocol):
    """A peer's player of games. Each module has a function `drivers()`; `bench.peers.worker` runs it in a process."""

    name: str
    version: str
    how: str  # which driver it is, and what it counts
    forced: float  # share of the decisions that have only one option

    def run(self, seconds: float) -> Played:
        """Play for at least this long, after everything is loaded, compiled and warm."""
        ...

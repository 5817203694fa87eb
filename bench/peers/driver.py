"""What a peer is to the benchmark: something that plays whole random games for a while and says what it did."""

from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True)
class Played:
    games: float
    decisions: float
    seconds: float  # CPU time


class Driver(Protocol):
    """A module here has `drivers()`, a list of these; `bench.peers.worker` runs it in a process of its own."""

    name: str
    version: str
    how: str  # which driver it is, and what is counted
    forced: float  # share of the decisions that have one option

    def run(self, seconds: float) -> Played:
        """At least so long, after everything is loaded, compiled and warm."""
        ...

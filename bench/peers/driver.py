"""The interface for drivers, which play whole random games for a while and report how many they played."""

from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True)
class Played:
    games: float
    decisions: float
    seconds: float  # CPU time


class Driver(Protocol):
    """A benchmark driver that plays games with one library.

    The module for each library has a function `drivers()`, which `bench.peers.worker` calls in a separate process.
    """

    name: str
    version: str
    how: str  # how the games are played, and what is counted
    forced: float  # the fraction of decisions with only one option

    def run(self, seconds: float) -> Played:
        """Play for at least this long. Everything has been loaded, compiled and warmed up before."""
        ...

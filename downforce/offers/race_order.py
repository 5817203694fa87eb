"""The cars in race order, as everybody can read it off the board."""

from dataclasses import dataclass
from functools import cache

from ..rules.names import Seat
from ..rules.shapes import View
from ..rules.track import Box, Track


@dataclass(frozen=True, slots=True)
class Ranked:
    """One car: its rank among the six, and where it stands. Home or off the track it has no space."""

    rank: int
    car: str
    owner: Seat | None
    space: str | None
    place: int | None
    laps: int
    steps: int  # to the finish, along the shortest way


def race_order(view: View, track: Track) -> list[Ranked]:
    """The cars of a view in its order, each with how far it has to go."""
    far = track.steps_left
    ranked = []
    for rank, car in enumerate(view["order"], 1):
        seen = view["cars"][car]
        steps = far[track.number[seen["space"]]] if seen["space"] else 0
        ranked.append(Ranked(rank, car, seen["owner"], seen["space"], seen["place"], seen["laps"], steps))
    return ranked


@cache
def lanes_beside(track: Track, space: str) -> int:
    """How many lanes the road has where a space lies."""
    box = track.boxes[track.number[space]]
    return max(other.lane for other in track.boxes if overlap(box, other)) + 1


def overlap(box: Box, other: Box) -> bool:
    return box.back < other.front and other.back < box.front

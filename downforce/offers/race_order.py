"""The cars in race order, as everybody can read it off the board."""

from dataclasses import dataclass
from functools import cache
from typing import Any

from ..rules.names import Seat
from ..rules.track import Box, Track
from ..tracks.check import steps_to_finish


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


def race_order(view: dict[str, Any], track: Track) -> list[Ranked]:
    """Cars that are home first, then those on the track, the foremost first (R178, R179), then those off it."""

    def order(car: str) -> tuple[Any, ...]:
        seen = view["cars"][car]
        if seen["space"] is None:
            return (0, seen["place"]) if seen["place"] else (2,)
        box = track.boxes[track.number[seen["space"]]]
        return (1, -seen["laps"], -box.front, box.left)

    far = steps_left(track)
    ranked = []
    for rank, car in enumerate(sorted(view["cars"], key=order), 1):
        seen = view["cars"][car]
        steps = far[track.number[seen["space"]]] if seen["space"] else 0
        ranked.append(Ranked(rank, car, seen["owner"], seen["space"], seen["place"], seen["laps"], steps))
    return ranked


@cache
def steps_left(track: Track) -> list[int]:
    return steps_to_finish(track)


@cache
def lanes_beside(track: Track, space: str) -> int:
    """How many lanes the road has where a space lies."""
    box = track.boxes[track.number[space]]
    return max(other.lane for other in track.boxes if overlap(box, other)) + 1


def overlap(box: Box, other: Box) -> bool:
    return box.back < other.front and other.back < box.front

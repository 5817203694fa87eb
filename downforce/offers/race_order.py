"""The race order of the cars, and the lane that each car is in. All players can see both on the board."""

from dataclasses import dataclass
from functools import cache
from typing import Final, Literal, TypeAlias

from ..rules.names import Seat
from ..rules.setup.track import Box, Side, Track
from ..rules.views.shapes import View

LaneSide: TypeAlias = Side | Literal["only", "middle", "second-inside", "second-outside", "second-left", "second-right"]
OTHER_SIDE: Final[dict[Side, Side]] = {"inside": "outside", "outside": "inside", "left": "right", "right": "left"}
SECOND: Final[dict[Side, LaneSide]] = {
    "inside": "second-inside",
    "outside": "second-outside",
    "left": "second-left",
    "right": "second-right",
}


@dataclass(frozen=True, slots=True)
class Ranked:
    """A car with its rank among the six cars and its position. A car that is off the track has no space."""

    rank: int
    car: str
    owner: Seat | None
    space: str | None
    place: int | None
    laps: int
    steps: int  # fewest steps to the finish, or 0 off the track


def race_order(view: View) -> list[Ranked]:
    """Return the cars in a seat's view in race order, each with its remaining steps to the finish."""
    ranked = []
    for rank, car in enumerate(view["order"], 1):
        seen = view["cars"][car]
        steps = seen["to_finish"] or 0
        ranked.append(Ranked(rank, car, seen["owner"], seen["space"], seen["place"], seen["laps"], steps))
    return ranked


@cache
def lane_side(track: Track, space: str) -> LaneSide:
    """Return a description of the lane of a space, such as "inside", "middle" or "second-left".

    In a bend, lanes are counted from the inside or the outside. Elsewhere, they are counted from the left or the right.
    """
    box, lanes = track.boxes[track.number[space]], lanes_beside(track, space)
    other = OTHER_SIDE[box.inner]
    if lanes == 1:
        return "only"
    if 2 * box.lane == lanes - 1:
        return "middle"
    near = 2 * box.lane < lanes - 1
    if box.lane in (0, lanes - 1):
        return box.inner if near else other
    return SECOND[box.inner if near else other]


@cache
def lanes_beside(track: Track, space: str) -> int:
    """Return how many lanes the road has at a space, including the lane of the space itself."""
    box = track.boxes[track.number[space]]
    return max(other.lane for other in track.boxes if overlap(box, other)) + 1


def overlap(box: Box, other: Box) -> bool:
    return box.back < other.front and other.back < box.front

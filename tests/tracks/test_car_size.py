"""Cars on the board never overlap, on any two spaces of any shipped track."""

import math
from itertools import combinations
from typing import NamedTuple

import pytest

from downforce import tracks
from downforce.room.queries.track_shape import track_shape
from downforce.server.sockets.messages import SpaceShape, TrackShape
from downforce.tracks.drawing.car_size import CAR, GAP, OUTLINE, Point, Size, growth, sizes
from tests.tracks.polygons import overlap


def outline(space: SpaceShape) -> list[Point]:
    c, s = (part(math.radians(space.heading)) for part in (math.cos, math.sin))
    shape = [(x * space.length, y * space.width) for x, y in CAR]
    return [(space.x + x * c - y * s, space.y + x * s + y * c) for x, y in shape]


@pytest.mark.parametrize("name", tracks.shipped())
def test_no_two_cars_overlap(name: str) -> None:
    spaces = TrackShape.model_validate(track_shape(name)).spaces
    near = [pair for pair in combinations(spaces, 2) if math.dist((pair[0].x, pair[0].y), (pair[1].x, pair[1].y)) < 70]
    assert len(near) > 300
    covered = [(one.id, other.id) for one, other in near if overlap(outline(one), outline(other))]
    assert covered == []


@pytest.mark.parametrize("name", tracks.shipped())
def test_letters_stay_large(name: str) -> None:
    """Only the inside of hairpins is so narrow that a car must be smaller, and never by much."""
    spaces = TrackShape.model_validate(track_shape(name)).spaces
    letters = [space.size for space in spaces]
    assert min(letters) > 0.83
    assert sum(size < 0.92 for size in letters) < len(letters) / 10
    assert sum(math.sqrt(space.length * space.width) for space in spaces) / len(spaces) > 1.09


class At(NamedTuple):
    x: float
    y: float
    heading: float = 0.0


LONG = max(x for x, _ in OUTLINE) - min(x for x, _ in OUTLINE)
WIDE = 2 * max(y for _, y in OUTLINE)
FULL, WHOLE, LENGTH = Size(1, 1), Size(1, 1), Size(1, 0)


def test_two_cars_nose_to_tail_and_side_by_side() -> None:
    assert growth(At(0, 0), FULL, At(60, 0), FULL, WHOLE) == pytest.approx((60 - GAP) / LONG)
    assert growth(At(0, 0), FULL, At(0, -20), FULL, WHOLE) == pytest.approx((20 - GAP) / WIDE)
    assert growth(At(0, 0, 90), FULL, At(0, 60, 90), FULL, WHOLE) == pytest.approx((60 - GAP) / LONG)
    assert growth(At(0, 0), FULL, At(60, 0), FULL, LENGTH) == pytest.approx((60 - GAP) / LONG)
    assert growth(At(0, 0), FULL, At(0, 60), FULL, LENGTH) == math.inf  # side by side, each in a lane of its own


def test_a_car_is_longer_on_a_long_space_and_wider_on_a_wide_one() -> None:
    long, *_ = sizes([At(0, 0), At(60, 0), At(0, 36), At(60, 36)])
    assert long.length > 1 > long.width
    wide, *_ = sizes([At(0, 0), At(44, 0), At(0, 60), At(44, 60)])
    assert wide.width > 1 > wide.length
    alone, *_ = sizes([At(0, 0), At(400, 0)])
    assert alone == (1.4, 1.15)


def test_outlines_that_overlap_are_found() -> None:
    square = [(0.0, 0.0), (2.0, 0.0), (2.0, 2.0), (0.0, 2.0)]
    assert overlap(square, [(1.0, 1.0), (3.0, 1.0), (3.0, 3.0)])
    assert overlap(square, [(0.5, 0.5), (1.0, 0.5), (1.0, 1.0)])  # one within the other
    assert not overlap(square, [(3.0, 3.0), (4.0, 3.0), (4.0, 4.0)])

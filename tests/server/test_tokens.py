"""Cars on the board never cover each other, on any two spaces of any track that is shipped."""

import math
from itertools import combinations
from typing import NamedTuple

import pytest

from downforce import tracks
from downforce.server.messages import SpaceShape
from downforce.server.shapes import track_shape
from downforce.server.tokens import CAR, Point, together
from tests.server.outlines import overlap


def outline(space: SpaceShape) -> list[Point]:
    c, s = (space.size * part(math.radians(space.heading)) for part in (math.cos, math.sin))
    return [(space.x + x * c - y * s, space.y + x * s + y * c) for x, y in CAR]


@pytest.mark.parametrize("name", tracks.shipped())
def test_no_two_cars_overlap(name: str) -> None:
    spaces = track_shape(name).spaces
    near = [pair for pair in combinations(spaces, 2) if math.dist((pair[0].x, pair[0].y), (pair[1].x, pair[1].y)) < 70]
    assert len(near) > 300
    covered = [(one.id, other.id) for one, other in near if overlap(outline(one), outline(other))]
    assert covered == []


@pytest.mark.parametrize("name", tracks.shipped())
def test_letters_stay_large(name: str) -> None:
    """Only the inside of hairpins is so narrow that a car must be smaller, and nowhere by much."""
    sizes = [space.size for space in track_shape(name).spaces]
    assert min(sizes) > 0.79
    assert sum(size < 0.88 for size in sizes) < len(sizes) / 10


class At(NamedTuple):
    x: float
    y: float
    heading: float = 0.0


def test_two_cars_nose_to_tail_and_side_by_side() -> None:
    assert together(At(0, 0), At(60, 0)) == 1
    assert together(At(0, 0), At(25.7, 0)) == pytest.approx((25.7 - 1) / (24.0 + 25.4))
    assert together(At(0, 0), At(0, -20.5)) == pytest.approx(0.5)
    assert together(At(0, 0, 90), At(0, 60, 90)) == 1


def test_outlines_that_overlap_are_found() -> None:
    square = [(0.0, 0.0), (2.0, 0.0), (2.0, 2.0), (0.0, 2.0)]
    assert overlap(square, [(1.0, 1.0), (3.0, 1.0), (3.0, 3.0)])
    assert overlap(square, [(0.5, 0.5), (1.0, 0.5), (1.0, 1.0)])  # one within the other
    assert not overlap(square, [(3.0, 3.0), (4.0, 3.0), (4.0, 4.0)])

"""How large a car may be drawn on each space, so that no two that stand anywhere touch each other."""

import math
from collections.abc import Sequence
from typing import Final, Protocol

Point = tuple[float, float]

# Half the outline of a car with its white rim, nose to the right, in units of the picture: the page's own drawing
# (web/src/board/Token.svelte, the symbol car-shell). A test in a browser compares.
OUTLINE: Final[tuple[Point, ...]] = ((-25.4, 16.9), (-20.4, 19.5), (18.2, 19.5), (24.0, 6.5))
CAR: Final = (*OUTLINE, *((x, -y) for x, y in reversed(OUTLINE)))
GAP: Final = 1.0  # between two cars
REACH: Final = 2 * max(math.hypot(x, y) for x, y in OUTLINE) + GAP


class Spot(Protocol):
    """The middle of a space, and where a car's nose points there: degrees, clockwise from the right."""

    @property
    def x(self) -> float: ...
    @property
    def y(self) -> float: ...
    @property
    def heading(self) -> float: ...


def sizes(spots: Sequence[Spot]) -> list[float]:
    """By spot, of a car's full size: 1 where neighbours leave room, less on the inside of tight bends."""
    found = [1.0] * len(spots)
    for i, spot in enumerate(spots):
        for k in range(i):
            if math.dist((spot.x, spot.y), (spots[k].x, spots[k].y)) < REACH:
                size = together(spot, spots[k])
                found[i], found[k] = min(found[i], size), min(found[k], size)
    return found


def together(one: Spot, other: Spot) -> float:
    """The largest size, up to 1, at which both have room. Two convex shapes are apart when an edge of one divides them;
    a smaller car lies within a larger one, so whatever else makes one of them smaller keeps them apart."""
    ours, theirs = turned(one.heading), turned(other.heading)
    between = other.x - one.x, other.y - one.y
    best = 0.0
    for x, y in (*normals(ours), *((-x, -y) for x, y in normals(theirs))):
        needed = max(a * x + b * y for a, b in ours) - min(a * x + b * y for a, b in theirs)
        best = max(best, (between[0] * x + between[1] * y - GAP) / needed)
    return min(1.0, best)


def turned(heading: float) -> list[Point]:
    c, s = math.cos(math.radians(heading)), math.sin(math.radians(heading))
    return [(x * c - y * s, x * s + y * c) for x, y in CAR]


def normals(shape: Sequence[Point]) -> list[Point]:
    """Outward, of length 1, for each edge of a shape that goes round as CAR does."""
    found = []
    for (ax, ay), (bx, by) in zip(shape, (*shape[1:], shape[0]), strict=True):
        far = math.hypot(bx - ax, by - ay)
        found.append(((ay - by) / far, (bx - ax) / far))
    return found

"""Work out how large a car can be drawn on each space so that cars never touch, whichever spaces they are on."""

import math
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple, Protocol

Point = tuple[float, float]

# Half the outline of a car pointing right, including its white rim, in SVG units. It matches the car that the page
# draws (the symbol car-shell in web/src/board/cars/Token.svelte); a browser test compares the two.
OUTLINE: Final[tuple[Point, ...]] = ((-24.8, 16.0), (-19.7, 18.6), (17.6, 18.6), (23.3, 5.6))
CAR: Final = (*OUTLINE, *((x, -y) for x, y in reversed(OUTLINE)))
GAP: Final = 0.5  # the smallest gap between two cars


class Spot(Protocol):
    """The centre of a space, and the direction of a car on it, in degrees clockwise from the right."""

    @property
    def x(self) -> float: ...
    @property
    def y(self) -> float: ...
    @property
    def heading(self) -> float: ...


class Size(NamedTuple):
    """The length and width of a drawn car, as multiples of the normal length and width."""

    length: float
    width: float


MOST: Final = Size(1.4, 1.15)
REACH: Final = 2 * MOST.length * max(math.hypot(x, y) for x, y in OUTLINE) + GAP


def sizes(spots: Sequence[Spot]) -> list[Size]:
    """Return the size at which to draw a car on each space. It is as large as the neighbouring spaces allow.

    All cars are first scaled uniformly, then lengthened, then widened, each time as far as there is room. A smaller car
    always lies within the outline of a larger one, so shrinking a car can never make it touch another.
    """
    pairs = [
        (i, k)
        for i, one in enumerate(spots)
        for k, other in enumerate(spots[:i])
        if math.dist((one.x, one.y), (other.x, other.y)) < REACH
    ]
    found = [Size(1.0, 1.0)] * len(spots)
    for grows in (Size(1, 1), Size(1, 0), Size(0, 1)):
        factors = [min(top / side for top, side, grow in zip(MOST, size, grows, strict=True) if grow) for size in found]
        for i, k in pairs:
            factor = growth(spots[i], found[i], spots[k], found[k], grows, max(factors[i], factors[k]))
            factor = max(factor, 1.0 if min(grows) == 0 else 0.0)  # the first round has already separated the cars
            factors[i], factors[k] = min(factors[i], factor), min(factors[k], factor)
        found = [
            Size(*(side * factor if grow else side for side, grow in zip(size, grows, strict=True)))
            for size, factor in zip(found, factors, strict=True)
        ]
    return found


def growth(one: Spot, ours: Size, other: Spot, theirs: Size, grows: Size, enough: float = math.inf) -> float:
    """Return the largest factor by which two cars can be enlarged without touching.

    The cars grow in length, in width or in both, as `grows` specifies. Two convex shapes do not touch if a straight
    line separates them. This function tries lines parallel to the edges of both cars, and stops as soon as it finds a
    factor of at least `enough`.
    """
    between = other.x - one.x, other.y - one.y
    mine, yours = parts(one.heading, ours, grows), parts(other.heading, theirs, grows)
    best = 0.0
    for x, y in (*normals(one.heading, ours), *((-x, -y) for x, y in normals(other.heading, theirs))):
        room = between[0] * x + between[1] * y - GAP
        if room > 0 and best < enough:
            best = max(best, reach(room, x, y, mine, yours))
    return best


class Part(NamedTuple):
    """A corner of a car: the sum of a fixed offset (x, y) and an offset (dx, dy) that is scaled as the car grows."""

    x: float
    y: float
    dx: float
    dy: float


def reach(room: float, x: float, y: float, ours: Sequence[Part], theirs: Sequence[Part]) -> float:
    """Return the largest factor by which two cars can be enlarged while a straight line still separates them.

    Only lines perpendicular to the direction (x, y) are considered. Return 0 if no such line separates the
    cars at any size.
    """
    mine = [(p.x * x + p.y * y, p.dx * x + p.dy * y) for p in ours]
    yours = [(-p.x * x - p.y * y, -p.dx * x - p.dy * y) for p in theirs]
    best = math.inf
    for a, da in mine:
        for b, db in yours:
            left, grows = room - a - b, da + db
            if grows > 1e-9:
                best = min(best, left / grows)
            elif left < grows - 1e-9:  # the cars overlap already, whatever the factor
                return 0.0
    return max(best, 0.0)


def parts(heading: float, size: Size, grows: Size) -> list[Part]:
    c, s = math.cos(math.radians(heading)), math.sin(math.radians(heading))
    found = []
    for x, y in ((x * size.length, y * size.width) for x, y in CAR):
        stays = x * (1 - grows.length), y * (1 - grows.width)
        goes = x * grows.length, y * grows.width
        found.append(Part(*turn(*stays, c, s), *turn(*goes, c, s)))
    return found


def normals(heading: float, size: Size) -> Iterator[Point]:
    """Yield the outward unit normal vector of each edge of a car's outline."""
    c, s = math.cos(math.radians(heading)), math.sin(math.radians(heading))
    shape = [(x * size.length, y * size.width) for x, y in CAR]
    for (ax, ay), (bx, by) in zip(shape, (*shape[1:], shape[0]), strict=True):
        far = math.hypot(bx - ax, by - ay)
        yield turn((ay - by) / far, (bx - ax) / far, c, s)


def turn(x: float, y: float, c: float, s: float) -> Point:
    return x * c - y * s, x * s + y * c

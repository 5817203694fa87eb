"""Whether two polygons overlap: edges that cross, or corners that lie inside."""

from collections.abc import Sequence
from itertools import product

Point = tuple[float, float]


def overlap(one: Sequence[Point], other: Sequence[Point]) -> bool:
    crossing = any(cross(*a, *b) for a, b in product(edges(one), edges(other)))
    return crossing or inside(one[0], other) or inside(other[0], one)


def edges(shape: Sequence[Point]) -> list[tuple[Point, Point]]:
    return list(zip(shape, (*shape[1:], shape[0]), strict=True))


def cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    return side(a, b, c) != side(a, b, d) and side(c, d, a) != side(c, d, b)


def side(a: Point, b: Point, c: Point) -> bool:
    return (b[0] - a[0]) * (c[1] - a[1]) > (b[1] - a[1]) * (c[0] - a[0])


def inside(point: Point, shape: Sequence[Point]) -> bool:
    x, y = point
    hits = [(ay > y) != (by > y) and x < ax + (y - ay) / (by - ay) * (bx - ax) for (ax, ay), (bx, by) in edges(shape)]
    return sum(hits) % 2 == 1

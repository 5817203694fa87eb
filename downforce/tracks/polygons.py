"""Polygon geometry for checking tracks: areas, distances, overlaps and shared sides, in pure Python.

A polygon is given by a left and a right edge with the same number of points, so that it can be split into convex
pieces. The tests compare the results with those of the shapely library.
"""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TypeAlias

Point: TypeAlias = tuple[float, float]
Bounds: TypeAlias = tuple[float, float, float, float]

# The largest sine of the angle between two sides that count as parallel. Curves are approximated by chords, so the
# shared side of two polygons is rarely exactly parallel.
PARALLEL = 0.2


@dataclass(frozen=True, eq=False)
class Polygon:
    """A strip between a left and a right edge.

    The quadrilateral between two consecutive pairs of points is always convex.
    """

    left: tuple[Point, ...]
    right: tuple[Point, ...]

    @cached_property
    def ring(self) -> list[Point]:
        """All corners of the polygon, in order around it."""
        return [*self.right, *reversed(self.left)]

    @cached_property
    def sides(self) -> list[tuple[Point, Point]]:
        ring = self.ring
        return [(ring[i - 1], corner) for i, corner in enumerate(ring)]

    @cached_property
    def pieces(self) -> list[tuple[list[Point], Bounds]]:
        """The convex quadrilaterals that make up the polygon, each with its bounding box."""
        left, right = self.left, self.right
        quads = [[right[k], right[k + 1], left[k + 1], left[k]] for k in range(len(left) - 1)]
        return [(quad, bounds_of(quad)) for quad in quads]

    @cached_property
    def bounds(self) -> Bounds:
        return bounds_of(self.ring)

    @property
    def area(self) -> float:
        return area_of(self.ring)

    @property
    def crosses_itself(self) -> bool:
        """Whether any two non-adjacent sides of the polygon meet."""
        sides = self.sides
        last = len(sides) - 1
        return any(
            segments_meet(*sides[i], *sides[j])
            for i in range(last)
            for j in range(i + 2, last + 1)
            if not (i == 0 and j == last)
        )


def bounds_of(points: Sequence[Point]) -> Bounds:
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return min(xs), min(ys), max(xs), max(ys)


def bounds_apart(one: Bounds, other: Bounds) -> float:
    """Return the distance between two bounding boxes. Shapes inside the boxes are at least this far apart."""
    across = max(one[0] - other[2], other[0] - one[2], 0.0)
    along = max(one[1] - other[3], other[1] - one[3], 0.0)
    return math.hypot(across, along)


def area_of(ring: Sequence[Point]) -> float:
    return abs(signed_area(ring))


def signed_area(ring: Sequence[Point]) -> float:
    return sum(ring[i - 1][0] * y - x * ring[i - 1][1] for i, (x, y) in enumerate(ring)) / 2


def turn(a: Point, b: Point, c: Point) -> float:
    """Return a number whose sign says on which side of the line from a to b the point c lies.

    The number is 0 if c lies on the line.
    """
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def segments_meet(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Return whether the line segments ab and cd share a point."""
    if max(a[0], b[0]) < min(c[0], d[0]) or max(c[0], d[0]) < min(a[0], b[0]):
        return False
    if max(a[1], b[1]) < min(c[1], d[1]) or max(c[1], d[1]) < min(a[1], b[1]):
        return False
    return turn(a, b, c) * turn(a, b, d) <= 0 and turn(c, d, a) * turn(c, d, b) <= 0


def clip(ring: Sequence[Point], convex: Sequence[Point]) -> list[Point]:
    """Return the part of a polygon that lies within a convex polygon, using the Sutherland-Hodgman algorithm."""
    inside = 1 if signed_area(convex) > 0 else -1
    kept = list(ring)
    for i, b in enumerate(convex):
        a, before, kept = convex[i - 1], kept, []
        for k, here in enumerate(before):
            last = before[k - 1]
            was, now = inside * turn(a, b, last), inside * turn(a, b, here)
            if (was < 0) != (now < 0):
                share = was / (was - now)
                kept.append((last[0] + share * (here[0] - last[0]), last[1] + share * (here[1] - last[1])))
            if now >= 0:
                kept.append(here)
        if not kept:
            break
    return kept


def overlap_area(one: Polygon, other: Polygon) -> float:
    """Return the area of the overlap of two polygons."""
    total = 0.0
    for quad, bounds in one.pieces:
        for other_quad, other_bounds in other.pieces:
            if (
                bounds[0] < other_bounds[2]
                and other_bounds[0] < bounds[2]
                and bounds[1] < other_bounds[3]
                and other_bounds[1] < bounds[3]
            ):
                total += area_of(clip(quad, other_quad))
    return total


def distance(one: Polygon, other: Polygon, enough: float = 0.0) -> float:
    """Return the distance between two polygons.

    The search stops early once it has found a distance of at most `enough`. In that case, the result can be larger than
    the true distance.
    """
    best = math.inf
    if bounds_apart(one.bounds, other.bounds) == 0 and (holds(one, other.ring[0]) or holds(other, one.ring[0])):
        return 0.0
    others = [(side, bounds_of(side)) for side in other.sides]
    others.sort(key=lambda each: bounds_apart(one.bounds, each[1]))
    for a, b in sorted(one.sides, key=lambda side: bounds_apart(other.bounds, bounds_of(side))):
        bounds = bounds_of((a, b))
        if bounds_apart(bounds, other.bounds) >= best:
            break
        for (c, d), other_bounds in others:
            if bounds_apart(bounds, other_bounds) < best:
                best = min(best, segment_distance(a, b, c, d))
                if best <= enough:
                    return best
    return best


def holds(polygon: Polygon, point: Point) -> bool:
    """Return whether a point lies within a polygon."""
    x, y = point
    inside = False
    for (x0, y0), (x1, y1) in polygon.sides:
        if (y0 > y) != (y1 > y) and x < x0 + (y - y0) / (y1 - y0) * (x1 - x0):
            inside = not inside
    return inside


def segment_distance(a: Point, b: Point, c: Point, d: Point) -> float:
    if segments_meet(a, b, c, d):
        return 0.0
    return min(point_distance(a, c, d), point_distance(b, c, d), point_distance(c, a, b), point_distance(d, a, b))


def point_distance(point: Point, a: Point, b: Point) -> float:
    """Return the distance from a point to the line segment ab."""
    along_x, along_y = b[0] - a[0], b[1] - a[1]
    square = along_x * along_x + along_y * along_y
    share = ((point[0] - a[0]) * along_x + (point[1] - a[1]) * along_y) / square if square else 0.0
    share = min(1.0, max(0.0, share))
    return math.hypot(point[0] - a[0] - share * along_x, point[1] - a[1] - share * along_y)


def shared_side(one: Polygon, other: Polygon, near: float) -> float:
    """Return the total length along which the sides of two polygons run parallel, at most `near` apart."""
    sides = [side for side in other.sides if bounds_apart(bounds_of(side), one.bounds) <= near]
    return sum(
        covered(list(beside(a, b, sides, near)))
        for a, b in one.sides
        if bounds_apart(bounds_of((a, b)), other.bounds) <= near
    )


def beside(a: Point, b: Point, sides: Sequence[tuple[Point, Point]], near: float) -> Iterator[tuple[float, float]]:
    """Yield the parts of the side ab along which one of the given sides runs parallel, at most `near` away.

    Each part is given by the distances of its two ends from a.
    """
    length = math.hypot(b[0] - a[0], b[1] - a[1])
    if length == 0:
        return
    x, y = (b[0] - a[0]) / length, (b[1] - a[1]) / length
    for c, d in sides:
        other_length = math.hypot(d[0] - c[0], d[1] - c[1])
        if other_length == 0 or abs(x * (d[1] - c[1]) - y * (d[0] - c[0])) > PARALLEL * other_length:
            continue
        if max(point_off_line(a, x, y, c), point_off_line(a, x, y, d)) > near:
            continue
        ends = sorted((one[0] - a[0]) * x + (one[1] - a[1]) * y for one in (c, d))
        low, high = max(0.0, ends[0]), min(length, ends[1])
        if low < high:
            yield low, high


def point_off_line(start: Point, x: float, y: float, point: Point) -> float:
    """Return the distance of a point from the line through `start` with direction (x, y)."""
    return abs((point[0] - start[0]) * y - (point[1] - start[1]) * x)


def covered(stretches: list[tuple[float, float]]) -> float:
    """Return the total length covered by intervals on a line. Parts where intervals overlap are counted only once."""
    total, reached = 0.0, -math.inf
    for low, high in sorted(stretches):
        total += max(0.0, high - max(low, reached))
        reached = max(reached, high)
    return total

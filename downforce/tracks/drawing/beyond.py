"""Continue the land beyond the edges of the picture, for windows of another shape than the picture.

The picture's view box does not show it: whoever wants it lets the drawing overflow.
"""

import math
import random
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise

from ..drawn_track import DrawnTrack
from ..scenery import Area, Point
from .packing import Packing, within

BEYOND = 30.0  # how far the land goes on, in lane widths
WOODED = (14.0, 8.0)  # how far trees go on, to the sides and up or down
CLUMPS, CLUMP = 34, 1.7  # groups of trees, and the radius of one
INSIDE = 0.02  # where the edge of an area is looked for: just inside the picture
SAMPLES = 8  # per side of a smooth outline

View = tuple[float, float]


def continued(area: Area, view: View) -> Area:
    """Return the area with its continuation: a strip goes straight on, a filled area goes on at its full breadth."""
    if area.line:
        forwards = _onward(area.points, view)
        return replace(area, points=_onward(forwards[::-1], view)[::-1])
    outline = _outline(area)
    around = sum(ax * by - bx * ay for (ax, ay), (bx, by) in pairwise((*outline, outline[0])))
    boxes = [*_beside(outline, view), *(_turned(box) for box in _beside([(y, x) for x, y in outline], view[::-1]))]
    return replace(area, beyond=tuple(_corners(*box, clockwise=around > 0) for box in boxes))


def clumps(drawn: DrawnTrack, packing: Packing) -> Iterator[tuple[float, float, float]]:
    """Yield the position and size of trees beyond the picture, in groups, always the same ones.

    They grow on open land only, and only if the picture has trees.
    """
    (width, height), rng = drawn.view, random.Random(f"{drawn.title}, beyond")
    areas = drawn.scenery.areas
    covered = [area.points for area in areas if not area.line and area.kind not in ("park", "meadow", "orchard")]
    for area in areas:
        for (ax, ay), (bx, by) in pairwise(continued(area, drawn.view).points if area.line else ()):
            count = math.ceil(math.dist((ax, ay), (bx, by)))
            for k in range(count + 1):
                packing.occupy(ax + (bx - ax) * k / count, ay + (by - ay) * k / count, area.line / 2 + 0.5)
    for _ in range(CLUMPS if drawn.scenery.woods else 0):
        x, y = rng.uniform(-WOODED[0], width + WOODED[0]), rng.uniform(-WOODED[1], height + WOODED[1])
        for _ in range(rng.randint(3, 8)):
            turn, far, size = rng.uniform(0, 2 * math.pi), CLUMP * math.sqrt(rng.random()), rng.uniform(0.3, 0.52)
            at = x + far * math.cos(turn), y + far * math.sin(turn)
            nearest = min(max(at[0], INSIDE), width - INSIDE), min(max(at[1], INSIDE), height - INSIDE)
            if math.dist(at, nearest) < 2 * size or any(within(*nearest, outline) for outline in covered):
                continue
            if packing.free(*at, size):
                packing.occupy(*at, size * 0.7)
                yield *at, size


def _onward(points: Sequence[Point], view: View) -> tuple[Point, ...]:
    """Return a line that goes straight on if its last point is outside the picture."""
    (ax, ay), (bx, by) = points[-2:]
    length = math.dist((ax, ay), (bx, by))
    if (0 < bx < view[0] and 0 < by < view[1]) or not length:
        return tuple(points)
    dx, dy = (bx - ax) / length, (by - ay) / length
    step = max(length, 2.0)  # longer and longer stretches: a smooth line would overshoot after a sudden long one
    far = [step * 2**k for k in range(math.ceil(math.log2(max(BEYOND / step, 1))) + 1)]
    return *points, *((bx + dx * along, by + dy * along) for along in far)


def _outline(area: Area) -> list[Point]:
    """Return points along the outline of a filled area, on the curve that `ground.shape` draws if it is smooth."""
    points, count = area.points, len(area.points)
    if not area.soft:
        return list(points)
    found = []
    for i in range(count):
        a, b, c, d = (points[k % count] for k in (i - 1, i, i + 1, i + 2))
        for k in range(SAMPLES):
            t = k / SAMPLES
            found.append((_spline(a[0], b[0], c[0], d[0], t), _spline(a[1], b[1], c[1], d[1], t)))
    return found


def _spline(a: float, b: float, c: float, d: float, t: float) -> float:
    """Return a point of a Catmull-Rom spline between `b` and `c`, in one coordinate."""
    return b + t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a))) / 2


Box = tuple[float, float, float, float]  # left, top, right, bottom


def _beside(outline: Sequence[Point], view: View) -> Iterator[Box]:
    """Yield boxes to the left and right of the picture, as high as the area is at that edge."""
    width, height = view
    for edge, outer in ((INSIDE, -BEYOND), (width - INSIDE, width + BEYOND)):
        sides = pairwise((*outline, outline[0]))
        crossed = sorted(
            ay + (by - ay) * (edge - ax) / (bx - ax) for (ax, ay), (bx, by) in sides if (ax > edge) != (bx > edge)
        )
        for top, bottom in zip(crossed[::2], crossed[1::2], strict=True):
            if top < height and bottom > 0:
                high = -BEYOND if top <= INSIDE else top
                low = height + BEYOND if bottom >= height - INSIDE else bottom
                yield min(edge, outer), high, max(edge, outer), low


def _turned(box: Box) -> Box:
    left, top, right, bottom = box
    return top, left, bottom, right


def _corners(left: float, top: float, right: float, bottom: float, clockwise: bool) -> tuple[Point, ...]:
    """Return the corners of a box in the direction of the outline that it belongs to, so that overlaps are filled."""
    corners = (left, top), (right, top), (right, bottom), (left, bottom)
    return corners if clockwise else corners[::-1]

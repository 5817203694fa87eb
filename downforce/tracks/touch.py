"""Check the picture against the rules, with spaces as polygons: which ones touch, overlap or are hard to tell apart."""

import math
from collections import defaultdict
from collections.abc import Iterator
from itertools import combinations
from typing import Any

from ..rules.errors import TrackError
from ..rules.setup.track import Box
from .drawn_track import DrawnTrack
from .lap import NEAR, called
from .plane import ACROSS, STEP, Section

# In lane widths. A curved side is approximated by CHORDS pieces, with an error below 0.001.
CHORDS = 24
TOUCH = 0.01  # closer than this counts as touching
APART = 0.15  # spaces that do not touch must keep this distance,
CLEAR = 0.5  # and this one where the road passes itself
PASSING = 4 * STEP  # progress between two spaces from which on the road counts as passing itself
SIDE = 0.2  # the shortest shared side that a viewer can see
OVERLAP = 2e-3  # area
MARGIN = 0.4  # from the edge of the picture
INNERMOST = 0.2  # radius of the inside edge of a bend
CAR_LENGTH, CAR_WIDTH, CAR_OUTSIDE = 1.15, 0.6, 0.08  # the last one is a share of the car's area


def picture_findings(drawn: DrawnTrack) -> Iterator[str]:
    yield from _closed(drawn)
    yield from _tight(drawn)
    shapely = _shapely()
    shapes = [shapely.Polygon(_outline(drawn.section_at(float(b.back)), b)) for b in drawn.track.boxes]
    if crossed := [box.id for box, shape in zip(drawn.track.boxes, shapes, strict=True) if not shape.is_valid]:
        yield f"the outlines of {len(crossed)} spaces cross themselves: {', '.join(crossed)}"
        return  # nothing more can be measured on such shapes
    yield from _cars(drawn, shapes)
    yield from _pairs(drawn, shapes)
    yield from _margins(drawn, shapes)


def _shapely() -> Any:
    try:
        import shapely
        import shapely.affinity
    except ImportError:
        raise TrackError("checking a track needs shapely: install downforce[tracks]") from None
    return shapely


def _outline(section: Section, box: Box) -> list[tuple[float, float]]:
    pieces = 1 if section.kind == "straight" else CHORDS
    rise = float(box.front - box.back) / pieces
    stops = [float(box.back) + rise * k for k in range(pieces + 1)]
    poses = [section.at(stop, float(box.right)) for stop in stops]
    poses += [section.at(stop, float(box.left)) for stop in reversed(stops)]
    return [(pose.x, pose.y) for pose in poses]


def _closed(drawn: DrawnTrack) -> Iterator[str]:
    first, last = drawn.sections[0], drawn.sections[-1]
    end = last.at(last.end, ACROSS / 2)
    if (gap := math.hypot(end.x - first.pose.x, end.y - first.pose.y)) > NEAR:
        yield f"the lap ends {gap:.3f} from its beginning"
    if abs(math.sin((end.heading - first.pose.heading) / 2)) > NEAR:
        yield f"the lap ends with heading {end.degrees:.1f}, it begins with {first.pose.degrees:.1f}"
    if abs(last.widths[1] - first.widths[0]) > NEAR:
        yield f"the lap ends {last.widths[1]:g} wide, it begins {first.widths[0]:g} wide"


def _tight(drawn: DrawnTrack) -> Iterator[str]:
    for section in drawn.sections:
        if section.kind == "bend" and (inner := section.radius - section.widths[0] / 2) < INNERMOST:
            yield f"{called(section)}: the inside edge has a radius of {inner:.2f}, wanted {INNERMOST:g} or more"


def _cars(drawn: DrawnTrack, shapes: list[Any]) -> Iterator[str]:
    shapely = _shapely()
    for box, shape in zip(drawn.track.boxes, shapes, strict=True):
        pose = drawn.middle(box)
        car = shapely.box(-CAR_LENGTH / 2, -CAR_WIDTH / 2, CAR_LENGTH / 2, CAR_WIDTH / 2)
        car = shapely.affinity.rotate(car, pose.heading, (0, 0), use_radians=True)
        car = shapely.affinity.translate(car, pose.x, pose.y)
        if (outside := 1 - shape.intersection(car).area / car.area) > CAR_OUTSIDE:
            yield f"{box.id}: {outside:.1%} of a car stands outside it, at most {CAR_OUTSIDE:.0%} may"


def _pairs(drawn: DrawnTrack, shapes: list[Any]) -> Iterator[str]:
    """Find trouble between pairs of spaces, reported once for two sections and a kind of trouble.

    Where a road crosses itself, hundreds of pairs are affected.
    """
    boxes, found = drawn.track.boxes, defaultdict[tuple[str, str], list[str]](list)
    near = _shapely().STRtree(shapes).query(shapes, predicate="dwithin", distance=CLEAR).tolist()
    pairs = {(i, j) for i, j in zip(*near, strict=True) if i < j}
    pairs |= {(i, j) for i, j in combinations(range(len(boxes)), 2) if _touch(drawn, boxes[i], boxes[j])}
    for i, j in sorted(pairs):
        if trouble := _trouble(drawn, boxes[i], boxes[j], shapes[i], shapes[j]):
            sections = sorted({drawn.section_at(float(boxes[k].back)) for k in (i, j)}, key=lambda s: s.start)
            where = " / ".join(map(called, sections))
            found[trouble[0], where].append(f"{boxes[i].id} and {boxes[j].id}: {trouble[1]}")
    for (_, where), messages in found.items():
        more = f" (and {len(messages) - 1} more pairs there)" if len(messages) > 1 else ""
        yield f"{messages[0]}{more}, {where}"


def _touch(drawn: DrawnTrack, one: Box, other: Box) -> bool:
    """Return whether two spaces touch in the rules, across the finish line too."""
    return any(one.touches(other, ahead) for ahead in (0, drawn.lap, -drawn.lap))


def _trouble(drawn: DrawnTrack, one: Box, other: Box, shape: Any, other_shape: Any) -> tuple[str, str] | None:
    """Return what is wrong between two spaces, as a kind and a message; None if nothing is."""
    lap = drawn.lap
    rules = _touch(drawn, one, other)
    gap = shape.distance(other_shape)
    if gap >= TOUCH:
        if rules:
            return "gap", f"they touch in the rules, in the picture they are {gap:.3f} apart"
        along = min(
            float(other.back - one.front) % lap, float(one.back - other.front) % lap, abs(float(one.back - other.back))
        )
        wanted = CLEAR if along > PASSING else APART
        return ("near", f"only {gap:.2f} apart, wanted {wanted:g}") if gap < wanted else None
    if (area := shape.intersection(other_shape).area) > OVERLAP:
        return "overlap", f"they overlap by {area:.2f}"
    if not rules:
        return "contact", f"they touch in the picture ({gap:.3f} apart), not in the rules"
    side = shape.buffer(TOUCH).intersection(other_shape).area / TOUCH
    if 0.05 < side < SIDE:  # less is a corner
        return "side", f"they share a side of only {side:.2f}, wanted {SIDE:g} or a corner"
    return None


def _margins(drawn: DrawnTrack, shapes: list[Any]) -> Iterator[str]:
    shapely = _shapely()
    road = shapely.union_all(shapes)
    twice = sum(shape.area for shape in shapes) - road.area
    if twice > 0.05:
        yield f"the road covers {twice:.2f} of the picture twice"
    x0, y0, x1, y1 = road.bounds
    width, height = drawn.view
    if min(x0, y0, width - x1, height - y1) < MARGIN:
        yield (
            f"the road spans {x0:.1f} to {x1:.1f} by {y0:.1f} to {y1:.1f} of a picture of {width:g} by {height:g},"
            f" wanted {MARGIN:g} free on every side"
        )

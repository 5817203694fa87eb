"""Check that the picture of a track agrees with the rules.

The spaces are treated as polygons, in order to find spaces that touch, overlap or are too close together in the
picture.
"""

import math
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import combinations

from ..rules.setup.track import Box
from .drawn_track import DrawnTrack
from .geometry import ACROSS, STEP, Pose, Section
from .lap_layout import NEAR, called
from .polygons import (
    Bounds,
    Point,
    Polygon,
    area_of,
    bounds_apart,
    bounds_of,
    clip,
    distance,
    overlap_area,
    shared_side,
)

# All lengths are in lane widths. A curved side is approximated by CHORDS straight pieces, with an error below 0.001.
CHORDS = 24
TOUCH = 0.01  # spaces closer than this count as touching
APART = 0.15  # the smallest distance between spaces that do not touch,
CLEAR = 0.5  # and between spaces on two parts of the road that pass each other
PASSING = 4 * STEP  # spaces further apart than this along the lap are on different parts of the road
SIDE = 0.2  # the shortest shared side that a viewer can see
OVERLAP = 2e-3  # the largest overlap of two spaces that is tolerated, as an area
MARGIN = 0.4  # the smallest distance from the edge of the picture
INNERMOST = 0.2  # the smallest radius of the inside edge of a bend
LARGEST_RADIUS = 12  # the largest radius to suggest when a bend is too tight for cars
CAR_LENGTH, CAR_WIDTH, CAR_OUTSIDE = 1.15, 0.6, 0.08  # CAR_OUTSIDE is the fraction of a car that may leave its space


def picture_findings(drawn: DrawnTrack) -> Iterator[str]:
    yield from _closed(drawn)
    yield from _tight(drawn)
    shapes = [_outline(drawn.section_at(float(b.back)), b) for b in drawn.track.boxes]
    if crossed := [box for box, shape in zip(drawn.track.boxes, shapes, strict=True) if shape.crosses_itself]:
        for section, boxes in _by_section(drawn, crossed).items():
            ids = ", ".join(box.id for box in boxes)
            outlines = "the outline crosses itself" if len(boxes) == 1 else "the outlines cross themselves"
            yield f"{called(section)}: {outlines}: {ids}"
        return  # shapes that cross themselves cannot be measured any further
    yield from _cars(drawn, shapes)
    yield from _pairs(drawn, shapes)
    yield from _margins(drawn, shapes)


def _outline(section: Section, box: Box) -> Polygon:
    pieces = 1 if section.kind == "straight" else CHORDS
    rise = float(box.front - box.back) / pieces
    stops = [float(box.back) + rise * k for k in range(pieces + 1)]
    left, right = (tuple(_point(section.at(stop, float(side))) for stop in stops) for side in (box.left, box.right))
    return Polygon(left, right)


def _point(pose: Pose) -> Point:
    return pose.x, pose.y


def _by_section(drawn: DrawnTrack, boxes: Iterable[Box]) -> dict[Section, list[Box]]:
    found = defaultdict[Section, list[Box]](list)
    for box in boxes:
        found[drawn.section_at(float(box.back))].append(box)
    return found


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
            yield (
                f"{called(section)}: the inside edge has a radius of {inner:.2f}, wanted {INNERMOST:g} or more;"
                f" give the bend a radius of {INNERMOST + section.widths[0] / 2:.4g}"
            )


def _cars(drawn: DrawnTrack, shapes: list[Polygon]) -> Iterator[str]:
    """Report sections in which a car does not fit on its space.

    Each section is reported only once, because all its spaces are too narrow or too short for the same reason.
    """
    pairs = list(zip(drawn.track.boxes, shapes, strict=True))
    outside = {box: out for box, shape in pairs if (out := _car_outside(drawn.middle(box), shape)) > CAR_OUTSIDE}
    for section, boxes in _by_section(drawn, outside).items():
        worst = max(boxes, key=lambda box: outside[box])
        on = worst.id if len(boxes) == 1 else f"{len(boxes)} spaces, worst {worst.id}"
        yield (
            f"{called(section)}: {outside[worst]:.1%} of a car stands outside its space ({on}),"
            f" at most {CAR_OUTSIDE:.0%} may; {_room_for_cars(drawn, section)}"
        )


def _car_outside(pose: Pose, shape: Polygon) -> float:
    """Return the fraction of a car's area that lies outside its space."""
    ends = ((-1, -1), (1, -1), (1, 1), (-1, 1))
    car = [_point(pose.moved(x * CAR_LENGTH / 2, y * CAR_WIDTH / 2, 1)) for x, y in ends]
    return 1 - area_of(clip(shape.ring, car)) / (CAR_LENGTH * CAR_WIDTH)


def _room_for_cars(drawn: DrawnTrack, section: Section) -> str:
    """Return advice on how to make enough room for the cars in a section."""
    boxes = [box for box in drawn.track.boxes if section.start <= box.back < section.end]
    if section.kind != "bend":
        return "give it fewer spaces, or a larger pitch or width"
    least = max(section.radius, INNERMOST + section.widths[0] / 2)
    for radius in (k / 10 for k in range(math.ceil(10 * least), 10 * LARGEST_RADIUS)):
        wider = replace(section, length=radius * abs(section.angle))
        middles = ((box, wider.at(float(box.back + box.front) / 2, float(box.left + box.right) / 2)) for box in boxes)
        if all(_car_outside(middle, _outline(wider, box)) <= CAR_OUTSIDE for box, middle in middles):
            return f"give the bend a radius of {radius:g}"
    return "give it fewer spaces"


def _pairs(drawn: DrawnTrack, shapes: list[Polygon]) -> Iterator[str]:
    """Report pairs of spaces that are drawn wrongly, for example too close together or overlapping.

    For each pair of sections, each kind of problem is reported only once. Otherwise, a road that crosses itself would
    be reported hundreds of times.
    """
    boxes, found = drawn.track.boxes, defaultdict[tuple[str, str], list[str]](list)
    for i, j in combinations(range(len(boxes)), 2):
        rules = _touch(drawn, boxes[i], boxes[j])
        if not rules and bounds_apart(shapes[i].bounds, shapes[j].bounds) >= CLEAR:
            continue
        if trouble := _trouble(drawn, boxes[i], boxes[j], shapes[i], shapes[j], rules):
            sections = sorted({drawn.section_at(float(boxes[k].back)) for k in (i, j)}, key=lambda s: s.start)
            where = " / ".join(dict.fromkeys(map(called, sections)))
            found[trouble[0], where].append(f"{boxes[i].id} and {boxes[j].id}: {trouble[1]}")
    for (_, where), messages in found.items():
        more = f" (and {len(messages) - 1} more pairs there)" if len(messages) > 1 else ""
        yield f"{where}: {messages[0]}{more}"


def _touch(drawn: DrawnTrack, one: Box, other: Box) -> bool:
    """Return whether two spaces touch according to the rules, including across the finish line."""
    return any(one.touches(other, ahead) for ahead in (0, drawn.lap, -drawn.lap))


def _trouble(
    drawn: DrawnTrack, one: Box, other: Box, shape: Polygon, other_shape: Polygon, rules: bool
) -> tuple[str, str] | None:
    """Return the kind of problem with two spaces and a message that describes it, or None if there is no problem.

    `rules` says whether the spaces touch according to the rules.
    """
    lap = drawn.lap
    gap = distance(shape, other_shape, TOUCH / 2 if rules else 0.0)
    if gap >= TOUCH:
        if rules:
            return "gap", f"they touch in the rules, in the picture they are {gap:.3f} apart"
        along = min(
            float(other.back - one.front) % lap, float(one.back - other.front) % lap, abs(float(one.back - other.back))
        )
        wanted = CLEAR if along > PASSING else APART
        return ("near", f"only {gap:.2f} apart, wanted {wanted:g}") if gap < wanted else None
    if (area := overlap_area(shape, other_shape)) > OVERLAP:
        return "overlap", f"they overlap by {area:.2f}"
    if not rules:
        return "contact", f"they touch in the picture ({gap:.3f} apart), not in the rules"
    side = shared_side(shape, other_shape, TOUCH)
    if 0.05 < side < SIDE:  # anything shorter counts as a corner
        return "side", f"they share a side of only {side:.2f}, wanted {SIDE:g} or a corner"
    return None


def _margins(drawn: DrawnTrack, shapes: list[Polygon]) -> Iterator[str]:
    if (twice := _covered_twice(shapes)) > 0.05:
        yield f"the road covers {twice:.2f} of the picture twice"
    x0, y0, x1, y1 = bounds_of([corner for shape in shapes for corner in shape.ring])
    width, height = drawn.view
    if min(x0, y0, width - x1, height - y1) < MARGIN:
        yield (
            f"the road spans {x0:.1f} to {x1:.1f} by {y0:.1f} to {y1:.1f} of a picture of {width:g} by {height:g},"
            f" wanted {MARGIN:g} free on every side; {_into_the_picture(drawn, shapes, (x0, y0, x1, y1))}"
        )


def _covered_twice(shapes: list[Polygon]) -> float:
    return sum(
        overlap_area(one, other)
        for one, other in combinations(shapes, 2)
        if bounds_apart(one.bounds, other.bounds) == 0
    )


def _into_the_picture(drawn: DrawnTrack, shapes: list[Polygon], bounds: Bounds) -> str:
    """Return advice on how to fit the road into the picture with a margin on every side."""
    x0, y0, x1, y1 = bounds
    wide, high = x1 - x0 + 2 * MARGIN, y1 - y0 + 2 * MARGIN
    width, height = drawn.view
    start = drawn.sections[0].pose
    if wide > width or high > height:
        wide, high = max(wide, x1 + MARGIN, width), max(high, y1 + MARGIN, height)
        return f"make the view {math.ceil(wide)} by {math.ceil(high)}"
    if _fits_mirrored(drawn, shapes):
        return f'is the direction right? It fits with direction = "{"anti" if drawn.side > 0 else ""}clockwise"'
    x = min(max(start.x, start.x + MARGIN - x0), start.x + width - MARGIN - x1)
    y = min(max(start.y, start.y + MARGIN - y0), start.y + height - MARGIN - y1)
    return f"move the start to [{x:.1f}, {y:.1f}]"


def _fits_mirrored(drawn: DrawnTrack, shapes: list[Polygon]) -> bool:
    """Return whether the lap would fit into the picture if its driving direction were reversed."""
    start, corners = drawn.sections[0].pose, [corner for shape in shapes for corner in shape.ring]
    cos, sin = math.cos(2 * start.heading), math.sin(2 * start.heading)
    moved = [(x - start.x, y - start.y) for x, y in corners]
    x0, y0, x1, y1 = bounds_of([(start.x + x * cos + y * sin, start.y + x * sin - y * cos) for x, y in moved])
    return min(x0, y0, drawn.view[0] - x1, drawn.view[1] - y1) >= MARGIN

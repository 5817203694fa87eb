"""Draw the ground around the track, such as water, fields and rails, and a bridge wherever the road crosses water."""

import math
from collections.abc import Iterable, Iterator
from itertools import islice

from ..drawn_track import DrawnTrack
from ..geometry import ACROSS, px
from ..scenery import Area
from .beyond import BEYOND, continued
from .packing import within
from .road import ribbon
from .svg import INK, tag

MOST_IN_ORCHARD = 150

# The pattern drawn over each kind of ground: width and height of a tile, path, colour, opacity and stroke width.
PATTERNS = {
    "water": (150, 84, "M12 20q7 -6 14 0t14 0M88 38q7 -6 14 0t14 0M40 68q7 -6 14 0t14 0", "#fff", 0.34, 2.2),
    "gravel": (18, 16, "M3 4h2M12 2h2M8 10h2M15 12h2M1 13h2", "#b59f66", 0.75, 2),
    "sand": (26, 22, "M3 5h2M16 3h2M9 14h2M21 17h2", "#cdb980", 0.8, 1.8),
    "field": (12, 12, "M0 3H12M0 9H12", "#c2ad55", 0.7, 3),
    "paving": (40, 40, "M0 .5H40M.5 0V40", "#c9c1b0", 0.55, 1.2),
}


def defs(drawn: DrawnTrack, prefix: str) -> Iterator[str]:
    used = {area.kind for area in drawn.scenery.areas} | {drawn.scenery.ground}
    for kind, (width, height, lines, ink, opacity, stroke) in PATTERNS.items():
        if kind in used:
            tile = tag("path", d=lines, fill="none", stroke=ink, stroke_opacity=opacity, stroke_width=stroke)
            size = {"width": width, "height": height, "patternUnits": "userSpaceOnUse"}
            yield tag("pattern", tile, id=f"{prefix}pattern-{kind}", **size)


def ground(drawn: DrawnTrack, prefix: str) -> Iterator[str]:
    width, height = drawn.view
    base = drawn.scenery.ground
    whole = {"x": px(-BEYOND), "y": px(-BEYOND), "width": px(width + 2 * BEYOND), "height": px(height + 2 * BEYOND)}
    yield tag("rect", **whole, fill=INK[base])
    if base == "grass":
        top, bottom = -BEYOND, height + BEYOND
        first = -4 * math.ceil((BEYOND - top / 3) / 4)
        for x in range(first, int(width + BEYOND + bottom / 3) + 4, 4):
            stripe = f"M{px(x - top / 3)} {px(top)}h{px(2)}L{px(x + 2 - bottom / 3)} {px(bottom)}h{px(-2)}Z"
            yield tag("path", d=stripe, fill=INK["mown"])
    elif base in PATTERNS:
        yield tag("rect", **whole, fill=f"url(#{prefix}pattern-{base})")
    areas = [continued(area, drawn.view) for area in drawn.scenery.areas]
    for area in areas:
        yield from _area(area, base, drawn.view, prefix)
    yield from _bridges(drawn, areas, prefix)
    verge = INK["verge"] if base == "grass" else INK["edge"]
    yield tag("path", d=ribbon(drawn), fill="none", stroke=verge, stroke_opacity=0.5, stroke_width=30)


def shape(area: Area) -> str:
    """Return the outline of an area as an SVG path. A smooth outline is a Catmull-Rom spline drawn as Bezier curves."""
    points, count = area.points, len(area.points)

    def near(k: int) -> tuple[float, float]:
        return points[min(max(k, 0), count - 1)] if area.line else points[k % count]

    path = f"M{px(points[0][0])} {px(points[0][1])}"
    for i in range(count - 1 if area.line else count):
        (ax, ay), (bx, by), (cx, cy), (dx, dy) = (near(k) for k in (i - 1, i, i + 1, i + 2))
        if area.soft:
            first = f"{px(bx + (cx - ax) / 6)} {px(by + (cy - ay) / 6)}"
            second = f"{px(cx - (dx - bx) / 6)} {px(cy - (dy - by) / 6)}"
            path += f"C{first} {second} {px(cx)} {px(cy)}"
        else:
            path += f"L{px(cx)} {px(cy)}"
    onward = ("M" + "L".join(f"{px(x)} {px(y)}" for x, y in box) + "Z" for box in area.beyond)
    return path if area.line else path + "Z" + "".join(onward)


def paint(area: Area, ink: str, wider: float = 0, dashes: str | None = None, **attributes: object) -> str:
    """Draw an area of ground: a polygon is filled, and a strip is drawn as a thick line.

    For a strip, `wider` is added to the width of the line. For a polygon, it is the width of the outline.
    """
    stroke = {"stroke": ink, "stroke_width": px(area.line + wider), "stroke_linejoin": "round"}
    fill = "none" if area.line or dashes else ink
    return tag("path", d=shape(area), fill=fill, **stroke, stroke_dasharray=dashes, **attributes)


def _area(area: Area, base: str, view: tuple[float, float], prefix: str) -> Iterator[str]:
    if area.kind == "water":
        yield paint(area, INK["bank" if base != "paving" else "concrete"], 0.5)
        yield paint(area, "#d8f0f4", 0.12, stroke_opacity=0.8)
    yield paint(area, INK[area.kind])
    if area.kind == "water" and area.line:
        yield paint(area, INK["deep"], -0.55 * area.line)
    if area.kind == "rail":
        yield paint(area, "#5d5349", -0.15 * area.line, "5 8")  # sleepers
        yield paint(area, "#e4e1da", -0.42 * area.line)
        yield paint(area, INK["rail"], -0.6 * area.line)
        yield paint(area, "#5d5349", -0.62 * area.line, "5 8")
    elif area.kind == "road":
        yield paint(area, "#fff", 0.05 - area.line, "12 12", stroke_opacity=0.8)
    elif area.kind == "orchard":
        yield from islice(_rows_of_trees(area, view), MOST_IN_ORCHARD)
    elif area.kind in PATTERNS and not area.line:
        yield tag("path", d=shape(area), fill=f"url(#{prefix}pattern-{area.kind})")


def _rows_of_trees(area: Area, view: tuple[float, float]) -> Iterator[str]:
    xs, ys = ([point[k] for point in area.points] for k in (0, 1))
    left, top, right, bottom = max(0, min(xs)), max(0, min(ys)), min(view[0], max(xs)), min(view[1], max(ys))
    for row in range(int((bottom - top) / 0.9) + 1):
        for column in range(int((right - left) / 0.95) + 1):
            x, y = left + 0.45 + 0.95 * column, top + 0.4 + 0.9 * row
            corners = ((x + dx, y + dy) for dx in (-0.35, 0.35) for dy in (-0.35, 0.35))
            if all(within(a, b, area.points) for a, b in corners):
                shade = {"fill": INK["shade"], "fill_opacity": 0.25}
                apples = tag(
                    "path", d="M-4 -3h.01M4 -1h.01M0 5h.01", stroke="#d9483b", stroke_width=4, stroke_linecap="round"
                )
                crown = tag("circle", cx=3, cy=5, r=11.5, **shade) + tag("circle", r=11.5, fill=INK["tree"])
                yield tag("g", crown, apples, transform=f"translate({px(x)} {px(y)})")


def _bridges(drawn: DrawnTrack, areas: Iterable[Area], prefix: str) -> Iterator[str]:
    """Draw a bridge wherever the road crosses water.

    A bridge deck is drawn under the whole road, and a mask hides it everywhere except over water. Track files therefore
    do not have to list bridges.
    """
    wet = [area for area in areas if area.kind == "water"]
    if not wet:
        return
    width, height = drawn.view
    whole = {"maskUnits": "userSpaceOnUse", "x": 0, "y": 0, "width": px(width), "height": px(height)}
    yield tag("mask", *(paint(area, "#fff", 0.9 if area.line else 0.2) for area in wet), id=f"{prefix}wet", **whole)
    for ink, wider, moved in (
        ("#1d4b66", 1.1, "translate(6 11)"),
        ("#a9a396", 1.1, None),
        (INK["concrete"], 0.85, None),
    ):
        bands = (
            tag("path", d=section.line(ACROSS / 2), stroke_width=px(max(section.widths) + wider))
            for section in drawn.sections
        )
        deck = tag("g", *bands, fill="none", stroke=ink, stroke_opacity=0.4 if moved else None, transform=moved)
        yield tag("g", deck, mask=f"url(#{prefix}wet)")

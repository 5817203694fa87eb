"""Draw the marks on and beside the road: finish line, starting grid, betting lines, tunnels and section names."""

import math
from collections.abc import Iterator
from html import escape

from ..drawn_track import DrawnTrack
from ..geometry import ACROSS, STEP, UNIT, Pose, Section, point, px
from .packing import Packing
from .svg import INK, place, tag, words

BADGE = 0.55  # radius of the disc with the number of a betting line, in lane widths
LETTER = 20  # font size of section names
STAR = "L".join(
    f"{size * math.sin(k * math.pi / 5):.1f} {-size * math.cos(k * math.pi / 5):.1f}"
    for k, size in enumerate((15.5, 6.6) * 5)
)


def marks(drawn: DrawnTrack, prefix: str) -> Iterator[str]:
    yield from _tunnels(drawn)
    yield from _finish(drawn)
    yield from _grid(drawn)
    for number, section in enumerate(drawn.sections):
        if section.label and section.name:
            yield from _name(section, f"{prefix}name-{number}")
    yield from _lines(drawn)


def _finish(drawn: DrawnTrack) -> Iterator[str]:
    """Draw the chequered finish line: one row of squares in front of the line and one row behind it."""
    rows, size = 4 * len(drawn.sections[0].spaces), 0.13 * STEP
    squares = ["", ""]
    for row in range(rows):
        for column in (-1, 0):
            corners = ((0, 0), (0, 1), (1, 1), (1, 0))
            poses = (drawn.at(size * (column + a), ACROSS * (row + b) / rows) for a, b in corners)
            squares[(row + column) % 2] += "M" + "L".join(map(point, poses)) + "Z"
    for d, ink in zip(squares, ("#fff", "#14171b"), strict=True):
        yield tag("path", d=d, fill=ink)


def _grid(drawn: DrawnTrack) -> Iterator[str]:
    for number, space in enumerate(drawn.track.grid, 1):
        pose = drawn.middle(drawn.track.boxes[drawn.track.number[space]])
        upright, ink = f"translate(-5 0) rotate({-pose.degrees:.1f})", INK["bet"] if number == 1 else "#fff"
        figure = words(str(number), 23, y=8, font_weight=800, fill=ink, transform=upright)
        if number == 1:
            star = tag("path", d=f"M{STAR}Z", fill=ink, transform=upright)
            figure = star + words("1", 14, y=5.4, font_weight=800, fill=INK["text"], transform=upright)
        bracket = tag("path", d="M8 -14.5H23V14.5H8", fill="none", stroke=ink, stroke_width=3.4)
        yield tag("g", bracket, figure, class_="grid", transform=place(pose))


def _lines(drawn: DrawnTrack) -> Iterator[str]:
    packing = Packing()
    packing.occupy_road(drawn, 0)
    for number, line in enumerate(map(float, drawn.track.lines), 1):
        section = drawn.section_at(line)
        reach = section.width(line) / 2 + 0.3
        ends = "L".join(point(section.beside(line, outwards)) for outwards in (reach, -reach))
        for ink, thick in (("#22262b", 12), (INK["bet"], 8)):
            yield tag("path", d=f"M{ends}", stroke=ink, stroke_width=thick, class_="betting-line")
        # The number goes on the outside of the road, unless another part of the road or the edge of the picture is in
        # the way.
        sides = [section.beside(line, outwards) for outwards in (reach + BADGE - 0.1, 0.1 - reach - BADGE)]
        width, height = drawn.view
        open_sides = [
            p
            for p in sides
            if packing.free(p.x, p.y, BADGE - 0.1) and 0.6 < p.x < width - 0.6 and 0.6 < p.y < height - 0.6
        ]
        yield tag(
            "g",
            tag("circle", r=px(BADGE), fill=INK["bet"], stroke="#22262b", stroke_width=3),
            words(str(number), 27, y=9.5, font_weight=800, fill=INK["text"]),
            class_="bet",
            transform=place((open_sides or sides)[0], 0),
        )


def _tunnels(drawn: DrawnTrack) -> Iterator[str]:
    """Draw tunnels with walls, a translucent roof, and a portal at each end."""
    roofed = [section for section in drawn.sections if section.tunnel]
    for section in roofed:
        width, middle = max(section.widths), section.line(ACROSS / 2)
        for side in (-1, 1):
            wall = {"d": _parallel(section, side * (width / 2 + 0.2)), "fill": "none"}
            yield tag("path", **wall, stroke="#6d6a63", stroke_width=18)
            yield tag("path", **wall, stroke="#8a877f", stroke_width=11)
        yield tag("path", d=middle, fill="none", stroke="#12161c", stroke_opacity=0.42, stroke_width=px(width))
        lamps = {"stroke": "#fff3c4", "stroke_opacity": 0.75, "stroke_width": 4, "stroke_dasharray": "4 27"}
        yield tag("path", d=middle, fill="none", **lamps)
    for section in roofed:
        for progress, beyond in ((section.start, -1), (section.end, 1)):
            if not drawn.section_at(progress + beyond).tunnel:
                reach = max(section.widths) / 2 + 0.5
                ends = "L".join(point(section.beside(progress, outwards)) for outwards in (-reach, reach))
                for ink, thick in (("#4d4a45", 15), ("#c9c2b2", 10)):
                    yield tag("path", d=f"M{ends}", stroke=ink, stroke_width=thick, stroke_linecap="round")


def _parallel(section: Section, outwards: float) -> str:
    """Return an SVG path along a section, at a constant distance from its centre line."""
    begin, end = (section.beside(progress, outwards) for progress in (section.start, section.end))
    along = section.arc(outwards, section.start, section.end) if section.kind == "bend" else f"L{point(end)}"
    return f"M{point(begin)}{along}"


def _name(section: Section, path_id: str) -> Iterator[str]:
    """Draw the name of a section alongside the road.

    Beside a straight, the name is straight. Along a bend, it is curved. It is never upside down.
    """
    middle = (section.start + section.end) / 2
    outwards = section.label * (section.width(middle) / 2 + 0.62)
    pose, arc = section.beside(middle, outwards), _arc_for(section, outwards)
    text = escape(section.name.upper())
    at = {"transform": place(pose, (pose.degrees + 90) % 180 - 90), "y": 7}
    if arc:
        yield tag("path", id=path_id, d=arc, fill="none")
        text, at = tag("textPath", text, href=f"#{path_id}", startOffset="50%"), {}
    halo = {"fill": "none", "stroke": "#fff", "stroke_opacity": 0.55, "stroke_width": 5, "stroke_linejoin": "round"}
    for ink in (halo, {"fill": INK["text"]}):
        look = {"font_size": LETTER, "font_weight": 700, "letter_spacing": 2, "text_anchor": "middle"}
        yield tag("text", text, **look, **ink, **at)


def _arc_for(section: Section, outwards: float) -> str:
    """Return the SVG arc along which the name of a bend is written.

    Return an empty string if the section is not a bend, or if the arc would be too tight for the name.
    """
    length = len(section.name) * 0.82 * LETTER / UNIT
    inwards = math.copysign(section.radius, section.angle) if section.kind == "bend" else 0
    radius = abs(inwards + outwards)
    if section.kind != "bend" or length > 2.6 * radius:
        return ""
    centre = section.pose.moved(0, -inwards, section.side)
    pose = section.beside((section.start + section.end) / 2, outwards)
    around = math.atan2(pose.y - centre.y, pose.x - centre.x)
    over = 1 if pose.y <= centre.y + 1e-9 else -1  # text runs clockwise above the centre, and anticlockwise below it
    radius -= over * 0.36 * LETTER / UNIT
    half = over * (length / radius / 2 + 0.15)
    begin, end = (
        Pose(centre.x + radius * math.cos(turn), centre.y + radius * math.sin(turn), 0)
        for turn in (around - half, around + half)
    )
    return f"M{point(begin)}A{px(radius)} {px(radius)} 0 0 {int(over > 0)} {point(end)}"

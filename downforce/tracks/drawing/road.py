"""Draw the road: asphalt, kerbs, one path for each space, lane markings, and arrows in the driving direction."""

from collections.abc import Iterable, Iterator

from ..drawn_track import DrawnTrack
from ..geometry import ACROSS, STEP, Section, point
from .svg import INK, place, tag

ARROW = "M-17 -1.6H5V-7.5L19 0L5 7.5V1.6H-17Z"
ARROW_STRAIGHT = 3  # the shortest straight that gets arrows, in steps


def edge_path(sections: Iterable[Section], across: float) -> str:
    """Return an SVG path that follows the given sections of road at a constant position across the road."""
    sections = tuple(sections)
    begin = point(sections[0].at(sections[0].start, across))
    return f"M{begin}" + "".join(section.edge(across, section.start, section.end) for section in sections)


def ribbon(drawn: DrawnTrack) -> str:
    """Return the whole road as a single SVG path, to be filled with the even-odd rule."""
    return f"{edge_path(drawn.sections, 0)}Z{edge_path(drawn.sections, ACROSS)}Z"


def road(drawn: DrawnTrack, prefix: str, heat: dict[str, float]) -> Iterator[str]:
    band = ribbon(drawn)
    shade = {"fill": INK["shade"], "fill_opacity": 0.22, "transform": "translate(4 7)"}
    yield tag("path", d=band, fill_rule="evenodd", **shade)
    yield tag("path", d=band, fill_rule="evenodd", stroke=INK["edge"], stroke_width=9, stroke_linejoin="round")
    yield from _kerbs(drawn)
    yield tag("path", d=band, fill_rule="evenodd", fill=INK["asphalt"])
    for box in drawn.track.boxes:
        yield tag(
            "path",
            id=prefix + box.id,
            class_="space rectangle" if box.rectangle else "space",
            d=drawn.outline(box),
            fill=INK["rectangle" if box.rectangle else "bent"],
            stroke="#fff",
            stroke_opacity=0.62,
            stroke_width=1.6,
            stroke_linejoin="round",
        )
    yield from _lanes(drawn)
    yield from _arrows(drawn)
    yield from _heat(drawn, heat)


def _kerbs(drawn: DrawnTrack) -> Iterator[str]:
    for section in drawn.sections:
        if section.kind == "bend" and not section.tunnel:
            for across in (0, ACROSS):
                line = {"d": section.line(across), "fill": "none", "stroke_width": 13}
                yield tag("path", **line, stroke="#fff")
                yield tag("path", **line, stroke=INK["kerb"], stroke_dasharray="11 11")


def _lanes(drawn: DrawnTrack) -> Iterator[str]:
    for section in drawn.sections:
        lanes = len(section.spaces)
        for lane in range(1, lanes):
            yield tag(
                "path",
                d=section.line(lane * ACROSS / lanes),
                fill="none",
                stroke="#fff",
                stroke_width=2.6,
                stroke_dasharray="10 8",
            )


def _arrows(drawn: DrawnTrack) -> Iterator[str]:
    """Draw an arrow in each lane at the beginning of every long straight.

    On the straight after the finish line, leave the first step free and draw the arrows in the second.
    """
    grid = {drawn.track.boxes[drawn.track.number[space]].back for space in drawn.track.grid}
    for section in drawn.sections:
        lanes = len(section.spaces)
        first = section.start + STEP * (1 if section.start == 0 else 0)
        if section.kind != "straight" or section.steps < ARROW_STRAIGHT or first in grid:
            continue
        for lane, spaces in enumerate(section.spaces):
            if spaces == section.steps:  # a staggered lane has no space in this column
                pose = section.at(first + STEP / 2, (lane + 0.5) * ACROSS / lanes)
                yield tag("path", d=ARROW, fill="#fff", fill_opacity=0.3, transform=place(pose))


def _heat(drawn: DrawnTrack, heat: dict[str, float]) -> Iterator[str]:
    for box in drawn.track.boxes:
        if (share := min(1.0, heat.get(box.id, 0.0))) > 0:
            yield tag(
                "path",
                tag("title", f"{box.id}: {share:.2f}"),
                d=drawn.outline(box),
                fill=f"rgb(255,{230 - 200 * share:.0f},40)",
                fill_opacity=0.2 + 0.75 * share,
            )

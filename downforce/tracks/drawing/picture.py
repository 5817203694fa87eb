"""Draw a track as an SVG picture for print or the web, and return the positions of its spaces as data."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from html import escape

from ..drawn_track import DrawnTrack
from ..geometry import UNIT, px
from .cars import cars as cars_drawn
from .ground import defs, ground
from .infield import infield, plate
from .marks import marks
from .packing import Packing
from .props import props
from .road import road
from .svg import FONT, tag, words


@dataclass(frozen=True, slots=True)
class SpacePicture:
    """How a space is drawn in the picture: its outline, and the position and direction of a car on it.

    The position is in SVG units, and the direction is in degrees clockwise from the right.
    """

    id: str
    path: str
    x: float
    y: float
    heading: float


def draw(
    drawn: DrawnTrack,
    cars: dict[str, str] | None = None,
    ids: bool = False,
    heat: dict[str, float] | None = None,
    prefix: str = "track-",
) -> str:
    """Return a picture of the track as SVG.

    `cars` maps car letters to spaces, and `heat` maps spaces to values from 0 to 1 for a heat map. If `ids` is true,
    the id of each space is written on it. Every element id in the SVG begins with `prefix`, so that one page can show
    several tracks. For example, the space a1 has the element id `track-a1`.
    """
    if not re.fullmatch(r"[A-Za-z_][A-Za-z0-9_-]*", prefix):
        raise ValueError(f"prefix {prefix!r}: wanted a letter, then letters, digits, - and _")
    spot, packing = plate(drawn), _taken(drawn)
    if spot is not None:
        for circle in spot.circles():
            packing.occupy(*circle)
    width, height = (px(side) for side in drawn.view)
    layers = {
        "ground": ground(drawn, prefix),
        "infield": infield(drawn, spot, prefix),
        "scenery": props(drawn, packing),
        "road": road(drawn, prefix, heat or {}),
        "marks": marks(drawn, prefix),
        "cars": cars_drawn(drawn, cars or {}),
        "ids": _ids(drawn) if ids else iter(()),
    }
    groups = (tag("g", "\n".join(parts), class_=name) + "\n" for name, parts in layers.items())
    return tag(
        "svg",
        tag("title", escape(drawn.title), id=f"{prefix}title"),
        tag("defs", *defs(drawn, prefix), "\n"),
        *groups,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {width} {height}",
        role="img",
        aria_labelledby=f"{prefix}title",
        font_family=FONT,
    )


def spaces(drawn: DrawnTrack) -> list[SpacePicture]:
    """Return the drawing data for each space, in the order in which the rules number the spaces."""
    result = []
    for box in drawn.track.boxes:
        pose = drawn.middle(box)
        x, y = round(pose.x * UNIT, 2), round(pose.y * UNIT, 2)
        result.append(SpacePicture(box.id, drawn.outline(box), x, y, round(pose.degrees % 360, 2)))
    return result


def places(drawn: DrawnTrack) -> list[tuple[float, float]]:
    """Return the positions of the parking places for finished cars, in finishing order and in SVG units.

    Return an empty list if the infield has no room for parking places.
    """
    spot = plate(drawn)
    return [(round(x * UNIT, 2), round(y * UNIT, 2)) for x, y in spot.places()] if spot else []


def _taken(drawn: DrawnTrack) -> Packing:
    """Return the areas of the picture where no trees can be drawn."""
    packing = Packing()
    packing.occupy_road(drawn, 0.55)
    packing.occupy_blocks(drawn, 0)
    for area in drawn.scenery.areas:
        if area.kind not in ("park", "meadow"):
            packing.occupy_edges(area, 0.3)
    return packing


def _ids(drawn: DrawnTrack) -> Iterator[str]:
    for space in spaces(drawn):
        below = 15.5 if space.id in drawn.track.grid else 5  # lower on the grid, where the starting number is above it
        yield words(space.id, 11.5, x=space.x, y=space.y + below, fill="#fff", font_weight=600)

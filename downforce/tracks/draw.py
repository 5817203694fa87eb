"""A circuit as an SVG picture, good enough to print and to put on a page; and the same spaces as data."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from html import escape

from .cars import cars as cars_drawn
from .circuit import Circuit
from .ground import defs, ground
from .infield import infield, plate
from .ink import FONT, tag, words
from .marks import marks
from .plane import UNIT, px
from .road import road
from .room import Room
from .things import things


@dataclass(frozen=True, slots=True)
class SpacePicture:
    """A space in the picture, in SVG units: its outline, where a car stands on it, and which way it looks (degrees)."""

    id: str
    path: str
    x: float
    y: float
    heading: float


def draw(
    circuit: Circuit,
    cars: dict[str, str] | None = None,
    ids: bool = False,
    heat: dict[str, float] | None = None,
    prefix: str = "track-",
) -> str:
    """The picture as SVG. `cars` are spaces by car letter, `heat` shares of 0 to 1 by space.

    Every id begins with the prefix, so that two boards can share a page; a space a1 is `track-a1`.
    """
    if not re.fullmatch(r"[A-Za-z_][A-Za-z0-9_-]*", prefix):
        raise ValueError(f"prefix {prefix!r}: wanted a letter, then letters, digits, - and _")
    spot, room = plate(circuit), _taken(circuit)
    if spot is not None:
        for circle in spot.taken():
            room.take(*circle)
    width, height = (px(side) for side in circuit.view)
    layers = {
        "ground": ground(circuit, prefix),
        "infield": infield(circuit, spot, prefix),
        "scenery": things(circuit, room),
        "road": road(circuit, prefix, heat or {}),
        "marks": marks(circuit, prefix),
        "cars": cars_drawn(circuit, cars or {}),
        "ids": _ids(circuit) if ids else iter(()),
    }
    groups = (tag("g", "\n".join(parts), class_=name) + "\n" for name, parts in layers.items())
    return tag(
        "svg",
        tag("title", escape(circuit.title), id=f"{prefix}title"),
        tag("defs", *defs(circuit, prefix), "\n"),
        *groups,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {width} {height}",
        role="img",
        aria_labelledby=f"{prefix}title",
        font_family=FONT,
    )


def spaces(circuit: Circuit) -> list[SpacePicture]:
    """Every space as a page needs it, numbered as the rules number them."""
    result = []
    for box in circuit.track.boxes:
        pose = circuit.middle(box)
        x, y = round(pose.x * UNIT, 2), round(pose.y * UNIT, 2)
        result.append(SpacePicture(box.id, circuit.outline(box), x, y, round(pose.degrees % 360, 2)))
    return result


def places(circuit: Circuit) -> list[tuple[float, float]]:
    """Where cars that are home are parked, first to last, in SVG units; empty where the infield has no room."""
    spot = plate(circuit)
    return [(round(x * UNIT, 2), round(y * UNIT, 2)) for x, y in spot.places()] if spot else []


def _taken(circuit: Circuit) -> Room:
    """Where no tree may stand."""
    room = Room()
    room.take_road(circuit, 0.55)
    room.take_blocks(circuit, 0)
    for area in circuit.scenery.areas:
        if area.kind not in ("park", "meadow"):
            room.take_edges(area, 0.3)
    return room


def _ids(circuit: Circuit) -> Iterator[str]:
    for space in spaces(circuit):
        below = 15.5 if space.id in circuit.track.grid else 5  # clear of the number of a grid place
        yield words(space.id, 11.5, x=space.x, y=space.y + below, fill="#fff", font_weight=600)

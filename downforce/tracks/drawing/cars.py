"""Draw the six cars. Each has its own letter, number and shape, so players can tell them apart without colour."""

from collections.abc import Iterator
from dataclasses import dataclass

from ...rules.errors import TrackError
from ...rules.names import COLOURS
from ..drawn_track import DrawnTrack
from .svg import place, tag, words


@dataclass(frozen=True, slots=True)
class Livery:
    """The colours, number and shape painted on a car."""

    fill: str
    ink: str  # the colour of the letter, number and shape
    number: int  # a repeated digit, so that nobody mistakes the number for a speed or a price
    shape: str  # an SVG path within a 16 by 16 square centred on 0


LIVERIES = {
    "K": Livery("#14161b", "#ffffff", 11, "M-6 -6H6V6H-6Z"),
    "B": Livery("#1b55d0", "#ffffff", 22, "M-6.6 0A6.6 6.6 0 1 1 6.6 0A6.6 6.6 0 1 1 -6.6 0Z"),
    "G": Livery("#17a673", "#03130c", 33, "M0 -7L7.4 6H-7.4Z"),
    "Y": Livery(
        "#ffd42a",
        "#1b1600",
        44,
        "M0 -7.8L1.8 -2.5H7.4L2.9 0.9L4.6 6.3L0 3L-4.6 6.3L-2.9 0.9L-7.4 -2.5H-1.8Z",
    ),
    "O": Livery("#f27318", "#1d0e00", 55, "M0 -7.6L7.6 0L0 7.6L-7.6 0Z"),
    "R": Livery("#c4162e", "#ffffff", 66, "M-4 -7L0 -3L4 -7L7 -4L3 0L7 4L4 7L0 3L-4 7L-7 4L-3 0L-7 -4Z"),
}
WHEELS = "M-18 -15H-8V15H-18ZM8 -14H17V14H8Z"
BODY = "M-25 -10Q-25 -12.5 -21 -12.5L4 -11.5Q25 -9 26 0Q25 9 4 11.5L-21 12.5Q-25 12.5 -25 10Z"
WING = "M-27 -13H-22V13H-27Z"


def cars(drawn: DrawnTrack, where: dict[str, str]) -> Iterator[str]:
    """Draw each car on its space. `where` maps car letters to spaces."""
    for letter, space in where.items():
        if letter not in LIVERIES:
            raise TrackError(f"no car is called {letter[:20]!r}; known are {', '.join(COLOURS)}")
        if space not in drawn.track.number:
            raise TrackError(f"{drawn.track.name}: there is no space {space[:20]!r}")
        pose, livery = drawn.middle(drawn.track.boxes[drawn.track.number[space]]), LIVERIES[letter]
        upright = f"rotate({-pose.degrees:.1f})"  # if a square turned with the car, it would look like a diamond
        yield tag(
            "g",
            tag("rect", x=-23, y=-11, width=50, height=28, rx=9, fill="#000", fill_opacity=0.3),
            tag("path", d=WHEELS, fill="#0d0e10"),
            tag("path", d=WING, fill=livery.fill, stroke="#fff", stroke_width=1.4, stroke_linejoin="round"),
            tag("path", d=BODY, fill=livery.fill, stroke="#fff", stroke_width=1.8, stroke_linejoin="round"),
            words(str(livery.number), 6, font_weight=800, fill=livery.ink, transform="translate(-22.2 0) rotate(90)"),
            words(letter, 19, y=6.8, font_weight=800, fill=livery.ink, transform=f"translate(-8 0) {upright}"),
            tag("path", d=livery.shape, fill=livery.ink, transform=f"translate(11 0) {upright}"),
            class_="car",
            data_car=letter,
            transform=place(pose),
        )

"""From the strip to the plane. The road is a strip: progress along it, and 0 to ACROSS over it (0 is the infield side).

Every space is a box of whole numbers in that strip. `Section.at` maps the strip to the plane, continuously and one to
one, so boxes touch exactly when their pictures do. `Section.edge` is the same map as exact SVG, without polylines.
"""

import math
from dataclasses import dataclass
from typing import Literal, TypeAlias

from ..rules.setup.track import Box

STEP = 60  # progress in one step: lcm(1..6), so the spaces of a bend end on whole numbers
ACROSS = 12  # units over the road: lcm(1..4), so the edges of one to four lanes do too
UNIT = 40  # SVG units in a lane width

Kind: TypeAlias = Literal["straight", "bend", "taper"]


@dataclass(frozen=True, slots=True)
class Pose:
    """A point in the picture, in lane widths (y points down), and a direction in radians, clockwise from the right."""

    x: float
    y: float
    heading: float

    @property
    def degrees(self) -> float:
        return math.degrees(self.heading)

    def moved(self, along: float, outwards: float, side: int) -> "Pose":
        """Return the pose moved ahead, and towards the outside of the track."""
        cos, sin = math.cos(self.heading), math.sin(self.heading)
        return Pose(
            self.x + along * cos + outwards * side * sin,
            self.y + along * sin - outwards * side * cos,
            self.heading,
        )


@dataclass(frozen=True, slots=True)
class Section:
    """A stretch with a constant number of lanes: straight, a bend (an arc) or a taper (straight, of changing width)."""

    kind: Kind
    name: str
    start: int  # progress at its start
    steps: int
    spaces: tuple[int, ...]  # number of spaces in each lane, inside lane first
    angle: float  # radians, positive towards the infield; 0 except for bends
    length: float  # of the middle line
    widths: tuple[float, float]  # at its start and at its end
    side: int  # +1 on a clockwise track, -1 on an anticlockwise one
    label: int = 0  # where its name is written: 1 outside, -1 inside, 0 nowhere
    tunnel: bool = False
    pose: Pose = Pose(0, 0, 0)  # the middle line at its beginning
    stretch: float = 1.0  # what closing the lap did to its length
    number: int = 0  # in the file, from 1; both halves of a chicane have the same

    @property
    def end(self) -> int:
        return self.start + self.steps * STEP

    @property
    def radius(self) -> float:
        """The radius of a bend's middle line."""
        return self.length / abs(self.angle)

    def share(self, progress: float) -> float:
        """Return how much of the section lies behind this progress, from 0 to 1."""
        return (progress - self.start) / (self.steps * STEP)

    def width(self, progress: float) -> float:
        """Return the width of the road. A taper is a smoothstep: level at both ends, and one cubic Bezier."""
        u = self.share(progress)
        return self.widths[0] + (self.widths[1] - self.widths[0]) * u * u * (3 - 2 * u)

    def offset(self, progress: float, across: float) -> float:
        """Return the distance from the middle line; outwards is positive."""
        return (across / ACROSS - 0.5) * self.width(progress)

    def at(self, progress: float, across: float) -> Pose:
        """Return the point of the picture at this point of the strip."""
        return self.beside(progress, self.offset(progress, across))

    def beside(self, progress: float, outwards: float) -> Pose:
        """Return the point of the picture at this distance from the middle line."""
        u = self.share(progress)
        if self.kind != "bend":
            return self.pose.moved(self.length * u, outwards, self.side)
        inwards = math.copysign(self.radius, self.angle)  # distance of the arc's centre towards the infield
        centre = self.pose.moved(0, -inwards, self.side)
        turned = Pose(centre.x, centre.y, self.pose.heading + self.side * self.angle * u)
        return turned.moved(0, inwards + outwards, self.side)

    def edge(self, across: float, begin: float, end: float) -> str:
        """Return SVG from the current point (begin, across) to (end, across), in either direction."""
        if self.kind == "straight":
            return "L" + point(self.at(end, across))
        if self.kind == "bend":
            return self.arc(self.offset(begin, across), begin, end)
        a, b = self.at(begin, across), self.at(end, across)
        third = (self.share(end) - self.share(begin)) / 3
        c = a.moved(self.length * third, self._growth(begin, across) * third, self.side)
        d = b.moved(-self.length * third, -self._growth(end, across) * third, self.side)
        return f"C{point(c)} {point(d)} {point(b)}"

    def arc(self, outwards: float, begin: float, end: float) -> str:
        """Return the edge of a bend at this distance from its middle line, in arcs of less than a half circle.

        A half circle would be ambiguous in SVG.
        """
        radius = px(abs(math.copysign(self.radius, self.angle) + outwards))
        sweep = int(self.side * self.angle * (end - begin) > 0)
        parts = math.ceil(abs(self.angle * (self.share(end) - self.share(begin))) / 2)
        stops = (begin + (end - begin) * (k + 1) / parts for k in range(parts))
        return "".join(f"A{radius} {radius} 0 0 {sweep} {point(self.beside(stop, outwards))}" for stop in stops)

    def outline(self, box: Box) -> str:
        """Return a space of this section: a rectangle, a piece of a ring or a tapered piece."""
        back, front, left, right = map(float, (box.back, box.front, box.left, box.right))
        return (
            f"M{point(self.at(back, left))}L{point(self.at(back, right))}{self.edge(right, back, front)}"
            f"L{point(self.at(front, left))}{self.edge(left, front, back)}Z"
        )

    def line(self, across: float) -> str:
        """Return a line along the whole section at one position across the road."""
        return f"M{point(self.at(self.start, across))}{self.edge(across, self.start, self.end)}"

    def _growth(self, progress: float, across: float) -> float:
        """Return how fast the offset changes along a taper."""
        u = self.share(progress)
        return (across / ACROSS - 0.5) * (self.widths[1] - self.widths[0]) * 6 * u * (1 - u)


def px(value: float) -> str:
    """Return lane widths as SVG units."""
    return f"{value * UNIT:.2f}".rstrip("0").rstrip(".")


def point(pose: Pose) -> str:
    return f"{px(pose.x)} {px(pose.y)}"

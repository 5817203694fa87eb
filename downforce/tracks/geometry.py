"""The mapping from track coordinates to points in the picture of the track.

A position on the road has two coordinates: the progress along the lap, and the position across the road, which runs
from 0 on the infield side to ACROSS on the other side. In these coordinates, every space is a rectangle with integer
edges.

`Section.at` maps these coordinates to the picture. The mapping is continuous and one-to-one, so two spaces touch in
these coordinates exactly when their outlines in the picture touch. `Section.edge` returns exact SVG curves for
lines at a constant position across the road.
"""

import math
from dataclasses import dataclass
from typing import Literal, TypeAlias

from ..rules.setup.track import Box

STEP = 60  # progress per step: lcm(1..6), so that the spaces of a bend end on whole numbers
ACROSS = 12  # units across the road: lcm(1..4), so that the edges of one to four lanes are whole numbers too
UNIT = 40  # SVG units per lane width

Kind: TypeAlias = Literal["straight", "bend", "taper"]


@dataclass(frozen=True, slots=True)
class Pose:
    """A point in the picture and a direction.

    Coordinates are in lane widths, with y pointing down. The direction is in radians, clockwise from the right.
    """

    x: float
    y: float
    heading: float

    @property
    def degrees(self) -> float:
        return math.degrees(self.heading)

    def moved(self, along: float, outwards: float, side: int) -> "Pose":
        """Return this pose, moved forwards by `along` and towards the outside of the track by `outwards`."""
        cos, sin = math.cos(self.heading), math.sin(self.heading)
        return Pose(
            self.x + along * cos + outwards * side * sin,
            self.y + along * sin - outwards * side * cos,
            self.heading,
        )


@dataclass(frozen=True, slots=True)
class Section:
    """A section of the lap with a constant number of lanes.

    A section is a straight, a bend (a circular arc) or a taper (a straight whose width changes).
    """

    kind: Kind
    name: str
    start: int  # progress at the start of the section
    steps: int
    spaces: tuple[int, ...]  # number of spaces in each lane, inside lane first
    angle: float  # radians, positive towards the infield; 0 except for bends
    length: float  # length of the centre line
    widths: tuple[float, float]  # width of the road at the start and at the end
    side: int  # +1 on a clockwise track, -1 on an anticlockwise one
    label: int = 0  # where the name is written: 1 outside, -1 inside, 0 nowhere
    tunnel: bool = False
    pose: Pose = Pose(0, 0, 0)  # where the centre line begins
    stretch: float = 1.0  # the factor by which the section was stretched to close the lap
    number: int = 0  # the number in the track file, starting at 1; both halves of a chicane have the same number

    @property
    def end(self) -> int:
        return self.start + self.steps * STEP

    @property
    def radius(self) -> float:
        """The radius of the centre line of a bend."""
        return self.length / abs(self.angle)

    def share(self, progress: float) -> float:
        """Return the fraction of this section that lies before a given position: 0 at its start and 1 at its end."""
        return (progress - self.start) / (self.steps * STEP)

    def width(self, progress: float) -> float:
        """Return the width of the road at a position along the lap.

        The width of a taper follows a smoothstep curve, which is flat at both ends and can be drawn exactly
        as a single cubic Bezier curve.
        """
        u = self.share(progress)
        return self.widths[0] + (self.widths[1] - self.widths[0]) * u * u * (3 - 2 * u)

    def offset(self, progress: float, across: float) -> float:
        """Return the distance of a point on the road from the centre line.

        The distance is positive on the outer side of the track and negative on the inner side.
        """
        return (across / ACROSS - 0.5) * self.width(progress)

    def at(self, progress: float, across: float) -> Pose:
        """Return the point in the picture for a position along the lap and across the road."""
        return self.beside(progress, self.offset(progress, across))

    def beside(self, progress: float, outwards: float) -> Pose:
        """Return the point in the picture for a position along the lap and a distance from the centre line."""
        u = self.share(progress)
        if self.kind != "bend":
            return self.pose.moved(self.length * u, outwards, self.side)
        inwards = math.copysign(self.radius, self.angle)  # distance to the centre of the arc, towards the infield
        centre = self.pose.moved(0, -inwards, self.side)
        turned = Pose(centre.x, centre.y, self.pose.heading + self.side * self.angle * u)
        return turned.moved(0, inwards + outwards, self.side)

    def edge(self, across: float, begin: float, end: float) -> str:
        """Return an SVG path segment along the road from `begin` to `end`, at a constant position across the road.

        The segment can run in either direction. It has to be appended to an SVG path that ends where the segment
        begins.
        """
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
        """Return SVG arcs that follow a bend at a constant distance from its centre line.

        Each arc is shorter than a semicircle, because semicircles are ambiguous in SVG.
        """
        radius = px(abs(math.copysign(self.radius, self.angle) + outwards))
        sweep = int(self.side * self.angle * (end - begin) > 0)
        parts = math.ceil(abs(self.angle * (self.share(end) - self.share(begin))) / 2)
        stops = (begin + (end - begin) * (k + 1) / parts for k in range(parts))
        return "".join(f"A{radius} {radius} 0 0 {sweep} {point(self.beside(stop, outwards))}" for stop in stops)

    def outline(self, box: Box) -> str:
        """Return the outline of a space in this section as an SVG path."""
        back, front, left, right = map(float, (box.back, box.front, box.left, box.right))
        return (
            f"M{point(self.at(back, left))}L{point(self.at(back, right))}{self.edge(right, back, front)}"
            f"L{point(self.at(front, left))}{self.edge(left, front, back)}Z"
        )

    def line(self, across: float) -> str:
        """Return an SVG path along the whole section, at a constant position across the road."""
        return f"M{point(self.at(self.start, across))}{self.edge(across, self.start, self.end)}"

    def _growth(self, progress: float, across: float) -> float:
        """Return the rate at which a line along a taper moves away from the centre line.

        The line has a constant position across the road. The rate is in lane widths per length of the taper.
        """
        u = self.share(progress)
        return (across / ACROSS - 0.5) * (self.widths[1] - self.widths[0]) * 6 * u * (1 - u)


def px(value: float) -> str:
    """Convert a length from lane widths to SVG units and format it as text."""
    return f"{value * UNIT:.2f}".rstrip("0").rstrip(".")


def point(pose: Pose) -> str:
    return f"{px(pose.x)} {px(pose.y)}"

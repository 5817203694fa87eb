"""Find free areas in the picture. Occupied circles are indexed by the cells of a coarse grid for quick lookup."""

import math
from collections import defaultdict
from collections.abc import Sequence
from itertools import pairwise

from ..drawn_track import DrawnTrack
from ..geometry import ACROSS
from ..scenery import Area, Point

CELL = 2.0  # lane widths; the centres of circles are rounded to tenths, which limits the number of circles in a cell


class Packing:
    """The areas of the picture that are already occupied, stored as circles."""

    def __init__(self) -> None:
        self._cells: dict[tuple[int, int], set[tuple[float, float, float]]] = defaultdict(set)

    def occupy(self, x: float, y: float, radius: float) -> None:
        """Mark a circle as occupied."""
        for column in range(int((x - radius) // CELL), int((x + radius) // CELL) + 1):
            for row in range(int((y - radius) // CELL), int((y + radius) // CELL) + 1):
                self._cells[column, row].add((round(x, 1), round(y, 1), round(radius, 2)))

    def free(self, x: float, y: float, radius: float) -> bool:
        """Return whether a circle is free, which means that it overlaps no occupied circle."""
        return not any(
            (x - a) ** 2 + (y - b) ** 2 < (radius + taken) ** 2
            for column in range(int((x - radius) // CELL), int((x + radius) // CELL) + 1)
            for row in range(int((y - radius) // CELL), int((y + radius) // CELL) + 1)
            for a, b, taken in self._cells.get((column, row), ())
        )

    def occupy_road(self, drawn: DrawnTrack, beside: float) -> None:
        """Mark the road as occupied, with a margin of width `beside` on either side."""
        for progress in range(0, drawn.lap, 15):
            pose = drawn.at(progress, ACROSS / 2)
            self.occupy(pose.x, pose.y, drawn.section_at(progress).width(progress) / 2 + beside)

    def occupy_blocks(self, drawn: DrawnTrack, beside: float) -> None:
        """Mark every building as occupied, using a row of circles parallel to its longer side."""
        for block in drawn.scenery.blocks:
            (x, y), (width, height) = block.at, block.size
            short, long = sorted((width, height))
            turn = math.radians(block.turn + (0 if width >= height else 90))
            count = int(2 * long / short)
            for k in range(count):
                along = (long - short) * (k / max(1, count - 1) - 0.5)
                self.occupy(x + along * math.cos(turn), y + along * math.sin(turn), short / 2 + beside)

    def occupy_edges(self, area: Area, beside: float) -> None:
        """Mark an area as occupied.

        For a filled polygon, mark only its outline. For a strip, mark all of it.
        """
        points = area.points if area.line else (*area.points, area.points[0])
        for (ax, ay), (bx, by) in pairwise(points):
            for k in range(12):
                self.occupy(ax + (bx - ax) * k / 12, ay + (by - ay) * k / 12, area.line / 2 + beside)


def within(x: float, y: float, outline: Sequence[Point]) -> bool:
    """Return whether a point is inside a polygon. The method counts the sides that a ray from the point crosses."""
    inside = False
    ax, ay = outline[-1]
    for bx, by in outline:
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            inside = not inside
        ax, ay = bx, by
    return inside

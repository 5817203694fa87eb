"""A track together with its picture, both read from the same file."""

import os
from bisect import bisect_right
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from ..files import Unreadable, read_text
from ..rules.errors import TrackError
from ..rules.names import CARS
from ..rules.setup.track import Box, Track
from .file import MOST_BYTES, read_plan
from .geometry import Pose, Section
from .lap_layout import betting_lines, boxes, closed_lap
from .scenery import Scenery


@dataclass(frozen=True, eq=False)
class DrawnTrack:
    """A track and its picture. The sections form a closed lap that begins at the finish line."""

    track: Track  # the track that the rules use
    title: str  # the name shown to players
    side: int  # +1 clockwise, -1 anticlockwise
    view: tuple[float, float]  # size of the picture, in lane widths
    sections: tuple[Section, ...]
    scenery: Scenery
    text: str  # the text of the track file, stored in game records if the track is not shipped

    @property
    def lap(self) -> int:
        return self.sections[-1].end

    def section_at(self, progress: float) -> Section:
        """Return the section at a given distance along the lap.

        At the border between two sections, return the second one.
        """
        return self.sections[bisect_right(self._starts, progress % self.lap) - 1]

    def at(self, progress: float, across: float) -> Pose:
        """Return the point in the picture for a position along the lap and across the road."""
        return self.section_at(progress).at(progress % self.lap, across)

    def middle(self, box: Box) -> Pose:
        """Return the position and direction of a car on a given space."""
        section = self.section_at(float(box.back))
        return section.at(float(box.back + box.front) / 2, float(box.left + box.right) / 2)

    def outline(self, box: Box) -> str:
        """Return the outline of a space as an SVG path."""
        return self.section_at(float(box.back)).outline(box)

    @cached_property
    def infield_edge(self) -> tuple[tuple[float, float], ...]:
        """The inside edge of the road, approximated by a polygon."""
        poses = (self.at(progress, 0) for progress in range(0, self.lap, 10))
        return tuple((pose.x, pose.y) for pose in poses)

    @cached_property
    def _starts(self) -> list[int]:
        return [section.start for section in self.sections]


def track_from_text(text: str, name: str, file: str = "") -> DrawnTrack:
    """Return the track described by the text of a track file.

    Raise TrackError with a one-line message if the text does not describe a valid track. The message starts with the
    file name if one is given, and with the track name otherwise.
    """
    name = name if name.isprintable() else ascii(name)
    where = file or name
    plan = read_plan(text, where)
    sections = closed_lap(plan, where)
    spaces = boxes(sections)
    _refuse_grid(plan.grid, spaces, where)
    lap = sections[-1].end
    lines = betting_lines(plan, sections)
    try:
        track = Track.from_boxes(name, spaces, lines=lines, finish=lap, lap=lap, grid=plan.grid)
    except TrackError as refused:
        raise TrackError(where + str(refused).removeprefix(name)) from None
    return DrawnTrack(track, plan.title, plan.side, plan.view, sections, plan.scenery, text)


def load(path: str | os.PathLike[str]) -> DrawnTrack:
    """Load a track from a file. The track is named after the file."""
    path = Path(path)
    file = path.name if path.name.isprintable() else ascii(path.name)
    try:
        text = read_text(path, "track file", MOST_BYTES)
    except Unreadable as problem:
        raise TrackError(f"{file[:60]}: {problem}") from None
    return track_from_text(text, path.stem, file[:60])


def _refuse_grid(grid: tuple[str, ...], spaces: list[Box], name: str) -> None:
    known = {box.id for box in spaces}
    if unknown := [space for space in grid if space not in known]:
        raise TrackError(f"{name}: grid: there is no space {unknown[0][:20]!r}")
    if len(grid) != CARS or len(set(grid)) != CARS:
        raise TrackError(f"{name}: grid: {len(set(grid))} different spaces, wanted {CARS}")

"""Tracks, described as boxes with exact coordinates, and all the track data that is computed from these boxes.

Each space covers an interval along the track and an interval across it, where 0 is the inside edge. Exact comparisons
of the boxes show which spaces touch, which one is ahead or further inside, and which lines have been crossed
(R089-R098, U10-U17), so none of this has to be stored separately.
"""

import hashlib
from bisect import bisect_right
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from decimal import MAX_PREC, Context, Decimal, Inexact, InvalidOperation
from functools import cached_property
from typing import Literal, TypeAlias

from ..errors import TrackError, brief
from ..names import CARS, LONGEST_MOVE, MAX_SPACES, WINDOW

Number: TypeAlias = int | Decimal
Side: TypeAlias = Literal["inside", "outside", "left", "right"]

DIGITS = 1000  # the most digits a number may have before the decimal point, and after it
EXACT = Context(prec=MAX_PREC, traps=[Inexact, InvalidOperation])  # by default, Decimal sums are rounded to 28 digits


def is_exact(number: Number) -> bool:
    """Return whether the rules can calculate exactly with a number: it must be finite and not absurdly long."""
    places = number.as_tuple().exponent if isinstance(number, Decimal) else 0
    return isinstance(places, int) and places >= -DIGITS and -(10**DIGITS) < number < 10**DIGITS


def plus(number: Number, ahead: Number) -> Number:
    """Return the exact sum of two numbers."""
    if isinstance(number, int) and isinstance(ahead, int):
        return number + ahead
    return EXACT.add(number, ahead)


@dataclass(frozen=True, slots=True)
class Box:
    """A space on the track: its name, its extent, its lane and whether it is a perfect rectangle (U13).

    Lanes are counted from the inside.
    """

    id: str
    back: Number
    front: Number
    left: Number  # towards the inside
    right: Number
    rectangle: bool = True
    lane: int = 0
    inner: Side = "inside"  # what players call the inside edge: by the bend, or as seen by the driver

    def moved(self, ahead: Number) -> "Box":
        """Return a copy of the box, moved forward along the track by `ahead`."""
        return replace(self, back=plus(self.back, ahead), front=plus(self.front, ahead)) if ahead else self

    def touches(self, other: "Box", ahead: Number = 0) -> bool:
        """Return whether this box touches the other at a side or a corner.

        For this check, the other box is first moved forward along the track by `ahead`.
        """
        return (
            self.left <= other.right
            and other.left <= self.right
            and self.back <= plus(other.front, ahead)
            and plus(other.back, ahead) <= self.front
        )

    def leads_to(self, other: "Box", ahead: Number = 0) -> bool:
        """Return whether a car can step from this box to the other one (R094, R095).

        The boxes must touch, and the front end of the other box must be strictly further ahead. For this check, the
        other box is first moved forward along the track by `ahead`.
        """
        other = other.moved(ahead)
        return other.front > self.front and self.touches(other)


@dataclass(frozen=True)
class Track:
    """A race track: its spaces, betting lines and starting grid, and either a finish line or the length of a lap.

    Spaces are numbered from back to front. Spaces that are level are numbered from the inside outwards.
    """

    name: str
    boxes: tuple[Box, ...]
    lines: tuple[Number, ...] = ()
    finish: Number | None = None  # position of the finish line along the track
    lap: Number | None = None  # length of a lap, if the track is closed
    grid: tuple[str, ...] = ()  # the marked space first; if empty, cars begin off the track (scenarios)

    @classmethod
    def from_boxes(
        cls,
        name: str,
        boxes: Iterable[Box],
        *,
        lines: Sequence[Number] = (),
        finish: Number | None = None,
        lap: Number | None = None,
        grid: Sequence[str] = (),
    ) -> "Track":
        """Number the given boxes in track order, and return a track made of them.

        Raise TrackError if no race can be run on the track.
        """
        numbered = tuple(sorted(boxes, key=lambda box: (box.front, box.left)))
        track = cls(name, numbered, tuple(lines), finish, lap, tuple(grid))
        track._refuse_unplayable()
        return track

    @cached_property
    def number(self) -> dict[str, int]:
        """A mapping from the names of the spaces to their numbers."""
        return {box.id: i for i, box in enumerate(self.boxes)}

    @cached_property
    def ids(self) -> list[str]:
        return [box.id for box in self.boxes]

    @cached_property
    def lanes(self) -> list[int]:
        return [box.lane for box in self.boxes]

    @cached_property
    def fingerprint(self) -> str:
        """A hash of the track's spaces, lines and starting grid. It does not depend on the picture of the track."""
        text = repr(
            [(b.id, str(b.back), str(b.front), str(b.left), str(b.right), b.rectangle) for b in self.boxes]
            + [[str(line) for line in self.lines], str(self.finish), str(self.lap), self.grid]
        )
        return hashlib.sha256(text.encode()).hexdigest()

    @property
    def line(self) -> Number | None:
        """The position of the finish line along the track. On a closed track, this is where the lap ends."""
        return self.finish if self.finish is not None else self.lap

    def steps(self, endless: bool) -> list[list[int]]:
        """Return, for each space, the numbers of the spaces that a car can reach from it in one step.

        The number after that of the last space stands for crossing the finish line. In an endless (long-distance) race,
        this number and all higher ones stand for spaces on the next lap instead.
        """
        return self._steps_of_laps if endless else self._steps_of_lap

    @cached_property
    def _steps_of_lap(self) -> list[list[int]]:
        return self._find_steps(False)

    @cached_property
    def _steps_of_laps(self) -> list[list[int]]:
        return self._find_steps(True)

    def _find_steps(self, endless: bool) -> list[list[int]]:
        count = len(self.boxes)
        numbered = list(enumerate(self.boxes))
        if endless and self.lap is not None:
            numbered += [(count + j, box.moved(self.lap)) for j, box in numbered]
        fronts = [box.front for _, box in numbered]
        longest = max(int(box.front) - int(box.back) + 2 for box in self.boxes)  # an upper bound
        result = []
        for i, box in enumerate(self.boxes):
            if not endless and self.line is not None and box.front >= self.line:
                result.append([count])
                continue
            reach = bisect_right(fronts, int(box.front) + 1 + longest)  # no space beyond this number can touch the box
            result.append([j for j, other in numbered[i + 1 : reach] if box.leads_to(other)])
        return result

    @cached_property
    def steps_left(self) -> list[int]:
        """The minimum number of steps needed to cross the finish line from each space on an empty track.

        The number is 0 for spaces from which the finish line cannot be reached.
        """
        return self._steps_across(None)

    @cached_property
    def steps_to_betting_lines(self) -> list[list[int]]:
        """For each betting line, the minimum number of steps needed to cross it from each space.

        The number is 0 for spaces beyond the line, and for spaces from which the line cannot be reached.
        """
        return [self._steps_across(line) for line in self.lines]

    def _steps_across(self, line: Number | None) -> list[int]:
        """Return the minimum number of steps needed to cross a line from each space.

        If `line` is None, use the finish line.
        """
        steps, count = self.steps(False), len(self.boxes)
        across = [line is not None and box.back >= line for box in self.boxes] + [True]
        left = [0] * (count + 1)
        for i in reversed(range(count)):
            if not across[i]:
                left[i] = min((left[j] + 1 for j in steps[i] if across[j] or left[j]), default=0)
        return left[:count]

    def span(self, endless: bool) -> int:
        """Return the largest amount by which a single move can increase a car's space number."""
        steps, count = self.steps(endless), len(self.boxes)
        widest = 0
        for here in range(count):
            edge = {here}
            for _ in range(LONGEST_MOVE):
                edge = {i - i % count + j for i in edge if endless or i < count for j in steps[i % count]}
                widest = max([widest, *(j - here for j in edge)])
        return widest

    def _refuse_unplayable(self) -> None:
        ids = [box.id for box in self.boxes]
        if not ids:
            raise TrackError(f"{self.name}: a track needs at least one space")
        if len(ids) > MAX_SPACES:
            raise TrackError(f"{self.name}: {len(ids)} spaces, at most {MAX_SPACES} fit")
        if twice := [i for i in ids if ids.count(i) > 1]:
            raise TrackError(f"{self.name}: space {twice[0]} stands twice")
        for box in self.boxes:
            if not (box.back < box.front and box.left < box.right):
                raise TrackError(f"{self.name}: space {box.id} must have back < front and left < right")
            if self.lap is not None and not 0 <= box.back < box.front <= self.lap:
                raise TrackError(f"{self.name}: space {box.id} must lie between 0 and the lap length {brief(self.lap)}")
        if len(self.lines) > 3 or list(self.lines) != sorted(self.lines):
            raise TrackError(f"{self.name}: betting lines must be at most three, in driving order")
        if self.grid and (len(set(self.grid)) != CARS or set(self.grid) - set(ids)):
            raise TrackError(f"{self.name}: the grid must name six different spaces of the track")
        if (span := max(self.span(False), self.span(True))) >= WINDOW:
            raise TrackError(f"{self.name}: too many spaces within ten steps: {span}, fewer than {WINDOW} are allowed")

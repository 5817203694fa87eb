"""A track as the rules see it: boxes along and across, and what follows from them.

A space is an interval along the track times an interval across it (0 = the inside edge). Adjacency, forwardness,
lines and inside are computed from the boxes by exact comparison (R089-R098, U10-U17); nothing is typed twice.
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

DIGITS = 1000  # that a number may have before the point, and behind it
EXACT = Context(prec=MAX_PREC, traps=[Inexact, InvalidOperation])  # a plain sum of Decimals rounds to 28 digits


def is_exact(number: Number) -> bool:
    """Whether the rules can compute with it: neither infinite nor absurdly long."""
    places = number.as_tuple().exponent if isinstance(number, Decimal) else 0
    return isinstance(places, int) and places >= -DIGITS and -(10**DIGITS) < number < 10**DIGITS


def plus(number: Number, ahead: Number) -> Number:
    """The exact sum."""
    if isinstance(number, int) and isinstance(ahead, int):
        return number + ahead
    return EXACT.add(number, ahead)


@dataclass(frozen=True, slots=True)
class Box:
    """A space: its name, its box, whether it is a perfect rectangle (U13) and its lane, from the inside."""

    id: str
    back: Number
    front: Number
    left: Number  # towards the inside
    right: Number
    rectangle: bool = True
    lane: int = 0
    inner: Side = "inside"  # what the eye calls the side of the inside edge: of a bend, or in driving direction

    def moved(self, ahead: Number) -> "Box":
        """The same box so much further along the track."""
        return replace(self, back=plus(self.back, ahead), front=plus(self.front, ahead)) if ahead else self

    def touches(self, other: "Box", ahead: Number = 0) -> bool:
        """Closed boxes meet, sides and corners alike, the other being moved on by so much progress."""
        return (
            self.left <= other.right
            and other.left <= self.right
            and self.back <= plus(other.front, ahead)
            and plus(other.back, ahead) <= self.front
        )

    def leads_to(self, other: "Box", ahead: Number = 0) -> bool:
        """A step is possible: they touch, and the other's front end is strictly further (R094, R095)."""
        other = other.moved(ahead)
        return other.front > self.front and self.touches(other)


@dataclass(frozen=True)
class Track:
    """Spaces numbered by front, then from the inside; lines; the grid; where it ends or closes."""

    name: str
    boxes: tuple[Box, ...]
    lines: tuple[Number, ...] = ()
    finish: Number | None = None  # progress of the finish line
    lap: Number | None = None  # length of a closed track
    grid: tuple[str, ...] = ()  # the marked space first; empty: cars begin off the track

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
        """A track of these boxes, numbered; TrackError where the rules could not run on it."""
        numbered = tuple(sorted(boxes, key=lambda box: (box.front, box.left)))
        track = cls(name, numbered, tuple(lines), finish, lap, tuple(grid))
        track._refuse_unplayable()
        return track

    @cached_property
    def number(self) -> dict[str, int]:
        return {box.id: i for i, box in enumerate(self.boxes)}

    @cached_property
    def ids(self) -> list[str]:
        return [box.id for box in self.boxes]

    @cached_property
    def lanes(self) -> list[int]:
        return [box.lane for box in self.boxes]

    @cached_property
    def fingerprint(self) -> str:
        """Names the boxes, lines and grid of a track, whatever its picture."""
        text = repr(
            [(b.id, str(b.back), str(b.front), str(b.left), str(b.right), b.rectangle) for b in self.boxes]
            + [[str(line) for line in self.lines], str(self.finish), str(self.lap), self.grid]
        )
        return hashlib.sha256(text.encode()).hexdigest()

    @property
    def line(self) -> Number | None:
        """Progress of the finish line: a closed track ends its lap on it."""
        return self.finish if self.finish is not None else self.lap

    def steps(self, endless: bool) -> list[list[int]]:
        """For every space, the numbers that a step may lead to.

        The number after the last space stands for crossing the finish line; where the race is endless
        (long distance) numbers beyond the last space go on into the next lap.
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
        longest = max(int(box.front) - int(box.back) + 2 for box in self.boxes)  # or less
        result = []
        for i, box in enumerate(self.boxes):
            if not endless and self.line is not None and box.front >= self.line:
                result.append([count])
                continue
            reach = bisect_right(fronts, int(box.front) + 1 + longest)  # none beyond it can touch this one
            result.append([j for j, other in numbered[i + 1 : reach] if box.leads_to(other)])
        return result

    @cached_property
    def steps_left(self) -> list[int]:
        """From every space the fewest steps to beyond the finish line on a free road; 0 where no way leads there."""
        return self._steps_across(None)

    @cached_property
    def steps_to_betting_lines(self) -> list[list[int]]:
        """Of every betting line likewise; 0 beyond it, too."""
        return [self._steps_across(line) for line in self.lines]

    def _steps_across(self, line: Number | None) -> list[int]:
        """None: the finish line."""
        steps, count = self.steps(False), len(self.boxes)
        across = [line is not None and box.back >= line for box in self.boxes] + [True]
        left = [0] * (count + 1)
        for i in reversed(range(count)):
            if not across[i]:
                left[i] = min((left[j] + 1 for j in steps[i] if across[j] or left[j]), default=0)
        return left[:count]

    def span(self, endless: bool) -> int:
        """How many numbers ahead the longest move can look, from whatever space."""
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
            raise TrackError(f"{self.name}: a move of ten spans {span} numbers, the window holds {WINDOW}")

"""The track drawn as text, from left to right, with one row for each lane and the inside lane at the top.

Every space is at least three columns wide, whatever its real length: one column for its back edge, and two for a car's
letter or the number of a choice. In a bend, one long space in the inside lane lies next to several short spaces in the
outer lanes.
"""

from bisect import bisect_right
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from itertools import pairwise

from ...rules.setup.track import Box, Number, Track

SPACE = 3  # minimum number of columns per space
LABEL = 5  # columns at the start of each row, for the name of its first space
EDGE, BENT, BET, FINISH, STEP = "|", "(", "║", "▓", "·"
BARS = " ▁▃▅▇"  # zero to four lanes, in the overview


@dataclass(frozen=True)
class Strip:
    """A track laid out in text columns, ready to be drawn with different signs on its spaces."""

    track: Track
    endless: bool = False  # long-distance race: each lap continues into the next
    columns: dict[Number, int] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "columns", lay_out(self.track.boxes))

    @cached_property
    def width(self) -> int:
        return max(self.columns.values())

    @cached_property
    def length(self) -> Number:
        return max(self.columns)

    @cached_property
    def lanes(self) -> int:
        return max(box.lane for box in self.track.boxes) + 1

    @cached_property
    def seams(self) -> list[int]:
        """The columns at which the lap can be cut into sections without splitting a space."""
        cuts = set(self.columns.values())
        for box in self.track.boxes:
            cuts -= set(range(self.columns[box.back] + 1, self.columns[box.front]))
        return sorted(cuts)

    def column(self, space: str) -> int:
        return self.columns[self.track.boxes[self.track.number[space]].back]

    def rows(self, signs: Mapping[str, str]) -> list[list[str]]:
        """Return the whole lap, drawn with the given signs on its spaces, as one list of characters for each lane."""
        rows = [[" "] * (self.width + 1) for _ in range(self.lanes)]
        for box in self.track.boxes:
            row, back, front = rows[box.lane], self.columns[box.back], self.columns[box.front]
            row[back] = self.edge(box)
            if row[front] == " ":
                row[front] = FINISH if box.front == self.track.line else EDGE
            for i, sign in enumerate(signs.get(box.id, "")[: SPACE - 1], 1):
                row[back + i] = sign
        return rows

    def edge(self, box: Box) -> str:
        if box.back in self.track.lines:
            return BET
        if box.back == 0 and self.track.lap is not None:
            return FINISH
        return EDGE if box.rectangle else BENT

    def first_space(self, lane: int, start: int) -> str:
        """Return the first space of a lane that begins at or after column `start`.

        If no such space is left in this lap, return the first space of the lane in the next lap.
        """
        boxes = [box for box in self.track.boxes if box.lane == lane]
        ahead = [box for box in boxes if self.columns[box.back] >= start]
        return min(ahead or boxes, key=lambda box: self.columns[box.back]).id

    def window(self, start: int, width: int) -> tuple[int, int]:
        """Return the first and last columns of a window of at most `width` columns that does not split any space.

        The window starts at or just before column `start`. On an endless track, it can extend into the next lap.
        """
        seams = self.seams + [self.width + seam for seam in self.seams[1:]] * self.endless
        first = seams[max(0, bisect_right(seams, max(0, start)) - 1)]
        return first, seams[bisect_right(seams, first + width - 1) - 1]

    def stretch(self, start: int, end: int, signs: Mapping[str, str], words: Mapping[int, str]) -> list[str]:
        """Return columns `start` to `end` of the lap as lines of text.

        The first line is a ruler labelled with `words`. It is followed by one row for each lane.
        """
        lines = [" " * LABEL + self.ruler(start, end, words)]
        for lane, row in enumerate(self.rows(signs)):
            shown = (row[:-1] + row if self.endless else row)[start : end + 1]
            if not "".join(shown[1:]).strip():  # empty, or only the front edge of a space in the previous section
                lines.append("")
                continue
            lines.append(f"{self.first_space(lane, start % self.width):{LABEL}}{''.join(shown)}")
        return [line.rstrip() for line in lines]

    def ruler(self, start: int, end: int, words: Mapping[int, str]) -> str:
        """Return the ruler for columns `start` to `end`, labelled with `words`.

        Each word is placed so that it ends at its column. A word that would overlap an earlier word is left out.
        """
        ruler = [" "] * (end - start + 1)
        for column, word in words.items():
            for shift in (0, self.width) if self.endless else (0,):
                last = column + shift - start
                first = max(0, last - len(word) + 1)
                if 0 <= last < len(ruler) and not "".join(ruler[first : first + len(word)]).strip():
                    ruler[first : first + len(word)] = list(word)
        return "".join(ruler[: end - start + 1])

    def wrapped(self, width: int, signs: Mapping[str, str], words: Mapping[int, str]) -> list[str]:
        """Return the whole lap as lines of text, wrapped into sections of at most `width` columns."""
        cuts = self.cuts(width - LABEL)
        parts = [self.stretch(*cut, signs, words) for cut in pairwise(cuts)]
        return [line for part in parts for line in ("", *part)][1:]

    def cuts(self, width: int) -> list[int]:
        """Return the columns at which to cut the lap into as few sections as possible, all of about the same length."""
        found = self._cut(width)
        for narrower in range(width - 1, 0, -1):
            cuts = self._cut(narrower)
            if len(cuts) > len(found):
                break
            found = cuts
        return found

    def _cut(self, width: int) -> list[int]:
        cuts = [0]
        while cuts[-1] < self.width:
            fits = [seam for seam in self.seams if cuts[-1] < seam < cuts[-1] + width]
            cuts.append(max(fits, default=self.width))
        return cuts

    def overview(self, width: int, cars: Mapping[str, str]) -> list[str]:
        """Return an overview of the whole lap in two rows.

        The upper row shows the letters of the cars. The lower row shows the number of lanes as bars.
        """
        count = width - LABEL
        lanes, letters = [0] * count, [" "] * count
        for box in self.track.boxes:
            for i in range(self._cell(box.back, count), self._cell(box.front - 1, count) + 1):
                lanes[i] = max(lanes[i], box.lane + 1)
        road = [BARS[min(n, len(BARS) - 1)] for n in lanes]
        for line in self.track.lines:
            road[self._cell(line, count)] = BET
        for car, space in sorted(cars.items(), key=lambda item: -self.track.number[item[1]]):
            i = self._cell(self.track.boxes[self.track.number[space]].back, count)
            while i > 0 and letters[i] != " ":
                i -= 1  # cars at the same position are listed side by side, the leading or inner car first
            letters[i] = car
        return [" " * LABEL + "".join(letters).rstrip(), " " * LABEL + "".join(road)]

    def _cell(self, progress: Number, count: int) -> int:
        return min(count - 1, int(progress * count / self.length))


def lay_out(boxes: Iterable[Box]) -> dict[Number, int]:
    """Assign a text column to every edge of a space, so that each space is wide enough and the edges stay in order."""
    spaces = list(boxes)
    edges = sorted({edge for box in spaces for edge in (box.back, box.front)})
    columns: dict[Number, int] = {}
    last = -1
    for edge in edges:
        last = max([last + 1, *(columns[box.back] + SPACE for box in spaces if box.front == edge)])
        columns[edge] = last
    return columns

"""Where a car could come to: the places it would gain there, and the ends that are better for nobody."""

from bisect import bisect_right
from dataclasses import dataclass

from ..rules.model import Board, State
from ..rules.names import CARS, COLOURS, OFF_TRACK, WINDOW, Car, CarLetter, Mask, Space
from ..rules.setup.ruleset import Ruleset

FEW = 4  # so many ends are seen at a glance: none of them is spare
ACROSS = 1 << 20  # further than any space
LOOKAHEAD = 6  # steps that a car is looked after: the highest number of a regular card


class CarsAhead:
    """The cars ahead of one on the track: whom it passes when it comes to an end."""

    def __init__(self, ruleset: Ruleset, s: State, car: Car) -> None:
        self.spaces, self.progress_rank = ruleset.board.spaces, ruleset.progress_rank
        self.across = self.spaces if ruleset.board.has_finish else -1
        self.laps = s.laps[car] * self.spaces
        here = self.laps + self.progress_rank[s.position[car]]
        others = [
            (s.laps[other] * self.spaces + self.progress_rank[s.position[other]], other) for other in on_track(s, car)
        ]
        ahead = sorted((found for found in others if found[0] > here), reverse=True)  # the foremost first
        self.cars = tuple([COLOURS[other] for _, other in ahead])
        self.nearer = [-far for far, _ in ahead]

    def distance(self, end: Space) -> int:
        """How far on an end is, which counts on through the laps; an open track's number of spaces is the finish."""
        if end == self.across:
            return ACROSS
        if end < self.spaces:
            return self.laps + self.progress_rank[end]
        lap, space = divmod(end, self.spaces)
        return self.laps + lap * self.spaces + self.progress_rank[space]

    def count_passed(self, far: int) -> int:
        """How many it passes."""
        return len(self.nearer) - bisect_right(self.nearer, -far)

    def passed(self, far: int) -> tuple[CarLetter, ...]:
        """The foremost first."""
        return self.cars[bisect_right(self.nearer, -far) :]


def on_track(s: State, car: Car) -> list[Car]:
    """All cars on the track but this one."""
    return [other for other in range(CARS) if other != car and s.position[other] != OFF_TRACK]


# Ends that are better for nobody.


@dataclass(frozen=True, slots=True)
class Worth:
    """What is compared of two ends: how far on they are, and what else comes of them."""

    far: tuple[int, int]  # laps, then steps to the finish, fewer being more
    gained: int
    consequences: tuple[object, ...]  # how far every car could come next, betting lines crossed, the place taken

    def reaches(self, other: "Worth") -> bool:
        """As far as the other and with as many places, and all else is the same."""
        return self.consequences == other.consequences and self.far >= other.far and self.gained >= other.gained


def find_dominated(worths: list[Worth]) -> list[bool]:
    """An end is spare when of the same consequences another one is no less far, and another one no further.

    With the one, whoever wants the car ahead does as well; with the other, whoever wants it held back. Of equals the
    first stays.
    """
    if len(worths) <= FEW:
        return [False] * len(worths)

    def is_matched(i: int, further: bool) -> bool:
        for k, other in enumerate(worths):
            better, worse = (other, worths[i]) if further else (worths[i], other)
            if k != i and better.reaches(worse) and (k < i or not worse.reaches(better)):
                return True
        return False

    return [is_matched(i, True) and is_matched(i, False) for i in range(len(worths))]


class Traffic:
    """How far every car could come next, were the one in question at an end."""

    def __init__(self, s: State, b: Board, car: Car) -> None:
        self.board = b
        self.taken = [s.position[other] for other in on_track(s, car)]
        self.free = [free_window(b, space, self.taken) for space in self.taken]
        self.reached = [reached(b, space, free) for space, free in zip(self.taken, self.free, strict=True)]
        self.best = [nearest(b, space, mask) for space, mask in zip(self.taken, self.reached, strict=True)]

    def after(self, end: Space) -> tuple[int, ...]:
        """Steps that a high number brings the car itself; then those that it leaves to each of the others."""
        b = self.board
        if b.has_finish and end == b.spaces:
            return (0, *self.best)
        space = end % b.around
        found = [b.steps_left[space] - nearest(b, space, reached(b, space, free_window(b, space, self.taken)))]
        for here, free, mask, best in zip(self.taken, self.free, self.reached, self.best, strict=True):
            there = window_bits(b, here, space)
            found.append(nearest(b, here, reached(b, here, free & ~there)) if mask & there else best)
        return tuple(found)


def window_bits(b: Board, here: Space, space: Space) -> Mask:
    """A space in the window of another one, as often as the lap comes round."""
    bits = 0
    for ahead in range((space - here) % b.around, WINDOW, b.around):
        bits |= 1 << ahead
    return bits


def free_window(b: Board, here: Space, taken: list[Space]) -> Mask:
    free = (1 << WINDOW) - 1
    for space in taken:
        if space != here:
            free &= ~window_bits(b, here, space)
    return free


def reached(b: Board, here: Space, free: Mask) -> Mask:
    """Every space that a car could enter."""
    forward, found, edge = b.forward, 0, 1
    for _ in range(LOOKAHEAD):
        onward = 0
        while edge:
            lowest = edge & -edge
            edge ^= lowest
            i = lowest.bit_length() - 1
            onward |= forward[here + i] << i
        edge = onward & free
        found |= edge
    return found


def nearest(b: Board, here: Space, spaces: Mask) -> int:
    """The fewest steps that are left from any of these spaces, or from here."""
    best = b.steps_left[here]
    least = best - LOOKAHEAD  # no step leaves more than one fewer; numbers grow ahead, so the last spaces come first
    while spaces and best > least:
        i = spaces.bit_length() - 1
        spaces ^= 1 << i
        space = here + i
        if b.has_finish and space == b.spaces:
            return 0
        laps, space = divmod(space, b.around)
        best = min(best, b.steps_left[space] - laps * b.lap_steps)
    return best

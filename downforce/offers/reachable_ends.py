"""The ends that a car could reach: the cars it would pass there, and which ends are dominated."""

from bisect import bisect_right
from dataclasses import dataclass

from ..rules.model import Board, State
from ..rules.names import CARS, COLOURS, OFF_TRACK, WINDOW, Car, CarLetter, Mask, Space
from ..rules.setup.ruleset import Ruleset

FEW = 4  # up to this many ends are seen at a glance: none is marked as dominated
ACROSS = 1 << 20  # the distance of the finish: further than any space
LOOKAHEAD = 6  # steps that a car's next move is followed: the highest number of a regular card


class CarsAhead:
    """The cars that are ahead of one car on the track: which of them it passes when it comes to an end."""

    def __init__(self, ruleset: Ruleset, s: State, car: Car) -> None:
        self.spaces, self.progress_rank = ruleset.board.spaces, ruleset.progress_rank
        self.across = self.spaces if ruleset.board.has_finish else -1
        self.laps = s.laps[car] * self.spaces
        here = self.laps + self.progress_rank[s.position[car]]
        others = [
            (s.laps[other] * self.spaces + self.progress_rank[s.position[other]], other) for other in on_track(s, car)
        ]
        ahead = sorted((found for found in others if found[0] > here), reverse=True)  # foremost first
        self.cars = tuple([COLOURS[other] for _, other in ahead])
        self.nearer = [-far for far, _ in ahead]

    def distance(self, end: Space) -> int:
        """Return the distance travelled to `end`.

        `end` keeps counting past the last space into further laps; on an open track, the number of spaces means the
        finish.
        """
        if end == self.across:
            return ACROSS
        if end < self.spaces:
            return self.laps + self.progress_rank[end]
        lap, space = divmod(end, self.spaces)
        return self.laps + lap * self.spaces + self.progress_rank[space]

    def count_passed(self, far: int) -> int:
        """Return how many cars are passed at this distance."""
        return len(self.nearer) - bisect_right(self.nearer, -far)

    def passed(self, far: int) -> tuple[CarLetter, ...]:
        """Return the cars that are passed at this distance, the foremost first."""
        return self.cars[bisect_right(self.nearer, -far) :]


def on_track(s: State, car: Car) -> list[Car]:
    """Return all cars on the track except this one."""
    return [other for other in range(CARS) if other != car and s.position[other] != OFF_TRACK]


# Dominated ends: better for no player than other ends.


@dataclass(frozen=True, slots=True)
class Worth:
    """What is compared between two ends: how far they are, and their other consequences."""

    far: tuple[int, int]  # laps, then steps to the finish as a negative number
    gained: int
    consequences: tuple[object, ...]  # how far every car could come next, betting lines crossed, place taken

    def reaches(self, other: "Worth") -> bool:
        """Return whether this end is as far as the other and gains as many places, with the same consequences."""
        return self.consequences == other.consequences and self.far >= other.far and self.gained >= other.gained


def find_dominated(worths: list[Worth]) -> list[bool]:
    """Return for each end whether it is dominated.

    An end is dominated if, among ends with the same consequences, another one is at least as far and yet another one is
    no further. A player who wants the car ahead does as well with the first, a player who wants it held back with the
    second. Of equal ends the first is kept.
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
    """How far every car could come next if the car in question stood at an end."""

    def __init__(self, s: State, b: Board, car: Car) -> None:
        self.board = b
        self.taken = [s.position[other] for other in on_track(s, car)]
        self.free = [free_window(b, space, self.taken) for space in self.taken]
        self.reached = [reached(b, space, free) for space, free in zip(self.taken, self.free, strict=True)]
        self.best = [nearest(b, space, mask) for space, mask in zip(self.taken, self.reached, strict=True)]

    def after(self, end: Space) -> tuple[int, ...]:
        """Return the steps that a high number gives the car itself, then those that it leaves to each other car."""
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
    """Return a space as bits in the window of another one, once for every lap that the window covers."""
    bits = 0
    for ahead in range((space - here) % b.around, WINDOW, b.around):
        bits |= 1 << ahead
    return bits


def free_window(b: Board, here: Space, taken: list[Space]) -> Mask:
    """Return the window of a space without the spaces that are taken."""
    free = (1 << WINDOW) - 1
    for space in taken:
        if space != here:
            free &= ~window_bits(b, here, space)
    return free


def reached(b: Board, here: Space, free: Mask) -> Mask:
    """Return every space that a car could enter."""
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
    """Return the fewest steps to the finish from any of these spaces, or from here."""
    best = b.steps_left[here]
    least = best - LOOKAHEAD  # a step saves at most one; higher numbers are further ahead, so they are tried first
    while spaces and best > least:
        i = spaces.bit_length() - 1
        spaces ^= 1 << i
        space = here + i
        if b.has_finish and space == b.spaces:
            return 0
        laps, space = divmod(space, b.around)
        best = min(best, b.steps_left[space] - laps * b.lap_steps)
    return best

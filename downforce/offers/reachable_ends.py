"""The spaces where a car's move could end, called the ends of the move.

For each end, this module finds the cars that the moving car would pass. It also finds the dominated ends, which no
player has a reason to prefer to the others.
"""

from bisect import bisect_right
from dataclasses import dataclass

from ..rules.model import Board, State
from ..rules.names import CARS, COLOURS, OFF_TRACK, WINDOW, Car, CarLetter, Mask, Space
from ..rules.setup.ruleset import Ruleset

FEW = 4  # up to this many ends can be taken in at a glance, so none is marked as dominated
ACROSS = 1 << 20  # the distance that stands for the finish, further than any space
LOOKAHEAD = 6  # steps to look ahead for a car's next move: the highest number on a regular card


class CarsAhead:
    """The cars ahead of a given car on the track.

    This class finds the cars that the given car would pass by moving to a certain space.
    """

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
        """Return the distance from the start of the race to the space `end`, for comparing the progress of cars.

        Numbers beyond the last space stand for spaces in further laps. However, if the race has a finish line, the
        number right after the last space stands for the finish.
        """
        if end == self.across:
            return ACROSS
        if end < self.spaces:
            return self.laps + self.progress_rank[end]
        lap, space = divmod(end, self.spaces)
        return self.laps + lap * self.spaces + self.progress_rank[space]

    def count_passed(self, far: int) -> int:
        """Return how many cars the moving car would pass by advancing to the distance `far` from the start."""
        return len(self.nearer) - bisect_right(self.nearer, -far)

    def passed(self, far: int) -> tuple[CarLetter, ...]:
        """Return the cars that the moving car would pass by advancing to the distance `far` from the start.

        The foremost car comes first.
        """
        return self.cars[bisect_right(self.nearer, -far) :]


def on_track(s: State, car: Car) -> list[Car]:
    """Return all cars on the track except the given car."""
    return [other for other in range(CARS) if other != car and s.position[other] != OFF_TRACK]


# Dominated ends: no player prefers them to the other ends of the same move.


@dataclass(frozen=True, slots=True)
class Worth:
    """The properties of a space where a move could end, used to compare it with other such spaces.

    They are the distance along the track, the number of cars passed, and all other consequences, such as the betting
    lines crossed.
    """

    far: tuple[int, int]  # laps, then steps to the finish as a negative number
    gained: int
    consequences: tuple[object, ...]  # how far each car could go next, betting lines crossed, place taken

    def reaches(self, other: "Worth") -> bool:
        """Return whether this end of a move is at least as good as the other for a player who wants the car to advance.

        To be as good, this end must be at least as far along the track, and the car must pass at least as many cars on
        the way there. All other consequences must be the same.
        """
        return self.consequences == other.consequences and self.far >= other.far and self.gained >= other.gained


def find_dominated(worths: list[Worth]) -> list[bool]:
    """Return, for each end of a move, whether it is dominated, which means that no player has a reason to prefer it.

    An end is a space where the move could stop. Only ends with the same consequences are compared. An end is dominated
    if there is a second end that is at least as far along the track and a third that is no further. A player who wants
    the car to advance can just as well choose the second, and a player who wants to hold it back can choose the third.
    If several ends are equal, the first of them is kept.
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
    """Computes how far each car could go next if the moving car stopped at a given space."""

    def __init__(self, s: State, b: Board, car: Car) -> None:
        self.board = b
        self.taken = [s.position[other] for other in on_track(s, car)]
        self.free = [free_window(b, space, self.taken) for space in self.taken]
        self.reached = [reached(b, space, free) for space, free in zip(self.taken, self.free, strict=True)]
        self.best = [nearest(b, space, mask) for space, mask in zip(self.taken, self.reached, strict=True)]

    def after(self, end: Space) -> tuple[int, ...]:
        """Return how far each car could get on its next move if the moving car stopped at the space `end`.

        The first value is the number of further steps that the moving car could take. Each of the other values is the
        minimum number of steps that another car would still need to reach the finish.
        """
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
    """Return a bit mask that marks the given space among the spaces ahead of `here`.

    If the mask covers several laps, the space is marked in each lap.
    """
    bits = 0
    for ahead in range((space - here) % b.around, WINDOW, b.around):
        bits |= 1 << ahead
    return bits


def free_window(b: Board, here: Space, taken: list[Space]) -> Mask:
    """Return a bit mask of the free spaces ahead of `here`."""
    free = (1 << WINDOW) - 1
    for space in taken:
        if space != here:
            free &= ~window_bits(b, here, space)
    return free


def reached(b: Board, here: Space, free: Mask) -> Mask:
    """Return a bit mask of the spaces that a car at `here` could enter with a high number on a card."""
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
    """Return the minimum number of steps to the finish from any of the given spaces or from `here`."""
    best = b.steps_left[here]
    # A step shortens the way by one at most. Spaces with higher numbers are further ahead, so they are tried first.
    least = best - LOOKAHEAD
    while spaces and best > least:
        i = spaces.bit_length() - 1
        spaces ^= 1 << i
        space = here + i
        if b.has_finish and space == b.spaces:
            return 0
        laps, space = divmod(space, b.around)
        best = min(best, b.steps_left[space] - laps * b.lap_steps)
    return best

"""Where a car may end its move (R089-R104). It steps over free spaces until its steps are used up or it is blocked.

Sets of spaces are windows: bit i stands for the space whose number is i higher than the car's own space.
"""

from .bits import lowest_bit
from .model import Board, State
from .names import CARS, OFF_TRACK, WINDOW, Car, Mask, Space


def free_ahead(s: State, b: Board, car: Car) -> Mask:
    """Return the spaces in a car's window that are not occupied by other cars (R096, R097)."""
    here = s.position[car]
    free = (1 << WINDOW) - 1
    for other in range(CARS):
        if other != car and s.position[other] != OFF_TRACK:
            ahead = s.position[other] - here
            if ahead < 0:
                ahead += b.around
            while ahead < WINDOW:
                free &= ~(1 << ahead)
                ahead += b.around
    return free


def can_step(s: State, b: Board, car: Car) -> bool:
    """Return whether a car is on the track and can make at least one step."""
    return s.position[car] != OFF_TRACK and b.forward[s.position[car]] & free_ahead(s, b, car) != 0


def walk_on(b: Board, here: Space, free: Mask, edge: Mask, steps: int) -> Mask:
    """Return where walks that have reached the spaces in `edge` may end.

    A walk ends after `steps` more steps, or earlier if it is blocked (R104).
    """
    ends = 0
    for _ in range(steps):
        onward = 0
        while edge:
            i = lowest_bit(edge)
            edge &= edge - 1
            following = (b.forward[here + i] << i) & free
            if following:
                onward |= following
            else:
                ends |= 1 << i
        edge = onward
    return ends | edge


def walk_full(b: Board, here: Space, free: Mask, steps: int) -> Mask:
    """Return the spaces that can be reached in exactly `steps` steps."""
    edge = 1
    for _ in range(steps):
        onward = 0
        while edge:
            i = lowest_bit(edge)
            edge &= edge - 1
            onward |= (b.forward[here + i] << i) & free
        edge = onward
    return edge

"""The spaces where a car may end its move (R089-R104).

A car moves from one free space to the next until its steps are used up or it is blocked. A set of spaces is stored as a
window of bits: bit `i` stands for the space whose number is that of the car's own space plus `i`.
"""

from .bits import lowest_bit
from .model import Board, State
from .names import CARS, OFF_TRACK, WINDOW, Car, Mask, Space


def free_ahead(s: State, b: Board, car: Car) -> Mask:
    """Return the spaces from a car's own space onwards that no other car occupies (R096, R097)."""
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
    """Return whether a car is on the track and can take at least one step."""
    return s.position[car] != OFF_TRACK and b.forward[s.position[car]] & free_ahead(s, b, car) != 0


def walk_on(b: Board, here: Space, free: Mask, edge: Mask, steps: int) -> Mask:
    """Return the spaces where a move may end if the car continues from one of the spaces in `edge`.

    The move ends after `steps` more steps, or earlier if the car is blocked (R104).
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
    """Return the spaces that a car can reach in exactly `steps` steps."""
    edge = 1
    for _ in range(steps):
        onward = 0
        while edge:
            i = lowest_bit(edge)
            edge &= edge - 1
            onward |= (b.forward[here + i] << i) & free
        edge = onward
    return edge

"""Where a car may end (R089-R104): it steps over free spaces until the number is used up or no step is left.

Sets of spaces are windows: bit i is the space i numbers after the one the car stands on.
"""

from .bits import lowest_bit
from .model import Board, State
from .names import CARS, OFF_TRACK, WINDOW, Car, Mask, Space


def free_ahead(s: State, b: Board, car: Car) -> Mask:
    """Return the window of a car without the spaces that other cars occupy (R096, R097)."""
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
    """Return whether a car on the track can make at least one step."""
    return s.position[car] != OFF_TRACK and b.forward[s.position[car]] & free_ahead(s, b, car) != 0


def walk_on(b: Board, here: Space, free: Mask, edge: Mask, steps: int) -> Mask:
    """Return where walks that reached `edge` may end: after `steps` more steps, or earlier if none is left (R104)."""
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
    """Return where walks of exactly `steps` steps lead."""
    edge = 1
    for _ in range(steps):
        onward = 0
        while edge:
            i = lowest_bit(edge)
            edge &= edge - 1
            onward |= (b.forward[here + i] << i) & free
        edge = onward
    return edge

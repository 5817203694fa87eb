"""Answers by rule of thumb, without a look ahead: own cars on, others' back."""

from ...rules.bits import lowest_bit
from ...rules.model import Board, State
from ...rules.names import BONUS, GO, MOVE, NAME, NAME_WILD, NOBODY, TO_FINISH, TO_SPACE, Action, Car, Seat
from ...rules.race import cars_to_name
from ...rules.walk import can_step
from .evaluate import steps_to_go


def heuristic_answer(s: State, b: Board, seat: Seat) -> Action:
    """The answer to a question in the middle of a card."""
    if s.phase == MOVE or s.phase == BONUS:
        return end_action(s, b, quick_end(s, b, seat))
    if s.phase == NAME_WILD:
        return NAME + quick_name(s, b, seat)
    return GO


def end_action(s: State, b: Board, ahead: int) -> Action:
    space = s.position[s.car] + ahead
    if b.has_finish and space == b.spaces:
        return TO_FINISH
    while space >= b.around:
        space -= b.around
    return TO_SPACE + space


def quick_end(s: State, b: Board, seat: Seat) -> int:
    """Own cars as far as possible, others as short as possible."""
    return furthest_end(s, b) if s.owner[s.car] == seat else shortest_end(s, b)


def furthest_end(s: State, b: Board) -> int:
    """As far as the car goes: what its owner would do."""
    return foremost_end(s, b, 1)


def shortest_end(s: State, b: Board) -> int:
    return foremost_end(s, b, -1)


def foremost_end(s: State, b: Board, sign: int) -> int:
    """The end with the fewest steps left to the finish; with a sign of -1 the one with the most."""
    best = 0
    least = 1 << 30
    ends = s.ends
    while ends:
        ahead = lowest_bit(ends)
        ends &= ends - 1
        space = s.position[s.car] + ahead
        left = 0 if b.has_finish and space == b.spaces else b.steps_left[space % b.spaces]
        if space >= b.around:
            left -= b.lap_steps
        if sign * left < least:
            least = sign * left
            best = ahead
    return best


def quick_name(s: State, b: Board, seat: Seat) -> Car:
    """The own car that has furthest to go and can move; else one that nobody owns or that cannot move."""
    cars = cars_to_name(s, b)
    best = lowest_bit(cars)
    most = -(1 << 30)
    while cars:
        car = lowest_bit(cars)
        cars &= cars - 1
        moves = can_step(s, b, car)
        if s.owner[car] == seat:
            worth = 1000 + steps_to_go(s, b, car) if moves else 100
        elif s.owner[car] == NOBODY or not moves:
            worth = 200
        else:
            worth = steps_to_go(s, b, car)
        if worth > most:
            most = worth
            best = car
    return best

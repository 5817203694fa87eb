"""Quick choices without a search: a seat moves its own cars as far as it can, and other cars as little as it can."""

from ...rules.bits import lowest_bit
from ...rules.model import Board, State
from ...rules.names import BONUS, GO, MOVE, NAME, NAME_WILD, NOBODY, TO_FINISH, TO_SPACE, Action, Car, Seat
from ...rules.race import cars_to_name
from ...rules.walk import can_step
from .evaluate import steps_to_go


def heuristic_answer(state: State, board: Board, seat: Seat) -> Action:
    """Return a quickly chosen action for a decision that arises while a card is being played."""
    if state.phase == MOVE or state.phase == BONUS:
        return end_action(state, board, quick_end(state, board, seat))
    if state.phase == NAME_WILD:
        return NAME + quick_name(state, board, seat)
    return GO


def end_action(state: State, board: Board, ahead: int) -> Action:
    space = state.position[state.car] + ahead
    if board.has_finish and space == board.spaces:
        return TO_FINISH
    while space >= board.around:
        space -= board.around
    return TO_SPACE + space


def quick_end(state: State, board: Board, seat: Seat) -> int:
    """Return the longest move if the current car belongs to the seat, and the shortest move otherwise."""
    return furthest_end(state, board) if state.owner[state.car] == seat else shortest_end(state, board)


def furthest_end(state: State, board: Board) -> int:
    """Return the longest move for the current car, which is what its owner would choose."""
    return foremost_end(state, board, 1)


def shortest_end(state: State, board: Board) -> int:
    return foremost_end(state, board, -1)


def foremost_end(state: State, board: Board, sign: int) -> int:
    """Return the move that brings the current car closest to the finish.

    If `sign` is -1, return the move that leaves the car furthest from the finish instead.
    """
    best = 0
    least = 1 << 30
    ends = state.ends
    while ends:
        ahead = lowest_bit(ends)
        ends &= ends - 1
        space = state.position[state.car] + ahead
        left = 0 if board.has_finish and space == board.spaces else board.steps_left[space % board.spaces]
        if space >= board.around:
            left -= board.lap_steps
        if sign * left < least:
            least = sign * left
            best = ahead
    return best


def quick_name(state: State, board: Board, seat: Seat) -> Car:
    """Return the car that a seat chooses to move with a wild card line: its rearmost car that can move.

    If none of them can move, choose a car that has no owner or cannot move, so that no opponent gains from the line.
    """
    cars = cars_to_name(state, board)
    best = lowest_bit(cars)
    most = -(1 << 30)
    while cars:
        car = lowest_bit(cars)
        cars &= cars - 1
        moves = can_step(state, board, car)
        if state.owner[car] == seat:
            worth = 1000 + steps_to_go(state, board, car) if moves else 100
        elif state.owner[car] == NOBODY or not moves:
            worth = 200
        else:
            worth = steps_to_go(state, board, car)
        if worth > most:
            most = worth
            best = car
    return best

"""Look one card ahead: play each card on a copy of the game with greedy choices, and pick the best card."""

from ...rng import Rng, below
from ...rules.bits import lowest_bit
from ...rules.copying import copy_state
from ...rules.drive import find_ends, find_mover, set_down
from ...rules.engine import step, take
from ...rules.model import Board, State
from ...rules.names import BONUS, CARD_DONE, DRIVE, GO, LINE, MOVE, NAME, NAME_WILD, SKIP, WILD, Action, Card, Seat
from ...rules.race import cars_to_name, legal_plays
from ...rules.walk import can_step
from .evaluate import SCALE, set_offsets, value
from .heuristics import end_action, furthest_end, heuristic_answer
from .scratch import Scratch
from .weights import BY_MONEY, Weights
from .workspace import TRIAL, Workspace

WORST = -(1 << 60)


def try_end(state: State, board: Board, seat: Seat, weights: Weights, scratch: Scratch, ahead: int) -> int:
    """Return the value that the position would have after a move of the current car.

    The move increases the car's space number by `ahead`. The car is put back afterwards.
    """
    car = state.car
    here = state.position[car]
    laps = state.laps[car]
    set_down(state, board, ahead)
    worth = value(state, board, seat, weights, scratch)
    if state.place[car]:
        state.place[car] = 0
        state.finished -= 1
    state.position[car] = here
    state.laps[car] = laps
    return worth


def best_end(state: State, board: Board, seat: Seat, weights: Weights, scratch: Scratch) -> int:
    """Find the current car's best move from a seat's point of view, and write its value to `scratch.best`.

    Return how much the move increases the car's space number.
    """
    best = 0
    most = WORST
    ends = state.ends
    while ends:
        ahead = lowest_bit(ends)
        ends &= ends - 1
        worth = try_end(state, board, seat, weights, scratch, ahead)
        if worth > most:
            most = worth
            best = ahead
    scratch.best = most
    return best


def line_worth(state: State, board: Board, seat: Seat, weights: Weights, scratch: Scratch) -> int:
    """Return the value of the position to a seat after the current card line has moved its car.

    The car and the speed of the line must already be set in the state. If another player makes the move, assume that
    the car goes as far as possible.
    """
    state.ends = find_ends(state, board)
    if find_mover(state, state.car) == seat:
        best_end(state, board, seat, weights, scratch)
        return scratch.best
    return try_end(state, board, seat, weights, scratch, furthest_end(state, board))


def best_answer(state: State, board: Board, seat: Seat, weights: Weights, scratch: Scratch) -> Action:
    """Return the action with the best immediate value for a decision that arises while a card is being played."""
    if state.phase == NAME_WILD:
        return best_car_to_name(state, board, seat, weights, scratch)
    if state.phase == MOVE or state.phase == BONUS:
        ahead = best_end(state, board, seat, weights, scratch)
        if state.phase == MOVE and state.may_skip and value(state, board, seat, weights, scratch) > scratch.best:
            return SKIP
        return end_action(state, board, ahead)
    still = value(state, board, seat, weights, scratch)
    return SKIP if still > line_worth(state, board, seat, weights, scratch) else GO


def best_car_to_name(state: State, board: Board, seat: Seat, weights: Weights, scratch: Scratch) -> Action:
    still = value(state, board, seat, weights, scratch)
    cars = cars_to_name(state, board)
    best = SKIP if state.may_skip else NAME + lowest_bit(cars)
    most = still if state.may_skip else WORST
    state.speed = board.card_value[state.card][state.line]
    while cars:
        car = lowest_bit(cars)
        cars &= cars - 1
        worth = still
        if can_step(state, board, car):
            state.car = car
            worth = line_worth(state, board, seat, weights, scratch)
        if worth > most:
            most = worth
            best = NAME + car
    return best


def finish_card(state: State, board: Board, seat: Seat, weights: Weights, scratch: Scratch) -> None:
    """Play the remaining lines of the current card. The seat chooses greedily, and the others use simple heuristics."""
    while run_to_question(state, board):
        who = lowest_bit(state.waiting)
        take(
            state,
            board,
            who,
            best_answer(state, board, seat, weights, scratch) if who == seat else heuristic_answer(state, board, who),
        )


def run_to_question(state: State, board: Board) -> bool:
    """Continue playing the current card until a seat must decide something.

    Return True in that case, or False if the card is finished without another decision.
    """
    while state.phase == LINE or state.phase == DRIVE:
        step(state, board)
    return state.phase != CARD_DONE


def usual_worth(state: State, board: Board, seat: Seat, card: Card, weights: Weights) -> int:
    """Return how much a card is worth to a seat, assuming that no car is blocked.

    A patient bot subtracts a part of this from what the card is worth now. It therefore prefers cards that are worth
    more than usual.
    """
    total = 0
    for i in range(board.card_lines[card]):
        car = board.card_car[card][i]
        own = car == WILD or state.owner[car] == seat
        total += board.card_value[card][i] * (weights.own if own else -weights.rival)
    return total


def choose_card(work: Workspace, seat: Seat, weights: Weights, rng: Rng) -> Action:
    """Return the best card to play, trying out each card on a copy of the game in `work.states[TRIAL]`."""
    board, scratch, out = work.board, work.scratch, work.out
    n = legal_plays(work.states[0], board, seat, out)
    if n == 1:
        return out[0]  # draw no random number, so that the generator stays in step with a bot that chooses from a view
    best = out[0]
    most = WORST
    for k in range(n):
        action = out[k]
        copy_state(work.states, TRIAL, 0)
        state = work.states[TRIAL]
        take(state, board, seat, action)
        if weights.model == BY_MONEY:
            set_offsets(state, board, seat, weights, scratch)
        card = state.card
        finish_card(state, board, seat, weights, scratch)
        worth = value(state, board, seat, weights, scratch)
        if weights.patience:
            worth -= weights.patience * usual_worth(state, board, seat, card, weights) // 100
        if weights.noise:
            unit = SCALE // 100 if weights.model == BY_MONEY else 1
            worth += unit * below(rng, 2 * weights.noise + 1)
        if worth > most:
            most = worth
            best = action
    return best


def choose_answer(work: Workspace, seat: Seat, weights: Weights) -> Action:
    """Return the best action for a decision that arises while a card is being played.

    The actions are tried out on a copy of the game.
    """
    copy_state(work.states, TRIAL, 0)
    state = work.states[TRIAL]
    if weights.model == BY_MONEY:
        set_offsets(state, work.board, seat, weights, work.scratch)
    return best_answer(state, work.board, seat, weights, work.scratch)

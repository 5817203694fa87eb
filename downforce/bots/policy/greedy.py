"""One card ahead: try every card on a copy, answer its questions by what is best at once, take the best end."""

from ...rng import Rng, below
from ...rules.bits import lowest_bit
from ...rules.copying import copy_state
from ...rules.drive import find_ends, find_mover, set_down
from ...rules.engine import step, take
from ...rules.model import Board, State
from ...rules.names import BONUS, CARD_DONE, DRIVE, GO, LINE, MOVE, NAME, NAME_WILD, SKIP, WILD, Action, Card, Seat
from ...rules.race import cars_to_name, legal_plays
from ...rules.walk import can_step
from .evaluate import set_offsets, value
from .heuristics import end_action, furthest_end, heuristic_answer
from .scratch import Scratch
from .weights import BY_MONEY, Weights

WORST = -(1 << 60)


def try_end(s: State, b: Board, seat: Seat, m: Weights, t: Scratch, ahead: int) -> int:
    """What the position is worth with the line's car set down there; the car is put back."""
    car = s.car
    here = s.position[car]
    laps = s.laps[car]
    set_down(s, b, ahead)
    worth = value(s, b, seat, m, t)
    if s.place[car]:
        s.place[car] = 0
        s.finished -= 1
    s.position[car] = here
    s.laps[car] = laps
    return worth


def best_end(s: State, b: Board, seat: Seat, m: Weights, t: Scratch) -> int:
    """Of the line's ends, the best for a seat, as numbers ahead of the car."""
    best = 0
    most = WORST
    ends = s.ends
    while ends:
        ahead = lowest_bit(ends)
        ends &= ends - 1
        worth = try_end(s, b, seat, m, t, ahead)
        if worth > most:
            most = worth
            best = ahead
    t.best = most
    return best


def worth_of_line(s: State, b: Board, seat: Seat, m: Weights, t: Scratch) -> int:
    """The line's car is known (s.car, s.speed): what will its move be worth to the seat?"""
    s.ends = find_ends(s, b)
    if find_mover(s, s.car) == seat:
        best_end(s, b, seat, m, t)
        return t.best
    return try_end(s, b, seat, m, t, furthest_end(s, b))


def answer(s: State, b: Board, seat: Seat, m: Weights, t: Scratch) -> Action:
    """The best answer at once to a question in the middle of a card."""
    if s.phase == NAME_WILD:
        return name_best(s, b, seat, m, t)
    if s.phase == MOVE or s.phase == BONUS:
        ahead = best_end(s, b, seat, m, t)
        if s.phase == MOVE and s.may_skip and value(s, b, seat, m, t) > t.best:
            return SKIP
        return end_action(s, b, ahead)
    still = value(s, b, seat, m, t)
    return SKIP if still > worth_of_line(s, b, seat, m, t) else GO


def name_best(s: State, b: Board, seat: Seat, m: Weights, t: Scratch) -> Action:
    still = value(s, b, seat, m, t)
    cars = cars_to_name(s, b)
    best = SKIP if s.may_skip else NAME + lowest_bit(cars)
    most = still if s.may_skip else WORST
    s.speed = b.card_value[s.card][s.line]
    while cars:
        car = lowest_bit(cars)
        cars &= cars - 1
        worth = still
        if can_step(s, b, car):
            s.car = car
            worth = worth_of_line(s, b, seat, m, t)
        if worth > most:
            most = worth
            best = NAME + car
    return best


def run_card(s: State, b: Board, seat: Seat, m: Weights, t: Scratch) -> None:
    """Play the card on the table to the end of its lines: our questions by the best answer, others' by the furthest."""
    while comes_to_a_question(s, b):
        who = lowest_bit(s.waiting)
        take(s, b, who, answer(s, b, seat, m, t) if who == seat else heuristic_answer(s, b, who))


def comes_to_a_question(s: State, b: Board) -> bool:
    """Play on the card on the table until somebody is asked; False when all its lines are done."""
    while s.phase == LINE or s.phase == DRIVE:
        step(s, b)
    return s.phase != CARD_DONE


def usual_worth(s: State, b: Board, seat: Seat, card: Card, m: Weights) -> int:
    """What a card does on an open road: the yardstick of a patient player."""
    total = 0
    for i in range(b.card_lines[card]):
        car = b.card_car[card][i]
        own = car == WILD or s.owner[car] == seat
        total += b.card_value[card][i] * (m.own if own else -m.rival)
    return total


def choose_card(w: list[State], i: int, b: Board, seat: Seat, m: Weights, t: Scratch, c: Rng, out: list[int]) -> Action:
    """Try every card on a copy, w[i + 1]."""
    n = legal_plays(w[i], b, seat, out)
    if n == 1:
        return out[0]  # draws nothing, just like a bot that is asked through a view
    best = out[0]
    most = WORST
    for k in range(n):
        action = out[k]
        copy_state(w, i + 1, i)
        s = w[i + 1]
        take(s, b, seat, action)
        if m.model == BY_MONEY:
            set_offsets(s, b, seat, m, t)
        card = s.card
        run_card(s, b, seat, m, t)
        worth = value(s, b, seat, m, t)
        if m.patience:
            worth -= m.patience * usual_worth(s, b, seat, card, m) // 100
        if m.noise:
            worth += below(c, 2 * m.noise + 1)
        if worth > most:
            most = worth
            best = action
    return best


def choose_answer(w: list[State], i: int, b: Board, seat: Seat, m: Weights, t: Scratch) -> Action:
    """The answer to a question in the middle of a card, tried out on a copy."""
    copy_state(w, i + 1, i)
    s = w[i + 1]
    if m.model == BY_MONEY:
        set_offsets(s, b, seat, m, t)
    return answer(s, b, seat, m, t)

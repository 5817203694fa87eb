"""What happens in games between bots, counted as they are played. Plain functions, run as they are or compiled.

The match loop of `match.py`, but step by step, with a look before and after every step; the rules know nothing of it.
"""

from ..bots.policy.decide import choose_action
from ..bots.policy.scratch import Scratch
from ..bots.policy.weights import Weights
from ..rng import Rng, draw_deal, draw_seat
from ..rules.auction import draw_winner
from ..rules.bets import lines_reached
from ..rules.bits import lowest_bit
from ..rules.deal import lay_out
from ..rules.engine import runs_by_itself, step, take
from ..rules.model import Board, Deal, State
from ..rules.names import (
    BETS,
    CARD_DONE,
    CARS,
    DEAL,
    DRIVE,
    MOVE,
    OFF_TRACK,
    OVER,
    SKIP,
    SKIP_OR_GO,
    START,
    Action,
    Car,
    Mask,
    Seat,
    Space,
)
from ..rules.score import is_ahead, place_by_distance, race_total
from ..rules.walk import free_ahead, walk_full
from .match import begin_match, of_game
from .tally import NOT_YET, QUARTERS, ROUNDS_OF_BETS, Race, Tally, sum_race


def watch_games(
    w: list[State],
    b: Board,
    d: Deal,
    c: list[Rng],
    weights: list[Weights],
    t: Scratch,
    out: list[int],
    r: Race,
    y: Tally,
    seed: int,
    games: int,
) -> None:
    """The same games as `sum_matches` plays, added up in y."""
    for game in range(games):
        watch_match(w, b, d, c, of_game(weights, b, game), t, out, r, y, seed + game)
        sum_race(w[0], r, y)


def watch_match(
    w: list[State],
    b: Board,
    d: Deal,
    c: list[Rng],
    weights: list[Weights],
    t: Scratch,
    out: list[int],
    r: Race,
    y: Tally,
    seed: int,
) -> None:
    """As `play_match`, watched."""
    s = w[0]
    begin_match(s, b, c, seed)
    watch_chance(s, b, d, c[0], r, y)
    while s.phase != OVER:
        seat = lowest_bit(s.waiting)
        watch_action(s, b, seat, choose_action(w, 0, b, seat, weights[seat], t, c[1 + seat], d, out), r, y)
        if s.waiting == 0:
            watch_chance(s, b, d, c[0], r, y)


def watch_chance(s: State, b: Board, d: Deal, c: Rng, r: Race, y: Tally) -> None:
    while s.waiting == 0 and s.phase != OVER:
        if s.phase == DEAL:
            draw_deal(c, b, d)
            lay_out(s, b, d)
        else:
            draw_winner(s, b, draw_seat(c, s.tied))
        watch_steps(s, b, r, y)


def watch_action(s: State, b: Board, seat: Seat, action: Action, r: Race, y: Tally) -> None:
    moving = action != SKIP and (s.phase == MOVE or s.phase == SKIP_OR_GO)
    betting = s.phase == BETS
    car = s.car
    here = s.position[car]
    free = free_ahead(s, b, car) if moving else 0
    take(s, b, seat, action)
    if moving and s.phase != MOVE:  # else `go` has only handed the choice to the owner
        note_move(s, b, car, here, free, r, y)
    elif betting and s.waiting == 0 and s.bets_made == ROUNDS_OF_BETS:
        note_money(s, b, r)
    watch_steps(s, b, r, y)


def watch_steps(s: State, b: Board, r: Race, y: Tally) -> None:
    while runs_by_itself(s):
        phase = s.phase
        car = s.car
        here = s.position[car]
        driving = phase == DRIVE and here != OFF_TRACK
        free = free_ahead(s, b, car) if driving else 0
        step(s, b)
        if driving and s.phase != MOVE and s.phase != SKIP_OR_GO:
            note_move(s, b, car, here, free, r, y)
        elif phase == CARD_DONE:
            note_card(s, b, r)
        elif phase == START:
            note_start(s, b, r)


def note_start(s: State, b: Board, r: Race) -> None:
    """The first seat to play; the leader is the car ahead on the grid, of several the one with the better place."""
    r.first = s.turn
    r.leads = 0
    r.played = 0
    r.lost = 0
    r.leader = s.grid[0]
    for place in range(1, CARS):
        if has_passed(s, b, s.grid[place], r.leader):
            r.leader = s.grid[place]
    r.led = 1 << r.leader
    r.way = b.steps_left[s.position[r.leader]]
    r.richest = 0
    r.gap = NOT_YET
    for k in range(ROUNDS_OF_BETS):
        r.at_line[k] = NOT_YET
    for k in range(QUARTERS - 1):
        r.at_quarter[k] = NOT_YET


def has_passed(s: State, b: Board, car: Car, other: Car) -> bool:
    """Strictly ahead: further round, or by the front end; side by side is not."""
    if s.position[car] == OFF_TRACK or s.position[other] == OFF_TRACK:
        return False
    if s.laps[car] != s.laps[other]:
        return s.laps[car] > s.laps[other]
    return b.front[s.position[car]] > b.front[s.position[other]]


def note_card(s: State, b: Board, r: Race) -> None:
    """A card is done, bets are still to come: who leads, and what has been reached?"""
    note_lead(s, b, r)
    if s.finished == 0:
        note_lines(s, b, r)
        note_quarters(s, b, r)
    elif r.gap == NOT_YET:
        r.gap = steps_of_second(s, b)


def note_lead(s: State, b: Board, r: Race) -> None:
    """A card is done: is another car ahead of the leader? Until the first car finishes."""
    if s.finished:
        return
    ahead = r.leader
    for car in range(CARS):
        if has_passed(s, b, car, ahead):
            ahead = car
    if ahead != r.leader:
        r.leader = ahead
        r.leads += 1
        r.led |= 1 << ahead


def note_lines(s: State, b: Board, r: Race) -> None:
    """Who leads where betting lines have just been crossed; whether there are bets does not matter."""
    for k in range(lines_reached(s, b)):
        if r.at_line[k] == NOT_YET:
            r.at_line[k] = r.leader


def note_quarters(s: State, b: Board, r: Race) -> None:
    """Who leads when the leader has another quarter behind it; a long distance has no way to be divided."""
    if b.has_finish == 0:
        return
    done = r.way - b.steps_left[s.position[r.leader]]
    for k in range(QUARTERS - 1):
        if r.at_quarter[k] == NOT_YET and QUARTERS * done >= (k + 1) * r.way:
            r.at_quarter[k] = r.leader


def steps_of_second(s: State, b: Board) -> int:
    """The first car has finished: how far is the next from the finish line? Not at all if it has finished too."""
    if s.finished > 1:
        return 0
    second = NOT_YET
    for car in range(CARS):
        if s.position[car] != OFF_TRACK and (second == NOT_YET or is_ahead(s, b, car, second)):
            second = car
    return b.steps_left[s.position[second]]


def note_money(s: State, b: Board, r: Race) -> None:
    """The third bets are made: who would have most if the cars came in as they stand? They are then put back."""
    place_by_distance(s, b)
    most = race_total(s, 0)
    r.richest = 1
    for seat in range(1, s.players):
        money = race_total(s, seat)
        if money > most:
            most = money
            r.richest = 0
        if money == most:
            r.richest |= 1 << seat
    for car in range(CARS):
        if s.position[car] != OFF_TRACK:
            s.place[car] = 0


def note_move(s: State, b: Board, car: Car, here: Space, free: Mask, r: Race, y: Tally) -> None:
    """A line has moved its car, or found it shut in. What lies beyond the finish line is not lost."""
    r.played += s.speed
    y.moves += 1
    if s.position[car] == OFF_TRACK:
        return
    lost = steps_lost(s, b, car, here, free)
    if lost:
        r.lost += lost
        y.cut_short += 1
        y.jam[s.position[car]] += lost


def steps_lost(s: State, b: Board, car: Car, here: Space, free: Mask) -> int:
    """Steps of the line not walked, along the longest walk to where the car stands; beyond them lies a bonus."""
    ahead = s.position[car] - here
    if ahead == 0 and not b.forward[here] & free:
        return s.speed
    while ahead <= 0:
        ahead += b.around
    for steps in range(s.speed, 0, -1):
        if walk_full(b, here, free, steps) & (1 << ahead):
            return s.speed - steps
    return 0

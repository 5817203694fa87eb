"""Collect statistics about games between bots while they are played. The functions run interpreted or compiled.

The games are the same as in `match.py`, but are played step by step, with observations before and after every step. The
rules engine does not know that it is being observed.
"""

from ..bots.policy.decide import choose_action
from ..bots.policy.workspace import Workspace
from ..rng import draw_deal, draw_seat
from ..rules.auction import draw_winner
from ..rules.bets import lines_reached
from ..rules.bits import lowest_bit
from ..rules.deal import lay_out
from ..rules.engine import runs_by_itself, step, take
from ..rules.model import Board, State
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
from .match import first_weights, reset_match
from .tally import NOT_YET, QUARTERS, ROUNDS_OF_BETS, Race, Tally, sum_race


def watch_games(work: Workspace, race: Race, tally: Tally, seed: int, games: int) -> None:
    """Play the same games as `sum_matches`, and add the observations from each game to the tally."""
    state = work.states[0]
    for game in range(games):
        first = first_weights(work, game)
        reset_match(work, seed + game)
        watch_chance(work, race, tally)
        while state.phase != OVER:
            seat = lowest_bit(state.waiting)
            action = choose_action(work, seat, work.weights[first + seat], work.rngs[1 + seat])
            watch_action(state, work.board, seat, action, race, tally)
            watch_chance(work, race, tally)
        sum_race(state, race, tally)


def watch_chance(work: Workspace, race: Race, tally: Tally) -> None:
    state, board, rng = work.states[0], work.board, work.rngs[0]
    while state.waiting == 0 and state.phase != OVER:
        if state.phase == DEAL:
            draw_deal(rng, board, work.deal)
            lay_out(state, board, work.deal)
        else:
            draw_winner(state, board, draw_seat(rng, state.tied))
        watch_steps(state, board, race, tally)


def watch_action(state: State, board: Board, seat: Seat, action: Action, race: Race, tally: Tally) -> None:
    moving = action != SKIP and (state.phase == MOVE or state.phase == SKIP_OR_GO)
    betting = state.phase == BETS
    car = state.car
    here = state.position[car]
    free = free_ahead(state, board, car) if moving else 0
    take(state, board, seat, action)
    if moving and state.phase != MOVE:  # otherwise the action `go` has only let the owner choose the move
        note_move(state, board, car, here, free, race, tally)
    elif betting and state.waiting == 0 and state.bets_made == ROUNDS_OF_BETS:
        note_money(state, board, race)
    watch_steps(state, board, race, tally)


def watch_steps(state: State, board: Board, race: Race, tally: Tally) -> None:
    while runs_by_itself(state):
        phase = state.phase
        car = state.car
        here = state.position[car]
        driving = phase == DRIVE and here != OFF_TRACK
        free = free_ahead(state, board, car) if driving else 0
        step(state, board)
        if driving and state.phase != MOVE and state.phase != SKIP_OR_GO:
            note_move(state, board, car, here, free, race, tally)
        elif phase == CARD_DONE:
            note_card(state, board, race)
        elif phase == START:
            note_start(state, board, race)


def note_start(state: State, board: Board, race: Race) -> None:
    """Record which seat plays first and which car leads at the start.

    The leader is the foremost car. If several cars are level, the one with the best grid place counts as the leader.
    """
    race.first = state.turn
    race.leads = 0
    race.played = 0
    race.lost = 0
    race.leader = state.grid[0]
    for place in range(1, CARS):
        if has_passed(state, board, state.grid[place], race.leader):
            race.leader = state.grid[place]
    race.led = 1 << race.leader
    race.way = board.steps_left[state.position[race.leader]]
    race.richest = 0
    race.gap = NOT_YET
    for k in range(ROUNDS_OF_BETS):
        race.at_line[k] = NOT_YET
    for k in range(QUARTERS - 1):
        race.at_quarter[k] = NOT_YET


def has_passed(state: State, board: Board, car: Car, other: Car) -> bool:
    """Return whether a car is strictly ahead of another car.

    A car is ahead if it is on a later lap, or if its front end is further along on the same lap. If two cars are side
    by side, neither is ahead.
    """
    if state.position[car] == OFF_TRACK or state.position[other] == OFF_TRACK:
        return False
    if state.laps[car] != state.laps[other]:
        return state.laps[car] > state.laps[other]
    return board.front[state.position[car]] > board.front[state.position[other]]


def note_card(state: State, board: Board, race: Race) -> None:
    """Record who leads after a card, and which betting lines and quarters of the distance have been reached.

    The function is called before any bets at those lines are made.
    """
    note_lead(state, board, race)
    if state.finished == 0:
        note_lines(state, board, race)
        note_quarters(state, board, race)
    elif race.gap == NOT_YET:
        race.gap = steps_of_second(state, board)


def note_lead(state: State, board: Board, race: Race) -> None:
    """If a card has changed the leading car, record the new leader. Once a car has finished, record nothing."""
    if state.finished:
        return
    ahead = race.leader
    for car in range(CARS):
        if has_passed(state, board, car, ahead):
            ahead = car
    if ahead != race.leader:
        race.leader = ahead
        race.leads += 1
        race.led |= 1 << ahead


def note_lines(state: State, board: Board, race: Race) -> None:
    """Record the leading car for each betting line that has just been crossed, even in games without bets."""
    for k in range(lines_reached(state, board)):
        if race.at_line[k] == NOT_YET:
            race.at_line[k] = race.leader


def note_quarters(state: State, board: Board, race: Race) -> None:
    """Record the leading car each time another quarter of the race distance has been covered.

    Nothing is recorded in long-distance games, because they have no finish line.
    """
    if board.has_finish == 0:
        return
    done = race.way - board.steps_left[state.position[race.leader]]
    for k in range(QUARTERS - 1):
        if race.at_quarter[k] == NOT_YET and QUARTERS * done >= (k + 1) * race.way:
            race.at_quarter[k] = race.leader


def steps_of_second(state: State, board: Board) -> int:
    """Return how far the second car is from the finish, in steps, when the first car finishes.

    If both cars have finished, return 0.
    """
    if state.finished > 1:
        return 0
    second = NOT_YET
    for car in range(CARS):
        if state.position[car] != OFF_TRACK and (second == NOT_YET or is_ahead(state, board, car, second)):
            second = car
    return board.steps_left[state.position[second]]


def note_money(state: State, board: Board, race: Race) -> None:
    """Record which seats would have the most money if the cars finished in their current order.

    This function is called after all seats have made their third bet. It gives places to the cars still racing, but
    only temporarily.
    """
    place_by_distance(state, board)
    most = race_total(state, 0)
    race.richest = 1
    for seat in range(1, state.players):
        money = race_total(state, seat)
        if money > most:
            most = money
            race.richest = 0
        if money == most:
            race.richest |= 1 << seat
    for car in range(CARS):
        if state.position[car] != OFF_TRACK:
            state.place[car] = 0


def note_move(state: State, board: Board, car: Car, here: Space, free: Mask, race: Race, tally: Tally) -> None:
    """Record the result of a card line whose car moved or was blocked.

    Unused steps of a car that has crossed the finish line do not count as lost."""
    race.played += state.speed
    tally.moves += 1
    if state.position[car] == OFF_TRACK:
        return
    lost = steps_lost(state, board, car, here, free)
    if lost:
        race.lost += lost
        tally.cut_short += 1
        tally.jam[state.position[car]] += lost


def steps_lost(state: State, board: Board, car: Car, here: Space, free: Mask) -> int:
    """Return how many steps of its move a car lost because other cars were in the way.

    The steps that the car took are counted along the longest path to the space where it stopped. Bonus steps are not
    counted.
    """
    ahead = state.position[car] - here
    if ahead == 0 and not board.forward[here] & free:
        return state.speed
    while ahead <= 0:
        ahead += board.around
    for steps in range(state.speed, 0, -1):
        if walk_full(board, here, free, steps) & (1 << ahead):
            return state.speed - steps
    return 0

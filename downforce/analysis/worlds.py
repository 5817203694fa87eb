"""Evaluate every candidate action for a decision in the same simulated worlds.

A simulated world fills in what the seat cannot see, such as the hands of other players. The search that bots use to
play (bots/policy/search.py) soon drops candidates that look bad, so it learns little about them. Here, all candidates
are tried in the same worlds and, within a world, with the same random numbers. As a result, the differences between the
candidates are much more certain than their values. All functions in this module run interpreted or compiled.
"""

from ..arena.match import TO_THE_END, continue_match, first_weights
from ..arena.playout import run_chance
from ..bots.policy.features import prepare_features
from ..bots.policy.forecast import forecast
from ..bots.policy.marginal_value import set_marginal_values
from ..bots.policy.rollout import FRESH, likely_card, play_cards, quick_action
from ..bots.policy.scratch import Scratch
from ..bots.policy.search import amount_bid, estimate_win_probability, guess_hidden, list_arms, play_arm, prepare_arms
from ..bots.policy.value_network import network_applies, prepared_win_probability
from ..bots.policy.weights import CERTAIN, NETWORK, Weights
from ..bots.policy.workspace import FIRST_ARM, TRIAL, Workspace
from ..rng import Rng, below, seed_rng
from ..rules.bits import count_bits, lowest_bit, nth_bit
from ..rules.copying import copy_state
from ..rules.deal import new_state
from ..rules.engine import advance, begin, draw, runs_by_itself, step, take
from ..rules.model import Board, Deal, State
from ..rules.names import AUCTION, BETS, CARS, DRIVE, KEEP, OFF_TRACK, OVER, PLAY, PLAY_CARD, TIE, WINDOW, Action, Seat
from ..rules.walk import free_ahead

# What is noted about a race that is played to its end: indices of the first value of each kind. There is one value per
# car, or per seat for the money; of jams, one for every pair of cars, and one for a car with itself for all its jams.
PLACE, OWNER, PAID, MONEY, LOST, STUCK, NOTED = 0, 6, 12, 18, 24, 60, 96


def list_candidates(work: Workspace, seat: Seat, chosen: Action) -> int:
    """Write the candidate actions for a decision to `work.scratch.arm`, and return how many there are.

    The candidates are all legal actions, except that only one bid is included for each amount. The action `chosen` is
    always included, unless it is -1.
    """
    state, board, scratch = work.states[0], work.board, work.scratch
    n = list_arms(work, seat)
    if chosen < 0:
        return n
    for k in range(n):
        if scratch.arm[k] == chosen:
            return n
    instead = n - 1
    if state.phase == AUCTION:
        for k in range(n):
            if amount_bid(state, board, scratch.arm[k]) == amount_bid(state, board, chosen):
                instead = k
    scratch.arm[instead] = chosen
    return n


def judge_worlds(work: Workspace, seat: Seat, arms: int, first: int, values: list[list[list[int]]]) -> None:
    """Write every seat's win probability after each candidate action to `values[world][arm][seat]`, in 1024ths.

    Each candidate (arm) is tried in the position `work.states[0]`, in several simulated worlds. The worlds are numbered
    from `first`, and the random numbers used in a world depend only on its number.
    """
    weights, rng = work.weights[0], work.rngs[0]
    prepare_arms(work, seat, weights, arms)
    for world in range(len(values)):
        for arm in range(arms):
            seed_rng(rng, first + world)
            play_arm(work, seat, weights, rng, arm)
            write_win_probabilities(work.states[TRIAL], work.board, weights, work.scratch, values[world][arm])


def write_win_probabilities(
    state: State, board: Board, weights: Weights, scratch: Scratch, probabilities: list[int]
) -> None:
    """Write every seat's win probability to `probabilities`, in 1024ths.

    Apart from rounding, the probabilities add up to 1024.
    """
    if state.phase == OVER:
        for seat in range(state.players):
            probabilities[seat] = CERTAIN // count_bits(state.winners) if state.winners & (1 << seat) else 0
        return
    by_network = weights.rivals == NETWORK and state.phase == PLAY and network_applies(board)
    if by_network:
        prepare_features(state, board, weights, scratch)
    else:
        forecast(state, board, weights, scratch)
    total = 0
    for seat in range(state.players):
        probabilities[seat] = 1 + (
            prepared_win_probability(state, seat, scratch)
            if by_network
            else estimate_win_probability(state, board, seat, weights, scratch)
        )
        total += probabilities[seat]
    for seat in range(state.players):
        probabilities[seat] = (probabilities[seat] * CERTAIN + total // 2) // total


def open_worlds(work: Workspace, cards: int, first: int, values: list[list[int]]) -> None:
    """Write every seat's win probability in the position `work.states[0]` to `values[world][seat]`, in 1024ths.

    All cards are assumed to be known. Each world is one simulated continuation of the game, which ends when `cards`
    more cards have been played.
    """
    weights, rng = work.weights[0], work.rngs[0]
    for world in range(len(values)):
        seed_rng(rng, first + world)
        copy_state(work.states, TRIAL, 0)
        play_cards(work, weights, rng, cards)
        write_win_probabilities(work.states[TRIAL], work.board, weights, work.scratch, values[world])


def bet_worlds(work: Workspace, seat: Seat, first: int, places: list[list[int]], backed: list[list[int]]) -> None:
    """Simulate the rest of the race many times after a seat has made the bet `work.scratch.arm[0]` in `work.states[0]`.

    For each simulated world, every car's final place is written to `places` (0 if the car stalled). The number of other
    seats that bet on the car at the current betting line is written to `backed`.
    """
    weights, rng, state, line = work.weights[0], work.rngs[0], work.states[TRIAL], work.states[0].bets_made
    for world in range(len(places)):
        seed_rng(rng, first + world)
        copy_state(work.states, TRIAL, 0)
        guess_hidden(work, seat, weights, rng)
        take(state, work.board, seat, work.scratch.arm[0])
        advance(state, work.board)
        play_cards(work, weights, rng, TO_THE_END)
        for car in range(CARS):
            places[world][car] = state.place[car]
            backed[world][car] = 0
        for other in range(state.players):
            if other != seat and state.bet[other][line] >= 0:
                backed[world][state.bet[other][line]] += 1


def replay_deal(work: Workspace, dealt: Deal, first: int, values: list[list[int]], money: list[list[int]]) -> None:
    """Let bots play the same deal many times, with separate weights for each game and seat.

    For each game, every seat's share of the win is written to `values` in 1024ths, and its money to `money`.
    """
    state, rng = work.states[0], work.rngs[0]
    for game in range(len(values)):
        seed_rng(rng, first + game)
        new_state(state)
        begin(state, work.board, dealt)
        run_chance(state, work.board, work.deal, rng)
        continue_match(work, first_weights(work, game), TO_THE_END, 0)
        write_win_probabilities(state, work.board, work.weights[0], work.scratch, values[game])
        for seat in range(state.players):
            money[game][seat] = state.score[seat]


def line_worlds(work: Workspace, seat: Seat, arms: int, first: int, near: int, notes: list[list[list[int]]]) -> None:
    """Play the race to its end after each candidate action, and write what happens to `notes[world][arm]`.

    The worlds are those of `judge_worlds`. Jams are noted only while the next `near` cards are played.
    """
    weights, rng = work.weights[0], work.rngs[0]
    prepare_arms(work, seat, weights, arms)
    for world in range(len(notes)):
        for arm in range(arms):
            seed_rng(rng, first + world)
            copy_state(work.states, TRIAL, FIRST_ARM + arm)
            state = work.states[TRIAL]
            guess_hidden(work, seat, weights, rng)
            if state.phase == AUCTION or state.phase == KEEP or state.phase == BETS:
                take(state, work.board, seat, work.scratch.arm[arm])
            advance(state, work.board)
            watch_race(work, weights, rng, near, notes[world][arm])


def watch_race(work: Workspace, weights: Weights, rng: Rng, near: int, notes: list[int]) -> None:
    """Continue the game in `work.states[TRIAL]` to the end of the race, and note jams, places, owners and money.

    The choices are those of `play_cards`.
    """
    state, board = work.states[TRIAL], work.board
    fresh = 0
    bets = 0
    while state.phase != OVER:
        if state.waiting == 0:
            if state.phase != TIE:
                break
            draw(state, board, nth_bit(state.tied, below(rng, count_bits(state.tied))))
            continue
        seat = lowest_bit(state.waiting)
        if state.phase != PLAY:
            take(state, board, seat, quick_action(work, state, seat, weights, rng))
        else:
            near -= 1
            if fresh == 0 or bets != state.bets_made:
                set_marginal_values(state, board, weights, work.scratch)
                fresh = FRESH
                bets = state.bets_made
            fresh -= 1
            take(state, board, seat, PLAY_CARD + board.first_copy[likely_card(work, seat, weights, rng)])
        while runs_by_itself(state):
            if state.phase == DRIVE and near >= 0:
                note_jam(state, board, notes)
            step(state, board)
    for car in range(CARS):
        notes[PLACE + car] = state.place[car]
        notes[OWNER + car] = state.owner[car]
        notes[PAID + car] = state.paid[car]
    for seat in range(state.players):
        notes[MONEY + seat] = state.score[seat]


def note_jam(state: State, board: Board, notes: list[int]) -> None:
    """Note how many steps the current car loses on this line because other cars are in its way, and behind which."""
    car = state.car
    here = state.position[car]
    if here == OFF_TRACK:
        return
    free = free_ahead(state, board, car)
    edge = 1
    beyond = 0
    steps = 0
    while True:
        onward = 0
        beyond = 0
        spaces = edge
        while spaces:
            i = lowest_bit(spaces)
            spaces &= spaces - 1
            if board.has_finish and here + i == board.spaces:
                return
            beyond |= board.forward[here + i] << i
        onward = beyond & free
        if steps == state.speed or onward == 0:
            break
        edge = onward
        steps += 1
    lost = state.speed - steps
    if lost == 0:
        return
    notes[LOST + CARS * car + car] += lost
    notes[STUCK + CARS * car + car] += 1
    for other in range(CARS):
        if other != car and state.position[other] != OFF_TRACK:
            ahead = state.position[other] - here
            if ahead < 0:
                ahead += board.around
            if ahead < WINDOW and beyond & (1 << ahead):
                notes[LOST + CARS * car + other] += lost
                notes[STUCK + CARS * car + other] += 1

"""Search for the best action by trying each action in many simulated games, which continue for a few cards.

The candidate actions are called arms, and the search uses sequential halving: all arms get the same number of playouts,
the worse half is dropped, and this repeats until one arm is left. Within a round, all arms use the same guesses about
hidden information, so that luck affects them equally. When a playout stops, the value network estimates the win
probability. For the shipped bots named `crowd`, and in games that the network was not trained for, the estimate is
based on a forecast of every seat's money instead.
"""

from ...rng import Rng, next_word, seed_rng
from ...rules.auction import bid_amount
from ...rules.bits import count_bits
from ...rules.copying import copy_state
from ...rules.engine import advance, legal, take
from ...rules.model import Board, State
from ...rules.names import AUCTION, BETS, CARD_DONE, CARDS, CARS, KEEP, OVER, PASS, PLAY, Action, Seat
from .bidding import choose_bid
from .determinize import determinize
from .evaluate import SCALE, set_offsets, steps_to_go, value
from .forecast import forecast
from .greedy import finish_card
from .rollout import guess_bets, play_cards
from .scratch import Scratch
from .value_network import network_applies, win_probability
from .weights import BEST, CERTAIN, FURTHEST, NETWORK, PER_SCALE, Weights
from .workspace import FIRST_ARM, MAX_ARMS, TRIAL, Workspace

# Thousandths of money per step for each rival beyond the first, because one of several rivals is likely to do better
# than expected
BEST_OF_MANY = 15


def search(work: Workspace, seat: Seat, weights: Weights, rng: Rng) -> Action:
    """Try the candidate actions in simulated games, and return the action with the best mean utility.

    The position in `work.states[0]` is not modified.
    """
    scratch = work.scratch
    scratch.playouts_made = 0
    arms = list_arms(work, seat)
    if arms == 1:
        return scratch.arm[0]
    prepare_arms(work, seat, weights, arms)
    alive = arms
    rounds = 0
    while (1 << rounds) < arms:
        rounds += 1
    for _ in range(rounds):
        each = max(1, weights.playouts // (rounds * alive))
        base = next_word(rng)
        for k in range(alive):
            for turn in range(each):
                seed_rng(rng, base + turn)
                arm = scratch.order[k]
                play_arm(work, seat, weights, rng, arm)
                scratch.total[arm] += utility(work, seat, weights)
                scratch.count[arm] += 1
        scratch.playouts_made += each * alive
        sort_arms(scratch, alive)
        alive = (alive + 1) // 2
        seed_rng(rng, base + 77_777)
    return scratch.arm[scratch.order[0]]


def list_arms(work: Workspace, seat: Seat) -> int:
    """Write the candidate actions (arms) to `work.scratch.arm` and return the number of candidates.

    The candidates are the legal actions. In the auction, however, only one pass and one bid per amount are considered,
    and each bid is made with the card that has the most lines.
    """
    state, board, scratch, out = work.states[0], work.board, work.scratch, work.out
    n = legal(state, board, seat, out)
    if state.phase != AUCTION:
        n = min(n, MAX_ARMS)
        for k in range(n):
            scratch.arm[k] = out[k]
        return n
    arms = 0
    for amount in range(10):
        best = -1
        longest = -1
        for k in range(n):
            action = out[k]
            card = action % CARDS
            worth = amount_bid(state, board, action)
            length = board.card_lines[card]
            if action >= PASS:
                length = 10 if state.shown[seat] & board.copies[card] else 10 - length
            if worth == amount and length > longest:
                longest = length
                best = action
        if best >= 0:
            scratch.arm[arms] = best
            arms += 1
    return arms


def amount_bid(state: State, board: Board, action: Action) -> int:
    """Return the amount that an action bids in the auction, or 0 if the action is a pass."""
    return 0 if action >= PASS else bid_amount(board, action % CARDS, state.lot_car[state.lot], action)


def prepare_arms(work: Workspace, seat: Seat, weights: Weights, arms: int) -> None:
    """Prepare each candidate action (arm): set its initial rating and, if it plays a card, play that card to the end.

    No hidden information has to be guessed for this, because the positions of the cars are public.
    """
    position, board, scratch = work.states[0], work.board, work.scratch
    in_card = position.phase >= PLAY and position.phase < BETS
    top = -(1 << 60)
    liked = (
        amount_bid(position, board, choose_bid(position, board, seat, weights, 0, work.out))
        if position.phase == AUCTION
        else 0
    )
    for arm in range(arms):
        copy_state(work.states, FIRST_ARM + arm, 0)
        state = work.states[FIRST_ARM + arm]
        scratch.order[arm] = arm
        scratch.total[arm] = 0
        scratch.count[arm] = 0
        scratch.worth[arm] = 0
        if in_card:
            take(state, board, seat, scratch.arm[arm])
            set_offsets(state, board, seat, weights, scratch)
            if state.phase != CARD_DONE:
                finish_card(state, board, seat, weights, scratch)
            scratch.worth[arm] = value(state, board, seat, weights, scratch)
            top = max(top, scratch.worth[arm])
        elif state.phase == AUCTION:
            scratch.total[arm] = weights.prior[0] * max(
                0, 512 - weights.prior[2] * abs(amount_bid(state, board, scratch.arm[arm]) - liked)
            )
            scratch.count[arm] = weights.prior[0]
    if in_card:
        for arm in range(arms):
            lag = (top - scratch.worth[arm]) * weights.prior[1] // SCALE
            scratch.total[arm] = weights.prior[0] * max(0, 512 - lag)
            scratch.count[arm] = weights.prior[0]


def utility(work: Workspace, seat: Seat, weights: Weights) -> int:
    """Return the utility for the seat, in 1024ths, of the position in which a playout has stopped."""
    state, board, scratch = work.states[TRIAL], work.board, work.scratch
    if weights.rivals == NETWORK and state.phase == PLAY and network_applies(board):
        return win_probability(state, board, seat, weights, scratch)
    if state.phase == OVER:
        for other in range(state.players):
            scratch.money[other] = state.score[other] * SCALE
    else:
        forecast(state, board, weights, scratch)
    return estimate_win_probability(state, board, seat, weights, scratch)


def play_arm(work: Workspace, seat: Seat, weights: Weights, rng: Rng, arm: int) -> None:
    """Simulate one candidate action (arm) in `work.states[TRIAL]`.

    Guess the hidden information, apply the action, and continue the game for a few cards.
    """
    copy_state(work.states, TRIAL, FIRST_ARM + arm)
    state, board = work.states[TRIAL], work.board
    guess_hidden(work, seat, weights, rng)
    if state.phase == AUCTION or state.phase == KEEP or state.phase == BETS:
        take(state, board, seat, work.scratch.arm[arm])
    advance(state, board)
    play_cards(work, weights, rng, cards_ahead(state, board, weights))


def guess_hidden(work: Workspace, seat: Seat, weights: Weights, rng: Rng) -> None:
    """Guess everything that a seat cannot see in `work.states[TRIAL]`, which continues the game in `work.states[0]`."""
    state = work.states[TRIAL]
    determinize(state, work.board, seat, rng, work.deal)
    guess_bets(state, work.states[0], work.board, seat, weights, rng)


def cards_ahead(state: State, board: Board, weights: Weights) -> int:
    """Return how many cards a playout should last.

    The forecast is more accurate if the playout lasts until it is the deciding seat's turn again. The value network
    needs fewer cards.
    """
    return weights.depth if weights.rivals == BEST or network_applies(board) else max(weights.depth, state.players)


def estimate_win_probability(state: State, board: Board, seat: Seat, weights: Weights, scratch: Scratch) -> int:
    """Estimate a seat's win probability in 1024ths from the expected money of all seats.

    A lead in money counts for less while much of the race is still to come.
    """
    if state.phase == OVER and weights.rivals != BEST:
        return CERTAIN // count_bits(state.winners) if state.winners & (1 << seat) else 0
    togo = 0
    if state.phase != OVER:
        for car in range(CARS):
            togo += steps_to_go(state, board, car)
    togo = max(0, togo) // CARS
    if weights.rivals == BEST:
        return probability_against_best(state, seat, weights, scratch, togo)
    odds = 0
    for other in range(state.players):
        if other != seat:
            ahead = max(1, probability_to_beat(seat, weights, scratch, togo, scratch.money[other], 0))
            odds += CERTAIN * (CERTAIN - ahead) // ahead
    return CERTAIN * CERTAIN // (CERTAIN + odds)


def probability_against_best(state: State, seat: Seat, weights: Weights, scratch: Scratch, togo: int) -> int:
    """Return a seat's win probability, based only on its lead in money over the richest rival.

    With more rivals the lead counts for less, because one of them is likely to do better than expected.
    """
    best = -(1 << 60)
    for other in range(state.players):
        if other != seat:
            best = max(best, scratch.money[other])
    return probability_to_beat(seat, weights, scratch, togo, best, BEST_OF_MANY * (state.players - 2) * togo // 10)


def probability_to_beat(seat: Seat, weights: Weights, scratch: Scratch, togo: int, money: int, doubt: int) -> int:
    """Return the probability that a seat ends the game with more money than a rival who is expected to have `money`."""
    lead = (scratch.money[seat] - money) * 100 // SCALE - doubt
    lead = lead * PER_SCALE // (weights.margin[0] + weights.margin[1] * togo)
    return scratch.logistic[max(-FURTHEST, min(FURTHEST, lead)) + FURTHEST]


def sort_arms(scratch: Scratch, alive: int) -> None:
    """Sort the remaining candidate actions (arms) by mean utility, best first."""
    for a in range(1, alive):
        k = a
        while (
            k > 0
            and scratch.total[scratch.order[k]] * scratch.count[scratch.order[k - 1]]
            > scratch.total[scratch.order[k - 1]] * scratch.count[scratch.order[k]]
        ):
            swapped = scratch.order[k]
            scratch.order[k] = scratch.order[k - 1]
            scratch.order[k - 1] = swapped
            k -= 1

"""A fast policy for playouts. A search uses it to continue a game for a few cards with plausible choices."""

from ...rng import Rng, below
from ...rules.bits import count_bits, lowest_bit, nth_bit
from ...rules.copying import copy_state
from ...rules.engine import apply, draw, take
from ...rules.model import Board, State
from ...rules.names import (
    AUCTION,
    BET,
    BETS,
    BONUS,
    CARS,
    GO,
    KEEP,
    MOVE,
    NAME,
    NAME_WILD,
    OVER,
    PLAY,
    PLAY_CARD,
    SKIP,
    TIE,
    WILD,
    Action,
    Car,
    Card,
    Seat,
)
from ...rules.race import cars_to_name
from ...rules.walk import can_step
from .bidding import choose_bid, choose_power
from .evaluate import set_offsets, steps_to_go, value
from .greedy import run_to_question
from .heuristics import end_action, furthest_end, shortest_end
from .marginal_value import set_marginal_values
from .scratch import Scratch
from .value_network import network_applies
from .weights import NEAREST, NETWORK, Weights
from .workspace import SPARE, TRIAL, Workspace

BLUR = 6  # one bid in this many is raised by 1 and one is lowered by 1, because nobody knows how others bid
SKIP_FROM = 3  # lowest speed of an unwanted line that is worth spending the skip of the Strategic power on
FRESH = 4  # recompute the marginal values after this many cards
DOUBT = 8  # noise in a card's first rating, in 1024ths of money, which breaks ties at random
TO_A_LINE = 12  # extra cards if no bets have been made by then, because the forecast is poor before the first bets
# With NEAREST betting, the percentage of players who bet on the same car as a given player: at the first betting line
# if that player owns the car, at the first betting line if not, and at later betting lines.
SAME_OWN, SAME_OTHER, SAME_LATER = 60, 87, 97
NEARER, DOUBT_OF_BET = 8, 9  # in quarters of a step: bonus for an own car, and noise for every car
# The same with TO_WIN betting, for the first bet and for later bets, as observed in 5000 games between pro bots
NEARER_FIRST, NEARER_LATER = 28, 10
DOUBT_FIRST, DOUBT_LATER = 33, 21


def play_cards(work: Workspace, weights: Weights, rng: Rng, cards: int) -> None:
    """Continue the game in `work.states[TRIAL]` until about `cards` more cards have been played.

    Stop earlier if the game is over or needs a new deal.
    """
    state, board = work.states[TRIAL], work.board
    fresh = 0
    bets = 0
    latest = 0 if weights.rivals == NETWORK and network_applies(board) else -TO_A_LINE
    while state.phase != OVER:
        if state.waiting == 0:
            if state.phase != TIE:
                return
            draw(state, board, nth_bit(state.tied, below(rng, count_bits(state.tied))))
            continue
        seat = lowest_bit(state.waiting)
        if state.phase != PLAY:
            apply(state, board, seat, quick_action(work, state, seat, weights, rng))
            continue
        if cards <= 0 and (state.bets_made or board.bets == 0 or cards <= latest):
            return
        cards -= 1
        if fresh == 0 or bets != state.bets_made:
            set_marginal_values(state, board, weights, work.scratch)
            fresh = FRESH
            bets = state.bets_made
        fresh -= 1
        apply(state, board, seat, PLAY_CARD + board.first_copy[likely_card(work, seat, weights, rng)])


def quick_action(work: Workspace, state: State, seat: Seat, weights: Weights, rng: Rng) -> Action:
    """Quickly choose an action for any decision other than which card to play.

    Cars whose steps benefit the seat are moved as far as possible, and other cars as little as possible.
    """
    board, scratch = work.board, work.scratch
    if state.phase == MOVE or state.phase == BONUS:
        if scratch.marginal[seat][state.car] > 0:
            return end_action(state, board, furthest_end(state, board))
        if state.phase == MOVE and state.may_skip and state.speed >= SKIP_FROM:
            return SKIP
        return end_action(state, board, shortest_end(state, board))
    if state.phase == NAME_WILD:
        return NAME + most_wanted_car(state, board, seat, scratch)
    if state.phase == BETS:
        return BET + quick_bet(state, board, seat, weights, state.bets_made, rng)
    if state.phase == AUCTION:
        drawn = below(rng, BLUR)
        return choose_bid(state, board, seat, weights, 1000 * (int(drawn == 0) - int(drawn == 1)), work.out)
    if state.phase == KEEP:
        return choose_power(state, board, seat, weights)
    return SKIP if state.speed >= SKIP_FROM and scratch.marginal[seat][state.car] <= 0 else GO


def likely_card(work: Workspace, seat: Seat, weights: Weights, rng: Rng) -> Card:
    """Return the card that a pro bot would most likely play in the game in `work.states[TRIAL]`.

    Each card on a shortlist is tried out on a copy of this game in `work.states[SPARE]`, and the best one is returned.
    """
    board, scratch = work.board, work.scratch
    n = min(weights.shortlist, rank_cards(work.states[TRIAL], board, seat, scratch, rng))
    best = scratch.card[0]
    most = -(1 << 60)
    for k in range(n if n > 1 else 0):
        copy_state(work.states, SPARE, TRIAL)
        state = work.states[SPARE]
        take(state, board, seat, PLAY_CARD + board.first_copy[scratch.card[k]])
        set_offsets(state, board, seat, weights, scratch)
        finish_card_quickly(work, state, weights, rng)
        worth = value(state, board, seat, weights, scratch)
        if worth > most:
            most = worth
            best = scratch.card[k]
    return best


def finish_card_quickly(work: Workspace, state: State, weights: Weights, rng: Rng) -> None:
    """Play the remaining lines of the current card, making quick choices for all seats."""
    while run_to_question(state, work.board):
        who = lowest_bit(state.waiting)
        take(state, work.board, who, quick_action(work, state, who, weights, rng))


def rank_cards(state: State, board: Board, seat: Seat, scratch: Scratch, rng: Rng) -> int:
    """Write a seat's cards to `scratch.card`, best first, and return the number of cards written.

    A card is rated by how much the moves on its lines are worth to the seat. Identical cards are listed only once.
    """
    cards = state.hand[seat] | state.open8[seat]
    n = 0
    while cards:
        card = lowest_bit(cards)
        cards &= ~board.copies[card]
        worth = below(rng, DOUBT)
        for i in range(board.card_lines[card]):
            car = board.card_car[card][i]
            if car == WILD:
                worth += board.card_value[card][i] * best_wild(board, seat, scratch, card)
            elif state.place[car] == 0:
                worth += board.card_value[card][i] * scratch.marginal[seat][car]
        k = n
        while k > 0 and scratch.card_worth[k - 1] < worth:
            scratch.card[k] = scratch.card[k - 1]
            scratch.card_worth[k] = scratch.card_worth[k - 1]
            k -= 1
        scratch.card[k] = card
        scratch.card_worth[k] = worth
        n += 1
    return n


def best_wild(board: Board, seat: Seat, scratch: Scratch, card: Card) -> int:
    """Return how much one step on a card's wild line is worth to a seat that moves the car it prefers.

    The value is never negative, because the seat can choose a car that is unable to move.
    """
    most = 0
    for car in range(CARS):
        if board.card_cars[card] & (1 << car) == 0:
            most = max(most, scratch.marginal[seat][car])
    return most


def most_wanted_car(state: State, board: Board, seat: Seat, scratch: Scratch) -> Car:
    cars = cars_to_name(state, board)
    best = lowest_bit(cars)
    most = -(1 << 60)
    while cars:
        car = lowest_bit(cars)
        cars &= cars - 1
        worth = scratch.marginal[seat][car] if can_step(state, board, car) else 0
        if worth > most:
            most = worth
            best = car
    return best


def quick_bet(state: State, board: Board, seat: Seat, weights: Weights, bet: int, rng: Rng) -> Car:
    """Return a car that a seat would plausibly bet on.

    Cars near the finish are preferred, and so are the seat's own cars, above all for the first bet. The choice includes
    some random noise.
    """
    nearer = NEARER
    doubt = DOUBT_OF_BET
    if weights.betting != NEAREST:
        nearer = NEARER_LATER if bet else NEARER_FIRST
        doubt = DOUBT_LATER if bet else DOUBT_FIRST
    best = 0
    most = -(1 << 30)
    for car in range(CARS):
        worth = 1000 - state.place[car] if state.place[car] else -steps_to_go(state, board, car)
        worth = 4 * worth + (nearer if state.owner[car] == seat else 0) + below(rng, doubt)
        if worth > most:
            most = worth
            best = car
    return best


def guess_bets(state: State, seen: State, board: Board, seat: Seat, weights: Weights, rng: Rng) -> None:
    """Guess the bets that the other seats have made.

    The guesses are based on `seen`, the position before the given seat acts, so they do not depend on the action that
    the search is trying out.
    """
    for other in range(state.players):
        if other != seat:
            for k in range(3):
                if state.bet[other][k] >= 0:
                    car = state.bet[seat][k]
                    follows = (
                        weights.betting == NEAREST
                        and car >= 0
                        and below(rng, 100) < percent_following(state, seat, car, k)
                    )
                    state.bet[other][k] = car if follows else quick_bet(seen, board, other, weights, k, rng)


def percent_following(state: State, seat: Seat, car: Car, bet: int) -> int:
    """Return the likely percentage of other players who have bet on the same car as the given seat."""
    if bet:
        return SAME_LATER
    return SAME_OWN if state.owner[car] == seat else SAME_OTHER

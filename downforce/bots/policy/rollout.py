"""How a game may go on from here: a fast policy that plays a few cards sensibly, for the search."""

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
from .greedy import comes_to_a_question
from .heuristics import end_action, furthest_end, shortest_end
from .marginal_value import set_marginal_values
from .scratch import Scratch
from .value_network import knows
from .weights import NEAREST, NETWORK, Weights

BLUR = 6  # one bid in so many is one higher than pro's, one is lower: who knows how others bid
SKIP_FROM = 3  # Strategic is spent on an unwanted line of at least this
FRESH = 4  # cards for which marginal values hold
DOUBT = 8  # the first look at a card is blurred by up to this, in 1024ths of money: any of equal ones
TO_A_LINE = 12  # so many more cards, if nobody has bet by then: until the first bets are made the forecast knows little
# Where all follow the leader (NEAREST): of a hundred, how many bet at a line as another does there: the first time, if
# it is that one's own car and if it is not; and later.
SAME_OWN, SAME_OTHER, SAME_LATER = 60, 87, 97
NEARER, DOUBT_OF_BET = 8, 9  # quarters of a step: an own car counts as so much nearer, and every car is blurred
# Where players bet to win, by the number of the bet: as pros did in 5000 games
NEARER_FIRST, NEARER_LATER = 28, 10
DOUBT_FIRST, DOUBT_LATER = 33, 21


def roll(
    w: list[State], i: int, spare: int, b: Board, m: Weights, t: Scratch, c: Rng, out: list[int], cards: int
) -> None:
    """Play on in w[i] until so many more cards have been played, or the game is over or must be dealt again."""
    s = w[i]
    fresh = 0
    bets = 0
    latest = 0 if m.rivals == NETWORK and knows(b) else -TO_A_LINE
    while s.phase != OVER:
        if s.waiting == 0:
            if s.phase != TIE:
                return
            draw(s, b, nth_bit(s.tied, below(c, count_bits(s.tied))))
            continue
        seat = lowest_bit(s.waiting)
        if s.phase != PLAY:
            apply(s, b, seat, quick_action(s, b, seat, m, t, c, out))
            continue
        if cards <= 0 and (s.bets_made or b.bets == 0 or cards <= latest):
            return
        cards -= 1
        if fresh == 0 or bets != s.bets_made:
            set_marginal_values(s, b, m, t)
            fresh = FRESH
            bets = s.bets_made
        fresh -= 1
        apply(s, b, seat, PLAY_CARD + b.first_copy[likely_card(w, i, spare, b, seat, m, t, c, out)])


def quick_action(s: State, b: Board, seat: Seat, m: Weights, t: Scratch, c: Rng, out: list[int]) -> Action:
    """To any question but for a card: cars whose steps are worth something go on, the others back."""
    if s.phase == MOVE or s.phase == BONUS:
        if t.marginal[seat][s.car] > 0:
            return end_action(s, b, furthest_end(s, b))
        if s.phase == MOVE and s.may_skip and s.speed >= SKIP_FROM:
            return SKIP
        return end_action(s, b, shortest_end(s, b))
    if s.phase == NAME_WILD:
        return NAME + most_wanted_car(s, b, seat, t)
    if s.phase == BETS:
        return BET + quick_bet(s, b, seat, m, s.bets_made, c)
    if s.phase == AUCTION:
        drawn = below(c, BLUR)
        return choose_bid(s, b, seat, m, int(drawn == 0) - int(drawn == 1), out)
    if s.phase == KEEP:
        return choose_power(s, b, seat, m)
    return SKIP if s.speed >= SKIP_FROM and t.marginal[seat][s.car] <= 0 else GO


def likely_card(
    w: list[State], i: int, spare: int, b: Board, seat: Seat, m: Weights, t: Scratch, c: Rng, out: list[int]
) -> Card:
    """Nearly a pro's choice: of the few cards that look best at first, the best when tried on a copy, w[spare]."""
    n = min(m.shortlist, rank_cards(w[i], b, seat, t, c))
    best = t.card[0]
    most = -(1 << 60)
    for k in range(n if n > 1 else 0):
        copy_state(w, spare, i)
        s = w[spare]
        take(s, b, seat, PLAY_CARD + b.first_copy[t.card[k]])
        set_offsets(s, b, seat, m, t)
        run_quickly(s, b, m, t, c, out)
        worth = value(s, b, seat, m, t)
        if worth > most:
            most = worth
            best = t.card[k]
    return best


def run_quickly(s: State, b: Board, m: Weights, t: Scratch, c: Rng, out: list[int]) -> None:
    """Play the card on the table to the end of its lines."""
    while comes_to_a_question(s, b):
        who = lowest_bit(s.waiting)
        take(s, b, who, quick_action(s, b, who, m, t, c, out))


def rank_cards(s: State, b: Board, seat: Seat, t: Scratch, c: Rng) -> int:
    """t.card: by what their lines would do on an open road, the best first; how many there are."""
    cards = s.hand[seat] | s.open8[seat]
    n = 0
    while cards:
        card = lowest_bit(cards)
        cards &= ~b.copies[card]
        worth = below(c, DOUBT)
        for i in range(b.card_lines[card]):
            car = b.card_car[card][i]
            if car == WILD:
                worth += b.card_value[card][i] * best_wild(b, seat, t, card)
            elif s.place[car] == 0:
                worth += b.card_value[card][i] * t.marginal[seat][car]
        k = n
        while k > 0 and t.card_worth[k - 1] < worth:
            t.card[k] = t.card[k - 1]
            t.card_worth[k] = t.card_worth[k - 1]
            k -= 1
        t.card[k] = card
        t.card_worth[k] = worth
        n += 1
    return n


def best_wild(b: Board, seat: Seat, t: Scratch, card: Card) -> int:
    """What a step of a wild is worth; a car that cannot move can always be named, or nearly."""
    most = 0
    for car in range(CARS):
        if b.card_cars[card] & (1 << car) == 0:
            most = max(most, t.marginal[seat][car])
    return most


def most_wanted_car(s: State, b: Board, seat: Seat, t: Scratch) -> Car:
    cars = cars_to_name(s, b)
    best = lowest_bit(cars)
    most = -(1 << 60)
    while cars:
        car = lowest_bit(cars)
        cars &= cars - 1
        worth = t.marginal[seat][car] if can_step(s, b, car) else 0
        if worth > most:
            most = worth
            best = car
    return best


def quick_bet(s: State, b: Board, seat: Seat, m: Weights, bet: int, c: Rng) -> Car:
    """A plausible bet: a car near the finish, preferably an own one, above all in the first round, blurred."""
    nearer = NEARER
    doubt = DOUBT_OF_BET
    if m.betting != NEAREST:
        nearer = NEARER_LATER if bet else NEARER_FIRST
        doubt = DOUBT_LATER if bet else DOUBT_FIRST
    best = 0
    most = -(1 << 30)
    for car in range(CARS):
        worth = 1000 - s.place[car] if s.place[car] else -steps_to_go(s, b, car)
        worth = 4 * worth + (nearer if s.owner[car] == seat else 0) + below(c, doubt)
        if worth > most:
            most = worth
            best = car
    return best


def guess_bets(s: State, seen: State, b: Board, seat: Seat, m: Weights, c: Rng) -> None:
    """Draw others' bets already made, by the position before we act, so that all our choices share the guess."""
    for other in range(s.players):
        if other != seat:
            for k in range(3):
                if s.bet[other][k] >= 0:
                    car = s.bet[seat][k]
                    follows = m.betting == NEAREST and car >= 0 and below(c, 100) < followers(s, seat, car, k)
                    s.bet[other][k] = car if follows else quick_bet(seen, b, other, m, k, c)


def followers(s: State, seat: Seat, car: Car, bet: int) -> int:
    """Of a hundred others, how many have probably bet as this seat has."""
    if bet:
        return SAME_LATER
    return SAME_OWN if s.owner[car] == seat else SAME_OTHER

"""How a game may go on from here: a fast policy that plays a few cards sensibly, for searches to look at."""

from ..chance import Chance, below
from ..rules.bits import count_bits, lowest_bit, nth_bit
from ..rules.model import Board, State
from ..rules.names import (
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
from ..rules.race import cars_to_name
from ..rules.rules import apply, draw
from ..rules.walk import can_step
from .bidding import choose_bid, choose_power
from .manner import Manner, Thought
from .outlook import steps_to_go
from .quick import end_action, furthest_end, shortest_end
from .wish import make_wishes

BLUR = 6  # one bid in so many is one higher than pro's, one is lower: who knows how others bid
SKIP_FROM = 3  # Strategic is spent on an unwanted line of at least this
FRESH = 4  # cards for which wishes hold
DOUBT = 64  # the choice of a card is blurred by up to this, in 1024ths of money for a few steps
TO_A_LINE = 12  # so many more cards, if nobody has bet by then: who wins is open until the first bets are made
# Of a hundred pros, how many bet at a line as another does there: the first time, if it is that one's own car and if it
# is not; and later.
SAME_OWN, SAME_OTHER, SAME_LATER = 60, 87, 97


def roll(s: State, b: Board, m: Manner, t: Thought, c: Chance, out: list[int], cards: int) -> None:
    """Play on until so many more cards have been played, or the game is over or must be dealt again."""
    fresh = 0
    bets = 0
    while s.phase != OVER:
        if s.waiting == 0:
            if s.phase != TIE:
                return
            draw(s, b, nth_bit(s.tied, below(c, count_bits(s.tied))))
            continue
        seat = lowest_bit(s.waiting)
        if s.phase == PLAY:
            if cards <= 0 and (s.bets_made or b.bets == 0 or cards == -TO_A_LINE):
                return
            cards -= 1
            if fresh == 0 or bets != s.bets_made:
                make_wishes(s, b, m, t)
                fresh = FRESH
                bets = s.bets_made
            fresh -= 1
        apply(s, b, seat, quick_action(s, b, seat, m, t, c, out))


def quick_action(s: State, b: Board, seat: Seat, m: Manner, t: Thought, c: Chance, out: list[int]) -> Action:
    """Cars on whose steps are wished for, the others back."""
    if s.phase == MOVE or s.phase == BONUS:
        if t.wish[seat][s.car] > 0:
            return end_action(s, b, furthest_end(s, b))
        if s.phase == MOVE and s.may_skip and s.speed >= SKIP_FROM:
            return SKIP
        return end_action(s, b, shortest_end(s, b))
    if s.phase == PLAY:
        return PLAY_CARD + b.first_copy[wished_card(s, b, seat, t, c)]
    if s.phase == NAME_WILD:
        return NAME + wished_car(s, b, seat, t)
    if s.phase == BETS:
        return BET + quick_bet(s, b, seat, c)
    if s.phase == AUCTION:
        drawn = below(c, BLUR)
        return choose_bid(s, b, seat, m, int(drawn == 0) - int(drawn == 1), out)
    if s.phase == KEEP:
        return choose_power(s, b, seat, m)
    return SKIP if s.speed >= SKIP_FROM and t.wish[seat][s.car] <= 0 else GO


def wished_card(s: State, b: Board, seat: Seat, t: Thought, c: Chance) -> Card:
    """The best card by what its lines would do on an open road."""
    cards = s.hand[seat] | s.open8[seat]
    best = lowest_bit(cards)
    most = -(1 << 60)
    while cards:
        card = lowest_bit(cards)
        cards &= cards - 1
        worth = below(c, DOUBT)
        for i in range(b.card_lines[card]):
            car = b.card_car[card][i]
            if car == WILD:
                worth += b.card_value[card][i] * best_wild(b, seat, t, card)
            elif s.place[car] == 0:
                worth += b.card_value[card][i] * t.wish[seat][car]
        if worth > most:
            most = worth
            best = card
    return best


def best_wild(b: Board, seat: Seat, t: Thought, card: Card) -> int:
    """What a step of a wild is worth; a car that cannot move can always be named, or nearly."""
    most = 0
    for car in range(CARS):
        if b.card_cars[card] & (1 << car) == 0:
            most = max(most, t.wish[seat][car])
    return most


def wished_car(s: State, b: Board, seat: Seat, t: Thought) -> Car:
    cars = cars_to_name(s, b)
    best = lowest_bit(cars)
    most = -(1 << 60)
    while cars:
        car = lowest_bit(cars)
        cars &= cars - 1
        worth = t.wish[seat][car] if can_step(s, b, car) else 0
        if worth > most:
            most = worth
            best = car
    return best


def quick_bet(s: State, b: Board, seat: Seat, c: Chance) -> Car:
    """Near the finish, own cars a little nearer; who knows."""
    best = 0
    most = -(1 << 30)
    for car in range(CARS):
        worth = 1000 - s.place[car] if s.place[car] else -steps_to_go(s, b, car)
        worth = 4 * worth + (8 if s.owner[car] == seat else 0) + below(c, 9)
        if worth > most:
            most = worth
            best = car
    return best


def guess_bets(s: State, seen: State, b: Board, seat: Seat, c: Chance) -> None:
    """Others' bets already made: mostly as ours at that line, else by what is seen before we act, whatever we do."""
    for other in range(s.players):
        if other != seat:
            for k in range(3):
                if s.bet[other][k] >= 0:
                    car = s.bet[seat][k]
                    same = 0
                    if car >= 0:
                        same = SAME_LATER if k else SAME_OWN if s.owner[car] == seat else SAME_OTHER
                    s.bet[other][k] = car if below(c, 100) < same else quick_bet(seen, b, other, c)

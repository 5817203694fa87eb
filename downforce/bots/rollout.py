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
    NOBODY,
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
from ..rules.rules import apply, draw
from .bidding import choose_bid, choose_power
from .manner import Manner
from .outlook import steps_to_go
from .quick import end_action, is_rival, quick_end, quick_name

CARDS_LOOKED_AT = 4
BLUR = 4  # of bids: else a search would find overbids that are too exact to be true
SKIP_FROM = 3  # Strategic is spent on a rival's line of at least this


def roll(s: State, b: Board, m: Manner, c: Chance, out: list[int], cards: int) -> None:
    """Play on until so many more cards have been played, or the game is over or must be dealt again."""
    while s.phase != OVER:
        if s.waiting == 0:
            if s.phase != TIE:
                return
            draw(s, b, nth_bit(s.tied, below(c, count_bits(s.tied))))
            continue
        seat = lowest_bit(s.waiting)
        if s.phase == PLAY:
            if cards == 0:
                return
            cards -= 1
        apply(s, b, seat, quick_action(s, b, seat, m, c, out))


def quick_action(s: State, b: Board, seat: Seat, m: Manner, c: Chance, out: list[int]) -> Action:
    if s.phase == MOVE or s.phase == BONUS:
        if s.may_skip and s.phase == MOVE and s.speed >= SKIP_FROM and is_rival(s, seat, s.car):
            return SKIP
        return end_action(s, b, quick_end(s, b, seat))
    if s.phase == PLAY:
        return PLAY_CARD + b.first_copy[quick_card(s, b, seat, c)]
    if s.phase == NAME_WILD:
        return NAME + quick_name(s, b, seat)
    if s.phase == BETS:
        return BET + quick_bet(s, b, seat, c)
    if s.phase == AUCTION:
        return choose_bid(s, b, seat, m, below(c, BLUR) - BLUR // 2, out)
    if s.phase == KEEP:
        return choose_power(s, b, seat, m)
    return SKIP if s.speed >= SKIP_FROM else GO


def quick_card(s: State, b: Board, seat: Seat, c: Chance) -> Card:
    """The best of a few cards by what their lines would do on an open road."""
    cards = s.hand[seat] | s.open8[seat]
    held = count_bits(cards)
    best = lowest_bit(cards)
    most = -(1 << 30)
    for k in range(min(CARDS_LOOKED_AT, held)):
        card = nth_bit(cards, k if held <= CARDS_LOOKED_AT else below(c, held))
        worth = below(c, 5)
        for i in range(b.card_lines[card]):
            car = b.card_car[card][i]
            if car == WILD or s.owner[car] == seat:
                worth += 10 * b.card_value[card][i] if car == WILD or s.place[car] == 0 else 0
            elif s.place[car] == 0 and s.owner[car] != NOBODY:
                worth -= 3 * b.card_value[card][i]
        if worth > most:
            most = worth
            best = card
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
    """Others' bets already made: as they might have bet by what is seen before we act, whatever we do then."""
    for other in range(s.players):
        if other != seat:
            for k in range(3):
                if s.bet[other][k] >= 0:
                    s.bet[other][k] = quick_bet(seen, b, other, c)

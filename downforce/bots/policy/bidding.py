"""The auction and the choice of power: what a car, a power and a place are worth to a bot."""

from ...rules.auction import bid_amount, legal_bids
from ...rules.bits import count_bits, lowest_bit
from ...rules.model import Board, State
from ...rules.names import CARDS, CARS, DISTANCE, KEEP_POWER, NO_POWER, PASS, SPEED8, Action, Car, Power, Seat
from ...rules.powers import powers_to_keep
from .evaluate import pips_of
from .weights import VALUED, Weights

NO_LIMIT = 99
REGULAR = (1 << SPEED8) - 1


def power_worth(m: Weights, power: Power) -> int:
    """In tenths of money; 0 for a lot without a power."""
    return 0 if power == NO_POWER else m.powers[power]


def cars_owned(s: State, seat: Seat) -> int:
    owned = 0
    for car in range(CARS):
        owned += int(s.owner[car] == seat)
    return owned


def colour_pips(b: Board, cards: int, car: Car) -> int:
    total = 0
    cards &= b.cards_with[car]
    while cards:
        total += b.card_bid[lowest_bit(cards)][car]
        cards &= cards - 1
    return total


def prices_are_free(b: Board) -> bool:
    """Whether the winner is the furthest or the first, so that money does not count."""
    return b.distance == DISTANCE or b.first_wins != 0


def highest_bid(s: State, b: Board, seat: Seat, m: Weights) -> int:
    """The most a seat wants to pay for the lot on offer."""
    car = s.lot_car[s.lot]
    hand = s.hand[seat] & REGULAR
    pips = colour_pips(b, hand, car)
    if prices_are_free(b):
        return NO_LIMIT
    if m.auction != VALUED:
        return pips // 3 - 2 * cars_owned(s, seat)
    cards = max(1, count_bits(hand))
    usual = 152 * cards // 10  # tenths; a hand of ten holds 15.2 of a colour and 17 of wilds
    wilds = (pips_of(b, hand & ~b.cards_with[car], car) * 10) // 110
    worth = m.any_car + 100 * power_worth(m, s.lot_power[s.lot])  # thousandths of money
    worth += 16 * (pips * 10 - usual) + 5 * (wilds - 17 * cards)
    if s.grid[0] == car:
        worth += m.marked
    elif s.grid[1] == car:
        worth += m.second
    return 4 * worth // 10000


def choose_bid(s: State, b: Board, seat: Seat, m: Weights, more: int, out: list[int]) -> Action:
    """The highest card up to the limit plus `more`; of equal ones the longest, which wins ties."""
    limit = highest_bid(s, b, seat, m) + more
    car = s.lot_car[s.lot]
    n = legal_bids(s, b, seat, out)
    best = -1
    most = 0
    for k in range(n):
        action = out[k]
        if action < PASS:
            card = action % CARDS
            amount = bid_amount(b, card, car, action)
            rank = amount * 8 + b.card_lines[card]
            if amount <= limit and rank > most:
                most = rank
                best = action
    if best >= 0:
        return best
    return quiet_pass(s, b, seat, out, n)


def quiet_pass(s: State, b: Board, seat: Seat, out: list[int], n: int) -> Action:
    """A pass that gives nothing away: a card already shown, or a Speed-8; the lowest bid where one must bid."""
    best = -1
    least = 1 << 30
    for k in range(n):
        action = out[k]
        card = action % CARDS
        if action >= PASS:
            known = s.shown[seat] & b.copies[card] or card >= SPEED8
            rank = -1 if known else b.card_lines[card]
        else:
            rank = 1000 * bid_amount(b, card, s.lot_car[s.lot], action)
        if rank < least:
            least = rank
            best = action
    return best


def choose_power(s: State, b: Board, seat: Seat, m: Weights) -> Action:
    powers = powers_to_keep(s, b, seat)
    best = lowest_bit(powers)
    while powers:
        power = lowest_bit(powers)
        powers &= powers - 1
        if m.powers[power] > m.powers[best]:
            best = power
    return KEEP_POWER + best

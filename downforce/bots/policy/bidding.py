"""Choose bids and powers in the auction, based on what cars, powers and starting places are worth to a bot."""

from ...rng import Rng, below
from ...rules.auction import bid_amount, legal_bids
from ...rules.bits import count_bits, lowest_bit
from ...rules.model import Board, State
from ...rules.names import CARDS, CARS, DISTANCE, KEEP_POWER, NO_POWER, PASS, SPEED8, Action, Car, Power, Seat
from ...rules.powers import powers_to_keep
from .evaluate import pips_for_car
from .weights import VALUED, Weights

NO_LIMIT = 99
REGULAR = (1 << SPEED8) - 1


def power_worth(weights: Weights, power: Power) -> int:
    """Return how much a power is worth to a bot, in tenths of a unit of money. `NO_POWER` is worth 0."""
    return 0 if power == NO_POWER else weights.powers[power]


def cars_owned(state: State, seat: Seat) -> int:
    owned = 0
    for car in range(CARS):
        owned += int(state.owner[car] == seat)
    return owned


def colour_pips(board: Board, cards: int, car: Car) -> int:
    total = 0
    cards &= board.cards_with[car]
    while cards:
        total += board.card_bid[lowest_bit(cards)][car]
        cards &= cards - 1
    return total


def money_is_irrelevant(board: Board) -> bool:
    """Return whether the first or the furthest car decides who wins, so that money does not matter."""
    return board.distance == DISTANCE or board.first_wins != 0


def highest_bid(state: State, board: Board, seat: Seat, weights: Weights, more: int) -> int:
    """Return the most that a seat is willing to pay for the car that is now being auctioned.

    `more` thousandths of money are added to this limit before it is rounded down. They may be negative.
    """
    car = state.lot_car[state.lot]
    hand = state.hand[seat] & REGULAR
    pips = colour_pips(board, hand, car)
    if money_is_irrelevant(board):
        return NO_LIMIT
    if weights.auction != VALUED:
        return pips // 3 - 2 * cars_owned(state, seat) + more // 1000
    cards = max(1, count_bits(hand))
    usual = 152 * cards // 10  # in tenths; ten cards have on average 15.2 pips of one colour and 17 pips of wilds
    wilds = (pips_for_car(board, hand & ~board.cards_with[car], car) * 10) // 110
    worth = weights.any_car + 100 * power_worth(weights, state.lot_power[state.lot])  # in thousandths of money
    worth += weights.colour * (pips * 10 - usual) + weights.wild * (wilds - 17 * cards) + weights.late * state.lot
    owned = cars_owned(state, seat)
    if owned:
        worth -= weights.extra[min(owned, 2) - 1]
    if state.grid[0] == car:
        worth += weights.marked
    elif state.grid[1] == car:
        worth += weights.second
    if weights.least:
        worth = max(worth, 2500 * weights.least)
    return (4 * worth + 10 * more) // 10000


def choose_bid(state: State, board: Board, seat: Seat, weights: Weights, more: int, out: list[int]) -> Action:
    """Return the highest bid that does not exceed the most that the seat is willing to pay.

    `more` thousandths of money are added to this limit and may be negative. If every bid is too high, return a pass, or
    the lowest bid if the seat is not allowed to pass. Among bids of the same amount, choose the card with the most
    lines, because it wins ties.
    """
    limit = highest_bid(state, board, seat, weights, more)
    car = state.lot_car[state.lot]
    n = legal_bids(state, board, seat, out)
    best = -1
    most = 0
    for k in range(n):
        action = out[k]
        if action < PASS:
            card = action % CARDS
            amount = bid_amount(board, card, car, action)
            rank = amount * 8 + board.card_lines[card]
            if amount <= limit and rank > most:
                most = rank
                best = action
    if best >= 0:
        return best
    return quiet_pass(state, board, seat, out, n)


def draw_mood(state: State, board: Board, seat: Seat, weights: Weights, rng: Rng, out: list[int]) -> int:
    """Draw how much more or less than usual a seat is willing to pay this time, in thousandths of money.

    Small differences are more likely than large ones. If the seat has no choice, draw no random number, so that the
    generator stays in step with a bot that chooses from a view.
    """
    if weights.uneven == 0 or legal_bids(state, board, seat, out) == 1:
        return 0
    return below(rng, weights.uneven + 1) - below(rng, weights.uneven + 1)


def quiet_pass(state: State, board: Board, seat: Seat, out: list[int], n: int) -> Action:
    """Return a pass in the auction, if possible with a card that tells the other players nothing.

    Such a card is a Speed-8 or a card that the other players have already seen. If the seat is not allowed to pass,
    return the lowest bid.
    """
    best = -1
    least = 1 << 30
    for k in range(n):
        action = out[k]
        card = action % CARDS
        if action >= PASS:
            known = state.shown[seat] & board.copies[card] or card >= SPEED8
            rank = -1 if known else board.card_lines[card]
        else:
            rank = 1000 * bid_amount(board, card, state.lot_car[state.lot], action)
        if rank < least:
            least = rank
            best = action
    return best


def choose_power(state: State, board: Board, seat: Seat, weights: Weights) -> Action:
    powers = powers_to_keep(state, board, seat)
    best = lowest_bit(powers)
    while powers:
        power = lowest_bit(powers)
        powers &= powers - 1
        if weights.powers[power] > weights.powers[best]:
            best = power
    return KEEP_POWER + best

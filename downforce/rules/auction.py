"""The auction of six lots, each a car with a power. The highest bidder wins; unsold lots are offered a second time."""

from typing import Final, Literal, TypeAlias

from .bits import count_bits, lowest_bit
from .model import Board, State
from .names import (
    AUCTION,
    BID,
    BID_SECOND,
    BY_COLOUR,
    BY_LOWEST,
    BY_WILD,
    CARDS,
    CARS,
    CHOICE,
    NO_CARD,
    NO_LINE,
    NO_POWER,
    NOBODY,
    OFFER,
    PASS,
    SETTLE,
    SPEED8,
    TIE,
    WILD,
    Action,
    Car,
    Card,
    Mask,
    Power,
    Seat,
)

# The tie-breaks between equal bids, in order: more cars on the card (R039), no wild on it (R040, U37).
TieBreakName: TypeAlias = Literal["cars", "no-wild"]
TIE_BREAK_NAMES: Final[tuple[TieBreakName, ...]] = ("cars", "no-wild")
TIE_BREAKS: Final = len(TIE_BREAK_NAMES)


def seats_without_car(s: State) -> Mask:
    seats = (1 << s.players) - 1
    for car in range(CARS):
        if s.owner[car] != NOBODY:
            seats &= ~(1 << s.owner[car])
    return seats


def is_second_round(s: State) -> bool:
    return s.lot >= s.lots_first


def must_bid(s: State) -> bool:
    """Return whether seats must bid for the current auction lot and cannot pass (U31).

    In the second round of the auction, they must bid if there are at least as many seats without a car as unsold lots.
    """
    return is_second_round(s) and s.lots - s.lot <= count_bits(seats_without_car(s))


def offer_lot(s: State, b: Board) -> None:
    """Continue the auction: offer the next lot, sell the last car to the only seat without one, or end the auction."""
    for seat in range(s.players):
        s.bid_card[seat] = NO_CARD
        s.bid[seat] = 0
    without = seats_without_car(s)
    unsold = s.lots - s.lot  # lots that were set aside are unsold, too (U28)
    if unsold == 0 or (without == 0 and is_second_round(s)):  # R064: the remaining cars have no owner
        s.phase = CHOICE
    elif unsold == 1 and count_bits(without) == 1:
        buy_last_car(s, b, lowest_bit(without))
    else:
        only_without = is_second_round(s) or unsold <= count_bits(without)  # R051, R061, U29
        s.waiting = seats_with_hand(s) & (without if only_without else (1 << s.players) - 1)
        s.phase = AUCTION if s.waiting else SETTLE


def seats_with_hand(s: State) -> Mask:
    """Return the seats that hold at least one card.

    In a normal auction, every seat holds cards. A seat can be without cards only in a custom scenario.
    """
    seats = 0
    for seat in range(s.players):
        if s.hand[seat]:
            seats |= 1 << seat
    return seats


def buy_last_car(s: State, b: Board, seat: Seat) -> None:
    """Sell the last car to the only seat without one (R053-R055, U32, U33).

    The price is the lowest bid that this seat's cards allow.
    """
    car = s.lot_car[s.lot]
    if s.hand[seat] == 0:
        award(s, b, seat, 0)
        return
    card = lowest_card(s, b, seat, car)
    s.bid_card[seat] = card
    s.shown[seat] |= 1 << card
    price = lowest_bid(b, card, car)
    note_floors(s, b, seat, card, price)
    award(s, b, seat, price)


def note_floors(s: State, b: Board, seat: Seat, card: Card, lowest: int) -> None:
    """Record what a seat's bid reveals about the other cards in its hand.

    A bid made with a card that lacks the car's colour reveals that no card in the hand has this colour. When a seat is
    forced to buy a car, the price reveals that none of its cards has a lower value in the car's colour.
    """
    car = s.lot_car[s.lot]
    if b.card_bid[card][car]:
        s.floor[seat][car] = max(s.floor[seat][car], lowest)
        return
    s.floor[seat][car] = NO_LINE
    if b.card_wilds[card]:
        s.floor[seat][WILD] = max(s.floor[seat][WILD], lowest)
        return
    s.floor[seat][WILD] = NO_LINE
    for colour in range(CARS):
        s.floor[seat][colour] = max(s.floor[seat][colour], lowest)


def lowest_card(s: State, b: Board, seat: Seat, car: Car) -> Card:
    """Return the card that gives a seat its lowest possible bid for a car.

    Only cards with a line in the car's colour are considered. If the seat has none, cards with a wild are considered
    instead. If it has none of those either, any card may be used.
    """
    cards = s.hand[seat] & b.cards_with[car]
    if cards == 0:
        cards = s.hand[seat] & b.cards_with[WILD]
    if cards == 0:
        cards = s.hand[seat]
    best = lowest_bit(cards)
    while cards:
        card = lowest_bit(cards)
        cards &= cards - 1
        if lowest_bid(b, card, car) < lowest_bid(b, best, car):
            best = card
    return best


def lowest_bid(b: Board, card: Card, car: Car) -> int:
    """Return the lowest amount that can be bid for a car with this card."""
    if bid_by(b, card, car) == BY_WILD and b.card_wilds[card] == 2:
        return min(b.card_wild[card][0], b.card_wild[card][1])
    return bid_amount(b, card, car, BID)


def list_cards(b: Board, out: list[int], n: int, cards: Mask, first: Action) -> int:
    """Append an action to `out` for each distinct card in a set of cards, and return the new number of actions.

    Identical copies of a card are listed only once. `n` is the number of actions that `out` already holds, and `first`
    is the action for card 0.
    """
    while cards:
        card = lowest_bit(cards)
        cards &= ~b.copies[card]
        out[n] = first + b.first_copy[card]
        n += 1
    return n


def legal_bids(s: State, b: Board, seat: Seat, out: list[int]) -> int:
    """Write all of a seat's legal bids and passes to `out`, and return how many there are."""
    hand = s.hand[seat]
    of_colour = hand & b.cards_with[s.lot_car[s.lot]]
    wilds = hand & b.cards_with[WILD]
    must = must_bid(s)
    n = 0
    if of_colour:  # any card without the colour, even a wild, is then a pass (U21)
        n = list_cards(b, out, n, of_colour, BID)
    elif wilds:  # R067
        n = list_cards(b, out, n, wilds, BID)
        n = list_cards(b, out, n, with_two_values(b, wilds), BID_SECOND)
    elif b.any_card_bid or must:  # R068
        n = list_cards(b, out, n, hand, BID)
    if not must:
        n = list_cards(b, out, n, hand & ~of_colour, PASS)  # U18: a pass is laid face down like a bid
    return n


def with_two_values(b: Board, cards: Mask) -> Mask:
    """Return the cards in a set that have two wilds with different values.

    A seat that bids with such a card must choose one of the two values (U23).
    """
    found = 0
    while cards:
        card = lowest_bit(cards)
        cards &= cards - 1
        if b.card_wilds[card] == 2 and b.card_wild[card][0] != b.card_wild[card][1]:
            found |= 1 << card
    return found


def lay_bid(s: State, b: Board, seat: Seat, action: Action) -> None:
    """Place one of a seat's cards face down for the current auction lot, as a bid or as a pass."""
    card = lowest_bit(s.hand[seat] & b.copies[action % CARDS])
    s.bid_card[seat] = card
    s.bid[seat] = 0 if action >= PASS else bid_amount(b, card, s.lot_car[s.lot], action)
    s.waiting &= ~(1 << seat)
    if s.waiting == 0:
        s.phase = SETTLE


def bid_amount(b: Board, card: Card, car: Car, action: Action) -> int:
    """Return the amount that a seat bids for a car with this card.

    If the bid is made with a wild and the card has two of them, the action says which one is used.
    """
    by = bid_by(b, card, car)
    if by == BY_COLOUR:
        return b.card_bid[card][car]
    return b.card_wild[card][int(action >= BID_SECOND)] if by == BY_WILD else b.card_lowest[card]


def bid_by(b: Board, card: Card, car: Car) -> int:
    """Return which kind of line on a card determines the amount of a bid for a car.

    It is the line in the car's colour or, if there is none, a wild (R067). If the card has neither, it is the line with
    the lowest value (R068).
    """
    if b.card_bid[card][car]:
        return BY_COLOUR
    return BY_WILD if b.card_wilds[card] else BY_LOWEST


def tie_break(b: Board, card: Card, k: int) -> int:
    """Return a card's score in the tie-break with index `k` (R039, R040, U37).

    If two bids are equal, the card with the higher score wins.
    """
    return b.card_lines[card] if k == 0 else int(b.card_wilds[card] == 0)


def rank_bid(s: State, b: Board, seat: Seat) -> int:
    """Return a number for comparing a seat's bid with other bids. The higher number wins.

    Bids are compared by their amounts first, and then by each tie-break in order. A tie-break score is at most seven,
    so it takes up three bits of the number.
    """
    rank = s.bid[seat]
    for k in range(TIE_BREAKS):
        rank = rank * 8 + tie_break(b, s.bid_card[seat], k)
    return rank


def settle_lot(s: State, b: Board) -> None:
    """Turn the cards played for the current auction lot face up, and sell the lot to the highest bidder (R036).

    If nobody bid, the lot stays unsold. If bids are still tied after the tie-breaks, the winner will be drawn at
    random.
    """
    best = 0
    tied = 0
    for seat in range(s.players):
        card = s.bid_card[seat]
        if card != NO_CARD:
            s.shown[seat] |= 1 << card
            if s.bid[seat]:
                note_floors(s, b, seat, card, 0)
                rank = rank_bid(s, b, seat)
                if rank > best:
                    best = rank
                    tied = 0
                if rank == best:
                    tied |= 1 << seat
    if tied == 0:
        leave_lot(s)
    elif tied & (tied - 1):
        s.tied = tied
        s.phase = TIE
    else:
        award(s, b, lowest_bit(tied), s.bid[lowest_bit(tied)])


def draw_winner(s: State, b: Board, seat: Seat) -> None:
    """Sell the auction lot to the tied seat that was drawn at random (U36)."""
    s.tied = 0
    award(s, b, seat, s.bid[seat])


def leave_lot(s: State) -> None:
    """Set aside an auction lot that nobody bid for, so that it is offered again (R059).

    In the second round, its car is left without an owner instead (R063).
    """
    if not is_second_round(s):
        s.lot_car[s.lots] = s.lot_car[s.lot]
        s.lot_power[s.lots] = s.lot_power[s.lot]
        s.lots += 1
    s.sold_to = NOBODY
    s.sold_for = 0
    s.lot += 1
    s.phase = OFFER


def award(s: State, b: Board, seat: Seat, price: int) -> None:
    """Sell the current auction lot to a seat at the given price."""
    gain_car(s, b, seat, s.lot_car[s.lot], s.lot_power[s.lot], price)
    s.sold_to = seat
    s.sold_for = price
    s.lot += 1
    s.phase = OFFER


def gain_car(s: State, b: Board, seat: Seat, car: Car, power: Power, price: int) -> None:
    """Give a seat a car, the power that comes with it and the car's Speed-8 card (R041-R044).

    In a two-player game, the Speed-8 card does not go into the hand but lies face up on the table (R169).
    """
    s.owner[car] = seat
    s.paid[car] = price
    if power != NO_POWER:
        s.won[seat] |= 1 << power
    if b.two_player_piles:
        s.open8[seat] |= 1 << (SPEED8 + car)
    else:
        s.hand[seat] |= 1 << (SPEED8 + car)
        s.shown[seat] |= 1 << (SPEED8 + car)

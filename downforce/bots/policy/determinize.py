"""Draw anew what a seat cannot see: others' cards, piles, lots to come, secret bids, powers and bets.

Only what the seat may know is read, so two games it cannot tell apart are determinized alike (a test holds it).
"""

from ...rng import Rng, below, shuffle
from ...rules.bits import count_bits, lowest_bit
from ...rules.model import Board, Deal, State
from ...rules.names import (
    AUCTION,
    CARS,
    CHOICE,
    KEEP,
    NO_CARD,
    NO_POWER,
    OFFER,
    REGULAR_CARDS,
    SETTLE,
    TIE,
    Card,
    Mask,
    Seat,
)

REGULAR = (1 << REGULAR_CARDS) - 1
TRIES = 40  # at moving a card that its new owner cannot hold


def determinize(s: State, b: Board, seat: Seat, c: Rng, d: Deal) -> None:
    """Turn the state, in place, into one that the seat considers possible. `d` is scratch."""
    deal_hidden(s, b, seat, c, d)
    shuffle_lots(s, c, d)
    take_back_secrets(s, seat)


def can_hold(s: State, b: Board, seat: Seat, card: Card) -> bool:
    """Whether a seat can have this card, by what the auction has told."""
    for i in range(b.card_lines[card]):
        if b.card_value[card][i] < s.floor[seat][b.card_car[card][i]]:
            return False
    return True


def before_race(s: State) -> bool:
    return (
        s.phase == AUCTION
        or s.phase == KEEP
        or s.phase == TIE
        or s.phase == OFFER
        or s.phase == SETTLE
        or s.phase == CHOICE
    )


def pile_size(s: State, b: Board, seat: Seat) -> int:
    """Cards in a seat's own pile, once it has one."""
    if b.two_player_piles == 0 or before_race(s):
        return 0
    return s.pile_end[seat] - s.pile_next[seat]


def pile_mask(s: State, seat: Seat) -> Mask:
    cards = 0
    for i in range(s.pile_next[seat], s.pile_end[seat]):
        cards |= 1 << s.pile[i]
    return cards


def deal_hidden(s: State, b: Board, seat: Seat, c: Rng, d: Deal) -> None:
    """Shuffle the cards whose place is unknown, and give every seat as many as it has."""
    known = s.discard | s.hand[seat]
    if s.card != NO_CARD:
        known |= 1 << s.card
    if pile_size(s, b, seat):
        known |= pile_mask(s, seat)
    for other in range(s.players):
        if other != seat:
            known |= s.shown[other]
    pool = REGULAR & ~known
    n = 0
    while pool:
        d.cards[n] = lowest_bit(pool)
        pool &= pool - 1
        n += 1
    shuffle(c, d.cards, n)
    respect_floors(s, b, seat, c, d, n)
    first = 0
    for other in range(s.players):
        if other != seat:
            first = give_cards(s, b, other, c, d, first)
        elif b.two_player_piles:
            shuffle_pile(s, b, seat, c, d)
    if b.small_hands:
        for i in range(s.pile_next[0], s.pile_end[0]):
            s.pile[i] = d.cards[first]
            first += 1
    elif b.two_player_piles == 0:
        s.undealt = 0
        while first < n:
            s.undealt |= 1 << d.cards[first]
            first += 1


def hidden_cards(s: State, b: Board, seat: Seat) -> int:
    """How many of a seat's regular cards nobody else has seen."""
    cards = count_bits(s.hand[seat] & REGULAR) + pile_size(s, b, seat)
    return cards - count_bits(s.shown[seat] & REGULAR)


def respect_floors(s: State, b: Board, seat: Seat, c: Rng, d: Deal, n: int) -> None:
    """Swap away cards that a seat is known not to have, as far as a few tries allow."""
    first = 0
    for other in range(s.players):
        if other == seat:
            continue
        last = first + hidden_cards(s, b, other)
        for i in range(first, last):
            tries = 0
            while tries < TRIES and not can_hold(s, b, other, d.cards[i]):
                tries += 1
                j = below(c, n)
                if (j < first or j >= last) and can_hold(s, b, other, d.cards[j]) and suits(s, b, seat, d.cards[i], j):
                    card = d.cards[i]
                    d.cards[i] = d.cards[j]
                    d.cards[j] = card
        first = last


def suits(s: State, b: Board, seat: Seat, card: Card, place: int) -> bool:
    """Whether the seat that gets the card at this place of the shuffle can have it."""
    first = 0
    for other in range(s.players):
        if other != seat:
            first += hidden_cards(s, b, other)
            if place < first:
                return can_hold(s, b, other, card)
    return True


def give_cards(s: State, b: Board, seat: Seat, c: Rng, d: Deal, first: int) -> int:
    """A seat's cards: those it has shown, and the next of the shuffled ones."""
    eights = s.hand[seat] & ~REGULAR
    size = count_bits(s.hand[seat] & REGULAR)
    last = first + hidden_cards(s, b, seat)
    cards = s.shown[seat] & REGULAR
    for i in range(first, last):
        cards |= 1 << d.cards[i]
    s.hand[seat] = cards | eights
    if b.two_player_piles:
        lay_pile(s, b, seat, c, cards, size)
    return last


def lay_pile(s: State, b: Board, seat: Seat, c: Rng, cards: Mask, size: int) -> None:
    """Two players: some of these cards are the hand, the others the pile, in any order."""
    begin = s.pile_end[seat] - count_bits(cards) if before_race(s) else s.pile_next[seat]
    n = 0
    hand = 0
    left = count_bits(cards)
    while left:
        k = below(c, left)
        rest = cards
        for _ in range(k):
            rest &= rest - 1
        card = lowest_bit(rest)
        cards &= ~(1 << card)
        left -= 1
        if before_race(s):
            s.pile[begin + n] = card
            n += 1
        elif count_bits(hand) < size:
            hand |= 1 << card
        else:
            s.pile[begin + n] = card
            n += 1
    if not before_race(s):
        s.hand[seat] = hand


def shuffle_pile(s: State, b: Board, seat: Seat, c: Rng, d: Deal) -> None:
    """A seat's own pile: it knows the cards, not their order."""
    for i in range(s.pile_end[seat] - 1, s.pile_next[seat], -1):
        j = s.pile_next[seat] + below(c, i + 1 - s.pile_next[seat])
        card = s.pile[i]
        s.pile[i] = s.pile[j]
        s.pile[j] = card


def shuffle_lots(s: State, c: Rng, d: Deal) -> None:
    """Shuffle the lots not yet turned up. Where powers run short, the last lots have none."""
    first = s.lot + 1 if s.phase == AUCTION or s.phase == TIE or s.phase == SETTLE else s.lot
    n = 0
    powers = 0
    for i in range(first, s.lots_first):
        d.lot_car[n] = s.lot_car[i]
        if s.lot_power[i] != NO_POWER:
            d.lot_power[powers] = s.lot_power[i]
            powers += 1
        n += 1
    sort_first(d.lot_car, n)
    sort_first(d.lot_power, powers)
    shuffle(c, d.lot_car, n)
    shuffle(c, d.lot_power, powers)
    for i in range(n):
        s.lot_car[first + i] = d.lot_car[i]
        s.lot_power[first + i] = d.lot_power[i] if i < powers else NO_POWER


def sort_first(items: list[int], n: int) -> None:
    """Sort the first n, so that the true order leaves no trace."""
    for i in range(1, n):
        j = i
        while j > 0 and items[j - 1] > items[j]:
            kept = items[j]
            items[j] = items[j - 1]
            items[j - 1] = kept
            j -= 1


def take_back_secrets(s: State, seat: Seat) -> None:
    """Bids and powers of others that are not yet open count as not yet chosen; their bets are unknown."""
    for other in range(s.players):
        if other == seat:
            continue
        if s.phase == AUCTION and s.bid_card[other] != NO_CARD:
            s.bid_card[other] = NO_CARD
            s.bid[other] = 0
            s.waiting |= 1 << other
        if s.phase == KEEP and s.choosing & (1 << other):
            s.power[other] = NO_POWER
            s.waiting |= 1 << other
        for k in range(3):
            if s.bet[other][k] >= 0:
                s.bet[other][k] = CARS  # unknown, to be guessed

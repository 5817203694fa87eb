"""Guess what a seat cannot see: redraw hidden cards, piles and future lots, and clear other seats' secret choices.

Only information visible to the seat is used. Two games that the seat cannot tell apart are therefore treated in the
same way, and a test checks this.
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
TRIES = 40  # attempts to swap away a card that its new owner cannot hold


def determinize(state: State, board: Board, seat: Seat, rng: Rng, deal: Deal) -> None:
    """Replace the information that is hidden from a seat with a random guess that fits what the seat knows.

    `deal` is used as a buffer.
    """
    deal_hidden(state, board, seat, rng, deal)
    shuffle_lots(state, rng, deal)
    hide_secrets(state, seat)


def can_hold(state: State, board: Board, seat: Seat, card: Card) -> bool:
    """Return whether a seat could be holding this card, given what its bids and passes have revealed."""
    for i in range(board.card_lines[card]):
        if board.card_value[card][i] < state.floor[seat][board.card_car[card][i]]:
            return False
    return True


def before_race(state: State) -> bool:
    return (
        state.phase == AUCTION
        or state.phase == KEEP
        or state.phase == TIE
        or state.phase == OFFER
        or state.phase == SETTLE
        or state.phase == CHOICE
    )


def pile_size(state: State, board: Board, seat: Seat) -> int:
    """Return the number of cards in a seat's own draw pile, or 0 before the race and in games without such piles."""
    if board.two_player_piles == 0 or before_race(state):
        return 0
    return state.pile_end[seat] - state.pile_next[seat]


def pile_mask(state: State, seat: Seat) -> Mask:
    cards = 0
    for i in range(state.pile_next[seat], state.pile_end[seat]):
        cards |= 1 << state.pile[i]
    return cards


def deal_hidden(state: State, board: Board, seat: Seat, rng: Rng, deal: Deal) -> None:
    """Shuffle the cards whose location the seat does not know, and deal them to the other seats.

    Every other seat gets as many cards as it has in the actual game.
    """
    known = state.discard | state.hand[seat]
    if state.card != NO_CARD:
        known |= 1 << state.card
    if pile_size(state, board, seat):
        known |= pile_mask(state, seat)
    for other in range(state.players):
        if other != seat:
            known |= state.shown[other]
    pool = REGULAR & ~known
    n = 0
    while pool:
        deal.cards[n] = lowest_bit(pool)
        pool &= pool - 1
        n += 1
    shuffle(rng, deal.cards, n)
    respect_floors(state, board, seat, rng, deal, n)
    first = 0
    for other in range(state.players):
        if other != seat:
            first = give_cards(state, board, other, rng, deal, first)
        elif board.two_player_piles:
            shuffle_pile(state, board, seat, rng, deal)
    if board.small_hands:
        for i in range(state.pile_next[0], state.pile_end[0]):
            state.pile[i] = deal.cards[first]
            first += 1
    elif board.two_player_piles == 0:
        state.undealt = 0
        while first < n:
            state.undealt |= 1 << deal.cards[first]
            first += 1


def hidden_cards(state: State, board: Board, seat: Seat) -> int:
    """Return the number of a seat's regular cards that no other seat has seen."""
    cards = count_bits(state.hand[seat] & REGULAR) + pile_size(state, board, seat)
    return cards - count_bits(state.shown[seat] & REGULAR)


def respect_floors(state: State, board: Board, seat: Seat, rng: Rng, deal: Deal, n: int) -> None:
    """Swap dealt cards so that no seat gets a card that its bids and passes rule out.

    The number of attempts per card is limited, so a few such cards may remain.
    """
    first = 0
    for other in range(state.players):
        if other == seat:
            continue
        last = first + hidden_cards(state, board, other)
        for i in range(first, last):
            tries = 0
            while tries < TRIES and not can_hold(state, board, other, deal.cards[i]):
                tries += 1
                j = below(rng, n)
                if (
                    (j < first or j >= last)
                    and can_hold(state, board, other, deal.cards[j])
                    and fits_place(state, board, seat, deal.cards[i], j)
                ):
                    card = deal.cards[i]
                    deal.cards[i] = deal.cards[j]
                    deal.cards[j] = card
        first = last


def fits_place(state: State, board: Board, seat: Seat, card: Card, place: int) -> bool:
    """Return whether `card` may be put at index `place` of the shuffled cards.

    It may not if the card at this index is dealt to another seat, and that seat's bids and passes rule out `card`.
    """
    first = 0
    for other in range(state.players):
        if other != seat:
            first += hidden_cards(state, board, other)
            if place < first:
                return can_hold(state, board, other, card)
    return True


def give_cards(state: State, board: Board, seat: Seat, rng: Rng, deal: Deal, first: int) -> int:
    """Give a seat the cards that it has shown, and deal its other cards from the shuffled cards.

    `first` is the index of the first card to deal. Return the index of the first card that was not dealt.
    """
    eights = state.hand[seat] & ~REGULAR
    size = count_bits(state.hand[seat] & REGULAR)
    last = first + hidden_cards(state, board, seat)
    cards = state.shown[seat] & REGULAR
    for i in range(first, last):
        cards |= 1 << deal.cards[i]
    state.hand[seat] = cards | eights
    if board.two_player_piles:
        lay_pile(state, board, seat, rng, cards, size)
    return last


def lay_pile(state: State, board: Board, seat: Seat, rng: Rng, cards: Mask, size: int) -> None:
    """In a two-player game, split a seat's cards at random into its hand and its draw pile."""
    begin = state.pile_end[seat] - count_bits(cards) if before_race(state) else state.pile_next[seat]
    n = 0
    hand = 0
    left = count_bits(cards)
    while left:
        k = below(rng, left)
        rest = cards
        for _ in range(k):
            rest &= rest - 1
        card = lowest_bit(rest)
        cards &= ~(1 << card)
        left -= 1
        if before_race(state):
            state.pile[begin + n] = card
            n += 1
        elif count_bits(hand) < size:
            hand |= 1 << card
        else:
            state.pile[begin + n] = card
            n += 1
    if not before_race(state):
        state.hand[seat] = hand


def shuffle_pile(state: State, board: Board, seat: Seat, rng: Rng, deal: Deal) -> None:
    """Shuffle a seat's own draw pile. The seat knows which cards are in the pile, but not in which order."""
    for i in range(state.pile_end[seat] - 1, state.pile_next[seat], -1):
        j = state.pile_next[seat] + below(rng, i + 1 - state.pile_next[seat])
        card = state.pile[i]
        state.pile[i] = state.pile[j]
        state.pile[j] = card


def shuffle_lots(state: State, rng: Rng, deal: Deal) -> None:
    """Shuffle the unrevealed lots of the auction. If there are fewer powers than lots, the last lots have no power."""
    first = state.lot + 1 if state.phase == AUCTION or state.phase == TIE or state.phase == SETTLE else state.lot
    n = 0
    powers = 0
    for i in range(first, state.lots_first):
        deal.lot_car[n] = state.lot_car[i]
        if state.lot_power[i] != NO_POWER:
            deal.lot_power[powers] = state.lot_power[i]
            powers += 1
        n += 1
    sort_first(deal.lot_car, n)
    sort_first(deal.lot_power, powers)
    shuffle(rng, deal.lot_car, n)
    shuffle(rng, deal.lot_power, powers)
    for i in range(n):
        state.lot_car[first + i] = deal.lot_car[i]
        state.lot_power[first + i] = deal.lot_power[i] if i < powers else NO_POWER


def sort_first(items: list[int], n: int) -> None:
    """Sort the first `n` items in place, so that a later shuffle does not depend on their original order."""
    for i in range(1, n):
        j = i
        while j > 0 and items[j - 1] > items[j]:
            swapped = items[j]
            items[j] = items[j - 1]
            items[j - 1] = swapped
            j -= 1


def hide_secrets(state: State, seat: Seat) -> None:
    """Clear the secret bids and powers of the other seats, and mark their bets as unknown."""
    for other in range(state.players):
        if other == seat:
            continue
        if state.phase == AUCTION and state.bid_card[other] != NO_CARD:
            state.bid_card[other] = NO_CARD
            state.bid[other] = 0
            state.waiting |= 1 << other
        if state.phase == KEEP and state.choosing & (1 << other):
            state.power[other] = NO_POWER
            state.waiting |= 1 << other
        for k in range(3):
            if state.bet[other][k] >= 0:
                state.bet[other][k] = CARS  # unknown until guess_bets chooses a car

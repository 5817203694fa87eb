"""The choice of powers: after the auction, every seat keeps one of the powers that it bought (R056, U41)."""

from .bits import count_bits, lowest_bit
from .model import Board, State
from .names import (
    AGGRESSIVE,
    CARS,
    CHOICE,
    CUNNING,
    KEEP,
    KEEP_POWER,
    NO_POWER,
    NOBODY,
    POWERS,
    START,
    STRATEGIC,
    SWAP,
    TRICKY,
    UNPREDICTABLE,
    Action,
    Card,
    Mask,
    Power,
    Seat,
)


def swaps_cunning(s: State, b: Board) -> Seat:
    """Return the seat that must exchange the Cunning power for another one, or NOBODY if no seat has to (R175, U125).

    This can happen only in a two-player game.
    """
    if s.players == 2 and b.cunning == SWAP:
        for seat in range(2):
            if s.won[seat] & (1 << CUNNING):
                return seat
    return NOBODY


def ask_powers(s: State, b: Board) -> None:
    """Ask all seats that bought several powers to choose one. All of them are asked at the same time.

    A seat that must exchange the Cunning power is asked only after the other seat has chosen.
    """
    swapper = swaps_cunning(s, b)
    asked = 0
    for seat in range(s.players):
        if seat != swapper and s.power[seat] == NO_POWER and s.won[seat]:
            if count_bits(s.won[seat]) == 1:
                s.power[seat] = lowest_bit(s.won[seat])
            else:
                asked |= 1 << seat
    if asked == 0 and swapper != NOBODY and s.power[swapper] == NO_POWER:
        asked = 1 << swapper
    s.waiting = asked
    s.choosing = asked
    s.phase = KEEP if asked else START


def powers_to_keep(s: State, b: Board, seat: Seat) -> Mask:
    """Return the powers that a seat can choose from. It keeps one of them."""
    if seat != swaps_cunning(s, b):
        return s.won[seat]
    powers = (1 << POWERS) - 1 & ~(1 << CUNNING)
    other = s.power[1 - seat]
    return powers if other == NO_POWER else powers & ~(1 << other)


def legal_keeps(s: State, b: Board, seat: Seat, out: list[int]) -> int:
    """Write an action to `out` for each power that a seat may choose to keep, and return how many there are."""
    powers = powers_to_keep(s, b, seat)
    n = 0
    while powers:
        out[n] = KEEP_POWER + lowest_bit(powers)
        powers &= powers - 1
        n += 1
    return n


def keep_power(s: State, seat: Seat, action: Action) -> None:
    """Record the power that a seat has chosen to keep."""
    s.power[seat] = action - KEEP_POWER
    s.waiting &= ~(1 << seat)
    if s.waiting == 0:
        s.choosing = 0
        s.phase = CHOICE


def cards_for_power(s: State, b: Board, seat: Seat, power: Power) -> Mask:
    """Return which of a seat's cards would allow it to use a power, regardless of where the cars are."""
    own = 0
    for car in range(CARS):
        own |= int(s.owner[car] == seat) << car
    served = 0
    cards = s.hand[seat] | s.open8[seat]
    while cards:
        card = lowest_bit(cards)
        cards &= cards - 1
        served |= int(can_use_power(b, card, power, own)) << card
    return served


def can_use_power(b: Board, card: Card, power: Power, own: Mask) -> bool:
    """Return whether a seat could use a power when it plays this card. `own` is the set of cars that the seat owns."""
    if power == AGGRESSIVE:  # an own car on the first line
        return own >> b.card_car[card][0] & 1 != 0
    if power == TRICKY:  # an own car on the last line, which would be played first
        lines = b.card_lines[card]
        return lines > 1 and own >> b.card_car[card][lines - 1] & 1 != 0
    if power == STRATEGIC:  # a line for a rival's car, which could be skipped
        return b.card_cars[card] & ~own != 0
    if power == UNPREDICTABLE:
        return b.card_wilds[card] > 0
    return b.card_cars[card] & own != 0


def gives_choice(b: Board, card: Card, power: Power) -> bool:
    """Return whether a power gives its owner additional choices when playing this card (R148, R150, R152)."""
    if power == TRICKY:
        return b.card_lines[card] > 1
    return power == STRATEGIC or (power == UNPREDICTABLE and b.card_wilds[card] > 0)

"""The race: seats take turns playing cards, and the lines of each card move the cars one after another."""

from .auction import list_cards
from .bits import lowest_bit
from .drive import end_line, has_skip, set_car, skip_line
from .model import Board, State
from .names import (
    ALL_CARS,
    CARD_DONE,
    CARS,
    LINE,
    LINES,
    NAME,
    NAME_WILD,
    NO_CARD,
    NOBODY,
    PLAY,
    PLAY_CARD,
    PLAY_REVERSED,
    SKIP,
    SPEED8,
    TRICKY,
    TURN,
    UNPREDICTABLE,
    WILD,
    Action,
    Car,
    Card,
    Mask,
    Seat,
)
from .walk import can_step

TWO_PLAYER_HAND = 7  # R171


# The start of the race.


def start_race(s: State, b: Board) -> None:
    """Start the race. The first turn goes to the owner of the car nearest the front of the grid (R069, U46).

    Cars without an owner are ignored.
    """
    if b.small_hands:  # the auction revealed nothing about the cards that will be drawn
        for seat in range(s.players):
            for colour in range(CARS + 1):
                s.floor[seat][colour] = 0
    if b.two_player_piles:
        for seat in range(2):
            s.hand[seat] = 0
            for _ in range(TWO_PLAYER_HAND):
                draw_card(s, seat, seat)
    s.turn = 0
    for place in range(CARS - 1, -1, -1):
        if s.owner[s.grid[place]] != NOBODY:
            s.turn = s.owner[s.grid[place]]
    if not give_turn(s, s.turn):
        s.phase = TURN  # a scenario in which no seat has a card: the race is over at once (R073)


def give_turn(s: State, first: Seat) -> bool:
    """Give the turn to the next seat that still has a card, starting with the seat `first` (R071, U47, U48).

    Return False if no seat has a card left.
    """
    for i in range(s.players):
        seat = (first + i) % s.players
        if s.hand[seat] | s.open8[seat]:
            s.turn = seat
            s.waiting = 1 << seat
            s.phase = PLAY
            return True
    return False


def draw_card(s: State, seat: Seat, pile: Seat) -> None:
    """Draw a card from a draw pile into a seat's hand. Do nothing if the pile is empty."""
    if s.pile_next[pile] < s.pile_end[pile]:  # U120, U127: nothing is drawn from an empty pile
        s.hand[seat] |= 1 << s.pile[s.pile_next[pile]]
        s.pile_next[pile] += 1


# Playing a card.


def legal_plays(s: State, b: Board, seat: Seat, out: list[int]) -> int:
    """Write an action to `out` for each legal way to play a card, and return how many there are."""
    cards = s.hand[seat] | s.open8[seat]
    n = list_cards(b, out, 0, cards, PLAY_CARD)
    if s.power[seat] == TRICKY:
        n = list_cards(b, out, n, cards & b.several_lines, PLAY_REVERSED)  # R150, U88
    return n


def play_card(s: State, b: Board, seat: Seat, action: Action) -> None:
    reverse = action >= PLAY_REVERSED
    kind = action - PLAY_REVERSED if reverse else action - PLAY_CARD
    card = lowest_bit((s.hand[seat] | s.open8[seat]) & b.copies[kind])
    s.draws = int(b.small_hands or (b.two_player_piles and card < SPEED8))  # R166, U118; R173, R174
    s.hand[seat] &= ~(1 << card)
    s.open8[seat] &= ~(1 << card)
    forget_shown(s, b, seat, card)
    s.card = card
    s.lines_left = b.card_lines[card]
    s.line = s.lines_left - 1 if reverse else 0
    s.direction = -1 if reverse else 1
    s.named = 0
    s.skipped = 0
    s.waiting = 0
    s.phase = LINE


def forget_shown(s: State, b: Board, seat: Seat, card: Card) -> None:
    """Update which cards in a seat's hand are publicly known after the seat has played a card.

    If the other players knew that the hand contained a copy of this card, that copy counts as played, because identical
    copies cannot be told apart.
    """
    known = s.shown[seat] & b.copies[card]
    if known & (1 << card):
        s.shown[seat] &= ~(1 << card)
    elif known:
        s.shown[seat] &= ~(1 << lowest_bit(known))


def reach_line(s: State, b: Board) -> None:
    """Read the next line of the card and determine which car it moves. If there are no more lines, finish the card."""
    if s.lines_left == 0:
        s.phase = CARD_DONE
        return
    colour = b.card_car[s.card][s.line]
    if colour != WILD:
        set_car(s, b, colour)
        return
    cars = cars_to_name(s, b)
    s.may_skip = int(has_skip(s) and some_can_step(s, b, cars))
    if cars == 0:
        end_line(s)  # U52
    elif s.may_skip or cars & (cars - 1):
        s.phase = NAME_WILD
        s.waiting = 1 << s.turn
    else:
        name_car(s, b, lowest_bit(cars))


def end_card(s: State, b: Board) -> None:
    """Discard the card that was played and, in variants with draw piles, draw another one (R079, R166, R173)."""
    s.discard |= 1 << s.card
    s.card = NO_CARD
    if s.draws == 1:
        draw_card(s, s.turn, 0 if b.small_hands else s.turn)
    s.phase = LINES


# Wilds.


def cars_to_name(s: State, b: Board) -> Mask:
    """Return the cars that the player may choose for a wild on a card.

    Cars that are printed on the card (R083) or already chosen for its other wild (R087) are not allowed, but cars that
    cannot move are (R085). With the Unpredictable power, cars printed on the card are allowed as well.
    """
    cars = ALL_CARS & ~s.named
    return cars if s.power[s.turn] == UNPREDICTABLE else cars & ~b.card_cars[s.card]


def some_can_step(s: State, b: Board, cars: Mask) -> bool:
    """Return whether at least one of the given cars can move."""
    for car in range(CARS):
        if cars & (1 << car) and can_step(s, b, car):
            return True
    return False


def legal_names(s: State, b: Board, out: list[int]) -> int:
    """Write an action to `out` for each car that can be chosen for a wild, and a skip if it is allowed.

    Return the number of actions.
    """
    n = 0
    cars = cars_to_name(s, b)
    while cars:
        out[n] = NAME + lowest_bit(cars)
        cars &= cars - 1
        n += 1
    if s.may_skip:
        out[n] = SKIP
        n += 1
    return n


def choose_wild(s: State, b: Board, action: Action) -> None:
    """Carry out the player's decision about a wild: record the chosen car or skip the line."""
    s.waiting = 0
    if action == SKIP:
        skip_line(s)
    else:
        name_car(s, b, action - NAME)


def name_car(s: State, b: Board, car: Car) -> None:
    """Record the car that was chosen for a wild, and make it the current car."""
    s.named |= 1 << car
    set_car(s, b, car)

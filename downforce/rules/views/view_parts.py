"""The parts of a view: hands, piles, cars, the lot, the card in play and bets, as one seat may see them."""

from typing import Final, Literal, TypeAlias

from ..bets import lines_reached
from ..bits import count_bits
from ..drive import find_mover
from ..model import Board, State
from ..names import (
    AUCTION,
    CARS,
    CHOICE,
    COLOURS,
    DISTANCE,
    KEEP,
    NAME_WILD,
    NO_CARD,
    NO_POWER,
    NOBODY,
    OFF_TRACK,
    OFFER,
    OVER,
    PHASE_NAMES,
    PLAY,
    POWER_NAMES,
    SETTLE,
    TIE,
    Car,
    CarLetter,
    Mask,
    Phase,
    Power,
    PowerName,
    Seat,
)
from ..score import compare, prize
from ..setup.cards import MARKS
from ..setup.ruleset import Ruleset
from .shapes import CardInPlay, CarState, LaidCard, LotNames, LotOnOffer, Unknown

UNKNOWN: Final[Unknown] = "?"
Stage: TypeAlias = Literal["bidding", "before race", "race", "over", "between"]


def stage_of(phase: Phase) -> Stage:
    """Return the stage that a phase of the game belongs to. A stage spans several phases in which views look alike."""
    if phase == AUCTION:
        return "bidding"
    if phase in (TIE, KEEP, OFFER, SETTLE, CHOICE):
        return "before race"
    if PLAY <= phase < OVER:
        return "race"
    return "over" if phase == OVER else "between"


STAGES: Final = tuple(stage_of(phase) for phase in range(len(PHASE_NAMES)))


def is_racing(s: State) -> bool:
    """Return whether a race is in progress and it is some seat's turn."""
    return STAGES[s.phase] == "race"


def is_before_race(s: State) -> bool:
    """Return whether the cards have been dealt, but the race has not begun."""
    return STAGES[s.phase] in ("bidding", "before race")


def members(mask: Mask) -> list[int]:
    """Return the members of a set in ascending order."""
    found = []
    while mask:
        lowest = mask & -mask
        found.append(lowest.bit_length() - 1)
        mask ^= lowest
    return found


def none_if(value: int, nothing: int) -> int | None:
    """Return `value`, or None if it equals `nothing`, which stands for a missing value."""
    return None if value == nothing else value


def card_names(ruleset: Ruleset, cards: Mask) -> list[str]:
    return list(ruleset.deck.card_names_in(cards))


def view_cards(ruleset: Ruleset, s: State, cards: Mask, own: bool) -> list[str]:
    """Return the names of the cards if the viewer owns them or the game is over; otherwise return "?" for each card."""
    return card_names(ruleset, cards) if own or s.phase == OVER else [UNKNOWN] * count_bits(cards)


def view_floors(s: State, seat: Seat) -> dict[str, int]:
    """Return what the auction has revealed about the cards in a seat's hand.

    The result maps a colour to a minimum value: no card in the hand has a line in this colour with a lower value.
    """
    return {MARKS[colour]: floor for colour, floor in enumerate(s.floor[seat]) if floor}


def own_pile(ruleset: Ruleset, s: State, seat: Seat) -> Mask:
    """Return the cards in a seat's own draw pile in a two-player game.

    The seat knows these cards, but not their order.
    """
    if not ruleset.board.two_player_piles or is_before_race(s):
        return 0
    return pile_cards(s, seat)


def common_pile(ruleset: Ruleset, s: State) -> Mask:
    return pile_cards(s, 0) if ruleset.board.small_hands else 0


def pile_cards(s: State, seat: Seat) -> Mask:
    return sum(1 << s.pile[i] for i in range(s.pile_next[seat], s.pile_end[seat]))


def view_car(ruleset: Ruleset, s: State, car: Car, next_line: int | None) -> CarState:
    """Return the public state of a car.

    `next_line` is the number of the first betting line that no car has crossed yet, or None if there is no such line.
    """
    return {
        "space": None if s.position[car] == OFF_TRACK else ruleset.track.boxes[s.position[car]].id,
        "laps": s.laps[car],
        "place": s.place[car] or None,
        "owner": none_if(s.owner[car], NOBODY),
        "paid": s.paid[car] if s.owner[car] != NOBODY else None,
        "mover": find_mover(s, car) if is_racing(s) else None,
        "to_finish": steps_to_finish(ruleset, s, car),
        "to_betting_line": steps_to_betting_line(ruleset, s, car, next_line),
    }


def steps_to_finish(ruleset: Ruleset, s: State, car: Car) -> int | None:
    return None if s.position[car] == OFF_TRACK else ruleset.track.steps_left[s.position[car]]


def steps_to_betting_line(ruleset: Ruleset, s: State, car: Car, number: int | None) -> int | None:
    """Return the minimum number of steps that a car needs to cross the betting line with this number.

    Return None if the car is off the track or the number is None.
    """
    if s.position[car] == OFF_TRACK or number is None:
        return None
    return ruleset.track.steps_to_betting_lines[number - 1][s.position[car]]


def next_betting_line(s: State, b: Board) -> int | None:
    """Return the number of the first betting line that no car has crossed yet, counting from 1.

    Return None if all betting lines have been crossed or the game is played without bets.
    """
    number = max(s.bets_made, lines_reached(s, b)) + 1
    return number if number <= betting_lines(b) else None


def betting_lines(b: Board) -> int:
    """Return how many betting lines a race uses. In a game without bets, this is 0."""
    return b.lines if b.bets else 0


def prizes(b: Board) -> list[int]:
    """Return the prize for each place, beginning with first place.

    The list is empty in games won by the first car to finish or by the car furthest ahead.
    """
    return [] if b.first_wins or b.distance == DISTANCE else [prize(place) for place in range(1, CARS + 1)]


def rank(s: State, seat: Seat) -> int:
    """Return a seat's final rank. All winners have rank 1.

    The other seats are ranked by money, then by their best placed car (R132, R133).
    """
    if s.winners >> seat & 1:
        return 1
    return 1 + sum(bool(s.winners >> other & 1) or compare(s, other, seat) > 0 for other in range(s.players))


def finish_order(s: State) -> list[CarLetter]:
    """Return the cars that have crossed the finish line, in finishing order."""
    placed = [car for car in range(CARS) if 0 < s.place[car] <= s.finished]
    return [COLOURS[car] for car in sorted(placed, key=lambda car: s.place[car])]


def cars_in_order(s: State, b: Board) -> list[CarLetter]:
    """Return all six cars in race order.

    Cars that have finished come first, then the cars on the track from front to back, then the cars that are not in the
    race.
    """
    return [COLOURS[car] for car in sorted(range(CARS), key=lambda car: order_key(s, b, car))]


def order_key(s: State, b: Board, car: Car) -> tuple[int, int, int, int]:
    """Return a key for sorting cars into race order. For cars on the track, the order agrees with `score.is_ahead`."""
    space = s.position[car]
    if space == OFF_TRACK:
        return (0 if s.place[car] else 2, s.place[car], 0, 0)
    return (1, -s.laps[car], -b.front[space], b.inside[space])


def power_name(power: Power) -> PowerName | None:
    return None if power == NO_POWER else POWER_NAMES[power]


def lot_names(s: State, lot: int) -> LotNames:
    return {"car": COLOURS[s.lot_car[lot]], "power": power_name(s.lot_power[lot])}


def view_lot(s: State) -> LotOnOffer:
    """Return the lot on offer."""
    return {**lot_names(s, s.lot), "round": lot_round(s)}


def lot_number(s: State) -> int | None:
    """Return the position of the lot on offer among the six of the first round, from 1; None in the second round.

    A scenario may begin with fewer than six lots, which are then the last of the six.
    """
    return CARS - s.lots_first + s.lot + 1 if s.lot < s.lots_first else None


def lot_round(s: State) -> Literal[1, 2]:
    return 1 if s.lot < s.lots_first else 2


def view_bid(ruleset: Ruleset, s: State, seat: Seat, viewer: Seat | None) -> LaidCard | Unknown | None:
    """Return the card that a seat has played for the current auction lot, or None if it has not played one.

    Other viewers get "?" instead: they may know that a card was played, but not which one (R033).
    """
    if s.phase != AUCTION or s.bid_card[seat] == NO_CARD:
        return None
    if seat != viewer:
        return UNKNOWN
    return {"card": ruleset.deck.cards[s.bid_card[seat]], "bid": s.bid[seat]}


def view_power(s: State, seat: Seat, viewer: Seat | None) -> PowerName | Unknown | None:
    """Return the power that a seat keeps. Other viewers get "?" while this choice is still secret (U41)."""
    if s.power[seat] != NO_POWER and s.choosing & (1 << seat) and seat != viewer:
        return UNKNOWN
    return power_name(s.power[seat])


def view_card_in_play(ruleset: Ruleset, s: State) -> CardInPlay | None:
    if s.card == NO_CARD:
        return None
    return {
        "seat": s.turn,
        "card": ruleset.deck.cards[s.card],
        "reversed": s.direction < 0,
        "line": s.line,
        "car": None if s.phase == NAME_WILD else COLOURS[s.car],
        "steps": ruleset.board.card_value[s.card][s.line],
        "named": [COLOURS[car] for car in members(s.named)],
        "skipped": bool(s.skipped),
    }


def view_bets(s: State, seat: Seat, viewer: Seat | None) -> list[CarLetter | Unknown]:
    """Return the cars that a seat has bet on.

    Other viewers get "?" for each bet until the game is over (U81).
    """
    known = seat == viewer or s.phase == OVER
    return [COLOURS[car] if known else UNKNOWN for car in s.bet[seat] if car >= 0]

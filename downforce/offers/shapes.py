"""The types of offers: the question a seat is asked, every legal answer, and what it would do."""

from typing import Literal, NotRequired, TypeAlias

from ..rules.names import Asks, BidBy, CarLetter, Mark, PowerName, Seat
from ..rules.views.shapes import CardName, TypedDict


class EndAhead(TypedDict):
    """An end that a line could bring its car to, with all cars where they are now."""

    to: str  # a space, or "finish"
    lost: int  # steps lost to a jam
    gained: int  # number of cars passed in the race order


class LineAhead(TypedDict):
    """What a line of a card would do with all cars where they are now."""

    car: Mark  # the car it moves; W: a wild
    speed: int  # the number of the line
    how: Literal["free", "short", "blocked", "finish", "home", "absent", "wild"]  # how its car would move
    steps: int  # the most steps it can make
    ends: int  # number of spaces where it could stop
    behind: list[CarLetter]  # blocked or short: the cars in the way
    mover: Seat | None  # the seat that would steer it
    bonus: int  # steps that the player's power can add
    reach: list[EndAhead]  # every end, the furthest first, ends in a jam last
    names: list[CarLetter]  # a wild: the cars that it could name


class Lay(TypedDict):
    """Lay a card for the lot."""

    kind: Literal["lay"]
    action: str  # as notation
    card: CardName  # the card
    bid: int  # its amount; 0 for a pass
    by: BidBy | Literal["pass"]  # the line that makes the bid


class Keep(TypedDict):
    """Keep a power."""

    kind: Literal["keep"]
    action: str  # as notation
    power: PowerName  # the power
    serves: int  # number of cards in hand that it could be used with


class Play(TypedDict):
    """Play a card."""

    kind: Literal["play"]
    action: str  # as notation
    card: CardName  # the card
    reversed: bool  # from bottom to top (Tricky)
    lines: list[LineAhead]  # in the order they will be carried out
    power: PowerName | None  # the player's power, if it allows to play the card in another way than printed


class Wild(TypedDict):
    """Name the car that a wild moves."""

    kind: Literal["wild"]
    action: str  # as notation
    line: LineAhead  # what it would do
    printed: bool  # the car is printed on the card as well


class Move(TypedDict):
    """Move a car to one of its ends."""

    kind: Literal["move"]
    action: str  # as notation
    to: str  # a space, or "finish"
    walk: list[str]  # the spaces entered, the last is `to`; empty: the car stays
    lost: int  # steps lost to a jam
    behind: list[CarLetter]  # the cars that cause the jam
    bonus: int  # steps given by a power,
    power: PowerName | None  # and which power that is
    passed: list[CarLetter]  # cars overtaken
    lines: list[int]  # betting lines, from 1, that no car has crossed before
    place: int | None  # across the finish line: the place taken
    spare: bool  # dominated: with the same consequences, one other end is as far or further and one is no further


class Skip(TypedDict):
    """Skip a line (Strategic)."""

    kind: Literal["skip"]
    action: str  # as notation
    car: CarLetter | None  # the car of the line; None: a wild that is not named


class Go(TypedDict):
    """Do not skip a line whose car another seat steers."""

    kind: Literal["go"]
    action: str  # as notation
    car: CarLetter  # of the line
    mover: Seat  # the seat that will steer it


class Bet(TypedDict):
    """Bet on a car."""

    kind: Literal["bet"]
    action: str  # as notation
    car: CarLetter  # the car
    rank: int  # its rank in the race order
    place: int | None  # its place, if it has finished
    owner: Seat | None  # None: it has no owner
    laps: int  # full laps
    to_finish: int | None  # fewest steps across the finish line (long distance: of this lap); None off the track
    hand: int  # spaces that lines of the seat's cards can still move it,
    wild: int  # and spaces that wilds on its other cards could add
    pays: list[int]  # what this bet pays, by final place from first to last


Choice: TypeAlias = Lay | Keep | Play | Wild | Move | Skip | Go | Bet


class Bidder(TypedDict):
    """The position of a seat that is asked for a bid."""

    must: Literal["second-round", "colour"] | None  # why it cannot pass: U31, or all its cards show the colour (U19)
    owned: int  # number of cars it owns
    without: int  # number of seats without a car; each of them will get one
    spare: int  # number of unsold cars (with the one on offer) beyond those: only these can be a second car
    begins: bool  # the owner of the car on offer would play the first card of the race, as things stand


class Missing(TypedDict):
    """A car that a wild may not name."""

    car: CarLetter  # the car
    why: Literal["printed", "named"]  # printed on the card (R083), or named by the card's other wild (R087)


class Offer(TypedDict):
    """The question a seat must answer, with every legal answer and what it would do."""

    asks: Asks  # the question
    choices: list[Choice]  # every legal action, in a helpful order
    bidder: NotRequired[Bidder]  # only with a bid
    missing: NotRequired[list[Missing]]  # only with a wild: the cars that are not among the choices

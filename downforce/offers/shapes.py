"""The shapes of offers: the question a seat is asked, every legal answer, and what it would do."""

from typing import Literal, NotRequired, TypeAlias

from ..rules.names import Asks, BidBy, CarLetter, Mark, PowerName, Seat
from ..rules.views.shapes import CardName, TypedDict


class EndAhead(TypedDict):
    """Where a line could bring its car, with all cars where they are now."""

    to: str  # a space, or "finish"
    lost: int  # steps lost to a jam
    gained: int  # places gained in the race order


class LineAhead(TypedDict):
    """What a line of a card would do with all cars where they are now."""

    car: Mark  # the car it moves; W: a wild
    speed: int  # the number of the line
    how: Literal["free", "short", "blocked", "finish", "home", "absent", "wild"]  # it would go
    steps: int  # the most it can go
    ends: int  # at how many spaces it could stop
    behind: list[CarLetter]  # blocked or short: the cars in the way
    mover: Seat | None  # who would steer it
    bonus: int  # steps that the player's power can add
    reach: list[EndAhead]  # every end, the furthest first, jams last
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
    power: PowerName  # which
    serves: int  # how many cards of the hand it could be used with


class Play(TypedDict):
    """Play a card."""

    kind: Literal["play"]
    action: str  # as notation
    card: CardName  # which
    reversed: bool  # from bottom to top (Tricky)
    lines: list[LineAhead]  # in the order they will be carried out
    power: PowerName | None  # the player's own, where it lets the card be played otherwise than it is printed


class Wild(TypedDict):
    """Name the car that a wild moves."""

    kind: Literal["wild"]
    action: str  # as notation
    line: LineAhead  # what it would do
    printed: bool  # the car stands on the card as well


class Move(TypedDict):
    """Bring a car to one of its ends."""

    kind: Literal["move"]
    action: str  # as notation
    to: str  # a space, or "finish"
    walk: list[str]  # the spaces entered, the last is `to`; empty: the car stays
    lost: int  # steps lost to a jam
    behind: list[CarLetter]  # the cars that make it
    bonus: int  # steps given by a power,
    power: PowerName | None  # and by which
    passed: list[CarLetter]  # cars overtaken
    lines: list[int]  # betting lines, from 1, that nobody crossed before
    place: int | None  # across the finish line: the place taken
    spare: bool  # better for nobody: with the same consequences another end is no less far, and another no further


class Skip(TypedDict):
    """Skip a line (Strategic)."""

    kind: Literal["skip"]
    action: str  # as notation
    car: CarLetter | None  # of the line; None: a wild that is not named


class Go(TypedDict):
    """Do not skip a line that another seat steers."""

    kind: Literal["go"]
    action: str  # as notation
    car: CarLetter  # of the line
    mover: Seat  # who will steer it


class Bet(TypedDict):
    """Bet on a car."""

    kind: Literal["bet"]
    action: str  # as notation
    car: CarLetter  # which
    rank: int  # where it lies now
    place: int | None  # when it is home
    owner: Seat | None  # None: nobody's
    laps: int  # that it has behind it
    to_finish: int | None  # the fewest steps across the finish line (long distance: of this lap); None off the track
    hand: int  # what the lines of the seat's own cards can still move it,
    wild: int  # and what wilds on its other cards could add
    pays: list[int]  # by final place, first to last, of this bet


Choice: TypeAlias = Lay | Keep | Play | Wild | Move | Skip | Go | Bet


class Bidder(TypedDict):
    """Where a seat that is asked for a bid stands in the auction."""

    must: Literal["second-round", "colour"] | None  # why one cannot pass: U31, or all cards held show the colour (U19)
    owned: int  # cars one has already
    without: int  # seats without a car; each of them will get one
    spare: int  # unsold cars, the one on offer among them, beyond those: only they can be somebody's second
    begins: bool  # whoever owns the car on offer plays the first card of the race, as things stand


class Missing(TypedDict):
    """A car that cannot be named for a wild."""

    car: CarLetter  # which
    why: Literal["printed", "named"]  # it stands on the card (R083), or the card's other wild has named it (R087)


class Offer(TypedDict):
    """The question a seat must answer, with every legal answer and what it would do."""

    asks: Asks  # the question
    choices: list[Choice]  # every legal action, in a helpful order
    bidder: NotRequired[Bidder]  # of a bid
    missing: NotRequired[list[Missing]]  # of a wild: the cars that are not among the choices

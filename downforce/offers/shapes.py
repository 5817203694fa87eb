"""The types of offers: the decision that a seat must make, with every legal action and its effects."""

from typing import Literal, NotRequired, TypeAlias

from ..rules.names import Asks, BidBy, CarLetter, Mark, PowerName, Seat
from ..rules.views.shapes import CardName, TypedDict


class EndAhead(TypedDict):
    """A space that a card line could move a car to, assuming that all other cars stay on their current spaces."""

    to: str  # a space, or "finish"
    lost: int  # steps lost to a jam
    gained: int  # number of cars passed in the race order


class LineAhead(TypedDict):
    """The effect of a card line, assuming that all cars are still on their current spaces."""

    car: Mark  # the car that the line moves, or W for a wild
    speed: int  # the number on the line
    how: Literal["free", "short", "blocked", "finish", "home", "absent", "wild"]  # how the car would move
    steps: int  # the most steps that the car can make
    ends: int  # number of spaces where the car could stop
    behind: list[CarLetter]  # the cars in the way, if the car is blocked or stops short
    mover: Seat | None  # the seat that would steer the car
    bonus: int  # steps that the player's power can add
    reach: list[EndAhead]  # every space where the car could stop, furthest first, with jams last
    names: list[CarLetter]  # for a wild, the cars that it could name


class Lay(TypedDict):
    """The choice to play a card in the auction, either as a bid for the car being auctioned or as a pass."""

    kind: Literal["lay"]
    action: str  # as notation
    card: CardName  # the card
    bid: int  # the amount of the bid, or 0 for a pass
    by: BidBy | Literal["pass"]  # the line of the card that sets the amount


class Keep(TypedDict):
    """The choice to keep a certain power for the race."""

    kind: Literal["keep"]
    action: str  # as notation
    power: PowerName  # the power
    serves: int  # number of cards in hand with which the power could be used


class Play(TypedDict):
    """The choice to play a certain card."""

    kind: Literal["play"]
    action: str  # as notation
    card: CardName  # the card
    reversed: bool  # whether the card is played from bottom to top (Tricky)
    lines: list[LineAhead]  # in the order in which they will be carried out
    power: PowerName | None  # the player's power, if it lets the card be played differently from how it is printed


class Wild(TypedDict):
    """The choice of the car that a wild card line moves."""

    kind: Literal["wild"]
    action: str  # as notation
    line: LineAhead  # what the wild would do
    printed: bool  # whether the car is also printed on the card


class Move(TypedDict):
    """The choice to move a car to one of the spaces where it can stop."""

    kind: Literal["move"]
    action: str  # as notation
    to: str  # a space, or "finish"
    walk: list[str]  # the spaces entered, ending with `to`, or empty if the car stays where it is
    lost: int  # steps lost to a jam
    behind: list[CarLetter]  # the cars that cause the jam
    bonus: int  # steps given by a power
    power: PowerName | None  # the power that gives the bonus steps
    passed: list[CarLetter]  # cars overtaken
    lines: list[int]  # betting lines crossed, numbered from 1, that no car has crossed before
    place: int | None  # the place taken, if the car crosses the finish line
    spare: bool  # whether other ends with the same consequences make this one superfluous for every player


class Skip(TypedDict):
    """The choice to use the Strategic power to skip a line of a card."""

    kind: Literal["skip"]
    action: str  # as notation
    car: CarLetter | None  # the car that the line moves, or None for a wild whose car has not been named


class Go(TypedDict):
    """The choice to carry out a line of a card instead of skipping it.

    This choice is offered if another seat steers the car that the line moves.
    """

    kind: Literal["go"]
    action: str  # as notation
    car: CarLetter  # the car that the line moves
    mover: Seat  # the seat that will steer the car


class Bet(TypedDict):
    """The choice to bet on a certain car."""

    kind: Literal["bet"]
    action: str  # as notation
    car: CarLetter  # the car
    rank: int  # the car's rank in the race order
    place: int | None  # the car's place, if it has finished
    owner: Seat | None  # the seat that owns the car, or None if it has no owner
    laps: int  # number of full laps that the car has completed
    to_finish: int | None  # fewest steps to cross the finish line (to end the lap in a long race); None off the track
    hand: int  # spaces that lines of the seat's cards can still move the car
    wild: int  # further spaces that wilds on the seat's other cards could add
    pays: list[int]  # what this bet pays, by final place from first to last


Choice: TypeAlias = Lay | Keep | Play | Wild | Move | Skip | Go | Bet


class Bidder(TypedDict):
    """Facts about a seat that is asked for a bid in the auction.

    `stand` sums them up. If the seat must bid, it is the reason in `must`. Otherwise, it is "another" if the seat owns
    a car already, "free" if it owns none but can wait for a later one, and "one-each" if only one car is left for each
    seat without a car.
    """

    must: Literal["second-round", "colour"] | None  # why it may not pass: U31, or all its cards show the colour (U19)
    owned: int  # number of cars that the seat owns
    without: int  # number of seats without a car, each of which will get one
    spare: int  # unsold cars, including the one on offer, in excess of `without`; only these can be second cars
    stand: Literal["second-round", "colour", "another", "free", "one-each"]  # its position, as described above
    begins: bool  # whether the owner of the car on offer would currently play the first card of the race


class Missing(TypedDict):
    """A car that the player is not allowed to choose for a wild card line, and why."""

    car: CarLetter  # the car
    why: Literal["printed", "named"]  # it is printed on the card (R083), or the card's other wild named it (R087)


class Offer(TypedDict):
    """The decision that a seat must make, with every legal action and its effects."""

    asks: Asks  # the kind of decision
    choices: list[Choice]  # every legal action, in a helpful order
    bidder: NotRequired[Bidder]  # only for a bid
    missing: NotRequired[list[Missing]]  # only for a wild: the cars that it may not name

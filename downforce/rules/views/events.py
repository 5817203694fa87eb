"""The shapes of events: what happened, one shape for each kind, as plain data.

`number` counts actions: an event bears the number of the action it followed, 0 for the deal. `"?"` stands for what
only one seat may know (secrets.py says which fields those are).
"""

from typing import Annotated, Literal, TypeAlias

from ..auction import TieBreakName
from ..names import CarLetter, EndReason, PowerName, Seat
from .shapes import BY_CAR, CardName, LotNames, Outcome, TypedDict, Unknown


class Numbered(TypedDict):
    """What every event has."""

    number: int  # of the action it followed


# The deal.


class DealtEvent(Numbered):
    """A race has been laid out."""

    event: Literal["dealt"]
    race: int  # 1, or on a world tour 2
    track: str  # its name
    grid: list[CarLetter]  # cars from the marked starting space back
    owners: Annotated[dict[str, Seat | None], BY_CAR]  # where cars are dealt; else nobody's


class HandEvent(Numbered):
    """A seat has been dealt its hand."""

    event: Literal["hand"]
    seat: Seat  # whose hand
    count: int  # how many cards
    cards: list[CardName] | Unknown  # which; only its seat may know


# The auction.


class LotEvent(Numbered, LotNames):
    """A lot has come up."""

    event: Literal["lot"]
    round: Literal[1, 2]  # 2: it was set aside before
    bidders: list[Seat]  # who may bid


class LaidEvent(Numbered):
    """A seat has laid a card for the lot."""

    event: Literal["laid"]
    seat: Seat  # who
    card: CardName | Unknown  # which; only its seat may know
    bid: int | Unknown  # its amount, 0 is a pass; only its seat may know


class Bidding(TypedDict):
    """A card laid for a lot, turned up."""

    seat: Seat  # who laid it
    card: CardName  # the card
    bid: int  # its amount; 0 is a pass


class RevealedEvent(Numbered):
    """All cards laid have been turned up."""

    event: Literal["revealed"]
    bids: list[Bidding]  # by seat


class TiedEvent(Numbered):
    """The tie-breaks left seats tied: chance draws."""

    event: Literal["tied"]
    seats: list[Seat]  # who is tied


class DrawnEvent(Numbered):
    """Chance has drawn who gets the lot."""

    event: Literal["drawn"]
    seat: Seat  # who


class ForcedEvent(Numbered):
    """The last seat without a car must buy the last lot (R053)."""

    event: Literal["forced"]
    seat: Seat  # who
    card: CardName | None  # the card that sets the price; None: a seat without cards


class TieBreak(TypedDict):
    """One tie-break between equal bids, as it came out."""

    rule: TieBreakName  # more cars on the card (R039); no wild on it (R040)
    how: Literal["decides", "level", "unneeded"]  # unneeded: one before it decided
    winner: int  # what it counts for the winner
    others: int  # what it counts for the best of the rivals


class WhySold(TypedDict):
    """Why a lot was won."""

    by: Literal["forced", "alone", "highest", "chance"] | TieBreakName  # what decided
    rivals: list[Seat]  # who had bid as much
    breaks: list[TieBreak]  # all of them, in order; none where nobody had bid as much


class SoldEvent(Numbered, LotNames):
    """A lot has been sold."""

    event: Literal["sold"]
    seat: Seat  # who bought it
    price: int  # what it cost
    why: WhySold  # what decided


class AsideEvent(Numbered, LotNames):
    """Nobody wanted the lot: it comes up again."""

    event: Literal["aside"]


class UnownedEvent(Numbered, LotNames):
    """Nobody will own this car."""

    event: Literal["unowned"]


# Powers.


class ChoseEvent(Numbered):
    """A seat has chosen the power it keeps."""

    event: Literal["chose"]
    seat: Seat  # who
    power: PowerName | Unknown  # which; only its seat may know until all have chosen


class KeptEvent(Numbered):
    """Powers are known to all."""

    event: Literal["kept"]
    powers: list[PowerName | None]  # by seat


# The race.


class RaceEvent(Numbered):
    """The race begins."""

    event: Literal["race"]
    seat: Seat  # who plays first


class DrewEvent(Numbered):
    """A seat has drawn cards."""

    event: Literal["drew"]
    seat: Seat  # who
    count: int  # how many
    cards: list[CardName] | Unknown  # which; only its seat may know


class TurnEvent(Numbered):
    """It is the next seat's turn."""

    event: Literal["turn"]
    seat: Seat  # whose


class PlayedEvent(Numbered):
    """A card has been played."""

    event: Literal["played"]
    seat: Seat  # by whom
    card: CardName  # which
    reversed: bool  # from bottom to top (Tricky)


class NamedEvent(Numbered):
    """A wild has been given a car."""

    event: Literal["named"]
    seat: Seat  # by whom
    car: CarLetter  # which


class SkippedEvent(Numbered):
    """A line has been skipped (Strategic)."""

    event: Literal["skipped"]
    seat: Seat  # by whom
    car: CarLetter | None  # of the line; None: a wild that was not named
    power: PowerName | None  # that allowed it


Left = TypedDict("Left", {"from": str})  # the space it left; `from` cannot be written as a name


class MovedEvent(Numbered, Left):
    """A car has come to its end."""

    event: Literal["moved"]
    seat: Seat  # who steered it
    car: CarLetter  # which
    to: str  # the space it came to, or "finish"
    steps: int  # that it made
    speed: int  # the number of the line; 0: the bonus comes after the move (U90)
    bonus: int  # steps given by a power
    lost: int  # steps lost to a jam
    walk: list[str]  # the spaces entered, the last is `to`; empty: it stayed
    place: int | None  # that it took across the finish line
    power: PowerName | None  # that gave steps, or let its owner steer
    order: list[CarLetter]  # the race order after it
    laps: int  # that the car has behind it then


class StayedEvent(Numbered):
    """The car of a line did not move."""

    event: Literal["stayed"]
    car: CarLetter  # which
    speed: int  # the number of the line
    why: Literal["finished", "blocked", "absent"]  # absent: off the track (scenarios)


class HomeEvent(Numbered):
    """All cars of a seat are home: its cards are discarded, face up."""

    event: Literal["home"]
    seat: Seat  # whose
    cards: list[CardName]  # that it held


# Bets.


class BettingEvent(Numbered):
    """A betting line has been crossed: all bet."""

    event: Literal["betting"]
    bet: int  # which bet, from 1


class BetEvent(Numbered):
    """A seat has bet."""

    event: Literal["bet"]
    seat: Seat  # who
    bet: int  # which bet, from 1
    car: CarLetter | Unknown  # on which car; only its seat may know until the game is over


# The end.


class FinishEvent(Numbered):
    """A race is over."""

    event: Literal["finish"]
    race: int  # 1, or on a world tour 2
    reason: EndReason  # why
    order: list[CarLetter]  # cars that crossed the finish line, in order


class OverEvent(Numbered):
    """The game is over."""

    event: Literal["over"]
    outcome: Outcome  # who won, and every sheet


GameEvent: TypeAlias = (
    DealtEvent
    | HandEvent
    | LotEvent
    | LaidEvent
    | RevealedEvent
    | TiedEvent
    | DrawnEvent
    | ForcedEvent
    | SoldEvent
    | AsideEvent
    | UnownedEvent
    | ChoseEvent
    | KeptEvent
    | RaceEvent
    | DrewEvent
    | TurnEvent
    | PlayedEvent
    | NamedEvent
    | SkippedEvent
    | MovedEvent
    | StayedEvent
    | HomeEvent
    | BettingEvent
    | BetEvent
    | FinishEvent
    | OverEvent
)

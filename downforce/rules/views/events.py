"""The types of events: what happened, as plain data, with one type for each kind.

`number` counts actions: an event has the number of the action it followed, 0 for the deal. `"?"` stands for what only
one seat may know (secrets.py lists those fields).
"""

from typing import Annotated, Literal, TypeAlias

from ..auction import TieBreakName
from ..names import CarLetter, EndReason, PowerName, Seat
from .shapes import BY_CAR, CardName, LotNames, Outcome, TypedDict, Unknown


class Numbered(TypedDict):
    """The field that every event has."""

    number: int  # number of the action that the event followed


# The deal.


class DealtEvent(Numbered):
    """A race has been laid out."""

    event: Literal["dealt"]
    race: int  # 1, or on a world tour 2
    track: str  # name of the track
    grid: list[CarLetter]  # cars from the marked starting space back
    owners: Annotated[dict[str, Seat | None], BY_CAR]  # the owners, where cars are dealt; otherwise None


class HandEvent(Numbered):
    """A seat has been dealt its hand."""

    event: Literal["hand"]
    seat: Seat  # the seat whose hand it is
    count: int  # how many cards
    cards: list[CardName] | Unknown  # which ones; only its seat may know


# The auction.


class LotEvent(Numbered, LotNames):
    """A lot has come up."""

    event: Literal["lot"]
    round: Literal[1, 2]  # 2: it was set aside in the first round
    bidders: list[Seat]  # the seats that may bid


class LaidEvent(Numbered):
    """A seat has laid a card for the lot."""

    event: Literal["laid"]
    seat: Seat  # the seat that laid it
    card: CardName | Unknown  # which one; only its seat may know
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
    """The tie-breaks left seats tied, so chance will draw one of them."""

    event: Literal["tied"]
    seats: list[Seat]  # the seats that are tied


class DrawnEvent(Numbered):
    """Chance has drawn the seat that gets the lot."""

    event: Literal["drawn"]
    seat: Seat  # the seat that was drawn


class ForcedEvent(Numbered):
    """The last seat without a car must buy the last lot (R053)."""

    event: Literal["forced"]
    seat: Seat  # the seat that must buy
    card: CardName | None  # the card that sets the price; None: the seat has no cards


class TieBreak(TypedDict):
    """One tie-break between equal bids, and how it came out."""

    rule: TieBreakName  # more cars on the card (R039); no wild on it (R040)
    how: Literal["decides", "level", "unneeded"]  # unneeded: an earlier one decided
    winner: int  # its count for the winner
    others: int  # its count for the best of the rivals


class WhySold(TypedDict):
    """Why a lot was won."""

    by: Literal["forced", "alone", "highest", "chance"] | TieBreakName  # what decided
    rivals: list[Seat]  # the seats that had bid as much
    breaks: list[TieBreak]  # all tie-breaks in order; empty if no other seat had bid as much


class SoldEvent(Numbered, LotNames):
    """A lot has been sold."""

    event: Literal["sold"]
    seat: Seat  # the buyer
    price: int  # the price paid
    why: WhySold  # what decided


class AsideEvent(Numbered, LotNames):
    """No seat wanted the lot: it comes up again."""

    event: Literal["aside"]


class UnownedEvent(Numbered, LotNames):
    """This car will have no owner."""

    event: Literal["unowned"]


# Powers.


class ChoseEvent(Numbered):
    """A seat has chosen the power it keeps."""

    event: Literal["chose"]
    seat: Seat  # the seat that chose
    power: PowerName | Unknown  # which one; only its seat may know until all have chosen


class KeptEvent(Numbered):
    """The powers that seats keep are revealed."""

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
    seat: Seat  # the seat that drew them
    count: int  # how many
    cards: list[CardName] | Unknown  # which ones; only its seat may know


class TurnEvent(Numbered):
    """It is the next seat's turn."""

    event: Literal["turn"]
    seat: Seat  # the seat whose turn it is


class PlayedEvent(Numbered):
    """A card has been played."""

    event: Literal["played"]
    seat: Seat  # the seat that played it
    card: CardName  # the card
    reversed: bool  # from bottom to top (Tricky)


class NamedEvent(Numbered):
    """A wild has been given a car."""

    event: Literal["named"]
    seat: Seat  # the seat that named it
    car: CarLetter  # the car that was named


class SkippedEvent(Numbered):
    """A line has been skipped (Strategic)."""

    event: Literal["skipped"]
    seat: Seat  # the seat that skipped it
    car: CarLetter | None  # of the line; None: a wild that was not named
    power: PowerName | None  # the power that allowed it


Left = TypedDict("Left", {"from": str})  # the space it left; `from` is a keyword of Python


class MovedEvent(Numbered, Left):
    """A car has moved to one of its ends."""

    event: Literal["moved"]
    seat: Seat  # the seat that steered it
    car: CarLetter  # the car
    to: str  # the space where it ended, or "finish"
    steps: int  # number of steps it made
    speed: int  # the number of the line; 0: a bonus taken after the move (U90)
    bonus: int  # steps given by a power
    lost: int  # steps lost to a jam
    walk: list[str]  # the spaces entered, the last is `to`; empty: it stayed
    place: int | None  # the place it took by crossing the finish line
    power: PowerName | None  # the power that gave steps, or let the owner steer
    order: list[CarLetter]  # the race order after the move
    laps: int  # full laps of the car after the move


class StayedEvent(Numbered):
    """The car of a line did not move."""

    event: Literal["stayed"]
    car: CarLetter  # the car
    speed: int  # the number of the line
    why: Literal["finished", "blocked", "absent"]  # absent: off the track (scenarios)


class HomeEvent(Numbered):
    """All cars of a seat have finished: its cards are discarded, face up."""

    event: Literal["home"]
    seat: Seat  # the seat whose cars they are
    cards: list[CardName]  # the cards it held


# Bets.


class BettingEvent(Numbered):
    """A betting line has been crossed: every seat bets."""

    event: Literal["betting"]
    bet: int  # which bet, from 1


class BetEvent(Numbered):
    """A seat has bet."""

    event: Literal["bet"]
    seat: Seat  # the seat that bet
    bet: int  # which bet, from 1
    car: CarLetter | Unknown  # on which car; only its seat may know until the game is over


# The end.


class FinishEvent(Numbered):
    """A race is over."""

    event: Literal["finish"]
    race: int  # 1, or on a world tour 2
    reason: EndReason  # why it ended
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

"""Types for game events, the plain data that describes what has happened. Each kind of event has its own type.

The `number` of an event is the number of the action that it followed, or 0 for the deal. Its `waiting` says which
seats must act before anything else happens, so it is empty if another event follows by itself. Events that belong to a
line of a card have a `line`. `"?"` replaces values that only one seat may see (secrets.py lists those fields).
"""

from typing import Annotated, Literal, TypeAlias

from ..auction import TieBreakName
from ..names import CarLetter, EndReason, PowerName, Seat
from .shapes import BY_CAR, CardName, LotNames, Outcome, TypedDict, Unknown


class Numbered(TypedDict):
    """The fields that all events have in common."""

    number: int  # number of the action that the event followed
    waiting: list[Seat]  # the seats that must act next; empty if the game goes on by itself or is over


class OfLine(TypedDict):
    """The field that all events of a card's line have in common."""

    line: int  # index of the line on the card; the top line of the printed card is 0


# The deal.


class DealtEvent(Numbered):
    """A race has been set up."""

    event: Literal["dealt"]
    race: int  # 1, or 2 for the second race of a world tour
    track: str  # name of the track
    grid: list[CarLetter]  # cars from the marked starting space back
    owners: Annotated[dict[str, Seat | None], BY_CAR]  # the owners if cars are dealt; otherwise None for each car


class HandEvent(Numbered):
    """A seat has been dealt its hand."""

    event: Literal["hand"]
    seat: Seat  # the seat that the hand belongs to
    count: int  # number of cards
    cards: list[CardName] | Unknown  # the cards; visible only to the seat


# The auction.


class LotEvent(Numbered, LotNames):
    """A new lot is on offer in the auction."""

    event: Literal["lot"]
    round: Literal[1, 2]  # 2: the lot was set aside in the first round
    bidders: list[Seat]  # the seats that may bid


class LaidEvent(Numbered):
    """A seat has played a card face down for the current auction lot, as a bid or as a pass."""

    event: Literal["laid"]
    seat: Seat  # the seat that laid the card
    card: CardName | Unknown  # the card; visible only to the seat
    bid: int | Unknown  # the amount bid, 0 for a pass; visible only to the seat


class Bidding(TypedDict):
    """A card that was played as a bid or a pass in the auction and has been turned face up."""

    seat: Seat  # the seat that laid the card
    card: CardName  # the card
    bid: int  # the amount bid; 0 is a pass


class RevealedEvent(Numbered):
    """All cards played for the current auction lot have been turned face up."""

    event: Literal["revealed"]
    bids: list[Bidding]  # by seat


class TiedEvent(Numbered):
    """Several seats are still tied after the tie-breaks, so one of them will be drawn at random."""

    event: Literal["tied"]
    seats: list[Seat]  # the seats that are tied


class DrawnEvent(Numbered):
    """The winner of a tied auction lot has been drawn at random."""

    event: Literal["drawn"]
    seat: Seat  # the seat that was drawn


class ForcedEvent(Numbered):
    """The last seat without a car must buy the last lot (R053)."""

    event: Literal["forced"]
    seat: Seat  # the seat that must buy
    card: CardName | None  # the card that sets the price; None if the seat has no cards


class TieBreak(TypedDict):
    """A tie-break between equal bids, and its result."""

    rule: TieBreakName  # more cars on the card (R039); no wild on it (R040)
    how: Literal["decides", "level", "unneeded"]  # unneeded: an earlier tie-break decided
    winner: int  # the winner's count
    others: int  # the highest count among the rivals


class WhySold(TypedDict):
    """The reason why a seat won a lot."""

    by: Literal["forced", "alone", "highest", "chance"] | TieBreakName  # what decided the sale
    rivals: list[Seat]  # the other seats that bid the same amount
    breaks: list[TieBreak]  # all tie-breaks in order; empty if there were no rivals


class SoldEvent(Numbered, LotNames):
    """A lot has been sold."""

    event: Literal["sold"]
    seat: Seat  # the buyer
    price: int  # the price paid
    why: WhySold  # what decided the sale


class AsideEvent(Numbered, LotNames):
    """Nobody bid for the lot, so it is set aside and will be offered again."""

    event: Literal["aside"]


class UnownedEvent(Numbered, LotNames):
    """A car remains without an owner."""

    event: Literal["unowned"]


# Powers.


class ChoseEvent(Numbered):
    """A seat has chosen the power that it keeps."""

    event: Literal["chose"]
    seat: Seat  # the seat that chose
    power: PowerName | Unknown  # the power; visible only to the seat until all have chosen


class KeptEvent(Numbered):
    """All seats have revealed which powers they keep."""

    event: Literal["kept"]
    powers: list[PowerName | None]  # by seat


# The race.


class RaceEvent(Numbered):
    """The race begins."""

    event: Literal["race"]
    seat: Seat  # the seat that plays first


class DrewEvent(Numbered):
    """A seat has drawn cards."""

    event: Literal["drew"]
    seat: Seat  # the seat that drew the cards
    count: int  # number of cards
    cards: list[CardName] | Unknown  # the cards; visible only to the seat


class TurnEvent(Numbered):
    """It is the next seat's turn."""

    event: Literal["turn"]
    seat: Seat  # the seat whose turn it is


class PlayedEvent(Numbered):
    """A card has been played."""

    event: Literal["played"]
    seat: Seat  # the seat that played the card
    card: CardName  # the card
    reversed: bool  # the lines are carried out from bottom to top (Tricky)


class NamedEvent(Numbered, OfLine):
    """A seat has chosen which car a wild on the card moves."""

    event: Literal["named"]
    seat: Seat  # the seat that named the car
    car: CarLetter  # the car that was named


class SkippedEvent(Numbered, OfLine):
    """A line of a card has been skipped with the Strategic power."""

    event: Literal["skipped"]
    seat: Seat  # the seat that skipped the line
    car: CarLetter | None  # the car on the line; None: a wild for which no car was named
    power: PowerName | None  # the power that allowed the skip


Left = TypedDict("Left", {"from": str})  # the space it left; `from` is a Python keyword


class MovedEvent(Numbered, OfLine, Left):
    """A car has moved, or its owner has chosen not to use bonus steps."""

    event: Literal["moved"]
    seat: Seat  # the seat that steered the car
    car: CarLetter  # the car
    to: str  # the space where it ended its move, or "finish"
    steps: int  # number of steps made
    speed: int  # the value of the line; 0: a bonus taken after the move (U90)
    bonus: int  # steps added by a power
    lost: int  # steps lost because the car was blocked
    walk: list[str]  # the spaces entered, ending with `to`; empty if the car stayed
    place: int | None  # the place it took by crossing the finish line
    power: PowerName | None  # the power that added steps or let the owner steer
    order: list[CarLetter]  # the race order after the move
    laps: int  # full laps completed by the car after the move


class StayedEvent(Numbered, OfLine):
    """A line of the card was carried out, but its car did not move."""

    event: Literal["stayed"]
    car: CarLetter  # the car
    speed: int  # the value of the line
    why: Literal["finished", "blocked", "absent"]  # absent: not in the race (scenarios)


class HomeEvent(Numbered):
    """All of a seat's cars have finished, so its cards are discarded face up."""

    event: Literal["home"]
    seat: Seat  # the seat that owns the cars
    cards: list[CardName]  # the discarded cards


# Bets.


class BettingEvent(Numbered):
    """A betting line has been crossed, so every seat makes a bet."""

    event: Literal["betting"]
    bet: int  # number of the bet, from 1


class BetEvent(Numbered):
    """A seat has made a bet."""

    event: Literal["bet"]
    seat: Seat  # the seat that made the bet
    bet: int  # number of the bet, from 1
    car: CarLetter | Unknown  # the car bet on; visible only to the seat until the game is over


# The end.


class FinishEvent(Numbered):
    """A race is over."""

    event: Literal["finish"]
    race: int  # 1, or 2 for the second race of a world tour
    reason: EndReason  # why the race ended
    order: list[CarLetter]  # cars that crossed the finish line, in order


class OverEvent(Numbered):
    """The game is over."""

    event: Literal["over"]
    outcome: Outcome  # who won, and every score sheet


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

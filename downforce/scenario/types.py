"""The shapes of scenario files: TOML tables, every key of which may be left out unless it says otherwise."""

from typing import Annotated, Required

from ..rules.names import CarLetter, EndReason, PhaseName, PowerName, Seat
from ..rules.setup.track import Number
from ..rules.views.shapes import SOME_CARS, CardName, GivenOptions, TypedDict


class ScenarioTrack(TypedDict, total=False):
    """An inline track."""

    lines: list[Number]  # progress of the betting lines, before the finish
    finish: Number  # progress of the finish line
    lap: Number  # instead of it: the length of a closed lap (long distance)
    not_rectangles: list[str]  # every other space is a rectangle
    spaces: Required[dict[str, list[Number]]]  # by id: back, front, left, right


class RaceStart(TypedDict, total=False):
    """The middle of a race. Keys of tables by seat are seats as text."""

    turn: Seat  # who plays next
    cars: Annotated[dict[str, str], SOME_CARS]  # the space each stands on; one not named stands off the track
    owners: Annotated[dict[str, Seat], SOME_CARS]  # one not named has no owner
    hands: dict[str, list[CardName]]  # by seat, complete
    powers: dict[str, PowerName]  # by seat
    paid: Annotated[dict[str, int], SOME_CARS]  # in the auction
    finished: list[CarLetter]  # in order of crossing
    bets: dict[str, list[CarLetter]]  # by seat; as many lines count as crossed
    piles: dict[str, list[CardName]]  # by seat, first card drawn first
    speed8: dict[str, list[CardName]]  # two players: by seat, those that lie open
    laps: Annotated[dict[str, int], SOME_CARS]  # gone in full (long distance)


class AuctionStart(TypedDict, total=False):
    """An auction, at its beginning or under way."""

    lots: list[list[str]]  # the first is on offer now: ["G", "cunning"], or ["O"] without a power
    hands: dict[str, list[CardName]]  # by seat
    grid: list[CarLetter]  # cars from the marked starting space back
    owners: Annotated[dict[str, Seat], SOME_CARS]  # of cars already sold
    paid: Annotated[dict[str, int], SOME_CARS]  # for them
    aside: list[list[str]]  # lots that nobody wanted, like `lots`
    won: dict[str, list[PowerName]]  # by seat: powers of cars already sold
    piles: dict[str, list[CardName]]  # by seat, first card drawn first


class ScenarioStep(TypedDict, total=False):
    """One look at a seat's legal actions, and perhaps one action."""

    seat: Required[Seat]  # whose
    legal: list[str]  # exactly these, in any order
    has: list[str]  # among the legal ones
    hasnt: list[str]  # not among them
    do: str  # the action to take
    refused: bool  # it must be refused and change nothing


class LotSold(TypedDict, total=False):
    """The last lot."""

    winner: Seat  # -1: nobody bought it
    price: int  # what it cost


class Expected(TypedDict, total=False):
    """How things stand after the last step. Maps are compared on the keys given."""

    cars: Annotated[dict[str, str], SOME_CARS]  # the space each stands on, "finish" or "off"
    phase: PhaseName  # what is going on
    waiting: list[Seat]  # who owes an action, in any order
    finished: list[CarLetter]  # in order of crossing
    owners: Annotated[dict[str, Seat], SOME_CARS]  # -1: nobody's
    paid: Annotated[dict[str, int], SOME_CARS]  # in the auction
    powers: dict[str, PowerName]  # by seat
    hands: dict[str, list[CardName]]  # by seat, without order
    lot: LotSold  # the last one
    scores: dict[str, int]  # by seat
    winners: list[Seat]  # in any order
    placed: Annotated[dict[str, int], SOME_CARS]  # places of cars; 0: none
    laps: Annotated[dict[str, int], SOME_CARS]  # gone in full
    reason: EndReason  # why the race ended


class ScenarioFile(TypedDict, total=False):
    """A situation as a file: either `race` or `auction`."""

    name: str  # what it shows
    rules: list[str]  # ids of the rules it shows
    options: Required[GivenOptions]  # as for new_game; players is needed
    track: ScenarioTrack  # left out: options.track
    race: RaceStart  # begin in the middle of the race,
    auction: AuctionStart  # or in the auction
    step: list[ScenarioStep]  # what is looked at and done, in order
    expect: Expected  # how things stand in the end

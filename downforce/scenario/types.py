"""The types of the TOML tables in scenario files. All keys are optional unless they are marked as Required."""

from typing import Annotated, Required

from ..rules.names import CarLetter, EndReason, PhaseName, PowerName, Seat
from ..rules.setup.track import Number
from ..rules.views.shapes import SOME_CARS, CardName, GivenOptions, TypedDict


class ScenarioTrack(TypedDict, total=False):
    """A track defined in a scenario file. Scenarios can define their own track instead of naming an existing one."""

    lines: list[Number]  # progress at the betting lines, before the finish
    finish: Number  # progress at the finish line
    lap: Number  # instead of a finish: the length of a closed lap (long distance)
    not_rectangles: list[str]  # the spaces that are not rectangles; all others are
    spaces: Required[dict[str, list[Number]]]  # by id: back, front, left, right


class RaceStart(TypedDict, total=False):
    """The initial state of a scenario that starts in the middle of a race.

    Keys in TOML are strings, so tables with one entry per seat have the keys "0", "1" and so on.
    """

    turn: Seat  # the seat that plays next
    cars: Annotated[dict[str, str], SOME_CARS]  # the space of each car; cars that are not listed are off the track
    owners: Annotated[dict[str, Seat], SOME_CARS]  # cars that are not listed have no owner
    hands: dict[str, list[CardName]]  # by seat: the whole hand
    powers: dict[str, PowerName]  # by seat
    paid: Annotated[dict[str, int], SOME_CARS]  # in the auction
    finished: list[CarLetter]  # in order of finish
    bets: dict[str, list[CarLetter]]  # by seat; the number of bets tells how many betting lines have been crossed
    piles: dict[str, list[CardName]]  # by seat, first card drawn first
    speed8: dict[str, list[CardName]]  # two players: by seat, the Speed-8s that lie open
    laps: Annotated[dict[str, int], SOME_CARS]  # full laps (long distance)


class AuctionStart(TypedDict, total=False):
    """The initial state of a scenario that starts in an auction. Some cars may already have been sold."""

    lots: list[list[str]]  # the first is up for auction now: ["G", "cunning"], or ["O"] without a power
    hands: dict[str, list[CardName]]  # by seat
    grid: list[CarLetter]  # the cars on the starting grid, from front to back
    owners: Annotated[dict[str, Seat], SOME_CARS]  # the owners of cars that have already been sold
    paid: Annotated[dict[str, int], SOME_CARS]  # the prices of these cars
    aside: list[list[str]]  # lots set aside, written like `lots`
    won: dict[str, list[PowerName]]  # by seat: the powers of cars that have already been sold
    piles: dict[str, list[CardName]]  # by seat, first card drawn first


class ScenarioStep(TypedDict, total=False):
    """A step of a scenario, which checks the legal actions of a seat and optionally plays one action."""

    seat: Required[Seat]  # the seat
    legal: list[str]  # exactly these actions are legal, in any order
    has: list[str]  # these actions are legal
    hasnt: list[str]  # these actions are not legal
    do: str  # the action to play
    refused: bool  # the action must be refused and change nothing


class LotSold(TypedDict, total=False):
    """The expected result of the most recent auction lot: who won it, and at what price."""

    winner: Seat  # -1 if the lot was not sold
    price: int  # the price paid


class Expected(TypedDict, total=False):
    """The state expected after the last step of a scenario. In each table, keys that are not listed are ignored."""

    cars: Annotated[dict[str, str], SOME_CARS]  # the space of each car, "finish" or "off"
    phase: PhaseName  # the phase of the game
    waiting: list[Seat]  # the seats that owe an action, in any order
    finished: list[CarLetter]  # in order of finish
    owners: Annotated[dict[str, Seat], SOME_CARS]  # -1 for a car without an owner
    paid: Annotated[dict[str, int], SOME_CARS]  # in the auction
    powers: dict[str, PowerName]  # by seat
    hands: dict[str, list[CardName]]  # by seat, in any order
    lot: LotSold  # the last lot
    scores: dict[str, int]  # by seat
    winners: list[Seat]  # in any order
    placed: Annotated[dict[str, int], SOME_CARS]  # finishing places; 0 for a car without a place
    laps: Annotated[dict[str, int], SOME_CARS]  # full laps
    reason: EndReason  # why the race ended


class ScenarioFile(TypedDict, total=False):
    """The contents of a scenario file, which must have either a `race` or an `auction` table."""

    name: str  # what the scenario shows
    rules: list[str]  # ids of the rules that the scenario shows
    options: Required[GivenOptions]  # as for new_game; players is required
    track: ScenarioTrack  # default: options.track
    race: RaceStart  # start in the middle of a race,
    auction: AuctionStart  # or in an auction
    step: list[ScenarioStep]  # what is checked and played, in order
    expect: Expected  # the final state

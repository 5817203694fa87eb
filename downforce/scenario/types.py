"""The types of scenario files: TOML tables. Every key may be left out unless it is marked Required."""

from typing import Annotated, Required

from ..rules.names import CarLetter, EndReason, PhaseName, PowerName, Seat
from ..rules.setup.track import Number
from ..rules.views.shapes import SOME_CARS, CardName, GivenOptions, TypedDict


class ScenarioTrack(TypedDict, total=False):
    """A track defined in the scenario itself."""

    lines: list[Number]  # progress at the betting lines, before the finish
    finish: Number  # progress at the finish line
    lap: Number  # instead of a finish: the length of a closed lap (long distance)
    not_rectangles: list[str]  # spaces that are not rectangles; all others are
    spaces: Required[dict[str, list[Number]]]  # by id: back, front, left, right


class RaceStart(TypedDict, total=False):
    """The middle of a race. TOML keys are strings, so tables by seat have the keys "0", "1", ..."""

    turn: Seat  # the seat that plays next
    cars: Annotated[dict[str, str], SOME_CARS]  # the space of each car; cars that are not named are off the track
    owners: Annotated[dict[str, Seat], SOME_CARS]  # cars that are not named have no owner
    hands: dict[str, list[CardName]]  # by seat: the whole hand
    powers: dict[str, PowerName]  # by seat
    paid: Annotated[dict[str, int], SOME_CARS]  # in the auction
    finished: list[CarLetter]  # in order of finish
    bets: dict[str, list[CarLetter]]  # by seat; as many betting lines count as crossed
    piles: dict[str, list[CardName]]  # by seat, first card drawn first
    speed8: dict[str, list[CardName]]  # two players: by seat, the Speed-8s that lie open
    laps: Annotated[dict[str, int], SOME_CARS]  # full laps (long distance)


class AuctionStart(TypedDict, total=False):
    """An auction, at its beginning or later."""

    lots: list[list[str]]  # the first is on offer now: ["G", "cunning"], or ["O"] without a power
    hands: dict[str, list[CardName]]  # by seat
    grid: list[CarLetter]  # cars from the marked starting space back
    owners: Annotated[dict[str, Seat], SOME_CARS]  # the owners of cars already sold
    paid: Annotated[dict[str, int], SOME_CARS]  # for them
    aside: list[list[str]]  # lots set aside, written like `lots`
    won: dict[str, list[PowerName]]  # by seat: powers of cars already sold
    piles: dict[str, list[CardName]]  # by seat, first card drawn first


class ScenarioStep(TypedDict, total=False):
    """One check of a seat's legal actions, and perhaps one action."""

    seat: Required[Seat]  # the seat
    legal: list[str]  # exactly these actions are legal, in any order
    has: list[str]  # these actions are legal
    hasnt: list[str]  # these actions are not legal
    do: str  # the action to play
    refused: bool  # the action must be refused and change nothing


class LotSold(TypedDict, total=False):
    """What became of the last lot."""

    winner: Seat  # -1: it was not sold
    price: int  # what it cost


class Expected(TypedDict, total=False):
    """The state expected after the last step. Tables are compared on the keys given."""

    cars: Annotated[dict[str, str], SOME_CARS]  # the space of each car, "finish" or "off"
    phase: PhaseName  # what is going on
    waiting: list[Seat]  # the seats that owe an action, in any order
    finished: list[CarLetter]  # in order of finish
    owners: Annotated[dict[str, Seat], SOME_CARS]  # -1: no owner
    paid: Annotated[dict[str, int], SOME_CARS]  # in the auction
    powers: dict[str, PowerName]  # by seat
    hands: dict[str, list[CardName]]  # by seat, in any order
    lot: LotSold  # the last lot
    scores: dict[str, int]  # by seat
    winners: list[Seat]  # in any order
    placed: Annotated[dict[str, int], SOME_CARS]  # places of cars; 0: no place
    laps: Annotated[dict[str, int], SOME_CARS]  # full laps
    reason: EndReason  # why the race ended


class ScenarioFile(TypedDict, total=False):
    """A situation as a file, with either `race` or `auction`."""

    name: str  # what it shows
    rules: list[str]  # ids of the rules that it shows
    options: Required[GivenOptions]  # as for new_game; players is needed
    track: ScenarioTrack  # default: options.track
    race: RaceStart  # begin in the middle of the race,
    auction: AuctionStart  # or in the auction
    step: list[ScenarioStep]  # what is checked and played, in order
    expect: Expected  # the state in the end

"""A table, its seats and the lines of its log, as they are stored."""

from dataclasses import dataclass

from ..rules.views.shapes import DealtCards, GameOptions, PlayedOn, TrackNamed, TypedDict
from .shapes import DealAsks


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A seat of a table."""

    seat: int
    kind: str  # open, person, bot
    guest: str | None = None
    name: str = ""
    level: str | None = None
    driver: str | None = None  # level of the bot that plays for a person who is away
    since: float = 0.0  # when the person sat down


Change = tuple[SeatRow, SeatRow]  # of one seat: the row that must be stored now, and the row to store


class RuleSources(TypedDict):
    """The rules, track and deck that a table is pinned to, as records name them."""

    rules: int
    track: TrackNamed | list[TrackNamed]
    deck: str


class SeatResult(TypedDict):
    """How a game ended for a seat."""

    rank: int
    money: int | None  # None in games without money


class GiveUpRequest(TypedDict):
    """A player's request to give the game up, which waits for the other players at the table to agree."""

    by: int  # seat of the player who asks
    agreed: list[int]  # seats of the players who agree, that one included
    until: float  # when it ends unanswered, in seconds since 1970
    refused: bool  # a player wants to play on; no new request before `until`


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table without its seats and its log."""

    id: str
    host: str  # the host's guest id
    host_name: str
    public: bool
    status: str
    options: GameOptions
    pinned: RuleSources
    clock: str
    created: float
    winners: list[int] | None = None
    rematch: str | None = None
    results: list[SeatResult] | None = None  # by seat, once the game is over
    latecomers: bool = False  # newcomers may take a bot's seat while the game runs
    played_on: PlayedOn | None = None  # the game that this one continues
    give_up: GiveUpRequest | None = None  # the last request, open or not


Seated = tuple[TableRow, list[SeatRow]]


@dataclass(frozen=True, slots=True)
class Entry:
    """One entry of a table's log: an action; `seat` is None for a draw."""

    table_id: str
    seq: int
    seat: int | None
    text: str
    command: str | None
    at: float


@dataclass(frozen=True, slots=True)
class Deal:
    """The deal of one race."""

    table_id: str
    race: int
    data: DealtCards


@dataclass(frozen=True, slots=True)
class Commitment:
    """What a deal will be drawn from. Only the store and the table know the secret before the game is over."""

    table_id: str
    number: int  # how many deals of the table were discarded before this one
    secret: str
    asked: list[int]  # seats whose page sends a part
    silent: list[int]  # seats of people whose page sends none
    process: str  # id of the process that opened it
    at: float
    scheme: str  # of the commitment (fair.py), the same for all deals of a table


@dataclass(frozen=True, slots=True)
class Part:
    """A part in the deal from a person's page: first the hash of its nonce, then the nonce."""

    table_id: str
    number: int  # number of the commitment
    seat: int
    step: DealAsks
    data: str

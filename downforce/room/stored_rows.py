"""The rows in which a game table is stored: the table itself, its seats, its log entries and its deals."""

from dataclasses import dataclass

from ..rules.views.shapes import DealtCards, GameOptions, PlayedOn, TrackNamed, TypedDict
from .shapes import DealAsks


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A stored seat at a game table."""

    seat: int
    kind: str  # open, person or bot
    guest: str | None = None
    name: str = ""
    level: str | None = None
    driver: str | None = None  # level of the bot that plays while the person is away
    since: float = 0.0  # when the person sat down


ReplacedSeat = tuple[SeatRow, SeatRow]  # for one seat: the row that is expected in the store, and its replacement


class RuleSources(TypedDict):
    """The versions of the rules, track and deck that a game table uses, in the format of game records."""

    rules: int
    track: TrackNamed | list[TrackNamed]
    deck: str


class SeatResult(TypedDict):
    """The final result of a game for one seat."""

    rank: int
    money: int | None  # None in games without money


class GiveUpRequest(TypedDict):
    """A player's request to give up the game, which the other players at the table must agree to."""

    by: int  # seat of the player who asks
    agreed: list[int]  # seats of the players who agree, including the one who asks
    until: float  # when it expires unanswered, in seconds since 1970
    refused: bool  # whether a player wants to play on; no new request is allowed before `until`


@dataclass(frozen=True, slots=True)
class TableRow:
    """A stored game table, without its seats and its log."""

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
    latecomers: bool = False  # whether newcomers may take a bot's seat while the game is running
    played_on: PlayedOn | None = None  # the game that this one continues, if any
    give_up: GiveUpRequest | None = None  # the latest request, whether still open or not


Seated = tuple[TableRow, list[SeatRow]]


@dataclass(frozen=True, slots=True)
class Entry:
    """One entry in a table's game log: an action by a seat, or a random draw if `seat` is None."""

    table_id: str
    seq: int
    seat: int | None
    text: str
    command: str | None
    at: float


@dataclass(frozen=True, slots=True)
class Deal:
    """The stored deal for one race."""

    table_id: str
    race: int
    data: DealtCards


@dataclass(frozen=True, slots=True)
class Commitment:
    """The server's commitment to the secret from which a deal will be drawn.

    The secret is not revealed to players until the game is over.
    """

    table_id: str
    number: int  # how many deals of the table were discarded before this one
    secret: str
    asked: list[int]  # seats whose pages take part
    silent: list[int]  # seats of people whose pages do not take part
    process: str  # id of the process that opened the deal
    at: float
    scheme: str  # commitment scheme (fair.py), the same for all deals of a table


@dataclass(frozen=True, slots=True)
class Part:
    """A contribution to a deal from a person's page. Each page first sends the hash of a nonce, then the nonce."""

    table_id: str
    number: int  # number of the commitment
    seat: int
    step: DealAsks
    data: str

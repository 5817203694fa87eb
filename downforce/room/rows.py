"""A table, its seats and its log, line by line, as they are stored."""

from dataclasses import dataclass

from ..rules.views.shapes import DealtCards, GameOptions, PlayedOn, TrackNamed, TypedDict
from .shapes import DealAsks


@dataclass(frozen=True, slots=True)
class SeatRow:
    seat: int
    kind: str  # open, person, bot
    guest: str | None = None
    name: str = ""
    level: str | None = None
    driver: str | None = None  # the bot that plays for a person meanwhile
    since: float = 0.0  # when the person sat down


Change = tuple[SeatRow, SeatRow]  # of one seat: as it is expected to be, as it shall be


class RuleSources(TypedDict):
    """What a table plays by and on, so that it stays the same: as records say it."""

    rules: int
    track: TrackNamed | list[TrackNamed]
    deck: str


class SeatResult(TypedDict):
    """How a game ended for a seat."""

    rank: int
    money: int | None  # None where no money is counted


class GiveUpRequest(TypedDict):
    """A player's request to give the game up, which waits for the other players at the table to agree."""

    by: int  # seat
    agreed: list[int]  # seats, that one included
    until: float  # when it ends without an answer, in seconds since 1970
    refused: bool  # somebody plays on; until then nobody may ask again


@dataclass(frozen=True, slots=True)
class TableRow:
    id: str
    host: str  # guest
    host_name: str
    public: bool
    status: str
    options: GameOptions
    pinned: RuleSources
    clock: str
    created: float
    winners: list[int] | None = None
    rematch: str | None = None
    results: list[SeatResult] | None = None  # by seat, when it is over
    latecomers: bool = False  # may take a bot's seat while the game runs
    played_on: PlayedOn | None = None  # which game this one goes on from
    give_up: GiveUpRequest | None = None  # the last one


Seated = tuple[TableRow, list[SeatRow]]


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a table's log; `seat` is None for what chance drew."""

    table_id: str
    seq: int
    seat: int | None
    text: str
    command: str | None
    at: float


@dataclass(frozen=True, slots=True)
class Deal:
    """What chance laid out for one race."""

    table_id: str
    race: int
    data: DealtCards


@dataclass(frozen=True, slots=True)
class Commitment:
    """What a deal will be drawn from. Nobody but the store and the table knows the secret before the game is over."""

    table_id: str
    number: int  # how many deals of the table were thrown away before it
    secret: str
    asked: list[int]  # seats whose page gives a part
    silent: list[int]  # people whose page gives none
    process: str  # that opened it
    at: float
    scheme: str  # how it is committed to, the same for all deals of a table


@dataclass(frozen=True, slots=True)
class Part:
    """What a person's page gives: first the hash of its nonce, then the nonce."""

    table_id: str
    number: int  # of the commitment
    seat: int
    step: DealAsks
    data: str

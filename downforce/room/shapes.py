"""The shapes of what a table tells of itself: who sits there, what is played, until when seats may think."""

from typing import Literal, TypeAlias

from ..rules.names import Seat
from ..rules.shapes import GameOptions, TypedDict

Clock: TypeAlias = Literal["none", "relaxed", "quick"]
Status: TypeAlias = Literal["waiting", "running", "over"]
SeatKind: TypeAlias = Literal["open", "person", "bot"]


class SeatInfo(TypedDict):
    """One seat, as everybody sees it."""

    seat: Seat  # its number
    kind: SeatKind  # who sits there
    name: str  # of a person as chosen, of a bot its character's person, such as "Ida"; "" when open
    level: str | None  # of a bot: its name in `bots`, such as "pro"
    character: str | None  # of a bot: how it plays, such as "loyal"; some levels have none
    connected: bool  # a person: has the table open now, or had it until a moment ago
    driver: str | None  # a person who is away: the bot that plays for them meanwhile
    relievable: bool  # the table has waited long enough: others may let a bot drive until the person is back


class TableInfo(TypedDict):
    """A table without its game: what the lobby, the waiting room and the players' strip show."""

    id: str  # in the table's address
    name: str  # of the host, for "Mara's table"
    public: bool  # listed for everybody
    status: Status  # whether the game has begun, and is over
    options: GameOptions  # what is played
    track: str  # title of the (first) track
    clock: Clock  # how long seats may think
    latecomers: bool  # whoever comes while the game runs may take a bot's seat
    seats: list[SeatInfo]  # by number
    host: Seat | None  # the host's seat; only the host may start, change options, add and remove bots
    watchers: int  # how many look on
    created: float  # seconds since 1970
    rematch: str | None  # the table of the next game of these players, once somebody asked for it


class Time(TypedDict):
    """Of the decision that is waited for: how long seats may think, in seconds since 1970."""

    now: float  # there, when it was sent
    until: dict[int, float]  # by seat

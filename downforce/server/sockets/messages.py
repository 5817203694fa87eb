"""The messages of the server over WebSockets, and all messages over HTTP but those declared in room/messages.py.

`tools.generate.protocol` generates the web page's TypeScript types (web/src/protocol.ts) from these classes.
"""

import dataclasses
import inspect
from typing import Annotated, Any, Literal, get_args

from pydantic import BaseModel, ConfigDict, Field, with_config

from ...analysis.shapes import Analysis, Part
from ...offers.race_order import LaneSide
from ...room.messages import NewTable, SeatChange, SeatRequest, TableChange
from ...room.person_names import MAX_NAME
from ...room.shapes import DealInfo, Frame, ReplayFrame, SeatInfo, TableInfo, Time
from ...rules.names import MAX_PLAYERS, Edition, PowerName
from ...rules.views.shapes import EditionPreset, TypedDict

AnalysisStatus = Literal["none", "running", "stopped", "failed", "done"]
OptionValue = bool | int | str | list[str] | None

# The version of the messages that clients send over the socket. Version 2 renamed `wheel`, `rest` and `relieve` to
# `take_control`, `play_out` and `substitute`. The page states its version when it connects; pages of version 1 and
# other programs do not.
PROTOCOL = 2


class Message(BaseModel):
    """An immutable message that allows no fields other than those declared."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class ClientMessage(Message):
    """A message from a client. Fields that have a default value can be left out.

    Messages from the server, in contrast, always contain all fields.
    """


# From the server, over the socket: the frames declared in room/shapes.py.

for shape in (*get_args(Frame), SeatInfo, TableInfo, Time, DealInfo):  # allow no fields other than those declared
    with_config(ConfigDict(extra="forbid"))(shape)

FromServer = Annotated[Frame, Field(discriminator="t")]


# Over HTTP: these, and the requests declared in room/messages.py.


def describe(shape: type) -> None:
    """Make pydantic refuse undeclared fields of a dataclass, and describe the dataclass in the OpenAPI schema."""

    def add(schema: dict[str, Any]) -> None:
        schema["description"] = inspect.getdoc(shape)
        for each in dataclasses.fields(shape):
            if each.default_factory is not dataclasses.MISSING:
                schema["properties"][each.name]["default"] = each.default_factory()

    with_config(ConfigDict(extra="forbid", json_schema_extra=add))(shape)


for request in (SeatRequest, NewTable, TableChange, SeatChange):
    describe(request)


class Me(Message):
    """The guest who sent the request, identified by a cookie. A newcomer is a guest who has not finished a game yet."""

    name: str
    newcomer: bool


class Rename(ClientMessage):
    """The body of PATCH /api/me, which changes the guest's name."""

    name: Annotated[str, Field(min_length=1, max_length=MAX_NAME)]


class TableMade(Message):
    """The id of a game table that was just created."""

    id: str


class MyGame(Message):
    """One entry in the "My games" list."""

    info: TableInfo
    seat: int
    my_turn: bool
    won: bool | None = None  # once the game is over
    rank: int | None = None  # once the game is over; None for games played with older versions
    money: int | None = None  # once the game is over, if it was played for money
    changed: float


class HideGame(ClientMessage):
    """The body of a PATCH request to hide one of my games from my list of games, or to show it again."""

    hidden: bool  # True hides the game, False shows it again


class ReturnLink(Message):
    """The token of a return link, which is sent only to the link's owner.

    The token belongs in the fragment of a URL, never in the path or query.
    """

    token: str


class ReturnClaim(ClientMessage):
    """The body of the POST request that uses a return link, so that a guest can continue on another device.

    A visitor who already has games of their own must confirm with `replace`.
    """

    token: str
    replace: bool = False  # True confirms that my own games may become unreachable from this device


class Returned(Message):
    """The response to a request that uses a return link.

    It contains the id of the game table that the link leads to, or None if the link does not lead to a table.
    """

    table: str | None


class TrackSummary(Message):
    """A track that can be chosen for a game. Its picture is available at /api/tracks/NAME."""

    name: str
    title: str
    spaces: int


class CharacterSummary(Message):
    """A bot character: a playing style and the first name that goes with it.

    For example, bots with the character "loyal" are called Ida.
    """

    name: str
    person: str


class BotSummary(Message):
    """A skill level for bots, and the characters that can be chosen for bots of that level."""

    name: str
    level: int
    characters: list[CharacterSummary]  # empty if all bots of this level play alike


class OptionSummary(Message):
    """A game option with its possible values."""

    name: str
    values: list[OptionValue]
    default: OptionValue


class Setup(Message):
    """Everything that a client needs to let a player set up a new game table."""

    version: str
    tracks: list[TrackSummary]
    bots: list[BotSummary]
    editions: dict[Edition, EditionPreset]  # the options preset by each edition
    options: list[OptionSummary]
    powers: list[PowerName]  # all six
    currencies: dict[Edition, str]  # by edition: the currency sign, then the unit that follows the number
    hands: dict[int, int]  # cards dealt to each player, by number of players
    small_hand: int  # cards dealt to each player in the beginners' game
    prizes: list[int]  # prize money by place
    bets: list[list[int]]  # payout by bet, then by place
    clocks: dict[str, int]  # seconds per decision for each clock; "none" is left out
    analysis: bool  # whether finished games can be analysed


class SpaceShape(Message):
    """The shape and position of a space on a track, in the coordinates of the track's picture."""

    id: str
    path: str
    x: float
    y: float
    heading: float
    size: float  # scale at which a car drawn here does not touch cars on other spaces; 1 is its normal size
    length: float  # the same scale for the car's length, which may differ from the scale for its width
    width: float  # the same scale for the car's width
    lane: int  # 0 is the inside lane
    lanes: int  # number of lanes at this point
    side: LaneSide  # how to name the lane to players
    rectangle: bool
    front: float  # position of the front edge along the lap
    to_finish: int  # the minimum number of steps needed to cross the finish line from here
    to_lines: list[int]  # the same for each betting line; 0 if the space is beyond that line


class TrackShape(Message):
    """The picture of a track, and the shapes and positions of the track's spaces in that picture."""

    name: str
    title: str
    width: float
    height: float
    svg: str
    spaces: list[SpaceShape]
    places: list[tuple[float, float]]  # where cars that have finished are parked
    grid: list[str]
    lines: list[float]  # positions of the betting lines along the lap
    sections: list[str]  # names of the track's sections, for the board in text form


class Mistake(TypedDict):
    """A decision that the analysis of a game has marked as a mistake."""

    number: int  # number of the action
    seat: int
    kind: str  # auction, powers, card, move, bet
    mark: str  # "?!", "?" or "??"
    loss: float


class Replay(Message):
    """The replay of a finished game, frame by frame."""

    info: TableInfo
    seat: int | None  # the seat whose view is shown; None if nothing is hidden
    frames: list[ReplayFrame]


class PlayOn(ClientMessage):
    """The body of a POST request for a new game that continues a finished game.

    `actions` is the number of actions to keep from the finished game.
    """

    actions: Annotated[int, Field(ge=0, le=1_000_000)]
    seat: Annotated[int, Field(ge=0, lt=MAX_PLAYERS)]  # my seat; bots play all others
    anew: bool = False  # deal the cards that were hidden from that seat again, if possible


class AnalysisState(Message):
    """The state of a game analysis.

    Once the analysis is complete, it contains the whole result. Until then, it contains those finished parts of the
    analysis that the client does not have yet.
    """

    status: AnalysisStatus
    playouts: int  # playouts per decision
    compiled: bool  # False if computed without numba, with far fewer playouts and a less certain result
    done: int  # number of parts computed so far
    of: int  # total number of parts
    mine: bool  # whether the guest who asks may stop the analysis
    seat: int | None = None  # the seat of the guest who asks
    parts: list[Part]
    analysis: Analysis | None


class MyMistake(Message):
    """One of my decisions, which the analysis of a game has marked as a mistake."""

    table: str
    track: str  # the track's title
    mistake: Mistake


class Refusal(Message):
    """The body of every HTTP response with a status of 400 or above."""

    why: str
    args: dict[str, str | int] = {}

"""All messages exchanged between server and clients, over sockets and HTTP.

`tools.generate.protocol` generates the page's TypeScript types (web/src/protocol.ts) from these classes.
"""

from typing import Annotated, Literal, get_args

from pydantic import BaseModel, ConfigDict, Field, with_config

from ...analysis.shapes import Analysis, Part
from ...offers.race_order import LaneSide
from ...room.person_names import MAX_NAME
from ...room.shapes import Clock, DealInfo, Frame, Reaction, ReplayFrame, SeatInfo, TableInfo, Time
from ...rules.names import MAX_PLAYERS, MIN_PLAYERS, Edition, PowerName
from ...rules.views.shapes import EditionPreset, GivenOptions, TypedDict

AnalysisStatus = Literal["none", "running", "stopped", "failed", "done"]
OptionValue = bool | int | str | list[str] | None

# The version of the messages that clients send over the socket. Version 2 renamed `wheel`, `rest` and `relieve` to
# `take_control`, `play_out` and `substitute`. The page states its version when it connects; pages of version 1 and
# other programs do not.
PROTOCOL = 2
MAX_ACTION = 60  # characters; every action in notation is far shorter
ID_PATTERN = r"^[A-Za-z0-9_-]{8,64}$"


class Message(BaseModel):
    """An immutable message with exactly the declared fields."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class ClientMessage(Message):
    """A message from a client. Fields with a default may be left out.

    Messages from the server always contain all fields.
    """


# From the server, over the socket: the frames declared in room/shapes.py.

for shape in (*get_args(Frame), SeatInfo, TableInfo, Time, DealInfo):  # allow no fields other than those declared
    with_config(ConfigDict(extra="forbid"))(shape)

FromServer = Annotated[Frame, Field(discriminator="t")]


# From clients, over the socket.


class Act(ClientMessage):
    """Take an action.

    `id` is an id that the client chose for this command, and `seq` is the number of the last action it has seen.
    """

    t: Literal["act"] = "act"
    id: Annotated[str, Field(pattern=ID_PATTERN)]
    seq: Annotated[int, Field(ge=0, le=1_000_000)]
    action: Annotated[str, Field(min_length=1, max_length=MAX_ACTION)]


class TakeControl(ClientMessage):
    """Take back control of my seat from the bot that plays for me."""

    t: Literal["take_control"] = "take_control"


class Substitute(ClientMessage):
    """Let a bot play for a person who is away or does not act, until that person is back."""

    t: Literal["substitute"] = "substitute"
    seat: Annotated[int, Field(ge=0, lt=MAX_PLAYERS)]


class React(ClientMessage):
    """Show everybody at the table a reaction from my seat."""

    t: Literal["react"] = "react"
    sign: Reaction


class Nudge(ClientMessage):
    """Remind a person that the table is waiting for them."""

    t: Literal["nudge"] = "nudge"
    seat: Annotated[int, Field(ge=0, lt=MAX_PLAYERS)]


class PlayOut(ClientMessage):
    """Let a bot play my seat until the end of the game. Allowed only once no choice can change the result any more."""

    t: Literal["play_out"] = "play_out"


class HashPart(ClientMessage):
    """Send my first contribution to deal `number`: the hash of my nonce (see docs/fair-deals.md)."""

    t: Literal["hash"] = "hash"
    number: Annotated[int, Field(ge=0, le=1_000_000)]
    data: Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]


class NoncePart(ClientMessage):
    """Send my second contribution to a deal, once all hashes are in: the nonce, 16 random bytes drawn by my page."""

    t: Literal["nonce"] = "nonce"
    number: Annotated[int, Field(ge=0, le=1_000_000)]
    data: Annotated[str, Field(pattern=r"^[0-9a-f]{32}$")]


class Ping(ClientMessage):
    """Ask for a `pong`, to check that the connection works."""

    t: Literal["ping"] = "ping"


ToServer = Annotated[
    Act | TakeControl | Substitute | React | Nudge | PlayOut | HashPart | NoncePart | Ping, Field(discriminator="t")
]


# Over HTTP.


class Me(Message):
    """The guest who sent the request, identified by a cookie. A newcomer has not finished a game yet."""

    name: str
    newcomer: bool


class Rename(ClientMessage):
    """The body of PATCH /api/me, which changes the guest's name."""

    name: Annotated[str, Field(min_length=1, max_length=MAX_NAME)]


class SeatRequest(ClientMessage):
    """Who is to sit in a seat. A bot without a given character gets one that nobody else at the table has."""

    kind: Literal["me", "open", "bot"]
    level: str | None = None  # for a bot; "pro-loyal" is the level "pro" with the character "loyal"
    character: str | None = None


class NewTable(ClientMessage):
    """A request for a new game table.

    `options` are those of `new_game`, except `players`, which follows from the number of seats.
    """

    options: Annotated[dict[str, object], GivenOptions] = {}  # validated by the rules, which explain any error
    seats: Annotated[list[SeatRequest], Field(min_length=MIN_PLAYERS, max_length=MAX_PLAYERS)]
    clock: Clock = "none"
    public: bool = False
    latecomers: bool = False  # others may take over a bot's seat while the game is running
    start: bool = False  # start at once, with bots in the open seats


class TableMade(Message):
    """The id of a game table that was just created."""

    id: str


class TableChange(ClientMessage):
    """The body of a PATCH request for a table whose game has not begun.

    Fields and options that are left out do not change.
    """

    options: Annotated[dict[str, object], GivenOptions] = {}  # validated by the rules, which explain any error
    seats: Annotated[int, Field(ge=MIN_PLAYERS, le=MAX_PLAYERS)] | None = None  # number of seats
    clock: Clock | None = None
    public: bool | None = None
    latecomers: bool | None = None


class SeatChange(ClientMessage):
    """The body of a PUT request for a seat: sit down there, open the seat to anyone, or give it to a bot.

    Sitting down in a running game means taking over from a bot.
    """

    kind: Literal["me", "open", "bot"]
    level: str | None = None  # for a bot, as in SeatRequest
    character: str | None = None


class MyGame(Message):
    """One game in the list "my games"."""

    info: TableInfo
    seat: int
    my_turn: bool
    won: bool | None = None  # once the game is over
    rank: int | None = None  # once the game is over; None for games played with older versions
    money: int | None = None  # once the game is over, if it was played for money
    changed: float


class HideGame(ClientMessage):
    """The body of a PATCH request for one of my games, to hide it from my list or show it again."""

    hidden: bool  # True hides the game, False shows it again


class ReturnLink(Message):
    """The token of a return link, sent only to the link's owner.

    Put the token in the fragment of a URL, never in its path or query.
    """

    token: str


class ReturnClaim(ClientMessage):
    """The body of the POST request that redeems a return link.

    A visitor who already has games must confirm with `replace`.
    """

    token: str
    replace: bool = False  # True confirms: from here, my own games can no longer be reached


class Returned(Message):
    """The game table that a return link leads to, or None if it leads to no particular table."""

    table: str | None


class TrackSummary(Message):
    """A track that can be chosen. Its picture is at /api/tracks/NAME."""

    name: str
    title: str
    spaces: int


class CharacterSummary(Message):
    """A bot's playing style and the person's name that goes with it: the character "loyal" is called Ida."""

    name: str
    person: str


class BotSummary(Message):
    """A bot level, and the characters that can be chosen for it."""

    name: str
    level: int
    characters: list[CharacterSummary]  # empty if all bots of this level play alike


class OptionSummary(Message):
    """A game option with its possible values."""

    name: str
    values: list[OptionValue]
    default: OptionValue


class Setup(Message):
    """Everything a page needs to let people set up a game table."""

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
    """A space on a track, measured in the units of the track's picture."""

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
    to_finish: int  # the fewest steps it takes to cross the finish line from here
    to_lines: list[int]  # the same for each betting line; 0 beyond the line


class TrackShape(Message):
    """The picture of a track, and its spaces measured in the same units."""

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
    """A finished game, frame by frame, for watching it again."""

    info: TableInfo
    seat: int | None  # the seat whose view is shown; None if nothing is hidden
    frames: list[ReplayFrame]


class PlayOn(ClientMessage):
    """The body of a POST request to play on from a finished game, after its first `actions` actions."""

    actions: Annotated[int, Field(ge=0, le=1_000_000)]
    seat: Annotated[int, Field(ge=0, lt=MAX_PLAYERS)]  # my seat; bots play all others
    anew: bool = False  # deal the cards that were hidden from that seat again, if possible


class AnalysisState(Message):
    """The state of an analysis.

    Contains the whole result once the analysis is done, and until then the parts that the client does not have yet.
    """

    status: AnalysisStatus
    playouts: int  # playouts per decision
    compiled: bool  # False if computed without numba, with far fewer playouts and a less certain result
    done: int  # number of parts computed so far
    of: int  # total number of parts
    mine: bool  # whether the guest who asks may stop the analysis
    parts: list[Part]
    analysis: Analysis | None


class MyMistake(Message):
    """A decision of mine that the analysis of a game has marked as a mistake."""

    table: str
    track: str  # the track's title
    mistake: Mistake


class Refusal(Message):
    """The body of every response with a status of 400 or above."""

    why: str
    args: dict[str, str | int] = {}

"""All messages between server and clients, over sockets and HTTP.

`tools.generate.protocol` derives the page's types (web/src/protocol.ts) from them.
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

# Which messages a client sends over the socket: 2 renamed `wheel`, `rest` and `relieve` of 1 to `take_control`,
# `play_out` and `substitute`. The page names the number when it connects; pages of 1 and other programs name none.
PROTOCOL = 2
MAX_ACTION = 60  # characters; the longest notation is far shorter
ID_PATTERN = r"^[A-Za-z0-9_-]{8,64}$"


class Message(BaseModel):
    """A message with exactly the declared fields, unchangeable once it is made."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class ClientMessage(Message):
    """A message from a client, which may leave out fields with a default.

    Messages from the server are always complete.
    """


# From the server, over the socket: the frames of room/shapes.py.

for shape in (*get_args(Frame), SeatInfo, TableInfo, Time, DealInfo):  # these have exactly the declared fields, too
    with_config(ConfigDict(extra="forbid"))(shape)

FromServer = Annotated[Frame, Field(discriminator="t")]


# From clients, over the socket.


class Act(ClientMessage):
    """Take an action. `id` is the client's own id of the command, `seq` the last action number it has seen."""

    t: Literal["act"] = "act"
    id: Annotated[str, Field(pattern=ID_PATTERN)]
    seq: Annotated[int, Field(ge=0, le=1_000_000)]
    action: Annotated[str, Field(min_length=1, max_length=MAX_ACTION)]


class TakeControl(ClientMessage):
    """Take control of my seat back from the bot that plays for me."""

    t: Literal["take_control"] = "take_control"


class Substitute(ClientMessage):
    """Let a bot play for a person who is away, or does not act, until they are back."""

    t: Literal["substitute"] = "substitute"
    seat: Annotated[int, Field(ge=0, lt=MAX_PLAYERS)]


class React(ClientMessage):
    """Show a reaction at my seat to everybody."""

    t: Literal["react"] = "react"
    sign: Reaction


class Nudge(ClientMessage):
    """Remind a person that the table waits for them."""

    t: Literal["nudge"] = "nudge"
    seat: Annotated[int, Field(ge=0, lt=MAX_PLAYERS)]


class PlayOut(ClientMessage):
    """Let a bot play my seat to the end; only once the result is decided, so that no choice matters any more."""

    t: Literal["play_out"] = "play_out"


class HashPart(ClientMessage):
    """Send the first half of my part in deal `number`: the hash of my nonce (docs/fair-deals.md)."""

    t: Literal["hash"] = "hash"
    number: Annotated[int, Field(ge=0, le=1_000_000)]
    data: Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]


class NoncePart(ClientMessage):
    """Send the second half, once all hashes are in: the nonce, 16 random bytes of the page."""

    t: Literal["nonce"] = "nonce"
    number: Annotated[int, Field(ge=0, le=1_000_000)]
    data: Annotated[str, Field(pattern=r"^[0-9a-f]{32}$")]


class Ping(ClientMessage):
    """Ask for a `pong`, to see whether the connection works."""

    t: Literal["ping"] = "ping"


ToServer = Annotated[
    Act | TakeControl | Substitute | React | Nudge | PlayOut | HashPart | NoncePart | Ping, Field(discriminator="t")
]


# Over HTTP.


class Me(Message):
    """The guest, known by a cookie. A newcomer has not finished a game yet."""

    name: str
    newcomer: bool


class Rename(ClientMessage):
    """PATCH on /api/me: choose a name."""

    name: Annotated[str, Field(min_length=1, max_length=MAX_NAME)]


class SeatRequest(ClientMessage):
    """Who shall have a seat. A bot without a character gets one that no other seat at the table has."""

    kind: Literal["me", "open", "bot"]
    level: str | None = None  # a bot's; "pro-loyal" means "pro" and the character "loyal"
    character: str | None = None


class NewTable(ClientMessage):
    """A table to make; `options` as for `new_game`, without `players`, which is the number of seats."""

    options: Annotated[dict[str, object], GivenOptions] = {}  # checked by the rules, which explain what is wrong
    seats: Annotated[list[SeatRequest], Field(min_length=MIN_PLAYERS, max_length=MAX_PLAYERS)]
    clock: Clock = "none"
    public: bool = False
    latecomers: bool = False  # newcomers may take a bot's seat while the game runs
    start: bool = False  # start at once, with bots on open seats


class TableMade(Message):
    """The id of a new table."""

    id: str


class TableChange(ClientMessage):
    """PATCH on a table that waits: fields and options that are left out stay as they are."""

    options: Annotated[dict[str, object], GivenOptions] = {}  # checked by the rules, which explain what is wrong
    seats: Annotated[int, Field(ge=MIN_PLAYERS, le=MAX_PLAYERS)] | None = None  # how many seats
    clock: Clock | None = None
    public: bool | None = None
    latecomers: bool | None = None


class SeatChange(ClientMessage):
    """PUT on a seat: sit down (in a running game: take it over from a bot), make it open, or put a bot on it."""

    kind: Literal["me", "open", "bot"]
    level: str | None = None  # a bot's, as in SeatRequest
    character: str | None = None


class MyGame(Message):
    """An entry of "my games"."""

    info: TableInfo
    seat: int
    my_turn: bool
    won: bool | None = None  # once the game is over
    rank: int | None = None  # once the game is over; None for games of older versions
    money: int | None = None  # once the game is over, if it was played for money
    changed: float


class HideGame(ClientMessage):
    """PATCH on one of my games: hide it from my list, or show it again."""

    hidden: bool  # True hides it, False shows it again


class ReturnLink(Message):
    """A return link, shown only to its owner.

    The token belongs in the fragment of an address, never in a path or query.
    """

    token: str


class ReturnClaim(ClientMessage):
    """POST of a return link's token. A visitor with games of their own must confirm with `replace`."""

    token: str
    replace: bool = False  # confirm: my own games can then not be reached from here any more


class Returned(Message):
    """The table that a return link leads to, if it names one."""

    table: str | None


class TrackSummary(Message):
    """A track to choose; its picture is at /api/tracks/NAME."""

    name: str
    title: str
    spaces: int


class CharacterSummary(Message):
    """How a bot plays, and its name: "loyal" is Ida."""

    name: str
    person: str


class BotSummary(Message):
    """A level of bots, and the characters one can ask for."""

    name: str
    level: int
    characters: list[CharacterSummary]  # empty: all bots of this level play alike


class OptionSummary(Message):
    """An option with its possible values."""

    name: str
    values: list[OptionValue]
    default: OptionValue


class Setup(Message):
    """What a page needs before it can offer a table."""

    version: str
    tracks: list[TrackSummary]
    bots: list[BotSummary]
    editions: dict[Edition, EditionPreset]  # the options that each edition presets
    options: list[OptionSummary]
    powers: list[PowerName]  # all six
    currencies: dict[Edition, str]  # by edition: the sign, then what follows the number
    hands: dict[int, int]  # cards dealt to each player, by number of players,
    small_hand: int  # and in the beginners' game
    prizes: list[int]  # by place
    bets: list[list[int]]  # by bet, by place
    clocks: dict[str, int]  # seconds for a decision; "none" is absent
    analysis: bool  # whether finished games can be analysed


class SpaceShape(Message):
    """A space of a track, in the units of its picture."""

    id: str
    path: str
    x: float
    y: float
    heading: float
    size: float  # how large a car may be drawn here without touching a car on another space, as a share of its own size
    length: float  # the same for its length alone, where a car may be longer than wide
    width: float  # and for its width
    lane: int  # counted from the inside, from 0
    lanes: int  # number of lanes here
    side: LaneSide  # how to describe its lane to a reader
    rectangle: bool
    front: float  # progress along the lap
    to_finish: int  # the fewest steps from here across the finish line
    to_lines: list[int]  # the same across each betting line; 0 beyond it


class TrackShape(Message):
    """A track's own picture, and its spaces in the same units."""

    name: str
    title: str
    width: float
    height: float
    svg: str
    spaces: list[SpaceShape]
    places: list[tuple[float, float]]  # where cars that have finished are parked
    grid: list[str]
    lines: list[float]  # progress of the betting lines along the lap
    sections: list[str]  # names of the track's sections, for the text board


class Mistake(TypedDict):
    """A marked decision of an analysed game."""

    number: int  # of the action
    seat: int
    kind: str  # auction, powers, card, move, bet
    mark: str  # "?!", "?" or "??"
    loss: float


class Replay(Message):
    """A finished game, frame by frame."""

    info: TableInfo
    seat: int | None  # the seat whose view this is; None shows everything
    frames: list[ReplayFrame]


class PlayOn(ClientMessage):
    """POST on a finished game: play on from the moment after its first `actions` actions."""

    actions: Annotated[int, Field(ge=0, le=1_000_000)]
    seat: Annotated[int, Field(ge=0, lt=MAX_PLAYERS)]  # my seat; bots take all others
    anew: bool = False  # deal again what that seat could not see, if possible


class AnalysisState(Message):
    """The state of an analysis: the whole result once it is done, until then the parts that are new to the client."""

    status: AnalysisStatus
    playouts: int  # for each decision
    compiled: bool  # False: computed without numba, with far fewer playouts, so the result is less certain
    done: int  # number of parts computed so far,
    of: int  # out of this many
    mine: bool  # whether the reader may stop it
    parts: list[Part]
    analysis: Analysis | None


class MyMistake(Message):
    """A marked decision of mine in an analysed game."""

    table: str
    track: str  # the track's title
    mistake: Mistake


class Refusal(Message):
    """The body of every response with status 400 or above."""

    why: str
    args: dict[str, str | int] = {}

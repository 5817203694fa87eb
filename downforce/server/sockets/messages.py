"""What goes over the wire, both ways. The page's types (web/src/protocol.ts) are made from these by
tools.generate.protocol.
"""

from typing import Annotated, Literal, get_args

from pydantic import BaseModel, ConfigDict, Field, with_config

from ...analysis.shapes import Analysis, Part
from ...offers.race_order import LaneSide
from ...room.people import MAX_NAME
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
    """Nothing unknown is taken, nothing is changed after it was made."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class ClientMessage(Message):
    """What a client sends: fields with a default may be left out. What the server sends is always complete."""


# From the server, over the socket: room/shapes.py.

for shape in (*get_args(Frame), SeatInfo, TableInfo, Time, DealInfo):  # nothing unknown in these either
    with_config(ConfigDict(extra="forbid"))(shape)

FromServer = Annotated[Frame, Field(discriminator="t")]


# To the server, over the socket.


class Act(ClientMessage):
    """One action. `id` is the client's own, `seq` the last number it has seen."""

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
    """Show everybody a sign at my seat."""

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
    """The first half of my part in the deal of that number: what my nonce hashes to (docs/fair.md)."""

    t: Literal["hash"] = "hash"
    number: Annotated[int, Field(ge=0, le=1_000_000)]
    data: Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]


class NoncePart(ClientMessage):
    """The second half, once all hashes are in: the nonce, 16 random bytes from the page."""

    t: Literal["nonce"] = "nonce"
    number: Annotated[int, Field(ge=0, le=1_000_000)]
    data: Annotated[str, Field(pattern=r"^[0-9a-f]{32}$")]


class Ping(ClientMessage):
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
    name: Annotated[str, Field(min_length=1, max_length=MAX_NAME)]


class SeatRequest(ClientMessage):
    """Who is to sit there. A bot without a character gets one that nobody else at the table has."""

    kind: Literal["me", "open", "bot"]
    level: str | None = None  # of a bot; "pro-loyal" is "pro" and the character "loyal"
    character: str | None = None


class NewTable(ClientMessage):
    """A table to make; `options` as for `new_game`, without players: there are as many as seats."""

    options: Annotated[dict[str, object], GivenOptions] = {}  # checked by the rules, which say what is wrong
    seats: Annotated[list[SeatRequest], Field(min_length=MIN_PLAYERS, max_length=MAX_PLAYERS)]
    clock: Clock = "none"
    public: bool = False
    latecomers: bool = False  # may whoever comes while the game runs take a bot's seat?
    start: bool = False  # at once; needs no open seat


class TableMade(Message):
    id: str


class TableChange(ClientMessage):
    """PATCH on a table that waits: what is left out stays as it is, of the options as well."""

    options: Annotated[dict[str, object], GivenOptions] = {}  # checked by the rules, which say what is wrong
    seats: Annotated[int, Field(ge=MIN_PLAYERS, le=MAX_PLAYERS)] | None = None  # how many
    clock: Clock | None = None
    public: bool | None = None
    latecomers: bool | None = None


class SeatChange(ClientMessage):
    """PUT on a seat: sit down on it (in a running game: take it over from a bot), make it open, or put a bot on it."""

    kind: Literal["me", "open", "bot"]
    level: str | None = None  # of a bot, as in SeatWanted
    character: str | None = None


class MyGame(Message):
    """A line of "my games"."""

    info: TableInfo
    seat: int
    my_turn: bool
    won: bool | None = None  # when it is over
    rank: int | None = None  # likewise; None for games of older versions
    money: int | None = None  # and where money was counted
    changed: float


class HideGame(ClientMessage):
    hidden: bool  # out of my list, or into it again


class ReturnLink(Message):
    """Only its owner is ever shown it. The token goes into the fragment of an address, never into a path or query."""

    token: str


class ReturnClaim(ClientMessage):
    """POST of a return link's token. Whoever has games of their own under the cookie they bring says that they know."""

    token: str
    replace: bool = False  # become the link's owner, even though my own games can then not be reached from here


class Returned(Message):
    table: str | None


class TrackSummary(Message):
    """A track to choose: its picture is at /api/tracks/NAME."""

    name: str
    title: str
    spaces: int


class CharacterSummary(Message):
    """How a bot plays, and what it is called: "loyal" is Ida."""

    name: str
    person: str


class BotSummary(Message):
    """A level of bots, and which of them one can ask for."""

    name: str
    level: int
    characters: list[CharacterSummary]  # none: all play alike


class OptionSummary(Message):
    name: str
    values: list[OptionValue]
    default: OptionValue


class Setup(Message):
    """What a page needs before it can offer a table."""

    version: str
    tracks: list[TrackSummary]
    bots: list[BotSummary]
    editions: dict[Edition, EditionPreset]  # the options an edition presets
    options: list[OptionSummary]
    powers: list[PowerName]  # all six
    currencies: dict[Edition, str]  # by edition: the sign, then what follows the number
    hands: dict[int, int]  # cards dealt to each, by number of players,
    small_hand: int  # and in the beginners' game
    prizes: list[int]  # by place
    bets: list[list[int]]  # by bet, by place
    clocks: dict[str, int]  # seconds a decision; "none" is absent
    analysis: bool  # finished games can be analysed


class SpaceShape(Message):
    id: str
    path: str
    x: float
    y: float
    heading: float
    size: float  # how large a car of its own shape may be drawn here: it never touches one on another space
    length: float  # and how long, of a car's own length, where it may be longer than wide
    width: float  # or wider than long
    lane: int  # from the inside, 0
    lanes: int  # how many there are beside it
    side: LaneSide  # how the eye finds its lane
    rectangle: bool
    front: float  # progress along the lap
    to_finish: int  # the fewest steps from here across the line
    to_lines: list[int]  # likewise across each betting line; 0 beyond it


class TrackShape(Message):
    """A track's own picture, and its spaces in the same units."""

    name: str
    title: str
    width: float
    height: float
    svg: str
    spaces: list[SpaceShape]
    places: list[tuple[float, float]]  # where cars that are home are parked
    grid: list[str]
    lines: list[float]  # progress of the betting lines
    sections: list[str]  # names of the pieces of road, for the text board


class Mistake(TypedDict):
    """A marked decision of an analysed game."""

    number: int  # of the action
    seat: int
    kind: str  # auction, powers, card, move, bet
    mark: str  # "?!", "?" or "??"
    loss: float


class Replay(Message):
    info: TableInfo
    seat: int | None  # seen from
    frames: list[ReplayFrame]


class PlayOn(ClientMessage):
    """POST on a finished game: play on from the moment after so many of its actions."""

    actions: Annotated[int, Field(ge=0, le=1_000_000)]
    seat: Annotated[int, Field(ge=0, lt=MAX_PLAYERS)]  # mine; bots take all others
    anew: bool = False  # what that seat could not see is dealt again, where that is possible


class AnalysisState(Message):
    """How far the analysis of a game is, and what it says. Until it is done: parts beyond those that are known."""

    status: AnalysisStatus
    playouts: int  # for each decision
    compiled: bool  # False: computed without numba, with far fewer playouts, so little is sure
    done: int  # parts known,
    of: int  # of so many
    mine: bool  # the reader may stop it
    parts: list[Part]
    analysis: Analysis | None


class MyMistake(Message):
    """A marked decision of mine in an analysed game."""

    table: str
    track: str  # its title
    mistake: Mistake


class Refusal(Message):
    """The body of every answer of 400 and above."""

    why: str
    args: dict[str, str | int] = {}

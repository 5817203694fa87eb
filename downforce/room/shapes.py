"""The types of the messages that a game table sends to clients, and of the data inside the messages."""

from typing import Annotated, Any, Literal, NotRequired, TypeAlias

from ..analysis.shapes import AnalysisKind, Decision, Hint, LotWorth, PlayedLine, PuzzleTheme
from ..offers.shapes import Offer
from ..rules.names import Seat
from ..rules.views.events import GameEvent
from ..rules.views.shapes import SOME_OF_VIEW, GameOptions, PlayedOn, TypedDict, View

Clock: TypeAlias = Literal["none", "relaxed", "quick"]
Status: TypeAlias = Literal["waiting", "running", "over"]
SeatKind: TypeAlias = Literal["open", "person", "bot"]
DealAsks: TypeAlias = Literal["hash", "nonce"]
Reaction: TypeAlias = Literal["blocked", "bravo", "ouch", "coming", "close", "thanks"]


class SeatInfo(TypedDict):
    """The public information about one seat at a game table."""

    seat: Seat  # seat number
    kind: SeatKind  # whether it is open or taken by a person or a bot
    name: str  # a person's chosen name, a bot's name such as "Ida", or "" if the seat is open
    level: str | None  # the bot's level, such as "pro" (its name in `bots`)
    character: str | None  # how the bot plays, such as "loyal"; some levels have no characters
    connected: bool  # whether the person has the table open now, or had it open a moment ago
    driver: str | None  # level of the bot that plays while the person is away
    relievable: bool  # whether the table has waited so long that others may let a bot play until the person is back


class GiveUp(TypedDict):
    """A player's request to give up the game. The game ends if all players present agree; otherwise it continues."""

    by: Seat  # the player who asks
    agreed: list[Seat]  # players who want to give up, including the one who asks


class TableInfo(TypedDict):
    """The information about a table that is shown in the lobby and on the game page.

    This information is public and does not include the state of the game.
    """

    id: str  # the table's id, which is part of its address
    name: str  # the host's name, as in "Mara's table"
    public: bool  # whether the table is listed for everyone
    status: Status  # whether the game is yet to begin, running or over
    options: GameOptions  # options of the game
    track: str  # title of the track, or of the first track of a tour
    clock: Clock  # how long seats may think
    latecomers: bool  # whether newcomers may take a bot's seat while the game is running
    seats: list[SeatInfo]  # all seats, in order
    coached: Seat | None  # the seat whose player may ask the coach: a person alone against bots, while the game runs
    host: Seat | None  # the host's seat; only the host may start the game, change options, and add or remove bots
    watchers: int  # number of spectators
    created: float  # when the table was created, in seconds since 1970
    rematch: str | None  # id of the table for these players' next game, once one of them has asked for it
    played_on: PlayedOn | None  # the game that this one continues, if any
    give_up: GiveUp | None  # a request to give up the game that is waiting for answers


class Time(TypedDict):
    """The current time and the deadlines for all open decisions, in seconds since 1970."""

    now: float  # the server's time when this was sent
    until: dict[str, float]  # deadlines by seat, which is a string because JSON keys are strings


class DealInfo(TypedDict):
    """Progress in agreeing on a fair deal (docs/fair-deals.md). Hashes are written as hexadecimal digits."""

    number: int  # how many deals of this table were discarded before this one
    commitment: str  # hash by which the server commits itself to its secret
    asks: DealAsks | None  # what pages must send next; None when everything has arrived
    seats: list[Seat]  # seats whose pages take part
    silent: list[Seat]  # seats of people whose pages do not take part
    hashes: list[str | None]  # by seat: hash of the nonce, once the page has sent it


class ReplayFrame(TypedDict):
    """One step of a replay: the state of the game after an action, and the events of that action."""

    seq: int  # number of actions so far
    seat: Seat | None  # the seat that acted; None for chance or the deal
    action: str | None  # None for the deal, or for an action hidden from the reader
    view: View  # the game as the reader saw it at that point
    events: list[GameEvent]  # the events of this action


# Messages to listeners.


class TableMessage(TypedDict):
    """The full table state, sent when a client connects and whenever an update message would not be enough."""

    t: Literal["table"]  # message type
    seq: int  # number of actions taken so far
    info: TableInfo  # the table without its game
    seat: Seat | None  # the reader's own seat; None for spectators
    view: View | None  # Game.view(seat); None before the game has begun
    events: list[GameEvent]  # Game.events(seat)
    offer: Offer | None  # what the reader may choose from; None if the reader has nothing to decide
    time: Time | None  # deadlines, if the table has a clock
    deal: DealInfo | None  # progress in agreeing on the deal; None before the start, and in games from older versions


class DealMessage(TypedDict):
    """A message about progress in agreeing on a fair deal. Once the deal is settled, the full table state is sent."""

    t: Literal["deal"]  # message type
    deal: DealInfo  # its current state


class Changes(TypedDict):
    """The changes to a client's view of the game, and to the choices offered to the client, since the last message."""

    view: Annotated[dict[str, object], SOME_OF_VIEW]  # the changed parts of Game.view(seat); after a gap, all of them
    offer: NotRequired[Offer | None]  # what the reader may choose from; left out while the decision is the same


class News(Changes):
    """An update: the events after action number `after`, and everything that changed up to action number `seq`."""

    t: Literal["news"]  # message type
    after: int  # number of the last action that the reader was sent
    seq: int  # number of actions taken so far
    events: list[GameEvent]  # the events, limited to what the reader may see
    time: Time | None  # deadlines, if the table has a clock


class Info(TypedDict):
    """A message with the table info, sent whenever players connect or leave, or the seats or options change."""

    t: Literal["info"]  # message type
    info: TableInfo  # the table without its game
    seat: Seat | None  # the reader's own seat


class Done(TypedDict):
    """The answer to a command that was stored as action number `seq`. A repeated command gets the same answer."""

    t: Literal["done"]  # message type
    id: str  # id of the command
    seq: int  # number of the action


class No(TypedDict):
    """The answer to a command or message that was refused. The page translates the reason (`why`) into text."""

    t: Literal["no"]  # message type
    id: str | None  # id of the command, if it has one
    why: str  # key of the refusal
    args: dict[str, str | int]  # values for the placeholders in its text


class Reacted(TypedDict):
    """A person's reaction, which pages show for a few seconds. Reactions are not stored."""

    t: Literal["reacted"]  # message type
    seat: Seat  # the seat of that person
    sign: Reaction  # the reaction


class Nudged(TypedDict):
    """A message saying that a player has nudged a person for whom the table is waiting."""

    t: Literal["nudged"]  # message type
    seat: Seat  # the seat that the table is waiting for
    by: Seat  # the seat of the player who nudges


class Elsewhere(TypedDict):
    """A message telling a client that its seat has been opened in another tab. The connection is then closed."""

    t: Literal["elsewhere"]  # message type


class Pong(TypedDict):
    """The answer to a client's ping message."""

    t: Literal["pong"]  # message type


Frame: TypeAlias = TableMessage | DealMessage | News | Info | Done | No | Reacted | Nudged | Elsewhere | Pong
Written: TypeAlias = Any  # a serialised frame: bytes for a socket, text on a device
Signal: TypeAlias = Reacted | Nudged  # sent once, not stored


class Advice(TypedDict):
    """The coach's advice on a player's current decision."""

    seq: int  # number of actions in the log; a later decision needs a new hint
    hint: Hint | None  # None if there is nothing to choose
    lots: list[LotWorth]  # in the auction, every unsold car, with the one on offer first; otherwise empty


class Word(TypedDict):
    """The coach's verdict on a choice that a player has made."""

    decision: Decision | None  # None if there was nothing to choose


class Position(TypedDict):
    """A single decision in a game: what the deciding player knew at that point, and all available choices."""

    info: TableInfo  # the table
    seat: Seat  # the seat that had to decide
    seq: int  # number of actions before the decision
    view: View  # what the seat knew
    events: list[GameEvent]  # what had happened so far
    offer: Offer  # everything it could choose from


class PuzzleInfo(TypedDict):
    """A summary of a puzzle, without the position to be solved."""

    id: str  # the puzzle's id, which is part of its address
    theme: PuzzleTheme  # what the puzzle is about
    kind: AnalysisKind  # the kind of decision
    players: int  # number of players
    track: str  # title of the track


class PuzzleQuestion(TypedDict):
    """A puzzle: a position from a game, and an analysis of every choice in that position."""

    theme: PuzzleTheme  # what the puzzle is about
    position: Position  # the position as the seat saw it
    decision: Decision  # every choice with its probability of winning; choices within a point of the best are correct
    lines: list[PlayedLine]  # what may follow from each choice, if the choices move cars; otherwise empty

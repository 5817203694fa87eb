"""The shapes of the messages that a table sends: seats, table, deal, news, answers, advice."""

from typing import Annotated, Any, Literal, NotRequired, TypeAlias

from ..analysis.shapes import AnalysisKind, Decision, Hint, LotWorth, PuzzleTheme
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
    """One seat, as everybody sees it."""

    seat: Seat  # its number
    kind: SeatKind  # who sits there
    name: str  # a person's chosen name; a bot's the name of its character, such as "Ida"; "" when open
    level: str | None  # a bot's name in `bots`, such as "pro"
    character: str | None  # how a bot plays, such as "loyal"; some levels have none
    connected: bool  # whether a person has the table open now, or had it until a moment ago
    driver: str | None  # level of the bot that plays for a person who is away
    relievable: bool  # the table has waited long enough: others may let a bot play until the person is back


class GiveUp(TypedDict):
    """A player's request to give the game up: it ends if all players at the table agree, else it goes on."""

    by: Seat  # the player who asks
    agreed: list[Seat]  # players who want to give up, that one included


class TableInfo(TypedDict):
    """A table without its game: what the lobby, the waiting room and the players' strip show."""

    id: str  # in the table's address
    name: str  # the host's name, for "Mara's table"
    public: bool  # listed for everybody
    status: Status  # whether the game has begun, and is over
    options: GameOptions  # what is played
    track: str  # title of the (first) track
    clock: Clock  # how long seats may think
    latecomers: bool  # newcomers may take a bot's seat while the game runs
    seats: list[SeatInfo]  # by number
    host: Seat | None  # the host's seat; only the host may start, change options, add and remove bots
    watchers: int  # how many spectators there are
    created: float  # seconds since 1970
    rematch: str | None  # the table of the next game of these players, once one of them has asked for it
    played_on: PlayedOn | None  # the game that this one continues, if any
    give_up: GiveUp | None  # a request to give the game up that waits for answers


class Time(TypedDict):
    """The deadlines of the current decision, in seconds since 1970."""

    now: float  # the server's time when this was sent
    until: dict[str, float]  # by seat, as a string: JSON keys are strings


class DealInfo(TypedDict):
    """How far the deal has been agreed on (docs/fair-deals.md). Bytes are written in hexadecimal digits."""

    number: int  # how many deals of this table were discarded before this one
    commitment: str  # the hash of the server's secret
    asks: DealAsks | None  # which part the pages are asked for; None when all parts are in
    seats: list[Seat]  # seats whose pages are asked
    silent: list[Seat]  # seats of people whose page takes no part
    hashes: list[str | None]  # by seat: the hash of the nonce, once the page has sent it


class ReplayFrame(TypedDict):
    """The table after an action, and what happened with it."""

    seq: int  # number of actions so far
    seat: Seat | None  # the seat that acted; None: chance, or the deal
    action: str | None  # None: the deal, or an action that the reader may not know
    view: View  # as the reader saw it then
    events: list[GameEvent]  # the events of this action


# Messages to listeners.


class TableMessage(TypedDict):
    """The whole table: the first message, and again whenever the numbers of news do not fit."""

    t: Literal["table"]  # which message this is
    seq: int  # how many actions have been taken
    info: TableInfo  # the table without its game
    seat: Seat | None  # the reader's own seat; None for spectators
    view: View | None  # Game.view(seat); None before the game has begun
    events: list[GameEvent]  # Game.events(seat)
    offer: Offer | None  # what the reader must decide
    time: Time | None  # deadlines, at a table with a clock
    deal: DealInfo | None  # how the deal is agreed on; None before the start, and in games of older versions


class DealMessage(TypedDict):
    """Something new about the deal that is being agreed on; once it is settled, the whole table is sent."""

    t: Literal["deal"]  # which message this is
    deal: DealInfo  # as it stands


class Changes(TypedDict):
    """What has changed for a reader since the last message."""

    view: Annotated[dict[str, object], SOME_OF_VIEW]  # the parts of Game.view(seat) that have changed; after a gap, all
    offer: NotRequired[Offer | None]  # what the reader must decide; left out while the question is the same


class News(Changes):
    """What happened after action number `after`, and what is different at `seq`."""

    t: Literal["news"]  # which message this is
    after: int  # the action number that the reader was sent last
    seq: int  # how many actions have been taken
    events: list[GameEvent]  # the events that the reader may know
    time: Time | None  # deadlines, at a table with a clock


class Info(TypedDict):
    """Presence, seats or options have changed; no action was taken."""

    t: Literal["info"]  # which message this is
    info: TableInfo  # the table without its game
    seat: Seat | None  # the reader's own seat


class Done(TypedDict):
    """A command is stored; `seq` is its number. A repeat of the command gets the same answer."""

    t: Literal["done"]  # which message this is
    id: str  # of the command
    seq: int  # its number


class No(TypedDict):
    """A command or message is refused and has changed nothing. The page words `why` (refused-KEY in the texts)."""

    t: Literal["no"]  # which message this is
    id: str | None  # of the command
    why: str  # the key of a refusal
    args: dict[str, str | int]  # fill the placeholders of its text


class Reacted(TypedDict):
    """A person reacts: shown for some seconds, and not stored."""

    t: Literal["reacted"]  # which message this is
    seat: Seat  # the seat that reacts
    sign: Reaction  # the reaction


class Nudged(TypedDict):
    """A person whom the table waits for is nudged by another player."""

    t: Literal["nudged"]  # which message this is
    seat: Seat  # the seat that the table waits for
    by: Seat  # the seat that nudges


class Elsewhere(TypedDict):
    """This seat has been opened in another tab; the socket is closed next."""

    t: Literal["elsewhere"]  # which message this is


class Pong(TypedDict):
    """The answer to a ping."""

    t: Literal["pong"]  # which message this is


Frame: TypeAlias = TableMessage | DealMessage | News | Info | Done | No | Reacted | Nudged | Elsewhere | Pong
Written: TypeAlias = Any  # a serialised frame: bytes for a socket, text on a device
Signal: TypeAlias = Reacted | Nudged  # sent once, not stored


class Advice(TypedDict):
    """A coach's advice on the current question."""

    seq: int  # number of actions in the log: a later question needs another hint
    hint: Hint | None  # None if there is nothing to choose
    lots: list[LotWorth]  # in the auction, every car that is not sold yet, the one on offer first; else empty


class Word(TypedDict):
    """A coach's verdict on a choice that was made."""

    decision: Decision | None  # None if there was nothing to choose


class Position(TypedDict):
    """One question of a game: what the seat that was asked knew, and all it could choose from."""

    info: TableInfo  # the table
    seat: Seat  # the seat that was asked
    seq: int  # number of actions before the question
    view: View  # what the seat knew
    events: list[GameEvent]  # what had happened
    offer: Offer  # all it could choose from


class PuzzleInfo(TypedDict):
    """A shipped puzzle without its position."""

    id: str  # in its address
    theme: PuzzleTheme  # what it is about
    kind: AnalysisKind  # the kind of question
    players: int  # seats
    track: str  # its title


class PuzzleQuestion(TypedDict):
    """A shipped puzzle: the position, and the verdict on what a pro chose there at first sight."""

    theme: PuzzleTheme  # what it is about
    position: Position  # as the seat saw it
    decision: Decision  # every choice with its probability to win; choices within a point of the best count as right

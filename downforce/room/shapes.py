"""The shapes of what a table tells: who sits there, what is played, what happens, until when seats may think."""

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
    name: str  # of a person as chosen, of a bot its character's person, such as "Ida"; "" when open
    level: str | None  # of a bot: its name in `bots`, such as "pro"
    character: str | None  # of a bot: how it plays, such as "loyal"; some levels have none
    connected: bool  # a person: has the table open now, or had it until a moment ago
    driver: str | None  # a person who is away: the bot that plays for them meanwhile
    relievable: bool  # the table has waited long enough: others may let a bot drive until the person is back


class GiveUp(TypedDict):
    """A player's request to give the game up: it ends if all players at the table agree, else it goes on."""

    by: Seat  # who asks
    agreed: list[Seat]  # who wants to give up, that person included


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
    played_on: PlayedOn | None  # which game this one goes on from, if any
    give_up: GiveUp | None  # a request to give the game up that waits for answers


class Time(TypedDict):
    """Of the decision that is waited for: how long seats may think, in seconds since 1970."""

    now: float  # there, when it was sent
    until: dict[str, float]  # by seat, which is a text wherever it is a key


class DealInfo(TypedDict):
    """How the deal is agreed on (docs/fair-deals.md). Bytes are written in hexadecimal digits."""

    number: int  # how many deals of this table were thrown away before this one
    commitment: str  # what the server's secret hashes to
    asks: DealAsks | None  # what the pages are asked for; None when all is in
    seats: list[Seat]  # whose pages are asked
    silent: list[Seat]  # people whose page takes no part
    hashes: list[str | None]  # by seat: the hash of the nonce, once it was sent


class ReplayFrame(TypedDict):
    """The table after an action, and what happened with it."""

    seq: int  # how many actions were taken
    seat: Seat | None  # whose action it was; None: chance, or the deal
    action: str | None  # None: the deal, or what the reader may not know
    view: View  # as the reader saw it then
    events: list[GameEvent]  # what happened with it


# Messages to whoever listens.


class TableMessage(TypedDict):
    """The whole table: the first message, and whenever numbers do not fit."""

    t: Literal["table"]  # which message this is
    seq: int  # how many actions have been taken
    info: TableInfo  # the table without its game
    seat: Seat | None  # the reader's; None watches
    view: View | None  # Game.view(seat); None before the game has begun
    events: list[GameEvent]  # Game.events(seat)
    offer: Offer | None  # what the reader is asked
    time: Time | None  # until when seats may think, with a clock
    deal: DealInfo | None  # how the deal is agreed on; None before the start, and of games of older versions


class DealMessage(TypedDict):
    """The deal is being agreed on, and something in it is new; when all is settled, the whole table is told."""

    t: Literal["deal"]  # which message this is
    deal: DealInfo  # as it stands


class Changes(TypedDict):
    """What is different for a reader since they were told last."""

    view: Annotated[dict[str, object], SOME_OF_VIEW]  # the parts of Game.view(seat) that have changed; after a gap, all
    offer: NotRequired[Offer | None]  # what the reader is asked; left out while the question is the same


class News(Changes):
    """What happened after action number `after`, and what is different at `seq`."""

    t: Literal["news"]  # which message this is
    after: int  # the number that the reader was told last
    seq: int  # how many actions have been taken
    events: list[GameEvent]  # what the reader may know of it
    time: Time | None  # until when seats may think, with a clock


class Info(TypedDict):
    """Somebody came, went, sat down, or changed the options; no action was taken."""

    t: Literal["info"]  # which message this is
    info: TableInfo  # the table without its game
    seat: Seat | None  # the reader's


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
    args: dict[str, str | int]  # fill the holes of its text


class Reacted(TypedDict):
    """A person reacts: shown for some seconds, and kept nowhere."""

    t: Literal["reacted"]  # which message this is
    seat: Seat  # who reacts
    sign: Reaction  # how


class Nudged(TypedDict):
    """A person who is waited for is nudged by another."""

    t: Literal["nudged"]  # which message this is
    seat: Seat  # who is waited for
    by: Seat  # who nudges


class Elsewhere(TypedDict):
    """This seat has been opened in another tab; this socket is closed after it."""

    t: Literal["elsewhere"]  # which message this is


class Pong(TypedDict):
    """The answer to a ping."""

    t: Literal["pong"]  # which message this is


Frame: TypeAlias = TableMessage | DealMessage | News | Info | Done | No | Reacted | Nudged | Elsewhere | Pong
Written: TypeAlias = Any  # a frame as whoever runs the table carries it: bytes for a socket, text on one device
Signal: TypeAlias = Reacted | Nudged  # kept nowhere


class Advice(TypedDict):
    """What a coach says to a question."""

    seq: int  # how many actions the log had then: a later question needs another hint
    hint: Hint | None  # None where there is nothing to choose
    lots: list[LotWorth]  # in the auction every car that is not sold yet, the one on offer first; else empty


class Word(TypedDict):
    """What a coach says to a choice that was made."""

    decision: Decision | None  # None where there was nothing to choose


class Position(TypedDict):
    """A question of a game as the seat saw it that was asked: what it knew, and all it could choose from."""

    info: TableInfo  # the table
    seat: Seat  # who was asked
    seq: int  # how many actions were taken before
    view: View  # what the seat knew
    events: list[GameEvent]  # what had happened
    offer: Offer  # all it could choose from


class PuzzleInfo(TypedDict):
    """A shipped puzzle without its position."""

    id: str  # in its address
    theme: PuzzleTheme  # what it is about
    kind: AnalysisKind  # of question
    players: int  # seats
    track: str  # its title


class PuzzleQuestion(TypedDict):
    """A shipped puzzle: the position, and the verdict on what a pro chose there at first sight."""

    theme: PuzzleTheme  # what it is about
    position: Position  # as the seat saw it
    decision: Decision  # every choice with its chance to win; what is within a point of the best is right

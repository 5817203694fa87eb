"""The messages and requests that clients send to a game table, with their limits, for the server as for a device.

`tools.generate.protocol` generates the web page's TypeScript types (web/src/protocol.ts) from these classes. Fields
that have a default value can be left out. Fields that are not declared are refused.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Annotated, Any, Literal, TypeAlias, TypeVar, get_args, get_type_hints

from ..rules.names import MAX_PLAYERS, MIN_PLAYERS
from ..rules.views.shapes import GivenOptions
from .checks import Length, Pattern, Range, reader
from .refusals import Refused
from .shapes import Clock, Reaction

MAX_ACTION = 60  # characters; every action in notation is far shorter
ID_PATTERN = r"^[A-Za-z0-9_-]{8,64}$"
MAX_NUMBER = 1_000_000
LAST_SEAT = MAX_PLAYERS - 1
T = TypeVar("T")


# Over the socket.


@dataclass(frozen=True, slots=True, kw_only=True)
class Act:
    """Take an action in the game.

    `id` is an id that the client chose for this command, and `seq` is the number of the last action that the client has
    seen.
    """

    t: Literal["act"] = "act"
    id: Annotated[str, Pattern(ID_PATTERN)]
    seq: Annotated[int, Range(0, MAX_NUMBER)]
    action: Annotated[str, Length(1, MAX_ACTION)]


@dataclass(frozen=True, slots=True)
class TakeControl:
    """Take back control of my seat from the bot that plays for me."""

    t: Literal["take_control"] = "take_control"


@dataclass(frozen=True, slots=True, kw_only=True)
class Substitute:
    """Let a bot play for a person who is away or does not act, until that person returns."""

    t: Literal["substitute"] = "substitute"
    seat: Annotated[int, Range(0, LAST_SEAT)]


@dataclass(frozen=True, slots=True, kw_only=True)
class React:
    """Show my reaction to everybody at the table."""

    t: Literal["react"] = "react"
    sign: Reaction


@dataclass(frozen=True, slots=True, kw_only=True)
class Nudge:
    """Remind another player that the table is waiting for them."""

    t: Literal["nudge"] = "nudge"
    seat: Annotated[int, Range(0, LAST_SEAT)]


@dataclass(frozen=True, slots=True)
class PlayOut:
    """Let a bot play for me until the end of the game. Allowed only when no choice can change the result any more."""

    t: Literal["play_out"] = "play_out"


@dataclass(frozen=True, slots=True, kw_only=True)
class HashPart:
    """Send my first contribution to a fair deal: the hash of my secret random number (see docs/fair-deals.md).

    `number` is the number of the deal.
    """

    t: Literal["hash"] = "hash"
    number: Annotated[int, Range(0, MAX_NUMBER)]
    data: Annotated[str, Pattern(r"^[0-9a-f]{64}$")]


@dataclass(frozen=True, slots=True, kw_only=True)
class NoncePart:
    """Send my second contribution to a fair deal: my secret random number.

    The number consists of 16 random bytes and is sent only once the hashes of all players have arrived.
    """

    t: Literal["nonce"] = "nonce"
    number: Annotated[int, Range(0, MAX_NUMBER)]
    data: Annotated[str, Pattern(r"^[0-9a-f]{32}$")]


@dataclass(frozen=True, slots=True)
class Ping:
    """Ask the server for a `pong` message, to check that the connection works."""

    t: Literal["ping"] = "ping"


@dataclass(frozen=True, slots=True, kw_only=True)
class Sit:
    """Show the game as the person at this seat sees it, who now holds the device. The server knows no such message."""

    t: Literal["sit"] = "sit"
    seat: Annotated[int, Range(0, LAST_SEAT)]


ToServer: TypeAlias = Act | TakeControl | Substitute | React | Nudge | PlayOut | HashPart | NoncePart | Ping
ToDevice: TypeAlias = ToServer | Sit


# Requests for tables and seats.


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatRequest:
    """The requested occupant of a seat: me, any other person, or a bot.

    If no character is given for a bot, it gets one that no other bot at the table has.
    """

    kind: Literal["me", "open", "bot"]
    level: str | None = None  # for a bot; "pro-loyal" is the level "pro" with the character "loyal"
    character: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class NewTable:
    """A request for a new game table.

    `options` may contain every option of `new_game` except `players`, which follows from the number of seats.
    """

    options: Annotated[dict[str, object], GivenOptions] = field(default_factory=dict)  # validated by the rules
    seats: Annotated[list[SeatRequest], Length(MIN_PLAYERS, MAX_PLAYERS)]
    clock: Clock = "none"
    public: bool = False
    latecomers: bool = False  # others may take over a bot's seat while the game is running
    start: bool = False  # start at once, with bots in the open seats


@dataclass(frozen=True, slots=True, kw_only=True)
class TableChange:
    """The body of a PATCH request that changes a table whose game has not begun.

    Fields and options that are left out keep their values.
    """

    options: Annotated[dict[str, object], GivenOptions] = field(default_factory=dict)  # validated by the rules
    seats: Annotated[int, Range(MIN_PLAYERS, MAX_PLAYERS)] | None = None  # number of seats
    clock: Clock | None = None
    public: bool | None = None
    latecomers: bool | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatChange:
    """The body of a PUT request to take a seat, open it to anyone, or give it to a bot.

    Taking a seat in a running game means taking over from a bot.
    """

    kind: Literal["me", "open", "bot"]
    level: str | None = None  # for a bot, as in SeatRequest
    character: str | None = None


# Reading.


def request_reader(shape: type[T]) -> Callable[[object], T]:
    """Return a function that reads JSON data as the given class, or raises Refused if the data does not fit."""
    return _refusing(reader(shape))


def message_reader(*shapes: type[T]) -> Callable[[object], T]:
    """Return a function that reads JSON data as the class that its `t` names, or raises Refused."""
    readers = {get_args(get_type_hints(shape)["t"])[0]: reader(shape) for shape in shapes}
    return _refusing(lambda data: readers[data["t"]](data))


def command_id(data: Any) -> str | None:
    """Return the id of the command in a message that may have to be refused, or None if there is none."""
    command = data.get("id") if isinstance(data, dict) and data.get("t") == "act" else None
    return command if isinstance(command, str) and re.fullmatch(ID_PATTERN, command) else None


def _refusing(read: Callable[[Any], T]) -> Callable[[object], T]:
    def checked(data: object) -> T:
        try:
            return read(data)
        except (KeyError, TypeError, ValueError):
            raise Refused("not-a-message") from None

    return checked

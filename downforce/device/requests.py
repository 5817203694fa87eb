"""Parsers for the JSON requests and messages that the page sends.

The requests and messages have the same format as those in `server/sockets/messages.py`, but are validated without
pydantic.
"""

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NoReturn, get_args

from ..room.person_names import clean_name
from ..room.refusals import Refused
from ..room.shapes import Clock, Reaction
from ..rules.names import MAX_PLAYERS, MIN_PLAYERS

MAX_ACTION = 60  # characters
MAX_NUMBER = 1_000_000
COMMAND = re.compile(r"[A-Za-z0-9_-]{8,64}")
KINDS = ("me", "open", "bot")


@dataclass(frozen=True, slots=True)
class SeatRequest:
    """A request for one seat at a new game table, saying who will take the seat.

    Each person who shares the device has a seat of kind `me`. For the first such seat, `name` is ignored.
    """

    kind: str
    level: str | None = None
    character: str | None = None
    name: str | None = None


@dataclass(frozen=True, slots=True)
class TableRequest:
    """A request to create a game table."""

    options: Mapping[str, object]
    seats: list[SeatRequest]
    clock: str = "none"
    public: bool = False
    latecomers: bool = False
    start: bool = True


@dataclass(frozen=True, slots=True)
class ClientMessage:
    """A message from the page. `t` is the message type; each of the other fields is used only by some types."""

    t: str
    id: str = ""
    seq: int = 0
    action: str = ""
    seat: int = 0
    sign: Any = None


def not_a_message() -> NoReturn:
    """Raise Refused, because the page has sent an invalid message."""
    raise Refused("not-a-message")


def read_object(text: str) -> dict[str, Any]:
    """Parse a string as a JSON object and return the object. Raise Refused if the string contains anything else."""
    try:
        found = json.loads(text or "{}")
    except (ValueError, RecursionError):
        not_a_message()
    return found if isinstance(found, dict) else not_a_message()


def read_table(body: Mapping[str, Any]) -> TableRequest:
    """Parse and return a request for a new table. Raise Refused if a field is invalid."""
    options, seats, clock = body.get("options", {}), body.get("seats"), body.get("clock", "none")
    if not isinstance(options, dict) or not isinstance(seats, list) or clock not in get_args(Clock):
        not_a_message()
    if not MIN_PLAYERS <= len(seats) <= MAX_PLAYERS:
        not_a_message()
    wanted = [read_seat(seat) for seat in seats]
    people = sum(seat.kind == "me" for seat in wanted)
    return TableRequest(options, wanted, clock if people < 2 else "none")  # no clock while the device is passed around


def read_seat(given: Any) -> SeatRequest:
    """Parse and return a request for one seat. Raise Refused if a field is invalid."""
    if not isinstance(given, dict) or given.get("kind") not in KINDS:
        not_a_message()
    level, character, name = (given.get(key) for key in ("level", "character", "name"))
    if not all(value is None or isinstance(value, str) for value in (level, character, name)):
        not_a_message()
    return SeatRequest(given["kind"], level, character, clean_name(name) if name is not None else None)


def read_message(text: str) -> ClientMessage:
    """Parse and return a message from the page. Raise Refused if its type is unknown or a field is invalid."""
    given = read_object(text)
    kind = given.get("t")
    if kind in ("ping", "take_control", "play_out", "hash", "nonce"):  # the last two have no effect on a device
        return ClientMessage(kind)
    if kind == "react" and given.get("sign") in get_args(Reaction):
        return ClientMessage(kind, sign=given["sign"])
    if kind in ("sit", "substitute", "nudge") and is_number(given.get("seat"), MAX_PLAYERS - 1):
        return ClientMessage(kind, seat=given["seat"])
    if kind == "act" and is_number(given.get("seq"), MAX_NUMBER):
        command, action = given.get("id"), given.get("action")
        if not isinstance(action, str) or not 0 < len(action) <= MAX_ACTION:
            not_a_message()
        if isinstance(command, str) and COMMAND.fullmatch(command):
            return ClientMessage(kind, command, given["seq"], action)
    not_a_message()


def is_number(value: Any, most: int) -> bool:
    """Return whether a value is an integer from 0 to `most`."""
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= most

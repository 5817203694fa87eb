"""Parsers for the JSON requests and messages that the page sends, which are declared in `room/messages.py`."""

import json
from dataclasses import dataclass
from typing import Annotated, Any, get_args

from ..room.checks import Length
from ..room.messages import NewTable, SeatRequest, ToDevice, message_reader, request_reader
from ..room.refusals import Refused
from ..rules.names import MAX_PLAYERS, MIN_PLAYERS


@dataclass(frozen=True, slots=True, kw_only=True)
class SharedSeat(SeatRequest):
    """A request for a seat at a table on this device. Each person who shares the device has a seat of kind `me`."""

    name: str | None = None  # ignored for the first person, who is the one that asks


@dataclass(frozen=True, slots=True, kw_only=True)
class SharedTable(NewTable):
    """A request for a table on this device."""

    seats: Annotated[list[SharedSeat], Length(MIN_PLAYERS, MAX_PLAYERS)]  # type: ignore[assignment]  # only read


read_message = message_reader(*get_args(ToDevice))
read_table = request_reader(SharedTable)


def read_object(text: str) -> dict[str, Any]:
    """Parse a string as a JSON object and return the object. Raise Refused if the string contains anything else."""
    try:
        found = json.loads(text or "{}", parse_constant=int)  # int refuses NaN and Infinity, which are not JSON
        json.dumps(found, ensure_ascii=False).encode()  # fails for half a surrogate pair, which cannot be sent on
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, dict):
        raise Refused("not-a-message")
    return found

"""What readers are sent, built once per distinct reader. The shapes are those of messages.py; tests hold them to it."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import orjson

from ..bots.characters import split
from .games import track_title
from .store import SeatRow, TableRow

if TYPE_CHECKING:
    from .table import LiveTable


def write(message: Mapping[str, Any]) -> str:
    return orjson.dumps(message, option=orjson.OPT_NON_STR_KEYS).decode()


def table_info(table: TableRow, seats: list[SeatRow], connected: set[int], watchers: int) -> dict[str, Any]:
    host = next((row.seat for row in seats if row.kind == "person" and row.guest == table.host), None)
    return {
        "id": table.id,
        "name": table.host_name,
        "public": table.public,
        "status": table.status,
        "options": table.options,
        "track": track_title(table.options),
        "clock": table.clock,
        "seats": [seat_info(row, row.seat in connected) for row in seats],
        "host": host,
        "watchers": watchers,
        "created": table.created,
        "rematch": table.rematch,
    }


def seat_info(row: SeatRow, connected: bool) -> dict[str, Any]:
    level, character = split(row.level) if row.level else (None, None)  # a bot is stored as pro-loyal
    return {
        "seat": row.seat,
        "kind": row.kind,
        "name": row.name,
        "level": level,
        "character": character,
        "connected": connected,
        "driver": row.driver,
    }


def table(live: "LiveTable", seat: int | None) -> str:
    """The whole table."""
    begun = live.game is not None
    return write(
        {
            "t": "table",
            "seq": live.seq,
            "info": live.info(),
            "seat": seat,
            "view": live.game.view(seat) if live.game is not None else None,
            "events": live.game.events(seat) if live.game is not None else [],
            "offer": live.offer(seat),
            "time": live.time() if begun else None,
        }
    )


def news(live: "LiveTable", seat: int | None, after: int) -> str:
    """What happened after that number, and how things stand."""
    assert live.game is not None
    return write(
        {
            "t": "news",
            "after": after,
            "seq": live.seq,
            "events": [event for event in live.game.events(seat, after) if event["number"] > after],
            "view": live.game.view(seat),
            "offer": live.offer(seat),
            "time": live.time(),
        }
    )


def info(live: "LiveTable", seat: int | None) -> str:
    return write({"t": "info", "info": live.info(), "seat": seat})


def done(command: str, seq: int) -> str:
    return write({"t": "done", "id": command, "seq": seq})


def no(command: str | None, why: str, args: Mapping[str, str | int]) -> str:
    return write({"t": "no", "id": command, "why": why, "args": args})


ELSEWHERE = write({"t": "elsewhere"})
PONG = write({"t": "pong"})

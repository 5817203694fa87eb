"""What readers are told, as plain data in the shapes of server/messages.py; tests hold them to it."""

from collections.abc import Collection, Mapping
from typing import Any, cast

from ..bots.characters import split
from .games import track_title
from .room import Room
from .rows import SeatRow, TableRow
from .shapes import Clock, SeatInfo, SeatKind, Status, TableInfo

Frame = Mapping[str, Any]
ELSEWHERE: Frame = {"t": "elsewhere"}
PONG: Frame = {"t": "pong"}


def table_info(
    table: TableRow,
    seats: list[SeatRow],
    connected: Collection[int] = (),
    watchers: int = 0,
    relievable: Collection[int] = (),
) -> TableInfo:
    host = next((row.seat for row in seats if row.kind == "person" and row.guest == table.host), None)
    return {
        "id": table.id,
        "name": table.host_name,
        "public": table.public,
        "status": cast(Status, table.status),
        "options": table.options,
        "track": track_title(table.options),
        "clock": cast(Clock, table.clock),
        "latecomers": table.latecomers,
        "seats": [seat_info(row, row.seat in connected, row.seat in relievable) for row in seats],
        "host": host,
        "watchers": watchers,
        "created": table.created,
        "rematch": table.rematch,
    }


def seat_info(row: SeatRow, connected: bool, relievable: bool) -> SeatInfo:
    level, character = split(row.level) if row.level else (None, None)  # a bot is stored as pro-loyal
    return {
        "seat": row.seat,
        "kind": cast(SeatKind, row.kind),
        "name": row.name,
        "level": level,
        "character": character,
        "connected": connected,
        "driver": row.driver,
        "relievable": relievable,
    }


def table(room: Room, seat: int | None, info: Frame) -> Frame:
    """The whole table."""
    game = room.game
    return {
        "t": "table",
        "seq": room.seq,
        "info": info,
        "seat": seat,
        "view": game.view(seat) if game is not None else None,
        "events": game.events(seat) if game is not None else [],
        "offer": room.offer(seat),
        "time": room.time(),
    }


def news(room: Room, seat: int | None, after: int) -> Frame:
    """What happened after that number, and how things stand."""
    return {
        "t": "news",
        "after": after,
        "seq": room.seq,
        "events": [event for event in room.playing.events(seat, after) if event["number"] > after],
        "view": room.playing.view(seat),
        "offer": room.offer(seat),
        "time": room.time(),
    }


def info(told: Frame, seat: int | None) -> Frame:
    return {"t": "info", "info": told, "seat": seat}


def reacted(seat: int, sign: str) -> Frame:
    return {"t": "reacted", "seat": seat, "sign": sign}


def nudged(seat: int, by: int) -> Frame:
    return {"t": "nudged", "seat": seat, "by": by}


def done(command: str, seq: int) -> Frame:
    return {"t": "done", "id": command, "seq": seq}


def no(command: str | None, why: str, args: Mapping[str, str | int]) -> Frame:
    return {"t": "no", "id": command, "why": why, "args": args}

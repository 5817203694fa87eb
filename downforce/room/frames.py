"""Functions that build the messages (frames) sent to clients, as plain dictionaries."""

from collections.abc import Collection
from typing import cast

from ..bots.characters import split_name
from ..game import read_events
from ..rules.names import Seat
from ..rules.views.events import GameEvent
from .games import track_title
from .handshake import Handshake
from .room import Room
from .shapes import (
    Changes,
    Clock,
    DealMessage,
    Done,
    Elsewhere,
    Info,
    News,
    No,
    Pong,
    SeatInfo,
    SeatKind,
    Status,
    TableInfo,
    TableMessage,
)
from .snapshot import Snapshot
from .stored_rows import GiveUpRequest, SeatRow, TableRow

ELSEWHERE: Elsewhere = {"t": "elsewhere"}
PONG: Pong = {"t": "pong"}
BEFORE_ALL = -1  # comes before the events of the deal, which have number 0


def table_info(
    table: TableRow,
    seats: list[SeatRow],
    connected: Collection[int] = (),
    watchers: int = 0,
    relievable: Collection[int] = (),
    give_up: GiveUpRequest | None = None,
) -> TableInfo:
    """Return the information about a table that is shown in the lobby and on the game page.

    This information is public and does not include the state of the game.
    """
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
        "coached": find_coached_seat(table, seats),
        "host": host,
        "watchers": watchers,
        "created": table.created,
        "rematch": table.rematch,
        "played_on": table.played_on,
        "give_up": {"by": give_up["by"], "agreed": give_up["agreed"]} if give_up is not None else None,
    }


def find_coached_seat(table: TableRow, seats: list[SeatRow]) -> Seat | None:
    """Return the seat whose player is allowed to use the coach, or None if there is no such seat.

    The coach is only for running games that one person plays against bots and that nobody else can join.
    """
    others = [row.seat for row in seats if row.kind != "bot"]
    return others[0] if table.status == "running" and not table.latecomers and len(others) == 1 else None


def seat_info(row: SeatRow, connected: bool, relievable: bool) -> SeatInfo:
    """Return the public information about one seat."""
    level, character = split_name(row.level) if row.level else (None, None)  # a bot's stored name is like pro-loyal
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


def table(room: Room, seat: int | None, info: TableInfo, now: Snapshot) -> TableMessage:
    """Return a message with the full table state, limited to what the seat is allowed to see."""
    game = room.game
    return {
        "t": "table",
        "seq": room.seq,
        "info": info,
        "seat": seat,
        "view": now.view(seat) if game is not None else None,
        "events": read_events(game, seat, BEFORE_ALL) if game is not None else [],
        "offer": now.offer(seat),
        "time": room.time(),
        "deal": room.handshake.info() if room.handshake is not None else None,
    }


def deal(handshake: Handshake) -> DealMessage:
    """Return a message that reports the players' progress in agreeing on the deal."""
    return {"t": "deal", "deal": handshake.info()}


def news(room: Room, after: int, events: list[GameEvent], changes: Changes) -> News:
    """Return an update message with the events and changes since action number `after`."""
    return {
        "t": "news",
        "after": after,
        "seq": room.seq,
        "events": events,
        **changes,
        "time": room.time(),
    }


def info(table: TableInfo, seat: int | None) -> Info:
    """Return a message with the table info and the recipient's own seat."""
    return {"t": "info", "info": table, "seat": seat}


def done(command: str, seq: int) -> Done:
    """Return the answer to a command whose action has been stored."""
    return {"t": "done", "id": command, "seq": seq}


def no(command: str | None, why: str, args: dict[str, str | int]) -> No:
    """Return the answer to a command or message that has been refused."""
    return {"t": "no", "id": command, "why": why, "args": args}

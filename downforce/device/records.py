"""Functions that read and write game record files. The files are byte-for-byte identical to those from the server."""

import json
from collections.abc import Iterator
from typing import Any

from ..game import Game, replay
from ..room.person_names import NAMES
from ..room.refusals import Refused
from ..room.room import Room
from ..room.stored_rows import Deal, Entry, RuleSources, SeatRow, TableRow
from .log_lines import write_line, write_seated
from .table import TIMING


def write_record(game: Game) -> str:
    """Return a game's record as a string, in exactly the same format as a record downloaded from the server."""
    return json.dumps(game.record(), ensure_ascii=False, indent=2)


def read_finished(text: str) -> Game:
    """Return the finished game from a record file. Raise Refused if the record is invalid or the game is not over."""
    try:
        game = replay(json.loads(text))
    except (ValueError, RecursionError) as error:
        raise Refused("bad-record", detail=str(error)[:300]) from None
    if game.phase != "over":
        raise Refused("not-over")
    return game


def write_finished(game: Game, table_id: str, guest: str, now: float) -> Iterator[str]:
    """Yield log lines for a new game table, as if the finished game had been played at that table.

    Game records contain no names, so the players get default names.
    """
    record: Any = game.record()
    pinned: RuleSources = {"rules": record["rules"], "track": record["track"], "deck": record["deck"]}
    options, players = record["options"], game.ruleset.options.players
    seats = [SeatRow(seat, "person", f"{guest}-{seat + 1}" if seat else guest, NAMES[seat]) for seat in range(players)]
    table = TableRow(table_id, guest, NAMES[0], False, "running", options, pinned, "none", round(now, 3))
    yield write_seated(table, seats)
    for race, deal in enumerate(game.deals):
        yield write_line(Deal(table_id, race, deal))
    for number, (seat, action) in enumerate(game.log, 1):
        yield write_line(Entry(table_id, number, seat, action, None, now))
    room = Room(table, seats, TIMING, lambda: now)
    room.game = game
    room.end()
    yield write_seated(room.table, seats)

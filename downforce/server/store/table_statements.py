"""SQL statements that create or change game tables. Each statement is returned together with its values."""

import json
from collections.abc import Iterable
from typing import Any

from sqlalchemy import bindparam, insert, update

from ...room.stored_rows import Commitment, Deal, Entry, SeatRow, TableRow
from .handshakes import commitment_row
from .schema import commitments, deals, entries, seats, tables
from .writers.batch import Step, must_change

INSERT_ENTRY = insert(entries)
INSERT_DEAL = insert(deals)
INSERT_TABLE = insert(tables)
INSERT_SEAT = insert(seats)
INSERT_COMMITMENT = insert(commitments)
START = must_change(
    update(tables)
    .where(tables.c.id == bindparam("which"), tables.c.status == "waiting")
    .where(tables.c.options == bindparam("options_now"), tables.c.made_of == bindparam("made_of_now"))
    .values(status="running")
)
SEAT_COLUMNS = ("kind", "guest", "name", "level", "since")
CHANGE_SEAT = must_change(
    update(seats)
    .where(seats.c.table_id == bindparam("which"), seats.c.seat == bindparam("where"))
    .where(seats.c.kind == bindparam("was_kind"), seats.c.guest.is_not_distinct_from(bindparam("was_guest")))
    .values({name: bindparam(f"new_{name}") for name in SEAT_COLUMNS})
)
SET_OVER = (
    update(tables)
    .where(tables.c.id == bindparam("which"))
    .values(status="over", winners=bindparam("who"), results=bindparam("how"))
)
SET_DRIVER = (
    update(seats)
    .where(seats.c.table_id == bindparam("which"), seats.c.seat == bindparam("where"))
    .values(driver=bindparam("by"))
)


def insert_entry(entry: Entry) -> Step:
    """Return the SQL statement, with its values, that appends an entry to a game table's log."""
    names = ("table_id", "seq", "seat", "text", "command", "at")
    return INSERT_ENTRY, {name: getattr(entry, name) for name in names}


def deal_row(deal: Deal) -> dict[str, Any]:
    """Convert a deal to a database row."""
    return {"table_id": deal.table_id, "race": deal.race, "data": json.dumps(deal.data)}


def insert_table(table: TableRow, seated: Iterable[SeatRow]) -> list[Step]:
    """Return the SQL statements, with their values, that insert a new game table and its seats."""
    names = ("id", "host", "host_name", "public", "status", "clock", "created", "latecomers")
    row = (
        {name: getattr(table, name) for name in names}
        | table_texts(table)
        | {"played_on": text_or_none(table.played_on)}
    )
    return [(INSERT_TABLE, row), *insert_seats(table.id, seated)]


def insert_seats(table_id: str, seated: Iterable[SeatRow]) -> list[Step]:
    """Return the SQL statements, with their values, that insert seats for a game table."""
    columns = ("seat", "kind", "guest", "name", "level", "driver", "since")
    return [(INSERT_SEAT, {"table_id": table_id, **{name: getattr(row, name) for name in columns}}) for row in seated]


def insert_deal(deal: Deal | None, commitment: Commitment | None) -> list[Step]:
    """Return the SQL statements, with their values, that insert a deal and the server's commitment to it.

    If either of the two is None, its statement is left out.
    """
    steps: list[Step] = []
    if commitment is not None:
        steps.append((INSERT_COMMITMENT, commitment_row(commitment)))
    if deal is not None:
        steps.append((INSERT_DEAL, deal_row(deal)))
    return steps


def change_seat(table_id: str, before: SeatRow, after: SeatRow) -> Step:
    """Return the SQL statement, with its values, that changes a seat.

    When executed, the statement fails with Conflict if the seat no longer matches `before`.
    """
    expected = {"which": table_id, "where": after.seat, "was_kind": before.kind, "was_guest": before.guest}
    return CHANGE_SEAT, expected | {f"new_{name}": getattr(after, name) for name in SEAT_COLUMNS}


def table_texts(table: TableRow) -> dict[str, str]:
    """Return the two JSON columns of a game table as a dictionary.

    One contains the table's options, and the other the rules, track and deck that are fixed for its game.
    """
    return {"options": json.dumps(table.options), "made_of": json.dumps(table.pinned)}


def text_or_none(value: object) -> str | None:
    """Convert a value to JSON, or return None if the value is None."""
    return json.dumps(value) if value is not None else None

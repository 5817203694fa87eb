"""The format of a saved game table: an append-only log of lines of text, from which the table can be restored."""

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from typing import Any

from ..room.stored_rows import Deal, Entry, SeatRow, TableRow

STORED_NAMES = {"pinned": "made_of"}  # fields of TableRow that are saved under an older name
FIELD_NAMES = {stored: name for name, stored in STORED_NAMES.items()}


@dataclass
class SavedTable:
    """A game table restored from its saved lines."""

    table: TableRow
    seats: list[SeatRow]
    deals: list[Deal] = field(default_factory=list)
    entries: list[Entry] = field(default_factory=list)


def write_seated(table: TableRow, seats: list[SeatRow]) -> str:
    """Return a log line that describes a table and its seats. If a log has several such lines, the last one counts."""
    stored = {STORED_NAMES.get(name, name): value for name, value in asdict(table).items()}
    return write({"table": stored, "seats": [asdict(row) for row in seats]})


def write_line(line: Entry | Deal) -> str:
    """Serialise a log entry or a deal as one line of text."""
    return write({"deal": line.data} if isinstance(line, Deal) else {"entry": [line.seat, line.text, line.command]})


def read_lines(lines: Iterable[str]) -> SavedTable | None:
    """Return the game table that the saved lines describe.

    Return None if there are no lines, or if the first line does not describe a table.
    """
    saved: SavedTable | None = None
    for text in lines:
        line = json.loads(text)
        if "table" in line:
            fields = {FIELD_NAMES.get(name, name): value for name, value in line["table"].items()}
            table, seats = TableRow(**fields), [SeatRow(**row) for row in line["seats"]]
            saved = saved or SavedTable(table, seats)
            saved.table, saved.seats = table, seats
        elif saved is None:
            return None
        elif "deal" in line:
            saved.deals.append(Deal(saved.table.id, len(saved.deals), line["deal"]))
        else:
            seat, action, command = line["entry"]
            saved.entries.append(Entry(saved.table.id, len(saved.entries) + 1, seat, action, command, 0.0))
    return saved


def write(data: Any) -> str:
    """Return the data as a compact JSON string."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))

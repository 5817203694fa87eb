"""What is kept of a table: lines of text that are only ever added. Read again, they give the same table."""

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from typing import Any

from ..room.rows import Deal, Entry, SeatRow, TableRow


@dataclass
class Kept:
    """A table as its lines tell it."""

    table: TableRow
    seats: list[SeatRow]
    deals: list[Deal] = field(default_factory=list)
    entries: list[Entry] = field(default_factory=list)


def write_seated(table: TableRow, seats: list[SeatRow]) -> str:
    """Who sits there and how the table stands; a later such line replaces it."""
    return write({"table": asdict(table), "seats": [asdict(row) for row in seats]})


def write_line(line: Entry | Deal) -> str:
    return write({"deal": line.data} if isinstance(line, Deal) else {"entry": [line.seat, line.text, line.command]})


def read_lines(lines: Iterable[str]) -> Kept | None:
    """None where there are none, or the first does not say what table it is."""
    kept: Kept | None = None
    for text in lines:
        line = json.loads(text)
        if "table" in line:
            table, seats = TableRow(**line["table"]), [SeatRow(**row) for row in line["seats"]]
            kept = kept or Kept(table, seats)
            kept.table, kept.seats = table, seats
        elif kept is None:
            return None
        elif "deal" in line:
            kept.deals.append(Deal(kept.table.id, len(kept.deals), line["deal"]))
        else:
            seat, action, command = line["entry"]
            kept.entries.append(Entry(kept.table.id, len(kept.entries) + 1, seat, action, command, 0.0))
    return kept


def write(data: Any) -> str:
    """As short as it can be."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))

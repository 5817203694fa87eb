"""Storage of guests and game tables, including seats and append-only logs, in SQLite or PostgreSQL."""

from ...room.running.changes import Conflict, NotStored
from ...room.stored_rows import Deal, Entry, ReplacedSeat, SeatRow, TableRow
from .connect import Unreachable
from .retention import RetentionPolicy
from .store import Store
from .totals import Totals
from .write_check import describe

__all__ = [
    "Conflict",
    "Deal",
    "Entry",
    "NotStored",
    "ReplacedSeat",
    "RetentionPolicy",
    "SeatRow",
    "Store",
    "TableRow",
    "Totals",
    "Unreachable",
    "describe",
]

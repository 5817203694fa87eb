"""THE TRUTH: an append-only log of what was done and what came up, in SQLite or PostgreSQL by the same code."""

from .connect import Unreachable
from .rows import Change, Deal, Entry, MadeOf, SeatRow, TableRow
from .store import Store
from .writer import Conflict, NotStored

__all__ = ["Change", "Conflict", "Deal", "Entry", "MadeOf", "NotStored", "SeatRow", "Store", "TableRow", "Unreachable"]

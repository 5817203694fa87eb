"""The changes that a game table asks its caller to store, and what the caller reports if it could not store one."""

from collections.abc import Generator
from dataclasses import dataclass
from typing import Any, TypeAlias

from ..stored_rows import Commitment, Deal, Entry, SeatRow, TableRow


class Conflict(Exception):
    """Raised when another process has already made a conflicting change, such as taking the same log number or seat."""


class NotStored(Exception):
    """Raised when the database has failed to store a change, or has not confirmed that it was stored.

    The game table must then reload its log from the database.
    """


@dataclass(frozen=True, slots=True)
class NewRows:
    """A change to the table or its seats, given as the rows that replace the current ones."""

    table: TableRow
    seats: list[SeatRow]


@dataclass(frozen=True, slots=True)
class SetDriver(NewRows):
    """A bot plays a person's seat, or the person plays it again if `driver` is None."""

    seat: int
    driver: str | None


class SetOver(NewRows):
    """The game is over. This follows from the log, so the room already knows it."""


class GiveUp(NewRows):
    """A player asks to give up the game, agrees, or wants to play on."""


class ChangeTable(NewRows):
    """The host has changed the options or the number of seats."""


class ChangeSeats(NewRows):
    """Seats have new occupants, or the table has a new host."""


@dataclass(frozen=True, slots=True)
class Start(NewRows):
    """The game starts, with a first deal unless the players' pages must contribute to it."""

    deal: Deal | None
    commitment: Commitment


Change: TypeAlias = Entry | Deal | NewRows
# A generator that yields each change before applying it, and goes on once the caller has stored the change. If another
# process was first, the caller applies what that process stored, and throws Conflict into the generator.
Steps: TypeAlias = Generator[Change, None, Any]

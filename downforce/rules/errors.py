"""Exceptions that callers may have to handle.

Each message says what was wrong and what would have been right. A function that raises one of these exceptions has not
changed anything.
"""

import reprlib
from decimal import Decimal


class NotationError(ValueError):
    """Raised for text that cannot be read as an action."""


class UnknownName(NotationError):
    """Raised for an action that names a card, space or power that does not exist."""


class IllegalAction(ValueError):
    """Raised for an action that is not legal at this time or for this seat."""


class OptionError(ValueError):
    """Raised for an unknown option, or for a value that the option does not accept."""


class RecordError(ValueError):
    """Raised for a game record or a scenario that cannot be read."""


class TrackError(OptionError):
    """Raised for a track that cannot be raced on, or for a file that does not describe a track."""


class DeckError(OptionError):
    """Raised for a deck of cards that the game cannot be played with."""


class _Brief(reprlib.Repr):
    def __init__(self) -> None:
        super().__init__()
        self.maxstring = self.maxother = 60

    def repr_int(self, x: int, level: int) -> str:
        return repr(x) if abs(x) < 10**40 else "a number of more than 40 digits"  # Python refuses to print huge ints

    def repr_Decimal(self, x: Decimal, level: int) -> str:
        return str(x) if len(str(x)) <= self.maxother else f"{str(x)[: self.maxother]}..."


brief = _Brief().repr  # returns a short, one-line representation of any value, for use in error messages

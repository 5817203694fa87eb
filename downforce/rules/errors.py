"""The kinds of refusal. Each says what was wrong and what would be right; none changes anything."""

import reprlib
from decimal import Decimal


class NotationError(ValueError):
    """The text is not an action at all."""


class UnknownName(NotationError):
    """It names a card, a space or a power that does not exist."""


class IllegalAction(ValueError):
    """The text is an action, but not here, or not this seat's to take."""


class OptionError(ValueError):
    """An option, or a value of one, that does not exist."""


class RecordError(ValueError):
    """A record or scenario that cannot be read."""


class TrackError(OptionError):
    """A track that cannot be raced on, or a file that describes none."""


class DeckError(OptionError):
    """A deck that cannot be played with."""


class _Brief(reprlib.Repr):
    def __init__(self) -> None:
        super().__init__()
        self.maxstring = self.maxother = 60

    def repr_int(self, x: int, level: int) -> str:
        return repr(x) if abs(x) < 10**40 else "a number of more than 40 digits"  # Python refuses to write huge ones

    def repr_Decimal(self, x: Decimal, level: int) -> str:
        return str(x) if len(str(x)) <= self.maxother else f"{str(x)[: self.maxother]}..."


def brief(value: object) -> str:
    """A value as a message shows it: short and on one line, whatever somebody has put there."""
    return _BRIEF.repr(value)


_BRIEF = _Brief()

"""The kinds of no. Each says what was wrong and what would be right; none changes anything."""


class NotationError(ValueError):
    """The text is no action anywhere."""


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

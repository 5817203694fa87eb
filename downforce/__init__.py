"""An open, unofficial digital version of the board game Downforce."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from .rules.errors import IllegalAction, NotationError, OptionError, RecordError

if TYPE_CHECKING:
    from .analysis.analyse import analyse
    from .game import Game, new_game, replay

NAME = "Downforce"  # the name shown to people, defined only here
__version__ = "0.2.0"  # the only place that defines the version
LAZY_IMPORTS = {"analyse": ".analysis.analyse", **dict.fromkeys(("Game", "new_game", "replay"), ".game")}
__all__ = [
    "NAME",
    "Game",
    "IllegalAction",
    "NotationError",
    "OptionError",
    "RecordError",
    "analyse",
    "new_game",
    "replay",
]


def __getattr__(name: str) -> Any:
    """Import a name from LAZY_IMPORTS on first use, so that quick commands such as `downforce --help` start fast."""
    if name not in LAZY_IMPORTS:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    globals()[name] = value = getattr(import_module(LAZY_IMPORTS[name], __name__), name)
    return value

"""An open, unofficial digital version of Downforce: the rules, and games played by them."""

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
    """Import the remaining names in `__all__` on first use, so that `downforce --help` does not wait for them."""
    if name not in LAZY_IMPORTS:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    globals()[name] = value = getattr(import_module(LAZY_IMPORTS[name], __name__), name)
    return value

"""An open, unofficial digital Downforce: the rules, and a game to play by them."""

from .game import Game, new_game, replay
from .rules.errors import IllegalAction, NotationError, OptionError, RecordError

NAME = "Downforce"  # the name shown to people, here and nowhere else
__version__ = "0.1.0"
__all__ = ["NAME", "Game", "IllegalAction", "NotationError", "OptionError", "RecordError", "new_game", "replay"]

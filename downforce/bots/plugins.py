"""Load custom bots by name: `my_bots:Careful`, for example, is the class Careful in the module my_bots."""

import importlib
import os
import sys
from typing import Any

from ..rules.errors import OptionError, brief
from .bot import Bot
from .safe_choice import reason_of
from .supervised import SECONDS, Supervised, place_of

MOST_SECONDS = 60.0  # upper limit for the `seconds` attribute of a bot


def load_supervised(path: str, fallback: Bot) -> Supervised:
    """Return a new custom bot for one seat in one game, wrapped so that its errors cannot stop the game.

    Raise OptionError if the bot cannot be loaded."""
    bot = load_bot(path)
    wanted = getattr(bot, "seconds", SECONDS)
    if isinstance(wanted, bool) or not isinstance(wanted, int | float) or not 0 < wanted <= MOST_SECONDS:
        raise OptionError(
            f"bot {brief(path)}: seconds is {brief(wanted)}; wanted more than 0, at most {MOST_SECONDS:g}"
        )
    supervised = Supervised(bot, fallback, float(wanted))
    supervised.name = path
    return supervised


def load_bot(path: str) -> Bot:
    """Import the bot named `module:name` and return it. A class or factory function is called to create the bot."""
    module_name, _, attribute = path.partition(":")
    found: Any = find_module(path, module_name)
    for name in attribute.split("."):
        if not hasattr(found, name):
            raise OptionError(
                f"bot {brief(path)}: {module_name} has no {attribute[:60] or 'bot'}; wanted module:name of a bot"
            )
        found = getattr(found, name)
    if isinstance(found, type) or not hasattr(found, "choose"):
        found = instantiate(path, found)
    if not callable(getattr(found, "choose", None)):
        raise OptionError(f"bot {brief(path)}: it has no method choose(seen, legal, rng)")
    bot: Bot = found
    return bot


def find_module(path: str, name: str) -> Any:
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())  # custom bots are usually in the current directory
    try:
        return importlib.import_module(name)
    except (ImportError, ValueError) as error:
        raise OptionError(f"bot {brief(path)}: {str(error)[:200]}; wanted module:name, as in my_bots:Careful") from None
    except (Exception, SystemExit) as error:
        raise OptionError(
            f"bot {brief(path)}: importing it failed ({reason_of(error)}){place_of(error, name)}"
        ) from None


def instantiate(path: str, found: Any) -> Any:
    if not callable(found):
        raise OptionError(f"bot {brief(path)}: that is a {type(found).__name__}; wanted a class with choose")
    try:
        return found()
    except (Exception, SystemExit) as error:
        raise OptionError(
            f"bot {brief(path)}: making one failed ({reason_of(error)}){place_of(error, found)}"
        ) from None

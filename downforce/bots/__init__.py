"""Players that see a view. One file a bot; `find` knows them by name."""

from ..rules.errors import OptionError
from .bot import Bot
from .uniform import Uniform

BOTS: dict[str, type[Bot]] = {Uniform.name: Uniform}

__all__ = ["BOTS", "Bot", "find"]


def find(name: str) -> Bot:
    if name not in BOTS:
        raise OptionError(f"no bot {name!r}; known: {', '.join(BOTS)}")
    return BOTS[name]()

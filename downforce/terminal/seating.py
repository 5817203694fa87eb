"""Who sits where: people in the first seats, bots in the others."""

from ..bots import FALLBACK, Bot, find
from ..bots.guard import Guarded
from ..bots.characters import BOT_NAMES
from ..rules.errors import OptionError
from ..text import Text
from .running import seat_bots
from .sitting import Player

PATIENCE = 120.0  # seconds for a shipped bot, which may have to be compiled first


def seat_players(text: Text, players: int, humans: int, names: str | None, bots: str) -> list[Player]:
    if not 0 <= humans <= players:
        raise OptionError(f"humans: {humans}; wanted 0 to {players}, the number of players")
    given = [name.strip() for name in names.split(",")] if names else []
    if given and (len(given) != humans or not all(name and name.isprintable() for name in given)):
        raise OptionError(f"names: {names!r}; wanted {humans}, with commas between them")
    people = [Player(name) for name in given or [text("person-name", number=i + 1) for i in range(humans)]]
    named = seat_bots(bots, players - humans) if humans < players else []
    return people + [Player(name, guard(find(bot))) for name, bot in zip(BOT_NAMES, named, strict=False)]


def guard(bot: Bot) -> Guarded:
    """People are playing: no bot may end their game, nor keep them waiting for ever."""
    return bot if isinstance(bot, Guarded) else Guarded(bot, find(FALLBACK), PATIENCE)

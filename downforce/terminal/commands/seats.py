"""Seating for a game in the terminal, with people in the first seats and bots in the others."""

from ...bots import FALLBACK, Bot, cast, find
from ...bots.characters import name_bots, split_name
from ...bots.supervised import Supervised
from ...rules.errors import OptionError
from ...rules.names import MAX_PLAYERS
from ...text import Text
from ..session import Player, new_rng
from .common_flags import seat_bots

PATIENCE = 120.0  # seconds that a shipped bot may think; it may have to be compiled first
CASTING = MAX_PLAYERS  # number of the random stream used to draw characters, which no seat uses


def seat_players(
    text: Text, players: int, humans: int, names: str | None, bots: str, seed: int | None = None
) -> list[Player]:
    """Return the players in seat order.

    A bot that is specified only by its level gets a random character. The same seed always gives the same character.
    """
    if not 0 <= humans <= players:
        raise OptionError(f"humans: {humans}; wanted 0 to {players}, the number of players")
    given = [name.strip() for name in names.split(",")] if names else []
    if given and (len(given) != humans or not all(name and name.isprintable() for name in given)):
        raise OptionError(f"names: {names!r}; wanted {humans}, with commas between them")
    people = given or [text("person-name", number=i + 1) for i in range(humans)]
    wanted = seat_bots(bots, players - humans) if humans < players else []
    seated = cast(wanted, new_rng(seed, CASTING), people)
    called = zip(name_bots(seated, people), seated, strict=True)
    return [*map(Player, people), *(Player(name, supervise(find(bot)), character_of(bot)) for name, bot in called)]


def character_of(bot: str) -> str:
    """Return the character of a bot, such as "loyal". If the bot has no character, return its level or name."""
    level, character = split_name(bot)
    return character or level


def supervise(bot: Bot) -> Supervised:
    """Wrap a bot so that it can neither end the game with an error nor keep people waiting forever."""
    return bot if isinstance(bot, Supervised) else Supervised(bot, find(FALLBACK), PATIENCE)

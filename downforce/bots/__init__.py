"""The bots shipped with the package. `find` returns a bot by name, and `BOTS` lists all shipped bots."""

from dataclasses import dataclass

from ..rules.errors import OptionError, brief
from . import plugins, sparring
from .bot import Bot
from .characters import CHARACTERS, WITH_CHARACTERS, Tuning, bot_name, cast, split_name
from .policy.weights import AT_RANDOM, BY_MONEY, NETWORK, OWN, TO_WIN, VALUED, Weights, with_weights
from .policy_bot import PolicyBot
from .uniform import Uniform

__all__ = ["BOTS", "CHARACTERS", "FALLBACK", "WITH_CHARACTERS", "Bot", "ShippedBot", "cast", "find"]


@dataclass(frozen=True)
class ShippedBot:
    """A shipped bot: its weights, its level (counted from 0), and whether players can pick it as an opponent."""

    weights: Weights
    level: int
    opponent: bool = True


SECONDS = 0.1  # time limit per decision, on one core
FALLBACK = "rookie"  # chooses in place of a bot that fails or takes too long

PRO: Tuning = {
    "model": BY_MONEY,
    "wait": 40,
    "auction": VALUED,
    "any_car": 4400,
    "marked": 11000,
    "second": 2500,
    "powers": [6, -6, 7, 0, -6, -3],
    "hand": 0,
    "envy": 68,
    "dear": 45,
    "betting": TO_WIN,
    "loyal": 80,
}
# Knows what matters, but misjudges cards and prices now and then
CLUB: Tuning = {**PRO, "noise": 950, "uneven": 1500}
# Moves its own cars. It pays by what it holds, more one time than another, and does not see what a place on the grid
# is worth.
ROOKIE: Tuning = {
    "leader": 1,
    "blocked": 0,
    "narrow": 0,
    "noise": 150,
    "betting": OWN,
    "auction": VALUED,
    "any_car": 7500,
    "marked": 3500,
    "second": 0,
    "colour": 35,
    "extra": [1500, 2500],
    "uneven": 2500,
}
CHAMPION: Tuning = {
    **PRO,
    "playouts": 2000,
    "searched": 31,
    "rivals": NETWORK,
    "margin": [80, 14],
    "prior": [30, 40, 20],
    "forecast": [64, 59, 21, 179, 6, 77, 31, 138, 350, 4],
}


def with_characters(level: str, strength: int, weights: Tuning) -> dict[str, ShippedBot]:
    return {
        bot_name(level, name): ShippedBot(with_weights(**character.tune(weights)), strength, opponent=False)
        for name, character in CHARACTERS.items()
    }


def sparring_partner(strength: int, weights: Tuning) -> ShippedBot:
    return ShippedBot(with_weights(**weights), strength, opponent=False)


BOTS: dict[str, ShippedBot] = {
    "uniform": ShippedBot(with_weights(model=AT_RANDOM), 0),
    "rookie": ShippedBot(with_weights(**ROOKIE), 1),
    "club": ShippedBot(with_weights(**CLUB), 2),
    "pro": ShippedBot(with_weights(**PRO), 3),
    "champion": ShippedBot(with_weights(**CHAMPION), 4),
    **with_characters("club", 2, CLUB),
    **with_characters("pro", 3, PRO),
    **with_characters("champion", 4, CHAMPION),
    # Sparring partners that are never tuned, so that results from different days can be compared (docs/bots.md).
    "pro@1": sparring_partner(3, sparring.PRO_1),
    **{
        bot_name("pro@1", name): sparring_partner(3, {**sparring.PRO_1, **changes})
        for name, changes in sparring.PRO_1_CHARACTERS.items()
    },
    "crowd": sparring_partner(3, sparring.CROWD),
    "crowd-champion": sparring_partner(4, sparring.CROWD_CHAMPION),
    "reference": sparring_partner(1, sparring.REFERENCE),
    "hasty": sparring_partner(1, sparring.HASTY),
    "spiteful": sparring_partner(1, sparring.SPITEFUL),
}


def find(name: str, seconds: float | None = SECONDS) -> Bot:
    """Return the shipped bot with this name, or the custom bot named `module:name` in a protective wrapper.

    `seconds` limits how long a shipped bot may search for one decision. If `seconds` is None, the bot runs a fixed
    number of playouts instead. Raise OptionError if the bot does not exist.
    """
    if isinstance(name, str) and ":" in name:
        return plugins.load_supervised(name, find(FALLBACK))
    if not isinstance(name, str) or name not in BOTS:
        plain = ", ".join(known for known in BOTS if split_name(known)[1] is None)
        raise OptionError(f"no bot {brief(name)}; known: {plain}; characters as pro-loyal, or your own as module:name")
    return Uniform() if name == Uniform.name else PolicyBot(name, BOTS[name].weights, seconds)

"""The bots shipped with the package. `find` returns a bot by name, and `BOTS` lists all shipped bots."""

from dataclasses import dataclass

from ..rules.errors import OptionError, brief
from . import plugins
from .bot import Bot
from .characters import CHARACTERS, WITH_CHARACTERS, bot_name, cast
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

Tuning = dict[str, int | list[int]]

# The pro bot of the first release. Its prices were fitted on games between bots of its own kind, and it bets on the
# leading car.
CROWD: Tuning = {
    "model": BY_MONEY,
    "wait": 40,
    "auction": VALUED,
    "any_car": 4400,
    "marked": 11000,
    "second": 2500,
    "powers": [16, -8, 9, -4, -13, -2],
}
PRO: Tuning = {
    **CROWD,
    "powers": [6, -6, 7, 0, -6, -3],
    "hand": 0,
    "envy": 68,
    "dear": 45,
    "betting": TO_WIN,
    "loyal": 80,
}
SEARCH: Tuning = {"playouts": 2000, "searched": 15}
CHAMPION: Tuning = {
    **PRO,
    **SEARCH,
    "searched": 31,
    "rivals": NETWORK,
    "margin": [80, 14],
    "prior": [30, 40, 20],
    "forecast": [64, 59, 21, 179, 6, 77, 31, 138, 350, 4],
}


def with_characters(level: str, strength: int, weights: Tuning) -> dict[str, ShippedBot]:
    return {
        bot_name(level, name): ShippedBot(with_weights(**{**weights, **character.weights}), strength, opponent=False)
        for name, character in CHARACTERS.items()
    }


BOTS: dict[str, ShippedBot] = {
    "uniform": ShippedBot(with_weights(model=AT_RANDOM), 0),
    "rookie": ShippedBot(with_weights(leader=0, blocked=0, narrow=0, noise=170, betting=OWN), 1),
    "pro": ShippedBot(with_weights(**PRO), 2),
    "champion": ShippedBot(with_weights(**CHAMPION), 3),
    **with_characters("pro", 2, PRO),
    **with_characters("champion", 3, CHAMPION),
    # Sparring partners that are never tuned, so that results from different days can be compared (docs/bots.md).
    "crowd": ShippedBot(with_weights(**CROWD), 2, opponent=False),
    "crowd-champion": ShippedBot(with_weights(**CROWD, **SEARCH), 3, opponent=False),
    "reference": ShippedBot(with_weights(patience=100, noise=40), 1, opponent=False),
    "hasty": ShippedBot(with_weights(noise=40), 1, opponent=False),
    "spiteful": ShippedBot(with_weights(patience=100, noise=40, rival=3), 1, opponent=False),
}


def find(name: str, seconds: float | None = SECONDS) -> Bot:
    """Return the shipped bot with this name, or the custom bot named `module:name` in a protective wrapper.

    `seconds` limits how long a shipped bot may search for one decision. If `seconds` is None, the bot runs a fixed
    number of playouts instead. Raise OptionError if the bot does not exist.
    """
    if isinstance(name, str) and ":" in name:
        return plugins.load_supervised(name, find(FALLBACK))
    if not isinstance(name, str) or name not in BOTS:
        raise OptionError(f"no bot {brief(name)}; known: {', '.join(BOTS)}, or your own as module:name")
    return Uniform() if name == Uniform.name else PolicyBot(name, BOTS[name].weights, seconds)

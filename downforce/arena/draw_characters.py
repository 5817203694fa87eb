"""Draw characters (playing styles) for bots that are named only by their level, such as `pro`.

A level named without a character stands for a mixture of all its characters. Each game draws characters with its own
seed, so results do not depend on where games are played or how they are batched. Names that include a character are
kept, so characters can be drawn before a line-up is rotated.
"""

from collections.abc import Iterable, Sequence

from ..bots import WITH_CHARACTERS, cast
from ..rng import Rng, seed_rng

CASTS = 1 << 41  # added to seeds that draw characters, to keep them apart from other seeds


def is_mixture(bots: Iterable[str]) -> bool:
    """Return whether any bot is named only by its level, so that each game draws a character for that bot."""
    return any(name in WITH_CHARACTERS for name in bots)


def cast_game(bots: Sequence[str], seed: int) -> tuple[str, ...]:
    """Return the names of the bots for the game or deal with this seed, in the given order.

    A random character is added to each name that is only a level, such as `pro`.
    """
    rng = Rng()
    seed_rng(rng, CASTS + seed)
    return cast(bots, rng)


def cast_games(bots: Sequence[str], seed: int, games: int) -> tuple[str, ...]:
    """Return the names of the bots for `games` consecutive games as one flat sequence.

    `seed` is the seed of the first game. If all games have the same bots, return the bots for a single game.
    """
    if not is_mixture(bots):
        return tuple(bots)
    return tuple(name for game in range(games) for name in cast_game(bots, seed + game))

"""Draw characters (playing styles) for bots that are named only by a bare level such as `pro`.

A bare level stands for a mixture of its characters. Each game draws them with its own seed, so results do not depend on
where games are played or how they are batched. Names that already include a character are kept, so a line-up can be
cast before it is rotated.
"""

from collections.abc import Iterable, Sequence

from ..bots import WITH_CHARACTERS, cast
from ..rng import Rng, seed_rng

CASTS = 1 << 41  # added to seeds that draw characters, to keep them apart from other seeds


def is_mixture(bots: Iterable[str]) -> bool:
    """Return whether any bot is named only by its level, so that each game draws a character for it."""
    return any(name in WITH_CHARACTERS for name in bots)


def cast_game(bots: Sequence[str], seed: int) -> tuple[str, ...]:
    """Return the bots for the game or deal with this seed, in the order of the given names."""
    rng = Rng()
    seed_rng(rng, CASTS + seed)
    return cast(bots, rng)


def cast_games(bots: Sequence[str], seed: int, games: int) -> tuple[str, ...]:
    """Return the bots for `games` games, starting with this seed, as one long sequence.

    If all games have the same bots, they are returned only once.
    """
    if not is_mixture(bots):
        return tuple(bots)
    return tuple(name for game in range(games) for name in cast_game(bots, seed + game))

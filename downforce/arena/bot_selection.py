"""Draw the characters of bots: a level that has characters, named alone, stands for a mixture of them.

A game is cast by its own seed, so that results do not depend on where games are played or in which batches. Names that
are already cast stay unchanged, so a line-up can be cast before it is rotated.
"""

from collections.abc import Iterable, Sequence

from ..bots import WITH_CHARACTERS, cast
from ..rng import Rng, seed_rng

CASTS = 1 << 41  # offset of the seeds by which characters are drawn


def is_mixture(bots: Iterable[str]) -> bool:
    """Return whether characters are drawn, so that the next game may have different ones."""
    return any(name in WITH_CHARACTERS for name in bots)


def cast_game(bots: Sequence[str], seed: int) -> tuple[str, ...]:
    """Return the bots of the game or deal with this seed, in the order of the given names."""
    rng = Rng()
    seed_rng(rng, CASTS + seed)
    return cast(bots, rng)


def cast_games(bots: Sequence[str], seed: int, games: int) -> tuple[str, ...]:
    """Return the bots of `games` games from this seed on, one game after another.

    If all games have the same bots, return them only once.
    """
    if not is_mixture(bots):
        return tuple(bots)
    return tuple(name for game in range(games) for name in cast_game(bots, seed + game))

"""Which bots the given names stand for: a level that has characters, named alone, is a mixture.

Whoever plays a game lets it be cast by the game's own seed, so that results do not depend on where games are played
nor on how many at a time. What has been cast stays as it is, so that a line-up can be cast before it is rotated.
"""

from collections.abc import Iterable, Sequence

from ..bots import WITH_CHARACTERS, cast
from ..rng import Rng, seed_rng

CASTS = 1 << 41  # casts are drawn by seeds of their own


def is_mixture(bots: Iterable[str]) -> bool:
    """Whether characters are drawn, so that the next game may have others."""
    return any(name in WITH_CHARACTERS for name in bots)


def cast_game(bots: Sequence[str], seed: int) -> tuple[str, ...]:
    """The bots that come to the game, or the deal, of this seed, each in the place of its name."""
    rng = Rng()
    seed_rng(rng, CASTS + seed)
    return cast(bots, rng)


def cast_games(bots: Sequence[str], seed: int, games: int) -> tuple[str, ...]:
    """Those of so many games from this seed on, one game after another; where all have the same, only once."""
    if not is_mixture(bots):
        return tuple(bots)
    return tuple(name for game in range(games) for name in cast_game(bots, seed + game))

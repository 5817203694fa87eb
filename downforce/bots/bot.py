"""A bot sees a view, never the game, and chooses among the legal actions."""

from collections.abc import Sequence
from typing import Protocol

from ..rng import Chance
from ..rules.views.shapes import View


class Bot(Protocol):
    """Plays one seat. `chance` is its own generator, never the game's."""

    name: str

    def choose(self, seen: View, legal: Sequence[str], rng: Chance) -> str:
        """One of the legal actions, in notation."""

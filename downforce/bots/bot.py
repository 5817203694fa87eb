"""A bot sees a view, never the game, and chooses among the legal actions."""

from collections.abc import Sequence
from typing import Protocol

from ..rng import Rng
from ..rules.views.shapes import View


class Bot(Protocol):
    """Plays one seat. `rng` is its own generator, never the game's."""

    name: str

    def choose(self, seen: View, legal: Sequence[str], rng: Rng) -> str:
        """One of the legal actions, in notation."""

"""The interface of a bot: it sees a view, never the game, and chooses among the legal actions."""

from collections.abc import Sequence
from typing import Protocol

from ..rng import Rng
from ..rules.views.shapes import View


class Bot(Protocol):
    """A player of one seat. The `rng` passed to `choose` belongs to the bot; it is never the game's generator."""

    name: str

    def choose(self, seen: View, legal: Sequence[str], rng: Rng) -> str:
        """Return one of the legal actions, in notation."""

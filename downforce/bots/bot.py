"""The interface that every bot implements. A bot sees a view, never the game itself, and chooses a legal action."""

from collections.abc import Sequence
from typing import Protocol

from ..rng import Rng
from ..rules.views.shapes import View


class Bot(Protocol):
    """A player for one seat. The generator passed to `choose` belongs to the bot and is never the game's own."""

    name: str

    def choose(self, seen: View, legal: Sequence[str], rng: Rng) -> str:
        """Return one of the legal actions, written in notation."""

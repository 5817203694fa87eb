"""The interface that every bot implements. A bot gets its seat's view of the game and chooses a legal action."""

from collections.abc import Sequence
from typing import Protocol

from ..rng import Rng
from ..rules.views.shapes import View


class Bot(Protocol):
    """A player for one seat. The random generator passed to `choose` belongs to the bot, not to the game."""

    name: str

    def choose(self, seen: View, legal: Sequence[str], rng: Rng) -> str:
        """Return one of the legal actions, in the game's text notation."""

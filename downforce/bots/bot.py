"""A bot sees a view, never the game, and chooses among the legal actions."""

from collections.abc import Sequence
from typing import Any, Protocol

from ..chance import Chance


class Bot(Protocol):
    """Plays one seat. `chance` is its own generator, never the game's."""

    name: str

    def choose(self, seen: dict[str, Any], legal: Sequence[str], chance: Chance) -> str:
        """One of the legal actions, in notation."""

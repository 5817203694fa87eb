"""Any legal action, each as likely as the next: the yardstick that every other bot must beat."""

from collections.abc import Sequence
from typing import Any

from ..chance import Chance, below


class Uniform:
    name = "uniform"

    def choose(self, seen: dict[str, Any], legal: Sequence[str], chance: Chance) -> str:
        return legal[below(chance, len(legal))]

"""Any legal action, each as likely as the next: the yardstick that every other bot must beat."""

from collections.abc import Sequence

from ..rng import Chance, below
from ..rules.views.shapes import View


class Uniform:
    name = "uniform"

    def choose(self, seen: View, legal: Sequence[str], rng: Chance) -> str:
        return legal[below(rng, len(legal))]

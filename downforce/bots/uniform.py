"""Any legal action, each as likely as the next: the yardstick that every other bot must beat."""

from collections.abc import Sequence

from ..rng import Rng, below
from ..rules.views.shapes import View


class Uniform:
    name = "uniform"

    def choose(self, seen: View, legal: Sequence[str], rng: Rng) -> str:
        return legal[below(rng, len(legal))]

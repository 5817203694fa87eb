"""A bot that picks any legal action with equal probability. It is the baseline for comparing all other bots."""

from collections.abc import Sequence

from ..rng import Rng, below
from ..rules.views.shapes import View


class Uniform:
    name = "uniform"

    def choose(self, seen: View, legal: Sequence[str], rng: Rng) -> str:
        return legal[below(rng, len(legal))]

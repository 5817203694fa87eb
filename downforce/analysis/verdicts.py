"""From what the worlds say to a verdict: how much a choice lost, how sure that is, and which mark it gets."""

import math
from collections.abc import Sequence
from typing import Final

from .shapes import AnalysisMark

# For four players; scaled by parity
MARKS: Final[tuple[tuple[float, AnalysisMark], ...]] = ((0.10, "??"), (0.05, "?"), (0.025, "?!"))
SURE = 2.0  # standard errors
TRIVIAL = 0.01

Values = Sequence[Sequence[float]]  # by world, then by candidate


def mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers)


def means(values: Values) -> list[float]:
    """Of each candidate, over all worlds."""
    return [mean(column) for column in zip(*values, strict=True)]


def best_candidate(values: Values) -> int:
    """The candidate with the highest mean; of equal ones the first."""
    found = means(values)
    return found.index(max(found))


def loss(values: Values, chosen: int) -> tuple[float, float]:
    """How much better the best candidate is than the chosen one, and the standard error of that.

    The best of many noisy means looks better than it is. So the best of one half of the worlds is compared in the other
    half, both ways: luck that made it the best there says nothing here.
    """
    halves = values[::2], values[1::2]
    found = [
        mean(gains(judged_by, best_candidate(chosen_by), chosen)) for chosen_by, judged_by in (halves, halves[::-1])
    ]
    return max(0.0, mean(found)), standard_error(gains(values, best_candidate(values), chosen))


def gains(values: Values, one: int, other: int) -> list[float]:
    """How much better one candidate is than another, world by world."""
    return [world[one] - world[other] for world in values]


def standard_error(numbers: Sequence[float]) -> float:
    if len(numbers) < 2:
        return 0.0
    middle = mean(numbers)
    return math.sqrt(sum((number - middle) ** 2 for number in numbers) / (len(numbers) - 1) / len(numbers))


def contenders(values: Values, chosen: int) -> list[int]:
    """Candidates that may still turn out to be the best, and the chosen one, if any was (not -1)."""
    found = means(values)
    best = found.index(max(found))
    return [
        arm
        for arm in range(len(found))
        if arm == chosen or found[best] - found[arm] <= TRIVIAL / 2 + SURE * standard_error(gains(values, best, arm))
    ]


def is_trivial(values: Values) -> bool:
    found = means(values)
    return max(found) - min(found) <= TRIVIAL


def mark(lost: float, error: float, players: int) -> AnalysisMark:
    """None unless the loss is beyond two standard errors: better no mark than a wrong one."""
    if lost <= SURE * error:
        return ""
    scale = 4 / players
    return next((sign for least, sign in MARKS if lost >= least * scale), "")

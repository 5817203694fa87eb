"""Verdicts on choices: how much win probability a choice lost, how certain the loss is, and which mark it gets."""

import math
from collections.abc import Sequence
from typing import Final

from .shapes import AnalysisMark

# Smallest loss for each mark with four players; scaled by 4 / players.
MARKS: Final[tuple[tuple[float, AnalysisMark], ...]] = ((0.10, "??"), (0.05, "?"), (0.025, "?!"))
SURE = 2.0  # number of standard errors beyond which a loss is considered certain
TRIVIAL = 0.01

Values = Sequence[Sequence[float]]  # by world, then by candidate


def mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers)


def means(values: Values) -> list[float]:
    """Return the mean value of each candidate action over all simulated games."""
    return [mean(column) for column in zip(*values, strict=True)]


def best_candidate(values: Values) -> int:
    """Return the index of the candidate action with the highest mean value. If several tie, return the first."""
    found = means(values)
    return found.index(max(found))


def loss(values: Values, chosen: int) -> tuple[float, float]:
    """Return how much better the best candidate action is than the chosen one, and the standard error of this loss.

    The best of many noisy means looks better than it is. Therefore, the simulated games are split into two halves. The
    candidate that is best in one half is compared with the chosen action in the other half, and vice versa. This way,
    the luck that made a candidate look best does not count.
    """
    halves = values[::2], values[1::2]
    found = [
        mean(gains(judged_by, best_candidate(chosen_by), chosen)) for chosen_by, judged_by in (halves, halves[::-1])
    ]
    return max(0.0, mean(found)), standard_error(gains(values, best_candidate(values), chosen))


def gains(values: Values, one: int, other: int) -> list[float]:
    """Return, for each simulated game, how much better candidate action `one` is than `other`."""
    return [world[one] - world[other] for world in values]


def standard_error(numbers: Sequence[float]) -> float:
    if len(numbers) < 2:
        return 0.0
    middle = mean(numbers)
    return math.sqrt(sum((number - middle) ** 2 for number in numbers) / (len(numbers) - 1) / len(numbers))


def contenders(values: Values, chosen: int) -> list[int]:
    """Return the indices of the candidate actions that may still turn out to be the best.

    The chosen action is always included, unless `chosen` is -1.
    """
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
    """Return the mark for a mistake ("?!", "?" or "??"), depending on how much win probability it lost.

    Return "" if the loss is small, or if it is uncertain because it does not exceed two standard errors.
    """
    if lost <= SURE * error:
        return ""
    scale = 4 / players
    return next((sign for least, sign in MARKS if lost >= least * scale), "")

"""Calibration of the win probabilities in the analysis graph, fitted to the outcomes of games between pro bots.

Playouts (simulated continuations of a game) that all use the same style of play agree with each other more than real
games do, so their mean is overconfident. The size of this error depends on the stage of the race. Until a car has
finished, the stage is the number of cards played; after that, it is the number of finished cars. The parameters for
each stage (Fit) come from games that were played only for this purpose.

`python -m tools.experiments.analysis_calibration fit` writes the parameters to data/calibration.json, which also
describes where they come from.
"""

import json
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from ..bots.policy.value_network import is_race_for_money
from ..rules.model import Board

BEFORE = -1  # used as the number of cards played before the race has begun
LEAST = 0.001  # lower bound for probabilities, because 0 would stay 0 when raised to any power


class Fit(NamedTuple):
    """Parameters for correcting win probabilities, in four steps.

    First, the results of short and long playouts (simulated continuations of a game) are mixed. Second, each
    probability is raised to a power. Third, a share of the total is divided evenly between the seats. Finally, an upper
    limit is applied.
    """

    power: float
    even: float = 0.0  # the share that is divided evenly between the seats
    long: float = 0.0  # weight of playouts to the end of the race; short playouts have the rest
    limit: float = 1.0  # upper limit of a probability


Knot = tuple[float, Fit]  # number of cards played or cars finished, and the fit for it


@cache
def knots() -> dict[str, dict[int, list[Knot]]]:
    """Return the fitted calibration points, keyed by unit of progress ("cards" or "finished") and number of players.

    The progress of a race is measured in cards played or in cars that have finished.
    """
    data = json.loads(files("downforce.data").joinpath("calibration.json").read_text("utf-8"))
    return {
        by: {int(players): [(one[0], Fit(*one[1:])) for one in found] for players, found in data[by].items()}
        for by in ("cards", "finished")
    }


def fit_for(board: Board, cards: int, finished: int) -> Fit | None:
    """Return the calibration parameters for a stage of a race, or None if the calibration does not cover the game.

    The stage is given by the number of cards played (`BEFORE` if the race has not begun) and the number of finished
    cars.
    """
    found = knots()["finished" if finished else "cards"].get(board.players)
    return interpolate(finished or cards, found) if found and is_race_for_money(board) else None


def interpolate(where: int, found: list[Knot]) -> Fit:
    """Interpolate linearly between the two nearest fitted points. Beyond the last point, return its parameters."""
    before, after = found[0], found[-1]
    for one in found:
        if one[0] <= where:
            before = one
        elif one[0] < after[0]:
            after = one
    if before[0] >= after[0]:
        return before[1]
    part = (where - before[0]) / (after[0] - before[0])
    return Fit(*(one + part * (other - one) for one, other in zip(before[1], after[1], strict=True)))


def calibrate(short: list[float], long: list[float], fit: Fit) -> list[float]:
    """Combine win probabilities from short and long playouts into calibrated win probabilities that add up to 1."""
    mixed = [(1 - fit.long) * one + fit.long * other for one, other in zip(short, long, strict=True)]
    sharp = [max(LEAST, one) ** fit.power for one in mixed]
    whole = sum(sharp)
    shared = [(1 - fit.even) * one / whole + fit.even / len(sharp) for one in sharp]
    most = max(shared)
    if most <= fit.limit:
        return shared
    return [fit.limit if one == most else one * (1 - fit.limit) / (1 - most) for one in shared]

"""Calibration of the win probabilities in the graph, fitted to how games of pros ended.

Playouts that all play alike agree more than real games do, so their mean is overconfident. How much depends on the
stage of the race: on the number of cards played until a car has finished, then on the number of finished cars. The
parameters of each stage (Fit) come from games used for nothing else: `python -m tools.experiments.analysis_calibration
fit` writes data/calibration.json, which also describes its source.
"""

import json
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from ..rules.model import Board
from ..rules.names import NO_POWER, ONE_LAP

BEFORE = -1  # stands for the number of cards played while the race has not begun
LEAST = 0.001  # a probability of 0 would stay 0 under every power


class Fit(NamedTuple):
    """Parameters of a correction. Playouts are mixed first; then power, even share and limit apply, in this order."""

    power: float
    even: float = 0.0  # this share is divided evenly between the seats
    long: float = 0.0  # weight of playouts to the end of the race; short ones have the rest
    limit: float = 1.0  # upper limit of a probability


Knot = tuple[float, Fit]  # cards played or cars finished, and the fit there


@cache
def knots() -> dict[str, dict[int, list[Knot]]]:
    """Return the fitted points by "cards" and "finished", then by number of players."""
    data = json.loads(files("downforce.data").joinpath("calibration.json").read_text("utf-8"))
    return {
        by: {int(players): [(one[0], Fit(*one[1:])) for one in found] for players, found in data[by].items()}
        for by in ("cards", "finished")
    }


def is_fitted_for(board: Board) -> bool:
    """Return whether the fit covers this game: one race for money, with auction, powers and bets."""
    if board.deal_cars or board.small_hands or board.first_wins or board.bets == 0 or board.power_pile[0] == NO_POWER:
        return False
    return board.distance == ONE_LAP and board.races == 1


def fit_for(board: Board, cards: int, finished: int) -> Fit | None:
    """Return the fit for this many cards played (BEFORE: before the race) and cars finished; None if there is none."""
    found = knots()["finished" if finished else "cards"].get(board.players)
    return interpolate(finished or cards, found) if found and is_fitted_for(board) else None


def interpolate(where: int, found: list[Knot]) -> Fit:
    """Interpolate linearly between two knots; beyond the last one, return its fit."""
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
    """Combine the win probabilities of short and of long playouts into calibrated ones, which also add up to 1."""
    mixed = [(1 - fit.long) * one + fit.long * other for one, other in zip(short, long, strict=True)]
    sharp = [max(LEAST, one) ** fit.power for one in mixed]
    whole = sum(sharp)
    shared = [(1 - fit.even) * one / whole + fit.even / len(sharp) for one in sharp]
    most = max(shared)
    if most <= fit.limit:
        return shared
    return [fit.limit if one == most else one * (1 - fit.limit) / (1 - most) for one in shared]

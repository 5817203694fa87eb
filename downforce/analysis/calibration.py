"""Chances of the graph, made true: how sure the playouts are was held against how games of pros ended.

Playouts that all play alike agree more than real games do, so their mean is too sure of itself. How much, and what to
do about it, depends on the stage of the race: on the cards played until a car has finished, then on how many have. What
was fitted for each (Fit) comes from games used for nothing else: `python -m tools.experiments.analysis_calibration fit`
writes data/calibration.json and says there what it was made from.
"""

import json
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from ..rules.model import Board
from ..rules.names import NO_POWER, ONE_LAP

BEFORE = -1  # in place of how many cards were played: the race has not begun
LEAST = 0.001  # a chance of nil would stay nil under every power


class Fit(NamedTuple):
    """What makes chances true: first the playouts are mixed, then come power, even share and limit, in this order."""

    power: float
    even: float = 0.0  # so much is shared out evenly
    long: float = 0.0  # the part of playouts to the end of the race; the rest are short ones
    limit: float = 1.0  # nobody's chance is greater


Knot = tuple[float, Fit]  # cards played, or cars finished; and what was fitted there


@cache
def knots() -> dict[str, dict[int, list[Knot]]]:
    """By "cards" and by "finished"; then by number of players."""
    data = json.loads(files("downforce.data").joinpath("calibration.json").read_text("utf-8"))
    return {
        by: {int(players): [(one[0], Fit(*one[1:])) for one in found] for players, found in data[by].items()}
        for by in ("cards", "finished")
    }


def is_fitted_for(board: Board) -> bool:
    """The fit holds for games of its kind: one race for money, with auction, powers and bets."""
    if board.deal_cars or board.small_hands or board.first_wins or board.bets == 0 or board.power_pile[0] == NO_POWER:
        return False
    return board.distance == ONE_LAP and board.races == 1


def fit_for(board: Board, cards: int, finished: int) -> Fit | None:
    """After so many cards (BEFORE: before the race), with so many cars finished; None where nothing was fitted."""
    found = knots()["finished" if finished else "cards"].get(board.players)
    return interpolate(finished or cards, found) if found and is_fitted_for(board) else None


def interpolate(where: int, found: list[Knot]) -> Fit:
    """Between two knots, in proportion; beyond the last, as there."""
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
    """Everybody's chance by short playouts and by those to the end, made one and true; all together one, as before."""
    mixed = [(1 - fit.long) * one + fit.long * other for one, other in zip(short, long, strict=True)]
    sharp = [max(LEAST, one) ** fit.power for one in mixed]
    whole = sum(sharp)
    shared = [(1 - fit.even) * one / whole + fit.even / len(sharp) for one in sharp]
    most = max(shared)
    if most <= fit.limit:
        return shared
    return [fit.limit if one == most else one * (1 - fit.limit) / (1 - most) for one in shared]

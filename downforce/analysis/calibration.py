"""Chances of the graph, made true: how sure the playouts are was held against how games of pros ended.

Playouts that all play alike agree more than real games do, so their mean is too sure of itself. Every stage of a race
has two numbers for that, fitted on games used for nothing else (`python -m tools.analysis_calibration fit` writes
data/calibration.json and says there what it was made from): chances are taken to a power, and a part of them is shared
out evenly.
"""

import json
from functools import cache
from importlib.resources import files

from ..rules.model import Board
from ..rules.names import NO_POWER, ONE_LAP

BEFORE = -1  # in place of how many cards were played: the race has not begun
Knot = tuple[float, float, float]  # cards played, power, even share


@cache
def knots() -> dict[int, list[Knot]]:
    """By number of players."""
    told = json.loads(files("downforce.data").joinpath("calibration.json").read_text("utf-8"))
    return {int(players): [(one[0], one[1], one[2]) for one in found] for players, found in told["players"].items()}


def is_known(b: Board) -> bool:
    """The fit holds for games of its kind: one race for money, with auction, powers and bets."""
    if b.deal_cars or b.small_hands or b.first_wins or b.bets == 0 or b.power_pile[0] == NO_POWER:
        return False
    return b.distance == ONE_LAP and b.races == 1


def at(cards: int, found: list[Knot]) -> tuple[float, float]:
    """Between two knots, in proportion; beyond the last, as there."""
    before, after = found[0], found[-1]
    for one in found:
        if one[0] <= cards:
            before = one
        elif one[0] < after[0]:
            after = one
    if before[0] >= after[0]:
        return before[1], before[2]
    part = (cards - before[0]) / (after[0] - before[0])
    return before[1] + part * (after[1] - before[1]), before[2] + part * (after[2] - before[2])


def correct(chances: list[float], power: float, even: float) -> list[float]:
    """All together one, as before."""
    sharp = [chance**power for chance in chances]
    whole = sum(sharp)
    return [(1 - even) * one / whole + even / len(chances) for one in sharp]


def calibrated(chances: list[float], board: Board, cards: int) -> list[float]:
    """After so many cards of a race that is not over; BEFORE: before the race."""
    found = knots().get(len(chances))
    return correct(chances, *at(cards, found)) if found and is_known(board) else chances

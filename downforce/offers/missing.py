"""Why a car is not among those that a wild may name."""

from ..rules.model import Board, State
from ..rules.names import CARS, COLOURS
from ..rules.race import cars_to_name
from .shapes import Missing


def missing_cars(s: State, board: Board) -> list[Missing]:
    """A car that is home or cannot move may be named all the same (R085, R086)."""
    free = cars_to_name(s, board)
    return [
        {"car": COLOURS[car], "why": "named" if s.named >> car & 1 else "printed"}
        for car in range(CARS)
        if not free >> car & 1
    ]

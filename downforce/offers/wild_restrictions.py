"""The cars that a player may not choose for a wild, and the reasons."""

from ..rules.model import Board, State
from ..rules.names import CARS, COLOURS
from ..rules.race import cars_to_name
from .shapes import Missing


def missing_cars(s: State, board: Board) -> list[Missing]:
    """Return the cars that the player may not choose for the current wild, with the reason for each.

    A car that has finished or cannot move is not included, because it may still be chosen (R085, R086).
    """
    free = cars_to_name(s, board)
    return [
        {"car": COLOURS[car], "why": "named" if s.named >> car & 1 else "printed"}
        for car in range(CARS)
        if not free >> car & 1
    ]

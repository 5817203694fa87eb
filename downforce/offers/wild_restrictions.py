"""The cars that a player is not allowed to choose for a wild card line, and why."""

from ..rules.model import Board, State
from ..rules.names import CARS, COLOURS
from ..rules.race import cars_to_name
from .shapes import Missing


def missing_cars(s: State, board: Board) -> list[Missing]:
    """Return the cars that the player is not allowed to choose for the current wild line, and why.

    Cars that have finished or cannot move are not included, because the player can still choose them (R085, R086).
    """
    free = cars_to_name(s, board)
    return [
        {"car": COLOURS[car], "why": "named" if s.named >> car & 1 else "printed"}
        for car in range(CARS)
        if not free >> car & 1
    ]

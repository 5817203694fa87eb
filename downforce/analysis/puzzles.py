"""The shipped puzzles: positions from games between bots in which one choice is clearly the best, sorted by theme.

Each puzzle contains the game record up to its position, so that the position can be shown as the seat saw it. A puzzle
also contains its verdict, which a person has reviewed, so that later versions of the bots do not change the solution.

`python -m tools.generate.puzzles` creates the puzzles (data/puzzles.json).
"""

import json
from functools import cache
from importlib.resources import files
from typing import Any, NotRequired

from ..rules.views.shapes import GameRecord, TypedDict
from .shapes import Decision, PuzzleTheme


class Puzzle(TypedDict):
    """A puzzle: a position from a game in which a seat must make a decision."""

    id: str  # letters and digits; does not change when puzzles are added or removed
    theme: PuzzleTheme  # the puzzle's theme
    record: GameRecord  # the game up to this position, with all cards
    decision: Decision  # the verdict on a pro bot's quick choice, which is a mistake
    lines: NotRequired[
        dict[str, list[list[Any]]]
    ]  # by choice that moves cars: seats and actions that may follow from it


@cache
def shipped_puzzles() -> tuple[Puzzle, ...]:
    """Return all shipped puzzles, sorted by theme."""
    found: list[Puzzle] = json.loads(files("downforce.data").joinpath("puzzles.json").read_text("utf-8"))
    return tuple(found)


def find_puzzle(puzzle: str) -> Puzzle | None:
    return next((one for one in shipped_puzzles() if one["id"] == puzzle), None)

"""The shipped puzzles: positions from games between bots in which one choice is clearly the best, by theme.

Each contains the record up to its position, so that the position can be shown as the seat saw it, and the verdict as a
person reviewed it: later bots and judges do not change it. `python -m tools.generate.puzzles` makes them
(data/puzzles.json).
"""

import json
from functools import cache
from importlib.resources import files

from ..rules.views.shapes import GameRecord, TypedDict
from .shapes import Decision, PuzzleTheme


class Puzzle(TypedDict):
    """A position and the question that it asks."""

    id: str  # letters and digits; does not change when puzzles are added or removed
    theme: PuzzleTheme  # its theme
    record: GameRecord  # the game up to this position, with all cards
    decision: Decision  # the verdict on the action that a pro chose quickly, which is a mistake


@cache
def shipped_puzzles() -> tuple[Puzzle, ...]:
    """Return all shipped puzzles, sorted by theme."""
    found: list[Puzzle] = json.loads(files("downforce.data").joinpath("puzzles.json").read_text("utf-8"))
    return tuple(found)


def find_puzzle(puzzle: str) -> Puzzle | None:
    return next((one for one in shipped_puzzles() if one["id"] == puzzle), None)

"""Puzzles that are shipped: moments of games between bots where one choice is clearly the best, by theme.

Each holds the whole record up to its moment, so the position can be shown as its seat saw it, and the verdict as it was
when a person read it: later bots and judges change nothing about it. `python -m tools.generate.puzzles` makes them
(data/puzzles.json).
"""

import json
from functools import cache
from importlib.resources import files

from ..rules.views.shapes import GameRecord, TypedDict
from .shapes import Decision, PuzzleTheme


class Puzzle(TypedDict):
    """A position and a question."""

    id: str  # of letters and digits; stays the same when others come or go
    theme: PuzzleTheme  # what it is about
    record: GameRecord  # the game up to there, with all cards
    decision: Decision  # the verdict on what a pro chose at first sight, which is not right


@cache
def shipped_puzzles() -> tuple[Puzzle, ...]:
    """All of them, by theme."""
    found: list[Puzzle] = json.loads(files("downforce.data").joinpath("puzzles.json").read_text("utf-8"))
    return tuple(found)


def find_puzzle(puzzle: str) -> Puzzle | None:
    return next((one for one in shipped_puzzles() if one["id"] == puzzle), None)

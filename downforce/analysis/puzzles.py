"""Puzzles that are shipped: moments of games between bots where one choice is clearly the best, by theme.

Each holds the whole record up to its moment, so the position can be shown as its seat saw it, and played on from.
`python -m tools.puzzles` makes them (data/puzzles.json).
"""

import json
from functools import cache
from importlib.resources import files
from typing import Literal, TypeAlias

from ..game import Game, replay
from ..rules.names import Asks, Seat
from ..rules.shapes import GameRecord, TypedDict
from .shapes import Candidate, CarOdds, Reason

Theme: TypeAlias = Literal["auction", "blocking", "bets", "wilds", "powers"]
RIGHT = 0.01  # whatever is within a point of the best is right


class Puzzle(TypedDict):
    """A position and a question."""

    id: str  # of letters and digits; stays the same when others come or go
    theme: Theme  # what it is about
    record: GameRecord  # the game up to there, with all cards
    seat: Seat  # who must choose, and through whose eyes it is seen
    asks: Asks  # the question
    obvious: str  # what a pro does at first sight, which is not right
    right: list[str]  # answers that are right, the best first
    candidates: list[Candidate]  # every answer with the chance to win after it, the best first; of bids one an amount
    reason: Reason  # why the obvious one is worse
    cars: list[CarOdds]  # of a bet: how the cars may come in


@cache
def shipped() -> tuple[Puzzle, ...]:
    """All of them, by theme."""
    found: list[Puzzle] = json.loads(files("downforce.data").joinpath("puzzles.json").read_text("utf-8"))
    return tuple(found)


def find(puzzle: str) -> Puzzle | None:
    return next((one for one in shipped() if one["id"] == puzzle), None)


def position(puzzle: Puzzle) -> Game:
    """The game at the moment of the question."""
    return replay(puzzle["record"])


def is_right(puzzle: Puzzle, action: str) -> bool:
    """Of bids any card that bids a right amount is right."""
    if action in puzzle["right"]:
        return True
    if puzzle["asks"] != "bid":
        return False
    from ..offers.bids import bid_amount

    game = position(puzzle)
    return bid_amount(game, action)[0] in {bid_amount(game, one)[0] for one in puzzle["right"]}

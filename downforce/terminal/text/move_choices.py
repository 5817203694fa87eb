"""Describe the possible destinations of a move: the lane, the steps made or lost, and what the move achieves."""

from ...offers.race_order import lane_side
from ...offers.shapes import Move
from ...rules.setup.track import Track
from .phrasing import Phrasing


def describe_move(phrasing: Phrasing, track: Track, is_bonus: bool, move: Move) -> str:
    """Return a description of a move's effect.

    `is_bonus` says that the move is the Determined bonus, which is made after a regular move (U90).
    """
    parts = [] if move["place"] else [lane(phrasing, track, move["to"])]
    parts.append(reach(phrasing, is_bonus, move))
    if move["bonus"] and not is_bonus and not move["place"]:
        parts.append(phrasing.text("end-bonus", bonus=move["bonus"], power=move["power"] or "none"))
    if move["passed"]:
        parts.append(phrasing.text("end-passes", cars=phrasing.cars(move["passed"])))
    parts += [phrasing.text("end-line", bet=line) for line in move["lines"]]
    return ", ".join(parts)


def reach(phrasing: Phrasing, is_bonus: bool, move: Move) -> str:
    """Describe how many steps a car moves, and how many steps it loses because of a traffic jam."""
    steps, lost = len(move["walk"]), move["lost"]
    if move["place"]:
        return phrasing.text("end-finish", place=move["place"])
    if not steps:
        return phrasing.text("end-stays")
    if is_bonus:
        return phrasing.text("end-bonus-only", steps=steps)
    if lost:
        return phrasing.text("end-jam", steps=steps, speed=steps + lost, lost=lost)
    return phrasing.text("end-full", steps=steps - move["bonus"])


def lane(phrasing: Phrasing, track: Track, space: str) -> str:
    """Describe the lane of a space in words that match what a player sees on the board."""
    return phrasing.text("lane", side=lane_side(track, space))

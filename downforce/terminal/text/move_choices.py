"""List the possible destinations of a move as choices, each with its path and its effects.

The most useful destinations come first. These are usually the furthest ones that lose no steps in a traffic jam.
"""

from ...game import Game
from ...offers.move_routes import Way, sorted_ways
from ...offers.race_order import lane_side
from ...rules.setup.track import Track
from .phrasing import Phrasing


def move_choices(game: Game, phrasing: Phrasing, moves: list[str]) -> list[tuple[str, str, tuple[str, ...]]]:
    """For each possible destination of a move, return the action, a description of its effect, and its path."""
    return [(action, effect(game, phrasing, action, way), way.walk) for action, way in sorted_ways(game, moves)]


def effect(game: Game, phrasing: Phrasing, action: str, way: Way) -> str:
    parts = [] if way.finish else [lane(phrasing, game.ruleset.track, action.split(" ")[1])]
    parts.append(reach(phrasing, way))
    if way.bonus and way.speed and not way.finish:
        parts.append(phrasing.text("end-bonus", bonus=way.bonus, power=way.power or "none"))
    if way.passed:
        parts.append(phrasing.text("end-passes", cars=phrasing.cars(way.passed)))
    parts += [phrasing.text("end-line", bet=line) for line in way.lines]
    return ", ".join(parts)


def reach(phrasing: Phrasing, way: Way) -> str:
    """Describe how many steps a car moves, and how many steps it loses because of a traffic jam."""
    if way.finish:
        return phrasing.text("end-finish", place=way.finish)
    if not way.walk:
        return phrasing.text("end-stays")
    if not way.speed:
        return phrasing.text("end-bonus-only", steps=len(way.walk))
    if way.lost:
        return phrasing.text("end-jam", steps=len(way.walk), speed=way.speed, lost=way.lost)
    return phrasing.text("end-full", steps=way.speed)


def lane(phrasing: Phrasing, track: Track, space: str) -> str:
    """Describe the lane of a space in words that match what a player sees on the board."""
    return phrasing.text("lane", side=lane_side(track, space))

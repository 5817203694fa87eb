"""The possible ends of a move as choices: the furthest first, jams last, each with its path and its effects."""

from ...game import Game
from ...offers.move_routes import Way, sorted_ways
from ...offers.race_order import lane_side
from ...rules.setup.track import Track
from .phrasing import Phrasing


def move_choices(game: Game, phrasing: Phrasing, moves: list[str]) -> list[tuple[str, str, tuple[str, ...]]]:
    """Return (action, effect, path) for each end."""
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
    """Describe how much of the speed is used, and how much a jam costs."""
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
    """Return which lane a space is in, as seen on the board."""
    return phrasing.text("lane", side=lane_side(track, space))

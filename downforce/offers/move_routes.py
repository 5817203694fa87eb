"""Find the routes of a car's possible moves, and the effects of each move."""

from dataclasses import dataclass, replace

from ..game import Game
from ..record import notation
from ..rules.bets import lines_reached
from ..rules.drive import count_ahead
from ..rules.names import BONUS, CarLetter, PowerName, Space
from ..rules.views.route import find_bonus_routes, find_routes
from ..rules.views.view_parts import power_name
from .cars_ahead import Ahead
from .reachable_ends import ACROSS, FEW, Traffic, Worth, find_dominated


@dataclass(frozen=True, slots=True)
class Way:
    """A possible move of a car: the spaces that the car enters on its way, and the effects of the move."""

    walk: tuple[str, ...]
    speed: int
    lost: int  # steps lost to a jam
    bonus: int  # steps given by a power
    power: PowerName | None  # the power that gives them
    behind: tuple[CarLetter, ...]  # the cars that cause the jam
    passed: tuple[CarLetter, ...]  # cars overtaken
    lines: tuple[int, ...]  # betting lines that no car has crossed before
    finish: int | None  # the place taken by crossing the finish line
    end: Space  # number of the last space, counting on through further laps
    dominated: bool = False  # whether no player prefers this end to others (`find_dominated`)


def find_ways(game: Game, moves: list[str]) -> list[tuple[int, str, Way]]:
    """Return a (sort key, action, route) triple for each of the given moves.

    Moves with a higher sort key should be listed first.
    """
    ruleset, board, s = game.ruleset, game.ruleset.board, game.state
    boxes, ahead = ruleset.track.boxes, Ahead(game, s.car)
    routes = find_bonus_routes(ruleset, s) if s.phase == BONUS else find_routes(ruleset, s)
    speed = 0 if s.phase == BONUS else s.speed
    reached = lines_reached(s, board) if board.bets else board.lines
    found = []
    for action in moves:
        i = count_ahead(s, board, notation.read(ruleset, action))
        end, spaces = ahead.here + i, routes[i].spaces
        far = ahead.field.distance(end)
        home = far == ACROSS
        walk = (*[boxes[space % board.spaces].id for space in spaces[:-1]], ahead.name(i)) if spaces else ()
        crossed = board.lines if home or end >= board.around else board.lines_crossed[end]
        lost, bonus = 0 if home else max(0, speed - len(walk)), max(0, len(walk) - speed)
        way = Way(
            walk,
            speed,
            lost=lost,
            bonus=bonus,
            power=power_name(s.power[s.owner[s.car]]) if bonus else None,
            behind=ahead.in_the_way(1 << i) if lost else (),
            passed=ahead.field.passed(far),
            lines=tuple(range(reached + 1, crossed + 1)),
            finish=s.finished + 1 if home else None,
            end=end,
        )
        found.append((far - ACROSS if lost else far, action, way))
    return found


def sorted_ways(game: Game, moves: list[str]) -> list[tuple[str, Way]]:
    """Return the given moves, each with its route and effects, with the most useful moves first.

    Moves across the finish line come first, then other moves from the furthest to the shortest, and then moves that
    lose steps in a jam. Moves that no player has a reason to prefer come last.
    """
    found = [(action, way) for _, action, way in sorted(find_ways(game, moves), key=lambda item: -item[0])]
    if len(found) <= FEW:
        return found
    traffic = Traffic(game.state, game.ruleset.board, game.state.car)
    dominated = find_dominated([measure_worth(game, traffic, way) for _, way in found])
    marked = [
        (action, replace(way, dominated=True) if no else way)
        for (action, way), no in zip(found, dominated, strict=True)
    ]
    return sorted(marked, key=lambda item: item[1].dominated)


def measure_worth(game: Game, traffic: Traffic, way: Way) -> Worth:
    """Return the properties of a move that are compared with those of other moves, such as how far the car gets."""
    board = game.ruleset.board
    lap, space = divmod(way.end, board.spaces)
    far = (1, 0) if way.finish else (lap, -board.steps_left[space])
    return Worth(far, len(way.passed), (traffic.after(way.end), way.lines, way.finish))

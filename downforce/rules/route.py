"""The walk that is shown for a move. A move names its end only; of the walks that lead there everybody is shown the
same one: with the fewest changes of lane, then the one that keeps inside (docs/rules.md#further-rulings).
"""

from dataclasses import dataclass

from .drive import BONUS_OF_DETERMINED, bonus_ground, bonus_steps
from .model import Board, State
from .names import Mask
from .ruleset import Ruleset
from .view import members
from .walk import free_ahead


@dataclass(frozen=True, slots=True, order=True)
class Route:
    """Ordered as they are preferred."""

    changes: int
    lanes: tuple[int, ...]
    spaces: tuple[int, ...]  # numbers of the spaces entered; of an open track, its end stands for the finish


def find_route(ruleset: Ruleset, s: State, ahead: int) -> Route:
    """How the car of the line comes to the end so many numbers ahead, over free spaces."""
    board, here = ruleset.board, s.position[s.car]
    free = free_ahead(s, board, s.car)
    for steps, only, extra in walks_allowed(s, board):
        if route := best_walk(ruleset, here, free, ahead, steps, only, extra):
            return route
    raise AssertionError("a legal end has a walk")


def find_bonus_route(ruleset: Ruleset, s: State, ahead: int) -> Route:
    """The same for a bonus taken on another seat's card (U90)."""
    free = free_ahead(s, ruleset.board, s.car)
    return best_walk(ruleset, s.position[s.car], free, ahead, BONUS_OF_DETERMINED, -1, 0) or Route(0, (), ())


def walks_allowed(s: State, board: Board) -> list[tuple[int, Mask, int]]:
    """(steps, the spaces they may enter, further steps anywhere): the plain move first, then the player's power."""
    bonus = bonus_steps(s, board)
    plain = [(s.speed, -1, 0)]
    return [*plain, (s.speed, bonus_ground(s, board), bonus)] if bonus else plain


def best_walk(ruleset: Ruleset, here: int, free: Mask, end: int, steps: int, only: Mask, extra: int) -> Route | None:
    board, lane = ruleset.board, ruleset.track.lanes
    edge = {0: Route(0, (lane[here],), ())}
    found: list[Route] = []
    for step in range(steps + extra):
        allowed = free & only if step < steps else free
        onward: dict[int, Route] = {}
        for i, route in edge.items():
            ways = members((board.forward[here + i] << i) & allowed)
            if not ways and i == end and not (board.forward[here + i] << i) & free:
                found.append(route)
            for j in ways:
                number = here + j
                if board.has_finish and number == board.spaces:  # across the line there is no further step (R118)
                    if j == end:
                        found.append(Route(route.changes, route.lanes, (*route.spaces, number)))
                    continue
                new = lane[number % board.spaces]
                longer = Route(route.changes + (new != route.lanes[-1]), (*route.lanes, new), (*route.spaces, number))
                if j not in onward or longer < onward[j]:
                    onward[j] = longer
        edge = onward
    if end in edge:
        found.append(edge[end])
    return min(found, default=None)

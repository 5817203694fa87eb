"""The route that is shown for a car's move.

A move names only the space where it ends, and several routes may lead there. All players are shown the same route: the
one with the fewest lane changes or, if there are several, the one that keeps furthest to the inside
(docs/reference/rule-index.md#further-rulings).
"""

from typing import NamedTuple

from ..drive import BONUS_OF_DETERMINED, bonus_ground, bonus_steps
from ..model import Board, State
from ..names import Mask
from ..setup.ruleset import Ruleset
from ..walk import free_ahead


class Route(NamedTuple):
    """The route of a car's move. The fields are ordered so that the best route compares as the smallest."""

    changes: int
    lanes: tuple[int, ...]
    spaces: tuple[int, ...]  # numbers of the spaces entered; the number after the last space is the finish


STAY = Route(0, (), ())
MAX_CACHED = 500  # number of situations whose walks are cached, at a few kilobytes each
Walk = tuple[int, tuple[int, ...], tuple[int, ...]]  # an unfinished route; plain tuples compare faster


def find_route(ruleset: Ruleset, s: State, ahead: int) -> Route:
    """Return the current car's route for a move that increases its space number by `ahead`."""
    return find_routes(ruleset, s)[ahead]


def find_routes(ruleset: Ruleset, s: State) -> dict[int, Route]:
    """Return the current car's routes to all spaces where its move may end.

    Each key is the distance to one of these spaces, measured as the difference between space numbers. A route includes
    bonus steps only if its space cannot be reached without them.
    """
    board, here = ruleset.board, s.position[s.car]
    free = free_ahead(s, board, s.car)
    found: dict[int, Route] = {}
    for steps, only, extra in walks_allowed(s, board):
        found = {**best_walks(ruleset, here, free, steps, only, extra), **found}
    return found


def find_bonus_routes(ruleset: Ruleset, s: State) -> dict[int, Route]:
    """Return the routes for the bonus steps that a car may take after another seat's card has moved it (U90).

    Each key is the distance to the space where a route ends, measured as the difference between space numbers.
    """
    free = free_ahead(s, ruleset.board, s.car)
    return {0: STAY, **best_walks(ruleset, s.position[s.car], free, BONUS_OF_DETERMINED, -1, 0)}


def walks_allowed(s: State, board: Board) -> list[tuple[int, Mask, int]]:
    """Return the kinds of move that are allowed: the regular move and, if a power adds steps, the move with a bonus.

    Each is a tuple: the number of regular steps, the spaces that they may enter, and the number of bonus steps.
    """
    bonus = bonus_steps(s, board)
    plain = [(s.speed, -1, 0)]
    return [*plain, (s.speed, bonus_ground(s, board), bonus)] if bonus else plain


def best_walks(ruleset: Ruleset, here: int, free: Mask, steps: int, only: Mask, extra: int) -> dict[int, Route]:
    """Return the preferred route to every space where a move may end.

    The result is cached because it is needed twice: to show a seat its possible moves, and to report the one it has
    chosen.
    """
    cache, situation = ruleset.route_cache, (here, free, steps, only, extra)
    if situation not in cache:
        if len(cache) >= MAX_CACHED:
            cache.clear()
        cache[situation] = find_walks(ruleset, *situation)
    found: dict[int, Route] = cache[situation]
    return found


def find_walks(ruleset: Ruleset, here: int, free: Mask, steps: int, only: Mask, extra: int) -> dict[int, Route]:
    """Find the preferred route to every space where a move may end.

    A route ends when its steps are used up, when it is blocked, or when it crosses the finish line.
    """
    board, lane = ruleset.board, ruleset.track.lanes
    across = board.spaces - here if board.has_finish else -1
    edge: dict[int, Walk] = {0: (0, (lane[here],), ())}
    found: dict[int, Walk] = {}
    for step in range(steps + extra):
        allowed = free & only if step < steps else free
        onward: dict[int, Walk] = {}
        for i, walk in edge.items():
            changes, lanes, spaces = walk
            ways = (board.forward[here + i] << i) & free
            if not ways and (i not in found or walk < found[i]):
                found[i] = walk
            ways &= allowed
            while ways:
                j = (ways & -ways).bit_length() - 1
                ways &= ways - 1
                if j == across:  # no step is made after the finish line (R118)
                    home = (changes, lanes, (*spaces, here + j))
                    if j not in found or home < found[j]:
                        found[j] = home
                    continue
                new = lane[(here + j) % board.spaces]
                longer = (changes + (new != lanes[-1]), (*lanes, new), (*spaces, here + j))
                if j not in onward or longer < onward[j]:
                    onward[j] = longer
        edge = onward
    for i, walk in edge.items():
        if i not in found or walk < found[i]:
            found[i] = walk
    return {i: Route(*walk) for i, walk in found.items()}

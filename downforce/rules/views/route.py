"""The walk that is shown for a move. A move names its end only; of the walks that lead there everybody is shown the
same one: with the fewest changes of lane, then the one that keeps inside
(docs/reference/rule-index.md#further-rulings).
"""

from typing import NamedTuple

from ..drive import BONUS_OF_DETERMINED, bonus_ground, bonus_steps
from ..model import Board, State
from ..names import Mask
from ..setup.ruleset import Ruleset
from ..walk import free_ahead


class Route(NamedTuple):
    """Ordered as they are preferred."""

    changes: int
    lanes: tuple[int, ...]
    spaces: tuple[int, ...]  # numbers of the spaces entered; of an open track, its end stands for the finish


STAY = Route(0, (), ())
MOST_KEPT = 500  # walks of a car in one situation, some kilobytes each
Walk = tuple[int, tuple[int, ...], tuple[int, ...]]  # a route in the making: plain tuples are compared quickest


def find_route(ruleset: Ruleset, s: State, ahead: int) -> Route:
    """How the car of the line comes to the end so many numbers ahead, over free spaces."""
    return find_routes(ruleset, s)[ahead]


def find_routes(ruleset: Ruleset, s: State) -> dict[int, Route]:
    """The same for all its ends, by how many numbers ahead they are. A move without the player's power comes first."""
    board, here = ruleset.board, s.position[s.car]
    free = free_ahead(s, board, s.car)
    found: dict[int, Route] = {}
    for steps, only, extra in walks_allowed(s, board):
        found = {**best_walks(ruleset, here, free, steps, only, extra), **found}
    return found


def find_bonus_routes(ruleset: Ruleset, s: State) -> dict[int, Route]:
    """The same for a bonus taken on another seat's card (U90)."""
    free = free_ahead(s, ruleset.board, s.car)
    return {0: STAY, **best_walks(ruleset, s.position[s.car], free, BONUS_OF_DETERMINED, -1, 0)}


def walks_allowed(s: State, board: Board) -> list[tuple[int, Mask, int]]:
    """(steps, the spaces they may enter, further steps anywhere): the plain move first, then the player's power."""
    bonus = bonus_steps(s, board)
    plain = [(s.speed, -1, 0)]
    return [*plain, (s.speed, bonus_ground(s, board), bonus)] if bonus else plain


def best_walks(ruleset: Ruleset, here: int, free: Mask, steps: int, only: Mask, extra: int) -> dict[int, Route]:
    """To every end of a walk. Kept, because who is asked for a move is shown them, and one of them is then told."""
    kept, situation = ruleset.walks, (here, free, steps, only, extra)
    if situation not in kept:
        if len(kept) >= MOST_KEPT:
            kept.clear()
        kept[situation] = find_walks(ruleset, *situation)
    found: dict[int, Route] = kept[situation]
    return found


def find_walks(ruleset: Ruleset, here: int, free: Mask, steps: int, only: Mask, extra: int) -> dict[int, Route]:
    """They end where the steps are used up, where none is left, across the finish line."""
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
                if j == across:  # across the line there is no further step (R118)
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

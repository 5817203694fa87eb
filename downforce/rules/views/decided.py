"""Is all decided, although the race goes on? Read off what everybody knows: bets and hands may be anything."""

from ..model import Board, State
from ..names import CARS, NOBODY, OFF_TRACK, ONE_LAP, OVER, PLAY, Seat
from ..score import NO_PLACE, best_car, payout, prize


def is_decided(s: State, b: Board) -> bool:
    """However the rest is played, nobody's money and nobody's rank will be another.

    Never true where a second race follows, where the first car home wins, or where the distance counts.
    """
    if not PLAY <= s.phase < OVER or b.first_wins or b.distance != ONE_LAP or s.race + 1 < b.races:
        return False
    place = s.finished + 1  # what the next car home gets; those after it get less, those that stall nothing
    if b.bets and (s.bets_made < b.lines or payout(0, place)):
        return False
    return not any(
        prize(place) or may_break_tie(s, s.owner[car])
        for car in range(CARS)
        if s.position[car] != OFF_TRACK and s.owner[car] != NOBODY
    )


def may_break_tie(s: State, seat: Seat) -> bool:
    """A sixth place pays nothing, but beats none: it counts for a seat without a better one, beside another like it."""
    return best_so_far(s, seat) >= CARS and any(
        best_so_far(s, other) >= CARS for other in range(s.players) if other != seat
    )


def best_so_far(s: State, seat: Seat) -> int:
    """The best place of a seat's cars, in this race and an earlier one of the tour (R133, U138)."""
    return min(best_car(s, seat), s.best_place[seat] or NO_PLACE)

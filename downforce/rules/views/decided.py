"""A check for races whose result can no longer change.

The check uses only public information and makes no assumptions about secret bets and hands.
"""

from ..model import Board, State
from ..names import CARS, NOBODY, OFF_TRACK, ONE_LAP, OVER, PLAY, Seat
from ..score import NO_PLACE, best_car, payout, prize


def is_decided(s: State, b: Board) -> bool:
    """Return whether every seat's money and rank are final, however the rest of the race is played.

    The answer is always False in long-distance races, in games won by the first car to finish, and before the last race
    of a world tour.
    """
    if not PLAY <= s.phase < OVER or b.first_wins or b.distance != ONE_LAP or s.race + 1 < b.races:
        return False
    place = s.finished + 1  # the place of the next car home; later cars get less, and cars that stall get nothing
    if b.bets and (s.bets_made < b.lines or payout(0, place)):
        return False
    return not any(
        prize(place) or may_break_tie(s, s.owner[car])
        for car in range(CARS)
        if s.position[car] != OFF_TRACK and s.owner[car] != NOBODY
    )


def may_break_tie(s: State, seat: Seat) -> bool:
    """Return whether finishing sixth could still break a tie for this seat.

    Sixth place pays nothing, but it is better than not finishing. This matters only if this seat and at least one other
    seat have no car in a better place.
    """
    return best_so_far(s, seat) >= CARS and any(
        best_so_far(s, other) >= CARS for other in range(s.players) if other != seat
    )


def best_so_far(s: State, seat: Seat) -> int:
    """Return a seat's best finishing place so far, in this race or an earlier race of the world tour (R133, U138)."""
    return min(best_car(s, seat), s.best_place[seat] or NO_PLACE)

"""Whether a race that is still running can change anything, by public facts alone: bets and hands may be anything."""

from ..model import Board, State
from ..names import CARS, NOBODY, OFF_TRACK, ONE_LAP, OVER, PLAY, Seat
from ..score import NO_PLACE, best_car, payout, prize


def is_decided(s: State, b: Board) -> bool:
    """Return whether no seat's money or rank can change any more, however the rest of the race is played.

    Always False before the last race of a tour, where the first car home wins, and where the distance counts.
    """
    if not PLAY <= s.phase < OVER or b.first_wins or b.distance != ONE_LAP or s.race + 1 < b.races:
        return False
    place = s.finished + 1  # of the next car home; later ones get less, and cars that stall get nothing
    if b.bets and (s.bets_made < b.lines or payout(0, place)):
        return False
    return not any(
        prize(place) or may_break_tie(s, s.owner[car])
        for car in range(CARS)
        if s.position[car] != OFF_TRACK and s.owner[car] != NOBODY
    )


def may_break_tie(s: State, seat: Seat) -> bool:
    """Return whether a sixth place could still break a tie for this seat.

    It pays nothing, but it ranks above no place: that matters to a seat without a better place if another seat has none
    either.
    """
    return best_so_far(s, seat) >= CARS and any(
        best_so_far(s, other) >= CARS for other in range(s.players) if other != seat
    )


def best_so_far(s: State, seat: Seat) -> int:
    """Return the best place of a seat's cars, in this race and in an earlier one of the tour (R133, U138)."""
    return min(best_car(s, seat), s.best_place[seat] or NO_PLACE)

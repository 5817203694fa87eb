"""Facts about a bidder's position: whether it must bid, can get a second car, and would play the first card."""

from ..rules.auction import must_bid, seats_without_car
from ..rules.bits import count_bits
from ..rules.model import Board, State
from ..rules.names import NOBODY, Car, Seat
from .shapes import Bidder


def bidder(s: State, board: Board, seat: Seat) -> Bidder:
    """Return these facts for a seat that is asked for a bid."""
    without = count_bits(seats_without_car(s))
    only_colour = not s.hand[seat] & ~board.cards_with[s.lot_car[s.lot]]
    return {
        "must": "second-round" if must_bid(s) else "colour" if only_colour else None,
        "owned": sum(owner == seat for owner in s.owner),
        "without": without,
        "spare": max(0, s.lots - s.lot - without),
        "begins": begins(s, s.lot_car[s.lot]),
    }


def begins(s: State, car: Car) -> bool:
    """Return whether the car's owner would begin the race: no car before it on the grid can have one (R069, U46)."""
    unsold = s.lot_car[s.lot : s.lots]
    before = s.grid[: s.grid.index(car)]
    return all(s.owner[other] == NOBODY and other not in unsold for other in before)

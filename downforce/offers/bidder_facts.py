"""Facts about a bidder, such as whether the seat must bid and whether it can still get a second car."""

from typing import Literal

from ..rules.auction import must_bid, seats_without_car
from ..rules.bits import count_bits
from ..rules.model import Board, State
from ..rules.names import NOBODY, Car, Seat
from .shapes import Bidder


def bidder(s: State, board: Board, seat: Seat) -> Bidder:
    """Return facts about a seat that is asked for a bid, such as whether it must bid and how many cars it owns."""
    without = count_bits(seats_without_car(s))
    only_colour = not s.hand[seat] & ~board.cards_with[s.lot_car[s.lot]]
    must: Literal["second-round", "colour"] | None = (
        "second-round" if must_bid(s) else "colour" if only_colour else None
    )
    owned = sum(owner == seat for owner in s.owner)
    spare = max(0, s.lots - s.lot - without)
    return {
        "must": must,
        "owned": owned,
        "without": without,
        "spare": spare,
        "stand": must or ("another" if owned else "free" if spare else "one-each"),
        "begins": begins(s, s.lot_car[s.lot]),
    }


def begins(s: State, car: Car) -> bool:
    """Return whether the owner of a car would play the first card of the race (R069, U46).

    This is the case if no car ahead of it on the starting grid has an owner or can still get one.
    """
    unsold = s.lot_car[s.lot : s.lots]
    before = s.grid[: s.grid.index(car)]
    return all(s.owner[other] == NOBODY and other not in unsold for other in before)

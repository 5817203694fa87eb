"""Work out what each seat would make if the cars finished in their current order."""

from collections.abc import Collection, Sequence

from ..model import State
from ..names import CARS, Car, Seat
from ..score import payout, prize
from .shapes import Standing


def standings(s: State, order: Sequence[Car], bettors: Collection[Seat]) -> list[Standing]:
    """Return the money that each seat makes in this race if the cars finish in the given order.

    Only the bets of `bettors` count. The bets of all other seats are secret, so their betting income is None.
    """
    places = [0] * CARS
    for place, car in enumerate(order, start=1):
        places[car] = place
    racing, auction = [0] * s.players, [0] * s.players
    for car in range(CARS):
        owner = s.owner[car]
        if owner >= 0:
            racing[owner] += prize(places[car])
            auction[owner] += s.paid[car]
    totals = [won - paid for won, paid in zip(racing, auction, strict=True)]
    betting: list[int | None] = [None] * s.players
    for seat in bettors:
        won = sum(payout(bet, places[car]) for bet, car in enumerate(s.bet[seat]) if car >= 0)
        betting[seat] = won
        totals[seat] += won
    return [
        {
            "racing": racing[seat],
            "betting": betting[seat],
            "auction": auction[seat],
            "total": totals[seat],
            "rank": 1 + sum(other > totals[seat] for other in totals),
        }
        for seat in range(s.players)
    ]

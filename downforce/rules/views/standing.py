"""Work out what each seat would make if the cars finished in their current order."""

from collections.abc import Mapping, Sequence

from ..model import State
from ..names import CARS, COLOURS, OFF_TRACK, CarLetter, Seat
from ..score import payout, prize
from .shapes import Standing


def public_standings(s: State, order: Sequence[CarLetter]) -> list[Standing]:
    """Return the money that each seat makes in this race if the cars finish in this order, without any bets."""
    racing, auction = [0] * s.players, [0] * s.players
    for car in range(CARS):
        owner = s.owner[car]
        if owner >= 0:
            auction[owner] += s.paid[car]
            if s.place[car] or s.position[car] != OFF_TRACK:
                racing[owner] += prize(order.index(COLOURS[car]) + 1)
    totals = [won - paid for won, paid in zip(racing, auction, strict=True)]
    best_first = sorted(totals, reverse=True)
    return [
        {"racing": won, "betting": None, "auction": paid, "total": total, "rank": best_first.index(total) + 1}
        for won, paid, total in zip(racing, auction, totals, strict=True)
    ]


def betting_income(s: State, order: Sequence[CarLetter], seat: Seat) -> int:
    """Return what a seat's bets pay if the cars finish in this order."""
    return sum(payout(bet, order.index(COLOURS[car]) + 1) for bet, car in enumerate(s.bet[seat]) if car >= 0)


def with_bets(standings: Sequence[Standing], income: Mapping[Seat, int]) -> list[Standing]:
    """Return the standings with the betting income of some seats added, and all seats ranked again."""
    rows: list[Standing] = [row.copy() for row in standings]
    for seat, won in income.items():
        rows[seat]["betting"] = won
        rows[seat]["total"] += won
    best_first = sorted([row["total"] for row in rows], reverse=True)
    for row in rows:
        row["rank"] = best_first.index(row["total"]) + 1
    return rows

"""Compute the odds for bets: each car's likely places, expected payout and expected number of other backers."""

from ..rules.names import BETS, CARS, COLOURS
from ..rules.score import payout
from . import verdicts
from .judge import Judge, Judged
from .shapes import CarOdds

RACES = 200  # number of races played to the end
PLACES = 3  # number of places for which a bet pays
DIGITS = 4


def car_odds(judge: Judge, judged: Judged, best: int, probabilities: list[float]) -> list[CarOdds]:
    """Return the odds for all six cars, starting with the likeliest winner.

    If the decision is not a bet, return an empty list.
    """
    state = judged.state
    if state.phase != BETS:
        return []
    places, backed = judge.bet_odds(judged, best, RACES)
    by_car = dict(zip(judged.names, probabilities, strict=True))
    found: list[CarOdds] = []
    for car in range(CARS):
        final_places = [race[car] for race in places]
        found.append(
            {
                "car": COLOURS[car],
                "places": [
                    round(final_places.count(place) / len(final_places), DIGITS) for place in range(1, PLACES + 1)
                ],
                "pays": round(verdicts.mean([payout(state.bets_made, place) for place in final_places]), 2),
                "backed": round(verdicts.mean([race[car] for race in backed]), 2),
                "chance": round(by_car[f"bet {COLOURS[car]}"], DIGITS),
            }
        )
    return sorted(found, key=lambda one: one["places"], reverse=True)

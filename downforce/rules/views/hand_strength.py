"""Measure how far the cards in a hand can move each car."""

from collections.abc import Iterable
from functools import lru_cache

from ..names import CARS, COLOURS, WILD
from ..setup.cards import read_lines
from .shapes import Strength

SHOWN = 3  # number of lines in `Strength.best`
MAX_CACHED = 1024  # hands; a hand is read after every action, but rarely changes

read_card_lines = lru_cache(256)(read_lines)


def hand_strengths(cards: Iterable[str]) -> dict[str, Strength]:
    """Return how many spaces the given cards can move each car.

    Wild lines count only on cards that have no line of the car's colour.
    """
    measured = measure_hand(tuple(cards))
    return {
        COLOURS[car]: {"sum": sum(own), "wild": wild, "best": list(own[:SHOWN])}
        for car, (own, wild) in enumerate(measured)
    }


@lru_cache(MAX_CACHED)
def measure_hand(cards: tuple[str, ...]) -> list[tuple[list[int], int]]:
    """Return, for each car, the values of its lines from high to low and the sum of the wild lines that could move it.

    Callers must not modify the result, because it is cached.
    """
    own: list[list[int]] = [[] for _ in range(CARS)]
    wild = [0] * CARS
    for card in cards:
        lines = read_card_lines(card)
        values = {colour: value for colour, value in lines if colour != WILD}
        best = max((value for colour, value in lines if colour == WILD), default=0)
        for car in range(CARS):
            if car in values:
                own[car].append(values[car])
            else:
                wild[car] += best
    return [(sorted(values, reverse=True), wild[car]) for car, values in enumerate(own)]

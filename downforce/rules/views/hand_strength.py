"""Measure how far the cards in a hand can move each car."""

from array import array
from collections.abc import Iterable
from functools import lru_cache

from ..names import CARS, COLOURS, WILD
from ..setup.cards import read_lines
from .shapes import Strength

SHOWN = 3  # number of lines in `Strength.best`
FACTS = 2 + SHOWN  # numbers for each car
MAX_CACHED = 1024  # hands; a hand is read after every action, but rarely changes

read_card_lines = lru_cache(256)(read_lines)


def hand_strengths(cards: Iterable[str]) -> dict[str, Strength]:
    """Return how many spaces the given cards can move each car.

    Wild lines count only on cards that have no line of the car's colour.
    """
    measured = measure_hand(tuple(cards))
    return {
        colour: {
            "sum": measured[FACTS * car],
            "wild": measured[FACTS * car + 1],
            "best": [value for value in measured[FACTS * car + 2 : FACTS * (car + 1)] if value],
        }
        for car, colour in enumerate(COLOURS)
    }


@lru_cache(MAX_CACHED)
def measure_hand(cards: tuple[str, ...]) -> "array[int]":
    """Return the numbers of all cars, one car after another: sum, wild and the best lines, filled up with zeros.

    An array, because it is small and many hands are cached.
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
    measured: list[int] = []
    for car, values_of_car in enumerate(own):
        shown = sorted(values_of_car, reverse=True)[:SHOWN]
        measured += [sum(values_of_car), wild[car], *shown, *[0] * (SHOWN - len(shown))]
    return array("H", measured)

"""Measure how far the cards in a hand can move a car."""

from functools import lru_cache

from ..rules.names import WILD
from ..rules.setup.cards import COLOUR_BY_MARK, read_lines

read_card_lines = lru_cache(256)(read_lines)


def strength(cards: list[str], car: str) -> tuple[int, int]:
    """Return how many spaces the given cards can move a car, separately for lines of its colour and for wild lines.

    Wild lines count only on cards that have no line of the car's colour.
    """
    own = wild = 0
    colour = COLOUR_BY_MARK[car]
    for card in cards:
        lines = dict(read_card_lines(card))
        if colour in lines:
            own += lines[colour]
        else:
            wild += max((value for mark, value in read_card_lines(card) if mark == WILD), default=0)
    return own, wild

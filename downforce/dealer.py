"""Whoever draws for chance: from the system's secure source for people, from a seed for experiments."""

import random
from typing import Final, Protocol

from .chance import Chance, draw_deal, draw_seat, seed_chance
from .rules.model import Board, Deal
from .rules.names import CARS, NO_POWER, REGULAR_CARDS, Mask, Seat
from .rules.view import members

SOURCE: Final = random.SystemRandom()


class Dealer(Protocol):
    def deal(self, board: Board) -> Deal:
        """What comes up for one race."""

    def seat(self, tied: Mask) -> Seat:
        """Who gets a lot that both tie-breaks left tied (U36)."""


class SecureDealer:
    """Nobody can foresee it."""

    def deal(self, board: Board) -> Deal:
        deal = Deal()
        deal.grid, deal.lot_car = list(range(CARS)), list(range(CARS))
        deal.cards = list(range(REGULAR_CARDS))
        powers = [power for power in board.power_pile if power != NO_POWER]
        for items in (deal.grid, deal.lot_car, deal.cards, powers):
            SOURCE.shuffle(items)
        deal.lot_power[: len(powers)] = powers
        return deal

    def seat(self, tied: Mask) -> Seat:
        return SOURCE.choice(members(tied))


class SeededDealer:
    """The same draws again for the same seed, as in simulations."""

    def __init__(self, seed: int) -> None:
        self.chance = Chance()
        seed_chance(self.chance, seed)

    def deal(self, board: Board) -> Deal:
        deal = Deal()
        draw_deal(self.chance, board, deal)
        return deal

    def seat(self, tied: Mask) -> Seat:
        return draw_seat(self.chance, tied)

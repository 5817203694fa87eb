"""Whoever draws for chance: from the system's secure source for people, from a seed for experiments, and so that
everybody can check it afterwards for people who do not trust the server they play on.
"""

import random
from typing import Final, Protocol

from .fair import Stream, stream_label
from .rng import Rng, draw_deal, draw_seat, seed_rng
from .rules.model import Board, Deal
from .rules.names import CARS, NO_POWER, REGULAR_CARDS, Mask, Seat
from .rules.setup.cards import Deck
from .rules.views.shapes import DealProof, TieDrawn
from .rules.views.view import members

SOURCE: Final = random.SystemRandom()


class Dealer(Protocol):
    """Races count from 0, the ties of a race from 1."""

    def deal(self, board: Board, race: int = 0) -> Deal:
        """What comes up for one race."""

    def seat(self, tied: Mask, race: int = 0, number: int = 1) -> Seat:
        """Who gets a lot that the tie-breaks left tied (U36)."""

    def proof(self, ties: list[TieDrawn]) -> DealProof | None:
        """What others need to check the draws, once the game is over; None where nobody can."""


class SecureDealer:
    """Nobody can foresee it."""

    def deal(self, board: Board, race: int = 0) -> Deal:
        deal = Deal()
        deal.grid, deal.lot_car = list(range(CARS)), list(range(CARS))
        deal.cards = list(range(REGULAR_CARDS))
        powers = [power for power in board.power_pile if power != NO_POWER]
        for items in (deal.grid, deal.lot_car, deal.cards, powers):
            SOURCE.shuffle(items)
        deal.lot_power[: len(powers)] = powers
        return deal

    def seat(self, tied: Mask, race: int = 0, number: int = 1) -> Seat:
        return SOURCE.choice(members(tied))

    def proof(self, ties: list[TieDrawn]) -> None:
        return None


class SeededDealer:
    """The same draws again for the same seed, as in simulations."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng()
        seed_rng(self.rng, seed)

    def deal(self, board: Board, race: int = 0) -> Deal:
        deal = Deal()
        draw_deal(self.rng, board, deal)
        return deal

    def seat(self, tied: Mask, race: int = 0, number: int = 1) -> Seat:
        return draw_seat(self.rng, tied)

    def proof(self, ties: list[TieDrawn]) -> None:
        return None


class FairDealer:
    """Everybody can check it: drawn from a secret that was committed to and from the nonces of the people (`fair.py`).

    Each draw has a label of its own, so it comes out the same whenever it is due and whoever makes it.
    """

    def __init__(self, sealed: DealProof, deck: Deck) -> None:
        """`sealed` is the proof as it stands before anything is drawn. Its commitment is not checked here."""
        self.sealed = sealed
        self.secret = bytes.fromhex(sealed["secret"])
        self.commitment = bytes.fromhex(sealed["commitment"])
        self.nonces = [bytes.fromhex(nonce) if nonce is not None else None for nonce in sealed["nonces"]]
        self.cards = sorted(range(REGULAR_CARDS), key=lambda card: deck.cards[card])

    def stream(self, race: int, what: str) -> Stream:
        return Stream(self.secret, self.commitment, self.nonces, stream_label(race, what))

    def deal(self, board: Board, race: int = 0) -> Deal:
        """Cars in the order of the score sheet, powers and cards by name, then shuffled; lots: cars, then powers."""
        deal = Deal()
        deal.grid = self.stream(race, "grid").shuffle(range(CARS))
        lots = self.stream(race, "lots")
        deal.lot_car = lots.shuffle(range(CARS))
        powers = lots.shuffle([power for power in board.power_pile if power != NO_POWER])
        deal.lot_power[: len(powers)] = powers
        deal.cards = self.stream(race, "cards").shuffle(self.cards)
        return deal

    def seat(self, tied: Mask, race: int = 0, number: int = 1) -> Seat:
        seats = members(tied)
        return seats[self.stream(race, f"tie {number}").below(len(seats))]

    def proof(self, ties: list[TieDrawn]) -> DealProof:
        return {**self.sealed, "ties": ties}

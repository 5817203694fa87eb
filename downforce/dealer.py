"""Dealers draw what chance decides: from the system's secure source, from a seed, or so that players can verify it.

Games of people use the first, experiments the second; the third is for people who do not trust their server.
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
    """Draws deals and breaks ties. Races count from 0, the ties of a race from 1."""

    def deal(self, board: Board, race: int = 0) -> Deal:
        """Return the deal of one race."""

    def seat(self, tied: Mask, race: int = 0, number: int = 1) -> Seat:
        """Return which of the tied seats gets the lot, when the tie-breaks have not decided (U36)."""

    def proof(self, ties: list[TieDrawn]) -> DealProof | None:
        """Return what others need to check the draws once the game is over; None if they cannot be checked."""


class SecureDealer:
    """Draws from the operating system's secure source, so that no draw can be predicted."""

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
    """Draws the same again for the same seed, as simulations need."""

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
    """Draws from a committed secret and the players' nonces, so that anybody can check the draws (`fair.py`).

    Each draw has a label of its own, so its result does not depend on when or by which process it is made.
    """

    def __init__(self, sealed: DealProof, deck: Deck) -> None:
        """Take the proof as it stands before anything is drawn. Its commitment is not checked here."""
        self.sealed = sealed
        self.secret = bytes.fromhex(sealed["secret"])
        self.commitment = bytes.fromhex(sealed["commitment"])
        self.nonces = [bytes.fromhex(nonce) if nonce is not None else None for nonce in sealed["nonces"]]
        self.cards = sorted(range(REGULAR_CARDS), key=lambda card: deck.cards[card])

    def stream(self, race: int, what: str) -> Stream:
        """Return the random stream for one kind of draw in a race."""
        return Stream(self.secret, self.commitment, self.nonces, stream_label(race, what))

    def deal(self, board: Board, race: int = 0) -> Deal:
        """Shuffle cars in score sheet order, powers and cards by name. A lot's car is drawn before its power."""
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

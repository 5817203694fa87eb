"""Dealers, which make the random draws in a game.

One kind of dealer uses the system's secure random source, for games between people. Another kind uses a seed, for
experiments. A third kind makes draws that players can verify, for people who do not trust their server.
"""

import random
from typing import Final, Protocol

from .fair import Stream, stream_label
from .rng import Rng, draw_deal, draw_seat, seed_rng
from .rules.model import Board, Deal
from .rules.names import CARS, NO_POWER, REGULAR_CARDS, Mask, Seat
from .rules.setup.cards import Deck
from .rules.views.shapes import DealProof, TieDrawn
from .rules.views.view_parts import members

SOURCE: Final = random.SystemRandom()


class Dealer(Protocol):
    """The interface of a dealer, which draws deals and breaks ties.

    Races are numbered from 0, and the ties in each race from 1.
    """

    def deal(self, board: Board, race: int = 0) -> Deal:
        """Draw the grid, the lots and the cards for one race, and return them as a deal."""

    def seat(self, tied: Mask, race: int = 0, number: int = 1) -> Seat:
        """Draw the seat that wins an auction lot if the tie-break rules leave several seats tied (U36)."""

    def proof(self, ties: list[TieDrawn]) -> DealProof | None:
        """Return the proof that lets anybody check the draws after the game, or None if they cannot be checked."""


class SecureDealer:
    """A dealer that uses the operating system's secure random source, so that nobody can predict a draw."""

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
    """A dealer that always makes the same draws for the same seed, which simulations rely on."""

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
    """A dealer whose draws follow from a committed secret and the players' nonces, so that anybody can check them.

    Each draw has its own label, so its result does not depend on when the draw is made or by which process. See
    `fair.py` for details.
    """

    def __init__(self, sealed: DealProof, deck: Deck) -> None:
        """Create a dealer from a fair-deal proof. The commitment is not checked, and the list of ties is ignored."""
        self.sealed = sealed
        self.secret = bytes.fromhex(sealed["secret"])
        self.commitment = bytes.fromhex(sealed["commitment"])
        self.nonces = [bytes.fromhex(nonce) if nonce is not None else None for nonce in sealed["nonces"]]
        self.cards = sorted(range(REGULAR_CARDS), key=lambda card: deck.cards[card])

    def stream(self, race: int, what: str) -> Stream:
        """Return the stream of random numbers for one kind of draw in a race, such as the grid or the cards."""
        return Stream(self.secret, self.commitment, self.nonces, stream_label(race, what))

    def deal(self, board: Board, race: int = 0) -> Deal:
        """Draw the grid, the lots and the cards for one race, and return them as a deal.

        Before shuffling, the cars are in the order of the score sheet, and the powers and cards are sorted by name. For
        the lots, the cars are shuffled first and then the powers.
        """
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

"""What laying a card bids."""

from typing import Literal

from ..game import Game
from ..record import notation
from ..rules import auction
from ..rules.names import BY_NAMES, CARDS, PASS, BidBy


def bid_amount(game: Game, action: str) -> tuple[int, BidBy | Literal["pass"]]:
    """The bid, and by which of the card's lines: of the colour, a wild, or the lowest; a pass bids nothing."""
    number = notation.read(game.ruleset, action)
    if number >= PASS:
        return 0, "pass"
    board, lot = game.ruleset.board, game.state.lot_car[game.state.lot]
    amount = auction.bid_amount(board, number % CARDS, lot, number)
    return amount, BY_NAMES[auction.bid_by(board, number % CARDS, lot)]

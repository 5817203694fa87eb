"""The amount of a bid: how much a card is worth when it is used to bid in the auction."""

from typing import Literal

from ..game import Game
from ..record import notation
from ..rules import auction
from ..rules.names import BY_NAMES, CARDS, PASS, BidBy


def bid_amount(game: Game, action: str) -> tuple[int, BidBy | Literal["pass"]]:
    """Return the amount of a bid, and the kind of card line that determines it.

    This is the line in the car's colour or, if there is none, a wild line. If the card has neither, it is the line with
    the lowest number. For a pass, return 0 and "pass".
    """
    number = notation.read(game.ruleset, action)
    if number >= PASS:
        return 0, "pass"
    board, lot = game.ruleset.board, game.state.lot_car[game.state.lot]
    amount = auction.bid_amount(board, number % CARDS, lot, number)
    return amount, BY_NAMES[auction.bid_by(board, number % CARDS, lot)]

"""What laying a card bids."""

from ..game import Game
from ..rules.cards import read_lines
from ..rules.names import WILD


def bid_amount(game: Game, action: str) -> tuple[int, str]:
    """The bid, and by which of the card's lines: of the colour, a wild, or the lowest (R034, R067, R068)."""
    verb, card, *value = action.split(" ")
    if verb == "pass":
        return 0, "pass"
    lines = read_lines(card)
    lot = game.state.lot_car[game.state.lot]
    colour = [amount for car, amount in lines if car == lot]
    wilds = [amount for car, amount in lines if car == WILD]
    if colour:
        return colour[0], "colour"
    if wilds:
        return int(value[0]) if value else wilds[0], "wild"
    return min(amount for _, amount in lines), "lowest"

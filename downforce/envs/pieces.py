"""Build a deal one piece at a time, so that each random draw is a chance node of its own.

The order is: the starting grid, the cars of the lots, the powers of the lots, then the cards. `pieces` lists the pieces
drawn so far in this order. All possible next pieces are equally likely.
"""

from ..rules.model import Board, Deal
from ..rules.names import CARS, NO_POWER, REGULAR_CARDS, Card, Power

LOTS = CARS  # index of the first lot's car in `pieces`
FIRST_POWER = 2 * CARS


def powers_dealt(board: Board) -> list[Power]:
    return [power for power in board.power_pile if power != NO_POWER]


def next_kind(board: Board, pieces: list[int]) -> str:
    bounds = (("grid", LOTS), ("lot", FIRST_POWER), ("power", FIRST_POWER + len(powers_dealt(board))))
    return next((kind for kind, end in bounds if len(pieces) < end), "card")


def next_pieces(board: Board, pieces: list[int]) -> list[int]:
    """Return the pieces that can be drawn next for the deal, or an empty list when the deal is complete."""
    kind, powers = next_kind(board, pieces), powers_dealt(board)
    if kind == "grid":
        return [car for car in range(CARS) if car not in pieces]
    if kind == "lot":
        return [car for car in range(CARS) if car not in pieces[LOTS:]]
    if kind == "power":
        return [power for power in powers if power not in pieces[FIRST_POWER:]]
    return cards_left(board, pieces[FIRST_POWER + len(powers) :])


def cards_left(board: Board, dealt: list[Card]) -> list[Card]:
    """Return the cards that can be dealt next, or an empty list once all cards used in the game are dealt.

    Unused cards go back to the box without being drawn.
    """
    piles = board.small_hands or board.two_player_piles
    if len(dealt) == (REGULAR_CARDS if piles else board.players * board.hand_size):
        return []
    return [card for card in range(REGULAR_CARDS) if card not in dealt]


def build_deal(board: Board, pieces: list[int]) -> Deal:
    deal, powers = Deal(), len(powers_dealt(board))
    deal.grid = pieces[:LOTS]
    deal.lot_car = pieces[LOTS:FIRST_POWER]
    deal.lot_power[:powers] = pieces[FIRST_POWER : FIRST_POWER + powers]
    dealt = pieces[FIRST_POWER + powers :]
    deal.cards = dealt + [card for card in range(REGULAR_CARDS) if card not in dealt]
    return deal

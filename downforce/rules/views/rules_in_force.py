"""The optional rules that apply in a race. The in-game help leaves out all other optional rules."""

from ..model import Board
from ..names import CUNNING_NAMES, DISTANCE, ONE_LAP
from ..setup.options import Options
from .shapes import RuleInForce


def rules_in_force(board: Board, options: Options) -> list[RuleInForce]:
    """Return the names of the optional rules that apply in this race."""
    auction, two = not board.deal_cars, options.players == 2 and options.powers
    cunning = CUNNING_NAMES[board.cunning]
    holds: dict[RuleInForce, bool] = {
        "auction": auction,
        "any-card": auction and options.any_card_bid,
        "dealt": not auction,
        "powers": options.powers,
        "cunning-swapped": two and cunning == "swap",
        "cunning-removed": two and cunning == "remove",
        "determined-always": options.powers and options.determined_always,
        "own-piles": bool(board.two_player_piles),
        "small-hands": bool(board.small_hands),
        "bets": bool(board.bets),
        "finish": board.distance == ONE_LAP,
        "laps": board.distance != ONE_LAP,
        "money": not board.first_wins and board.distance != DISTANCE,
        "first-wins": bool(board.first_wins),
        "furthest-wins": board.distance == DISTANCE,
        "tour": board.races > 1,
    }
    return [rule for rule, is_so in holds.items() if is_so]

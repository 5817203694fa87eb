"""The entry point of the bots' policy: choose an action for any decision that a seat has to make."""

from ...rng import Rng, below
from ...rules.engine import legal
from ...rules.model import State
from ...rules.names import AUCTION, BETS, KEEP, PLAY, Action, Seat
from .betting import choose_bet
from .bidding import choose_bid, choose_power, draw_mood, money_is_irrelevant
from .greedy import choose_answer, choose_card
from .search import search
from .weights import AT_RANDOM, Weights
from .workspace import Workspace


def question_kind(state: State) -> int:
    """Return a number that identifies the kind of decision to be made.

    The number is 1 for a bid, 2 for a power, 4 for a card, 8 for a choice while a card is played, and 16 for a bet.
    """
    if state.phase == AUCTION:
        return 1
    if state.phase == KEEP:
        return 2
    if state.phase == PLAY:
        return 4
    return 16 if state.phase == BETS else 8


def choose_action(work: Workspace, seat: Seat, weights: Weights, rng: Rng) -> Action:
    """Return the action that a bot chooses for its seat in the position `work.states[0]`.

    The other states, `work.deal`, `work.scratch` and `work.out` serve as working memory and are overwritten.
    """
    state, board, out = work.states[0], work.board, work.out
    if weights.model == AT_RANDOM:
        return out[below(rng, legal(state, board, seat, out))]
    if (
        weights.playouts
        and weights.searched & question_kind(state)
        and not (state.phase == AUCTION and money_is_irrelevant(board))
    ):
        return search(work, seat, weights, rng)
    if state.phase == AUCTION:
        return choose_bid(state, board, seat, weights, draw_mood(state, board, seat, weights, rng, out), out)
    if state.phase == KEEP:
        return choose_power(state, board, seat, weights)
    if state.phase == PLAY:
        return choose_card(work, seat, weights, rng)
    if state.phase == BETS:
        return choose_bet(state, board, seat, weights, work.scratch, rng)
    return choose_answer(work, seat, weights)

"""What a bot does when it is asked: one ladder over the questions.

Names are short in all that is compiled: `s` a state, `w` several (`w[i]` is the game), `b` the board, `m` the weights
that make the bot, `t` its scratch, `c` its generator, `d` a deal, `out` a list that legal actions are written to.
"""

from ...rng import Rng, below
from ...rules.engine import legal
from ...rules.model import Board, Deal, State
from ...rules.names import AUCTION, BETS, KEEP, PLAY, Action, Seat
from .betting import choose_bet
from .bidding import choose_bid, choose_power, prices_are_free
from .greedy import choose_answer, choose_card
from .scratch import Scratch
from .search import search
from .weights import AT_RANDOM, Weights


def kind_of_question(s: State) -> int:
    if s.phase == AUCTION:
        return 1
    if s.phase == KEEP:
        return 2
    if s.phase == PLAY:
        return 4
    return 16 if s.phase == BETS else 8


def choose_action(
    w: list[State], i: int, b: Board, seat: Seat, m: Weights, t: Scratch, c: Rng, d: Deal, out: list[int]
) -> Action:
    """The action of a seat in the game w[i]; w[i + 1] and later ones are scratch."""
    s = w[i]
    if m.model == AT_RANDOM:
        return out[below(c, legal(s, b, seat, out))]
    if m.playouts and m.searched & kind_of_question(s) and not (s.phase == AUCTION and prices_are_free(b)):
        return search(w, i, b, seat, m, t, c, d, out)
    if s.phase == AUCTION:
        return choose_bid(s, b, seat, m, 0, out)
    if s.phase == KEEP:
        return choose_power(s, b, seat, m)
    if s.phase == PLAY:
        return choose_card(w, i, b, seat, m, t, c, out)
    if s.phase == BETS:
        return choose_bet(s, b, seat, m, t, c)
    return choose_answer(w, i, b, seat, m, t)

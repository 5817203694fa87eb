"""A game of one bot in all seats, one of which takes its answers to some questions from another. Compiled or not."""

from downforce.arena.match import begin_match
from downforce.arena.playout import run_chance
from downforce.bots.policy.decide import choose_action, kind_of_question
from downforce.bots.policy.scratch import Scratch
from downforce.bots.policy.weights import Weights
from downforce.rng import Rng
from downforce.rules.bits import lowest_bit
from downforce.rules.engine import apply
from downforce.rules.model import Board, Deal, State
from downforce.rules.names import OVER, Seat


def play_swapped(
    w: list[State],
    b: Board,
    d: Deal,
    c: list[Rng],
    weights: list[Weights],
    t: Scratch,
    out: list[int],
    seed: int,
    swapped: Seat,
    kinds: int,
) -> None:
    """The game w[0] of weights[0]; that seat asks weights[1] about these kinds of questions (bits, as `searched`)."""
    s = w[0]
    begin_match(s, b, c, seed)
    run_chance(s, b, d, c[0])
    while s.phase != OVER:
        seat = lowest_bit(s.waiting)
        who = int(seat == swapped and kind_of_question(s) & kinds != 0)
        apply(s, b, seat, choose_action(w, 0, b, seat, weights[who], t, c[1 + seat], d, out))
        if s.waiting == 0:
            run_chance(s, b, d, c[0])

"""Play games with the same bot in all seats, where one seat leaves some decisions to another bot.

The code can be interpreted or compiled.
"""

from downforce.arena.match import begin_match
from downforce.arena.playout import run_chance
from downforce.bots.policy.decide import choose_action, question_kind
from downforce.bots.policy.scratch import Scratch
from downforce.bots.policy.weights import Weights
from downforce.rng import Rng
from downforce.rules.bits import lowest_bit
from downforce.rules.engine import apply
from downforce.rules.model import Board, Deal, State
from downforce.rules.names import OVER, Seat


def play_swapped(
    states: list[State],
    board: Board,
    deal: Deal,
    rngs: list[Rng],
    weights: list[Weights],
    scratch: Scratch,
    out: list[int],
    seed: int,
    swapped: Seat,
    kinds: int,
) -> None:
    """Play a game in states[0], in which every seat uses weights[0].

    The seat `swapped` uses weights[1] instead for the given kinds of decisions, which are encoded as bits.
    """
    state = states[0]
    begin_match(state, board, rngs, seed)
    run_chance(state, board, deal, rngs[0])
    while state.phase != OVER:
        seat = lowest_bit(state.waiting)
        who = int(seat == swapped and question_kind(state) & kinds != 0)
        apply(
            state, board, seat, choose_action(states, 0, board, seat, weights[who], scratch, rngs[1 + seat], deal, out)
        )
        if state.waiting == 0:
            run_chance(state, board, deal, rngs[0])

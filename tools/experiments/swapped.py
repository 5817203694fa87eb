"""Play games with the same bot in all seats, where one seat leaves some decisions to another bot.

The code can be interpreted or compiled.
"""

from downforce.arena.match import begin_match
from downforce.arena.playout import run_chance
from downforce.bots.policy.decide import choose_action, question_kind
from downforce.bots.policy.workspace import Workspace
from downforce.rules.bits import lowest_bit
from downforce.rules.engine import apply
from downforce.rules.names import OVER, Seat


def play_swapped(work: Workspace, seed: int, swapped: Seat, kinds: int) -> None:
    """Play a game in work.states[0], in which every seat uses work.weights[0].

    The seat `swapped` uses work.weights[1] instead for the given kinds of decisions, which are encoded as bits.
    """
    state = work.states[0]
    begin_match(work, seed)
    while state.phase != OVER:
        seat = lowest_bit(state.waiting)
        who = int(seat == swapped and question_kind(state) & kinds != 0)
        apply(state, work.board, seat, choose_action(work, seat, work.weights[who], work.rngs[1 + seat]))
        run_chance(state, work.board, work.deal, work.rngs[0])

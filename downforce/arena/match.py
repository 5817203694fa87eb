"""One game between bots, from the deal to the score. Plain functions, run as they are or compiled."""

from ..bots.manner import Manner, Thought
from ..bots.policy import choose_action
from ..chance import Chance, seed_chance
from ..rules.bits import lowest_bit
from ..rules.model import Board, Deal, State
from ..rules.names import OVER
from ..rules.rules import apply
from .playout import new_state, run_chance


def play_match(
    w: list[State],
    b: Board,
    d: Deal,
    c: list[Chance],
    manners: list[Manner],
    t: Thought,
    out: list[int],
    seed: int,
) -> int:
    """The game w[0]; manners by seat. c[0] deals, c[1 + seat] is each bot's own. Returns the number of decisions."""
    s = w[0]
    for i in range(1 + b.players):
        seed_chance(c[i], seed * 8 + i)
    new_state(s)
    run_chance(s, b, d, c[0])
    decisions = 0
    while s.phase != OVER:
        seat = lowest_bit(s.waiting)
        apply(s, b, seat, choose_action(w, 0, b, seat, manners[seat], t, c[1 + seat], d, out))
        decisions += 1
        if s.waiting == 0:
            run_chance(s, b, d, c[0])
    return decisions

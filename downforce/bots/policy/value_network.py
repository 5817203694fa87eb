"""The chance of a seat to win a fully dealt game, by a small network that was fitted to how games of pros end.

Sums are in doubles and always in the same order, so that both ways of running give the same.
"""

from ...rules.model import Board, State
from ...rules.names import MAX_PLAYERS, NO_POWER, ONE_LAP, Seat
from .features import look_around, look_from
from .network import FEATURES, FIRST, SECOND
from .scratch import Scratch
from .weights import FURTHEST, PER_SCALE, Weights


def knows(b: Board) -> bool:
    """Whether it foretells such games better than the forecast of pairs: one race for money, as it was fitted to.

    With two players and with six it does not at every stage: docs/journal/2026-11-value-network.md.
    """
    if b.deal_cars or b.small_hands or b.first_wins or b.bets == 0 or b.power_pile[0] == NO_POWER:
        return False
    return b.distance == ONE_LAP and b.races == 1 and 2 < b.players < MAX_PLAYERS


def win_chance(s: State, b: Board, seat: Seat, m: Weights, t: Scratch) -> int:
    """In 1024ths; somebody is to play a card."""
    look_around(s, b, m, t)
    return win_chance_from(s, seat, t)


def win_chance_from(s: State, seat: Seat, t: Scratch) -> int:
    """The same once somebody has looked around: for several seats of one state."""
    look_from(s, seat, t)
    return t.logistic[max(-FURTHEST, min(FURTHEST, int(run_network(t) * PER_SCALE))) + FURTHEST]


def run_network(t: Scratch) -> float:
    """The logit of t.feature."""
    hidden = t.hidden_first
    for j in range(FIRST):
        hidden[j] = t.network_first_bias[j]
    for i in range(FEATURES):
        x = t.feature[i]
        if x:
            row = t.network_first[i]
            for j in range(FIRST):
                hidden[j] += x * row[j]
    last = t.hidden_second
    for j in range(SECOND):
        last[j] = t.network_second_bias[j]
    for i in range(FIRST):
        y = hidden[i]
        if y > 0.0:
            row = t.network_second[i]
            for j in range(SECOND):
                last[j] += y * row[j]
    logit = t.network_last_bias[0]
    for j in range(SECOND):
        if last[j] > 0.0:
            logit += last[j] * t.network_last[j]
    return logit

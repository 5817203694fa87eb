"""A small neural network that predicts a seat's win probability in a game without hidden information.

The network was trained on games between pro bots. All sums are computed in double precision and in a fixed order, so
that compiled and interpreted code give the same result.
"""

from ...rules.model import Board, State
from ...rules.names import MAX_PLAYERS, NO_POWER, ONE_LAP, Seat
from .features import prepare_features, prepare_seat_view
from .network import FEATURES, FIRST, SECOND
from .scratch import Scratch
from .weights import FURTHEST, PER_SCALE, Weights


def network_applies(board: Board) -> bool:
    """Return whether to use the value network rather than the forecast for games with these rules.

    The network is more accurate for a single race that is decided by money. With two or six players, it has no
    advantage at some stages of the game, so it is not used for them (see docs/journal/2026-11-value-network.md).
    """
    return is_race_for_money(board) and 2 < board.players < MAX_PLAYERS


def is_race_for_money(board: Board) -> bool:
    """Return whether a game is a single race for money, with an auction, powers and bets."""
    if board.deal_cars or board.small_hands or board.first_wins or board.bets == 0 or board.power_pile[0] == NO_POWER:
        return False
    return board.distance == ONE_LAP and board.races == 1


def win_probability(state: State, board: Board, seat: Seat, weights: Weights, scratch: Scratch) -> int:
    """Return a seat's win probability in 1024ths. The game must be waiting for a seat to play a card."""
    prepare_features(state, board, weights, scratch)
    return prepared_win_probability(state, seat, scratch)


def prepared_win_probability(state: State, seat: Seat, scratch: Scratch) -> int:
    """Return a seat's win probability in 1024ths, reusing the results of an earlier `prepare_features` call."""
    prepare_seat_view(state, seat, scratch)
    return scratch.logistic[max(-FURTHEST, min(FURTHEST, int(run_network(scratch) * PER_SCALE))) + FURTHEST]


def run_network(scratch: Scratch) -> float:
    """Return the logit that the network computes from the features in `scratch.feature`."""
    hidden = scratch.hidden_first
    for j in range(FIRST):
        hidden[j] = scratch.network_first_bias[j]
    for i in range(FEATURES):
        x = scratch.feature[i]
        if x:
            row = scratch.network_first[i]
            for j in range(FIRST):
                hidden[j] += x * row[j]
    last = scratch.hidden_second
    for j in range(SECOND):
        last[j] = scratch.network_second_bias[j]
    for i in range(FIRST):
        y = hidden[i]
        if y > 0.0:
            row = scratch.network_second[i]
            for j in range(SECOND):
                last[j] += y * row[j]
    logit = scratch.network_last_bias[0]
    for j in range(SECOND):
        if last[j] > 0.0:
            logit += last[j] * scratch.network_last[j]
    return logit

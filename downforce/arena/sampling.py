"""Sample positions and their outcomes from games between bots, as training data for the value network.

The functions run interpreted or compiled.
"""

from typing import NamedTuple

from ..bots.policy.decide import choose_action
from ..bots.policy.features import set_features
from ..bots.policy.network import FEATURES
from ..bots.policy.search import estimate_win_probability
from ..bots.policy.weights import Weights
from ..bots.policy.workspace import Workspace
from ..rng import below
from ..rules.bits import count_bits, lowest_bit
from ..rules.engine import apply, legal
from ..rules.model import State
from ..rules.names import CARS, OVER, PLAY, Seat
from ..rules.score import prize
from .match import WHOLE_WIN, begin_match, first_weights
from .playout import run_chance

# Columns in the row of labels for a position.
WIN, MONEY, STAGE, PLAYERS, FORECAST, CARDS_PLAYED, PRIZES = 0, 1, 2, 3, 4, 5, 6
LABELS = PRIZES + CARS
# Each game draws a number from EARLIEST to LATEST. Until that many cards have been played, one choice in ASTRAY is made
# at random. If the number is negative, no choice is made at random.
LATEST = 24
EARLIEST = -24
ASTRAY = 7


class Samples(NamedTuple):
    """The sampled positions. Each row of `features` and `labels` describes a position from one seat's point of view."""

    judge: Weights  # used to compute features and forecasts
    features: list[list[int]]
    labels: list[list[int]]


def sample_matches(work: Workspace, samples: Samples, seed: int, games: int, every: int) -> int:
    """Play games and sample about one in `every` positions, from each seat's point of view.

    Return the number of rows written to `samples.features` and `samples.labels`.
    """
    rows = 0
    for game in range(games):
        first = rows
        rows = sample_match(work, samples, first_weights(work, game), seed + game, every, rows)
        for row in range(first, rows):
            fill_outcome(work.states[0], samples.labels[row])
    return rows


def sample_match(work: Workspace, samples: Samples, first: int, seed: int, every: int, rows: int) -> int:
    state, board, rng = work.states[0], work.board, work.rngs[0]
    begin_match(work, seed)
    astray = EARLIEST + below(rng, LATEST - EARLIEST)
    cards = 0
    while state.phase != OVER:
        seat = lowest_bit(state.waiting)
        if state.phase == PLAY:
            if cards >= astray and below(rng, every) == 0 and rows + state.players <= len(samples.labels):
                for other in range(state.players):
                    sample(work, samples, other, rows, cards)
                    rows += 1
            cards += 1
        action = choose_action(work, seat, work.weights[first + seat], work.rngs[1 + seat])
        if cards < astray and below(rng, ASTRAY) == 0:
            action = work.out[below(rng, legal(state, board, seat, work.out))]
        apply(state, board, seat, action)
        run_chance(state, board, work.deal, rng)
    return rows


def sample(work: Workspace, samples: Samples, seat: Seat, row: int, cards: int) -> None:
    """Write the game as a seat sees it to a row of the samples. `cards` is the number of cards played so far."""
    state, board, scratch, labels = work.states[0], work.board, work.scratch, samples.labels[row]
    set_features(state, board, seat, samples.judge, scratch)
    for i in range(FEATURES):
        samples.features[row][i] = scratch.feature[i]
    labels[WIN] = seat  # a placeholder until the game is over
    labels[STAGE] = state.bets_made
    labels[PLAYERS] = state.players
    labels[FORECAST] = estimate_win_probability(state, board, seat, samples.judge, scratch)
    labels[CARDS_PLAYED] = cards
    for i in range(CARS):
        labels[PRIZES + i] = scratch.ranked[i]


def fill_outcome(state: State, labels: list[int]) -> None:
    """Write the outcome of a finished game to the row of a sampled position.

    The outcome consists of the seat's share of the win (in sixtieths), its lead over the other seats' mean money (in
    tenths of a unit of money), and the prizes of the cars.
    """
    seat = labels[WIN]
    others = 0
    for other in range(state.players):
        others += state.score[other]
    others -= state.score[seat]
    labels[WIN] = WHOLE_WIN // count_bits(state.winners) if state.winners & (1 << seat) else 0
    labels[MONEY] = 10 * state.score[seat] - 10 * others // (state.players - 1)
    for i in range(CARS):
        car = labels[PRIZES + i]
        labels[PRIZES + i] = prize(state.place[car]) if state.place[car] else 0

"""Sample positions and their outcomes from games between bots, as training data for the value network.

The functions run interpreted or compiled.
"""

from ..bots.policy.decide import choose_action
from ..bots.policy.features import set_features
from ..bots.policy.network import FEATURES
from ..bots.policy.scratch import Scratch
from ..bots.policy.search import estimate_win_probability
from ..bots.policy.weights import Weights
from ..rng import Rng, below
from ..rules.bits import count_bits, lowest_bit
from ..rules.engine import apply, legal
from ..rules.model import Board, Deal, State
from ..rules.names import CARS, OVER, PLAY
from ..rules.score import prize
from .match import WHOLE_WIN, begin_match, weights_for_game
from .playout import run_chance

# Columns in the row of labels for a position.
WIN, MONEY, STAGE, PLAYERS, FORECAST, CARDS_PLAYED, PRIZES = 0, 1, 2, 3, 4, 5, 6
LABELS = PRIZES + CARS
# Each game draws a number from EARLIEST to LATEST. Until that many cards have been played, one choice in ASTRAY is made
# at random. If the number is negative, no choice is made at random.
LATEST = 24
EARLIEST = -24
ASTRAY = 7


def sample_matches(
    states: list[State],
    board: Board,
    deal: Deal,
    rngs: list[Rng],
    weights: list[Weights],
    scratch: Scratch,
    out: list[int],
    judge: Weights,
    features: list[list[int]],
    labels: list[list[int]],
    seed: int,
    games: int,
    every: int,
) -> int:
    """Play games and sample about one in `every` positions, from each seat's point of view.

    Return the number of rows written to `features` and `labels`.
    """
    rows = 0
    for game in range(games):
        first = rows
        rows = sample_match(
            states,
            board,
            deal,
            rngs,
            weights_for_game(weights, board, game),
            scratch,
            out,
            judge,
            features,
            labels,
            seed + game,
            every,
            rows,
        )
        for row in range(first, rows):
            fill_outcome(states[0], labels[row])
    return rows


def sample_match(
    states: list[State],
    board: Board,
    deal: Deal,
    rngs: list[Rng],
    weights: list[Weights],
    scratch: Scratch,
    out: list[int],
    judge: Weights,
    features: list[list[int]],
    labels: list[list[int]],
    seed: int,
    every: int,
    rows: int,
) -> int:
    state = states[0]
    begin_match(state, board, rngs, seed)
    run_chance(state, board, deal, rngs[0])
    astray = EARLIEST + below(rngs[0], LATEST - EARLIEST)
    cards = 0
    while state.phase != OVER:
        seat = lowest_bit(state.waiting)
        if state.phase == PLAY:
            if cards >= astray and below(rngs[0], every) == 0 and rows + state.players <= len(labels):
                for other in range(state.players):
                    sample(state, board, other, judge, scratch, features[rows], labels[rows], cards)
                    rows += 1
            cards += 1
        action = choose_action(states, 0, board, seat, weights[seat], scratch, rngs[1 + seat], deal, out)
        if cards < astray and below(rngs[0], ASTRAY) == 0:
            action = out[below(rngs[0], legal(state, board, seat, out))]
        apply(state, board, seat, action)
        if state.waiting == 0:
            run_chance(state, board, deal, rngs[0])
    return rows


def sample(
    state: State,
    board: Board,
    seat: int,
    judge: Weights,
    scratch: Scratch,
    features: list[int],
    labels: list[int],
    cards: int,
) -> None:
    set_features(state, board, seat, judge, scratch)
    for i in range(FEATURES):
        features[i] = scratch.feature[i]
    labels[WIN] = seat  # a placeholder until the game is over
    labels[STAGE] = state.bets_made
    labels[PLAYERS] = state.players
    labels[FORECAST] = estimate_win_probability(state, board, seat, judge, scratch)
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

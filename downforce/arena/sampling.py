"""Positions out of games between bots, and how those games ended: what the value network is fitted to.

Plain functions, run as they are or compiled.
"""

from ..bots.policy.decide import choose_action
from ..bots.policy.features import set_features
from ..bots.policy.network import FEATURES
from ..bots.policy.scratch import Scratch
from ..bots.policy.search import chance_to_win
from ..bots.policy.weights import Weights
from ..rng import Rng, below
from ..rules.bits import count_bits, lowest_bit
from ..rules.engine import apply, legal
from ..rules.model import Board, Deal, State
from ..rules.names import CARS, OVER, PLAY
from ..rules.score import prize
from .match import WHOLE_WIN, begin_match, of_game
from .playout import run_chance

# What is kept of a position beside its features.
WIN, MONEY, STAGE, PLAYERS, FORECAST, CARDS_PLAYED, PRIZES = 0, 1, 2, 3, 4, 5, 6
KEPT = PRIZES + CARS
LATEST = 24  # until a card drawn from so many, or from none, somebody at times plays at random:
EARLIEST = -24
ASTRAY = 7  # one choice in so many


def sample_matches(
    w: list[State],
    b: Board,
    d: Deal,
    c: list[Rng],
    weights: list[Weights],
    t: Scratch,
    out: list[int],
    judge: Weights,
    features: list[list[int]],
    kept: list[list[int]],
    seed: int,
    games: int,
    every: int,
) -> int:
    """Play so many games, keep one position in `every`, as each seat looks at it; how many rows were written."""
    rows = 0
    for game in range(games):
        first = rows
        rows = sample_match(
            w, b, d, c, of_game(weights, b, game), t, out, judge, features, kept, seed + game, every, rows
        )
        for row in range(first, rows):
            settle_row(w[0], kept[row])
    return rows


def sample_match(
    w: list[State],
    b: Board,
    d: Deal,
    c: list[Rng],
    weights: list[Weights],
    t: Scratch,
    out: list[int],
    judge: Weights,
    features: list[list[int]],
    kept: list[list[int]],
    seed: int,
    every: int,
    rows: int,
) -> int:
    s = w[0]
    begin_match(s, b, c, seed)
    run_chance(s, b, d, c[0])
    astray = EARLIEST + below(c[0], LATEST - EARLIEST)
    cards = 0
    while s.phase != OVER:
        seat = lowest_bit(s.waiting)
        if s.phase == PLAY:
            if cards >= astray and below(c[0], every) == 0 and rows + s.players <= len(kept):
                for other in range(s.players):
                    sample(s, b, other, judge, t, features[rows], kept[rows], cards)
                    rows += 1
            cards += 1
        action = choose_action(w, 0, b, seat, weights[seat], t, c[1 + seat], d, out)
        if cards < astray and below(c[0], ASTRAY) == 0:
            action = out[below(c[0], legal(s, b, seat, out))]
        apply(s, b, seat, action)
        if s.waiting == 0:
            run_chance(s, b, d, c[0])
    return rows


def sample(
    s: State, b: Board, seat: int, judge: Weights, t: Scratch, features: list[int], kept: list[int], cards: int
) -> None:
    set_features(s, b, seat, judge, t)
    for i in range(FEATURES):
        features[i] = t.feature[i]
    kept[WIN] = seat  # until the game is over
    kept[STAGE] = s.bets_made
    kept[PLAYERS] = s.players
    kept[FORECAST] = chance_to_win(s, b, seat, judge, t)
    kept[CARDS_PLAYED] = cards
    for i in range(CARS):
        kept[PRIZES + i] = t.ranked[i]


def settle_row(s: State, kept: list[int]) -> None:
    """The seat's share of the win in sixtieths, its money over the others' mean in tenths, prizes of the cars."""
    seat = kept[WIN]
    others = 0
    for other in range(s.players):
        others += s.score[other]
    others -= s.score[seat]
    kept[WIN] = WHOLE_WIN // count_bits(s.winners) if s.winners & (1 << seat) else 0
    kept[MONEY] = 10 * s.score[seat] - 10 * others // (s.players - 1)
    for i in range(CARS):
        car = kept[PRIZES + i]
        kept[PRIZES + i] = prize(s.place[car]) if s.place[car] else 0

"""One game between bots, from the deal to the score. Plain functions, run as they are or compiled."""

from ..bots.policy.decide import choose_action
from ..bots.policy.scratch import Scratch
from ..bots.policy.weights import Weights
from ..rng import Rng, seed_rng
from ..rules.bits import count_bits, lowest_bit
from ..rules.deal import new_state
from ..rules.engine import apply
from ..rules.model import Board, Deal, State
from ..rules.names import CARS, OVER
from .playout import run_chance

# Where the sums of many games stand.
WINS, SCORES, STALLED, REASONS, SUMS = 2, 8, 14, 15, 20
WHOLE_WIN = 60  # wins are counted in sixtieths, so that a shared one is a whole number


def begin_match(s: State, b: Board, c: list[Rng], seed: int) -> None:
    """A new game, not yet dealt; every generator seeded by the game's own number."""
    for i in range(1 + b.players):
        seed_rng(c[i], seed * 8 + i)
    new_state(s)


def play_match(
    w: list[State],
    b: Board,
    d: Deal,
    c: list[Rng],
    weights: list[Weights],
    t: Scratch,
    out: list[int],
    seed: int,
) -> int:
    """The game w[0]; weights by seat. c[0] deals, c[1 + seat] is each bot's own. Returns the number of decisions."""
    s = w[0]
    begin_match(s, b, c, seed)
    run_chance(s, b, d, c[0])
    decisions = 0
    while s.phase != OVER:
        seat = lowest_bit(s.waiting)
        apply(s, b, seat, choose_action(w, 0, b, seat, weights[seat], t, c[1 + seat], d, out))
        decisions += 1
        if s.waiting == 0:
            run_chance(s, b, d, c[0])
    return decisions


def sum_matches(
    w: list[State],
    b: Board,
    d: Deal,
    c: list[Rng],
    weights: list[Weights],
    t: Scratch,
    out: list[int],
    sums: list[int],
    seed: int,
    games: int,
) -> None:
    """Play so many games and add them up. Weights are by seat, those of all games or of one game after another."""
    for game in range(games):
        sum_match(w[0], sums, play_match(w, b, d, c, of_game(weights, b, game), t, out, seed + game))


def of_game(weights: list[Weights], b: Board, game: int) -> list[Weights]:
    first = game * b.players if len(weights) > b.players else 0
    return weights[first : first + b.players]


def sum_match(s: State, sums: list[int], decisions: int) -> None:
    """Add up a game that is over: games, decisions, wins in sixtieths and scores by seat, stalled cars, reasons."""
    sums[0] += 1
    sums[1] += decisions
    for seat in range(s.players):
        if s.winners & (1 << seat):
            sums[WINS + seat] += WHOLE_WIN // count_bits(s.winners)
        sums[SCORES + seat] += s.score[seat]
    sums[STALLED] += CARS - s.finished
    sums[REASONS + s.reason] += 1

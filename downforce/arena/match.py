"""One game between bots, from the deal to the score. Plain functions, run as they are or compiled."""

from ..bots.policy.decide import choose_action
from ..bots.policy.scratch import Scratch
from ..bots.policy.weights import Weights
from ..rng import Chance, seed_chance
from ..rules.bits import count_bits, lowest_bit
from ..rules.deal import new_state
from ..rules.engine import apply
from ..rules.model import Board, Deal, State
from ..rules.names import CARS, OVER
from .playout import run_chance

# Where the sums of many games stand.
WINS, SCORES, STALLED, REASONS, SUMS = 2, 8, 14, 15, 20
WHOLE_WIN = 60  # wins are counted in sixtieths, so that a shared one is a whole number


def begin_match(state: State, board: Board, rngs: list[Chance], seed: int) -> None:
    """A new game, not yet dealt; every generator seeded by the game's own number."""
    for i in range(1 + board.players):
        seed_chance(rngs[i], seed * 8 + i)
    new_state(state)


def play_match(
    states: list[State],
    board: Board,
    deal: Deal,
    rngs: list[Chance],
    weights: list[Weights],
    scratch: Scratch,
    out: list[int],
    seed: int,
) -> int:
    """The game w[0]; weights by seat. c[0] deals, c[1 + seat] is each bot's own. Returns the number of decisions."""
    state = states[0]
    begin_match(state, board, rngs, seed)
    run_chance(state, board, deal, rngs[0])
    decisions = 0
    while state.phase != OVER:
        seat = lowest_bit(state.waiting)
        apply(
            state, board, seat, choose_action(states, 0, board, seat, weights[seat], scratch, rngs[1 + seat], deal, out)
        )
        decisions += 1
        if state.waiting == 0:
            run_chance(state, board, deal, rngs[0])
    return decisions


def sum_matches(
    states: list[State],
    board: Board,
    deal: Deal,
    rngs: list[Chance],
    weights: list[Weights],
    scratch: Scratch,
    out: list[int],
    sums: list[int],
    seed: int,
    games: int,
) -> None:
    """Play so many games and add them up. Weights are by seat, those of all games or of one game after another."""
    for game in range(games):
        sum_match(
            states[0],
            sums,
            play_match(states, board, deal, rngs, weights_for_game(weights, board, game), scratch, out, seed + game),
        )


def weights_for_game(weights: list[Weights], board: Board, game: int) -> list[Weights]:
    first = game * board.players if len(weights) > board.players else 0
    return weights[first : first + board.players]


def sum_match(state: State, sums: list[int], decisions: int) -> None:
    """Add up a game that is over: games, decisions, wins in sixtieths and scores by seat, stalled cars, reasons."""
    sums[0] += 1
    sums[1] += decisions
    for seat in range(state.players):
        if state.winners & (1 << seat):
            sums[WINS + seat] += WHOLE_WIN // count_bits(state.winners)
        sums[SCORES + seat] += state.score[seat]
    sums[STALLED] += CARS - state.finished
    sums[REASONS + state.reason] += 1

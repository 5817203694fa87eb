"""Play a game between bots, from the deal to the scores. The functions run interpreted or compiled."""

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

# Indices into the list of sums over many games.
WINS, SCORES, STALLED, REASONS, SUMS = 2, 8, 14, 15, 20
WHOLE_WIN = 60  # wins are counted in sixtieths, so that shared wins are whole numbers


def begin_match(state: State, board: Board, rngs: list[Rng], seed: int) -> None:
    """Reset the state for a new game, before the deal, and seed every random generator from the game's seed."""
    for i in range(1 + board.players):
        seed_rng(rngs[i], seed * 8 + i)
    new_state(state)


def play_match(
    states: list[State],
    board: Board,
    deal: Deal,
    rngs: list[Rng],
    weights: list[Weights],
    scratch: Scratch,
    out: list[int],
    seed: int,
) -> int:
    """Play a game in `states[0]` and return the number of decisions. `weights` lists the bots' weights by seat.

    The generator `rngs[0]` deals the cards and breaks ties, while `rngs[1 + seat]` belongs to the bot in that seat.
    """
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
    rngs: list[Rng],
    weights: list[Weights],
    scratch: Scratch,
    out: list[int],
    sums: list[int],
    seed: int,
    games: int,
) -> None:
    """Play several games and add their results to the sums.

    `weights` lists the bots' weights by seat, either a single set for all games or one set per game.
    """
    for game in range(games):
        sum_match(
            states[0],
            sums,
            play_match(states, board, deal, rngs, weights_for_game(weights, board, game), scratch, out, seed + game),
        )


def weights_for_game(weights: list[Weights], board: Board, game: int) -> list[Weights]:
    """Return the bots' weights for one of several games, in seat order."""
    first = game * board.players if len(weights) > board.players else 0
    return weights[first : first + board.players]


def sum_match(state: State, sums: list[int], decisions: int) -> None:
    """Add a finished game to the sums: decisions, wins (in sixtieths), scores, stalled cars, and why the game ended."""
    sums[0] += 1
    sums[1] += decisions
    for seat in range(state.players):
        if state.winners & (1 << seat):
            sums[WINS + seat] += WHOLE_WIN // count_bits(state.winners)
        sums[SCORES + seat] += state.score[seat]
    sums[STALLED] += CARS - state.finished
    sums[REASONS + state.reason] += 1

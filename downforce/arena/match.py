"""Play a game between bots, from the deal to the scores. The functions run interpreted or compiled."""

from ..bots.policy.decide import choose_action
from ..bots.policy.workspace import Workspace
from ..rng import seed_rng
from ..rules.bits import count_bits, lowest_bit
from ..rules.deal import new_state
from ..rules.engine import apply
from ..rules.model import State
from ..rules.names import CARS, OVER, PLAY
from .playout import run_chance

# Indices into the list of sums over many games.
WINS, SCORES, STALLED, REASONS, SUMS = 2, 8, 14, 15, 20
TO_THE_END = 1000  # more cards than any game has
WHOLE_WIN = 60  # wins are counted in sixtieths, so that shared wins are whole numbers


def reset_match(work: Workspace, seed: int) -> None:
    """Reset `work.states[0]` for a new game, before the deal, and seed every random generator from the game's seed.

    The generator `work.rngs[0]` deals the cards and breaks ties, while `work.rngs[1 + seat]` belongs to the bot in that
    seat.
    """
    for i in range(1 + work.board.players):
        seed_rng(work.rngs[i], seed * 8 + i)
    new_state(work.states[0])


def begin_match(work: Workspace, seed: int) -> None:
    """Start a game in `work.states[0]`, and run it to the first decision."""
    reset_match(work, seed)
    run_chance(work.states[0], work.board, work.deal, work.rngs[0])


def continue_match(work: Workspace, first: int, cards: int, own: int) -> int:
    """Let bots continue the game in `work.states[0]`, and return the number of decisions.

    They stop when the game is over, or just before a card would be played after `cards` others. The bot in each seat
    has the weights `work.weights[first + seat]`. If `own` is 1, it draws random numbers from its own generator,
    `work.rngs[1 + seat]`. If `own` is 0, all bots share the generator `work.rngs[0]`.
    """
    state, board, deal, rng = work.states[0], work.board, work.deal, work.rngs[0]
    decisions = 0
    while state.phase != OVER:
        if state.phase == PLAY:
            if cards == 0:
                return decisions
            cards -= 1
        seat = lowest_bit(state.waiting)
        apply(state, board, seat, choose_action(work, seat, work.weights[first + seat], work.rngs[own * (1 + seat)]))
        run_chance(state, board, deal, rng)
        decisions += 1
    return decisions


def sum_matches(work: Workspace, sums: list[int], seed: int, games: int) -> None:
    """Play several games and add their results to the sums."""
    for game in range(games):
        begin_match(work, seed + game)
        sum_match(work.states[0], sums, continue_match(work, first_weights(work, game), TO_THE_END, 1))


def first_weights(work: Workspace, game: int) -> int:
    """Return the index of the first seat's weights for one of several games.

    The workspace has weights for each game, or a single set of weights for all games.
    """
    return game * work.board.players if len(work.weights) > work.board.players else 0


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

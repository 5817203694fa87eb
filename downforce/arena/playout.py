"""Play whole games of random actions, to measure speed and to compare compiled with interpreted rules.

All legal actions are equally likely. The functions run interpreted or compiled (compiled.py).
"""

from ..rng import Rng, below, draw_deal, draw_seat, seed_rng
from ..rules.bits import lowest_bit
from ..rules.deal import new_state
from ..rules.engine import apply, begin, draw, legal
from ..rules.model import Board, Deal, State
from ..rules.names import DEAL, MAX_PLAYERS, OVER

HASH_START = 17
HASH_WORD = 0xFFFFFFFF


def run_chance(state: State, board: Board, deal: Deal, rng: Rng) -> None:
    """Resolve deals and ties until a seat must decide or the game is over."""
    while state.waiting == 0 and state.phase != OVER:
        step_chance(state, board, deal, rng)


def step_chance(state: State, board: Board, deal: Deal, rng: Rng) -> None:
    """Resolve one chance event: a deal or a tie."""
    if state.phase == DEAL:
        draw_deal(rng, board, deal)
        begin(state, board, deal)
    else:
        draw(state, board, draw_seat(rng, state.tied))


def play_uniform(state: State, board: Board, deal: Deal, rng: Rng, out: list[int], counts: list[int]) -> None:
    """Play one game of random actions, starting with the deal.

    Add the number of decisions to `counts[0]`, and the number of decisions with only one legal action to `counts[1]`.
    """
    new_state(state)
    run_chance(state, board, deal, rng)
    while state.phase != OVER:
        seat = lowest_bit(state.waiting)
        n = legal(state, board, seat, out)
        counts[0] += 1
        if n == 1:
            counts[1] += 1
        apply(state, board, seat, out[below(rng, n)])
        run_chance(state, board, deal, rng)


def play_many(
    state: State, board: Board, deal: Deal, rng: Rng, out: list[int], counts: list[int], seed: int, games: int
) -> None:
    for game in range(games):
        seed_rng(rng, seed + game)
        play_uniform(state, board, deal, rng, out, counts)


def mix(digest: int, value: int) -> int:
    return (digest * 31 + value + 7) & HASH_WORD


def hash_game(state: State, board: Board, deal: Deal, rng: Rng, out: list[int]) -> int:
    """Play one game of random actions and return a digest of everything in it.

    The digest covers the seats that decide, their legal actions and choices, the positions of the cars and the scores.
    """
    digest = HASH_START
    new_state(state)
    run_chance(state, board, deal, rng)
    while state.phase != OVER:
        seat = lowest_bit(state.waiting)
        n = legal(state, board, seat, out)
        digest = mix(digest, state.waiting * 32 + state.phase)
        for i in range(n):
            digest = mix(digest, out[i])
        action = out[below(rng, n)]
        digest = mix(digest, action)
        apply(state, board, seat, action)
        for car in range(6):
            digest = mix(digest, state.position[car] + state.place[car] * 512 + state.laps[car] * 4096)
        run_chance(state, board, deal, rng)
    for seat in range(MAX_PLAYERS):
        digest = mix(digest, state.score[seat])
    return mix(digest, state.winners * 8 + state.reason)

"""Whole games of uniformly random actions: the yardstick of speed, and what the two ways of running are compared on.

Plain functions over the rules, run as they are or compiled (compiled.py).
"""

from ..rng import Rng, below, draw_deal, draw_seat, seed_rng
from ..rules.bits import lowest_bit
from ..rules.deal import new_state
from ..rules.engine import apply, begin, draw, legal
from ..rules.model import Board, Deal, State
from ..rules.names import DEAL, MAX_PLAYERS, OVER

HASH_START = 17
HASH_WORD = 0xFFFFFFFF


def run_chance(s: State, b: Board, d: Deal, c: Rng) -> None:
    """Let chance act until seats are asked or the game is over."""
    while s.waiting == 0 and s.phase != OVER:
        let_chance_act(s, b, d, c)


def let_chance_act(s: State, b: Board, d: Deal, c: Rng) -> None:
    """Once: deal, or decide a tie."""
    if s.phase == DEAL:
        draw_deal(c, b, d)
        begin(s, b, d)
    else:
        draw(s, b, draw_seat(c, s.tied))


def play_uniform(s: State, b: Board, d: Deal, c: Rng, out: list[int], counts: list[int]) -> None:
    """One game from the deal on; counts[0] decisions made, counts[1] of them with one option."""
    new_state(s)
    run_chance(s, b, d, c)
    while s.phase != OVER:
        seat = lowest_bit(s.waiting)
        n = legal(s, b, seat, out)
        counts[0] += 1
        if n == 1:
            counts[1] += 1
        apply(s, b, seat, out[below(c, n)])
        if s.waiting == 0:
            run_chance(s, b, d, c)


def play_many(s: State, b: Board, d: Deal, c: Rng, out: list[int], counts: list[int], seed: int, games: int) -> None:
    for game in range(games):
        seed_rng(c, seed + game)
        play_uniform(s, b, d, c, out, counts)


def mix(digest: int, value: int) -> int:
    return (digest * 31 + value + 7) & HASH_WORD


def hash_game(s: State, b: Board, d: Deal, c: Rng, out: list[int]) -> int:
    """Play one game and digest everything in it: who is asked, every legal list, action, position and score."""
    digest = HASH_START
    new_state(s)
    run_chance(s, b, d, c)
    while s.phase != OVER:
        seat = lowest_bit(s.waiting)
        n = legal(s, b, seat, out)
        digest = mix(digest, s.waiting * 32 + s.phase)
        for i in range(n):
            digest = mix(digest, out[i])
        action = out[below(c, n)]
        digest = mix(digest, action)
        apply(s, b, seat, action)
        for car in range(6):
            digest = mix(digest, s.position[car] + s.place[car] * 512 + s.laps[car] * 4096)
        if s.waiting == 0:
            run_chance(s, b, d, c)
    for seat in range(MAX_PLAYERS):
        digest = mix(digest, s.score[seat])
    return mix(digest, s.winners * 8 + s.reason)

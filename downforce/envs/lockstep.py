"""Advance many games in lockstep, one decision per game at a time. The functions run interpreted or compiled.

The arrays `mask` (one byte per action), `lists` and `counts` (the same legal actions as a list), `to_act`, `rewards`
(by seat), `done` and `seeds` have one row per game. `observations` has no rows if no observations are wanted. `deals`
is an array with a single deal that serves as a buffer, because passing the record itself would cost about ten
microseconds per call.
"""

from typing import Any

from ..arena.playout import step_chance
from ..rng import Rng, below, seed_rng
from ..rules.bits import count_bits, lowest_bit
from ..rules.copying import fetch
from ..rules.deal import new_state
from ..rules.engine import apply, legal
from ..rules.model import Board, Deal, State
from ..rules.names import ACTIONS, OVER
from .observation import observe

NONE_REFUSED = -1
AHEAD = 2  # how many games ahead to prefetch, because thousands of games do not fit into the fastest caches


def run_tour(state: State, boards: list[Board], deal: Deal, rng: Rng) -> None:
    """Advance a game until a seat must decide or the game is over.

    Deals and ties are resolved at random. When a race of a world tour is over, the next race is started.
    """
    while state.waiting == 0 and state.phase != OVER:
        step_chance(state, boards[state.race], deal, rng)


def start_game(state: State, boards: list[Board], deal: Deal, rng: Rng, seed: int) -> None:
    """Start the same game as `new_game(seed=seed)`, and advance it to the first decision."""
    seed_rng(rng, seed)
    new_state(state)
    run_tour(state, boards, deal, rng)


def write_question(
    state: State, board: Board, i: int, mask: Any, lists: Any, counts: Any, to_act: Any, observations: Any
) -> None:
    """Write the next decision in game `i` to the arrays: the seat to act, its legal actions and its observation."""
    options = lists[i]
    for k in range(counts[i]):
        mask[i, options[k]] = 0
    seat = lowest_bit(state.waiting)
    n = legal(state, board, seat, options)
    for k in range(n):
        mask[i, options[k]] = 1
    counts[i] = n
    to_act[i] = seat
    if observations.shape[0]:
        observe(state, board, seat, observations[i])


def pay_winners(state: State, i: int, rewards: Any, money: int) -> None:
    for seat in range(state.players):
        if money:
            rewards[i, seat] = state.score[seat]
        elif state.winners & (1 << seat):
            rewards[i, seat] = 1 / count_bits(state.winners)


def reset_all(
    states: list[State],
    boards: list[Board],
    deals: list[Deal],
    rngs: list[Rng],
    seeds: Any,
    mask: Any,
    lists: Any,
    counts: Any,
    to_act: Any,
    observations: Any,
) -> None:
    for i in range(len(states)):
        start_game(states[i], boards, deals[0], rngs[i], int(seeds[i]))
        write_question(states[i], boards[0], i, mask, lists, counts, to_act, observations)


def find_refused(mask: Any, actions: Any) -> int:
    """Return the index of the first game with an illegal action, or `NONE_REFUSED` if all actions are legal."""
    for i in range(len(actions)):
        if actions[i] < 0 or actions[i] >= ACTIONS or mask[i, actions[i]] == 0:
            return i
    return NONE_REFUSED


def step_all(
    states: list[State],
    boards: list[Board],
    deals: list[Deal],
    rngs: list[Rng],
    seeds: Any,
    mask: Any,
    lists: Any,
    counts: Any,
    to_act: Any,
    observations: Any,
    actions: Any,
    rewards: Any,
    done: Any,
    money: int,
) -> int:
    """Apply one action in each game and restart finished games.

    If any action is illegal, change nothing and return the index of the first such game. Otherwise, return
    `NONE_REFUSED`.
    """
    refused = find_refused(mask, actions)
    if refused != NONE_REFUSED:
        return refused
    for i in range(len(states)):
        if i + AHEAD < len(states):
            fetch(states, i + AHEAD)
            fetch(mask, i + AHEAD)
        state = states[i]
        if done[i]:
            done[i] = 0
            for seat in range(state.players):
                rewards[i, seat] = 0
        apply(state, boards[state.race], int(to_act[i]), int(actions[i]))
        if state.waiting == 0:
            run_tour(state, boards, deals[0], rngs[i])
            if state.phase == OVER:
                pay_winners(state, i, rewards, money)
                done[i] = 1
                seeds[i] += len(states)
                start_game(state, boards, deals[0], rngs[i], int(seeds[i]))
        write_question(state, boards[state.race], i, mask, lists, counts, to_act, observations)
    return NONE_REFUSED


def draw_actions(draws: list[Rng], lists: Any, counts: Any, actions: Any) -> None:
    """Choose a random legal action for each game. Every game has its own random generator."""
    for i in range(len(actions)):
        actions[i] = lists[i][below(draws[i], int(counts[i]))]


def seed_draws(draws: list[Rng], seed: int) -> None:
    for i in range(len(draws)):
        seed_rng(draws[i], seed + i)

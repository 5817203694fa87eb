"""Many games in step: one decision in each of them. Plain functions over the rules, run as they are or compiled.

Arrays by game: `mask` (a byte an action), `lists` and `counts` (the same legal actions, listed), `to_act`, `rewards`
(by seat), `done`, `seeds`; `observations` has no rows when none are wanted. `deals` has one member, to deal with:
a record passed by itself would cost a call some ten microseconds.
"""

from typing import Any

from ..arena.playout import let_chance_act
from ..rng import Rng, below, seed_rng
from ..rules.bits import count_bits, lowest_bit
from ..rules.copying import fetch
from ..rules.deal import new_state
from ..rules.engine import apply, legal
from ..rules.model import Board, Deal, State
from ..rules.names import ACTIONS, OVER
from .observation import observe

NONE_REFUSED = -1
AHEAD = 2  # games that memory is asked for before they are played: thousands of them do not fit the near caches


def run_tour(s: State, boards: list[Board], d: Deal, c: Rng) -> None:
    """Let chance act until seats are asked or the game is over, race after race."""
    while s.waiting == 0 and s.phase != OVER:
        let_chance_act(s, boards[s.race], d, c)


def start_game(s: State, boards: list[Board], d: Deal, c: Rng, seed: int) -> None:
    """The game of `new_game(seed=seed)`, up to its first question."""
    seed_rng(c, seed)
    new_state(s)
    run_tour(s, boards, d, c)


def put_question(
    s: State, b: Board, i: int, mask: Any, lists: Any, counts: Any, to_act: Any, observations: Any
) -> None:
    """Ask the first seat that owes an action: clear what was set in its game's mask, set what is legal now."""
    options = lists[i]
    for k in range(counts[i]):
        mask[i, options[k]] = 0
    seat = lowest_bit(s.waiting)
    n = legal(s, b, seat, options)
    for k in range(n):
        mask[i, options[k]] = 1
    counts[i] = n
    to_act[i] = seat
    if observations.shape[0]:
        observe(s, b, seat, observations[i])


def pay_winners(s: State, i: int, rewards: Any, money: int) -> None:
    for seat in range(s.players):
        if money:
            rewards[i, seat] = s.score[seat]
        elif s.winners & (1 << seat):
            rewards[i, seat] = 1 / count_bits(s.winners)


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
        put_question(states[i], boards[0], i, mask, lists, counts, to_act, observations)


def find_refused(mask: Any, actions: Any) -> int:
    """The first game whose action is not legal, or NONE_REFUSED."""
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
    """Play an action in each game and start again where one ends. An illegal one changes nothing anywhere."""
    refused = find_refused(mask, actions)
    if refused != NONE_REFUSED:
        return refused
    for i in range(len(states)):
        if i + AHEAD < len(states):
            fetch(states, i + AHEAD)
            fetch(mask, i + AHEAD)
        s = states[i]
        if done[i]:
            done[i] = 0
            for seat in range(s.players):
                rewards[i, seat] = 0
        apply(s, boards[s.race], int(to_act[i]), int(actions[i]))
        if s.waiting == 0:
            run_tour(s, boards, deals[0], rngs[i])
            if s.phase == OVER:
                pay_winners(s, i, rewards, money)
                done[i] = 1
                seeds[i] += len(states)
                start_game(s, boards, deals[0], rngs[i], int(seeds[i]))
        put_question(s, boards[s.race], i, mask, lists, counts, to_act, observations)
    return NONE_REFUSED


def draw_actions(draws: list[Rng], lists: Any, counts: Any, actions: Any) -> None:
    """A legal action for each game, each as likely as the next; every game has a generator of its own."""
    for i in range(len(actions)):
        actions[i] = lists[i][below(draws[i], int(counts[i]))]


def seed_draws(draws: list[Rng], seed: int) -> None:
    for i in range(len(draws)):
        seed_rng(draws[i], seed + i)

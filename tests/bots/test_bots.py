"""Bots play every kind of game to its end, see only their view, and choose alike compiled and interpreted."""

import copy
import itertools
import random
from typing import Any

import pytest

from downforce import bots, compiled
from downforce.arena import match
from downforce.arena.simulate import KERNEL, simulate
from downforce.bots.policy.scratch import Scratch
from downforce.bots.policy.weights import Weights
from downforce.bots.policy.workspace import STATES, Workspace, new_workspace
from downforce.bots.policy_bot import think
from downforce.game import Game
from downforce.rng import Rng, seed_rng
from downforce.rules.copying import copy_state
from downforce.rules.errors import OptionError, brief
from downforce.rules.model import Board, Deal, State
from downforce.rules.names import MAX_LEGAL, MAX_PLAYERS
from downforce.rules.setup.options import Options
from downforce.rulesets import choose_rulesets
from tests.contract.test_secrets import change_what_is_hidden
from tests.quick import QUICK
from tests.variants import VARIANTS, begin, moments, variant_id


def with_few_playouts(name: str) -> Weights:
    weights = copy.copy(bots.BOTS[name].weights)
    weights.playouts, weights.searched = 12, 31
    return weights


# One searching bot for each way of betting, with few playouts: all run the same code. Champions of different
# characters differ only in weights, which the pros of these characters have too.
SEARCHING = {name: with_few_playouts(name) for name in ("champion", "crowd-champion")}
WEIGHTS = {**{name: known.weights for name, known in bots.BOTS.items() if not known.weights.playouts}, **SEARCHING}


def decide(game: Game, seat: int, weights: Weights, seed: int) -> int:
    state, rng = State(), Rng()
    copy_state([game.state, state], 1, 0)
    seed_rng(rng, seed)
    return think(state, game.ruleset, seat, weights, rng)


@pytest.mark.parametrize("options", VARIANTS, ids=variant_id)
def test_bots_play_every_kind_of_game(options: dict[str, Any]) -> None:
    """Through views alone, to the end; all choices are legal."""
    game, rng = begin(options, 5), Rng()
    seated = [bots.find(name) for name in ("pro", "rookie", "hasty", "reference", "spiteful", "uniform")]
    while game.waiting:
        seat = game.waiting[0]
        legal = game.legal(seat)
        action = seated[seat].choose(game.view(seat), legal, rng)
        assert action in legal
        game.play(seat, action)
    assert game.outcome


@pytest.mark.parametrize("options", VARIANTS[::6], ids=variant_id)
def test_a_bot_chooses_by_what_it_may_know(options: dict[str, Any]) -> None:
    """Two games that a seat cannot tell apart get the same answer from the same generator."""
    draw, looked = random.Random(7), 0
    for game in moments(options, 8):
        if game.phase == "over" or draw.random() < 0.9:
            continue
        seat = draw.choice(game.waiting)
        other = change_what_is_hidden(game, seat, draw)
        for name, weights in WEIGHTS.items():
            if QUICK and name in SEARCHING:  # the search is not compiled there yet
                continue
            assert decide(other, seat, weights, 3) == decide(game, seat, weights, 3), name
        looked += 1
    assert looked


@pytest.mark.slow
@pytest.mark.skipif(not compiled.AVAILABLE, reason="numba is not installed")
def test_bots_choose_alike_interpreted_and_compiled() -> None:
    """Whole games with all weights. One test, so that one process compiles, and only once."""
    kernel = compiled.kernel(*KERNEL)
    turn = itertools.cycle(WEIGHTS.values())
    for options in VARIANTS[::4]:
        board = choose_rulesets(Options.read(options))[0].board
        weights = list(itertools.islice(turn, options["players"]))
        play_both_ways(kernel, board, weights, 1, variant_id(options))


def play_both_ways(kernel: Any, board: Board, weights: list[Weights], seed: int, which: str) -> None:
    """Check that compiled and interpreted games end in the same state."""
    import numpy as np

    plain = new_workspace(board, weights)
    match.begin_match(plain, seed)
    count = match.continue_match(plain, 0, match.TO_THE_END, 1)
    states, rngs = compiled.to_records(State(), STATES), compiled.to_records(Rng(), 1 + MAX_PLAYERS)
    records = np.concatenate([compiled.to_records(one) for one in weights])
    board_record, deal, scratch = (compiled.to_records(thing)[0] for thing in (board, Deal(), Scratch()))
    fast = Workspace(states, board_record, deal, rngs, records, scratch, np.zeros(MAX_LEGAL, np.int64))  # type: ignore[arg-type]
    kernel.begin_match(fast, seed)
    assert kernel.continue_match(fast, 0, match.TO_THE_END, 1) == count, which
    state = State()
    compiled.from_record(states[0], state)
    assert vars(state) == vars(plain.states[0]), which


@pytest.mark.slow
@pytest.mark.xdist_group("compiled")
@pytest.mark.skipif(not compiled.AVAILABLE, reason="numba is not installed")
def test_each_level_beats_the_one_below() -> None:
    """By far more than chance (25 %), over enough games that luck cannot hide it."""
    options = Options.read({"players": 4})
    for better, worse, least in (
        ("rookie", "uniform", 0.8),
        ("club", "rookie", 0.33),
        ("pro", "club", 0.33),
        ("pro", "rookie", 0.45),
    ):
        result = simulate(400, options, bots=[better, worse, worse, worse])
        assert result["win_share"][0] > least


def test_unknown_bots_are_refused_with_the_known_ones() -> None:
    with pytest.raises(OptionError, match="no bot 'hal'; known: uniform, rookie, club, pro, champion"):
        bots.find("hal")
    with pytest.raises(OptionError, match="wanted 4 out of uniform"):
        simulate(1, Options.read({"players": 4}), bots=["pro"])


NO_BOTS: list[Any] = [
    "x" * 5000,
    "x" * 5000 + ":y",
    "json:" + "x" * 5000,
    "\0:y",
    "",
    ":",
    b"pro",
    5,
    10**5000,
    None,
    ["pro"],
]


@pytest.mark.parametrize("name", NO_BOTS, ids=brief)
def test_what_no_bot_can_be_called_is_refused_in_short(name: Any) -> None:
    with pytest.raises(OptionError, match=r"known: uniform, rookie|wanted module:name") as refused:
        bots.find(name)
    assert len(str(refused.value)) < 500
    assert str(refused.value).isprintable()

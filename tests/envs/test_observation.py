"""Observations contain all that a seat may know and nothing else; action numbers and notation convert both ways."""

import random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from downforce import compiled
from downforce.envs import observation
from downforce.envs.actions import NUMBERING, legal_actions, read_action, write_action
from downforce.envs.observation import LAYOUT, SEE_SIZE, observe
from downforce.game import Game
from downforce.rules.model import State
from downforce.rules.names import ACTIONS, COLOURS
from tests.contract.test_secrets import change_what_is_hidden
from tests.quick import often
from tests.variants import VARIANTS, moments, name_of

AT = {block.name: (block.first, block.first + block.size) for block in LAYOUT}


def seen(game: Game, seat: int) -> list[int]:
    out = [-1] * SEE_SIZE
    observe(game.state, game.ruleset.board, seat, out)
    return out


def test_the_layout_covers_the_vector_without_a_gap() -> None:
    end = 0
    for block in LAYOUT:
        assert block.first == end
        end += block.size
    assert end == SEE_SIZE


def test_the_numbering_covers_all_actions_without_a_gap() -> None:
    end = 0
    for first, size, _, _ in NUMBERING:
        assert first == end
        end += size
    assert end == ACTIONS


@settings(max_examples=often(8), deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.sampled_from(VARIANTS), st.integers(0, 2**32), st.integers(0, 2**32))
def test_it_does_not_change_when_hidden_things_do(options: dict[str, Any], seed: int, change: int) -> None:
    draw = random.Random(change)
    changed = 0
    for game in moments(options, seed, shy=0.3):
        if game.phase == "over" or draw.random() < 0.7:
            continue
        seat = draw.randrange(options["players"])
        other = change_what_is_hidden(game, seat, draw)
        changed += vars(other.state) != vars(game.state)
        assert seen(other, seat) == seen(game, seat)
    assert changed, "the test changed nothing, so it showed nothing"


@pytest.mark.parametrize("options", VARIANTS[::2], ids=name_of)
def test_it_keeps_its_bounds_and_tells_what_the_view_tells(options: dict[str, Any]) -> None:
    """Two moments with different views have different observations: nothing of a view is missing."""
    views: dict[tuple[int, ...], Any] = {}
    for game in moments(options, 5, shy=0.4):
        if not game.waiting:
            continue
        for seat in range(options["players"]):
            vector = seen(game, seat)
            for block in LAYOUT:
                assert all(block.low <= n <= block.high for n in vector[block.first : block.first + block.size])
            view = game.view(seat)
            held = sum(vector[slice(*AT["hand"])])
            assert held == len(view["hands"][seat])
            assert vector[AT["waiting"][0]] == (seat in view["waiting"])
            assert views.setdefault((seat, *vector), view) == view
    assert views


def test_seats_are_counted_from_the_one_that_looks() -> None:
    game = next(game for game in moments({"players": 4}, 3) if game.phase == "race")
    first = AT["cars"][0]
    for seat in range(4):
        vector = seen(game, seat)
        for car, letter in enumerate(COLOURS):
            begin = first + car * observation.SEE_ONE_CAR + observation.SEE_CAR_NUMBERS
            owner = game.view(None)["cars"][letter]["owner"]
            expected = [0] * 6
            if owner is not None:
                expected[(owner - seat) % 4] = 1
            assert vector[begin : begin + 6] == expected


@pytest.mark.parametrize("options", VARIANTS[::2], ids=name_of)
def test_numbers_and_notation_go_both_ways(options: dict[str, Any]) -> None:
    for game in moments(options, 9):
        for seat in game.waiting:
            numbers = legal_actions(game, seat)
            texts = [write_action(game, action) for action in numbers]
            assert texts == game.legal(seat)
            assert [read_action(game, text) for text in texts] == numbers


@pytest.mark.skipif(not compiled.AVAILABLE, reason="numba is not installed")
@pytest.mark.parametrize("options", [{"players": 4}, {"players": 2}, {"players": 3, "beginner": ["small-hands"]}])
def test_compiled_it_writes_the_same(options: dict[str, Any]) -> None:
    import numpy as np

    from downforce.envs.batch import KERNEL

    kernel = compiled.kernel(*KERNEL)
    out = np.full(SEE_SIZE, -1, np.float32)
    for number, game in enumerate(moments(options, 4)):
        if number % 4:
            continue
        state, board = compiled.to_records(State()), compiled.to_records(game.ruleset.board)
        for name, value in vars(game.state).items():
            state[0][name] = value
        for seat in range(options["players"]):
            kernel.observe(state[0], board[0], seat, out)
            assert out.tolist() == seen(game, seat)

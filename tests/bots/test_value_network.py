"""The value network: its inputs, equal results compiled and interpreted, and where it is used."""

import copy
import json
from typing import Any

import pytest

from downforce import bots, compiled
from downforce.bots.policy.determinize import determinize
from downforce.bots.policy.features import set_features
from downforce.bots.policy.network import FEATURES, FILE, FIRST, SECOND, layers
from downforce.bots.policy.scratch import Scratch
from downforce.bots.policy.value_network import network_applies, run_network, win_probability
from downforce.rules.model import Board, Deal, State
from downforce.rules.names import CARS, NOBODY, OFF_TRACK, PLAY
from downforce.rules.setup.options import Options
from downforce.rulesets import choose_rulesets
from tests.bots.positions import PLAYERS, game_of_pros, seeded_rng, standard_board
from tools.experiments.train_value import digest, sample

SEARCHING = bots.BOTS["champion"].weights
SAMPLED: dict[str, Any] = {"players": 4, "track": "marina-bay", "seed": 5, "games": 2, "every": 3}


def features(state: State, board: Board, seat: int) -> list[int]:
    scratch = Scratch()
    scratch.feature = [10**6] * FEATURES  # shows every feature that is not written
    set_features(state, board, seat, SEARCHING, scratch)
    assert 10**6 not in scratch.feature
    return scratch.feature


def test_the_file_is_the_network_that_its_card_describes() -> None:
    file = json.loads(FILE.read_text("utf-8"))
    assert file["card"]["digest"] == digest(file["layers"])
    sizes = [len(layers()["first"]), *(len(layers()[name]) for name in ("first_bias", "second_bias", "last_bias"))]
    assert sizes == [FEATURES, FIRST, SECOND, 1]
    assert all(row["network"] < row["forecast"] for row in file["card"]["held_out_log_loss"])
    assert len(file["card"]["held_out_log_loss"]) == 4


# Inputs


def test_chairs_mean_nothing() -> None:
    """All players move on by one seat: each of them gets the same features."""
    board = standard_board()
    for cards in (0, 9, 22):
        state = game_of_pros(board, 4, cards)
        moved = copy.deepcopy(state)
        for name in ("hand", "open8", "power", "bet"):
            of_seats = getattr(state, name)
            setattr(moved, name, [of_seats[PLAYERS - 1], *of_seats[: PLAYERS - 1], *of_seats[PLAYERS:]])
        moved.owner = [owner if owner == NOBODY else (owner + 1) % PLAYERS for owner in state.owner]
        moved.turn = (state.turn + 1) % PLAYERS
        for seat in range(PLAYERS):
            assert features(state, board, seat) == features(moved, board, (seat + 1) % PLAYERS)
        assert features(state, board, 0) != features(state, board, 1)


def test_it_is_shown_only_what_was_imagined_for_the_seat_that_asks() -> None:
    """However the hidden cards are distributed, the same guess gives the same features."""
    board = standard_board()
    original = game_of_pros(board, 4, 9)
    other = copy.deepcopy(original)
    unseen = list(range(1, PLAYERS))
    hidden = [other.hand[seat] & ~other.shown[seat] & ((1 << 42) - 1) for seat in unseen]
    first, second = next((i, k) for i in range(3) for k in range(i) if hidden[i].bit_count() == hidden[k].bit_count())
    other.hand[unseen[first]] ^= hidden[first] | hidden[second]
    other.hand[unseen[second]] ^= hidden[first] | hidden[second]
    for seat in unseen:
        other.bet[seat] = [(bet + 1) % CARS if bet >= 0 else bet for bet in original.bet[seat]]
    assert features(original, board, 0) != features(other, board, 0)
    for state in (original, other):
        determinize(state, board, 0, seeded_rng(3), Deal())
    assert features(original, board, 0) == features(other, board, 0)


@pytest.mark.parametrize("players", [2, 3, 5, 6])
def test_seats_that_nobody_has_are_empty(players: int) -> None:
    board = choose_rulesets(Options.read({"players": players}))[0].board
    state = game_of_pros(board, 2, 5)
    assert sum(features(state, board, 0)[-5:]) == 1
    assert features(state, board, 0)[-7 + players] == 1


# Outputs


def test_who_has_won_is_sure_of_it_and_the_others_know() -> None:
    board = standard_board()
    state = game_of_pros(board, 4, 22)
    for car in range(CARS):
        state.owner[car], state.paid[car], state.position[car], state.laps[car] = car % PLAYERS, 3, OFF_TRACK, 1
        state.place[car] = car + 1 if car < CARS - 1 else 0
    state.finished, state.bets_made = CARS - 1, 3
    state.position[CARS - 1], state.laps[CARS - 1] = game_of_pros(board, 4, 5).position[CARS - 1], 0
    for seat in range(PLAYERS):
        state.bet[seat] = [0, 0, 0]
    chances = [win_probability(state, board, seat, SEARCHING, Scratch()) for seat in range(PLAYERS)]
    assert chances[0] > 900
    assert max(chances[1:]) < 100


def test_chances_of_all_seats_nearly_make_one() -> None:
    board = standard_board()
    for cards in (0, 9, 22):
        state = game_of_pros(board, 4, cards)
        assert state.phase == PLAY
        assert 750 < sum(win_probability(state, board, seat, SEARCHING, Scratch()) for seat in range(PLAYERS)) < 1300


@pytest.mark.parametrize(
    ("options", "known"),
    [
        ({}, True),
        ({"players": 3}, True),
        ({"players": 5}, True),
        ({"players": 2}, False),
        ({"players": 6}, False),
        ({"edition": "fr"}, True),
        ({"bets": False}, False),
        ({"powers": False}, False),
        ({"beginner": ["deal-cars"]}, False),
        ({"beginner": ["small-hands"]}, False),
        ({"beginner": ["first-wins"]}, False),
        ({"long_distance": True}, False),
        ({"long_distance": "money"}, False),
        ({"world_tour": True}, False),
    ],
    ids=str,
)
def test_it_is_asked_only_about_games_like_those_it_has_seen(options: dict[str, Any], known: bool) -> None:
    assert network_applies(choose_rulesets(Options.read({"players": 4, **options}))[0].board) is known


# Compiled and interpreted


@pytest.mark.slow
@pytest.mark.xdist_group("compiled")
@pytest.mark.skipif(not compiled.AVAILABLE, reason="numba is not installed")
def test_positions_and_chances_are_the_same_interpreted_and_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    from downforce.arena.simulate import KERNEL

    shown, kept = sample(**SAMPLED)
    kernel, compiled_scratch = compiled.kernel(*KERNEL), compiled.to_records(Scratch())[0]
    monkeypatch.setattr(compiled, "AVAILABLE", False)
    again, kept_again = sample(**SAMPLED)
    assert len(shown) > 50
    assert shown.tolist() == again.tolist()
    assert kept.tolist() == kept_again.tolist()
    scratch = Scratch()
    for row in shown.tolist():
        scratch.feature = row
        compiled_scratch["feature"] = row
        assert run_network(scratch) == kernel.run_network(compiled_scratch)

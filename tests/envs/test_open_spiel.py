"""The OpenSpiel game registers, passes random_sim_test and is played by the ISMCTS bots."""

import logging.config
import random
from typing import Any

import pytest

np = pytest.importorskip("numpy", reason="numpy is not installed: install the extra for research")
pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: pip install open_spiel")
absl_logging = pytest.importorskip("absl.logging", reason="absl, which OpenSpiel brings, is not installed")

from open_spiel.python.algorithms import ismcts, mcts  # noqa: E402

from downforce.envs import open_spiel as ours  # noqa: E402

KINDS = [
    "python_downforce",
    "python_downforce(players=2)",
    "python_downforce(players=3,beginner=on)",
    "python_downforce(players=3,beginner=small-hands)",
    "python_downforce(players=2,two_player_cunning=keep,edition=fr,track=marina-bay)",
    "python_downforce(players=5,long_distance=money)",
    "python_downforce(players=6,determined_always=True)",
]


def walk(state: Any, draw: random.Random) -> Any:
    """Play a random game, and yield every state in which a player must act."""
    while not state.is_terminal():
        if not state.is_chance_node():
            yield state
            state.apply_action(draw.choice(state.legal_actions()))
        else:
            state.apply_action(draw.choice([outcome for outcome, _ in state.chance_outcomes()]))


def test_a_server_in_the_same_process_leaves_standard_error_open(capsys: pytest.CaptureFixture[str]) -> None:
    """uvicorn closes all existing log handlers; OpenSpiel's would close pytest's file with it: tests/conftest.py."""
    stream = absl_logging.get_absl_handler().python_handler.stream
    logging.config.dictConfig({"version": 1, "disable_existing_loggers": False})
    assert not stream.closed


def test_it_registers() -> None:
    assert ours.NAME in pyspiel.registered_names()
    game = pyspiel.load_game("python_downforce(players=3)")
    assert game.num_players() == 3
    assert game.num_distinct_actions() == 517


@pytest.mark.parametrize("kind", [KINDS[0], KINDS[1], KINDS[3]])
def test_it_passes_random_sim_test(kind: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(kind), num_sims=1, serialize=True, verbose=False)


def test_a_world_tour_deals_twice() -> None:
    state = pyspiel.load_game("python_downforce(players=3,world_tour=True)").new_initial_state()
    races = {state.rules_state.race for state in walk(state, random.Random(1))}
    assert races == {0, 1}
    assert sum(state.returns()) == pytest.approx(1)


@pytest.mark.parametrize("kind", KINDS)
def test_a_resampled_state_looks_the_same_to_the_player(kind: str) -> None:
    draw, rest = random.Random(3), 0
    game = pyspiel.load_game(kind)
    for number, state in enumerate(walk(game.new_initial_state(), draw)):
        if number % 5:
            continue
        player = state.current_player()
        twin = state.resample_from_infostate(player, draw.random)
        assert twin.information_state_string(player) == state.information_state_string(player)
        assert twin.observation_string(player) == state.observation_string(player)
        assert twin.observation_tensor(player) == state.observation_tensor(player)
        assert twin.legal_actions() == state.legal_actions()
        rest += twin.rules_state.hand != state.rules_state.hand
        for step, _ in enumerate(walk(twin, draw)):  # and the twin can be continued, sometimes to its end
            if step > 20 and number % 20:
                break
    assert rest, "no guess differed from the truth"


def test_what_others_choose_at_the_same_time_is_not_in_the_information_state() -> None:
    state = next(walk(pyspiel.load_game(ours.NAME).new_initial_state(), random.Random(1)))
    twins = []
    for action in (state.legal_actions()[0], state.legal_actions()[-1]):
        twin = state.clone()
        twin.apply_action(action)
        twins.append(twin)
    assert twins[0].information_state_string(0) != twins[1].information_state_string(0)
    for seat in (1, 2, 3):
        assert twins[0].information_state_string(seat) == twins[1].information_state_string(seat)
        assert twins[0].observation_tensor(seat) == twins[1].observation_tensor(seat)


def test_its_ismcts_bot_plays_a_game() -> None:
    game = pyspiel.load_game("python_downforce(players=2,beginner=on)")
    rng = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, rng), 2.0, 4, random_state=rng)
    state, asked, draw = game.new_initial_state(), 0, random.Random(2)
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(draw.choice([outcome for outcome, _ in state.chance_outcomes()]))
        elif state.current_player() == 0:
            action = bot.step(state)
            assert action in state.legal_actions()
            state.apply_action(action)
            asked += 1
        else:
            state.apply_action(draw.choice(state.legal_actions()))
    assert asked > 3
    assert sum(state.returns()) == pytest.approx(1)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ({"beginner": True}, {"beginner": "on"}),
        ({"beginner": ["small-hands", "no-bets"]}, {"beginner": "small-hands+no-bets"}),
        ({"world_tour": True}, {"world_tour": "on"}),
        ({"bets": False}, {"bets": "off"}),
        ({"long_distance": True}, {"long_distance": "on"}),
        ({"any_card_bid": False}, {"any_card_bid": "off"}),
    ],
)
def test_options_are_taken_in_either_spelling(one: dict[str, Any], other: dict[str, Any]) -> None:
    first, second = (ours.load(players=2, **options) for options in (one, other))
    assert first.shared.rulesets[0].options == second.shared.rulesets[0].options
    assert first.shared.rulesets[0].options != ours.load(players=2).shared.rulesets[0].options

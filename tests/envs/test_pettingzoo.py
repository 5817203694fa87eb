"""The AEC environment passes PettingZoo's own tests, and asks and rewards according to the rules."""

import random
from typing import Any
from xml.etree import ElementTree

import pytest

np = pytest.importorskip("numpy", reason="numpy is not installed: install the extra for research")
pytest.importorskip("pettingzoo", reason="PettingZoo is not installed: install the extra for research")

from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test  # noqa: E402

from downforce import IllegalAction, OptionError, new_game  # noqa: E402
from downforce.envs import pettingzoo as ours  # noqa: E402
from tests.variants import VARIANTS, variant_id  # noqa: E402


def play_out(env: Any, seed: int, actions: int) -> dict[str, float]:
    """Play random legal actions to the end. Returns the total reward of every agent."""
    env.reset(seed=seed)
    draw, got = random.Random(actions), dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, cut, _ = env.last()
        got[agent] += reward
        assert not cut
        env.step(None if over else draw.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    return got


# api_test warns about every observation that is a dict, although PettingZoo's own classic games use the same dict
# with an action mask: it has a fixed list of the names of those games (`env_obs_space`).
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
@pytest.mark.parametrize("players", [2, 4, 6])
def test_it_passes_the_api_test(players: int) -> None:
    api_test(ours.env(players=players), num_cycles=300)


def test_it_passes_the_seed_test() -> None:
    seed_test(lambda: ours.env(players=4), num_cycles=100)


def test_it_passes_the_render_test(capsys: pytest.CaptureFixture[str]) -> None:
    def is_svg(text: str) -> bool:
        return ElementTree.fromstring(text).tag.endswith("svg")

    render_test(ours.env, custom_tests={"svg": is_svg})
    assert "waiting for" in capsys.readouterr().out


@pytest.mark.slow
def test_it_runs_the_performance_benchmark(capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(ours.env(players=4))
    assert "turns per second" in capsys.readouterr().out


@pytest.mark.parametrize("options", VARIANTS[::3], ids=variant_id)
def test_a_win_is_shared_out_at_the_end(options: dict[str, Any]) -> None:
    env = ours.raw_env(**options)
    got = play_out(env, 3, 1)
    assert sum(got.values()) == pytest.approx(1)
    assert env.game is not None
    assert env.game.outcome is not None
    assert [seat for seat in range(options["players"]) if got[f"seat_{seat}"]] == env.game.outcome["winners"]


def test_rewards_can_be_the_money() -> None:
    env = ours.raw_env(players=3, rewards="money")
    got = play_out(env, 3, 1)
    assert env.game is not None
    assert env.game.outcome is not None
    assert list(got.values()) == env.game.outcome["scores"]


def test_a_seed_is_that_of_new_game_and_resets_go_on_repeatably() -> None:
    env, twin = ours.raw_env(), ours.raw_env()
    deals = []
    for one in (env, twin):
        one.reset(seed=11)
        assert one.game is not None
        assert one.game.deals == new_game(players=4, seed=11).deals
        one.reset()
        deals.append(one.game.deals)
    assert deals[0] == deals[1]


def test_nothing_leaks_between_seats_that_decide_together() -> None:
    """Whatever seat 0 bids, the others observe the same until all have bid."""
    seen = []
    for choice in (0, -1):
        env = ours.raw_env()
        env.reset(seed=2)
        env.step(np.flatnonzero(env.observe("seat_0")["action_mask"])[choice])
        assert env.agent_selection == "seat_1"
        seen.append([env.observe(agent)["observation"].tolist() for agent in env.agents])
    assert seen[0][0] != seen[1][0]
    assert seen[0][1:] == seen[1][1:]


def test_the_global_generators_are_left_alone() -> None:
    random.seed(1)
    np.random.seed(1)
    before = random.getstate(), np.random.get_state()[1].tolist()
    play_out(ours.env(players=3), 1, 1)
    ours.env().reset()
    assert (random.getstate(), np.random.get_state()[1].tolist()) == before


def test_what_is_wrong_is_refused() -> None:
    env = ours.raw_env()
    env.reset(seed=1)
    with pytest.raises(IllegalAction, match="legal: "):
        env.step(516)
    for wrong in ({"rewards": "fame"}, {"render_mode": "rgb_array"}, {"wings": 2}):
        with pytest.raises(OptionError, match="known"):
            ours.raw_env(**wrong)
    with pytest.raises(OptionError, match="not counted"):
        ours.raw_env(rewards="money", long_distance=True)

"""Games in lockstep equal the games played one by one; seeds are repeatable; compiled equals interpreted."""

import random
from typing import Any

import pytest

np = pytest.importorskip("numpy", reason="numpy is not installed: install the extra `fast`")

from downforce import IllegalAction, OptionError, compiled, new_game  # noqa: E402
from downforce.envs.actions import legal_actions, write_action  # noqa: E402
from downforce.envs.batch import BatchEnv  # noqa: E402
from downforce.envs.observation import SEE_SIZE, observe  # noqa: E402
from downforce.rules.names import ACTIONS  # noqa: E402
from tests.variants import VARIANTS, name_of  # noqa: E402

WAYS = [False, *([True] if compiled.AVAILABLE else [])]


@pytest.mark.parametrize("compile", WAYS, ids=["interpreted", "compiled"][: len(WAYS)])
@pytest.mark.parametrize("options", VARIANTS[::4], ids=name_of)
def test_every_game_is_the_one_played_alone(options: dict[str, Any], compile: bool) -> None:
    """The same deal and actions through Game give the same masks, seats, observations, rewards and next game."""
    n, seed, players = 3, 50, options["players"]
    env = BatchEnv(n, seed=seed, observations=True, compile=compile, **options)
    mask, to_act = env.reset()
    games = [new_game(seed=seed + i, **options) for i in range(n)]
    draw, over, vector = random.Random(7), 0, [0] * SEE_SIZE
    for turn in range(260):
        for i, game in enumerate(games):
            assert to_act[i] == game.waiting[0]
            legal = legal_actions(game, game.waiting[0])
            assert np.flatnonzero(mask[i]).tolist() == sorted(legal)
            assert list(env.lists[i][: env.counts[i]]) == legal
            if turn % 9 == i:
                observe(game.state, game.ruleset.board, game.waiting[0], vector)
                assert env.observation[i].tolist() == vector
        actions = [draw.choice(legal_actions(game, game.waiting[0])) for game in games]
        mask, rewards, done, to_act = env.step(actions)
        for i, game in enumerate(games):
            game.play(game.waiting[0], write_action(game, actions[i]))
            outcome = game.outcome
            assert done[i] == (outcome is not None)
            if outcome is None:
                assert not rewards[i].any()
                continue
            winners = outcome["winners"]
            shares = [1 / len(winners) if seat in winners else 0 for seat in range(players)]
            assert rewards[i].tolist() == pytest.approx(shares)
            over += 1
            games[i] = new_game(seed=int(env.seeds[i]), **options)
            assert env.seeds[i] % n == (seed + i) % n
    assert over or options.get("world_tour")


def digest(env: BatchEnv, steps: int) -> list[Any]:
    env.reset()
    told: list[Any] = []
    for _ in range(steps):
        actions = env.sample().copy()
        mask, rewards, done, to_act = env.step(actions)
        told.append((actions.tolist(), mask.sum(), rewards.tolist(), done.tolist(), to_act.tolist()))
    told.append((mask.tolist(), env.observation.tolist(), env.seeds.tolist()))
    return told


@pytest.mark.skipif(not compiled.AVAILABLE, reason="numba is not installed")
def test_compiled_equals_interpreted() -> None:
    ways = [BatchEnv(8, seed=3, observations=True, rewards="money", compile=way) for way in (True, False)]
    assert digest(ways[0], 200) == digest(ways[1], 200)


def test_the_same_seeds_give_the_same_games_whatever_their_number() -> None:
    env = BatchEnv(30, seed=9)
    assert digest(env, 150) == digest(env, 150) == digest(BatchEnv(30, seed=9), 150)
    assert digest(env, 20) != digest(BatchEnv(30, seed=10), 20)
    few, many = BatchEnv(2, seed=9), BatchEnv(30, seed=9)
    assert (few.reset()[0] == many.reset()[0][:2]).all()


def test_money_is_paid_to_every_seat() -> None:
    env = BatchEnv(20, players=3, rewards="money", seed=1)
    env.reset()
    ended = 0
    for _ in range(200):
        _, rewards, done, _ = env.step(env.sample())
        assert not rewards[~done].any()
        ended += int((rewards[done] != 0).any(axis=1).sum())
    assert ended


def test_masks_hold_nothing_old() -> None:
    env = BatchEnv(64, seed=2)
    env.reset()
    for _ in range(200):
        mask, *_ = env.step(env.sample())
        assert (mask.sum(axis=1) == env.counts).all()
    assert mask.shape == (64, ACTIONS)
    assert mask.dtype == np.uint8


def test_an_illegal_action_changes_nothing() -> None:
    env = BatchEnv(4, seed=2)
    with pytest.raises(IllegalAction, match="reset"):
        env.step([0] * 4)
    env.reset()
    before = env.mask.copy()
    for wrong in (-1, ACTIONS, 516):
        actions = env.sample().copy()
        actions[3] = wrong
        with pytest.raises(IllegalAction, match="game 3"):
            env.step(actions)
        assert (env.mask == before).all()
    for shape in ([0] * 3, [0.5] * 4, 0):
        with pytest.raises(IllegalAction, match="wanted 4 whole numbers"):
            env.step(shape)
    for options in ({"rewards": "fame"}, {"wings": 1}, {"rewards": "money", "long_distance": True}):
        with pytest.raises(OptionError):
            BatchEnv(4, **options)
    with pytest.raises(OptionError):
        BatchEnv(0)

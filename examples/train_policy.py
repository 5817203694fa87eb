"""Train a masked policy against three uniform players in plain numpy, and see whether it beats them.

A network with one hidden layer chooses among the legal actions (REINFORCE: what led to more money than the others got
is made likelier). All games of a round are played in step. `python examples/train_policy.py` takes three minutes on
one core, `--smoke` a few seconds.
"""

import argparse
import os
import time
from typing import Any

os.environ.setdefault("OMP_NUM_THREADS", "1")  # one core, before numpy is loaded
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np

from downforce.envs.batch import BatchEnv
from downforce.envs.observation import SEE_SIZE
from downforce.rules.names import ACTIONS

HIDDEN = 64
SCALE_OF_MONEY = 10.0
NEVER = np.float32(-1e9)


class Policy:
    """Observation -> hidden layer -> a number for each action; the legal ones share the probability."""

    def __init__(self, rng: np.random.Generator) -> None:
        self.weights = [
            rng.normal(0, 1 / np.sqrt(SEE_SIZE), (SEE_SIZE, HIDDEN)).astype(np.float32),
            np.zeros(HIDDEN, np.float32),
            rng.normal(0, 0.01, (HIDDEN, ACTIONS)).astype(np.float32),
            np.zeros(ACTIONS, np.float32),
        ]
        self.middle = np.zeros(SEE_SIZE, np.float32)
        self.width = np.ones(SEE_SIZE, np.float32)
        self.first, self.second = ([np.zeros_like(w) for w in self.weights] for _ in range(2))
        self.updates = 0

    def measure(self, seen: Any) -> None:
        """Scale inputs by what is usual."""
        self.middle = seen.mean(axis=0)
        self.width = seen.std(axis=0) + np.float32(0.1)

    def chances(self, seen: Any, mask: Any) -> tuple[Any, Any, Any]:
        w1, b1, w2, b2 = self.weights
        x = (seen - self.middle) / self.width
        hidden = np.maximum(x @ w1 + b1, 0)
        logits = np.where(mask, hidden @ w2 + b2, NEVER)
        odds = np.exp(logits - logits.max(axis=1, keepdims=True))
        return x, hidden, odds / odds.sum(axis=1, keepdims=True)

    def choose(self, seen: Any, mask: Any, rng: np.random.Generator) -> Any:
        """One action a row, drawn by the policy's probabilities; never one that the mask forbids."""
        _, _, chance = self.chances(seen, mask)
        noise = -np.log(rng.exponential(size=chance.shape).astype(np.float32) + np.float32(1e-30))
        with np.errstate(divide="ignore"):
            return np.where(mask, np.log(chance + np.float32(1e-30)) + noise, NEVER).argmax(axis=1)

    def learn(self, seen: Any, mask: Any, actions: Any, gain: Any, rate: float, bonus: float) -> None:
        """One step of Adam up the gradient of gain x log probability, with a bonus for entropy."""
        x, hidden, chance = self.chances(seen, mask)
        log = np.log(chance + np.float32(1e-12))
        entropy = -(chance * log).sum(axis=1, keepdims=True)
        slope = -chance * gain[:, None]
        slope[np.arange(len(actions)), actions] += gain
        slope -= bonus * chance * (log + entropy)
        slope /= len(actions)
        back = (slope @ self.weights[2].T) * (hidden > 0)
        gradients = [x.T @ back, back.sum(axis=0), hidden.T @ slope, slope.sum(axis=0)]
        self.updates += 1
        for w, g, m, v in zip(self.weights, gradients, self.first, self.second, strict=True):
            m += 0.1 * (g - m)
            v += 0.001 * (g * g - v)
            w += rate * (m / (1 - 0.9**self.updates)) / (np.sqrt(v / (1 - 0.999**self.updates)) + 1e-8)


def play_round(env: BatchEnv, policy: Policy | None, rng: np.random.Generator, keep: bool) -> dict[str, Any]:
    """Every game once to its end. The learner sits in seat i % players of game i, `uniform` in the others.

    Returns the learner's decisions (where there was a choice) and, by game, all seats' money.
    """
    mask, to_act = env.reset(env.seed + env.n)
    own = np.arange(env.n) % env.players
    running, money = np.ones(env.n, bool), np.zeros((env.n, env.players), np.float32)
    parts: list[tuple[Any, ...]] = []
    while running.any():
        actions = env.sample().copy()
        games = np.flatnonzero(running & (to_act == own) & (env.counts > 1))
        if len(games) and (policy is not None or keep):
            seen, legal = env.observation[games], mask[games].astype(bool)
            if policy is not None:
                actions[games] = policy.choose(seen, legal, rng)
            if keep:
                parts.append((games, seen, legal, actions[games]))
        mask, rewards, done, to_act = env.step(actions)
        ended = running & done
        money[ended] = rewards[ended]
        running &= ~done
    names = ("game", "seen", "mask", "action")
    kept = (
        {name: np.concatenate(part) for name, part in zip(names, zip(*parts, strict=True), strict=True)} if keep else {}
    )
    return {**kept, "money": money, "own": money[np.arange(env.n), own]}


def win_shares(result: dict[str, Any]) -> Any:
    """By game: the learner's share of the win, by money alone (ties of money are shared here)."""
    best = result["money"] == result["money"].max(axis=1, keepdims=True)
    return (result["own"] == result["money"].max(axis=1)) / best.sum(axis=1)


def evaluate(policy: Policy | None, games: int, seed: int, **options: Any) -> tuple[float, float]:
    """The share of wins against three uniform players by the rules' own verdict, and half its 95 % interval."""
    env = BatchEnv(games, seed=seed, rewards="win", observations=True, **options)
    shares = play_round(env, policy, np.random.default_rng(seed), keep=False)["own"]
    return float(shares.mean()), float(1.96 * shares.std() / np.sqrt(games))


def train(
    seconds: float = 180,
    games: int = 768,
    rate: float = 2e-3,
    bonus: float = 0.01,
    seed: int = 1,
    test_games: int = 4000,
    say: Any = print,
    **options: Any,
) -> dict[str, Any]:
    """Train for so long; returns the policy, how money went round by round, and the win share before and after."""
    rng = np.random.default_rng(seed)
    env = BatchEnv(games, seed=seed * 10**9, rewards="money", observations=True, **options)
    policy = Policy(rng)
    policy.measure(play_round(env, None, rng, keep=True)["seen"])
    before = evaluate(policy, test_games, 7 * 10**12, **options)
    say(f"untrained: win share {before[0]:.1%} ± {before[1]:.1%}")
    start = time.monotonic()
    history: list[float] = []
    while time.monotonic() - start < seconds or not history:
        result = play_round(env, policy, rng, keep=True)
        others = (result["money"].sum(axis=1) - result["own"]) / (env.players - 1)
        lead = (result["own"] - others) / np.float32(SCALE_OF_MONEY)
        gain = ((lead - lead.mean()) / (lead.std() + np.float32(1e-6)))[result["game"]]
        order = rng.permutation(len(gain))
        for part in np.array_split(order, max(1, len(order) // 4096)):
            policy.learn(result["seen"][part], result["mask"][part], result["action"][part], gain[part], rate, bonus)
        history.append(float(lead.mean() * SCALE_OF_MONEY))
        if len(history) % 10 == 0:
            say(
                f"round {len(history):>4}, {time.monotonic() - start:>4.0f} s: money ahead of the others' mean "
                f"{np.mean(history[-10:]):+.2f}, win share {win_shares(result).mean():.1%}"
            )
    after = evaluate(policy, test_games, 7 * 10**12, **options)
    say(f"trained {time.monotonic() - start:.0f} s, {len(history)} rounds, {len(history) * games:,} games")
    parity = f"parity {1 / env.players:.1%}"
    say(f"win share against {env.players - 1} uniform: {after[0]:.1%} ± {after[1]:.1%} (95 % interval; {parity})")
    return {"policy": policy, "history": history, "before": before, "after": after}


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--seconds", type=float, default=180, help="how long to train (default 180)")
    arguments.add_argument("--games", type=int, default=768, help="games in step (default 768)")
    arguments.add_argument("--track", default="river-station")
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--smoke", action="store_true", help="a few seconds, to see that it runs")
    given = arguments.parse_args()
    if given.smoke:
        train(seconds=1, games=64, test_games=300, seed=given.seed, track=given.track)
    else:
        train(seconds=given.seconds, games=given.games, seed=given.seed, track=given.track)


if __name__ == "__main__":
    main()

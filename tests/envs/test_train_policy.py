"""The training example runs to its end, its numbers are finite, and rewarded actions become likelier."""

import importlib.util
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

np = pytest.importorskip("numpy", reason="numpy is not installed: install the extra `fast`")

ROOT = Path(__file__).parent.parent.parent
FILE = ROOT / "examples" / "train_policy.py"


@pytest.fixture(scope="module")
def example() -> Any:
    spec = importlib.util.spec_from_file_location("train_policy", FILE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


@pytest.mark.slow
def test_it_runs_to_the_end_with_legal_actions_and_finite_numbers() -> None:
    """Run as people run it: by itself, in one thread; an illegal action would end it with a traceback."""
    command = [sys.executable, "-W", "error", str(FILE), "--smoke"]
    done = subprocess.run(
        command, cwd=ROOT, env={**os.environ, "PYTHONPATH": str(ROOT)}, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    found = re.search(r"win share against 3 uniform: ([0-9.]+)% ± ([0-9.]+)% ", done.stdout.splitlines()[-1])
    assert found is not None
    assert 0 <= float(found[1]) <= 100
    assert 0 < float(found[2]) < 20


def test_what_is_rewarded_becomes_likelier_and_nothing_illegal_is_chosen(example: Any) -> None:
    rng = np.random.default_rng(1)
    env = example.BatchEnv(32, seed=1, rewards="money", observations=True)
    policy = example.Policy(rng)
    seen = example.play_round(env, None, rng, keep=True)
    policy.measure(seen["seen"])
    rows, actions = np.arange(len(seen["action"])), seen["action"]
    before = policy.chances(seen["seen"], seen["mask"])[2][rows, actions].mean()
    for _ in range(5):
        policy.learn(seen["seen"], seen["mask"], actions, np.ones(len(actions), np.float32), 3e-3, 0.0)
    assert all(np.isfinite(weight).all() for weight in policy.weights)
    after = policy.chances(seen["seen"], seen["mask"])[2]
    assert after[rows, actions].mean() > 1.2 * before
    assert not after[~seen["mask"]].any()
    assert seen["mask"][rows, policy.choose(seen["seen"], seen["mask"], rng)].all()

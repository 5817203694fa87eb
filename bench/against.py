"""Compare this tree with an earlier commit, in alternating runs: `python -m bench.against 61b7343`.

The benchmark uses only the public interface (commands, `downforce.new_game`, `BatchEnv`), so that any two commits can
be compared. Every sample runs in a fresh process and is measured in CPU time, which is less affected by a busy machine
than elapsed time. Ratios are computed from pairs of consecutive runs. Their median is given with a confidence interval
of at least 95 %, based on order statistics.
"""

import argparse
import json
import math
import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

from bench.page import machine

ROOT = Path(__file__).parents[1]
TOLERANCE = 1.03  # the benchmark fails if the whole confidence interval of a ratio is above this
CLOCK = "import json, sys, time\nclock = time.process_time\n"
IN_PROCESS = {
    "a decision, compiled (BatchEnv)": """
from downforce.envs.batch import BatchEnv
env = BatchEnv(1024, players=4, seed=1)
env.reset()
for _ in range(20): env.step(env.sample())
start = clock()
for _ in range(600): env.step(env.sample())
print((clock() - start) / 600 / 1024 * 1e6)
""",
    "a decision, interpreted (Game.play)": """
import downforce
decisions, spent = 0, 0.0
for seed in range(12):
    game = downforce.new_game(players=4, seed=seed)
    while game.waiting:
        seat = game.waiting[0]
        legal = game.legal(seat)
        action = legal[decisions % len(legal)]
        start = clock()
        game.play(seat, action)
        spent += clock() - start
        decisions += 1
print(spent / decisions * 1e6)
""",
    "a view (Game.view)": """
import downforce
game, views, spent, turn = downforce.new_game(players=4, seed=5), 0, 0.0, 0
while game.waiting:
    seat = game.waiting[0]
    legal = game.legal(seat)
    game.play(seat, legal[turn % len(legal)])
    turn += 1
    start = clock()
    for reader in range(4): game.view(reader)
    spent += clock() - start
    views += 4
print(spent / views * 1e6)
""",
}
COMMANDS = {
    "`simulate --bots pro`, 600 games": (
        "simulate",
        "--games",
        "600",
        "--bots",
        "pro",
        "--workers",
        "1",
        "--seed",
        "1",
    ),
    "`downforce --version`": ("--version",),
    "`downforce --help`": ("--help",),
    "`downforce play --help`": ("play", "--help"),
    "`downforce serve --help`": ("serve", "--help"),
    "`downforce play --bots ?`": ("play", "--bots", "?"),
    "`downforce track draw`": ("track", "draw", "river-station"),
}
CHILD = CLOCK + (
    "import os, resource, subprocess\n"
    "subprocess.run([sys.executable, *json.loads(sys.argv[1])], stdout=subprocess.DEVNULL, check=True)\n"
    "used = resource.getrusage(resource.RUSAGE_CHILDREN)\n"
    "print((used.ru_utime + used.ru_stime) * 1e6)\n"
)
IMPORT = ("-c", "import downforce")


def sample(tree: Path, cache: Path, code: str, *arguments: str) -> float:
    """Run `code` in a fresh process that uses one of the trees, and return the microseconds it prints."""
    env = {**os.environ, "PYTHONPATH": str(tree), "DOWNFORCE_CACHE": str(cache), "PYTHONDONTWRITEBYTECODE": ""}
    command = [sys.executable, "-c", code, *arguments]
    done = subprocess.run(command, cwd=tree, env=env, check=True, capture_output=True, text=True)
    return float(done.stdout.split()[-1])


def interval(values: list[float]) -> tuple[float, float]:
    """Return the bounds of a confidence interval for the median.

    The bounds are the closest pair of order statistics with a confidence of at least 95 %.
    """
    values, n = sorted(values), len(values)
    low = 0
    while low + 1 < n / 2 and 2 * sum(math.comb(n, k) for k in range(low + 2)) / 2**n <= 0.05:
        low += 1
    return values[low], values[n - 1 - low]


def subjects() -> dict[str, tuple[str, ...]]:
    """Return the benchmarks by name. Each is the code to run in a process, followed by its arguments."""
    inside = {name: (CLOCK + code,) for name, code in IN_PROCESS.items()}
    imported = {"`import downforce`": (CHILD, json.dumps(IMPORT))}
    commands = {name: (CHILD, json.dumps(["-m", "downforce", *words])) for name, words in COMMANDS.items()}
    return {**inside, **imported, **commands}


def main() -> int:
    """Print a table of ratios. Return 1 if something is significantly slower than the tolerance allows, else 0."""
    parser = argparse.ArgumentParser(description="This tree beside an earlier commit, in alternating runs")
    parser.add_argument("commit")
    parser.add_argument("--rounds", type=int, default=9, help="at least 7")
    options = parser.parse_args()
    slower = []
    with tempfile.TemporaryDirectory() as folder:
        before = Path(folder) / "before"
        before.mkdir()
        archive = ["git", "archive", options.commit, "downforce"]
        packed = subprocess.run(archive, cwd=ROOT, check=True, capture_output=True).stdout
        subprocess.run(["tar", "-x", "-C", str(before)], input=packed, check=True)
        trees = [(before, Path(folder) / "cache-before"), (ROOT, Path(folder) / "cache-now")]
        print(f"{options.commit} and now, on: {machine()}; {max(options.rounds, 7)} rounds, CPU time")
        print("| what | before | now | now / before | interval |\n|---|--:|--:|--:|---|")
        for name, (code, *arguments) in subjects().items():
            for tree, cache in trees:
                sample(tree, cache, code, *arguments)  # fills the caches with compiled code and bytecode
            pairs = []
            for turn in range(max(options.rounds, 7)):
                order = trees if turn % 2 else trees[::-1]
                found = {tree: sample(tree, cache, code, *arguments) for tree, cache in order}
                pairs.append((found[before], found[ROOT]))
            ratios = [now / old for old, now in pairs]
            low, high = interval(ratios)
            old, now = (statistics.median(column) for column in zip(*pairs, strict=True))
            unit, scale = ("ms", 1e3) if old > 10_000 else ("µs", 1)
            print(
                f"| {name} | {old / scale:.2f} {unit} | {now / scale:.2f} {unit} "
                f"| {statistics.median(ratios):.3f} | {low:.3f} to {high:.3f} |",
                flush=True,
            )
            if low > TOLERANCE:
                slower.append(name)
    print(f"slower by more than {TOLERANCE - 1:.0%} beyond doubt: {', '.join(slower) or 'nothing'}")
    return 1 if slower else 0


if __name__ == "__main__":
    sys.exit(main())

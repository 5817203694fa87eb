"""Compare this tree with an earlier commit, in alternating runs: `python -m bench.against 61b7343`.

The benchmark uses only the public interface (commands, `downforce.new_game`, `BatchEnv`, `bots.find`), so that any two
commits can be compared. Every sample runs in a fresh process and is measured in CPU time, which is less affected by a
busy machine than elapsed time. Ratios are computed from pairs of consecutive runs. Their median is given with a
confidence interval of at least 95 %, based on order statistics.

`--only NAME` selects the benchmarks whose names contain NAME. Compiling takes most of the time of a full run:
`--only compile` measures nothing else.
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
FEWEST_ROUNDS = 7  # with fewer, the interval says too little to call anything slower
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
COMPILED_COMMANDS = {
    "compile for a BatchEnv, from an empty cache": (
        "-c",
        "from downforce.envs.batch import BatchEnv\n"
        "env = BatchEnv(1, players=4, seed=1)\n"
        "env.reset()\n"
        "env.step(env.sample())",
    ),
    "compile for `simulate --bots pro`, from an empty cache": (
        *("-m", "downforce", "simulate"),
        *("--games", "1", "--bots", "pro", "--workers", "1", "--seed", "1"),
    ),
}
THINKERS = {  # name of the bot, number of games
    "a choice of `pro`, from its view": ("pro", "6"),
    "a choice of `champion`, from its view, 2000 playouts": ("champion", "2"),
}
CHILD = CLOCK + (
    "import os, resource, subprocess\n"
    "subprocess.run([sys.executable, *json.loads(sys.argv[1])], stdout=subprocess.DEVNULL, check=True)\n"
    "used = resource.getrusage(resource.RUSAGE_CHILDREN)\n"
    "print((used.ru_utime + used.ru_stime) * 1e6)\n"
)
IMPORT = ("-c", "import downforce")
EMPTY_CACHE = """
import os, tempfile
folder = tempfile.TemporaryDirectory()
os.environ["DOWNFORCE_CACHE"] = folder.name
"""
THINKING = (
    CLOCK
    + """
import downforce
from downforce.bots import find
try:
    from downforce.rng import Rng, seed_rng
except ImportError:  # its name before f2294d7a
    from downforce.chance import Chance as Rng, seed_chance as seed_rng
bot, rival, rng = find(sys.argv[1], None), find("pro"), Rng()
seed_rng(rng, 0)
game = downforce.new_game(players=4, seed=0)
bot.choose(game.view(0), game.legal(0), rng)  # loads compiled code and tracks
choices, spent = 0, 0.0
for seed in range(int(sys.argv[2])):
    seed_rng(rng, seed)
    game = downforce.new_game(players=4, seed=seed)
    while game.waiting:
        seat = game.waiting[0]
        view, legal = game.view(seat), game.legal(seat)
        start = clock()
        action = (rival if seat else bot).choose(view, legal, rng)
        if seat == 0 and len(legal) > 1:
            spent += clock() - start
            choices += 1
        game.play(seat, action)
print(spent / choices * 1e6)
"""
)
SERVING = (
    CLOCK
    + """
import contextlib, os, socket, subprocess, tempfile, urllib.request
with socket.socket() as asked:
    asked.bind(("127.0.0.1", 0))
    port = asked.getsockname()[1]
address = f"http://127.0.0.1:{port}/api/health"
with tempfile.TemporaryDirectory() as folder:
    os.environ["DOWNFORCE_PAGE"] = folder  # without a page, since only one of the trees may have built it
    command = ["-m", "downforce", "serve", "--port", str(port), "--database", f"sqlite:///{folder}/store.db"]
    server = subprocess.Popen([sys.executable, *command], stdout=subprocess.DEVNULL)
    server_clock = (~server.pid << 3) | 2  # CPU time of that process, like clock_getcpuclockid
    answered = False
    try:
        while not answered:
            assert server.poll() is None, "the server has stopped"
            with contextlib.suppress(OSError), urllib.request.urlopen(address, timeout=60):
                answered = True
            used = time.clock_gettime(server_clock)
            time.sleep(0.01)
    finally:
        server.terminate()
        server.wait()
print(used * 1e6)
"""
)


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
    thinking = {name: (THINKING, *words) for name, words in THINKERS.items()}
    serving = {"`downforce serve`, to its first answer": (SERVING,)}
    compiling = {name: (EMPTY_CACHE + CHILD, json.dumps(words)) for name, words in COMPILED_COMMANDS.items()}
    return {**inside, **imported, **commands, **thinking, **serving, **compiling}


def format_time(microseconds: float) -> str:
    """Return a time with a unit that suits its size."""
    unit, scale = ("s", 1e6) if microseconds > 1e7 else ("ms", 1e3) if microseconds > 1e4 else ("µs", 1)
    return f"{microseconds / scale:.2f} {unit}"


def main() -> int:
    """Print a table of ratios. Return 1 if something is significantly slower than the tolerance allows, else 0."""
    parser = argparse.ArgumentParser(description="This tree beside an earlier commit, in alternating runs")
    parser.add_argument("commit")
    parser.add_argument("--rounds", type=int, default=9, help="compiling takes at most 7; fewer are only for a try")
    parser.add_argument("--only", default="", metavar="NAME", help="benchmarks whose names contain this")
    options = parser.parse_args()
    chosen = {name: subject for name, subject in subjects().items() if options.only in name}
    if not chosen or options.rounds < 1:
        parser.error(f"wanted one round or more of: {'; '.join(subjects())}")
    slower = []
    with tempfile.TemporaryDirectory() as folder:
        before = Path(folder) / "before"
        before.mkdir()
        archive = ["git", "archive", options.commit, "downforce"]
        packed = subprocess.run(archive, cwd=ROOT, check=True, capture_output=True).stdout
        subprocess.run(["tar", "-x", "-C", str(before)], input=packed, check=True)
        trees = [(before, Path(folder) / "cache-before"), (ROOT, Path(folder) / "cache-now")]
        print(f"{options.commit} and now, on: {machine()}; {options.rounds} rounds, CPU time")
        print("| what | before | now | now / before | interval |\n|---|--:|--:|--:|---|")
        for name, (code, *arguments) in chosen.items():
            rounds = min(options.rounds, FEWEST_ROUNDS) if name in COMPILED_COMMANDS else options.rounds
            for tree, cache in trees:
                sample(tree, cache, code, *arguments)  # fills the caches with compiled code and bytecode
            pairs = []
            for turn in range(rounds):
                order = trees if turn % 2 else trees[::-1]
                times = {tree: sample(tree, cache, code, *arguments) for tree, cache in order}
                pairs.append((times[before], times[ROOT]))
            ratios = [now / old for old, now in pairs]
            low, high = interval(ratios)
            old, now = (statistics.median(column) for column in zip(*pairs, strict=True))
            print(
                f"| {name} | {format_time(old)} | {format_time(now)} "
                f"| {statistics.median(ratios):.3f} | {low:.3f} to {high:.3f} |",
                flush=True,
            )
            if low > TOLERANCE and rounds >= FEWEST_ROUNDS:
                slower.append(name)
    found = ", ".join(slower) or ("nothing" if options.rounds >= FEWEST_ROUNDS else "too few rounds to say")
    print(f"slower by more than {TOLERANCE - 1:.0%} beyond doubt: {found}")
    return 1 if slower else 0


if __name__ == "__main__":
    sys.exit(main())

"""Measure the speed of the rules engine, both interpreted and compiled.

The benchmark plays complete random four-player games on one core. A decision is an action drawn uniformly from all
legal actions of a seat. `python -m bench.speed` prints the result. `--write` also updates the section in
docs/develop/benchmarks/speed.md.
"""

import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from bench.page import machine, publish
from downforce import compiled, new_game
from downforce.arena import playout
from downforce.rng import Rng, below, seed_rng
from downforce.rules.model import Deal, State
from downforce.rules.names import MAX_LEGAL
from downforce.rules.setup.options import Options
from downforce.rulesets import choose_rulesets

ROUNDS = 7
TRACKS = ("river-station", "marina-bay")
START = (
    "import time; start = time.perf_counter(); import numpy as np; from bench.speed import Compiled, TRACKS; "
    "Compiled(TRACKS[0]).run(1, 0); print(time.perf_counter() - start)"
)


class Interpreted:
    name = "interpreted"

    def __init__(self, track: str) -> None:
        self.board = choose_rulesets(Options.read({"players": 4, "track": track}))[0].board
        self.arrays: tuple[Any, ...] = (State(), self.board, Deal(), Rng())

    def run(self, games: int, seed: int) -> tuple[float, int, int]:
        """Play games. Return the seconds, the number of decisions, and how many decisions had only one option."""
        counts = [0, 0]
        start = time.process_time()
        state, board, deal, rng = self.arrays
        playout.play_many(state, board, deal, rng, [0] * MAX_LEGAL, counts, seed, games)
        return time.process_time() - start, counts[0], counts[1]


class Compiled:
    name = "compiled"

    def __init__(self, track: str) -> None:
        import numpy as np

        plain = Interpreted(track)
        self.kernel = compiled.kernel(playout)
        self.arrays = tuple(compiled.to_records(thing)[0] for thing in plain.arrays)
        self.out, self.counts = np.zeros(MAX_LEGAL, np.int64), np.zeros(2, np.int64)

    def run(self, games: int, seed: int) -> tuple[float, int, int]:
        self.counts[:] = 0
        start = time.process_time()
        self.kernel.play_many(*self.arrays, self.out, self.counts, seed, games)
        return time.process_time() - start, int(self.counts[0]), int(self.counts[1])


def microseconds_through_game(games: int) -> float:
    """Return the microseconds per decision when using `Game.play`, including notation and events."""
    rng, spent, decisions = Rng(), 0.0, 0
    for seed in range(games):
        seed_rng(rng, seed)
        game = new_game(players=4, seed=seed)
        while game.waiting:
            seat = game.waiting[0]
            legal = game.legal(seat)
            action = legal[below(rng, len(legal))]
            start = time.process_time()
            game.play(seat, action)
            spent += time.process_time() - start
            decisions += 1
    return spent / decisions * 1e6


def startup_seconds(cache: str) -> float:
    """Return the seconds from the start of a fresh process to the end of its first compiled game."""
    env = {**os.environ, "DOWNFORCE_CACHE": cache}
    done = subprocess.run([sys.executable, "-c", START], env=env, capture_output=True, text=True, check=True)
    return float(done.stdout)


def measure() -> list[str]:
    rows = []
    for track in TRACKS:
        ways: list[tuple[Interpreted | Compiled, int]] = [(Interpreted(track), 60), (Compiled(track), 20_000)]
        for way, _ in ways:
            way.run(2, 0)
        results: dict[str, list[tuple[float, float, float]]] = {way.name: [] for way, _ in ways}
        for turn in range(ROUNDS):  # alternating, so that disturbances affect both equally
            for way, games in ways:
                spent, decisions, forced = way.run(games, turn * 100_000)
                results[way.name].append((games / spent, decisions / spent, forced / decisions))
        for way, games in ways:
            rate, per_second, forced_share = (
                statistics.median(column) for column in zip(*results[way.name], strict=True)
            )
            spread = [rate for rate, _, _ in results[way.name]]
            rows.append(
                f"| {track} | {way.name} | {rate:,.0f} ({min(spread):,.0f}-{max(spread):,.0f}) | {per_second:,.0f} | "
                f"{1e6 / per_second:,.2f} µs | {forced_share:.1%} | {games * ROUNDS:,} |"
            )
        ratio = statistics.median(b[0] / a[0] for a, b in zip(*results.values(), strict=True))
        rows.append(f"| {track} | compiled / interpreted | {ratio:,.0f} x | | | | |")
    return rows


def report() -> str:
    if not compiled.AVAILABLE:
        sys.exit("bench: numba is not installed, so there is nothing to compare: make install")
    with tempfile.TemporaryDirectory() as cache:
        cold, warm = startup_seconds(cache), statistics.median(startup_seconds(cache) for _ in range(5))
        size = sum(path.stat().st_size for path in Path(cache).rglob("*") if path.is_file())
    lines = [
        f"Made by `make bench` on: {machine()}.",
        f"Rates are medians of {ROUNDS} rounds in CPU time, taking turns; in brackets the slowest and fastest.",
        "Complete random 4-player games from the deal to the score; a decision is an action that a seat is asked for,",
        "after the complete legal list was made and one drawn uniformly.",
        "",
        "| track | run | games/s | decisions/s | a decision | with one option | games |",
        "|---|---|--:|--:|--:|--:|--:|",
        *measure(),
        "",
        "| what | figure |",
        "|---|--:|",
        f"| compile everything, cold (a fresh process to the first game) | {cold:.1f} s |",
        f"| start from the cache (a fresh process to the first game, median of 5) | {warm:.2f} s |",
        f"| the cache on disk | {size / 1e6:.1f} MB |",
        f"| a state, compiled | {compiled.derive_dtype(State()).itemsize:,} bytes |",
        f"| a board, compiled | {compiled.derive_dtype(Interpreted(TRACKS[0]).board).itemsize:,} bytes |",
        f"| an action through `Game.play`, with notation, log and events | {microseconds_through_game(20):.0f} µs |",
    ]
    return "\n".join(lines)


if __name__ == "__main__":
    publish("Our rules", report())

"""Measure how long it takes to analyse every decision in whole four-player games between pros, on one core.

`python -m bench.analysis` prints the result. `--write` also updates the section in docs/develop/benchmarks/speed.md.
All times are CPU time, which a busy machine affects only slightly. The first verdict is timed from the start of a fresh
process with everything already compiled. This is how long a player waits on a server that has not analysed any game
yet.
"""

import argparse
import json
import os
import resource
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path
from typing import Any

from bench.page import machine, write_part
from downforce import compiled
from downforce.analysis.analyse import PLAYOUTS, analyse
from downforce.analysis.judge import Judge
from downforce.arena.play_bots import play_by_view
from downforce.rules.setup.options import Options

PLAYERS = 4
SEED = 735_000_000
PARTS = {
    "play_worlds": "candidates, tried in their worlds",
    "open_win_probabilities": "the graph",
    "bet_odds": "how cars may come in, at bets",
    "par": "the par of the deal",
}
FIRST = """
import json, sys
from downforce.analysis.analyse import analyse_parts
next(part for part in analyse_parts(json.load(open(sys.argv[1]))) if part["decision"])
"""
Spent = defaultdict[str, float]  # CPU seconds by method


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=5)
    parser.add_argument("--playouts", type=int, default=PLAYOUTS)
    parser.add_argument("--write", action="store_true", help="put the table into docs/develop/benchmarks/speed.md")
    arguments = parser.parse_args()
    if not compiled.AVAILABLE:
        sys.exit("bench: numba is not installed, and without it far fewer playouts are made: make install")
    text = report(arguments.games, arguments.playouts)
    print(text)
    if arguments.write:
        write_part("Analysis", text)


def report(games: int, playouts: int) -> str:
    load = os.getloadavg()[0]
    records = [play_record(seed) for seed in range(SEED, SEED + games)]
    analyse(records[0], playouts=100)  # compile and load everything first
    spent, rows = time_judge(), []
    for record in records:
        begin = time.process_time()
        found = analyse(record, playouts=playouts)
        whole = time.process_time() - begin
        spent["whole"] += whole
        actions, decisions = len(record["actions"]), len(found["decisions"])
        rows.append(f"| {actions} | {decisions} | {first_verdict(record):.1f} s | {whole:.1f} s |")
        print(rows[-1], flush=True)
    return "\n".join(
        [
            f"Made by `make bench-analysis` on: {machine()}; load average before: {load:.1f}.",
            f"Games of four pros, {playouts} playouts a decision; seconds of the processor.",
            "",
            "| actions | decisions | first verdict, in a fresh process | the whole game |",
            "|--:|--:|--:|--:|",
            *rows,
            "",
            "| where | share |",
            "|---|--:|",
            *(f"| {words} | {spent[name] / spent['whole']:.0%} |" for name, words in PARTS.items()),
            f"| all else: views, sums, reasons | {1 - sum(spent[name] for name in PARTS) / spent['whole']:.0%} |",
        ]
    )


def play_record(seed: int) -> Any:
    return play_by_view(Options.read({"players": PLAYERS}), ("pro",) * PLAYERS, seed).game.record()


def time_judge() -> Spent:
    """Start timing the methods of the judge. Return a mapping that collects the seconds by method."""
    spent: Spent = defaultdict(float)
    for name in PARTS:
        setattr(Judge, name, timed(getattr(Judge, name), name, spent))
    return spent


def timed(method: Callable[..., Any], name: str, spent: Spent) -> Callable[..., Any]:
    def with_time(*given: Any) -> Any:
        begin = time.process_time()
        found = method(*given)
        spent[name] += time.process_time() - begin
        return found

    return with_time


def first_verdict(record: Any) -> float:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "game.json"
        path.write_text(json.dumps(record))
        before = children_seconds()
        subprocess.run([sys.executable, "-c", FIRST, str(path)], check=True)
        return children_seconds() - before


def children_seconds() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


if __name__ == "__main__":
    main()

"""Compare how fast Downforce and other game libraries play random games, running alternately on one core.

Run this with `make bench-peers`, which uses an environment with the other libraries. `--write` also updates the section
in docs/develop/benchmarks/speed.md.
"""

import json
import os
import statistics
import subprocess
import sys
from typing import Any

from bench.page import machine, publish

ROUNDS = 5
SECONDS = 0.6  # for each driver in each round
MODULES = {"ours": "ours", "openspiel": "OpenSpiel", "catan": "Catanatron", "rlcards": "RLCard", "pgxs": "pgx"}
HEADING = "Beside others"
ONE_THREAD = {
    "XLA_FLAGS": "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1",
    "JAX_PLATFORMS": "cpu",
    **dict.fromkeys(("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "NUMBA_NUM_THREADS"), "1"),
}
ABOUT = f"""\
Complete random games; medians of {ROUNDS} rounds of {SECONDS} s CPU time each, all in turns on the same core.
Ratios are to the first line, round by round (in brackets the lowest and highest): below 1 is slower than ours.

A decision is one action of a player, drawn uniformly from the complete legal list or mask made for it. Those with
one option are counted; what chance does is not. Games differ in length and in what a decision takes: the figures
say how fast these games run here, not which library is better. pgx is made for accelerators; this is one core."""


class Worker:
    """A client for a process that runs bench/peers/worker.py."""

    def __init__(self, module: str) -> None:
        command = [sys.executable, "-m", "bench.peers.worker", module]
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env={**os.environ, **ONE_THREAD}
        )
        reply = self.read_reply()
        self.drivers: list[dict[str, Any]] = reply if isinstance(reply, list) else []
        self.problem: str = "" if isinstance(reply, list) else reply["problem"]

    def read_reply(self) -> Any:
        assert self.process.stdout is not None
        return json.loads(self.process.stdout.readline() or '{"problem": "it stopped"}')

    def run(self, number: int) -> tuple[float, float]:
        """Run a driver. Return the games and decisions per second."""
        assert self.process.stdin is not None
        print(number, SECONDS, file=self.process.stdin, flush=True)
        played = self.read_reply()
        return played["games"] / played["seconds"], played["decisions"] / played["seconds"]

    def end(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


def measure(workers: list[Worker]) -> list[list[tuple[float, float]]]:
    """Return the rates of all drivers, round by round.

    The drivers take turns in each round, so that disturbances affect all of them equally.
    """
    rounds = []
    for turn in range(ROUNDS):
        print(f"round {turn + 1} of {ROUNDS}", file=sys.stderr)
        rounds.append([worker.run(i) for worker in workers for i in range(len(worker.drivers))])
    return rounds


def rows(drivers: list[dict[str, Any]], rounds: list[list[tuple[float, float]]]) -> list[str]:
    """Return the rows of the results table. Ratios are relative to the first driver in the same round."""
    made = []
    for driver, results in zip(drivers, zip(*rounds, strict=True), strict=True):
        games, decisions = (statistics.median(column) for column in zip(*results, strict=True))
        ratios = [result[1] / one[0][1] for result, one in zip(results, rounds, strict=True)]
        games_ratio = statistics.median(result[0] / one[0][0] for result, one in zip(results, rounds, strict=True))
        made.append(
            f"| {driver['name']} | {decisions:,.0f} | {statistics.median(ratios):.2g} "
            f"({min(ratios):.2g}-{max(ratios):.2g}) | {driver['forced']:.0%} | {decisions / games:,.0f} | "
            f"{games:,.0f} | {games_ratio:.2g} |"
        )
    return made


def report() -> str:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})  # the workers inherit the affinity
    workers = []
    for module, name in MODULES.items():
        print(f"starting {name}", file=sys.stderr)
        workers.append(Worker(module))
    if workers[0].problem:
        sys.exit(f"bench: our own part does not run: {workers[0].problem}")
    rounds = measure(workers)
    for worker in workers:
        if not worker.problem:
            worker.end()
    drivers = [driver for worker in workers for driver in worker.drivers]
    problems = [
        f"- {name} did not run here: {worker.problem}"
        for name, worker in zip(MODULES.values(), workers, strict=True)
        if worker.problem
    ]
    counted = dict.fromkeys(
        f"- {name} ({driver['version']}): {driver['how']}."
        for name, worker in zip(MODULES.values(), workers, strict=True)
        for driver in worker.drivers
    )
    lines = [
        f"Made by `make bench-peers` on: {machine()}.",
        *ABOUT.splitlines(),
        "",
        "| what | decisions/s | to ours | with one option | decisions a game | games/s | to ours |",
        "|---|--:|--:|--:|--:|--:|--:|",
        *rows(drivers, rounds),
        "",
        *counted,
        *problems,
    ]
    return "\n".join(lines)


if __name__ == "__main__":
    publish(HEADING, report())

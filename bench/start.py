"""Measure how long commands take to respond, each in a fresh process.

`python -m bench.start` prints the result. `--write` also updates the section in docs/develop/benchmarks/speed.md.
"""

import contextlib
import os
import resource
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable
from functools import partial
from pathlib import Path

from bench.load.__main__ import cpu
from bench.page import machine, publish
from tests.server.databases import free_port

ROUNDS = 15
COMMAND = ("-m", "downforce")
STARTS = {
    "Python alone": ("-c", ""),
    "`import downforce`": ("-c", "import downforce"),
    "`downforce.new_game()`": ("-c", "import downforce; downforce.new_game()"),
    "`downforce --version`": (*COMMAND, "--version"),
    "`downforce --help`": (*COMMAND, "--help"),
    "`downforce play --help`": (*COMMAND, "play", "--help"),
    "`downforce serve --help`": (*COMMAND, "serve", "--help"),
    "`downforce play --bots ?`": (*COMMAND, "play", "--bots", "?"),
    "`downforce track draw`": (*COMMAND, "track", "draw", "river-station"),
}


def spent(arguments: tuple[str, ...]) -> tuple[float, float]:
    """Run a command. Return the elapsed time and the CPU time, which is more meaningful on a busy machine."""
    began, before = time.perf_counter(), resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([sys.executable, *arguments], stdout=subprocess.DEVNULL, check=True)
    clock, after = time.perf_counter() - began, resource.getrusage(resource.RUSAGE_CHILDREN)
    return clock, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def serving(database: Path) -> tuple[float, float]:
    """Return the elapsed time and the CPU time until a server answers its first request."""
    port, began = free_port(), time.perf_counter()
    command = [sys.executable, *COMMAND, "serve", "--port", str(port), "--database", f"sqlite:///{database}"]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        while True:
            with contextlib.suppress(OSError), urllib.request.urlopen(f"http://127.0.0.1:{port}/api/health"):
                return time.perf_counter() - began, cpu(process.pid)
            time.sleep(0.01)
    finally:
        process.terminate()
        process.wait()


def row(what: str, start: Callable[[], tuple[float, float]]) -> str:
    start()  # the first run compiles changed files and creates the database
    clock, processor = zip(*(start() for _ in range(ROUNDS)), strict=True)
    return f"| {what} | {min(clock):.2f} s | {statistics.median(clock):.2f} s | {min(processor):.2f} s |"


def report() -> str:
    lines = [
        f"Made by `make bench-start` on: {machine()}; load average before: {os.getloadavg()[0]:.1f}.",
        f"{ROUNDS} fresh processes each; most of a command's time is typer's and pydantic's.",
        "",
        "| what | fastest | median | processor, fastest |",
        "|---|--:|--:|--:|",
        *(row(what, partial(spent, arguments)) for what, arguments in STARTS.items()),
    ]
    with tempfile.TemporaryDirectory() as folder:
        lines.append(row("`downforce serve`, to its first answer", partial(serving, Path(folder) / "store.db")))
    return "\n".join(lines)


if __name__ == "__main__":
    publish("Starting", report())

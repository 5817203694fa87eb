"""Measure how long a command takes to reach the last listener, with SQLite and PostgreSQL: `python -m bench.load`.

`--write` also updates the sections in docs/develop/benchmarks/speed.md.
"""

import argparse
import asyncio
import contextlib
import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import asyncpg

from bench.load import bare
from bench.load.generate import ANY, AUCTION
from bench.page import machine, write_part
from tests.server.databases import free_port, postgres, wait_for

HERE = Path(__file__).parents[2]
TICKS = os.sysconf("SC_CLK_TCK")
LIMIT = 0.1  # upper limit for the 99th percentile, in seconds
RATES = (1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 4.0)  # commands per second at each game table
TRIES = 2
BARE_SECONDS = 8.0
STAGES = {
    ANY: "Tables are at any point of their games when it begins; when a game ends, its players begin the next.",
    AUCTION: "All tables are in their auction.",
}
TITLES = {ANY: "The server under load", AUCTION: "The server under load, in the auction"}


@contextlib.contextmanager
def server(
    database: str, folder: Path, code: Path = HERE, python: str = sys.executable, sampled: Path | None = None
) -> Iterator[tuple[str, int]]:
    """Run a server process with the package in the folder `code`. Yield its address and process id."""
    port = free_port()
    start = ["-m", "bench.load.sampled", str(sampled)] if sampled else ["-m", "downforce"]
    command = [python, *start, "serve", "--port", str(port), "--database", database]
    command += ["--bot-workers", "0"]  # no bots, so that no search is compiled during the measurement
    more = {"DOWNFORCE_SECRET": "only for the load test", "DOWNFORCE_SILENT": "3600", "PYTHONPATH": str(code)}
    # Before the measurement, games are advanced faster than the usual limits allow
    for limit in ("MESSAGES", "UNWANTED", "CONNECTS_PER_GUEST", "REQUESTS_PER_GUEST"):
        more[f"DOWNFORCE_{limit}"] = "100000"
    with (folder / "server.log").open("w") as log:
        process = subprocess.Popen(command, cwd=code, env={**os.environ, **more}, stdout=log, stderr=log)
    try:
        wait_for(port)
        while urllib.request.urlopen(f"http://127.0.0.1:{port}/api/health").status != 200:
            time.sleep(0.1)
        yield f"http://127.0.0.1:{port}", process.pid
    finally:
        process.terminate()
        process.wait(30)


def cpu(pid: int) -> float:
    """Return the CPU seconds used by a process so far, without its children."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def starved(pid: int) -> float:
    """Return how long a process was ready to run but had no core, in seconds."""
    return int(Path(f"/proc/{pid}/schedstat").read_text().split()[1]) / 1e9


def memory(pid: int) -> float:
    """Return the resident memory of a process in megabytes."""
    found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{pid}/status").read_text())
    assert found is not None
    return int(found[1]) / 1024


def measure(
    base: str, pid: int, tables: int, rate: float, seconds: float, stage: str, sampled: bool = False
) -> dict[str, Any]:
    """Run the load generator once and return the measurements.

    They include the CPU time that the server used while counting, and the memory per game table. The first table is not
    counted for memory, because it also loads what all tables share.
    """
    command = [sys.executable, "-m", "bench.load.generate", base, str(tables), str(rate), str(seconds), stage]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        marks: dict[str, tuple[float, float, float, float]] = {}
        for line in process.stdout:
            if line.startswith("{"):
                result: dict[str, Any] = json.loads(line)
            else:
                marks[line.strip()] = (time.monotonic(), cpu(pid), memory(pid), starved(pid))
                if sampled and line.strip() in ("counting", "counted"):
                    os.kill(pid, signal.SIGUSR1)
    used = marks["counted"][1] - marks["counting"][1]
    took = marks["counted"][0] - marks["counting"][0]
    return {
        **result,
        "tables": tables,
        "cpu": used / took,
        "starved": (marks["counted"][3] - marks["counting"][3]) / took,
        "per_move": used / max(1, result["commands"]),
        "memory": (marks["ready"][2] - marks["one"][2]) / max(1, tables - 1),
    }


def row(kind: str, found: dict[str, Any], rate: float, least: float) -> str:
    """Return a row of the results table. `least` is the cost of a command on the bare server (bench/load/bare.py)."""
    return (
        f"| {kind} | {found['tables']} | {rate:g} | {found['rate']:.0f} | {found['p50'] * 1000:.0f} ms "
        f"| {found['p99'] * 1000:.0f} ms | {found['per_move'] * 1000:.2f} ms "
        f"| {least * 1000:.2f} ms | {found['per_move'] / least:.1f} | {found['cpu']:.0%} "
        f"| {found['starved']:.0%} | {found['memory'] * 1024:.0f} kB |"
    )


def versions(against: str | None, folder: Path) -> dict[str, Path]:
    """Return the versions of the package to measure alternately, by name.

    These are the current version and, if given, the version from an earlier commit.
    """
    if against is None:
        return {"": HERE}
    (folder / "before").mkdir()
    packed = subprocess.run(["git", "archive", against, "downforce"], cwd=HERE, check=True, capture_output=True).stdout
    subprocess.run(["tar", "-x", "-C", str(folder / "before")], input=packed, check=True)
    return {f", {against}": folder / "before", ", now": HERE}


def describe_run() -> str:
    shared = machine("shared by server, generator and database")
    first = " All processes ran at real-time priority." if os.sched_getscheduler(0) == os.SCHED_RR else ""
    return f"Made by `make bench-load` on: {shared}; load average before: {os.getloadavg()[0]:.1f}.{first}"


def new_database(address: str, run: object) -> str:
    """Create a database for one run and return its address. Different versions may need different schemas."""
    name = "run_" + re.sub(r"\W", "_", str(run))

    async def make() -> None:
        connection = await asyncpg.connect(address)
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    asyncio.run(make())
    return urlsplit(address)._replace(path=f"/{name}").geturl()


@contextlib.contextmanager
def stores(wanted: list[str], folder: Path) -> Iterator[dict[str, Callable[[object], str]]]:
    """Yield a function for each kind of database, which returns the address of a new database for a run."""
    with contextlib.ExitStack() as stack:
        made: dict[str, Callable[[object], str]] = {}
        if "sqlite" in wanted:
            made["SQLite"] = lambda run: f"sqlite:///{folder / f'{run}.db'}"
        if "postgresql" in wanted:
            made["PostgreSQL"] = partial(new_database, stack.enter_context(postgres(folder / "pg")))
        yield made


def measure_bare(tables: int, folder: Path) -> float:
    """Return the CPU seconds that a command takes on the bare server (bench/load/bare.py)."""
    with tempfile.TemporaryDirectory(dir=folder) as own:
        return bare.measure(tables, BARE_SECONDS, f"sqlite:///{own}/bare.db")


def report(options: argparse.Namespace, folder: Path) -> str:
    lines = [
        describe_run(),
        "A table is four scripted players and a spectator, each with a socket of their own; every table sends commands",
        "at the rate given, due whether or not the last one is through (open loop). The time runs from when a command",
        f"was due until the last of the five has heard of it; {options.seconds:g} s a row. Bots take no part.",
        STAGES[options.stage],
        "The bare server knows no game: it stores a line in SQLite and sends as many bytes to five readers",
        "(`bench.load.bare`). It is measured before and after each row, at the same number of tables; the mean counts.",
        "",
        "| store | tables | commands/s each | commands/s | p50 | p99 | CPU a command | bare server | ours / bare "
        "| server's CPU | waiting for a core | memory a table |",
        "|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|",
    ]
    packages = versions(options.against, folder)
    with stores(options.stores, folder) as kinds:
        for kind, url in kinds.items():
            for tables in options.tables:
                least = [measure_bare(tables, folder)]
                for version, code in packages.items():
                    with server(url(f"{tables}{version}"), folder, code, options.python) as (base, pid):
                        found = measure(base, pid, tables, options.rate, options.seconds, options.stage)
                    least.append(measure_bare(tables, folder))
                    lines.append(row(f"{kind}{version}", found, options.rate, sum(least[-2:]) / 2))
                    print(lines[-1], json.dumps(found), flush=True)
    return "\n".join(lines) + "\n"


def report_parts(options: argparse.Namespace, folder: Path) -> str:
    """Return a report on where the server spends its CPU time, based on samples taken while counting."""
    tables, file = options.sample, folder / "sampled.json"
    with server(f"sqlite:///{folder / 'sampled.db'}", folder, python=options.python, sampled=file) as (base, pid):
        found = measure(base, pid, tables, options.rate, options.seconds, options.stage, sampled=True)
    parts: dict[str, int] = dict(json.loads(file.read_text())["parts"])
    lines = [
        describe_run(),
        f"{tables} tables as above on SQLite; the stack is looked at every other millisecond of CPU.",
        STAGES[options.stage],
        f"{found['per_move'] * 1000:.2f} ms of CPU a command. Time in system calls counts for the code that runs next.",
        "",
        "| part | share | a command |",
        "|---|--:|--:|",
    ]
    for part, count in parts.items():
        share = count / sum(parts.values())
        lines.append(f"| {part} | {share:.0%} | {share * found['per_move'] * 1e6:.0f} µs |")
    return "\n".join(lines) + "\n"


def report_highest(options: argparse.Namespace, folder: Path) -> str:
    lines = [
        describe_run(),
        f"{options.highest} tables as above send faster and faster, until p99 is above 100 ms or commands fall behind,",
        f"in each of {TRIES} runs of {options.seconds:g} s: others use this machine too. {STAGES[options.stage]}",
        "",
        "| store | the highest rate held, commands/s | p50 | p99 | server's CPU |",
        "|---|--:|--:|--:|--:|",
    ]
    with stores(options.stores, folder) as kinds:
        for kind, url in kinds.items():
            held = climb(url, folder, options)
            lines.append(
                f"| {kind} | {held['rate']:.0f} | {held['p50'] * 1000:.0f} ms | {held['p99'] * 1000:.0f} ms "
                f"| {held['cpu']:.0%} |"
                if held
                else f"| {kind} | none of those tried | | | |"
            )
            print(lines[-1], flush=True)
    return "\n".join(lines) + "\n"


def climb(url: Callable[[object], str], folder: Path, options: argparse.Namespace) -> dict[str, Any]:
    """Increase the rate until the server is too slow.

    Return the fastest run that stayed within the limit, or an empty dict if none did.
    """
    held: dict[str, Any] = {}
    for rate in RATES:
        for run in range(TRIES):
            with server(url(f"climb-{rate}-{run}"), folder, python=options.python) as (base, pid):
                found = measure(base, pid, options.highest, rate, options.seconds, options.stage)
            print(rate, json.dumps(found), flush=True)
            if found["p99"] <= LIMIT and found["rate"] >= 0.95 * found["wanted"]:
                held = found
                break
        else:
            break
    return held


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, nargs="*", default=[50, 200, 800])
    parser.add_argument("--rate", type=float, default=1.0)
    parser.add_argument(
        "--stage", choices=list(STAGES), default=ANY, help="of their games, in which tables are measured"
    )
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--stores", nargs="*", default=["sqlite", "postgresql"])
    parser.add_argument("--against", metavar="COMMIT", help="an earlier commit, measured side by side")
    parser.add_argument("--sample", type=int, default=200, help="tables for the profile of the server; 0: none")
    parser.add_argument("--highest", type=int, default=200, help="tables for the search of the highest rate; 0: none")
    parser.add_argument(
        "--python", default=sys.executable, help="what the server runs with; its packages must be there"
    )
    parser.add_argument("--first", action="store_true", help="before whatever else this machine does; needs root")
    parser.add_argument("--write", action="store_true", help="put the table into docs/develop/benchmarks/speed.md")
    chosen = parser.parse_args()
    if chosen.first:
        os.sched_setscheduler(0, os.SCHED_RR, os.sched_param(1))
    with tempfile.TemporaryDirectory() as folder:
        parts = {}
        if chosen.tables:
            parts[TITLES[chosen.stage]] = report(chosen, Path(folder))
        if chosen.sample:
            parts["Where a command's time goes"] = report_parts(chosen, Path(folder))
        if chosen.highest:
            parts["The highest rate held"] = report_highest(chosen, Path(folder))
    for title, made in parts.items():
        print(made)
        if chosen.write:
            write_part(title, made)

"""Measure a bare server that knows nothing about the game: `python -m bench.load.bare`.

For each message, the bare server optionally stores a log entry in SQLite like a game table, and sends a message of
realistic length to five readers. Anything that a command costs the real server beyond that is due to the game. If the
cost depends on the number of tables even here, this is due to the machine.
"""

import argparse
import asyncio
import itertools
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import cast

import uvloop

from bench.command import LINES, make_table
from bench.page import machine, write_part
from downforce.room.stored_rows import Entry
from downforce.server.store import Store
from tests.server.databases import free_port, wait_for

READERS = 5
TABLE = "bare"
COMMAND, NEWS = b"y" * 90, b"x" * 1150  # messages of realistic length
WARM = 2.0  # seconds before counting begins
HERE = Path(__file__).parents[2]


class Page(asyncio.Protocol):
    """The connection of a reader. The first message names the game table, and all others are commands."""

    def __init__(self, store: Store | None, tables: dict[bytes, list["Page"]], numbers: Iterator[int]) -> None:
        self.store = store
        self.tables = tables
        self.numbers = numbers
        self.table = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        if not self.table:
            self.table = data
            self.tables.setdefault(data, []).append(self)
        elif self.store is None:
            self.broadcast()
        else:
            asyncio.get_running_loop().create_task(self.act(self.store))

    async def act(self, store: Store) -> None:
        number = next(self.numbers)
        await store.append(Entry(TABLE, number, 0, "bid R6Y4K2B1", f"load-{number:08}", 0.0))
        self.broadcast()

    def broadcast(self) -> None:
        for page in self.tables[self.table]:
            page.transport.write(NEWS)


async def serve(port: int, database: str) -> None:
    """Serve game tables. For each line on standard input, print the CPU time used so far, until the input ends."""
    store = await Store.open(database, fast=True) if database else None
    if store is not None:
        await store.make_table(replace(make_table(0)[0].table, id=TABLE), [])
        for number in range(-LINES, 0):  # after this, SQLite's write-ahead log has its full size and is overwritten
            await store.append(Entry(TABLE, number, 0, "bid R6Y4K2B1", f"load-{number}", 0.0))
    loop, numbers = asyncio.get_running_loop(), itertools.count(1)
    tables: dict[bytes, list[Page]] = {}
    server = await loop.create_server(lambda: Page(store, tables, numbers), "127.0.0.1", port)
    while await loop.run_in_executor(None, sys.stdin.readline):
        print(sum(os.times()[:2]), flush=True)
    server.close()


async def send(port: int, tables: int, seconds: float) -> None:
    """Send evenly spaced commands, one per second at each game table. Print a line when counting begins and ends."""
    loop = asyncio.get_running_loop()
    first = []
    for table in range(tables):
        pages = [(await loop.create_connection(asyncio.Protocol, "127.0.0.1", port))[0] for _ in range(READERS)]
        for page in pages:
            page.write(b"%d" % table)
        first.append(pages[0])
    begin = loop.time() + 0.5
    for number in range(int(tables * (WARM + seconds))):
        if number in (int(tables * WARM), int(tables * (WARM + seconds)) - 1):
            print("now", flush=True)
        await asyncio.sleep(max(0.0, begin + number / tables - loop.time()))
        first[number % tables].write(COMMAND)


def measure(tables: int, seconds: float, database: str) -> float:
    """Return the CPU seconds that one command takes."""
    port, me = free_port(), [sys.executable, "-m", "bench.load.bare"]
    with subprocess.Popen(
        [*me, "serve", str(port), database], cwd=HERE, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as server:
        assert server.stdin is not None
        assert server.stdout is not None
        wait_for(port)
        with subprocess.Popen(
            [*me, "send", str(port), str(tables), str(seconds)], cwd=HERE, stdout=subprocess.PIPE, text=True
        ) as sender:
            assert sender.stdout is not None
            used = []
            for _ in sender.stdout:
                print(file=server.stdin, flush=True)
                used.append(float(server.stdout.readline()))
        server.stdin.close()
    return (used[1] - used[0]) / (tables * seconds)


def report(options: argparse.Namespace) -> str:
    shared = machine("shared by server and sender")
    lines = [
        f"Made by `python -m bench.load.bare` on: {shared}; load average before: {os.getloadavg()[0]:.1f}.",
        "A server that knows no game: for a command a second from each table it tells five readers 1,150 bytes, by",
        f"uvloop alone; or stores a line before, as ours does. CPU of a command, {options.seconds:g} s a figure.",
        "",
        "| tables | sockets alone | and a line in SQLite |",
        "|--:|--:|--:|",
    ]
    with tempfile.TemporaryDirectory() as folder:
        for tables in options.tables:
            costs = [measure(tables, options.seconds, database) for database in ("", f"sqlite:///{folder}/{tables}.db")]
            lines.append(f"| {tables} | {costs[0] * 1e6:.0f} µs | {costs[1] * 1e6:.0f} µs |")
            print(lines[-1], flush=True)
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    if sys.argv[1:2] == ["serve"]:
        asyncio.Runner(loop_factory=uvloop.new_event_loop).run(serve(int(sys.argv[2]), sys.argv[3]))
    elif sys.argv[1:2] == ["send"]:
        asyncio.Runner(loop_factory=uvloop.new_event_loop).run(
            send(int(sys.argv[2]), int(sys.argv[3]), float(sys.argv[4]))
        )
    else:
        parser = argparse.ArgumentParser(description=__doc__)
        parser.add_argument("--tables", type=int, nargs="*", default=[50, 200, 800])
        parser.add_argument("--seconds", type=float, default=8.0)
        parser.add_argument("--first", action="store_true", help="before whatever else this machine does; needs root")
        parser.add_argument("--write", action="store_true", help="put the table into docs/develop/benchmarks/speed.md")
        chosen = parser.parse_args()
        if chosen.first:
            os.sched_setscheduler(0, os.SCHED_RR, os.sched_param(1))
        made = report(chosen)
        print(made)
        if chosen.write:
            write_part("Without a game", made)

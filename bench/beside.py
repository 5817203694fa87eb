"""Measure whether an analysis slows down live games on the same server, which runs alternately without and with one.

`python -m bench.beside` prints the result. `--write` also updates the section in docs/develop/benchmarks/speed.md. At
most game tables, scripted players play as in bench.load. At the others, a scripted player who answers quickly plays
against three bots, which do not pause for readers as they usually do. The answer of a bot is timed from the message
after which only bots must act to the next message. The champion bot thinks for a fixed time, so a slower machine would
not delay its answers but make them worse. This would show in its CPU time per answer.
"""

import argparse
import asyncio
import itertools
import os
import random
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import orjson
import websockets

from bench.load.__main__ import starved
from bench.load.tables import Json, Measured, Table
from bench.page import machine, write_part
from downforce.arena.play_bots import play_by_view
from downforce.game import Game
from downforce.rules.setup.options import Options
from downforce.server.store import Store
from downforce.server.workers import analyst, bot_pool
from tests.reader import Reader
from tests.server.finished_games import store_table
from tests.server.server_process import serving

LEVELS = ("champion", "pro")  # one game table for each level, with a player against three bots
ANSWERS = 0.25  # seconds that the player takes to answer
SETTLE = 1.5  # seconds between two measurements
WARM = 5.0  # seconds before the first measurement
SEED = 730_000_000
TICKS = os.sysconf("SC_CLK_TCK")
ALONE, BESIDE = "alone", "beside an analysis"
SERVER, ANALYSIS = "server", "analysis"


@dataclass
class Turn:
    """Measurements taken either without an analysis or beside one, added up over all periods of that kind."""

    commands: Measured = field(default_factory=Measured)
    answers: dict[str, list[float]] = field(default_factory=lambda: {level: [] for level in LEVELS})
    processor: Counter[str] = field(default_factory=Counter)  # CPU seconds, by process
    seconds: float = 0.0
    waited: float = 0.0  # the part of these seconds in which the server was ready to run but had no core
    parts: int = 0  # the number of actions analysed meanwhile


class BotTable:
    """A game table with a player who answers quickly and three bots of one level, playing game after game."""

    def __init__(self, base: str, level: str) -> None:
        self.base, self.level = base, level
        self.draw = random.Random(level)
        self.turn: Turn | None = None
        self.numbers = itertools.count()

    async def play(self) -> None:
        async with httpx.AsyncClient(timeout=60, base_url=f"{self.base}/api") as client:
            cookie = f"downforce={(await client.get('/me')).cookies['downforce']}"
            while True:
                seats = [{"kind": "me"}, *[{"kind": "bot", "level": self.level}] * 3]
                made = (await client.post("/tables", json={"seats": seats})).raise_for_status().json()
                (await client.post(f"/tables/{made['id']}/start", json={})).raise_for_status()
                address = f"{self.base.replace('http', 'ws', 1)}/api/tables/{made['id']}/live"
                async with websockets.connect(address, additional_headers={"Cookie": cookie}) as socket:
                    await self.race(socket)

    async def race(self, socket: websockets.ClientConnection) -> None:
        reader, since = Reader(), 0.0
        async with asyncio.TaskGroup() as acting:
            async for raw in socket:
                message, now = orjson.loads(raw), time.perf_counter()
                if message["t"] not in ("table", "news"):
                    continue
                frame = reader.read(message)
                if since and self.turn:
                    self.turn.answers[self.level].append(now - since)
                if frame["view"]["phase"] == "over":
                    return
                since = 0.0 if frame["offer"] else now
                if message.get("offer"):  # a new decision for the player
                    acting.create_task(self.act(socket, frame["seq"], frame["offer"]))

    async def act(self, socket: websockets.ClientConnection, seq: int, offer: Json) -> None:
        await asyncio.sleep(ANSWERS)
        action = self.draw.choice(offer["choices"])["action"]
        message = {"t": "act", "id": f"beside-{next(self.numbers):08}", "seq": seq, "action": action}
        await socket.send(orjson.dumps(message).decode())


class Analysis:
    """The analysis of one finished game, which can be started and stopped."""

    def __init__(self, client: httpx.AsyncClient, table: str) -> None:
        self.client, self.path = client, f"/tables/{table}/analysis"

    async def begin(self) -> None:
        (await self.client.post(self.path, json={})).raise_for_status()

    async def done(self) -> int:
        """Return the number of actions analysed so far. Assert that the analysis is still running."""
        state = (await self.client.get(f"{self.path}?after=100000")).raise_for_status().json()
        assert state["status"] == "running", state
        return int(state["done"])

    async def stop(self) -> None:
        (await self.client.request("DELETE", self.path, json={})).raise_for_status()


def family(pid: int) -> Iterator[int]:
    """Yield the id of a process and the ids of all its descendants."""
    yield pid
    for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split():
        yield from family(int(child))


def processor(pid: int) -> Counter[str]:
    """Return the CPU seconds used so far by the server itself, by the bots of each level, and by the analysis."""
    used: Any = Counter()  # counts floats, which the type of Counter does not allow
    levels = iter(reversed(LEVELS))  # the process of the faster level starts first
    for one in sorted(family(pid)):
        fields = Path(f"/proc/{one}/stat").read_text().rsplit(")", 1)[1].split()
        nice = int(fields[16])
        who = next(levels) if nice == bot_pool.NICENESS else ANALYSIS if nice == analyst.NICENESS else SERVER
        used[who] += (int(fields[11]) + int(fields[12])) / TICKS
    found: Counter[str] = used
    return found


async def take_turn(turn: Turn, people: list[Table], bots: list[BotTable], pid: int, seconds: float) -> None:
    before, begin, waited = processor(pid), time.perf_counter(), starved(pid)
    turn.commands.counting = True
    set_recorders(people, bots, turn.commands, turn)
    await asyncio.sleep(seconds)
    turn.commands.counting = False
    set_recorders(people, bots, Measured(), None)
    turn.seconds += time.perf_counter() - begin
    turn.waited += starved(pid) - waited
    turn.processor += processor(pid) - before


def set_recorders(people: list[Table], bots: list[BotTable], commands: Measured, turn: Turn | None) -> None:
    """Set where all game tables record their times from now on."""
    for table in people:
        table.measured = commands
    for other in bots:
        other.turn = turn


async def run_beside(turn: Turn, analysis: Analysis, alone: Callable[[Turn], Awaitable[None]]) -> None:
    """Take one measurement while a game is being analysed."""
    await analysis.begin()
    await asyncio.sleep(SETTLE)
    before = await analysis.done()
    await alone(turn)
    turn.parts += await analysis.done() - before
    await analysis.stop()
    await asyncio.sleep(SETTLE)


async def measure(arguments: argparse.Namespace, folder: Path) -> dict[str, Turn]:
    database = f"sqlite:///{folder / 'beside.db'}"
    store = await Store.open(database)
    finished = [await store_table(store, pros_game(SEED + k)) for k in range(arguments.turns + 1)]
    await store.close()
    found = {ALONE: Turn(), BESIDE: Turn()}
    async with (
        serving(database, folder, "--bot-workers", "1", "--bot-pause", "0") as child,
        httpx.AsyncClient(timeout=60) as sitting,
        httpx.AsyncClient(timeout=60, base_url=f"{child.base}/api") as client,
    ):
        assert child.process is not None
        await client.get("/me")
        analyses = [Analysis(client, table) for table in finished]
        people = [Table(child.base, arguments.rate, Measured(), seed) for seed in range(arguments.tables)]
        for table in people:
            await table.sit(sitting)
        bots = [BotTable(child.base, level) for level in LEVELS]
        begin = time.perf_counter()
        playing = [asyncio.create_task(table.play(sitting, begin)) for table in people]
        playing += [asyncio.create_task(table.play()) for table in bots]
        await warm_up(analyses.pop())
        alone = partial(take_turn, people=people, bots=bots, pid=child.process.pid, seconds=arguments.seconds)
        for number, analysis in enumerate(analyses):
            turns = [alone(found[ALONE]), run_beside(found[BESIDE], analysis, alone)]
            for turn in turns[::-1] if number % 2 else turns:
                await turn
        for task in playing:
            if task.done():
                task.result()
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        for table in people:
            table.leave()
    return found


def pros_game(seed: int) -> Game:
    return play_by_view(Options.read({"players": 4}), ("pro",) * 4, seed).game


async def warm_up(analysis: Analysis) -> None:
    """Wait until the processes for the analysis and the bots have loaded everything they need."""
    await analysis.begin()
    while await analysis.done() < 3:
        await asyncio.sleep(0.2)
    await analysis.stop()
    await asyncio.sleep(WARM)


def report(found: dict[str, Turn], arguments: argparse.Namespace) -> str:
    load = os.getloadavg()[0]
    return "\n".join(
        [
            f"Made by `make bench-beside` on: {machine('shared by server and generator')}; load average: {load:.1f}."
            + (" All of it came before whatever else the machine did." if arguments.first else ""),
            f"{arguments.tables} tables of four people with {arguments.rate:g} commands a second each, and two tables"
            f" of\na person and three bots ({', '.join(LEVELS)}), on one server (SQLite); {arguments.turns} turns of"
            f" {arguments.seconds:g} s without an analysis and as many beside one.",
            "",
            "| | count | p50 | p99 | worst | processor each |",
            "|---|--:|--:|--:|--:|--:|",
            *(row(f"commands, {kind}", turn.commands.times, turn.processor[SERVER]) for kind, turn in found.items()),
            *(
                row(f"{level}'s answers, {kind}", turn.answers[level], turn.processor[level])
                for level in LEVELS
                for kind, turn in found.items()
            ),
            "",
            f"The analysis had {found[BESIDE].processor[ANALYSIS] / found[BESIDE].seconds:.0%} of a core and judged"
            f" {found[BESIDE].parts} actions meanwhile. The server was ready and had no core for"
            f" {found[ALONE].waited / found[ALONE].seconds:.1%} of the time alone,"
            f" {found[BESIDE].waited / found[BESIDE].seconds:.1%} beside it.",
        ]
    )


def row(what: str, times: list[float], processor: float) -> str:
    ordered = sorted(times)
    part = [f"{1000 * ordered[min(len(ordered) - 1, int(len(ordered) * share))]:.0f} ms" for share in (0.5, 0.99, 1)]
    return f"| {what} | {len(times)} | {' | '.join(part)} | {1000 * processor / len(times):.1f} ms |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--rate", type=float, default=1.0, help="commands a second of a table")
    parser.add_argument("--turns", type=int, default=6)
    parser.add_argument("--seconds", type=float, default=10.0, help="of a turn")
    parser.add_argument("--first", action="store_true", help="before whatever else this machine does; needs root")
    parser.add_argument("--write", action="store_true", help="put the table into docs/develop/benchmarks/speed.md")
    arguments = parser.parse_args()
    if arguments.first:  # gives this session nearly all of the CPU; niceness still applies within it
        os.setsid()
        Path("/proc/self/autogroup").write_text("-20")
    os.environ["DOWNFORCE_SILENT"] = "3600"
    with tempfile.TemporaryDirectory() as folder:
        text = report(asyncio.run(measure(arguments, Path(folder))), arguments)
    print(text)
    if arguments.write:
        write_part("Live games beside an analysis", text)


if __name__ == "__main__":
    main()

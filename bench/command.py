"""Measure the CPU time of a command, step by step, without network and database: `python -m bench.command`.

The benchmark plays the same random games every time, at game tables with four players and a spectator. `--profile`
prints a profile.
"""

import argparse
import asyncio
import cProfile
import os
import pstats
import random
import time
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import product
from tempfile import TemporaryDirectory
from typing import cast

import uvloop

from bench.page import machine, publish
from downforce.dealer import SeededDealer
from downforce.room.audience import Audience
from downforce.room.autopilot import Autopilot
from downforce.room.games import read_options
from downforce.room.messages import NewTable, SeatChange, SeatRequest
from downforce.room.room import Room
from downforce.room.stored_rows import Deal, Entry, SeatRow, TableRow
from downforce.server.http.guests import Guests
from downforce.server.settings import Settings
from downforce.server.sockets.listener import write
from downforce.server.store import Store, connect
from downforce.server.tables import new_table
from downforce.server.tables.registry import Registry
from downforce.server.tables.services import Services
from downforce.server.workers.bot_pool import BotPool

SEATS = 4
BEGUN = 40  # the number of games to begin
LINES = 1000  # the number of log entries to store
OTHERS = b"x" * (32 << 20)  # data that displaces everything else from the CPU caches between two commands


@dataclass(eq=False)
class CountingListener:
    """A listener that only counts frames and bytes."""

    seat: int | None
    guest: str | None
    seen: int = 0
    closing: int | None = None
    frames: int = 0
    size: int = 0

    def send(self, frame: bytes) -> None:
        self.frames += 1
        self.size += len(frame)

    def close(self, code: int) -> None:
        self.closing = code


class Costs:
    """The CPU seconds used by each step of a command."""

    def __init__(self) -> None:
        self.seconds: dict[str, float] = defaultdict(float)

    @contextmanager
    def of(self, part: str) -> Iterator[None]:
        begun = time.process_time()
        yield
        self.seconds[part] += time.process_time() - begun


def make_table(seed: int) -> tuple[Room, Audience[CountingListener], list[CountingListener]]:
    options, pinned = read_options({}, SEATS)
    table = TableRow(f"table{seed:03}", "guest0", "Mara", False, "running", options, pinned, "none", 0.0)
    seats = [SeatRow(seat, "person", f"guest{seat}", f"Player {seat}") for seat in range(SEATS)]
    room = Room(table, seats, Settings().timing, time.monotonic)
    room.begin()
    room.playing.dealer = SeededDealer(seed)
    settle(room)
    audience: Audience[CountingListener] = Audience(room, write)
    listeners = [CountingListener(seat if seat < SEATS else None, f"guest{seat}") for seat in range(SEATS + 1)]
    for listener in listeners:
        audience.join(listener, None)
    return room, audience, listeners


def settle(room: Room) -> None:
    while (drawn := room.pending_draw()) is not None:
        room.apply(drawn)


def play(seed: int, costs: Costs, alone: bool = True) -> tuple[int, int]:
    """Play a whole game. Return the number of commands and the number of bytes sent to listeners.

    Unless `alone` is true, the CPU caches are filled with other data between two commands, as on a busy server.
    """
    room, audience, listeners = make_table(seed)
    autopilot, draw = Autopilot(room, audience, True), random.Random(seed)
    commands, before = 0, sum(listener.size for listener in listeners)
    while room.questions:
        seat = draw.choice(list(room.questions))
        action, known = draw.choice(room.playing.legal(seat)), room.seq
        if not alone:
            OTHERS.count(b"y")
        with costs.of("is it legal?"):
            entry = room.propose(seat, action, f"load-{commands:08}", known)
        with costs.of("rules and story"):
            room.apply(entry)
            settle(room)
        with costs.of("offers"):
            for asked in room.questions:
                room.offer(asked)
        with costs.of("views, what changed, written for five"):
            audience.broadcast_news(known)
        with costs.of("when to look next"):
            autopilot.next_due()
        commands += 1
    return commands, sum(listener.size for listener in listeners) - before


def whole_game(seed: int) -> tuple[Room, list[Entry]]:
    """Return a room after its last action, and the log entries that led there."""
    room, _, _ = make_table(seed)
    draw, lines = random.Random(seed), list[Entry]()
    while room.questions:
        seat = draw.choice(list(room.questions))
        lines.append(room.propose(seat, draw.choice(room.playing.legal(seat)), None, room.seq))
        room.apply(lines[-1])
        while isinstance(drawn := room.pending_draw(), Entry):
            lines.append(drawn)
            room.apply(drawn)
    return room, lines


async def reload_tables(games: int, folder: str) -> tuple[float, float, float]:
    """Measure how long it takes to reload a game table that was dropped from memory before its last action.

    Return the mean length of the log, and the mean elapsed and CPU seconds to read it from SQLite and replay it.
    """
    settings = Settings(database=f"sqlite:///{folder}/store.db")
    store = await Store.open(settings.database, fast=True)
    played = [whole_game(seed) for seed in range(games + 1)]
    for room, lines in played:
        deals = [Deal(room.id, race, data) for race, data in enumerate(room.playing.deals)]
        await store.make_branched_table(room.table, room.seats, deals, lines[:-1])
    registry = Registry(Services(settings, store, cast(BotPool, None)), Guests("only for the bench"))
    await registry.get_or_load(played.pop()[0].id)  # the first load also reads the track and the deck
    begun, busy = time.perf_counter(), time.process_time()
    for room, _ in played:
        assert await registry.get_or_load(room.id) is not None
    took, busy = time.perf_counter() - begun, time.process_time() - busy
    await registry.close()
    await store.close()
    return sum(len(lines) for _, lines in played) / games, took / games, busy / games


async def begin_games(games: int, folder: str) -> float:
    """Return the CPU seconds it takes to seat four people at a game table and begin the game.

    HTTP requests and sockets are not included.
    """
    settings = Settings(database=f"sqlite:///{folder}/begun.db")
    store = await Store.open(settings.database, fast=True)
    registry = Registry(Services(settings, store, cast(BotPool, None)), Guests("only for the bench"))
    wanted = NewTable(seats=[SeatRequest(kind="me"), *[SeatRequest(kind="open")] * (SEATS - 1)])
    for number in range(2 * games):
        if number == games:  # the first games also read the track and the deck, and prepare the SQL
            busy = time.process_time()
        live = await registry.find(await new_table.make_table(registry, f"host{number}", wanted))
        for seat in range(1, SEATS):
            await live.change_seat(f"guest{number}-{seat}", seat, SeatChange(kind="me"))
        await live.start(f"host{number}")
    busy = time.process_time() - busy
    await registry.close()
    await store.close()
    return busy / games


async def storing_seconds(folder: str, synchronous: int) -> float:
    """Return the CPU seconds it takes to store one log entry in SQLite.

    `synchronous` is 2 (FULL) as on a real server, or 0 (OFF) to not wait for the disk.
    """
    connect.PRAGMAS["synchronous"] = synchronous
    store = await Store.open(f"sqlite:///{folder}/storing-{synchronous}.db", fast=True)
    table = make_table(0)[0].table
    await store.make_table(table, [])
    for number in range(1, 2 * LINES + 1):
        if number == LINES + 1:  # by now, SQLite's write-ahead log has its full size and is overwritten
            busy = time.process_time()
        await store.append(Entry(table.id, number, number % SEATS, "bid R6Y4K2B1", f"load-{number:08}", 0.0))
    busy = time.process_time() - busy
    await store.close()
    return busy / LINES


def report(games: int, rounds: int) -> str:
    """Return the report.

    For each step of each game, only the fastest round counts, because disturbances can only add time.
    """
    best: dict[tuple[str, bool, int], float] = {}
    commands = size = 0
    for turn, alone, seed in product(range(rounds), (True, False), range(games)):
        if turn and not alone:
            continue  # one round is enough, because filling the caches takes longer than the command
        costs = Costs()
        some, sent = play(seed, costs, alone)
        for part, seconds in costs.seconds.items():
            best[part, alone, seed] = min(best.get((part, alone, seed), seconds), seconds)
        if turn == 0 and alone:
            commands, size = commands + some, size + sent
    parts: dict[str, dict[bool, float]] = defaultdict(lambda: {True: 0.0, False: 0.0})
    for (part, alone, _), seconds in best.items():
        parts[part][alone] += seconds / commands * 1e6
        parts["all"][alone] += seconds / commands * 1e6
    parts["all"] = parts.pop("all")
    lines = [f"| {part} | {found[True]:.0f} µs | {found[False]:.0f} µs |" for part, found in parts.items()]
    with TemporaryDirectory() as folder, asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        length, again, busy = runner.run(reload_tables(games, folder))
        begun = runner.run(begin_games(BEGUN, folder))
        full, off = (runner.run(storing_seconds(folder, synchronous)) * 1e6 for synchronous in (2, 0))
    return "\n".join(
        [
            f"Made by `python -m bench.command` on: {machine()}; load average before: {os.getloadavg()[0]:.1f}.",
            "Without network and store: the rules, the story, views, offers and JSON of a command.",
            f"{games} whole games, {commands:,} commands sent to {SEATS + 1} clients;"
            f" CPU time, the least of {rounds} rounds;",
            f"{size / commands:,.0f} bytes are sent for a command in all. Alone: one command follows another. Between",
            f"others: before each, {len(OTHERS) >> 20} MB of something else go through the caches.",
            "",
            "| part of a command | alone | between others |",
            "|---|--:|--:|",
            *lines,
            "",
            f"A table that left memory comes back in {again * 1e3:.1f} ms by the clock ({busy * 1e3:.1f} ms of CPU):",
            f"its {length:.0f} lines are read from SQLite and folded.",
            f"To sit four people down at a table and begin takes {begun * 1e3:.1f} ms of CPU, without requests.",
            f"A line stored by itself takes {full:.0f} µs of CPU, with `synchronous=OFF` it would be {off:.0f} µs:",
            "the rest is what waiting for the disk costs.",
        ]
    )


def profile(games: int) -> None:
    costs = Costs()
    with cProfile.Profile() as found:
        for seed in range(games):
            play(seed, costs)
    pstats.Stats(found).sort_stats("tottime").print_stats(45)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--profile", action="store_true")
    parser.add_argument("--write", action="store_true", help="put the table into docs/develop/benchmarks/speed.md")
    chosen = parser.parse_args()
    play(0, Costs())
    if chosen.profile:
        profile(chosen.games)
    else:
        publish("A command, part by part", report(chosen.games, chosen.rounds))

"""`python -m bench.command`: what a command costs without network and store, part by part, in CPU time.

The same random games every time, each table with four players and a spectator; `--profile` says where the time goes.
"""

import argparse
import cProfile
import os
import pstats
import random
import time
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from bench.page import machine, publish
from downforce.dealer import SeededDealer
from downforce.room.audience import Audience
from downforce.room.autopilot import Autopilot
from downforce.room.games import read_options
from downforce.room.room import Room
from downforce.room.rows import Deal, Entry, SeatRow, TableRow
from downforce.server.listener import write
from downforce.server.settings import Settings

SEATS = 4


@dataclass(eq=False)
class Ear:
    """Listens, and keeps nothing."""

    seat: int | None
    guest: str | None
    seen: int = 0
    closing: int | None = None
    told: int = 0
    size: int = 0

    def tell(self, frame: bytes) -> None:
        self.told += 1
        self.size += len(frame)

    def close(self, code: int) -> None:
        self.closing = code


class Costs:
    """Seconds of CPU by part."""

    def __init__(self) -> None:
        self.seconds: dict[str, float] = defaultdict(float)

    @contextmanager
    def of(self, part: str) -> Iterator[None]:
        begun = time.process_time()
        yield
        self.seconds[part] += time.process_time() - begun


def make_table(seed: int) -> tuple[Room, Audience[Ear], list[Ear]]:
    options, made_of = read_options({}, SEATS)
    table = TableRow(f"table{seed:03}", "guest0", "Mara", False, "running", options, made_of, "none", 0.0)
    seats = [SeatRow(seat, "person", f"guest{seat}", f"Player {seat}") for seat in range(SEATS)]
    room = Room(table, seats, Settings().timing, time.monotonic)
    room.begin()
    room.playing.dealer = SeededDealer(seed)
    settle(room)
    audience: Audience[Ear] = Audience(room, write)
    ears = [Ear(seat if seat < SEATS else None, f"guest{seat}") for seat in range(SEATS + 1)]
    for ear in ears:
        audience.join(ear, None)
    return room, audience, ears


def settle(room: Room) -> None:
    while (drawn := room.owed()) is not None:
        room.believe(drawn)


def play(seed: int, costs: Costs) -> tuple[int, int]:
    """A whole game; how many commands it took, and the bytes that were told of them."""
    room, audience, ears = make_table(seed)
    autopilot, draw = Autopilot(room, audience, True), random.Random(seed)
    commands, before = 0, sum(ear.size for ear in ears)
    while room.questions:
        seat = draw.choice(list(room.questions))
        action, known = draw.choice(room.playing.legal(seat)), room.seq
        with costs.of("is it legal?"):
            entry = room.propose(seat, action, f"load-{commands:08}", known)
        with costs.of("rules and story"):
            room.believe(entry)
            settle(room)
        with costs.of("offers"):
            for asked in room.questions:
                room.offer(asked)
        with costs.of("views, what changed, written for five"):
            audience.tell_news(known)
        with costs.of("when to look next"):
            autopilot.next_due()
        commands += 1
    return commands, sum(ear.size for ear in ears) - before


def read_back(seed: int) -> tuple[int, float]:
    """A whole game folded again from its lines, as an idle table is that somebody comes back to; CPU seconds."""
    room, _, _ = make_table(seed)
    draw, lines = random.Random(seed), list[Entry]()
    while room.questions:
        seat = draw.choice(list(room.questions))
        lines.append(room.propose(seat, draw.choice(room.playing.legal(seat)), None, room.seq))
        room.believe(lines[-1])
        while isinstance(drawn := room.owed(), Entry):
            lines.append(drawn)
            room.believe(drawn)
    again = Room(room.table, room.seats, room.timing, time.monotonic)
    again.begin()
    begun = time.process_time()
    again.fold([Deal(room.id, race, data) for race, data in enumerate(room.playing.deals)], lines)
    return len(lines), time.process_time() - begun


def report(games: int, rounds: int) -> str:
    """Of several rounds, game by game and part by part the cheapest: whatever else runs can only add."""
    best: dict[tuple[str, int], float] = {}
    commands = size = 0
    for turn in range(rounds):
        for seed in range(games):
            costs = Costs()
            some, told = play(seed, costs)
            for part, seconds in costs.seconds.items():
                best[part, seed] = min(best.get((part, seed), seconds), seconds)
            if turn == 0:
                commands, size = commands + some, size + told
    parts: dict[str, float] = defaultdict(float)
    for (part, _), seconds in best.items():
        parts[part] += seconds
    lines = [f"| {part} | {seconds / commands * 1e6:.0f} µs |" for part, seconds in parts.items()]
    folded = [min((read_back(seed) for _ in range(rounds)), key=lambda found: found[1]) for seed in range(games)]
    length, again = sum(found[0] for found in folded) / games, sum(found[1] for found in folded) / games
    return "\n".join(
        [
            f"Made by `python -m bench.command` on: {machine()}; load average before: {os.getloadavg()[0]:.1f}.",
            "Without network and store: the rules, the story, views, offers and JSON of a command.",
            f"{games} whole games, {commands:,} commands told to {SEATS + 1}; CPU time, the least of {rounds} rounds;",
            f"{size / commands:,.0f} bytes are told of a command in all.",
            "",
            "| part of a command | CPU |",
            "|---|--:|",
            *lines,
            f"| all | {sum(parts.values()) / commands * 1e6:.0f} µs |",
            f"| an idle table comes back: {length:.0f} lines folded | {again * 1e3:.1f} ms |",
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
    parser.add_argument("--write", action="store_true", help="put the table into docs/speed.md")
    chosen = parser.parse_args()
    play(0, Costs())
    if chosen.profile:
        profile(chosen.games)
    else:
        publish("A command, part by part", report(chosen.games, chosen.rounds))

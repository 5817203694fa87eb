"""Send a server what no page would send: `python -m tests.soak.fuzz --messages 1000000 --requests 200000`.

No response may be a failure of the server, and its log may contain no traceback; its memory must stay flat, and at the
end a game must still be playable. Then connections are opened that never finish their request, and the server must
close them. Finally sockets are flooded with frames of every kind, which must neither delay another guest by more than
100 ms nor take more than 30 % of a core (tests/soak/floods.py). With `--io plain` the floods are only measured, because
uvicorn reads all frames that have arrived before it shows us one.
"""

import argparse
import asyncio
import json
import random
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

import websockets

from tests.server.harness import BOT, ME, Clock, Person
from tests.server.http.test_connections import HALF_HEAD, UPGRADE
from tests.server.http.test_hostile import BODIES, HOSTS, ORIGINS, PATHS, request, status_of
from tests.server.server_process import ServerProcess, serving
from tests.soak import floods

AT_ONCE = 6
ROUNDS = 10  # after each the memory is looked at; the first one warms up
HALF = 1.0  # seconds until a request without an answer counts as half of one, which is waited for in vain
GROWTH = 40_000  # kB that may come on top after that
WORDS = (
    "act",
    "ping",
    "take_control",
    "play_out",
    "bid",
    "move b17",
    "?",
    "\ud83d\ude00",
    "\x00",
    "",
    "9" * 400,
    None,
    True,
    -1,
    1e308,
)


class Fuzz:
    def __init__(self, child: ServerProcess, seed: int) -> None:
        self.child = child
        self.draw = random.Random(seed)
        self.messages = self.requests = 0

    # Over sockets.

    async def talk(self, person: Person, table: str, count: int) -> None:
        """Send a number of messages to one table, on as many sockets as it takes."""
        left = count
        while left > 0:
            async with person.at(table) as socket:
                reading = asyncio.create_task(self.listen(socket.connection))
                try:
                    for _ in range(min(left, 500)):
                        await socket.connection.send(self.message())
                        left -= 1
                        self.messages += 1
                        await asyncio.sleep(0)
                except websockets.ConnectionClosed:
                    pass
                finally:
                    reading.cancel()

    async def listen(self, connection: websockets.ClientConnection) -> None:
        async for raw in connection:
            told = json.loads(raw)
            assert told.get("why") != "broken", told

    def message(self) -> str | bytes:
        draw = self.draw
        kind = draw.randrange(6)
        if kind == 0:
            return draw.randbytes(draw.randrange(200))
        if kind == 1:
            return draw.choice(BODIES).decode("utf-8", "replace")[:4000]
        if kind == 2:
            return json.dumps({draw.choice(("t", "id", "seq")): draw.choice(WORDS) for _ in range(3)})
        if kind == 3:
            return json.dumps([draw.choice(WORDS)] * draw.randrange(30))
        act = {"t": "act", "id": f"command-{draw.randrange(1000)}", "seq": draw.randrange(-1, 40)}
        action = draw.choice(("pass", "skip", "go", "bid R8", "play R6Y4K2B1", "move a1", "bet K", *map(str, WORDS)))
        return json.dumps({**act, "action": action, **({"more": 1} if kind == 4 else {})})

    # Over HTTP.

    async def ask(self, person: Person, table: str, count: int) -> None:
        for _ in range(count):
            raw = self.request(person, table)
            status = await status_of(self.child.base, raw, HALF)
            assert status < 500, (status, raw[:300])
            self.requests += 1

    def request(self, person: Person, table: str) -> bytes:
        draw = self.draw
        path = draw.choice((*PATHS, *self.paths(table), *self.paths(table)))
        method = draw.choice(("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"))
        headers: dict[str, str] = {}
        if draw.random() < 0.7:
            headers |= person.cookie
        if draw.random() < 0.2:
            headers["Origin"] = draw.choice(ORIGINS)
        if draw.random() < 0.1:
            headers["Host"] = draw.choice(HOSTS)
        if draw.random() < 0.1:
            headers["Content_Type"] = draw.choice(("text/plain", "", "application/json; charset=\xff"))
        body = draw.choice((*BODIES, draw.randbytes(60), b"{}", b'{"kind": "open"}', b'{"name": "Ida"}'))
        raw = request(self.child.base, path, method, body, **headers)
        if draw.random() < 0.1:  # a byte that is another
            spot = draw.randrange(len(raw))
            raw = raw[:spot] + draw.randbytes(1) + raw[spot + 1 :]
        return raw + b"\r\n\r\n"

    def paths(self, table: str) -> list[str]:
        seat = self.draw.choice(("0", "1", "9", "-1", "x", "9" * 30))
        parts = ("", "/start", "/rematch", "/return-link", "/qr.svg", "/replay", "/record", f"/seats/{seat}")
        found = [f"/api/tables/{table}{part}" for part in parts]
        return [
            *found,
            f"/api/tables/{table}/replay?seat={seat}",
            "/api/tables",
            "/api/games",
            "/api/me",
            "/api/return",
        ]

    # All of it.

    async def run(self, messages: int, requests: int) -> None:
        people = [await Person(self.child.base, Clock()).arrive() for _ in range(AT_ONCE)]
        tables = [await person.make(ME, BOT, start=True) for person in people]
        memory = []
        for number in range(1, ROUNDS + 1):
            work = []
            for person, table in zip(people, tables, strict=True):
                work.append(self.talk(person, table, messages // ROUNDS // AT_ONCE))
                work.append(self.ask(person, table, requests // ROUNDS // AT_ONCE))
            await asyncio.gather(*work)
            memory.append(self.memory())
            print(f"{number}/{ROUNDS}: {self.messages} messages, {self.requests} requests, {memory[-1]} kB", flush=True)
        for person in people:
            await person.client.aclose()
        await self.still_plays()
        log = self.child.log.read_text(errors="replace")
        assert "Traceback" not in log, log[-3000:]
        assert memory[-1] - memory[1] < GROWTH, memory

    def memory(self) -> int:
        assert self.child.process is not None
        told = Path(f"/proc/{self.child.process.pid}/status").read_text()
        return next(int(line.split()[1]) for line in told.splitlines() if line.startswith("VmRSS:"))

    async def still_plays(self) -> None:
        """Check that a new guest can make a table and act at it."""
        person = await Person(self.child.base, Clock()).arrive()
        table = await person.make(ME, BOT, start=True)
        async with person.at(table) as socket:
            frame: dict[str, Any] = await socket.until("table")
            assert (await socket.act(frame["offer"]["choices"][0]["action"], frame["seq"]))["t"] == "done"
        await person.client.aclose()


async def fuzz(messages: int, requests: int, seed: int, folder: Path, io: str) -> Fuzz:
    async with serving(f"sqlite:///{folder / 'fuzz.db'}", folder, "--io", io) as child:
        found = Fuzz(child, seed)
        await found.run(messages, requests)
        return found


async def send_halves(heads: int, handshakes: int, folder: Path, io: str) -> None:
    """Open connections that never finish their request; return when the server has closed all of them."""
    async with serving(f"sqlite:///{folder / 'halves.db'}", folder, "--io", io, settings={}) as child:
        began = time.monotonic()
        kinds = [HALF_HEAD] * heads + [UPGRADE + b"Content-Length: 9\r\n\r\n"] * handshakes
        answers = Counter(await asyncio.gather(*(status_of(child.base, half) for half in kinds)))
        told = ", ".join(f"{count} with {status or 'nothing'}" for status, count in sorted(answers.items()))
        print(f"{heads} half heads, {handshakes} handshakes with a body: answered and closed: {told}")
        print(f"the last after {time.monotonic() - began:.1f} s", flush=True)
        assert set(answers) == {400, 408}, answers


async def flood(seconds: float, folder: Path, io: str) -> list[str]:
    """Flood a server that has its usual limits; return what was too much."""
    async with serving(f"sqlite:///{folder / 'flood.db'}", folder, "--io", io, settings={}) as child:
        return await floods.report(child, seconds)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--messages", type=int, default=20_000)
    parser.add_argument("--requests", type=int, default=5_000)
    parser.add_argument("--flood", type=float, default=4.0, metavar="SECONDS", help="of each kind of frame; 0: none")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--io", choices=("fast", "plain"), default="fast", help="sockets and writer of the server")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        done = asyncio.run(fuzz(given.messages, given.requests, given.seed, Path(folder), given.io))
        print(f"{done.messages} messages and {done.requests} requests: no failure, and a game can still be played")
        asyncio.run(send_halves(900, 200, Path(folder), given.io))
        bad = asyncio.run(flood(given.flood, Path(folder), given.io)) if given.flood else []
        if bad and given.io == "fast":
            raise SystemExit("\n".join(["floods that delay or cost too much:", *bad]))


if __name__ == "__main__":
    main()

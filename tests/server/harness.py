"""A running server and people who use it, for the tests."""

import asyncio
import contextlib
import itertools
import json
from collections.abc import AsyncIterator
from concurrent.futures import Executor, ThreadPoolExecutor
from pathlib import Path
from typing import Any, cast

import httpx
import uvicorn
import websockets
from pydantic import TypeAdapter

from downforce.server.app import make_app
from downforce.server.http.connection import Connection
from downforce.server.http.guests import Guests
from downforce.server.serve import listen
from downforce.server.settings import Settings
from downforce.server.sockets.messages import PROTOCOL, FromServer
from downforce.server.sockets.transport import SocketTransport
from downforce.server.store import Store
from downforce.server.tables.fanout import Fanout
from downforce.server.tables.registry import Registry
from downforce.server.tables.services import Services
from downforce.server.workers.analyst import Analyst
from downforce.server.workers.bot_pool import BotPool
from downforce.server.workers.builder import Builder
from tests.patience import PATIENCE, async_client
from tests.reader import Reader

KEY = "a key for the tests, long enough"
Json = dict[str, Any]
FRAME: TypeAdapter[FromServer] = TypeAdapter(FromServer)
ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "rookie"}


class Clock:
    """Stands still until it is turned."""

    def __init__(self) -> None:
        self.time = 1_800_000_000.0

    def __call__(self) -> float:
        return self.time


class QuickBots:
    """Bots without processes: the first legal action, at once."""

    asked: int = 0

    async def choose(self, level: str, seen: Json, legal: list[str]) -> str:
        self.asked += 1
        return legal[0]

    def close(self) -> None:
        pass


class QuickBuilder(Builder):
    """Without a process: in a thread."""

    def make_executor(self) -> Executor:
        return ThreadPoolExecutor(1)


class QuickAnalyst(Analyst):
    """Without processes: in a thread."""

    def make_executor(self) -> Executor:
        return ThreadPoolExecutor(1)


class Socket:
    """One person's socket. Every frame is held to its shape."""

    numbers = itertools.count(1)

    def __init__(self, connection: websockets.ClientConnection) -> None:
        self.connection = connection
        self.reader = Reader()

    async def read(self) -> Json:
        """The next message, with view and offer as they stand after it."""
        raw = await asyncio.wait_for(self.connection.recv(), PATIENCE)
        FRAME.validate_json(raw)
        return self.reader.read(json.loads(raw))

    async def until(self, *kinds: str) -> Json:
        while True:
            frame = await self.read()
            if frame["t"] in kinds:
                return frame

    async def say(self, message: object) -> None:
        await self.connection.send(message if isinstance(message, str | bytes) else json.dumps(message))

    async def act(self, action: str, seq: int, command: str | None = None) -> Json:
        """The answer: done or no."""
        command = command or f"command-{next(self.numbers):05}"
        await self.say({"t": "act", "id": command, "seq": seq, "action": action})
        return await self.until("done", "no")

    async def closed(self) -> int:
        """The code it was closed with."""
        with contextlib.suppress(websockets.ConnectionClosed):
            while True:
                await asyncio.wait_for(self.connection.recv(), PATIENCE)
        return self.connection.close_code or 0


class Person:
    """A guest with a cookie."""

    def __init__(self, base: str, clock: Clock) -> None:
        self.base = base
        self.clock = clock
        self.takes_part = False  # gives nonces to deals, as the page does
        self.protocol: int | None = PROTOCOL  # that its page names; None: it names none, as a page of protocol 1
        self.client = async_client(base_url=base, headers={"Origin": base})

    async def arrive(self) -> "Person":
        (await self.client.get("/api/me")).raise_for_status()
        return self

    @property
    def cookie(self) -> dict[str, str]:
        found = self.client.cookies.get("downforce")
        return {"Cookie": f"downforce={found}"} if found else {}

    async def call(self, method: str, path: str, body: object = None) -> httpx.Response:
        return await self.client.request(method, f"/api{path}", json=body if body is not None else {})

    async def refusal(self, method: str, path: str, body: object = None) -> str:
        """Why it was refused."""
        answer = await self.call(method, path, body)
        assert answer.status_code >= 400, answer.text
        told = answer.json()
        assert set(told) == {"why", "args"}
        return str(told["why"])

    async def make(self, *seats: Json, **more: Any) -> str:
        answer = await self.call("POST", "/tables", {"seats": seats, **more})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    @contextlib.asynccontextmanager
    async def at(self, table: str, since: int | None = None, **headers: str) -> AsyncIterator[Socket]:
        address = f"{self.base.replace('http', 'ws', 1)}/api/tables/{table}/live?part={int(self.takes_part)}"
        address += f"&since={since}" if since is not None else ""
        address += f"&protocol={self.protocol}" if self.protocol is not None else ""
        more = {**self.cookie, "Origin": self.base, **headers}
        # Without a limit: whoever leaves without having read it all would wait ten seconds for the end of the line
        async with websockets.connect(
            address,
            additional_headers=more,
            compression=None,
            open_timeout=PATIENCE,
            ping_interval=None,
            max_queue=None,
        ) as connection:
            yield Socket(connection)


class House:
    def __init__(self, registry: Registry, clock: Clock, base: str) -> None:
        self.registry = registry
        self.clock = clock
        self.base = base
        self.people: list[Person] = []
        self.connections: set[Any] = set()  # that are open, as uvicorn counts them

    async def guest(self) -> Person:
        self.people.append(await Person(self.base, self.clock).arrive())
        return self.people[-1]

    async def pass_time(self, seconds: float) -> None:
        """Turn the clock, and let everything that is due happen."""
        self.clock.time += seconds
        self.registry.tick()
        await self.settle()

    async def settle(self) -> None:
        while self.registry.services.tasks:
            await asyncio.gather(*self.registry.services.tasks, return_exceptions=True)


EMPTY: list[bytes] = []  # a database without games


async def lay_database(path: Path) -> None:
    """In the newest shape. The first is made as a server makes its own, all others are copies of that one."""
    if EMPTY:
        path.write_bytes(EMPTY[0])
        return
    await (await Store.open(f"sqlite:///{path}")).close()
    EMPTY.append(path.read_bytes())


@contextlib.asynccontextmanager
async def open_house(database: Path | str, fanout: Fanout | None = None, **settings: Any) -> AsyncIterator[House]:
    """Close and open it again with the same database: that is a restart."""
    if isinstance(database, Path) and not database.exists():
        await lay_database(database)
    url = database if isinstance(database, str) else f"sqlite:///{database}"
    clock, chosen = Clock(), Settings(database=url, **{"bot_pause": 0.5, "requests_per_guest": 10**9, **settings})
    store = await Store.open(chosen.database)
    bots = cast(BotPool, QuickBots())
    services = Services(chosen, store, bots, fanout, builder=QuickBuilder(), analyst=QuickAnalyst, now=clock)
    registry = Registry(services, Guests(KEY))
    listening = listen(Settings(host="127.0.0.1", port=0))
    base = f"http://127.0.0.1:{listening.getsockname()[1]}"
    config = uvicorn.Config(
        make_app(chosen, registry),
        http=Connection,
        ws=SocketTransport,
        log_level="warning",
        forwarded_allow_ips=chosen.proxies,
        timeout_graceful_shutdown=1,
        ws_ping_interval=PATIENCE,
    )
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started:
        await asyncio.sleep(0.005)
    house = House(registry, clock, base)
    house.connections = server.server_state.connections
    await registry.resume()
    try:
        yield house
    finally:
        for person in house.people:
            await person.client.aclose()
        await registry.close()
        server.should_exit = True
        await serving
        await store.close()

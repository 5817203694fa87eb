"""A running server and the people who use it, for tests."""

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
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from downforce.room.running.fanout import Fanout
from downforce.server.app import make_app
from downforce.server.http.connection import Connection
from downforce.server.http.guests import Guests
from downforce.server.serve import listen, socket_class
from downforce.server.settings import Settings
from downforce.server.sockets.messages import PROTOCOL, FromServer
from downforce.server.store import Store
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
    """A clock that stands still until a test sets it."""

    def __init__(self) -> None:
        self.time = 1_800_000_000.0

    def __call__(self) -> float:
        return self.time


class QuickBots:
    """Bots without worker processes: they choose the first legal action at once."""

    asked: int = 0

    async def choose(self, level: str, seen: Json, legal: list[str]) -> str:
        self.asked += 1
        return legal[0]

    def close(self) -> None:
        pass


class QuickBuilder(Builder):
    """A builder that uses a thread instead of a process."""

    def make_executor(self) -> Executor:
        return ThreadPoolExecutor(1)


class QuickAnalyst(Analyst):
    """An analyst that uses threads instead of processes."""

    def make_executor(self) -> Executor:
        return ThreadPoolExecutor(1)


class Socket:
    """One person's socket. Every frame is validated against its shape."""

    numbers = itertools.count(1)

    def __init__(self, connection: websockets.ClientConnection) -> None:
        self.connection = connection
        self.reader = Reader()

    async def read(self) -> Json:
        """Return the next message, with the view and offer after it."""
        raw = await asyncio.wait_for(self.connection.recv(), PATIENCE)
        FRAME.validate_json(raw)
        return self.reader.read(json.loads(raw))

    async def until(self, *kinds: str) -> Json:
        """Return the next message of one of these kinds, skipping others."""
        while True:
            frame = await self.read()
            if frame["t"] in kinds:
                return frame

    async def send(self, message: object) -> None:
        """Send a message: as JSON, or text and bytes as they are."""
        await self.connection.send(message if isinstance(message, str | bytes) else json.dumps(message))

    async def act(self, action: str, seq: int, command: str | None = None) -> Json:
        """Send an action and return the answer: `done` or `no`."""
        command = command or f"command-{next(self.numbers):05}"
        await self.send({"t": "act", "id": command, "seq": seq, "action": action})
        return await self.until("done", "no")

    async def closed(self) -> int:
        """Wait until the socket is closed and return the close code."""
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
        """Get a cookie."""
        (await self.client.get("/api/me")).raise_for_status()
        return self

    @property
    def cookie(self) -> dict[str, str]:
        found = self.client.cookies.get("downforce")
        return {"Cookie": f"downforce={found}"} if found else {}

    async def call(self, method: str, path: str, body: object = None) -> httpx.Response:
        """Send a request to the API and return its response."""
        return await self.client.request(method, f"/api{path}", json=body if body is not None else {})

    async def refusal(self, method: str, path: str, body: object = None) -> str:
        """Send a request that must be refused, and return the key of the refusal."""
        answer = await self.call(method, path, body)
        assert answer.status_code >= 400, answer.text
        told = answer.json()
        assert set(told) == {"why", "args"}
        return str(told["why"])

    async def make(self, *seats: Json, **more: Any) -> str:
        """Make a table and return its id."""
        answer = await self.call("POST", "/tables", {"seats": seats, **more})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    @contextlib.asynccontextmanager
    async def at(self, table: str, since: int | None = None, **headers: str) -> AsyncIterator[Socket]:
        """Open a socket at a table."""
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


class RunningServer:
    """A server that a test has started, with its clock and its guests."""

    def __init__(self, registry: Registry, clock: Clock, base: str) -> None:
        self.registry = registry
        self.clock = clock
        self.base = base
        self.people: list[Person] = []
        self.connections: set[Any] = set()  # that are open, as uvicorn counts them

    def protocol_of(self, socket: Socket) -> WebSocketsSansIOProtocol:
        """Return the server's end of a person's socket, as uvicorn knows it."""
        here = socket.connection.local_address[:2]
        sockets = [each for each in self.connections if isinstance(each, WebSocketsSansIOProtocol)]
        return next(each for each in sockets if each.transport.get_extra_info("peername")[:2] == here)

    async def guest(self) -> Person:
        """Return a new guest."""
        self.people.append(await Person(self.base, self.clock).arrive())
        return self.people[-1]

    async def pass_time(self, seconds: float) -> None:
        """Move the clock, and wait until everything that is due has happened."""
        self.clock.time += seconds
        self.registry.tick()
        await self.settle()

    async def settle(self) -> None:
        """Wait until no background task is left."""
        while self.registry.services.tasks:
            await asyncio.gather(*self.registry.services.tasks, return_exceptions=True)


EMPTY: list[bytes] = []  # a database without games


async def create_database(path: Path) -> None:
    """Create an empty database of the newest schema. The first is made as a server does it, all others are copies."""
    if EMPTY:
        path.write_bytes(EMPTY[0])
        return
    await (await Store.open(f"sqlite:///{path}")).close()
    EMPTY.append(path.read_bytes())


@contextlib.asynccontextmanager
async def open_server(
    database: Path | str, fanout: Fanout | None = None, **settings: Any
) -> AsyncIterator[RunningServer]:
    """Run a server. Closing it and opening another one on the same database is a restart.

    Its sockets and its writer are plain, unless it is given `io="fast"`.
    """
    if isinstance(database, Path) and not database.exists():
        await create_database(database)
    url = database if isinstance(database, str) else f"sqlite:///{database}"
    usual = {"io": "plain", "bot_pause": 0.5, "requests_per_guest": 10**9}
    clock, chosen = Clock(), Settings(database=url, **{**usual, **settings})
    store = await Store.open(chosen.database, chosen.io == "fast")
    bots = cast(BotPool, QuickBots())
    services = Services(chosen, store, bots, fanout, builder=QuickBuilder(), analyst=QuickAnalyst, now=clock)
    registry = Registry(services, Guests(KEY))
    listening = listen(Settings(host="127.0.0.1", port=0))
    base = f"http://127.0.0.1:{listening.getsockname()[1]}"
    config = uvicorn.Config(
        make_app(chosen, registry),
        http=Connection,
        ws=socket_class(chosen),
        log_level="warning",
        forwarded_allow_ips=chosen.proxies,
        timeout_graceful_shutdown=1,
        ws_ping_interval=PATIENCE,
    )
    running = uvicorn.Server(config)
    serving = asyncio.create_task(running.serve(sockets=[listening]))
    while not running.started:
        await asyncio.sleep(0.005)
    server = RunningServer(registry, clock, base)
    server.connections = running.server_state.connections
    await registry.resume()
    try:
        yield server
    finally:
        for person in server.people:
            await person.client.aclose()
        await registry.close()
        running.should_exit = True
        await serving
        await store.close()

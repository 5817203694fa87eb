"""Connections that begin a request and do not finish it: half a head, half a body, an unreadable handshake."""

import asyncio
import contextlib
import itertools
import select
import socket
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from downforce.server.http import limits as limits_module
from downforce.server.http.connection import Connection
from downforce.server.http.limits import Limits
from downforce.server.settings import Settings
from tests.patience import PATIENCE
from tests.server.harness import ME, OPEN, RunningServer, open_server

Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]
HALF_HEAD = b"GET /api/setup HTTP/1.1\r\nHost: x\r\nX-Half: "
GET = b"GET /api/setup HTTP/1.1\r\nHost: x\r\n\r\n"
UPGRADE = (
    b"GET /api/tables/abcdefgh/live HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)


@pytest.fixture
async def patient(tmp_path: Path) -> AsyncIterator[RunningServer]:
    """Run a server that closes nothing before the test says that the time is up."""
    async with open_server(tmp_path / "store.db", request_wait=600.0) as opened:
        yield opened


@contextlib.asynccontextmanager
async def connect(server: RunningServer) -> AsyncIterator[Streams]:
    address = urlsplit(server.base)
    reader, writer = await asyncio.open_connection(address.hostname, address.port)
    try:
        yield reader, writer
    finally:
        writer.close()


async def read_to_end(reader: asyncio.StreamReader) -> bytes:
    """Return what the server sends until it closes the connection."""
    try:
        return await asyncio.wait_for(reader.read(), PATIENCE)
    except ConnectionResetError:
        return b""


async def read_answer(reader: asyncio.StreamReader) -> bytes:
    """Return the first line of a response, and read the rest of it."""
    head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)
    lines = head.lower().split(b"\r\n")
    length = next(int(line.split(b":")[1]) for line in lines if line.startswith(b"content-length:"))
    await asyncio.wait_for(reader.readexactly(length), PATIENCE)
    return head.split(b"\r\n")[0]


async def wait_until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await asyncio.sleep(0.01)


def unfinished(server: RunningServer) -> list[Connection]:
    return [one for one in server.connections if one.is_counted]


def say_time_is_up(server: RunningServer) -> None:
    for one in unfinished(server):
        one._expire()


BEGUN = {
    "half a head": HALF_HEAD,
    "one byte": b"G",
    "no body": b"POST /api/race HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n",
    "half a body": b"POST /api/race HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: 9\r\n\r\n{}",
    "half the chunks": b"POST /api/race HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n",
    "half a handshake": UPGRADE,
}


@pytest.mark.parametrize("begun", ["", *BEGUN])
async def test_a_request_that_does_not_go_on_is_ended(tmp_path: Path, begun: str) -> None:
    async with open_server(tmp_path / "store.db", request_wait=0.3) as server, connect(server) as (reader, writer):
        writer.write(BEGUN.get(begun, b""))
        assert (await read_to_end(reader)).split(b"\r\n")[0] in (b"", b"HTTP/1.1 408 Request Timeout")
        await wait_until(lambda: not server.connections)


async def test_byte_by_byte_gives_no_new_time(tmp_path: Path) -> None:
    async with open_server(tmp_path / "store.db", request_wait=0.3) as server, connect(server) as (reader, writer):
        dribbling = asyncio.create_task(dribble(writer))
        await read_to_end(reader)
        dribbling.cancel()


async def dribble(writer: asyncio.StreamWriter) -> None:
    with contextlib.suppress(ConnectionError):
        for part in itertools.chain([HALF_HEAD], itertools.repeat(b"x")):
            writer.write(part)
            await writer.drain()
            await asyncio.sleep(0.05)


@pytest.mark.parametrize("begun", BEGUN)
async def test_it_is_told_why(patient: RunningServer, begun: str) -> None:
    async with connect(patient) as (reader, writer):
        writer.write(BEGUN[begun])
        await wait_until(lambda: any(one._has_half_head() or one.cycle for one in unfinished(patient)))
        say_time_is_up(patient)
        assert (await read_to_end(reader)).startswith(b"HTTP/1.1 408 ")


async def test_half_a_body_is_not_taken_for_a_whole_one(patient: RunningServer) -> None:
    """The part that has come would be valid by itself: a name."""
    ida = await patient.guest()
    await ida.call("PATCH", "/me", {"name": "Ida"})
    cookie = f"Cookie: {ida.cookie['Cookie']}\r\nOrigin: {ida.base}\r\n".encode()
    body = b'{"name": "Rui"}'
    head = b"PATCH /api/me HTTP/1.1\r\nHost: %s\r\n%sContent-Type: application/json\r\nContent-Length: %d\r\n\r\n"
    async with connect(patient) as (reader, writer):
        writer.write(head % (urlsplit(ida.base).netloc.encode(), cookie, len(body) + 1) + body)
        await wait_until(lambda: any(one.cycle for one in unfinished(patient)))
        say_time_is_up(patient)
        assert (await read_to_end(reader)).startswith(b"HTTP/1.1 408 ")
    assert (await ida.client.get("/api/me")).json()["name"] == "Ida"


async def test_a_body_after_the_answer_is_still_waited_for(patient: RunningServer) -> None:
    """A GET needs no body, so it is answered before the body has come. Parts of the body do not extend the deadline."""
    async with connect(patient) as (reader, writer):
        writer.write(b"GET /api/setup HTTP/1.1\r\nHost: x\r\nContent-Length: 60000\r\n\r\n")
        assert b" 200 " in await read_answer(reader)
        (one,) = unfinished(patient)
        deadline = one.deadline
        writer.write(b"x")
        await wait_until(lambda: one.timeout_keep_alive_task is None)  # uvicorn's own limit is off now
        assert unfinished(patient) == [one]
        assert one.deadline is deadline
        say_time_is_up(patient)
        assert await read_to_end(reader) == b""


async def test_each_request_of_a_connection_has_its_own_time(patient: RunningServer) -> None:
    async with connect(patient) as (reader, writer):
        await wait_until(lambda: len(unfinished(patient)) == 1)  # from when it is opened
        (one,) = unfinished(patient)
        deadlines = []
        for _ in range(3):
            writer.write(HALF_HEAD)
            await wait_until(one._has_half_head)
            deadlines.append(one.deadline)
            writer.write(b"1\r\n\r\n")
            assert b" 200 " in await read_answer(reader)
            assert not unfinished(patient)
        assert len(set(map(id, deadlines))) == 3
        assert all(deadline is not None and deadline.cancelled() for deadline in deadlines)
        writer.write(GET + GET + HALF_HEAD)  # one after another, without waiting
        assert b" 200 " in await read_answer(reader)
        assert b" 200 " in await read_answer(reader)
        await wait_until(lambda: unfinished(patient) == [one])
        say_time_is_up(patient)
        assert (await read_to_end(reader)).startswith(b"HTTP/1.1 408 ")


async def test_an_answer_may_take_as_long_as_it_likes(patient: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    ida = await patient.guest()
    table = await ida.make(ME, OPEN)
    find, waiting = patient.registry.find, []

    async def look(table_id: str) -> object:
        waiting.append(unfinished(patient))
        return await find(table_id)

    monkeypatch.setattr(patient.registry, "find", look)
    assert (await ida.client.get(f"/api/tables/{table}")).status_code == 200
    assert waiting == [[]]


async def test_a_socket_is_no_request_any_more(patient: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[Connection] = []
    begin = Connection._begin_request

    def begin_and_note(self: Connection) -> None:
        begun.append(self)
        begin(self)

    monkeypatch.setattr(Connection, "_begin_request", begin_and_note)
    ida = await patient.guest()
    table = await ida.make(ME, OPEN)
    async with ida.at(table) as line:
        await line.until("table")
        assert begun
        assert not any(one.is_counted for one in begun)
        await line.send({"t": "ping"})
        await line.until("pong")


@pytest.mark.parametrize(
    "more",
    [b"Content-Length: 5\r\n", b"Transfer-Encoding: chunked\r\n", b"X-Long: %s\r\n" % (b"x" * 20_000)],
    ids=["a length", "chunks", "a long header"],
)
async def test_a_handshake_that_cannot_be_read_is_answered(server: RunningServer, more: bytes) -> None:
    """At once, and without a limit to wait for."""
    async with connect(server) as (reader, writer):
        writer.write(UPGRADE + more + b"\r\n")
        assert (await read_to_end(reader)).startswith(b"HTTP/1.1 400 ")


async def test_one_address_has_so_many_requests_that_are_not_complete(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """This machine has no limit, so the test pretends to be another; the server waits for long."""
    monkeypatch.setattr(limits_module, "network", lambda host: "203.0.113.7")
    few = {"sockets_per_address": 3, "proxies": "192.0.2.1", "request_wait": 600.0}
    async with open_server(tmp_path / "store.db", None, **few) as server, contextlib.AsyncExitStack() as stack:
        half = [await stack.enter_async_context(connect(server)) for _ in range(3)]
        for _, writer in half:
            writer.write(HALF_HEAD)
        async with connect(server) as (reader, writer):
            writer.write(GET)
            assert await read_to_end(reader) == b""
        half[0][1].write(b"1\r\n\r\n")  # one is complete now
        assert b" 200 " in await read_answer(half[0][0])
        async with connect(server) as (reader, writer):
            writer.write(GET)
            assert b" 200 " in await read_answer(reader)


def test_unfinished_requests_and_sockets_count_together() -> None:
    limits = Limits(Settings(sockets_per_address=2, proxies="192.0.2.1, 198.51.100.0/24"))
    assert [limits.begin_request("203.0.113.7") for _ in range(3)] == [True, True, False]
    limits.end_request("203.0.113.7")
    assert limits.begin_request("203.0.113.7")
    assert limits.begin_request("203.0.113.8")
    for host in ("192.0.2.1", "198.51.100.9", "127.0.0.1", "::1", ""):  # proxies of ours, this machine, a socket file
        assert all(limits.begin_request(host) for _ in range(10))
        for _ in range(10):
            limits.end_request(host)


async def test_who_does_not_read_an_answer_is_cut_off(tmp_path: Path) -> None:
    """The file is larger than what the system buffers for a client that does not read."""
    page = tmp_path / "page"
    page.mkdir()
    (page / "big.bin").write_bytes(bytes(64_000_000))
    async with open_server(tmp_path / "store.db", page=page, answer_wait=0.3) as server:
        address = urlsplit(server.base)
        with socket.create_connection((address.hostname, address.port)) as client:
            client.sendall(b"GET /big.bin HTTP/1.1\r\nHost: x\r\n\r\n")
            poller = select.poll()
            poller.register(client, 0)  # wakes when the connection is reset, not when there is something to read
            assert await asyncio.to_thread(poller.poll, PATIENCE * 1000)


async def test_a_connection_that_is_gone_is_not_closed_again(patient: RunningServer) -> None:
    """Its timers may still run; by then its socket may belong to another connection."""
    async with connect(patient) as (_, writer):
        writer.write(HALF_HEAD)
        await wait_until(lambda: len(unfinished(patient)) == 1)
        [one] = unfinished(patient)
    await wait_until(lambda: one.is_lost)
    one.timeout_keep_alive_handler()
    one.pause_writing()
    assert one.stalled is None

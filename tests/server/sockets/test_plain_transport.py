"""The plain transport, between a handler that counts and an ASGI server whose events a test gives by hand."""

import asyncio
import contextlib
from collections.abc import AsyncIterator

import pytest
from starlette.types import Message

from downforce.server.sockets import plain_transport
from downforce.server.sockets.plain_transport import MOST_UNSENT, PlainTransport
from downforce.server.sockets.transport import FRAMES_PER_TURN

TEXT = b"x" * 1000


class AsgiServer:
    """The other end of a plain transport."""

    def __init__(self) -> None:
        self.events: asyncio.Queue[Message] = asyncio.Queue()
        self.sent: list[Message] = []
        self.may_write = asyncio.Event()
        self.may_write.set()
        self.error: Exception | None = None

    async def receive(self) -> Message:
        return await self.events.get()

    async def send(self, message: Message) -> None:
        await self.may_write.wait()
        if self.error is not None:
            raise self.error
        self.sent.append(message)
        if message["type"] == "websocket.close":
            self.disconnect()

    def disconnect(self) -> None:
        self.events.put_nowait({"type": "websocket.disconnect", "code": 1005})

    def say(self, count: int) -> None:
        for number in range(count):
            self.events.put_nowait({"type": "websocket.receive", "text": str(number)})


class Ear:
    """A handler that keeps what it hears, and sends again what did not fit."""

    def __init__(self, transport: PlainTransport) -> None:
        self.transport = transport
        self.heard: list[str | None] = []
        self.waiting: list[bytes] = []
        self.closed = 0
        self.more = asyncio.Event()

    def on_message(self, text: str | None) -> None:
        self.heard.append(text)
        self.more.set()

    def on_unwanted_frame(self) -> None:
        raise AssertionError("ASGI shows none")

    def on_writable(self) -> None:
        while self.waiting and self.transport.try_send(self.waiting[0]):
            del self.waiting[0]

    def on_closed(self) -> None:
        self.closed += 1

    async def until(self, count: int) -> None:
        """Wait until so many messages were heard."""
        while len(self.heard) < count:
            self.more.clear()
            await self.more.wait()


@contextlib.asynccontextmanager
async def opened() -> AsyncIterator[tuple[AsgiServer, PlainTransport, Ear]]:
    """Run a transport with a handler; at the end it must be closed."""
    server = AsgiServer()
    transport = PlainTransport(server.receive, server.send)
    ear = Ear(transport)
    transport.attach(ear)
    running = asyncio.create_task(transport.run())
    yield server, transport, ear
    server.disconnect()
    await running
    assert ear.closed == 1


async def rounds() -> None:
    """Let every task run as far as it can."""
    for _ in range(50):
        await asyncio.sleep(0)


async def test_only_some_messages_are_read_per_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plain_transport, "TURN", 3600.0)
    monkeypatch.setattr(plain_transport, "CLOSE_WAIT", 0.01)
    async with opened() as (server, transport, ear):
        server.say(500)
        await rounds()
        assert len(ear.heard) == FRAMES_PER_TURN
        transport.close(4029)  # sent without waiting for the next turn
        await rounds()
        assert [message["code"] for message in server.sent] == [4029]


async def test_all_messages_are_read_in_the_end_and_in_order(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plain_transport, "TURN", 0.001)
    async with opened() as (server, _, ear):
        server.say(3 * FRAMES_PER_TURN)
        server.events.put_nowait({"type": "websocket.receive", "bytes": b"binary"})
        await ear.until(3 * FRAMES_PER_TURN + 1)
        assert ear.heard == [*map(str, range(3 * FRAMES_PER_TURN)), None]


async def test_nothing_is_heard_while_messages_are_paused() -> None:
    async with opened() as (server, transport, ear):
        transport.pause_messages(True)
        server.say(5)
        await rounds()
        assert ear.heard == []
        transport.pause_messages(False)
        await ear.until(5)


async def test_what_does_not_fit_is_refused_and_asked_for_again() -> None:
    async with opened() as (server, transport, ear):
        server.may_write.clear()
        accepted = 0
        while transport.try_send(TEXT):
            accepted += 1
        assert accepted == -(-MOST_UNSENT // len(TEXT))
        ear.waiting = [b"last"]
        server.may_write.set()
        await rounds()
        await rounds()
        assert [message["text"] for message in server.sent] == [TEXT.decode()] * accepted + ["last"]


async def test_a_socket_is_closed_after_what_was_sent_before() -> None:
    async with opened() as (server, transport, ear):
        transport.pause_messages(True)
        server.say(3)
        for text in (b"one", b"two"):
            assert transport.try_send(text)
        transport.close(4001)
        transport.close(4002)
        assert transport.try_send(b"three")  # and is dropped
        await rounds()
        told = [message.get("text", message.get("code")) for message in server.sent]
        assert told == ["one", "two", 4001]
        assert ear.heard == []
        assert ear.closed == 1


@pytest.mark.parametrize("error", [OSError(), RuntimeError("after sending 'websocket.close'")], ids=repr)
async def test_who_is_gone_is_sent_no_more(error: Exception) -> None:
    async with opened() as (server, transport, ear):
        server.error = error
        assert transport.try_send(b"one")
        await rounds()
        assert transport.is_closed
        for _ in range(100):
            assert transport.try_send(TEXT)
        assert not transport.unsent
        assert ear.closed == 0  # until the server says so


@pytest.mark.parametrize("attached", [True, False])
async def test_who_reads_nothing_is_given_up(monkeypatch: pytest.MonkeyPatch, attached: bool) -> None:
    monkeypatch.setattr(plain_transport, "CLOSE_WAIT", 0.01)
    server = AsgiServer()
    transport = PlainTransport(server.receive, server.send)
    ear = Ear(transport)
    if attached:
        transport.attach(ear)
    server.may_write.clear()
    assert transport.try_send(b"one")
    if attached:
        asyncio.get_running_loop().call_soon(transport.close, 4001)
    else:
        transport.close(4001)  # refused before it had a handler
    await transport.run()
    assert server.sent == []
    assert ear.closed == attached

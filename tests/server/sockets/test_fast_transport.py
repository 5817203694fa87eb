"""The fast transport: how many frames it reads per turn, what it leaves to the library, and its pings.

`make fuzz` prints what a flood costs in time. Here frames and closings are counted.
"""

import asyncio
from collections.abc import Callable
from typing import cast

import pytest
from websockets.frames import Opcode

from downforce.server.sockets.fast_transport import FastTransport, KeepAlive
from downforce.server.sockets.listener import TOO_MANY, Listener
from downforce.server.sockets.socket import MOST_WAITING, Conversation
from downforce.server.sockets.transport import FRAMES_PER_TURN, TURN
from tests.server.harness import RunningServer
from tests.server.players import game
from tests.soak.floods import FIRST, KINDS, frame

PING = frame(Opcode.TEXT, b'{"t":"ping"}')


@pytest.fixture
def io() -> str:
    """Return the setting `io`."""
    return "fast"


class HandLoop:
    """An event loop whose clock stands still, and whose timers run when a test says so."""

    def __init__(self) -> None:
        self.now = asyncio.get_running_loop().time() + 10
        self.timers: list[Callable[[], object]] = []

    def time(self) -> float:
        return self.now

    def call_later(self, delay: float, call: Callable[[], object]) -> asyncio.TimerHandle:
        if delay < 2 * TURN:
            self.timers.append(call)
        return asyncio.get_running_loop().call_later(3600, call)

    def call_soon(self, call: Callable[[], object]) -> None:
        call()

    def next_turn(self) -> None:
        self.now += 1
        timers, self.timers = self.timers, []
        for call in timers:
            call()


class Counter:
    """A handler that counts the messages and unwanted frames it gets."""

    def __init__(self) -> None:
        self.heard = 0
        self.unwanted = 0

    def on_message(self, text: str | None) -> None:
        self.heard += 1

    def on_unwanted_frame(self) -> None:
        self.unwanted += 1

    def on_writable(self) -> None:
        pass

    def on_closed(self) -> None:
        pass


async def find_transport(server: RunningServer, table: str, seat: int | None) -> tuple[Listener, FastTransport]:
    """Return the listener of a seat and its transport."""
    live = await server.registry.find(table)
    listener = next(each for each in live.audience.listeners if each.seat == seat)
    return listener, cast(FastTransport, listener.transport)


@pytest.mark.parametrize("kind", KINDS)
async def test_no_kind_of_frame_is_taken_without_end(server: RunningServer, kind: str) -> None:
    async with game(server, 2) as (table, _, _):
        _, transport = await find_transport(server, table, None)
        loop, end = HandLoop(), Counter()
        before, transport.loop, transport.handler = (
            (transport.loop, transport.handler),
            cast(asyncio.AbstractEventLoop, loop),
            end,
        )
        transport.data_received(FIRST.get(kind, b"") + KINDS[kind] * 500)
        assert end.heard + end.unwanted == FRAMES_PER_TURN
        assert transport.read_paused
        transport.data_received(KINDS[kind])  # was on its way already
        assert end.heard + end.unwanted == FRAMES_PER_TURN
        loop.next_turn()
        assert end.heard + end.unwanted == 2 * FRAMES_PER_TURN
        while loop.timers:
            loop.next_turn()
        assert end.heard + end.unwanted == 501 + (kind in FIRST)
        assert not transport.read_paused
        transport.loop, transport.handler = before


async def test_frames_that_come_one_by_one_are_counted_by_turn_as_well(server: RunningServer) -> None:
    async with game(server, 2) as (table, _, _):
        _, transport = await find_transport(server, table, None)
        loop, end = HandLoop(), Counter()
        before, transport.loop, transport.handler = (
            (transport.loop, transport.handler),
            cast(asyncio.AbstractEventLoop, loop),
            end,
        )
        for byte in PING * 3:
            transport.data_received(bytes([byte]))
        assert end.heard == 3
        for _ in range(200):
            transport.data_received(PING)
        assert end.heard == FRAMES_PER_TURN
        while loop.timers:
            loop.next_turn()
        assert end.heard == 203
        transport.loop, transport.handler = before


async def test_no_more_messages_wait_than_may_while_one_is_answered(server: RunningServer) -> None:
    async with game(server, 2) as (table, _, _):
        _, transport = await find_transport(server, table, None)
        conversation = cast(Conversation, transport.handler)
        conversation.answering = True  # as while something is stored
        transport.data_received(PING * 40)
        assert len(conversation.waiting) == MOST_WAITING
        assert transport.read_paused
        conversation.waiting.clear()
        conversation.answering = False
        transport.pause_messages(False)
        await server.settle()
        assert not transport.read_paused


@pytest.mark.parametrize("kind", KINDS)
async def test_a_flood_is_closed_with_a_code_of_its_own_and_others_play_on(server: RunningServer, kind: str) -> None:
    async with game(server, 2) as (table, players, watcher):
        listener, transport = await find_transport(server, table, None)
        real, transport.loop = transport.loop, cast(asyncio.AbstractEventLoop, loop := HandLoop())
        transport.data_received(FIRST.get(kind, b"") + KINDS[kind] * 300)
        for _ in range(300):
            await server.settle()
            if listener.closing is None:
                loop.next_turn()
        transport.loop = real
        loop.next_turn()
        assert listener.closing == TOO_MANY
        assert await watcher.socket.closed() == TOO_MANY
        ida = players[0]
        assert (await ida.act(ida.offer["choices"][0]["action"], "command-1"))["t"] == "done"


async def test_pongs_that_answer_our_pings_are_wanted(server: RunningServer) -> None:
    async with game(server, 2) as (table, _, _):
        listener, transport = await find_transport(server, table, None)
        for _ in range(150):
            transport.turn_frames = 0
            transport.send_keepalive_ping()
            transport.data_received(frame(Opcode.PONG))
        assert listener.closing is None
        for _ in range(150):
            transport.turn_frames = 0
            transport.data_received(frame(Opcode.PONG))
        assert listener.closing == TOO_MANY


async def test_parts_of_a_message_are_put_together_and_pages_heard_after_them(server: RunningServer) -> None:
    """From the first frame that is rare, the library reads the socket."""
    async with game(server, 2) as (table, players, _):
        ida = players[0]
        _, transport = await find_transport(server, table, ida.seat)
        parts = frame(Opcode.TEXT, b'{"t":', fin=False) + frame(Opcode.CONT, b'"ping"}')
        whole = frame(Opcode.TEXT, b'{"t":"ping"}')
        for data in (whole + whole, whole + parts[:9], parts[9:] + whole):
            transport.data_received(data)
            await asyncio.sleep(0)
        assert [(await ida.socket.until("pong"))["t"] for _ in range(5)] == ["pong"] * 5
        assert not transport.is_plain


async def test_an_open_socket_holds_nothing_of_the_library_until_a_rare_frame_comes(server: RunningServer) -> None:
    async with game(server, 2) as (table, players, _):
        ida = players[0]
        _, transport = await find_transport(server, table, ida.seat)
        transport.data_received(frame(Opcode.TEXT, b'{"t":"ping"}'))
        assert (await ida.socket.until("pong"))["t"] == "pong"
        assert transport.library is None
        transport.data_received(frame(Opcode.PING, b"still there?"))
        transport.data_received(frame(Opcode.TEXT, b'{"t":"ping"}'))
        assert (await ida.socket.until("pong"))["t"] == "pong"
        assert transport.library is not None


async def test_sockets_are_pinged_in_turns_and_each_once_a_round() -> None:
    """A new socket is pinged after all other groups."""
    pinged: list[int] = []

    class Page:
        def __init__(self, number: int) -> None:
            self.number = number

        def send_keepalive_ping(self) -> None:
            pinged.append(self.number)

    pulse = KeepAlive(asyncio.get_running_loop(), 3600.0)  # beats are given by hand
    pages = [cast(FastTransport, Page(number)) for number in range(3)]
    pulse.add(pages[0])
    pulse.add(pages[1])
    for _ in range(KeepAlive.TURNS - 1):
        pulse.ping_next_group()
    assert pinged == []
    pulse.add(pages[2])
    pulse.ping_next_group()
    assert sorted(pinged) == [0, 1]
    pulse.discard(pages[0])
    for _ in range(KeepAlive.TURNS):
        pulse.ping_next_group()
    assert sorted(pinged) == [0, 1, 1, 2]
    for page in pages:
        pulse.discard(page)
    pulse.ping_next_group()
    assert pulse.timer is None


async def test_a_page_that_answers_no_ping_is_hung_up_on(server: RunningServer) -> None:
    async with game(server, 2) as (table, _, watcher):
        _, transport = await find_transport(server, table, None)
        transport.ping_interval, transport.ping_timeout = 3600.0, 7200.0  # beats are given by hand
        for _ in range(2):
            transport.send_keepalive_ping()
        transport.data_received(frame(Opcode.PONG, b""))
        for _ in range(2):
            transport.send_keepalive_ping()
        assert not transport.close_sent
        transport.send_keepalive_ping()
        assert transport.close_sent
        assert await watcher.socket.closed() == 1011

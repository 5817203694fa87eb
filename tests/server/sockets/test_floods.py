"""A client that sends without end: a number of frames is read per turn, the rest waits, and finally it is closed.

`make fuzz` prints what a flood costs in time. Here frames and closings are counted.
"""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import cast

import pytest
from websockets.frames import Opcode

from downforce.server.sockets.listener import TOO_MANY, Listener
from downforce.server.sockets.socket import MOST_WAITING, Conversation
from downforce.server.sockets.transport import FRAMES_PER_TURN, TURN, SocketTransport
from tests.server.harness import ME, OPEN, RunningServer, open_server
from tests.server.players import game
from tests.soak.floods import FIRST, KINDS, frame

PING = frame(Opcode.TEXT, b'{"t":"ping"}')


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


async def find_transport(server: RunningServer, table: str, seat: int | None) -> tuple[Listener, SocketTransport]:
    """Return the listener of a seat and its transport."""
    live = await server.registry.find(table)
    listener = next(each for each in live.audience.listeners if each.seat == seat)
    return listener, cast(SocketTransport, listener.transport)


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


async def test_what_is_too_much_names_its_command_and_says_when_to_try_again(server: RunningServer) -> None:
    async with game(server, 2) as (_, players, _):
        ida = players[0]
        for _ in range(20):
            await ida.socket.send({"t": "ping"})
            await ida.socket.until("pong")
        server.clock.time += 1.5
        for message in ({"t": "act", "id": "command-1", "seq": 0, "action": "pass"}, {"t": "ping"}, "[", b"bytes"):
            await ida.socket.send(message)
        told = [await ida.socket.until("no") for _ in range(4)]
        assert [(each["why"], each["id"], each["args"]) for each in told] == [
            ("too-many", "command-1", {"retry": 4}),
            *[("too-many", None, {"retry": 4})] * 3,
        ]


async def test_who_waits_as_told_is_never_closed(tmp_path: Path) -> None:
    async with open_server(tmp_path / "store.db", messages=2) as server, game(server, 2) as (table, players, _):
        ida = players[0]
        listener, _ = await find_transport(server, table, ida.seat)
        refused = 0
        while refused < 150:
            await ida.socket.send({"t": "ping"})
            answer = await ida.socket.until("pong", "no")
            if answer["t"] == "no":
                refused += 1
                server.clock.time += answer["args"]["retry"]
        assert listener.closing is None


async def test_who_opens_sockets_without_end_is_told_to_come_back_later(tmp_path: Path) -> None:
    """Limited by guest, also on this machine; by address for clients that a trusted proxy names."""
    async with open_server(tmp_path / "store.db", connects_per_guest=3, connects_per_address=4) as server:
        ida, rui = await server.guest(), await server.guest()
        table = await ida.make(ME, OPEN)
        for _ in range(3):
            async with ida.at(table) as socket:
                await socket.until("table")
        async with ida.at(table) as socket:
            assert (await socket.until("no", "table"))["why"] == "too-many"
            assert await socket.closed() == TOO_MANY
        proxied = {"X-Forwarded-For": "203.0.113.7"}
        for person in (rui, rui, rui, await server.guest()):
            async with person.at(table, None, **proxied) as socket:
                await socket.until("table")
        stranger = await server.guest()
        async with stranger.at(table, None, **proxied) as socket:
            assert await socket.closed() == TOO_MANY
        async with stranger.at(table, None, **{"X-Forwarded-For": "203.0.113.8"}) as socket:
            await socket.until("table")

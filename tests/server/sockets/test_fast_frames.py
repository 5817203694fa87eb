"""The frames that we read and write ourselves, compared with what `websockets` makes of them."""

import asyncio
import random
from typing import cast

import pytest
from websockets.frames import Frame, Opcode

from downforce.server.sockets.fast_frames import LONGER, PING, PONG, TEXT, pack_text, read_frame
from downforce.server.sockets.transport import KeepAlive, SocketTransport
from tests.server.harness import RunningServer
from tests.server.players import game

LENGTHS = (0, 1, 125, 126, 127, 4096, 65535)


def masked(opcode: Opcode, data: bytes, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


@pytest.mark.parametrize("length", LENGTHS)
def test_a_text_is_read_as_it_was_written(length: int) -> None:
    text = random.Random(length).randbytes(length)
    data = b"before" + masked(Opcode.TEXT, text) + b"after"
    assert read_frame(data, 6) == (TEXT, text, len(data) - 5)


@pytest.mark.parametrize("length", [*LENGTHS, 65536, 100_000])
def test_a_text_is_written_as_the_library_writes_it(length: int) -> None:
    text = b"x" * length
    assert pack_text(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


def test_pings_and_their_answers() -> None:
    assert Frame(Opcode.PING, b"").serialize(mask=False) == PING
    assert read_frame(masked(Opcode.PONG, b"life"), 0) == (PONG, b"life", 10)


def test_whatever_else_comes_is_left_to_the_library() -> None:
    whole = masked(Opcode.TEXT, b"x" * 300)
    assert all(read_frame(whole[:length], 0) is None for length in range(len(whole)))
    compressed = bytes([whole[0] | 0x40]) + whole[1:]
    long_form = bytes([TEXT, 0x80 | LONGER, 0, 5]) + bytes(4) + b"short"
    for other in (
        masked(Opcode.TEXT, b"a part", fin=False),
        masked(Opcode.BINARY, b"bytes"),
        masked(Opcode.CLOSE, b"\x03\xe8"),
        masked(Opcode.PING, b""),
        masked(Opcode.TEXT, b"x" * 65536),
        Frame(Opcode.TEXT, b"not masked").serialize(mask=False),
        compressed,
        long_form,
    ):
        assert read_frame(other, 0) is None


async def test_parts_of_a_message_are_put_together_and_pages_heard_after_them(server: RunningServer) -> None:
    """From the first frame that is rare, the library reads the socket."""
    async with game(server, 2) as (table, players, _):
        live, ida = await server.registry.find(table), players[0]
        listener = next(each for each in live.audience.listeners if each.seat == ida.seat)
        transport = cast(SocketTransport, listener.transport)
        parts = masked(Opcode.TEXT, b'{"t":', fin=False) + masked(Opcode.CONT, b'"ping"}')
        whole = masked(Opcode.TEXT, b'{"t":"ping"}')
        for data in (whole + whole, whole + parts[:9], parts[9:] + whole):
            transport.data_received(data)
            await asyncio.sleep(0)
        assert [(await ida.socket.until("pong"))["t"] for _ in range(5)] == ["pong"] * 5
        assert not transport.is_plain


async def test_an_open_socket_holds_nothing_of_the_library_until_a_rare_frame_comes(server: RunningServer) -> None:
    async with game(server, 2) as (table, players, _):
        live, ida = await server.registry.find(table), players[0]
        listener = next(each for each in live.audience.listeners if each.seat == ida.seat)
        transport = cast(SocketTransport, listener.transport)
        transport.data_received(masked(Opcode.TEXT, b'{"t":"ping"}'))
        assert (await ida.socket.until("pong"))["t"] == "pong"
        assert transport.library is None
        transport.data_received(masked(Opcode.PING, b"still there?"))
        transport.data_received(masked(Opcode.TEXT, b'{"t":"ping"}'))
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
    pages = [cast(SocketTransport, Page(number)) for number in range(3)]
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
        live = await server.registry.find(table)
        listener = next(each for each in live.audience.listeners if each.seat is None)
        transport = cast(SocketTransport, listener.transport)
        transport.ping_interval, transport.ping_timeout = 3600.0, 7200.0  # beats are given by hand
        for _ in range(2):
            transport.send_keepalive_ping()
        transport.data_received(masked(Opcode.PONG, b""))
        for _ in range(2):
            transport.send_keepalive_ping()
        assert not transport.close_sent
        transport.send_keepalive_ping()
        assert transport.close_sent
        assert await watcher.socket.closed() == 1011

"""A minimal WebSocket client for the load generator, which must use less CPU time than the server it measures.

At 800 game tables, the generator used 73 % of a core with the `websockets` library, and 51 % with this client.
"""

import asyncio
import struct
from base64 import b64encode
from collections.abc import Callable
from typing import cast
from urllib.parse import urlsplit

TEXT, CLOSE, PING = 0x81, 0x88, 0x89  # the first bytes of the unfragmented frames that the server sends
PONG = b"\x8a\x80\0\0\0\0"
MASKED, LONGER = 0x80, 126
NO_MASK = bytes(4)  # clients must mask their frames; a mask of zeros changes nothing
END = b"\r\n\r\n"
KEY = b64encode(bytes(16)).decode()


class PageSocket(asyncio.Protocol):
    """A WebSocket connection that calls `on_text` with every text message it receives."""

    def __init__(self, on_text: Callable[[bytes], None]) -> None:
        self.on_text = on_text
        self.waiting = b""
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("the server hung up"))

    def data_received(self, data: bytes) -> None:
        self.waiting += data
        if not self.opened.done():
            head, end, rest = self.waiting.partition(END)
            if not end:
                return
            assert b" 101 " in head.split(b"\r\n")[0], head
            self.waiting = rest
            self.opened.set_result(None)
        at = 0
        while (frame := read(self.waiting, at)) is not None:
            kind, payload, at = frame
            if kind == TEXT:
                self.on_text(payload)
            elif kind == PING:
                self.transport.write(PONG)
        self.waiting = self.waiting[at:]

    def send(self, text: bytes) -> None:
        assert len(text) < LONGER
        self.transport.write(bytes((TEXT, MASKED | len(text))) + NO_MASK + text)

    def close(self) -> None:
        self.transport.write(bytes((CLOSE, MASKED)) + NO_MASK)
        self.transport.close()


def read(data: bytes, at: int) -> tuple[int, bytes, int] | None:
    """Return the first byte of a frame, its payload, and the index of the next frame.

    Returns None if the frame is incomplete.
    """
    if len(data) < at + 2:
        return None
    kind, length, begin = data[at], data[at + 1], at + 2
    if length >= LONGER:
        form = "!H" if length == LONGER else "!Q"
        begin += struct.calcsize(form)
        if len(data) < begin:
            return None
        (length,) = struct.unpack_from(form, data, at + 2)
    if len(data) < begin + length:
        return None
    return kind, data[begin : begin + length], begin + length


async def open_socket(base: str, path: str, cookie: str, on_text: Callable[[bytes], None]) -> PageSocket:
    address = urlsplit(base)
    transport, socket = await asyncio.get_running_loop().create_connection(
        lambda: PageSocket(on_text), str(address.hostname), address.port or 80
    )
    asked = (
        f"GET {path} HTTP/1.1\r\nHost: {address.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {KEY}\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}{END.decode()}"
    )
    transport.write(asked.encode())
    await socket.opened
    return socket

"""A socket that a table writes to and hears from directly: no task waits to send, none to receive, and once it is open
nothing is left of the request that opened it. uvicorn's own protocol does the rest: handshake, frames, pings, closing.
"""

import asyncio
import contextlib
from functools import lru_cache
from typing import Any, Protocol

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import Protocol as Library
from websockets.protocol import Side

from .plain_frames import PING, TEXT, pack_text, read_plain

EXTENSION = "downforce.wire"  # where a handler finds it in its scope
PULSE = "downforce.pulse"  # where the sockets of a server find theirs
OPEN = asyncio.Event()  # shared by all sockets that take what is written
OPEN.set()


pack = lru_cache(32)(pack_text)  # the same bytes for all who are told the same


class End(Protocol):
    """Whoever speaks with the page."""

    def hear(self, text: str | None) -> None:
        """A message; None: one that is no text."""

    def drain(self) -> None:
        """What had to wait can be put again."""

    def lost(self) -> None:
        """The socket is closed, whoever closed it."""


class Nobody(asyncio.Queue[Any]):
    """Where uvicorn puts what nobody waits for any more."""

    def put_nowait(self, item: Any) -> None:
        pass


NOBODY = Nobody()


class Pulse:
    """Signs of life for all sockets of a server. They take turns, many at a time: waking up for each alone costs
    more than the ping, and its answer costs as much again."""

    TURNS = 10

    def __init__(self, loop: asyncio.AbstractEventLoop, interval: float) -> None:
        self.loop = loop
        self.interval = interval  # between two pings of one socket
        self.turns: list[set[Wire]] = [set() for _ in range(self.TURNS)]
        self.next = 0
        self.timer: asyncio.TimerHandle | None = None

    def add(self, wire: "Wire") -> None:
        """To those whose turn has just been."""
        self.turns[self.next - 1].add(wire)
        if self.timer is None:
            self._wait()

    def discard(self, wire: "Wire") -> None:
        for turn in self.turns:
            turn.discard(wire)

    def _wait(self) -> None:
        self.timer = self.loop.call_later(self.interval / self.TURNS, self.beat)

    def beat(self) -> None:
        """Those whose turn it is."""
        for wire in list(self.turns[self.next]):
            wire.send_keepalive_ping()
        self.next = (self.next + 1) % self.TURNS
        if self.timer is not None:
            self.timer.cancel()
        self.timer = None
        if any(self.turns):
            self._wait()


class Wire(WebSocketsSansIOProtocol):
    end: End | None = None
    hanging_up: asyncio.Task[None] | None = None
    is_plain = True  # the library has got no frame yet, and so does not miss one that is read here
    unanswered = 0  # pings since the page was last heard
    pulse: Pulse | None = None
    library: Library | None = None

    @property  # type: ignore[override]
    def conn(self) -> Library:
        """The library's side of this socket, as uvicorn's protocol calls it."""
        if self.library is None:
            self.library = Library(Side.SERVER, max_size=self.config.ws_max_size, logger=self.logger)
        return self.library

    @conn.setter
    def conn(self, library: Library) -> None:
        self.library = library

    # For whoever speaks.

    def hand_over(self, end: End) -> None:
        """From now on this is the other end: the handler that took the request may return."""
        came, self.queue = self.queue, NOBODY
        self.end, self.writable = end, self.writable if not self.writable.is_set() else OPEN
        self.request = self.response = self.scope = self.server = self.client = None  # type: ignore[assignment]
        if self.is_plain:
            self.library = None  # it holds the whole request; a new one is made for the first frame it must read
        self.stop_keepalive()
        if self.ping_interval and not self.disconnected:
            pulse: Pulse = self.app_state.setdefault(PULSE, Pulse(self.loop, self.ping_interval))
            pulse.add(self)
            self.pulse = pulse
        self.hold(False)
        while not came.empty():
            message = came.get_nowait()
            if message["type"] == "websocket.receive":
                end.hear(message.get("text"))
        if self.disconnected:
            end.lost()

    def put(self, text: bytes) -> bool:
        """False: so much waits already that it must wait, too, until `drain`."""
        if not self.writable.is_set():
            return False
        if not (self.close_sent or self.disconnected or self.transport.is_closing()):
            self.transport.write(pack(text))
        return True

    def hold(self, on: bool) -> None:
        """Read no more for now, or go on."""
        if on != self.read_paused and not self.transport.is_closing():
            self.read_paused = on
            if on:
                self.transport.pause_reading()
            else:
                self.transport.resume_reading()

    def hang_up(self, code: int) -> None:
        if self.hanging_up is None:
            self.hanging_up = asyncio.create_task(self._hang_up(code))

    async def _hang_up(self, code: int) -> None:
        with contextlib.suppress(ClientDisconnected, RuntimeError, OSError):
            await self.send({"type": "websocket.close", "code": code, "reason": ""})

    # For uvicorn.

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = self

    async def run_asgi(self) -> None:
        """The handler of the request; when it has handed the socket over, the socket outlives it."""
        try:
            await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except Exception:
            self.logger.exception("the handler of a socket failed")
        finally:
            if not self.handshake_complete:
                self.send_500_response()
            if self.end is None and self.close_timer is None:
                self.transport.close()

    def data_received(self, data: bytes) -> None:
        """From the first frame that is not plain, the library reads whatever comes."""
        self.unanswered = at = 0
        while self.is_plain and self.end is not None and at < len(data):
            frame = read_plain(data, at)
            if frame is None:
                self.is_plain = False
                break
            kind, payload, at = frame
            if kind == TEXT:
                self._hear(payload)
        if at < len(data) and not self.transport.is_closing():
            self.is_plain = self.is_plain and not self.handshake_initiated
            super().data_received(data[at:])

    def send_receive_event_to_app(self) -> None:
        if self.end is None:
            super().send_receive_event_to_app()
            return
        data, self.frames = b"".join(self.frames), []
        self._hear(data if self.curr_msg_data_type == "text" else None)

    def _hear(self, data: bytes | None) -> None:
        """None: something that is no text."""
        if self.end is None or self.close_sent:
            return
        try:
            text = data.decode() if data is not None else None
        except UnicodeDecodeError:
            self.conn.send_close(1007)
            self.handle_parser_exception()
            return
        self.end.hear(text)

    def send_keepalive_ping(self) -> None:
        """Whatever the page says is a sign of life, and nothing of a ping need be kept."""
        if self.end is None or self.ping_interval is None:
            super().send_keepalive_ping()
        elif self.ping_timeout is not None and self.unanswered * self.ping_interval >= self.ping_timeout:
            self.keepalive_timeout()
        elif not (self.close_sent or self.transport.is_closing()):
            self.unanswered += 1
            self.transport.write(PING)

    def stop_keepalive(self) -> None:
        super().stop_keepalive()
        if self.pulse is not None:
            self.pulse.discard(self)
            self.pulse = None

    def pause_writing(self) -> None:
        self.writable = asyncio.Event()

    def resume_writing(self) -> None:
        self.writable.set()
        if self.end is not None:
            self.end.drain()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.end is not None:
            self.end.lost()
            self.end = None

"""A socket that a table writes to and hears from directly: no task waits to send, none to receive, and once it is open
nothing is left of the request that opened it. uvicorn's own protocol does the rest: handshake, frames, pings, closing.
"""

import asyncio
import contextlib
from functools import lru_cache
from typing import Any, Protocol

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Request

EXTENSION = "downforce.wire"  # where a handler finds it in its scope
OPEN = asyncio.Event()  # shared by all sockets that take what is written
OPEN.set()


@lru_cache(32)
def pack(text: str) -> bytes:
    """A text as it goes over a socket: the same bytes for all who are told the same."""
    return Frame(Opcode.TEXT, text.encode()).serialize(mask=False)


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


class Wire(WebSocketsSansIOProtocol):
    end: End | None = None
    hanging_up: asyncio.Task[None] | None = None

    # For whoever speaks.

    def hand_over(self, end: End) -> None:
        """From now on this is the other end: the handler that took the request may return."""
        came, self.queue = self.queue, NOBODY
        self.end, self.writable = end, self.writable if not self.writable.is_set() else OPEN
        self.request = self.response = self.scope = None  # type: ignore[assignment]
        self.hold(False)
        while not came.empty():
            message = came.get_nowait()
            if message["type"] == "websocket.receive":
                end.hear(message.get("text"))
        if self.disconnected:
            end.lost()

    def put(self, text: str) -> bool:
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

    def send_receive_event_to_app(self) -> None:
        if self.end is None:
            super().send_receive_event_to_app()
            return
        data, self.frames = b"".join(self.frames), []
        if self.close_sent:
            return
        try:
            text = data.decode() if self.curr_msg_data_type == "text" else None
        except UnicodeDecodeError:
            self.conn.send_close(1007)
            self.handle_parser_exception()
            return
        self.end.hear(text)

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

"""WebSockets that use nothing but ASGI, and so work with every ASGI server.

A socket has two tasks: the one of the ASGI application reads, the other one writes. Pings, pongs and fragments of
messages are left to the ASGI server, which does not show them to applications.
"""

import asyncio
from collections import deque
from typing import Final

from starlette.types import Message, Receive, Send

from .transport import FRAMES_PER_TURN, TURN, Handler

MOST_UNSENT: Final = 64 * 1024  # bytes that wait to be sent; beyond that, `try_send` accepts no more
CLOSE_WAIT: Final = 20.0  # seconds until a socket is given up whose client does not read the close frame


class PlainTransport:
    """One client's WebSocket, which sends and receives through ASGI."""

    def __init__(self, receive: Receive, send: Send) -> None:
        self.receive = receive
        self.send = send
        self.handler: Handler | None = None
        self.unsent: deque[bytes] = deque()
        self.unsent_bytes = 0
        self.refused = False  # True if `try_send` has returned False and `on_writable` has not been called since then
        self.has_work = asyncio.Event()  # set while the writing task has something to do
        self.may_read = asyncio.Event()  # cleared while the handler wants no more messages
        self.may_read.set()
        self.close_code: int | None = None  # set once we close the socket
        self.is_closed = False
        self.deadline: asyncio.Timeout | None = None  # set while the socket is being read

    def attach(self, handler: Handler) -> None:
        """Pass all messages and events to `handler` from now on."""
        self.handler = handler

    def try_send(self, text: bytes) -> bool:
        """Queue a text message and return True, or return False if too many bytes are waiting to be sent."""
        if self.is_closed or self.close_code is not None:
            return True
        if self.unsent_bytes >= MOST_UNSENT:
            self.refused = True
            return False
        self.unsent.append(text)
        self.unsent_bytes += len(text)
        self.has_work.set()
        return True

    def pause_messages(self, on: bool) -> None:
        """Stop passing messages to the handler if `on` is true, and start again if it is false."""
        if on and self.close_code is None:
            self.may_read.clear()
        else:
            self.may_read.set()

    def close(self, code: int) -> None:
        """Close the socket once all messages have been sent, or give it up after a while."""
        if self.close_code is None and not self.is_closed:
            self.close_code = code
            self.has_work.set()
            self.may_read.set()
            if self.deadline is not None:
                self.deadline.reschedule(asyncio.get_running_loop().time() + CLOSE_WAIT)

    async def run(self) -> None:
        """Read and write until either side has closed the socket."""
        writing = asyncio.create_task(self._write())
        try:
            async with asyncio.timeout(CLOSE_WAIT if self.close_code is not None else None) as self.deadline:
                await self._read()
        except TimeoutError:
            pass  # the client reads nothing
        finally:
            self.deadline, self.is_closed = None, True
            writing.cancel()
            self.unsent.clear()
            if self.handler is not None:
                self.handler.on_closed()
                self.handler = None

    async def _read(self) -> None:
        """Pass the client's messages to the handler until the socket is closed, at most a number of them per turn."""
        loop = asyncio.get_running_loop()
        began, frames = loop.time(), 0
        while (message := await self.receive())["type"] == "websocket.receive":
            await self.may_read.wait()
            if loop.time() - began >= TURN:
                began, frames = loop.time(), 0
            if frames == FRAMES_PER_TURN and self.close_code is None:
                await asyncio.sleep(began + TURN - loop.time())
                began, frames = loop.time(), 0
            frames += 1
            if self.handler is not None and self.close_code is None:
                self.handler.on_message(message.get("text"))

    async def _write(self) -> None:
        """Send the queued messages until the socket is closed."""
        while not self.is_closed:
            await self.has_work.wait()
            self.has_work.clear()
            while self.unsent:
                text = self.unsent.popleft()
                await self._send({"type": "websocket.send", "text": text.decode()})
                self.unsent_bytes -= len(text)
            if self.refused and self.handler is not None:
                self.refused = False
                self.handler.on_writable()
            if self.close_code is not None and not self.unsent:
                await self._send({"type": "websocket.close", "code": self.close_code, "reason": ""})
                return

    async def _send(self, event: Message) -> None:
        try:
            await self.send(event)
        except (OSError, RuntimeError):  # the socket is closed: ASGI servers raise one or the other
            self.is_closed = True
            self.unsent.clear()

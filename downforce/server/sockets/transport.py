"""A socket that a table writes to and hears from directly: no task waits to send, none to receive, and once it is open
nothing is left of the request that opened it. uvicorn's own protocol does the rest: handshake, frames, pings, closing.
"""

import asyncio
import contextlib
from functools import lru_cache
from typing import Any, Protocol

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import Protocol as Library
from websockets.protocol import Side

from .fast_frames import CLOSE, PING, TEXT, frame_size, pack_text, read_frame

EXTENSION = "downforce.transport"  # where a handler finds it in its scope
KEEP_ALIVE = "downforce.keep_alive"  # where the sockets of a server find theirs
FRAMES_PER_TURN = 50  # taken from one socket in one turn; what else it has sent waits
TURN = 0.1  # seconds
LONGEST_HEAD = 14  # bytes of a frame before its payload
MOST_EARLY = 4096  # bytes read before somebody listens
OPEN = asyncio.Event()  # shared by all sockets that take what is written
OPEN.set()


pack = lru_cache(32)(pack_text)  # the same bytes for all who are told the same


class Handler(Protocol):
    """Whoever speaks with the page."""

    def on_message(self, text: str | None) -> None:
        """A message; None: one that is no text."""

    def on_unwanted_frame(self) -> None:
        """Take note of a frame that no page sends: a ping, a pong that answers nothing, a part of a message."""

    def on_writable(self) -> None:
        """What had to wait can be put again."""

    def on_closed(self) -> None:
        """The socket is closed, whoever closed it."""


class NullQueue(asyncio.Queue[Any]):
    """Where uvicorn puts what nobody waits for any more."""

    def put_nowait(self, item: Any) -> None:
        pass


NULL_QUEUE = NullQueue()


class KeepAlive:
    """Signs of life for all sockets of a server. They take turns, many at a time: waking up for each alone costs
    more than the ping, and its answer costs as much again."""

    TURNS = 10

    def __init__(self, loop: asyncio.AbstractEventLoop, interval: float) -> None:
        self.loop = loop
        self.interval = interval  # between two pings of one socket
        self.turns: list[set[SocketTransport]] = [set() for _ in range(self.TURNS)]
        self.next = 0
        self.timer: asyncio.TimerHandle | None = None

    def add(self, socket: "SocketTransport") -> None:
        """To those whose turn has just been."""
        self.turns[self.next - 1].add(socket)
        if self.timer is None:
            self._wait()

    def discard(self, socket: "SocketTransport") -> None:
        for turn in self.turns:
            turn.discard(socket)

    def _wait(self) -> None:
        self.timer = self.loop.call_later(self.interval / self.TURNS, self.ping_next_group)

    def ping_next_group(self) -> None:
        """Those whose turn it is."""
        for socket in list(self.turns[self.next]):
            socket.send_keepalive_ping()
        self.next = (self.next + 1) % self.TURNS
        if self.timer is not None:
            self.timer.cancel()
        self.timer = None
        if any(self.turns):
            self._wait()


class SocketTransport(WebSocketsSansIOProtocol):
    handler: Handler | None = None
    closing: asyncio.Task[None] | None = None
    abort_timer: asyncio.TimerHandle | None = None
    is_plain = True  # the library has got no frame yet, and so does not miss one that is read here
    unanswered = 0  # pings since the page was last heard
    pongs_due = 0  # pings that have not been answered by a pong
    unread: bytes = b""  # frames that wait for the next turn, and the beginning of one that is still to come
    messages_paused = False  # the other end wants no more messages for now
    reading = False  # frames are being taken right now
    turn_began = 0.0
    turn_frames = 0  # taken in this turn
    next_turn: asyncio.TimerHandle | None = None  # set while frames wait for it
    keep_alive: KeepAlive | None = None
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

    def attach(self, handler: Handler) -> None:
        """From now on this is the other end: the handler that took the request may return."""
        self.queue = NULL_QUEUE
        self.handler, self.writable = handler, self.writable if not self.writable.is_set() else OPEN
        self.request = self.response = self.scope = self.server = self.client = None  # type: ignore[assignment]
        if self.is_plain:
            self.library = None  # it holds the whole request; a new one is made for the first frame it must read
        self.stop_keepalive()
        if self.ping_interval and not self.disconnected:
            keep_alive: KeepAlive = self.app_state.setdefault(KEEP_ALIVE, KeepAlive(self.loop, self.ping_interval))
            keep_alive.add(self)
            self.keep_alive = keep_alive
        if self.disconnected:
            handler.on_closed()
        else:
            self._read_frames()

    def try_send(self, text: bytes) -> bool:
        """False: so much waits already that it must wait, too, until `drain`."""
        if not self.writable.is_set():
            return False
        if not (self.close_sent or self.disconnected or self.transport.is_closing()):
            self.transport.write(pack(text))
        return True

    def pause_messages(self, on: bool) -> None:
        """Hand over no more messages for now, or go on."""
        self.messages_paused = on
        if not on and self.unread and not self.reading:
            self.loop.call_soon(self._read_frames)
        self._pause_or_resume()

    def close(self, code: int) -> None:
        """Close the socket; without a word where the page does not even read that."""
        if self.closing is None and not self.disconnected:
            self.closing = asyncio.create_task(self._close(code))
            self.abort_timer = self.loop.call_later(2 * self.close_timeout, self.transport.abort)

    async def _close(self, code: int) -> None:
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
            if self.handler is None and self.close_timer is None:
                self.transport.close()

    def data_received(self, data: bytes) -> None:
        """Take a bounded number of frames a turn, so that one page that sends without end delays nobody else."""
        self.unanswered = 0
        if not self.handshake_initiated:
            super().data_received(data)
            return
        self.unread = self.unread + data if self.unread else data
        if self.next_turn is None:
            self._read_frames()
        else:
            self._pause_or_resume()

    def _read_frames(self) -> None:
        """Take what may be taken in this turn, and come back in the next one if anything is left."""
        if self.reading or self.next_turn is not None or (self.handler is None and not self.close_sent):
            self._pause_or_resume()
            return
        now = self.loop.time()
        if now - self.turn_began >= TURN:
            self.turn_began, self.turn_frames = now, 0
        self.reading, data, at = True, self.unread, 0
        try:
            while at < len(data) and not self.messages_paused and not self.transport.is_closing():
                if self.turn_frames == FRAMES_PER_TURN:
                    self.next_turn = self.loop.call_later(self.turn_began + TURN - now, self._begin_turn)
                    break
                after = self._read_frame(data, at)
                if after == at:
                    break
                at = after
                self.turn_frames += 1
        finally:
            self.reading = False
            self.unread = data[at:] if not self.transport.is_closing() else b""
            self._pause_or_resume()

    def _begin_turn(self) -> None:
        self.next_turn, self.turn_frames, self.turn_began = None, 0, self.loop.time()
        self._read_frames()

    def _read_frame(self, data: bytes, at: int) -> int:
        """Take one frame and return where the next one begins; `at` itself if more bytes must come first.

        From the first frame that is not plain, the library reads whatever comes.
        """
        if self.is_plain and not self.close_sent and (frame := read_frame(data, at)) is not None:
            kind, payload, after = frame
            if kind == TEXT:
                self._deliver(payload)
            else:
                self._count_pong()
            return after
        size, largest = frame_size(data, at), (self.config.ws_max_size or 0) + LONGEST_HEAD
        if size is None or (at + size > len(data) and size <= largest):
            return at
        after = min(at + size, len(data))
        if self.close_sent and data[at] & 0x0F != CLOSE:  # nobody listens any more
            if size > largest:
                self.transport.close()
            return after
        self.is_plain = False
        super().data_received(data[at:after])
        return after

    def _pause_or_resume(self) -> None:
        """Read from the network only what can be taken soon."""
        early = self.handler is None and not self.close_sent and len(self.unread) > MOST_EARLY
        pause = self.messages_paused or self.next_turn is not None or early
        if pause != self.read_paused and not self.transport.is_closing():
            self.read_paused = pause
            if pause:
                self.transport.pause_reading()
            else:
                self.transport.resume_reading()

    def handle_ping(self) -> None:
        super().handle_ping()
        self._report_unwanted()

    def handle_pong(self, event: Frame) -> None:
        if self.handler is None:
            super().handle_pong(event)
        else:
            self._count_pong()

    def _count_pong(self) -> None:
        if self.pongs_due:
            self.pongs_due -= 1
        else:
            self._report_unwanted()

    def handle_text(self, event: Frame) -> None:
        super().handle_text(event)
        if not event.fin:
            self._report_unwanted()

    def handle_bytes(self, event: Frame) -> None:
        super().handle_bytes(event)
        if not event.fin:
            self._report_unwanted()

    def handle_cont(self, event: Frame) -> None:
        super().handle_cont(event)
        if not event.fin:
            self._report_unwanted()

    def _report_unwanted(self) -> None:
        if self.handler is not None and not self.close_sent:
            self.handler.on_unwanted_frame()

    def send_receive_event_to_app(self) -> None:
        if self.handler is None:
            super().send_receive_event_to_app()
            return
        data, self.frames = b"".join(self.frames), []
        self._deliver(data if self.curr_msg_data_type == "text" else None)

    def _deliver(self, data: bytes | None) -> None:
        """None: something that is no text."""
        if self.handler is None or self.close_sent:
            return
        try:
            text = data.decode() if data is not None else None
        except UnicodeDecodeError:
            self.conn.send_close(1007)
            self.handle_parser_exception()
            return
        self.handler.on_message(text)

    def send_keepalive_ping(self) -> None:
        """Whatever the page says is a sign of life, and nothing of a ping need be kept."""
        if self.handler is None or self.ping_interval is None:
            super().send_keepalive_ping()
        elif self.ping_timeout is not None and self.unanswered * self.ping_interval >= self.ping_timeout:
            self.keepalive_timeout()
        elif not (self.close_sent or self.transport.is_closing()):
            self.unanswered += 1
            self.pongs_due += 1
            self.transport.write(PING)

    def stop_keepalive(self) -> None:
        super().stop_keepalive()
        if self.keep_alive is not None:
            self.keep_alive.discard(self)
            self.keep_alive = None

    def pause_writing(self) -> None:
        self.writable = asyncio.Event()

    def resume_writing(self) -> None:
        self.writable.set()
        if self.handler is not None:
            self.handler.on_writable()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        for timer in (self.next_turn, self.abort_timer):
            if timer is not None:
                timer.cancel()
        self.next_turn = self.abort_timer = None
        self.unread = b""
        if self.handler is not None:
            self.handler.on_closed()
            self.handler = None

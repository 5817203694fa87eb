"""Fast WebSockets, which pass messages directly to and from game tables, and need no task that waits for messages.

Once a socket is open, the objects of the request that opened it are released from memory. The handshake, rare kinds of
frames and closing are left to uvicorn's own protocol class.
"""

import asyncio
import contextlib
from functools import lru_cache
from typing import Any

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import Protocol as Library
from websockets.protocol import Side

from .fast_frames import CLOSE, PING, TEXT, frame_size, pack_text, read_frame
from .transport import EXTENSION, FRAMES_PER_TURN, TURN, Handler

KEEP_ALIVE = "downforce.keep_alive"  # key of the KeepAlive that all sockets of a server share
LONGEST_HEAD = 14  # maximum size of a frame's header in bytes
MOST_EARLY = 4096  # maximum number of bytes that are read before a handler is attached
OPEN = asyncio.Event()  # shared by all sockets whose send buffer has room
OPEN.set()


pack = lru_cache(32)(pack_text)  # listeners that are sent the same text share one encoded frame


class NullQueue(asyncio.Queue[Any]):
    """A queue that discards everything put into it. It replaces uvicorn's queue of events for the ASGI application."""

    def put_nowait(self, item: Any) -> None:
        pass


NULL_QUEUE = NullQueue()


class KeepAlive:
    """A timer that regularly pings all WebSockets of a server, one group of sockets after another.

    A separate timer for each socket would cost more time than sending the ping itself.
    """

    TURNS = 10

    def __init__(self, loop: asyncio.AbstractEventLoop, interval: float) -> None:
        self.loop = loop
        self.interval = interval  # seconds between two pings of the same socket
        self.turns: list[set[FastTransport]] = [set() for _ in range(self.TURNS)]
        self.next = 0
        self.timer: asyncio.TimerHandle | None = None

    def add(self, socket: "FastTransport") -> None:
        """Add a socket to the group that was pinged most recently."""
        self.turns[self.next - 1].add(socket)
        if self.timer is None:
            self._wait()

    def discard(self, socket: "FastTransport") -> None:
        for turn in self.turns:
            turn.discard(socket)

    def _wait(self) -> None:
        self.timer = self.loop.call_later(self.interval / self.TURNS, self.ping_next_group)

    def ping_next_group(self) -> None:
        """Ping the next of the ten groups of sockets."""
        for socket in list(self.turns[self.next]):
            socket.send_keepalive_ping()
        self.next = (self.next + 1) % self.TURNS
        if self.timer is not None:
            self.timer.cancel()
        self.timer = None
        if any(self.turns):
            self._wait()


class FastTransport(WebSocketsSansIOProtocol):
    """One client's WebSocket, which is both a protocol object for uvicorn and a `Transport`."""

    handler: Handler | None = None
    closing: asyncio.Task[None] | None = None
    abort_timer: asyncio.TimerHandle | None = None
    is_plain = True  # False once the library has read a frame: from then on it must read all of them
    unanswered = 0  # pings sent since the client last sent anything
    pongs_due = 0  # pings that have not been answered with a pong
    unread: bytes = b""  # frames that wait for the next turn, and the beginning of an incomplete frame
    messages_paused = False  # True while the handler wants no more messages
    reading = False  # True while frames are being read
    turn_began = 0.0
    turn_frames = 0  # frames read in this turn
    next_turn: asyncio.TimerHandle | None = None  # set while frames wait for the next turn
    keep_alive: KeepAlive | None = None
    library: Library | None = None

    @property  # type: ignore[override]
    def conn(self) -> Library:
        """The protocol object from the `websockets` library for this socket, created when it is first needed.

        `conn` is the name that uvicorn's protocol class uses for this object.
        """
        if self.library is None:
            self.library = Library(Side.SERVER, max_size=self.config.ws_max_size, logger=self.logger)
        return self.library

    @conn.setter
    def conn(self, library: Library) -> None:
        """Set the protocol object from the `websockets` library for this socket."""
        self.library = library

    # For the handler.

    def attach(self, handler: Handler) -> None:
        """Pass all messages to `handler` from now on, so that the ASGI application that opened the socket can end."""
        self.queue = NULL_QUEUE
        self.handler, self.writable = handler, self.writable if not self.writable.is_set() else OPEN
        self.request = self.response = self.scope = self.server = self.client = None  # type: ignore[assignment]
        if self.is_plain:
            self.library = None  # it holds the whole request; a new one is created when it has to read a frame
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
        """Send a text message and return True, or return False if the send buffer is full.

        If the result is False, the caller must wait until `on_writable` is called. If the socket is closed, the message
        is discarded.
        """
        if not self.writable.is_set():
            return False
        if not (self.close_sent or self.disconnected or self.transport.is_closing()):
            self.transport.write(pack(text))
        return True

    def pause_messages(self, on: bool) -> None:
        """Stop passing messages to the handler if `on` is true, and start again if it is false."""
        self.messages_paused = on
        if not on and self.unread and not self.reading:
            self.loop.call_soon(self._read_frames)
        self._pause_or_resume()

    def close(self, code: int) -> None:
        """Close the socket. If the client does not read the close frame, abort the connection after a while."""
        if self.closing is None and not self.disconnected:
            self.closing = asyncio.create_task(self._close(code))
            self.abort_timer = self.loop.call_later(2 * self.close_timeout, self.transport.abort)

    async def run(self) -> None:
        """Return at once if the socket has a handler. Otherwise, wait until the socket is closed."""
        if self.queue is not NULL_QUEUE:
            await self.receive()

    async def _close(self, code: int) -> None:
        with contextlib.suppress(ClientDisconnected, RuntimeError, OSError):
            await self.send({"type": "websocket.close", "code": code, "reason": ""})

    # For uvicorn.

    def handle_connect(self, event: Request) -> None:
        """Handle a WebSocket handshake, and put this WebSocket object into the ASGI scope for the application."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = self

    async def run_asgi(self) -> None:
        """Run the ASGI application that accepts the socket. Afterwards, the socket stays open if it has a handler."""
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
        """Read data from a client, at most a few frames at a time, so that other clients are not delayed."""
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
        """Read the frames that have arrived. If there are too many to read at once, read the others a little later."""
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
        """Read the frame at offset `at`. Return the offset of the next frame, or `at` if this frame is incomplete.

        If `read_frame` cannot handle a frame, that frame and all later ones are left to the `websockets` library.
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
        if self.close_sent and data[at] & 0x0F != CLOSE:  # we have closed: only the client's close frame matters now
            if size > largest:
                self.transport.close()
            return after
        self.is_plain = False
        super().data_received(data[at:after])
        return after

    def _pause_or_resume(self) -> None:
        """Stop reading from the network if too much data is waiting to be handled. Otherwise, resume reading."""
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
        """Decode a client's message and pass it to the handler. `data` is None if the message is binary."""
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
        """Ping the client, or close the socket if the client has not responded to the last few pings.

        Any data from the client counts as a response.
        """
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

"""HTTP connections with deadlines. Without deadlines, uvicorn would wait indefinitely for the rest of a request."""

import asyncio
import socket
import struct
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from .limits import Limits

LIMITS: Final = "downforce.limits"  # key for the Limits object in the state that connections share
NO_LINGER: Final = struct.pack("ii", 1, 0)
ANSWER: Final = b"HTTP/1.1 %s\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"


class Connection(H11Protocol):
    """An HTTP connection that is closed if a request takes too long to arrive or its client has too many connections.

    The deadline for a request runs from the first byte of its headers to the last byte of its body. For the first
    request, it starts when the connection is opened. Between requests, uvicorn's own limit applies
    (`timeout_keep_alive`).
    """

    has_asked = False  # whether the head of the first request is complete
    is_socket = False  # whether a WebSocket has taken over
    is_counted = False  # whether the limits count this connection as having an unfinished request
    is_lost = False  # whether either side has closed the connection
    deadline: asyncio.TimerHandle | None = None  # for receiving the rest of a request
    stalled: asyncio.TimerHandle | None = None  # for a client that does not read its response

    @property
    def limits(self) -> Limits:
        """The limits on requests and connections, shared by all connections to this server process."""
        limits: Limits = self.app_state[LIMITS]
        return limits

    @property
    def host(self) -> str:
        """The IP address of the client, or of the proxy that the client connects through."""
        return self.client[0] if self.client else ""

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._update_deadline()

    def data_received(self, data: bytes) -> None:
        if not self.transport.is_closing():
            super().data_received(data)
            self._update_deadline()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._update_deadline()

    def connection_lost(self, exc: Exception | None) -> None:
        self.is_lost = True
        self._finish_request()
        self._stop_stalled()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand the connection over to a WebSocket.

        The WebSocket library does not respond to a handshake that it cannot read, such as one with a body or with
        endless headers. In that case, this method sends an error response.
        """
        self.is_socket = True
        self._finish_request()
        self._stop_stalled()
        super().handle_websocket_upgrade(event)
        websocket: Any = self.transport.get_protocol()
        if not websocket.handshake_initiated:
            self._send_error(b"400 Bad Request")

    def _update_deadline(self) -> None:
        """Start the timer for the deadline if part of a request has yet to arrive. Otherwise, cancel the timer."""
        if self.is_socket or self.transport.is_closing():
            return
        state = self.conn.their_state
        if state is h11.SEND_BODY or (state is h11.IDLE and (not self.has_asked or self._has_half_head())):
            self._begin_request()
        else:
            self._finish_request()
        self.has_asked = self.has_asked or state is not h11.IDLE

    def _has_half_head(self) -> bool:
        return self.conn.their_state is h11.IDLE and bool(self.conn.trailing_data[0])

    def _begin_request(self) -> None:
        if self.is_counted:
            return
        if not self.limits.begin_request(self.host):
            self.transport.close()
            return
        self.is_counted = True
        self.deadline = self.loop.call_later(self.limits.settings.request_wait, self._expire)

    def _finish_request(self) -> None:
        if self.is_counted and self.deadline is not None:
            self.deadline.cancel()
            self.limits.end_request(self.host)
            self.is_counted = False

    def _expire(self) -> None:
        """Close a connection whose request has not arrived completely by its deadline.

        Send an error response first, unless the client has sent nothing (browsers open connections in advance) or a
        response has already begun.
        """
        self._finish_request()
        if self._has_half_head() or (self.cycle is not None and not self.cycle.response_started):
            self._send_error(b"408 Request Timeout")
        else:
            self.transport.close()

    def _send_error(self, status: bytes) -> None:
        self.transport.write(ANSWER % status)
        self.transport.close()

    # Clients that do not read their responses.

    def pause_writing(self) -> None:
        super().pause_writing()
        self._limit_answer()

    def resume_writing(self) -> None:
        self._stop_stalled()
        super().resume_writing()

    def timeout_keep_alive_handler(self) -> None:
        """Close an idle connection, after giving the client a limited time to receive any remaining data."""
        super().timeout_keep_alive_handler()
        self._limit_answer()

    def _limit_answer(self) -> None:
        self._stop_stalled()
        if not self.is_lost:
            self.stalled = self.loop.call_later(self.limits.settings.answer_wait, self._abort)

    def _stop_stalled(self) -> None:
        if self.stalled is not None:
            self.stalled.cancel()
            self.stalled = None

    def _abort(self) -> None:
        """Close the connection at once and discard all unsent data, including data buffered by the operating system."""
        self.transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, NO_LINGER)
        self.transport.abort()

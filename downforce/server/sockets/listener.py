"""One client's socket at a game table.

Frames for a client that cannot keep up are queued. If the queue is full, the socket is closed and the client connects
again.
"""

import math
from typing import Protocol

import orjson

from ...room.shapes import Frame
from ..settings import Settings

LONGEST_QUEUE = 64
IN_SECONDS = 5.0  # the period to which the settings `messages` and `unwanted` apply
# WebSocket close codes; there is one more in room/audience.py (ELSEWHERE)
TOO_SLOW, SILENT, GONE, TOO_MANY, NO_TABLE, OUTDATED = 4001, 4003, 1012, 4029, 4404, 4426


def write(frame: Frame) -> bytes:
    """Serialise a frame to JSON.

    All keys are strings, so there is no need for orjson's option for other keys, which makes it 25 % slower.
    """
    return orjson.dumps(frame)


class Transport(Protocol):
    """A connection to a page (see transport.py). `try_send` returns False while its buffer is full."""

    def try_send(self, text: bytes) -> bool: ...
    def close(self, code: int) -> None: ...


class Listener:
    """A client that listens to a game table. `closing` is the close code, or None if the socket is to stay open."""

    __slots__ = (
        *("_messages", "_most_unwanted", "_received", "_unwanted", "_unwanted_since", "closing", "guest", "heard"),
        *("queue", "seat", "seen", "takes_part", "transport"),
    )

    def __init__(
        self,
        seat: int | None,
        guest: str | None,
        now: float,
        settings: Settings,
        transport: Transport,
        takes_part: bool = False,
    ) -> None:
        self.seat = seat
        self.guest = guest
        self.transport = transport
        self.takes_part = takes_part  # the client's page contributes a nonce to the deal
        self.seen = 0  # the number of the last action that was sent to the client
        self.heard = now  # when the client's last message arrived
        self.queue: list[bytes] = []
        self.closing: int | None = None
        self._messages = settings.messages
        self._most_unwanted = settings.unwanted
        self._received: list[float] = []
        self._unwanted = 0
        self._unwanted_since = now

    def send(self, frame: bytes) -> None:
        """Send a frame, or queue it while the transport's buffer is full. Close the socket if the queue is full too."""
        if self.closing is not None or (not self.queue and self.transport.try_send(frame)):
            return
        if len(self.queue) >= LONGEST_QUEUE:
            self.queue.clear()
            self.close(TOO_SLOW)
        else:
            self.queue.append(frame)

    def drain(self) -> None:
        """Send queued frames until the transport's buffer is full. Once the queue is empty, close if requested."""
        while self.queue and self.transport.try_send(self.queue[0]):
            del self.queue[0]
        if self.closing is not None and not self.queue:
            self.transport.close(self.closing)

    def close(self, code: int) -> None:
        """Close the socket once all queued frames have been sent."""
        if self.closing is None:
            self.closing = code
            self.drain()

    def seconds_to_wait(self, now: float) -> int:
        """Count a message and return 0, or return how many seconds the client must wait if it sends too many."""
        self.heard = now
        if len(self._received) == self._messages:
            if (left := self._received[0] + IN_SECONDS - now) > 0:
                return math.ceil(left)
            del self._received[0]
        self._received.append(now)
        return 0

    def count_unwanted(self, now: float) -> None:
        """Count a message refused unread or a frame that no page sends, and close the socket if there are too many."""
        if now - self._unwanted_since >= IN_SECONDS:
            self._unwanted, self._unwanted_since = 0, now
        self._unwanted += 1
        if self._unwanted > self._most_unwanted:
            self.queue.clear()
            self.close(TOO_MANY)

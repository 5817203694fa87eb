"""Clients that are connected to a game table through a WebSocket.

Messages for a client that cannot keep up are queued. If the queue is full, the socket is closed, and the client is
expected to connect again.
"""

import math

import orjson

from ...room.shapes import Frame
from ..settings import Settings
from .transport import Sender

LONGEST_QUEUE = 64
IN_SECONDS = 5.0  # the period to which the settings `messages` and `unwanted` apply
# WebSocket close codes; there is one more in room/audience.py (ELSEWHERE)
TOO_SLOW, SILENT, GONE, TOO_MANY, NO_TABLE, OUTDATED = 4001, 4003, 1012, 4029, 4404, 4426


def write(frame: Frame) -> bytes:
    """Serialise a message for a client to JSON.

    All keys of a message are strings, so orjson's option for other types of keys is not used. It would make
    serialisation 25 % slower.
    """
    return orjson.dumps(frame)


class Listener:
    """A client connected to a game table.

    `closing` is None until the server decides to close the socket, and then contains the WebSocket close code.
    """

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
        transport: Sender,
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
        """Send a message, or queue it while the send buffer is full. Close the socket if the queue is full as well."""
        if self.closing is not None or (not self.queue and self.transport.try_send(frame)):
            return
        if len(self.queue) >= LONGEST_QUEUE:
            self.queue.clear()
            self.close(TOO_SLOW)
        else:
            self.queue.append(frame)

    def drain(self) -> None:
        """Send queued messages until the send buffer is full or the queue is empty.

        If the queue is empty and the server has decided to close the socket, close it now.
        """
        while self.queue and self.transport.try_send(self.queue[0]):
            del self.queue[0]
        if self.closing is not None and not self.queue:
            self.transport.close(self.closing)

    def close(self, code: int) -> None:
        """Close the socket as soon as all queued messages have been sent."""
        if self.closing is None:
            self.closing = code
            self.drain()

    def seconds_to_wait(self, now: float) -> int:
        """Return how many seconds the client must wait because it has sent too many messages recently.

        If it need not wait, count the message that has just arrived, and return 0.
        """
        self.heard = now
        if len(self._received) == self._messages:
            if (left := self._received[0] + IN_SECONDS - now) > 0:
                return math.ceil(left)
            del self._received[0]
        self._received.append(now)
        return 0

    def count_unwanted(self, now: float) -> None:
        """Count an unusable message or a frame that no browser sends, and close the socket if there are too many."""
        if now - self._unwanted_since >= IN_SECONDS:
            self._unwanted, self._unwanted_since = 0, now
        self._unwanted += 1
        if self._unwanted > self._most_unwanted:
            self.queue.clear()
            self.close(TOO_MANY)

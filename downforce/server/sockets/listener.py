"""One client's socket at a table. A client that cannot keep up gets a short queue, then is closed and comes back."""

import math
from typing import Protocol

import orjson

from ...room.shapes import Frame
from ..settings import Settings

LONGEST_QUEUE = 64
IN_SECONDS = 5.0  # the period of the settings `messages` and `unwanted`
# Close codes; one more is audience.ELSEWHERE
TOO_SLOW, SILENT, GONE, TOO_MANY, NO_TABLE, OUTDATED = 4001, 4003, 1012, 4029, 4404, 4426


def write(frame: Frame) -> bytes:
    """Serialise a frame to JSON.

    All keys are strings, so orjson's option for other keys, which takes a quarter longer, is not needed.
    """
    return orjson.dumps(frame)


class Transport(Protocol):
    """Carries frames to a page (transport.py). `try_send` returns False while its buffer is full."""

    def try_send(self, text: bytes) -> bool: ...
    def close(self, code: int) -> None: ...


class Listener:
    """The listener behind one socket. `closing` is the code to close it with, once that is decided."""

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
        self.takes_part = takes_part  # its page sends a nonce for the deal
        self.seen = 0  # the last action number it was sent
        self.heard = now  # when its last message came
        self.queue: list[bytes] = []
        self.closing: int | None = None
        self._messages = settings.messages
        self._most_unwanted = settings.unwanted
        self._received: list[float] = []
        self._unwanted = 0
        self._unwanted_since = now

    def send(self, frame: bytes) -> None:
        """Send a frame, or queue it while the transport is full; a client whose queue is full is closed."""
        if self.closing is not None or (not self.queue and self.transport.try_send(frame)):
            return
        if len(self.queue) >= LONGEST_QUEUE:
            self.queue.clear()
            self.close(TOO_SLOW)
        else:
            self.queue.append(frame)

    def drain(self) -> None:
        """Send the queued frames in order while the transport takes them, then close if that was decided."""
        while self.queue and self.transport.try_send(self.queue[0]):
            del self.queue[0]
        if self.closing is not None and not self.queue:
            self.transport.close(self.closing)

    def close(self, code: int) -> None:
        """Close the socket after the frames that are still queued."""
        if self.closing is None:
            self.closing = code
            self.drain()

    def seconds_to_wait(self, now: float) -> int:
        """Count a message and return 0; above the limit, return the seconds until the next one would be accepted."""
        self.heard = now
        if len(self._received) == self._messages:
            if (left := self._received[0] + IN_SECONDS - now) > 0:
                return math.ceil(left)
            del self._received[0]
        self._received.append(now)
        return 0

    def count_unwanted(self, now: float) -> None:
        """Count a message refused unread, or a frame that no page sends; close the socket when there are too many."""
        if now - self._unwanted_since >= IN_SECONDS:
            self._unwanted, self._unwanted_since = 0, now
        self._unwanted += 1
        if self._unwanted > self._most_unwanted:
            self.queue.clear()
            self.close(TOO_MANY)

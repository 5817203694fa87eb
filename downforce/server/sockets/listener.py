"""One socket at a table. Who cannot keep up with what is told has a short queue, and comes back by number."""

import math
from typing import Protocol

import orjson

from ...room.shapes import Frame
from ..settings import Settings

LONGEST_QUEUE = 64
IN_SECONDS = 5.0  # the settings `messages` and `unwanted` count in this time
# Why a socket is closed; also audience.ELSEWHERE
TOO_SLOW, SILENT, GONE, TOO_MANY, NO_TABLE, OUTDATED = 4001, 4003, 1012, 4029, 4404, 4426


def write(frame: Frame) -> bytes:
    """What is told, as text for a socket. All keys are texts: to allow for others takes orjson a quarter longer."""
    return orjson.dumps(frame)


class Transport(Protocol):
    """What carries frames to a page: transport.py."""

    def try_send(self, text: bytes) -> bool: ...
    def close(self, code: int) -> None: ...


class Listener:
    """A seat's, or with None a spectator's. `closing` is the code to close the socket with, once there is one."""

    __slots__ = (
        *("_messages", "_most_unwanted", "_said", "_unwanted", "_unwanted_since", "closing", "guest", "heard"),
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
        self.takes_part = takes_part  # gives a nonce to deals
        self.seen = 0  # the number it was told last
        self.heard = now  # when it last said something
        self.queue: list[bytes] = []
        self.closing: int | None = None
        self._messages = settings.messages
        self._most_unwanted = settings.unwanted
        self._said: list[float] = []
        self._unwanted = 0
        self._unwanted_since = now

    def send(self, frame: bytes) -> None:
        if self.closing is not None or (not self.queue and self.transport.try_send(frame)):
            return
        if len(self.queue) >= LONGEST_QUEUE:
            self.queue.clear()
            self.close(TOO_SLOW)
        else:
            self.queue.append(frame)

    def drain(self) -> None:
        """The socket takes more: what waits, in order; then the close that was decided."""
        while self.queue and self.transport.try_send(self.queue[0]):
            del self.queue[0]
        if self.closing is not None and not self.queue:
            self.transport.close(self.closing)

    def close(self, code: int) -> None:
        """After what is still in the queue."""
        if self.closing is None:
            self.closing = code
            self.drain()

    def seconds_to_wait(self, now: float) -> int:
        """Count a message and return 0; or, above the limit, return the seconds until another would be taken."""
        self.heard = now
        if len(self._said) == self._messages:
            if (left := self._said[0] + IN_SECONDS - now) > 0:
                return math.ceil(left)
            del self._said[0]
        self._said.append(now)
        return 0

    def count_unwanted(self, now: float) -> None:
        """Count a message refused unread, or a frame that no page sends; close the socket when it is one too many."""
        if now - self._unwanted_since >= IN_SECONDS:
            self._unwanted, self._unwanted_since = 0, now
        self._unwanted += 1
        if self._unwanted > self._most_unwanted:
            self.queue.clear()
            self.close(TOO_MANY)

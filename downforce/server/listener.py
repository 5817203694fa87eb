"""One socket at a table. What it is told waits in a short queue; who cannot keep up comes back by number."""

import asyncio
from collections import deque

import orjson

from ..room.shapes import Frame

LONGEST_QUEUE = 64
IN_SECONDS = 5.0  # so many messages are taken (the setting `messages`)
TOO_SLOW, SILENT, GONE, NO_TABLE = 4001, 4003, 1012, 4404  # why a socket is closed; also audience.ELSEWHERE


def write(frame: Frame) -> str:
    """A frame as it goes over the socket."""
    return orjson.dumps(frame, option=orjson.OPT_NON_STR_KEYS).decode()


class Listener:
    """A seat's, or with None a spectator's. `closing` is the code to close the socket with, once there is one."""

    def __init__(self, seat: int | None, guest: str | None, now: float, messages: int) -> None:
        self.seat = seat
        self.guest = guest
        self.seen = 0  # the number it was told last
        self.heard = now  # when it last said something
        self.queue: deque[str] = deque()
        self.wake = asyncio.Event()
        self.closing: int | None = None
        self._said: deque[float] = deque(maxlen=messages)

    def tell(self, frame: str) -> None:
        if len(self.queue) >= LONGEST_QUEUE:
            self.queue.clear()
            self.close(TOO_SLOW)
        if self.closing is None:
            self.queue.append(frame)
            self.wake.set()

    def close(self, code: int) -> None:
        """After what is still in the queue."""
        if self.closing is None:
            self.closing = code
        self.wake.set()

    def says_too_much(self, now: float) -> bool:
        self.heard = now
        if len(self._said) == self._said.maxlen and now - self._said[0] < IN_SECONDS:
            return True
        self._said.append(now)
        return False

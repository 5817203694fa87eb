"""Compact storage for game events, which is useful because servers hold many games and rarely read old events."""

import pickle
import zlib
from bisect import bisect_right
from operator import itemgetter

from .events import GameEvent

PAGE = 16  # events that are compressed together
FAST = 1  # zlib's compression level


class Chronicle:
    """A list of game events that saves memory.

    Recent events are stored uncompressed. Older ones are compressed in groups and take up a tenth of the memory.
    """

    def __init__(self) -> None:
        self._sealed: list[bytes] = []
        self._open: list[GameEvent] = []

    def copy(self) -> "Chronicle":
        other = Chronicle()
        other._sealed, other._open = self._sealed[:], self._open[:]
        return other

    @property
    def last(self) -> GameEvent | None:
        """The latest event, or None if there is none yet."""
        return self._open[-1] if self._open else None

    def add(self, event: GameEvent) -> None:
        """Append an event, and compress the oldest uncompressed events once enough have accumulated."""
        self._open.append(event)
        if len(self._open) > 2 * PAGE:
            page, self._open = self._open[:PAGE], self._open[PAGE:]
            self._sealed.append(zlib.compress(pickle.dumps(page), FAST))

    def after(self, number: int) -> list[GameEvent]:
        """Return all events whose number is higher than `number`.

        Callers must not modify these events, because they are the stored objects themselves.
        """
        events, page = self._open, len(self._sealed)
        while page and number < events[0]["number"]:
            page -= 1
            events = pickle.loads(zlib.decompress(self._sealed[page])) + events
        return events[bisect_right(events, number, key=itemgetter("number")) :]

"""The story of a game, kept small: a server holds hundreds, and what is long past only latecomers read."""

import pickle
import zlib
from bisect import bisect_right
from operator import itemgetter

from .events import GameEvent

PAGE = 16  # events
FAST = 1  # of zlib's levels


class Chronicle:
    """The last events lie open. The others are sealed, a page at a time, in a tenth of the memory."""

    def __init__(self) -> None:
        self._sealed: list[bytes] = []
        self._open: list[GameEvent] = []

    def copy(self) -> "Chronicle":
        other = Chronicle()
        other._sealed, other._open = self._sealed[:], self._open[:]
        return other

    def add(self, event: GameEvent) -> None:
        self._open.append(event)
        if len(self._open) > 2 * PAGE:
            page, self._open = self._open[:PAGE], self._open[PAGE:]
            self._sealed.append(zlib.compress(pickle.dumps(page), FAST))

    def after(self, number: int) -> list[GameEvent]:
        """Events numbered higher: the chronicle's own, to be written out, not changed."""
        events, page = self._open, len(self._sealed)
        while page and number < events[0]["number"]:
            page -= 1
            events = pickle.loads(zlib.decompress(self._sealed[page])) + events
        return events[bisect_right(events, number, key=itemgetter("number")) :]

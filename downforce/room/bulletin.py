"""News of one change, written once for all readers who are told the same."""

from collections.abc import Callable

from ..game import whole_events
from ..rules.secrets import is_open, tell
from . import frames
from .room import Room
from .shapes import Frame, Written
from .snapshot import Snapshot


class Bulletin:
    """What happened after a number, from a moment that readers know to now."""

    def __init__(
        self, room: Room, after: int, known: Snapshot, now: Snapshot, write: Callable[[Frame], Written]
    ) -> None:
        self.room = room
        self.after = after
        self.known = known
        self.now = now
        self.write = write
        self.events = whole_events(room.playing, after)
        self.open = all(is_open(event) for event in self.events)
        self.common: Written | None = None  # for all to whom nothing of it is their own

    def to(self, seat: int | None) -> Written:
        changes = self.now.changes(seat, self.known)
        if not self.open or changes is not self.now.changed:
            events = [tell(event, seat) for event in self.events]
            return self.write(frames.news(self.room, self.after, events, changes))
        if self.common is None:
            self.common = self.write(frames.news(self.room, self.after, self.events, changes))
        return self.common

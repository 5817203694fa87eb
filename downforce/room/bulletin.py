"""News of one change, written once for all readers who are told the same."""

from collections.abc import Callable

from ..game import unredacted_events
from ..rules.views.secrets import is_open, redact
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
        self.events = unredacted_events(room.playing, after)
        self.insiders = {event.get("seat") for event in self.events if not is_open(event)}
        self.told = [redact(event, None) for event in self.events] if self.insiders else self.events  # to all others
        self.common: Written | None = None  # for all to whom nothing of it is their own

    def to(self, seat: int | None) -> Written:
        changes, told = self.now.changes(seat, self.known), self.told
        if seat in self.insiders:
            told = [redact(event, seat) for event in self.events]
        elif changes is self.now.changed:
            if self.common is None:
                self.common = self.write(frames.news(self.room, self.after, told, changes))
            return self.common
        return self.write(frames.news(self.room, self.after, told, changes))

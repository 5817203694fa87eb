"""News of one change, written once for all readers who are told the same."""

from collections.abc import Callable

from ..game import whole_events
from ..rules.views.secrets import is_open, tell
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
        self.insiders = {event.get("seat") for event in self.events if not is_open(event)}
        self.public_events = (
            [tell(event, None) for event in self.events] if self.insiders else self.events
        )  # to all others
        self.common: Written | None = None  # for all to whom nothing of it is their own

    def frame_for(self, seat: int | None) -> Written:
        changes, events = self.now.changes(seat, self.known), self.public_events
        if seat in self.insiders:
            events = [tell(event, seat) for event in self.events]
        elif changes is self.now.changed:
            if self.common is None:
                self.common = self.write(frames.news(self.room, self.after, events, changes))
            return self.common
        return self.write(frames.news(self.room, self.after, events, changes))

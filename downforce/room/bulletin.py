"""Update messages for the clients at a table. Clients that receive the same content share one serialised message."""

from collections.abc import Callable

from ..game import unredacted_events
from ..rules.views.secrets import is_open, redact
from . import frames
from .room import Room
from .shapes import Frame, Written
from .snapshot import Snapshot


class Bulletin:
    """An update for connected clients: the differences between the last snapshot they were sent and the current one."""

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
        # The events as sent to everyone but the insiders.
        self.public_events = [redact(event, None) for event in self.events] if self.insiders else self.events
        self.common: Written | None = None  # the frame shared by all listeners whose changes contain nothing private

    def frame_for(self, seat: int | None) -> Written:
        """Return the serialised update message for a seat, or for spectators if `seat` is None."""
        changes, events = self.now.changes(seat, self.known), self.public_events
        if seat in self.insiders:
            events = [redact(event, seat) for event in self.events]
        elif changes is self.now.changed:
            if self.common is None:
                self.common = self.write(frames.news(self.room, self.after, events, changes))
            return self.common
        return self.write(frames.news(self.room, self.after, events, changes))

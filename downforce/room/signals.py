"""Reactions and nudges: told to whoever is there, kept nowhere, and only so many of them."""

from collections import deque

from .refusals import Refused
from .room import Room

MOST_REACTIONS, IN_SECONDS = 4, 10.0  # of one seat


class Signals:
    """Refuses those that are too many, or in vain."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self._reacted: dict[int, deque[float]] = {}
        self._nudged: dict[int, float] = {}  # when a seat was last nudged, by whomever

    def react(self, seat: int) -> None:
        if self.room.table.status == "waiting":
            raise Refused("not-begun")
        now, said = self.room.now(), self._reacted.setdefault(seat, deque(maxlen=MOST_REACTIONS))
        if len(said) == MOST_REACTIONS and now - said[0] < IN_SECONDS:
            raise Refused("too-many-reactions")
        said.append(now)

    def nudge(self, by: int, seat: int, connected: set[int]) -> None:
        """Only who is waited for, and there to notice."""
        if not 0 <= seat < len(self.room.seats):
            raise Refused("seat-unknown")
        waited = seat in self.room.questions and self.room.driver_for(seat) is None
        if seat == by or not waited or seat not in connected:
            raise Refused("nudge-in-vain", name=self.room.seats[seat].name)
        left = self._nudged.get(seat, 0.0) + self.room.timing.nudge_every - self.room.now()
        if left > 0:
            raise Refused("nudge-too-soon", name=self.room.seats[seat].name, seconds=1 + int(left))
        self.nudged(seat)

    def nudged(self, seat: int) -> None:
        """Here or in another process."""
        self._nudged[seat] = self.room.now()

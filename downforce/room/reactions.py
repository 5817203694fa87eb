"""Reactions and nudges between players. They are limited in number, sent to all connected clients, and not stored."""

from collections import deque

from .refusals import Refused
from .room import Room

MOST_REACTIONS, IN_SECONDS = 4, 10.0  # a seat may send this many reactions within this time


class Signals:
    """Keeps track of reactions and nudges, and refuses any that come too often or would have no effect."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self._reacted: dict[int, deque[float]] = {}
        self._nudged: dict[int, float] = {}  # by seat: when it was last nudged

    def react(self, seat: int) -> None:
        """Record a reaction from a seat. Raise Refused if the game has not begun or the seat has reacted too often."""
        if self.room.table.status == "waiting":
            raise Refused("not-begun")
        now, times = self.room.now(), self._reacted.setdefault(seat, deque(maxlen=MOST_REACTIONS))
        if len(times) == MOST_REACTIONS and now - times[0] < IN_SECONDS:
            raise Refused("too-many-reactions")
        times.append(now)

    def nudge(self, by: int, seat: int, connected: set[int]) -> None:
        """Record a nudge from one seat to another.

        Raise Refused if the nudge comes too soon after the previous one or would have no effect. A nudge has
        an effect only if the table is waiting for the nudged person and that person is connected.
        """
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
        """Record that a seat has just been nudged, whether in this server process or in another."""
        self._nudged[seat] = self.room.now()

"""A table and whoever listens to it: who comes and goes, and what is said and kept nowhere. Nothing here waits."""

from ...room.audience import Audience
from ...room.autopilot import AGAIN, Autopilot
from ...room.refusals import Refused
from ...room.room import Room
from ...room.rows import SeatRow, TableRow
from ...room.shapes import Reaction, Signal
from ...room.signals import Signals
from ..sockets.listener import Listener, write
from .ledger import Ledger
from .services import Services


class AttendedTable:
    """What a table of a process is made of."""

    def __init__(self, services: Services, table: TableRow, seats: list[SeatRow]) -> None:
        self.services = services
        self.room = Room(table, seats, services.settings.timing, services.now)
        self.audience: Audience[Listener] = Audience(self.room, write)
        self.autopilot = Autopilot(self.room, self.audience, services.alone)
        self.signals = Signals(self.room)
        self.ledger = Ledger(self.room, services.store)
        self.next_wake: float | None = None
        self.used = services.now()

    @property
    def id(self) -> str:
        return self.room.id

    def schedule_wake(self) -> None:
        """When must this table be looked at next?"""
        due = self.autopilot.next_due()
        again = self.services.now() + AGAIN if self.ledger.out_of_sync else None
        moments = (due, again, self.room.deal_due())
        self.next_wake = min((moment for moment in moments if moment is not None), default=None)

    def join(self, listener: Listener, since: int | None) -> None:
        """A reader who names a number gets only what was missed."""
        if listener.seat is None and len(self.audience.listeners) >= self.services.settings.listeners_per_table:
            raise Refused("table-full")
        self.used = self.services.now()
        self.audience.join(listener, since)
        self._presence_changed()
        if listener.seat is not None:
            self.services.fanout.seat_opened(self.id, listener.seat)

    def leave(self, listener: Listener) -> None:
        if listener in self.audience.listeners:
            self.audience.leave(listener)
            self._presence_changed()

    def close_seat(self, seat: int) -> None:
        """The seat was opened in another process."""
        self.audience.close_seat(seat)
        self.audience.presence_changed()
        self._presence_changed()

    def set_remote_presence(self, process: str, seats: set[int], watchers: int) -> None:
        """Who listens in another process."""
        self.audience.set_remote(process, seats, watchers)
        self.schedule_wake()

    def _reseat(self) -> None:
        self.audience.reseat()
        self._presence_changed()

    def _presence_changed(self) -> None:
        self.publish_presence()
        self.schedule_wake()

    def publish_presence(self) -> None:
        self.services.fanout.publish_presence(self.id, self.audience.seats_here(), self.audience.watchers_here())

    # What is said and not kept.

    def react(self, seat: int, sign: Reaction) -> None:
        self.signals.react(seat)
        self._signal({"t": "reacted", "seat": seat, "sign": sign})

    def nudge(self, by: int, seat: int) -> None:
        self.signals.nudge(by, seat, self.audience.connected())
        self._signal({"t": "nudged", "seat": seat, "by": by})

    def _signal(self, frame: Signal) -> None:
        self.audience.broadcast(frame)
        self.services.fanout.publish_signal(self.id, frame)

    def receive_signal(self, frame: Signal) -> None:
        """Said in another process."""
        if frame["t"] == "nudged":
            self.signals.nudged(frame["seat"])
        self.audience.broadcast(frame)

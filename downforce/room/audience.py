"""Who listens to a table, here and in other processes, and what they are told."""

from collections.abc import Callable, Iterable
from typing import Generic, Protocol, TypeVar

from ..game import read_events
from . import frames
from .bulletin import Bulletin
from .give_up import open_request
from .presence import Presence
from .room import Room
from .rows import SeatRow
from .shapes import Frame, TableInfo, Written
from .snapshot import Snapshot

ELSEWHERE = 4002  # a listener is closed with it whose seat was opened in another place


class Listener(Protocol):
    """Somebody who is told what happens; without a seat, a watcher."""

    seat: int | None
    guest: str | None
    seen: int  # the number it was told last
    closing: int | None  # the code it is closed with, once that is decided

    def send(self, frame: Written) -> None: ...
    def close(self, code: int) -> None: ...


ListenerT = TypeVar("ListenerT", bound=Listener)


class Audience(Generic[ListenerT]):
    """Tells everybody who listens what they may know, written once for each distinct reader."""

    def __init__(self, room: Room, write: Callable[[Frame], Written]) -> None:
        self.room = room
        self.write = write
        self.listeners: set[ListenerT] = set()
        self.remote: dict[str, tuple[set[int], int]] = {}  # seats and watchers in other processes
        self.presence = Presence(room)
        self.info_sent = room.now()  # when everybody was last told who is there
        self.snapshot = Snapshot(room)  # of the moment that was told last

    # Who is there.

    def seats_here(self) -> set[int]:
        return {listener.seat for listener in self.listeners if listener.seat is not None}

    def watchers_here(self) -> int:
        return sum(listener.seat is None for listener in self.listeners)

    def connected(self) -> set[int]:
        here = self.seats_here()
        return here.union(*(seats for seats, _ in self.remote.values())) if self.remote else here

    def people_connected(self) -> list[SeatRow]:
        """Those who sit at the table and have it open."""
        connected = self.connected()
        return [row for row in self.room.seats if row.kind == "person" and row.seat in connected]

    def watchers(self) -> int:
        return self.watchers_here() + sum(count for _, count in self.remote.values())

    # They come and go.

    def join(self, listener: ListenerT, since: int | None) -> None:
        """A seat is open in one place at a time; a reader who names a number gets only what was missed."""
        if listener.seat is not None:
            self.close_seat(listener.seat)
        self.listeners = {other for other in self.listeners if other.closing is None}
        self.listeners.add(listener)
        seat, room = listener.seat, self.room
        if since is not None and room.game is not None and 0 <= since <= room.seq:
            listener.send(self.write(frames.info(self.info(), seat)))
            events = read_events(room.game, seat, since)
            listener.send(self.write(frames.news(room, since, events, self.current_snapshot().changes(seat, None))))
        else:
            listener.send(self._table(seat))
        listener.seen = room.seq
        self.presence_changed(besides=listener)

    def leave(self, listener: ListenerT) -> None:
        self.listeners.discard(listener)
        self.presence_changed()

    def close_seat(self, seat: int) -> None:
        """The seat is opened in another place."""
        for listener in [each for each in self.listeners if each.seat == seat]:
            listener.send(self.write(frames.ELSEWHERE))
            listener.close(ELSEWHERE)
            self.listeners.discard(listener)

    def set_remote(self, process: str, seats: set[int], watchers: int) -> None:
        """Who listens in another process."""
        self.remote[process] = (seats, watchers)
        if not seats and not watchers:
            del self.remote[process]
        self.presence_changed()

    def reseat(self) -> None:
        """Seats have changed: listeners may have become players, or the other way round."""
        moved = set()
        for listener in self.listeners:
            seat = self.room.seat_for(listener.guest)
            if listener.seat != seat:
                listener.seat = seat
                moved.add(listener)
        self.presence.update(self.connected())
        if self.room.game is not None:  # who takes a seat in a running game sees it from that seat from now on
            self._send_each(self._table, moved)
            for listener in moved:
                listener.seen = self.room.seq
        self.broadcast_info()

    def presence_changed(self, besides: ListenerT | None = None) -> None:
        """Somebody came or went: note who is gone, and tell."""
        self.presence.update(self.connected())
        self.broadcast_info(besides)

    # What they are told.

    def info(self) -> TableInfo:
        connected = self.connected()
        there, relievable = self.presence.present(connected), self.presence.relievable(connected)
        give_up = open_request(self.room.table, self.room.now())
        return frames.table_info(self.room.table, self.room.seats, there, self.watchers(), relievable, give_up)

    def info_due(self, connected: set[int] | None = None) -> float | None:
        """When what is told of the people changes by itself, if anybody listens."""
        if not self.listeners:
            return None
        change = self.presence.next_change(self.connected() if connected is None else connected, self.info_sent)
        request = open_request(self.room.table, self.info_sent)
        if request is None:
            return change
        return request["until"] if change is None else min(change, request["until"])

    def current_snapshot(self) -> Snapshot:
        """How the table stands now, worked out once until it changes."""
        if self.snapshot.version != self.room.version:
            self.snapshot = Snapshot(self.room, self.snapshot.kept)
        return self.snapshot

    def broadcast_news(self, before: int) -> None:
        """What has changed. Whoever came while it happened, and so knows a part of it, is told the whole table."""
        known, now = self.snapshot, self.current_snapshot()
        late = [listener for listener in self.listeners if listener.seen != before]
        self._send_each(Bulletin(self.room, before, known, now, self.write).frame_for, self.listeners.difference(late))
        self._send_each(self._table, late)
        self._mark_all_seen()

    def broadcast_table(self) -> None:
        self._send_each(self._table, self.listeners)
        self._mark_all_seen()

    def broadcast_info(self, besides: ListenerT | None = None) -> None:
        info, self.info_sent = self.info(), self.room.now()
        self._send_each(lambda seat: self.write(frames.info(info, seat)), self.listeners - {besides})

    def broadcast(self, frame: Frame) -> None:
        """The same to everybody."""
        written = self.write(frame)
        self._send_each(lambda seat: written, self.listeners)

    def _table(self, seat: int | None) -> Written:
        return self.write(frames.table(self.room, seat, self.info(), self.current_snapshot()))

    def _mark_all_seen(self) -> None:
        seq = self.room.seq
        for listener in self.listeners:
            listener.seen = seq

    def _send_each(self, write: Callable[[int | None], Written], listeners: Iterable[ListenerT]) -> None:
        """One frame for each distinct reader."""
        written: dict[int | None, Written] = {}
        for listener in listeners:
            if listener.closing is None:
                if listener.seat not in written:
                    written[listener.seat] = write(listener.seat)
                listener.send(written[listener.seat])

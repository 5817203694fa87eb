"""Tracks who is connected to a game table, and sends messages to the clients connected to this process."""

from collections.abc import Callable, Iterable
from typing import Generic, Protocol, TypeVar

from ..game import read_events
from . import frames
from .bulletin import Bulletin
from .give_up import open_request
from .presence import Presence
from .room import Room
from .shapes import Frame, TableInfo, Written
from .snapshot import Snapshot
from .stored_rows import SeatRow

ELSEWHERE = 4002  # close code for a listener whose seat has been opened in another tab or process


class Listener(Protocol):
    """A client that receives updates from a game table. It belongs to a player, or to a spectator if `seat` is None."""

    seat: int | None
    guest: str | None
    seen: int  # number of the last action it was sent
    closing: int | None  # close code, once the listener is due to be closed

    def send(self, frame: Written) -> None: ...
    def close(self, code: int) -> None: ...


ListenerT = TypeVar("ListenerT", bound=Listener)


class Audience(Generic[ListenerT]):
    """Keeps track of the clients (listeners) at a game table, and sends each of them what its seat is allowed to see.

    Each message is serialised only once for all listeners with the same seat.
    """

    def __init__(self, room: Room, write: Callable[[Frame], Written]) -> None:
        self.room = room
        self.write = write
        self.listeners: set[ListenerT] = set()
        self.remote: dict[str, tuple[set[int], int]] = {}  # by process: connected seats and number of spectators
        self.presence = Presence(room)
        self.info_sent = room.now()  # when the table info was last broadcast
        self.snapshot = Snapshot(room)  # the state that was last broadcast

    # Presence.

    def seats_here(self) -> set[int]:
        """Return the seats whose players are connected to this process."""
        return {listener.seat for listener in self.listeners if listener.seat is not None}

    def watchers_here(self) -> int:
        """Return the number of spectators connected to this process."""
        return sum(listener.seat is None for listener in self.listeners)

    def connected(self) -> set[int]:
        """Return the seats whose players are connected to any process."""
        here = self.seats_here()
        return here.union(*(seats for seats, _ in self.remote.values())) if self.remote else here

    def people_connected(self) -> list[SeatRow]:
        """Return the seats of all people who currently have the table open."""
        connected = self.connected()
        return [row for row in self.room.seats if row.kind == "person" and row.seat in connected]

    def watchers(self) -> int:
        """Return the number of spectators connected to any process."""
        return self.watchers_here() + sum(count for _, count in self.remote.values())

    # Joining and leaving.

    def join(self, listener: ListenerT, since: int | None) -> None:
        """Add a listener and send it the full table state, or only the updates since action number `since`.

        Each seat has only one listener at a time, so any earlier listener for that seat is closed.
        """
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
        """Remove a listener and tell the remaining listeners who is still connected."""
        self.listeners.discard(listener)
        self.presence_changed()

    def close_seat(self, seat: int) -> None:
        """Close every listener for a seat, because the seat has been opened in another tab or process."""
        for listener in [each for each in self.listeners if each.seat == seat]:
            listener.send(self.write(frames.ELSEWHERE))
            listener.close(ELSEWHERE)
            self.listeners.discard(listener)

    def set_remote(self, process: str, seats: set[int], watchers: int) -> None:
        """Record which seats and how many spectators are connected to another server process."""
        self.remote[process] = (seats, watchers)
        if not seats and not watchers:
            del self.remote[process]
        self.presence_changed()

    def reseat(self) -> None:
        """Update every listener's seat after the seating has changed, then broadcast the table info.

        Once the game has begun, a listener whose seat has changed is also sent the full table state, as seen from the
        new seat.
        """
        moved = set()
        for listener in self.listeners:
            seat = self.room.seat_for(listener.guest)
            if listener.seat != seat:
                listener.seat = seat
                moved.add(listener)
        self.presence.update(self.connected())
        if self.room.game is not None:  # from now on, a latecomer sees the running game from the new seat
            self._send_each(self._table, moved)
            for listener in moved:
                listener.seen = self.room.seq
        self.broadcast_info()

    def presence_changed(self, besides: ListenerT | None = None) -> None:
        """Record which seats are now connected, and send the table info to every listener except `besides`."""
        self.presence.update(self.connected())
        self.broadcast_info(besides)

    # Sending.

    def info(self) -> TableInfo:
        """Return the public information about the table."""
        connected = self.connected()
        there, relievable = self.presence.present(connected), self.presence.relievable(connected)
        give_up = open_request(self.room.table, self.room.now())
        return frames.table_info(self.room.table, self.room.seats, there, self.watchers(), relievable, give_up)

    def info_due(self, connected: set[int] | None = None) -> float | None:
        """Return the time at which the table info will next change even if nobody does anything.

        Return None if no clients are connected or if no such change is expected.
        """
        if not self.listeners:
            return None
        change = self.presence.next_change(self.connected() if connected is None else connected, self.info_sent)
        request = open_request(self.room.table, self.info_sent)
        if request is None:
            return change
        return request["until"] if change is None else min(change, request["until"])

    def current_snapshot(self) -> Snapshot:
        """Return a snapshot of the table's current state. The snapshot is rebuilt only when the game has changed."""
        if self.snapshot.version != self.room.version:
            self.snapshot = Snapshot(self.room, self.snapshot.cache)
        return self.snapshot

    def broadcast_news(self, before: int) -> None:
        """Send every listener the changes since action number `before`.

        A listener that joined after that action already knows some of the changes, so it is sent the full table state.
        """
        known, now = self.snapshot, self.current_snapshot()
        late = [listener for listener in self.listeners if listener.seen != before]
        self._send_each(Bulletin(self.room, before, known, now, self.write).frame_for, self.listeners.difference(late))
        self._send_each(self._table, late)
        self._mark_all_seen()

    def broadcast_table(self) -> None:
        """Send the full table state to every listener."""
        self._send_each(self._table, self.listeners)
        self._mark_all_seen()

    def broadcast_info(self, besides: ListenerT | None = None) -> None:
        """Send the table info to every listener except `besides`."""
        info, self.info_sent = self.info(), self.room.now()
        self._send_each(lambda seat: self.write(frames.info(info, seat)), self.listeners - {besides})

    def broadcast(self, frame: Frame) -> None:
        """Send the same message to every listener."""
        written = self.write(frame)
        self._send_each(lambda seat: written, self.listeners)

    def _table(self, seat: int | None) -> Written:
        return self.write(frames.table(self.room, seat, self.info(), self.current_snapshot()))

    def _mark_all_seen(self) -> None:
        seq = self.room.seq
        for listener in self.listeners:
            listener.seen = seq

    def _send_each(self, write: Callable[[int | None], Written], listeners: Iterable[ListenerT]) -> None:
        """Send each listener the message for its seat, calling `write` only once per seat."""
        written: dict[int | None, Written] = {}
        for listener in listeners:
            if listener.closing is None:
                if listener.seat not in written:
                    written[listener.seat] = write(listener.seat)
                listener.send(written[listener.seat])

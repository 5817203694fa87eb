"""Who listens to a table, here and in other processes, and what they are told."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from . import frames
from .listener import ELSEWHERE, Listener
from .refusals import Refused
from .store import SeatRow, TableRow

if TYPE_CHECKING:
    from ..game import Game
    from .registry import Registry
    from .table import LiveTable


class Audience:
    """The part of a live table that faces its listeners."""

    registry: "Registry"
    game: "Game | None"
    table: TableRow
    seats: list[SeatRow]
    listeners: set[Listener]
    elsewhere: dict[str, tuple[set[int], int]]  # who listens in other processes
    gone: dict[int, float]  # since when a seat has no socket
    used: float

    @property
    def id(self) -> str:
        return self.table.id

    @property
    def seq(self) -> int:
        return len(self.game.log) if self.game is not None else 0

    if TYPE_CHECKING:  # what the other parts give

        @property
        def itself(self) -> "LiveTable": ...
        def reckon(self) -> None: ...

    def seat_of(self, guest: str | None) -> int | None:
        rows = (row.seat for row in self.seats if row.kind == "person" and row.guest == guest)
        return next(rows, None) if guest else None

    def connected(self) -> set[int]:
        here = {listener.seat for listener in self.listeners if listener.seat is not None}
        return here.union(*(seats for seats, _ in self.elsewhere.values()))

    def watchers(self) -> int:
        here = sum(listener.seat is None for listener in self.listeners)
        return here + sum(count for _, count in self.elsewhere.values())

    def info(self) -> dict[str, Any]:
        return frames.table_info(self.table, self.seats, self.connected(), self.watchers())

    def join(self, listener: Listener, since: int | None) -> None:
        """A seat is open in one place at a time; a reader who names a number gets only what was missed."""
        if listener.seat is None and len(self.listeners) >= self.registry.settings.listeners_per_table:
            raise Refused("table-full")
        for other in self.listeners:
            if listener.seat is not None and other.seat == listener.seat:
                other.tell(frames.ELSEWHERE)
                other.close(ELSEWHERE)
        self.listeners = {other for other in self.listeners if other.closing is None}
        self.listeners.add(listener)
        self.used = self.registry.now()
        if since is not None and self.game is not None and 0 <= since <= self.seq:
            listener.tell(frames.info(self.itself, listener.seat))
            listener.tell(frames.news(self.itself, listener.seat, since))
        else:
            listener.tell(frames.table(self.itself, listener.seat))
        listener.seen = self.seq
        self._presence_changed(besides=listener)
        if listener.seat is not None:
            self.registry.fanout.elsewhere(self.id, listener.seat)

    def leave(self, listener: Listener) -> None:
        if listener in self.listeners:
            self.listeners.discard(listener)
            self._presence_changed()

    def leave_elsewhere(self, seat: int) -> None:
        """The seat was opened in another process."""
        for listener in list(self.listeners):
            if listener.seat == seat:
                listener.tell(frames.ELSEWHERE)
                listener.close(ELSEWHERE)
                self.listeners.discard(listener)
        self._presence_changed()

    def hear_presence(self, process: str, seats: set[int], watchers: int) -> None:
        """Who listens in another process."""
        self.elsewhere[process] = (seats, watchers)
        if not seats and not watchers:
            del self.elsewhere[process]
        self._note_gone()
        self.tell_info()

    def _presence_changed(self, besides: Listener | None = None) -> None:
        self._note_gone()
        self.tell_info(besides)
        self.registry.fanout.presence(self.itself)

    def _note_gone(self) -> None:
        connected = self.connected()
        for row in self.seats:
            if row.seat in connected:
                self.gone.pop(row.seat, None)
            else:
                self.gone.setdefault(row.seat, self.registry.now())
        self.reckon()

    def tell_news(self, before: int) -> None:
        """Whoever came while it happened, and so knows a part of it, is told the whole table."""
        self._tell(lambda seat: frames.news(self.itself, seat, before), lambda listener: listener.seen == before)
        self._tell(self._table, lambda listener: listener.seen != before)
        self._all_seen()

    def tell_table(self) -> None:
        self._tell(self._table)
        self._all_seen()

    def tell_info(self, besides: Listener | None = None) -> None:
        self._tell(lambda seat: frames.info(self.itself, seat), lambda listener: listener is not besides)

    def _table(self, seat: int | None) -> str:
        return frames.table(self.itself, seat)

    def _all_seen(self) -> None:
        for listener in self.listeners:
            listener.seen = self.seq

    def _tell(
        self, frame: Callable[[int | None], str], who: Callable[[Listener], bool] = lambda listener: True
    ) -> None:
        """One frame for each distinct reader."""
        built: dict[int | None, str] = {}
        for listener in self.listeners:
            if listener.closing is None and who(listener):
                if listener.seat not in built:
                    built[listener.seat] = frame(listener.seat)
                listener.tell(built[listener.seat])

    def reseat(self) -> None:
        """Seats have changed: listeners may have become players, or the other way round."""
        for listener in self.listeners:
            listener.seat = self.seat_of(listener.guest)
        self._presence_changed()

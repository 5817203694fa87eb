"""All game tables on one device: creating tables, loading saved tables, and running bots and clocks."""

import secrets
import time
from collections.abc import Callable, Iterable
from dataclasses import replace

from ..room import frames, lobby
from ..room.messages import NewTable, SeatRequest
from ..room.person_names import clean_name, first_name
from ..room.refusals import Refused
from ..room.seating import fill_with_bots, seat_bots
from ..room.shapes import TableInfo
from ..room.stored_rows import Seated, SeatRow
from .log_lines import read_lines, write
from .records import read_finished, write_finished
from .requests import SharedSeat
from .table import LocalTable

PREFIX = "device-"  # prefix of table ids on this device, which tells the page whom to ask
ME = "me"  # guest id of the person who holds the device; others who share it are me-2, me-3


class Device:
    """The game tables on one device.

    `save(table, number, line)` is called with every new line of a table's log. `save_summary(table, game)` is called
    with the table's entry in the "My games" list (in the format of MyGame) whenever that entry changes.
    """

    def __init__(
        self,
        save: Callable[[str, int, str], None],
        save_summary: Callable[[str, str], None],
        now: Callable[[], float] = time.time,
    ) -> None:
        self.save = save
        self.save_summary = save_summary
        self.now = now
        self.lines: dict[str, list[str]] = {}  # by table: its saved lines
        self.tables: dict[str, LocalTable] = {}

    def fill(self, table_id: str, lines: Iterable[str]) -> None:
        """Load the saved log lines of a game table into memory.

        Callers must do this before any request about the table, and again when another browser tab has added lines.
        """
        found = list(lines)
        if len(found) > len(self.lines.get(table_id, [])):
            self.lines[table_id] = found
            if table_id in self.tables:
                self.tables[table_id].fold(found)

    def find(self, table_id: str) -> LocalTable:
        """Return the game table with this id, loading it from its saved lines if necessary.

        Raise Refused if there is no such table.
        """
        if table_id not in self.tables:
            saved = read_lines(self.lines.get(table_id, []))
            if saved is None:
                raise Refused("unknown-table")
            table = self._table((saved.table, saved.seats))
            table.mine = False
            table.fold(self.lines[table_id])
            self.tables[table_id] = table
        return self.tables[table_id]

    def _table(self, seated: Seated) -> LocalTable:
        return LocalTable(*seated, lambda line: self._save(seated[0].id, line), self.now)

    def _save(self, table_id: str, line: str) -> None:
        lines = self.lines.setdefault(table_id, [])
        lines.append(line)
        self.save(table_id, len(lines) - 1, line)

    # Creating tables.

    def make(self, wanted: NewTable, name: str) -> str:
        """Create a table for bots and the people who share the device, start the game, and return the table's id."""
        people = [at for at, seat in enumerate(wanted.seats) if seat.kind == "me"]
        seats = [SeatRequest(kind="open") if at in people[1:] else seat for at, seat in enumerate(wanted.seats)]
        clock = wanted.clock if len(people) < 2 else "none"  # no clock while the device is passed around
        wanted_here = replace(wanted, seats=seats, clock=clock, public=False, latecomers=False, start=False)
        table, rows = lobby.new_table(self._new_id(), ME, name, wanted_here, self.now())
        for at in people[1:]:
            guest, seat = f"{ME}-{at + 1}", wanted.seats[at]
            called = clean_name(seat.name) if isinstance(seat, SharedSeat) and seat.name is not None else None
            rows[at] = SeatRow(at, "person", guest, called or first_name(table.id + guest), since=table.created)
        return self._begin((replace(table, status="running"), fill_with_bots(seat_bots(rows))))

    def race(self, name: str, newcomer: bool, level: str | None = None) -> str:
        """Create a table on a random track, start the race at once, and return the id of the table.

        `level` is the level of the three bots. If it is None, `newcomer` determines their levels.
        """
        return self.make(lobby.race_now(newcomer, level), name)

    def rematch(self, table_id: str, name: str) -> str:
        """Start another game with the same people and bots, and return the id of its table.

        Repeated calls return the same id.
        """
        before = self.find(table_id)
        if before.room.table.rematch is None:
            table, seats = lobby.rematch(before.room, self._new_id(), ME, name)
            made = self._begin((replace(table, status="running"), seats))
            before.room.table = replace(before.room.table, rematch=made)
            before.save_seats()
            before.audience.broadcast_info()
            return made
        return before.room.table.rematch

    def give_up(self, table_id: str) -> TableInfo:
        """End a table's game without a winner. Everyone who shares the device is assumed to agree."""
        table = self.find(table_id)
        table.run(table.runner.give_up_together())
        self.update_summary(table)
        return table.audience.info()

    def add_record(self, text: str) -> str:
        """Create a table for replaying a finished game from its record, and return the table's id."""
        table_id = self._new_id()
        for line in write_finished(read_finished(text), table_id, ME, self.now()):
            self._save(table_id, line)
        self.update_summary(self.find(table_id))
        return table_id

    def _begin(self, seated: Seated) -> str:
        table = self._table(seated)
        table.begin()
        self.tables[table.room.id] = table
        self.update_summary(table)
        return table.room.id

    def _new_id(self) -> str:
        return PREFIX + secrets.token_urlsafe(9)

    def update_summary(self, table: LocalTable) -> None:
        """Update and save a table's entry in the "My games" list."""
        room = table.room
        seat, over = room.seat_for(ME), room.table
        result = over.results[seat] if over.results and seat is not None else None
        game = {
            "info": frames.table_info(room.table, room.seats),
            "seat": seat or 0,
            "my_turn": any(room.driver_for(asked) is None for asked in room.questions),
            "won": seat in over.winners if over.winners is not None else None,
            "rank": result["rank"] if result else None,
            "money": result["money"] if result else None,
            "changed": round(self.now(), 3),
        }
        self.save_summary(room.id, write(game))

    # Scheduling: which table must be woken, and when.

    def next_due(self) -> float | None:
        """Return the time at which `wake` must next be called, or None if nothing is scheduled.

        Times are in seconds since 1970.
        """
        return min((due for table in self.tables.values() if (due := table.next_due()) is not None), default=None)

    def wake(self) -> None:
        """At each table where something is due, make one bot move or send one update."""
        now = self.now()
        for table in list(self.tables.values()):
            if (due := table.next_due()) is not None and due <= now:
                before = table.room.seq
                table.wake(now)
                if table.room.seq != before:
                    self.update_summary(table)

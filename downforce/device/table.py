"""A game table that runs on this device.

Every change to the table is saved as a line of text, then applied, and finally sent to the open pages.
"""

from collections.abc import Callable, Iterable

from ..bots import FALLBACK, find
from ..bots.safe_choice import check_legal, log_failure
from ..room import lobby
from ..room.messages import Ping, Sit, ToDevice
from ..room.refusals import Refused
from ..room.room import Room, Timing
from ..room.running.changes import Change
from ..room.running.runner import TableRunner
from ..room.seating import new_rng
from ..room.stored_rows import Deal, Entry, SeatRow, TableRow
from .log_lines import read_lines, write, write_line, write_seated
from .page import Page

HERE = "device"  # the device's name as a process, to which everyone who shares it is connected
A_DAY = 86_400.0
CLOCKS = {"relaxed": 120.0, "quick": 30.0}
TIMING = Timing(
    CLOCKS,
    bot_pause=0.9,
    away=A_DAY,  # in effect never: nobody can be away from the device they play on
    away_unclocked=A_DAY,
    rival_wait=0.0,
    grace=4.0,
    relief=A_DAY,
    relief_there=A_DAY,
    nudge_every=20.0,
)


class LocalTable:
    """A game table that runs on this device. Each change is passed to `save` as a line of text before being applied."""

    def __init__(
        self, table: TableRow, seats: list[SeatRow], keep: Callable[[str], None], now: Callable[[], float]
    ) -> None:
        self.save = keep
        self.room = Room(table, seats, TIMING, now)
        self.runner: TableRunner[Page] = TableRunner(self.room, write)
        self.audience = self.runner.audience
        self.mine = True  # False if another tab runs the table and this one only shows it
        self._mark_everybody_present()

    def run(self, steps: Iterable[Change]) -> None:
        """Save each change that the steps ask for, and pass the device on if it is another person's turn afterwards."""
        for change in steps:
            if isinstance(change, Entry | Deal):
                self.save(write_line(change))
            else:
                self.save(write_seated(change.table, change.seats))
        self._pass_device()

    # Starting and loading.

    def begin(self) -> None:
        """Save the table, start its game, and deal the cards."""
        self.save_seats()
        self.room.begin()
        self.run(self.runner.append(lobby.first_deal(self.room.table)))

    def fold(self, lines: Iterable[str]) -> None:
        """Apply the saved log lines of this table, which were written on an earlier visit or by another browser tab."""
        saved = read_lines(lines)
        if saved is None:
            return
        before, known = self.room.seq, self.room.table
        self.room.table, self.room.seats = saved.table, saved.seats
        if self.room.game is None:
            self.room.begin()
        self.room.fold(saved.deals, saved.entries[before:])
        self.room.close_given_up()
        if self.room.seq != before:
            self.audience.broadcast_news(before)
        if saved.table != known:
            self.audience.broadcast_info()

    def take_over(self) -> None:
        """Start running the table in this browser tab, because the tab that was running it has been closed."""
        self.mine = True
        self.run(self.runner.catch_up(self.room.progress))  # the tab may have been closed before a draw
        for page in self.audience.listeners:
            page.guest = self._default_guest()
        self.audience.reseat()
        self._pass_device()

    # Pages.

    def is_shared(self) -> bool:
        """Return whether several people share the device."""
        return sum(row.kind == "person" for row in self.room.seats) > 1

    def join(self, page: Page, since: int | None) -> None:
        """Connect a page and send it the full table state, or only the updates since action number `since`.

        If it is another person's turn, also ask the players to pass the device to that person.
        """
        if self.mine:
            page.guest = self._default_guest()
            page.seat = self.room.seat_for(page.guest)
        self.runner.join(page, since)
        self._pass_device()

    def _default_guest(self) -> str | None:
        """Return the guest from whose point of view a newly opened page shows the game.

        On a shared device, return None until the game is over, so that no cards are shown before the device has been
        handed to the right person.
        """
        people = [row.guest for row in self.room.seats if row.kind == "person"]
        return people[0] if len(people) == 1 or (people and self.room.table.status == "over") else None

    def _mark_everybody_present(self) -> None:
        if self.is_shared():
            self.audience.set_remote(HERE, {row.seat for row in self.room.seats if row.kind == "person"}, 0)

    def _pass_device(self) -> None:
        """Ask the players to pass the device to a person whose turn it is.

        Do nothing if the person holding the device also has a decision to make.
        """
        asked = [seat for seat in sorted(self.room.questions) if self.room.driver_for(seat) is None]
        for page in self.audience.listeners:
            wanted = asked[0] if asked and self.mine and self.is_shared() and page.seat not in asked else None
            if wanted is not None and wanted != page.passed_to:
                page.send(write({"t": "pass", "seat": wanted}))
            page.passed_to = wanted

    def sit(self, page: Page, seat: int) -> None:
        """Show the game from the given seat's point of view, because the person at that seat now holds the device."""
        if not self.mine or not 0 <= seat < len(self.room.seats) or self.room.seats[seat].kind != "person":
            raise Refused("not-seated")
        page.guest, page.passed_to = self.room.seats[seat].guest, None
        self.audience.reseat()
        self._pass_device()

    def handle(self, page: Page, message: ToDevice) -> None:
        """Carry out the request in a message from a page, or raise Refused if the request is not allowed."""
        if isinstance(message, Sit):
            self.sit(page, message.seat)
        elif not self.mine and not isinstance(message, Ping):
            raise Refused("not-seated")
        else:
            self.run(self.runner.handle(page, message) or ())

    def save_seats(self) -> None:
        """Save the current state of the table and its seats."""
        self.save(write_seated(self.room.table, self.room.seats))

    # Scheduling: when a bot or a clock acts.

    def next_due(self) -> float | None:
        """Return the time at which `wake` must next be called, or None if nothing is scheduled.

        Nothing is scheduled if no page has the table open, or if another browser tab runs the table.
        """
        return self.runner.autopilot.next_due() if self.mine and self.audience.listeners else None

    def wake(self, now: float) -> None:
        """Handle the next bot move or update that is due, if any.

        Each call handles at most one, so that requests from pages are not held up.
        """
        for seat, question in self.runner.autopilot.overdue(now):
            level = self.room.driver_for(seat)
            if level is None:
                self.run(self.runner.take_over(seat, question))
            else:
                self.run(self.runner.act_for(seat, question, self._choose(level, seat)))
            return
        self.runner.refresh_info(now)

    def _choose(self, level: str, seat: int) -> str:
        """Return the action that the bot chooses.

        If the bot fails, let a fallback bot choose. If that fails too, return the first legal action.
        """
        seen, legal = self.room.playing.view(seat), self.room.playing.legal(seat)
        for name in (level, FALLBACK):
            with log_failure(name):
                return check_legal(find(name).choose(seen, legal, new_rng()), legal)
        return legal[0]

"""A game table that runs on this device.

Every change to the table is saved as a line of text, then applied, and finally sent to the open pages.
"""

from collections.abc import Callable, Iterable

from ..bots import FALLBACK, find
from ..bots.safe_choice import check_legal, log_failure
from ..room import frames, lobby
from ..room.audience import Audience
from ..room.autopilot import Autopilot
from ..room.messages import Act, ToDevice
from ..room.reactions import Signals
from ..room.refusals import Refused
from ..room.room import Question, Room, Timing
from ..room.seating import DRIVER, new_rng
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
        self.audience: Audience[Page] = Audience(self.room, write)
        self.autopilot = Autopilot(self.room, self.audience, mine=True)
        self.signals = Signals(self.room)
        self.mine = True  # False if another tab runs the table and this one only shows it
        self._mark_everybody_present()

    # Starting and loading.

    def begin(self) -> None:
        """Save the table, start its game, and deal the cards."""
        self.save(write_seated(self.room.table, self.room.seats))
        self.room.begin()
        self._append(lobby.first_deal(self.room.table))

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

    def draw_pending(self) -> None:
        """Catch up on steps that were missed, for example because the device was switched off.

        If the game is waiting for a random draw, make and save the draw. If the game has ended, mark the table as over.
        """
        owed = self.room.pending_draw()
        if owed is not None:
            self._append(owed)
        self._end()

    def take_over(self) -> None:
        """Start running the table in this browser tab, because the tab that was running it has been closed."""
        self.mine = True
        self.draw_pending()
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
        self.audience.join(page, since)
        self._pass_device()

    def leave(self, page: Page) -> None:
        self.audience.leave(page)

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

    # Messages.

    def handle(self, page: Page, message: ToDevice) -> None:
        """Carry out the request in a message from a page, or raise Refused if the request is not allowed."""
        if message.t == "ping":
            page.send(write(frames.PONG))
        elif message.t == "sit":
            self.sit(page, message.seat)
        elif page.seat is None or not self.mine:
            raise Refused("not-seated")
        elif message.t == "act":
            self.act(page, page.seat, message)
        elif message.t == "react":
            self.signals.react(page.seat)
            self.audience.broadcast({"t": "reacted", "seat": page.seat, "sign": message.sign})
        elif message.t == "nudge":
            self.signals.nudge(page.seat, message.seat, self.audience.connected())
        elif message.t == "substitute":
            raise Refused("not-away", name=self.room.seats[min(message.seat, len(self.room.seats) - 1)].name)
        elif message.t == "play_out":
            self.room.check_play_out()
            self._set_driver(page.seat, DRIVER)
        elif message.t == "take_control" and self.room.seats[page.seat].driver is not None:
            self._set_driver(page.seat, None)
            self.room.restart_clock(page.seat)
            if self.room.time() is not None:
                self.audience.broadcast_news(self.room.seq)

    def act(self, page: Page, seat: int, message: Act) -> None:
        """Save a player's action and answer the page. If a command is repeated, only the answer is sent again."""
        if (done := self.room.find_command(seat, message.id)) is not None:
            page.send(write(frames.done(message.id, done)))
        else:
            entry = self.room.propose(seat, message.action, message.id, message.seq)
            if self.room.seats[seat].driver is not None:
                self._set_driver(seat, None)
            self._append(entry, lambda: page.send(write(frames.done(message.id, entry.seq))))

    def _append(self, line: Entry | Deal, answer: Callable[[], None] = lambda: None) -> None:
        before = self.room.seq
        following: Entry | Deal | None = line
        while following is not None:
            self.save(write_line(following))
            self.room.apply(following)
            following = self.room.pending_draw()
        answer()
        self.audience.broadcast_news(before)
        self._end()
        self._pass_device()

    def _end(self) -> None:
        if self.room.end() is not None:
            self.save_seats()
            self.audience.broadcast_info()

    def save_seats(self) -> None:
        """Save the current state of the table and its seats."""
        self.save(write_seated(self.room.table, self.room.seats))

    def _set_driver(self, seat: int, driver: str | None) -> None:
        self.room.set_driver(seat, driver)
        self.save_seats()
        self.audience.broadcast_info()
        self._pass_device()

    # Scheduling: when a bot or a clock acts.

    def next_due(self) -> float | None:
        """Return the time at which `wake` must next be called, or None if nothing is scheduled.

        Nothing is scheduled if no page has the table open, or if another browser tab runs the table.
        """
        return self.autopilot.next_due() if self.mine and self.audience.listeners else None

    def wake(self, now: float) -> None:
        """Handle the next bot move or update that is due, if any.

        Each call handles at most one, so that requests from pages are not held up.
        """
        for seat, question in self.autopilot.overdue(now):
            self._answer_for(seat, question)
            return
        if (due := self.audience.info_due()) is not None and due <= now:
            self.audience.broadcast_info()

    def _answer_for(self, seat: int, question: Question) -> None:
        level = self.room.driver_for(seat)
        if level is None:
            self._set_driver(seat, DRIVER)
            self.autopilot.take_over(question)
        else:
            self._append(self.room.entry(seat, self._choose(level, seat)))

    def _choose(self, level: str, seat: int) -> str:
        """Return the action that the bot chooses.

        If the bot fails, let a fallback bot choose. If that fails too, return the first legal action.
        """
        seen, legal = self.room.playing.view(seat), self.room.playing.legal(seat)
        for name in (level, FALLBACK):
            with log_failure(name):
                return check_legal(find(name).choose(seen, legal, new_rng()), legal)
        return legal[0]

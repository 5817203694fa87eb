"""Runs a game table for the server or a device: carries out what clients ask for, and says what must be stored.

Every change is stored, then applied, then answered, then published. The methods that return `Steps` are generators:
each yields a change, and applies it once the caller, who does the storing, goes on. The caller must not run two of them
at the same time. Notifications to other processes go through a `Fanout`.
"""

from collections.abc import Callable, Generator
from contextlib import suppress
from typing import Generic

from .. import frames, give_up, lobby
from ..audience import Audience, ListenerT
from ..autopilot import Autopilot
from ..messages import Act, Nudge, Ping, PlayOut, React, SeatChange, Substitute, TableChange, TakeControl, ToServer
from ..reactions import Signals
from ..refusals import Refused
from ..room import Question, Room
from ..seating import DRIVER
from ..shapes import Frame, Signal, Written
from ..stored_rows import Deal, Entry, TableRow
from .changes import Change, ChangeSeats, ChangeTable, Conflict, GiveUp, NewRows, NotStored, SetDriver, SetOver, Steps
from .fanout import Fanout

TRIES = 3  # attempts per command when other processes are faster


class TableRunner(Generic[ListenerT]):
    """A game table with its clients, without storage.

    `alone` is false if other processes may run the same table. `reschedule` is called when something happens outside of
    `Steps` that may change the time at which the table must be woken.
    """

    def __init__(
        self,
        room: Room,
        write: Callable[[Frame], Written],
        fanout: Fanout | None = None,
        alone: bool = True,
        reschedule: Callable[[], None] = lambda: None,
    ) -> None:
        self.room = room
        self.audience: Audience[ListenerT] = Audience(room, write)
        self.autopilot = Autopilot(room, self.audience, alone)
        self.signals = Signals(room)
        self.fanout = fanout or Fanout()
        self.alone = alone
        self.reschedule = reschedule

    # Clients.

    def join(self, listener: ListenerT, since: int | None) -> None:
        """Add a client, and send it the full state of the table or only the updates since action number `since`."""
        self.audience.join(listener, since)
        self._presence_changed()
        if listener.seat is not None:
            self.fanout.seat_opened(self.room.id, listener.seat)

    def leave(self, listener: ListenerT) -> None:
        """Remove a client from the table."""
        if listener in self.audience.listeners:
            self.audience.leave(listener)
            self._presence_changed()

    def close_seat(self, seat: int) -> None:
        """Disconnect a seat's player from this process, because the player has connected to another process."""
        self.audience.close_seat(seat)
        self.audience.presence_changed()
        self._presence_changed()

    def set_remote_presence(self, process: str, seats: set[int], watchers: int) -> None:
        """Record which players and how many spectators are connected to another process."""
        self.audience.set_remote(process, seats, watchers)
        self.reschedule()

    def reseat(self) -> None:
        """Update every client's seat after the seating has changed."""
        self.audience.reseat()
        self._presence_changed()

    def _presence_changed(self) -> None:
        self.publish_presence()
        self.reschedule()

    def publish_presence(self) -> None:
        """Tell the other processes which players and how many spectators are connected to this process."""
        self.fanout.publish_presence(self.room.id, self.audience.seats_here(), self.audience.watchers_here())

    # Messages.

    def handle(self, listener: ListenerT, message: ToServer) -> Steps | None:
        """Carry out the request in a client's message, or return the steps that carry it out.

        Raise Refused if the request is not allowed. Contributions to a deal are left to the caller.
        """
        seat = listener.seat
        if isinstance(message, Ping):
            listener.send(self.audience.write(frames.PONG))
        elif seat is None:
            raise Refused("not-seated")
        elif isinstance(message, Act):
            command = message.id
            return self.act(seat, message, lambda seq: listener.send(self.audience.write(frames.done(command, seq))))
        elif isinstance(message, TakeControl):
            return self.take_control(seat)
        elif isinstance(message, Substitute):
            return self.substitute(seat, message.seat)
        elif isinstance(message, PlayOut):
            return self.play_out(seat)
        elif isinstance(message, React):
            self.signals.react(seat)
            self._signal({"t": "reacted", "seat": seat, "sign": message.sign})
        elif isinstance(message, Nudge):
            self.signals.nudge(seat, message.seat, self.audience.connected())
            self._signal({"t": "nudged", "seat": message.seat, "by": seat})
        return None

    def _signal(self, frame: Signal) -> None:
        self.audience.broadcast(frame)
        self.fanout.publish_signal(self.room.id, frame)

    def receive_signal(self, frame: Signal) -> None:
        """Pass on a reaction or nudge from another process to everybody who is connected to this process."""
        if frame["t"] == "nudged":
            self.signals.nudged(frame["seat"])
        self.audience.broadcast(frame)

    def act(self, seat: int, message: Act, answer: Callable[[int], None]) -> Steps:
        """Take a player's action, and call `answer` with the action's number as soon as the action is stored.

        A repeated command gets the same answer again and is not stored twice.
        """
        for _ in range(TRIES):
            if (done := self.room.find_command(seat, message.id)) is not None:
                answer(done)
                return
            entry = self.room.propose(seat, message.action, message.id, message.seq)
            if self.room.seats[seat].driver is not None:
                yield from self.set_driver(seat, None)
            if (yield from self.append(entry, answer)):
                return
        raise Refused("stale")

    def append(
        self, line: Entry | Deal, answer: Callable[[int], None] = lambda seq: None
    ) -> Generator[Change, None, bool]:
        """Add an action or deal, make the draws that follow it, and send the update to all clients.

        Return False if another process was first. What that process stored is then sent instead.
        """
        known = self.room.progress
        is_stored = False
        with suppress(Conflict):
            yield line
            is_stored = True
        if not is_stored:
            yield from self.catch_up(known)
            return False
        self.room.apply(line)
        self.autopilot.mine = True
        answer(self.room.seq)
        with suppress(NotStored):  # the action itself is stored; the draw is made when the table catches up
            yield from self.draw_pending()
        self.audience.broadcast_news(known[0])
        self.fanout.notify_changed(self.room.id, self.room.seq)
        yield from self.end()
        return True

    def draw_pending(self) -> Steps:
        """Make the random draws that the game is waiting for."""
        while (drawn := self.room.pending_draw()) is not None:
            try:
                yield drawn
            except Conflict:  # another process has already made this draw, and by now the room knows it
                continue
            self.room.apply(drawn)

    def end(self) -> Steps:
        """If the game has just ended, mark the table as over."""
        if self.room.end() is not None:
            yield SetOver(self.room.table, self.room.seats)
            self.audience.broadcast_info()

    def catch_up(self, known: tuple[int, int], notify: bool = False) -> Steps:
        """Publish what the caller has read from the store since the room's progress was `known`.

        Pending draws are made first. Other processes are told only if `notify` is true.
        """
        yield from self.draw_pending()
        if self.room.progress != known:
            self.autopilot.mine = self.alone
            self.audience.broadcast_news(known[0])
            if notify:
                self.fanout.notify_changed(self.room.id, self.room.seq)
        yield from self.end()

    # Seats that bots play for people.

    def set_driver(self, seat: int, driver: str | None) -> Steps:
        """Let a bot play a person's seat, or give the seat back to the person if `driver` is None."""
        seats = self.room.with_driver(seat, driver)
        yield from self.replace_rows(SetDriver(self.room.table, seats, seat, driver))
        self.audience.broadcast_info()

    def take_control(self, seat: int) -> Steps:
        """Let a player take a seat back from a bot. The player gets the full time for the current decision."""
        self._refuse_unless_running()
        if self.room.seats[seat].driver is not None:
            yield from self.set_driver(seat, None)
            self.room.restart_clock(seat)
            if self.room.time() is not None:
                self.audience.broadcast_news(self.room.seq)  # no action was taken, but the deadline is new

    def substitute(self, by: int, seat: int) -> Steps:
        """Let a bot stand in for a player who is away or does not act, until the player returns.

        Any other player can request this.
        """
        self._refuse_unless_running()
        if not 0 <= seat < len(self.room.seats):
            raise Refused("seat-unknown")
        if seat == by or seat not in self.audience.presence.relievable(self.audience.connected()):
            raise Refused("not-away", name=self.room.seats[seat].name)
        yield from self.take_over(seat, self.room.questions[seat])

    def play_out(self, seat: int) -> Steps:
        """Let a bot play the rest of the game for a seat. Raise Refused if the result is not decided yet."""
        self.room.check_play_out()
        if self.room.seats[seat].driver is None:
            yield from self.set_driver(seat, DRIVER)

    def take_over(self, seat: int, question: Question) -> Steps:
        """Let a bot play a seat from this decision on. The bot pauses as usual before its first action."""
        yield from self.set_driver(seat, DRIVER)
        self.autopilot.take_over(question)

    def act_for(self, seat: int, question: Question, action: str) -> Steps:
        """Take the action that a bot has chosen, if the decision is still open and still a bot's."""
        if self.room.questions.get(seat) is question and self.room.driver_for(seat) is not None:
            yield from self.append(self.room.entry(seat, action))

    def _refuse_unless_running(self) -> None:
        status = self.room.table.status
        if status != "running":
            raise Refused("over" if status == "over" else "not-begun")

    def refresh_info(self, now: float) -> None:
        """Send the table info to all clients if it has changed by the passing of time alone."""
        if (due := self.audience.info_due()) is not None and due <= now:
            self.audience.broadcast_info()

    # Changes to the table and its seats.

    def replace_rows(self, change: NewRows, refusal: str | None = None) -> Steps:
        """Replace the table and its seats. If another process was first, raise Refused with `refusal` if given."""
        try:
            yield change
        except Conflict:
            if refusal is None:
                raise
            raise Refused(refusal) from None
        self.room.table, self.room.seats = change.table, change.seats
        self.fanout.notify_changed(self.room.id, None)

    def change_table(self, guest: str, wanted: TableChange) -> Steps:
        """Change the options, seats, clock or visibility before the game starts: all of it or nothing."""
        yield from self.replace_rows(ChangeTable(*lobby.change_table(self.room, guest, wanted)), "stale")
        self.audience.presence.gone.clear()  # keyed by seat number, and seats may have been renumbered
        self.reseat()

    def change_seat(self, guest: str, name: str, seat: int, wanted: SeatChange) -> Steps:
        """Let a guest sit down, get up, put a bot in a seat, remove a player, or take over from a bot."""
        table, seats = lobby.change_seat(self.room, guest, name, seat, wanted)
        if seats is not self.room.seats:
            yield from self.replace_rows(ChangeSeats(table, seats), "seat-taken")
            self.audience.presence.gone.pop(seat, None)  # the new person has not been away
            self.room.restart_clock(seat)
            self.reseat()

    def pass_host(self) -> Steps:
        """Replace an absent host with the connected player who has been seated the longest."""
        table = lobby.pass_host(self.room.table, self.audience.people_connected())
        try:
            yield from self.replace_rows(ChangeSeats(table, self.room.seats))
        except Conflict:
            return
        self.audience.broadcast_info()

    def give_up(self, guest: str) -> Steps:
        """Ask the other connected players to give up the game, or agree if one of them has already asked.

        Once everybody agrees, the game is over, and the hidden cards and the proof of the deal become public.
        """
        presence, connected = self.audience.presence, self.audience.connected
        return self._change_give_up(lambda: give_up.give_up(self.room, guest, presence.present(connected())))

    def play_on(self, guest: str) -> Steps:
        """Decline a request to give up the game."""
        return self._change_give_up(lambda: give_up.play_on(self.room, guest))

    def give_up_together(self) -> Steps:
        """Give up the game at once, for everybody who shares a device."""
        return self._change_give_up(lambda: give_up.give_up_together(self.room))

    def _change_give_up(self, propose: Callable[[], TableRow]) -> Steps:
        for _ in range(TRIES):
            try:
                yield from self.replace_rows(GiveUp(propose(), self.room.seats))
            except Conflict:  # another process has changed the table, and by now the room knows it
                continue
            if self.room.table.status == "over":
                self.room.close_given_up()
                self.audience.broadcast_table()
            else:
                self.audience.broadcast_info()
            return
        raise Refused("stale")

"""A game table that is loaded on the server. Every change is stored, applied to the game, and sent to the clients."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable

from sqlalchemy.exc import DBAPIError

from ...room import frames, give_up, lobby
from ...room.audience import Audience
from ...room.autopilot import RETRY_DELAY, Autopilot
from ...room.messages import SeatChange, TableChange
from ...room.reactions import Signals
from ...room.refusals import Refused
from ...room.room import Question, Room
from ...room.seating import DRIVER, changed_seats
from ...room.shapes import DealAsks, Reaction, Signal
from ...room.stored_rows import Deal, Entry, SeatRow, TableRow
from ..http.guests import display_name
from ..sockets.listener import NO_TABLE, Listener, write
from ..store import Conflict, NotStored
from .deal_handshake import HandshakeStore, open_handshake
from .ledger import Ledger
from .services import Services

log = logging.getLogger(__name__)
TRIES = 3  # attempts per command when other processes are faster


class LiveTable:
    """A game table loaded in this process.

    Use `async with table:` around changes to the table, so that they happen one at a time.
    """

    def __init__(self, services: Services, table: TableRow, seats: list[SeatRow]) -> None:
        self.services = services
        self.room = Room(table, seats, services.settings.timing, services.now)
        self.audience: Audience[Listener] = Audience(self.room, write)
        self.autopilot = Autopilot(self.room, self.audience, services.alone)
        self.signals = Signals(self.room)
        self.ledger = Ledger(self.room, services.store)
        self.handshake_store = HandshakeStore(self.room, services)
        self.lock = asyncio.Lock()
        self.next_wake: float | None = None
        self.used = services.now()
        self.gone = False  # whether the table has been deleted from the store

    @property
    def id(self) -> str:
        return self.room.id

    async def __aenter__(self) -> None:
        """Take the table's lock."""
        await self.lock.acquire()

    async def __aexit__(self, *failure: object) -> None:
        """Reschedule the table's next wake-up and release its lock."""
        try:
            self.schedule_wake()
        finally:
            self.lock.release()

    def schedule_wake(self) -> None:
        """Set the time at which this table's next scheduled work is due."""
        due = self.autopilot.next_due()
        again = self.services.now() + RETRY_DELAY if self.ledger.out_of_sync else None
        moments = (due, again, self.room.deal_due())
        self.next_wake = min((moment for moment in moments if moment is not None), default=None)

    async def wait_until_dealt(self) -> None:
        """If the game has already begun, wait until its cards have been dealt.

        Before that, there is nothing to send to a client.
        """
        if self.room.game is not None and not self.room.game.deals:
            async with self:  # the task that begins the game holds the lock until the cards are dealt
                pass

    # Listeners.

    def join(self, listener: Listener, since: int | None) -> None:
        """Add a client, and send it the full state of the table or only the updates since action number `since`."""
        if listener.seat is None and len(self.audience.listeners) >= self.services.settings.listeners_per_table:
            raise Refused("table-full")
        self.used = self.services.now()
        self.audience.join(listener, since)
        self._presence_changed()
        if listener.seat is not None:
            self.services.fanout.seat_opened(self.id, listener.seat)

    def leave(self, listener: Listener) -> None:
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
        self.schedule_wake()

    def _reseat(self) -> None:
        self.audience.reseat()
        self._presence_changed()

    def _presence_changed(self) -> None:
        self.publish_presence()
        self.schedule_wake()

    def publish_presence(self) -> None:
        """Tell the other processes which players and how many spectators are connected to this process."""
        self.services.fanout.publish_presence(self.id, self.audience.seats_here(), self.audience.watchers_here())

    # Reactions and nudges, which are not stored.

    def react(self, seat: int, sign: Reaction) -> None:
        """Send a player's reaction to everybody at the table."""
        self.signals.react(seat)
        self._signal({"t": "reacted", "seat": seat, "sign": sign})

    def nudge(self, by: int, seat: int) -> None:
        """Tell everybody at the table that one player has nudged another."""
        self.signals.nudge(by, seat, self.audience.connected())
        self._signal({"t": "nudged", "seat": seat, "by": by})

    def _signal(self, frame: Signal) -> None:
        self.audience.broadcast(frame)
        self.services.fanout.publish_signal(self.id, frame)

    def receive_signal(self, frame: Signal) -> None:
        """Pass on a reaction or nudge from another process to everybody who is connected to this process."""
        if frame["t"] == "nudged":
            self.signals.nudged(frame["seat"])
        self.audience.broadcast(frame)

    # Acting.

    async def act(self, seat: int, text: str, command: str, seen: int, answer: Callable[[int], None]) -> None:
        """Store a player's action, call `answer` with the action's number, and send the update to all clients.

        A repeated command gets the same answer again and is not stored twice.
        """
        async with self:
            if self.ledger.out_of_sync or seen > self.room.seq:
                await self._catch_up()
            for _ in range(TRIES):
                if (done := self.room.find_command(seat, command)) is not None:
                    answer(done)
                    return
                entry = self.room.propose(seat, text, command, seen)
                if self.room.seats[seat].driver is not None:
                    await self._set_driver(seat, None)
                try:
                    await self._append(entry, answer)
                except Conflict:  # another process was first; its log entries have been applied by now
                    continue
                return
            raise Refused("stale")

    async def _append(self, entry: Entry, answer: Callable[[int], None] = lambda seq: None) -> None:
        before = self.room.seq
        try:
            await self.ledger.append(entry)
        except Conflict:
            self.autopilot.mine = self.services.alone
            await self._catch_up()
            raise
        self.autopilot.mine = True
        answer(entry.seq)
        try:
            await self.ledger.draw_pending()
        except (NotStored, DBAPIError, OSError):
            log.error("table %s: what chance drew is not stored yet", self.id)
            self.ledger.out_of_sync = True
        self.audience.broadcast_news(before)
        self.services.fanout.notify_changed(self.id, self.room.seq)
        await self._end()

    async def _end(self) -> None:
        winners = self.room.end()
        if winners is not None:
            self.audience.broadcast_info()
            try:
                await self.services.store.set_over(self.id, winners, self.room.table.results)
            except NotStored:
                log.error("table %s: that the game is over is stored with the next start", self.id)

    async def take_control(self, seat: int) -> None:
        """Let a player take a seat back from a bot. The player gets the full time for the current decision."""
        async with self:
            self._refuse_unless_running()
            if self.room.seats[seat].driver is not None:
                await self._set_driver(seat, None)
                self.room.restart_clock(seat)
                if self.room.time() is not None:
                    self.audience.broadcast_news(self.room.seq)  # no action was taken, but the deadline is new

    async def substitute(self, by: int, seat: int) -> None:
        """Let a bot stand in for a player who is away or does not act, until the player returns.

        Any other player can request this.
        """
        async with self:
            self._refuse_unless_running()
            if not 0 <= seat < len(self.room.seats):
                raise Refused("seat-unknown")
            if seat == by or seat not in self.audience.presence.relievable(self.audience.connected()):
                raise Refused("not-away", name=self.room.seats[seat].name)
            await self._set_driver(seat, DRIVER)
            self.autopilot.take_over(self.room.questions[seat])

    def _refuse_unless_running(self) -> None:
        status = self.room.table.status
        if status != "running":
            raise Refused("over" if status == "over" else "not-begun")

    async def play_out(self, seat: int) -> None:
        """Let a bot play the rest of the game for a seat. Raise Refused if the result is not decided yet."""
        async with self:
            self.room.check_play_out()
            if self.room.seats[seat].driver is None:
                await self._set_driver(seat, DRIVER)

    async def _set_driver(self, seat: int, driver: str | None) -> None:
        await self.services.store.set_driver(self.id, seat, driver)
        self.room.set_driver(seat, driver)
        self.services.fanout.notify_changed(self.id, None)
        self.audience.broadcast_info()

    # Scheduled work.

    async def wake(self) -> None:
        """Do all scheduled work that is due.

        This can mean catching up with the database, discarding a deal, letting bots act, replacing the host, or telling
        clients who is connected.
        """
        now = self.services.now()
        async with self:
            try:
                if self.ledger.out_of_sync:
                    await self._catch_up()
                if (due := self.room.deal_due()) is not None and due <= now:
                    await self._discard_deal()
                for seat, question in self.autopilot.overdue(now):
                    await self._answer_for(seat, question)
                if (due := self.autopilot.host_due()) is not None and due <= now:
                    await self._pass_host()
                if (due := self.audience.info_due()) is not None and due <= now:
                    self.audience.broadcast_info()
            except (NotStored, DBAPIError, OSError) as error:
                if not self.ledger.out_of_sync:
                    log.error("table %s: the store does not answer (%s)", self.id, type(error).__name__)
                self.ledger.out_of_sync = True  # so that the table tries again

    async def _answer_for(self, seat: int, question: Question) -> None:
        """Let a bot take over a seat that a person plays. If a bot already plays the seat, make it choose an action."""
        if self.room.driver_for(seat) is None:
            await self._set_driver(seat, DRIVER)
            self.autopilot.take_over(question)
        else:
            question.thinking = True
            self.services.spawn(self._think(seat, question))

    async def _think(self, seat: int, question: Question) -> None:
        """Have a bot choose an action in another process, and store the action if the decision is still open."""
        bot, game = self.room.driver_for(seat), self.room.playing
        try:
            if bot is not None:
                action = await self.services.bots.choose(bot, game.view(seat), game.legal(seat))
                async with self.lock:
                    if self.room.questions.get(seat) is question and self.room.driver_for(seat) is not None:
                        await self._append(self.room.entry(seat, action))
        except (Conflict, NotStored):
            pass  # another process acted, or the store does not answer; a decision that is still open comes up again
        except Exception:
            log.exception("seat %s of table %s: the bot failed", seat, self.id)
        finally:
            self.autopilot.give_back(question)
            self.schedule_wake()

    # Changes to seats and options before the start, and seats for latecomers.

    async def change(self, guest: str, wanted: TableChange) -> None:
        """Change the table's options, seats, clock or visibility before the game starts.

        Only the host can do this. Either all of the changes are stored or none.
        """
        async with self:
            table, seats = lobby.change_table(self.room, guest, wanted)
            async with self._refuse_if_late("stale"):
                await self.services.store.change_table((self.room.table, self.room.seats), (table, seats))
            self.room.table, self.room.seats = table, seats
            self.audience.presence.gone.clear()  # keyed by seat number, and seats may have been renumbered
            self._reseat()
        self.services.fanout.notify_changed(self.id, None)

    async def change_seat(self, guest: str, seat: int, wanted: SeatChange) -> None:
        """Let a guest sit down, get up, put a bot in a seat, or remove a player.

        Once the game is running, the only change allowed is to take over a seat from a bot.
        """
        async with self:
            name = await display_name(self.services.store, guest)
            table, seats = lobby.change_seat(self.room, guest, name, seat, wanted)
            if seats is self.room.seats:
                return
            async with self._refuse_if_late("seat-taken"):
                await self.services.store.change_seats(table, changed_seats(self.room.seats, seats))
            self.room.table, self.room.seats = table, seats
            self.audience.presence.gone.pop(seat, None)  # the new person has not been away
            self.room.restart_clock(seat)
            self._reseat()
        self.services.fanout.notify_changed(self.id, None)

    async def _pass_host(self) -> None:
        """Replace an absent host with the connected player who has been seated the longest."""
        table = lobby.pass_host(self.room.table, self.audience.people_connected())
        with contextlib.suppress(Refused):
            async with self._refuse_if_late("stale"):
                await self.services.store.change_seats(table, [])
            self.room.table = table
            self.audience.broadcast_info()
            self.services.fanout.notify_changed(self.id, None)

    async def start(self, guest: str) -> None:
        """Start the game. Bots take the open seats, and either the cards are dealt or the deal handshake begins."""
        async with self:
            table, seats = lobby.start(self.room, guest)
            handshake, commitment = open_handshake(self.services, table, seats, self._who_takes_part(seats))
            deal = lobby.first_deal(table, handshake.proof()) if handshake.asks is None else None
            async with self._refuse_if_late("stale"):
                await self.services.store.begin(
                    self.room.table, changed_seats(self.room.seats, seats), deal, commitment
                )
            self.room.table, self.room.seats, self.room.handshake = table, seats, handshake
            self.autopilot.mine = True
            if deal is not None:
                await self._begin(deal)
            self.audience.broadcast_table()
        self.services.fanout.notify_changed(self.id, None)

    # The handshake that agrees on the deal.

    def _who_takes_part(self, seats: list[SeatRow]) -> set[int]:
        """Return the seats of the connected players whose browsers will be asked to contribute to the deal.

        This includes all players connected to another process. If one of their browsers cannot contribute, that process
        discards the deal.
        """
        elsewhere = self.audience.connected() - self.audience.seats_here()
        here = {listener.seat for listener in self.audience.listeners if listener.takes_part}
        return {row.seat for row in seats if row.kind == "person" and row.seat in here | elsewhere}

    async def add_part(self, seat: int, number: int, step: DealAsks, data: str) -> None:
        """Store a hash or nonce from a player's browser. Begin the game once all hashes and nonces have arrived."""
        async with self:
            if await self.handshake_store.add_part(seat, number, step, data) and self.room.game is None:
                await self._publish_deal()

    async def _discard_deal(self) -> None:
        """Discard the deal because time is up. Browsers that have not answered are left out of the next deal."""
        assert self.room.handshake is not None
        await self.handshake_store.discard(self.room.handshake.missing())
        await self._publish_deal()

    async def _publish_deal(self) -> None:
        """Begin the game if all hashes and nonces have arrived. Otherwise, send all clients the state of the deal."""
        assert self.room.handshake is not None
        if self.room.handshake.asks is None:
            await self._begin()
            self.autopilot.mine = True
            self.audience.broadcast_table()
        else:
            self.audience.broadcast(frames.deal(self.room.handshake))
        self.services.fanout.notify_changed(self.id, None)

    # Giving up.

    async def give_up(self, guest: str) -> None:
        """Ask the other connected players to give up the game, or agree if one of them has already asked.

        Once everybody agrees, the game is over, and the hidden cards and the proof of the deal become public.
        """
        await self._change_give_up(
            lambda: give_up.give_up(self.room, guest, self.audience.presence.present(self.audience.connected()))
        )

    async def play_on(self, guest: str) -> None:
        """Decline a request to give up the game."""
        await self._change_give_up(lambda: give_up.play_on(self.room, guest))

    async def _change_give_up(self, propose: Callable[[], TableRow]) -> None:
        """Store a change to the request to give up the game, and send it to all clients.

        If another process has changed the table first, reload the table and try again.
        """
        for _ in range(TRIES):
            try:
                async with self:
                    table = propose()
                    await self.services.store.change_give_up(self.room.table, table)
                    self.room.table = table
                    if table.status == "over":
                        self.room.close_given_up()
                        self.audience.broadcast_table()
                    else:
                        self.audience.broadcast_info()
            except Conflict:
                await self.reload()
            else:
                self.services.fanout.notify_changed(self.id, None)
                return
        raise Refused("stale")

    @contextlib.asynccontextmanager
    async def _refuse_if_late(self, why: str) -> AsyncIterator[None]:
        """If the code in the `async with` block raises Conflict, reload the table and raise Refused."""
        try:
            yield
        except Conflict:
            self.services.spawn(self.reload())
            raise Refused(why) from None

    # Reading from the store.

    async def load(self) -> None:
        """Load the game from the database, and make any random draw that a crashed process has left pending."""
        if self.room.table.status != "waiting":
            await self.handshake_store.read()
            handshake = self.room.handshake
            unable = {each.seat for each in self.audience.listeners if each.seat is not None and not each.takes_part}
            if handshake is not None and unable & handshake.missing():
                await self.handshake_store.discard(unable & handshake.missing())
                self.services.fanout.notify_changed(self.id, None)
            if self.room.handshake is None or self.room.handshake.asks is None:
                await self._begin()
            self.schedule_wake()

    async def _begin(self, dealt: Deal | None = None) -> None:
        """Begin the game, and apply all deals and log entries that are already stored for it.

        A caller that has just stored the first deal of a new game passes it as `dealt`. Otherwise, the deals and the
        log are read from the database.
        """
        self.room.begin()
        try:
            if dealt is not None:
                self.room.fold([dealt], [])
            else:
                await self.ledger.read()
            await self.ledger.draw_pending()
        except BaseException:
            self.room.game = None  # so that it is begun again when the store answers
            raise
        await self._end()
        self.room.close_given_up()

    async def _catch_up(self) -> None:
        """Apply new entries from the stored log, make pending random draws, and send the updates to all clients."""
        if self.room.game is not None:
            before, ours = self.room.seq, self.ledger.out_of_sync
            await self.ledger.read()
            await self.ledger.draw_pending()
            if self.room.seq != before:
                self.autopilot.mine = self.services.alone
                self.audience.broadcast_news(before)
                if ours:  # our own log entry was stored but never published
                    self.services.fanout.notify_changed(self.id, self.room.seq)
            await self._end()

    async def reload(self) -> None:
        """Read the table's seats, status and log from the database again, and send any changes to all clients."""
        async with self:
            found = await self.services.store.table(self.id)
            if found is None:
                self.gone = True
                for listener in self.audience.listeners:
                    listener.close(NO_TABLE)
                return
            changed = found != (self.room.table, self.room.seats)
            self.room.table, self.room.seats = found
            if self.room.game is None and self.room.table.status != "waiting":
                before = self.room.handshake.info() if self.room.handshake is not None else None
                await self.load()
                if self.room.handshake is None or self.room.handshake.info() != before:
                    self.audience.broadcast_table()
            else:
                await self._catch_up()
                self.room.close_given_up()
            if changed:
                self._reseat()

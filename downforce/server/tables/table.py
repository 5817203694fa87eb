"""A game table that is loaded on the server. Every change is stored, applied to the game, and sent to the clients."""

import asyncio
import contextlib
import logging

from sqlalchemy.exc import DBAPIError

from ...room import frames, lobby
from ...room.autopilot import RETRY_DELAY
from ...room.messages import Act, HashPart, NoncePart, SeatChange, ToServer
from ...room.refusals import Refused
from ...room.room import Question, Room
from ...room.running.changes import Start, Steps
from ...room.running.runner import TableRunner
from ...room.stored_rows import Deal, Entry, SeatRow, TableRow
from ..http.guests import display_name
from ..sockets.listener import NO_TABLE, Listener, write
from ..store import Conflict, NotStored
from .deal_handshake import HandshakeStore, open_handshake
from .ledger import Ledger
from .services import Services

log = logging.getLogger(__name__)


class LiveTable:
    """A game table loaded in this process: its runner, with a lock, storage, and a time for its scheduled work.

    Use `async with table:` around changes to the table, so that they happen one at a time.
    """

    def __init__(self, services: Services, table: TableRow, seats: list[SeatRow]) -> None:
        self.services = services
        self.room = Room(table, seats, services.settings.timing, services.now)
        self.runner: TableRunner[Listener] = TableRunner(
            self.room, write, services.fanout, services.alone, self.schedule_wake
        )
        self.audience, self.autopilot = self.runner.audience, self.runner.autopilot
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

    # Running what the room proposes.

    async def run(self, steps: Steps) -> None:
        """Store each change that the steps ask for, so that they can go on. The caller holds the lock.

        If another process was first, read what that process stored before the steps decide what to do.
        """
        failed: Exception | None = None
        with contextlib.closing(steps), contextlib.suppress(StopIteration):
            while True:
                change = steps.throw(failed) if failed is not None else next(steps)
                failed = None
                try:
                    await self.ledger.write(change)
                except NotStored as error:
                    failed = error
                except Conflict as error:
                    await (self.ledger.read() if isinstance(change, Entry | Deal) else self._reload())
                    failed = error

    async def carry_out(self, steps: Steps) -> None:
        """Take the table's lock, and run the steps of a change."""
        async with self:
            await self.run(steps)

    # Clients.

    def join(self, listener: Listener, since: int | None) -> None:
        """Add a client, and send it the full state of the table or only the updates since action number `since`."""
        if listener.seat is None and len(self.audience.listeners) >= self.services.settings.listeners_per_table:
            raise Refused("table-full")
        self.used = self.services.now()
        self.runner.join(listener, since)

    def leave(self, listener: Listener) -> None:
        """Remove a client from the table."""
        self.runner.leave(listener)

    async def handle(self, listener: Listener, message: ToServer) -> None:
        """Carry out the request in a client's message. Raise Refused if the request is not allowed."""
        steps = self.runner.handle(listener, message)
        if isinstance(message, HashPart | NoncePart) and listener.seat is not None:
            await self._add_part(listener.seat, message)
        elif steps is not None:
            async with self:
                if self.ledger.out_of_sync or (isinstance(message, Act) and message.seq > self.room.seq):
                    await self._catch_up()
                await self.run(steps)

    async def change_seat(self, guest: str, seat: int, wanted: SeatChange) -> None:
        """Let a guest sit down, get up, put a bot in a seat, or remove a player.

        Once the game is running, the only change allowed is to take over a seat from a bot.
        """
        name = await display_name(self.services.store, guest)
        await self.carry_out(self.runner.change_seat(guest, name, seat, wanted))

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
                    if self.room.driver_for(seat) is None:
                        await self.run(self.runner.take_over(seat, question))
                    else:
                        question.thinking = True
                        self.services.spawn(self._think(seat, question))
                if (due := self.autopilot.host_due()) is not None and due <= now:
                    await self.run(self.runner.pass_host())
                self.runner.refresh_info(now)
            except (NotStored, DBAPIError, OSError) as error:
                if not self.ledger.out_of_sync:
                    log.error("table %s: the store does not answer (%s)", self.id, type(error).__name__)
                self.ledger.out_of_sync = True  # so that the table tries again

    async def _think(self, seat: int, question: Question) -> None:
        """Have a bot choose an action in another process, and store the action if the decision is still open."""
        bot, game = self.room.driver_for(seat), self.room.playing
        try:
            if bot is not None:
                action = await self.services.bots.choose(bot, game.view(seat), game.legal(seat))
                async with self.lock:
                    await self.run(self.runner.act_for(seat, question, action))
        except NotStored:
            pass  # a decision that is still open comes up again
        except Exception:
            log.exception("seat %s of table %s: the bot failed", seat, self.id)
        finally:
            self.autopilot.give_back(question)
            self.schedule_wake()

    # Starting the game, and the handshake that agrees on the deal.

    async def start(self, guest: str) -> None:
        """Start the game. Bots take the open seats, and either the cards are dealt or the deal handshake begins."""
        async with self:
            table, seats = lobby.start(self.room, guest)
            handshake, commitment = open_handshake(self.services, table, seats, self._who_takes_part(seats))
            deal = lobby.first_deal(table, handshake.proof()) if handshake.asks is None else None
            await self.run(self.runner.replace_rows(Start(table, seats, deal, commitment), "stale"))
            self.room.handshake = handshake
            self.autopilot.mine = True
            if deal is not None:
                await self._begin(deal)
            self.audience.broadcast_table()

    def _who_takes_part(self, seats: list[SeatRow]) -> set[int]:
        """Return the seats of the connected players whose browsers will be asked to contribute to the deal.

        This includes all players connected to another process. If one of their browsers cannot contribute, that process
        discards the deal.
        """
        elsewhere = self.audience.connected() - self.audience.seats_here()
        here = {listener.seat for listener in self.audience.listeners if listener.takes_part}
        return {row.seat for row in seats if row.kind == "person" and row.seat in here | elsewhere}

    async def _add_part(self, seat: int, part: HashPart | NoncePart) -> None:
        """Store a hash or nonce from a player's browser. Begin the game once all hashes and nonces have arrived."""
        async with self:
            if await self.handshake_store.add_part(seat, part.number, part.t, part.data) and self.room.game is None:
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
            await self.run(self.runner.draw_pending())
        except BaseException:
            self.room.game = None  # so that it is begun again when the store answers
            raise
        await self.run(self.runner.end())
        self.room.close_given_up()

    async def _catch_up(self) -> None:
        """Apply new entries from the stored log, make pending random draws, and send the updates to all clients."""
        if self.room.game is not None:
            known, is_ours = self.room.progress, self.ledger.out_of_sync  # ours: stored, but never published
            await self.ledger.read()
            await self.run(self.runner.catch_up(known, notify=is_ours))

    async def reload(self) -> None:
        """Read the table's seats, status and log from the database again, and send any changes to all clients."""
        async with self:
            await self._reload()

    async def _reload(self) -> None:
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
            self.runner.reseat()

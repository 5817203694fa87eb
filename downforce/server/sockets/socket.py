"""One socket at a table: read, refuse or do. What the table tells goes out by its wire."""

import logging
import re
from collections.abc import Callable
from time import perf_counter

import orjson
from pydantic import TypeAdapter, ValidationError
from sqlalchemy.exc import DBAPIError
from starlette.datastructures import Headers, QueryParams, State
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from ...room import frames
from ...room.refusals import Refused
from ..http.base_path import path_of
from ..http.counters import Counts
from ..http.limits import Limits
from ..store import NotStored
from ..tables.registry import Registry
from ..tables.table import LiveTable
from .listener import GONE, NO_TABLE, TOO_MANY, Listener, write
from .messages import ID_PATTERN, Act, HashPart, NoncePart, Nudge, Ping, React, Relieve, Rest, ToServer
from .transport import EXTENSION, Wire

log = logging.getLogger(__name__)
MOST_BYTES = 4096
MOST_WAITING = 8  # messages of a page, while one is answered; then no more is read
FOREIGN = 4403
PATH = re.compile(r"/api/tables/([^/]+)/live")
MESSAGE: TypeAdapter[ToServer] = TypeAdapter(ToServer)


class Sockets:
    """Takes the sockets of tables, before anybody else sets up what a request needs and a socket would hold for hours;
    whatever else comes goes on."""

    def __init__(self, app: ASGIApp, state: State) -> None:
        self.app = app
        self.state = state

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket" and (found := PATH.fullmatch(path_of(scope))):
            await live(self.state, found[1], scope, receive, send)
        else:
            await self.app(scope, receive, send)


async def live(state: State, table_id: str, scope: Scope, receive: Receive, send: Send) -> None:
    await receive()  # the request to connect
    wire: Wire | None = scope.get("extensions", {}).get(EXTENSION)
    if wire is None:  # started as `uvicorn downforce.server.app:make_app`
        log.error("sockets need `downforce serve`, or uvicorn with --ws downforce.server.sockets.transport:Wire")
        await send({"type": "websocket.close", "code": GONE})
        return
    await send({"type": "websocket.accept"})
    code = NO_TABLE
    try:
        if state.origins.is_foreign(Headers(scope=scope)):
            code = FOREIGN
            raise Refused("foreign-origin")
        await sit_down(state.registry, state.limits, state.counts, table_id, scope, wire)
        return
    except Refused as refused:
        state.counts.refusals[refused.why] += 1
        if refused.why == "too-many":
            code = TOO_MANY  # unlike a table that is not there, it can be tried again
        wire.put(write(frames.no(None, refused.why, refused.text_args)))
    except (NotStored, DBAPIError, OSError):  # the store is away: the page tries again
        code = GONE
    wire.hang_up(code)
    await receive()  # that it is closed


async def sit_down(registry: Registry, limits: Limits, counts: Counts, table_id: str, scope: Scope, wire: Wire) -> None:
    """Refused when there is no such table, or no place at it."""
    guest = registry.guests.who(Headers(scope=scope))
    address = limits.connect(HTTPConnection(scope), guest)
    try:
        table = await registry.find(table_id)
        await table.wait_until_dealt()
        asked, settings = QueryParams(scope["query_string"]), registry.services.settings
        takes_part = asked.get("part") == "1"
        listener = Listener(table.room.seat_for(guest), guest, registry.now(), settings, wire, takes_part)
        table.join(listener, number(asked.get("since")))
    except BaseException:
        limits.disconnect(address)
        raise
    wire.hand_over(Conversation(registry, counts, table, listener, wire, lambda: limits.disconnect(address)))


def number(since: str | None) -> int | None:
    return int(since) if since is not None and since.isascii() and since.isdigit() and len(since) < 8 else None


class Conversation:
    """What one page says at a table, one thing after another."""

    __slots__ = ("answering", "counts", "left", "listener", "registry", "table", "waiting", "wire")

    def __init__(
        self,
        registry: Registry,
        counts: Counts,
        table: LiveTable,
        listener: Listener,
        wire: Wire,
        left: Callable[[], None],
    ) -> None:
        self.registry = registry
        self.counts = counts
        self.table = table
        self.listener = listener
        self.wire = wire
        self.left = left
        self.answering = False
        self.waiting: list[str | None] = []

    def hear(self, text: str | None) -> None:
        if self.listener.closing is not None:
            return
        if not self.answering:
            self._take(text)
        else:
            self.waiting.append(text)
            self.wire.hold(len(self.waiting) >= MOST_WAITING)

    def drain(self) -> None:
        self.listener.drain()

    def lost(self) -> None:
        self.waiting.clear()
        self.table.leave(self.listener)
        self.left()

    def hear_unwanted(self) -> None:
        self.listener.count_unwanted(self.registry.now())

    def _take(self, text: str | None) -> None:
        try:
            if retry := self.listener.seconds_to_wait(self.registry.now()):
                raise Refused("too-many", retry=retry)
            if text is None or len(text) > MOST_BYTES or len(text.encode()) > MOST_BYTES:
                raise Refused("too-big" if text is not None else "not-a-message")
            said = MESSAGE.validate_json(text)
        except (ValidationError, UnicodeEncodeError):
            self._refuse_unread(text, Refused("not-a-message"))
        except Refused as refused:
            self._refuse_unread(text, refused)
        else:
            self.answering = True
            self.registry.services.spawn(self._answer(said))

    def _refuse_unread(self, text: str | None, refused: Refused) -> None:
        self._refuse(command_of(text), refused)
        self.hear_unwanted()

    async def _answer(self, said: ToServer) -> None:
        """Comes to its end, even if the page goes away meanwhile."""
        began = perf_counter()
        try:
            await answer(self.table, self.listener, said)
        except Refused as refused:
            self._refuse(said.id if isinstance(said, Act) else None, refused)
        except (NotStored, DBAPIError, OSError):  # the last where nobody listens at the database's address
            self._refuse(said.id if isinstance(said, Act) else None, Refused("not-stored"))
        finally:
            if isinstance(said, Act):
                self.counts.answered(perf_counter() - began)
            self.answering = False
            while self.waiting and not self.answering:
                self._take(self.waiting.pop(0))
            self.wire.hold(len(self.waiting) >= MOST_WAITING)

    def _refuse(self, command: str | None, refused: Refused) -> None:
        self.counts.refusals[refused.why] += 1
        self.listener.send(write(frames.no(command, refused.why, refused.text_args)))


def command_of(text: str | None) -> str | None:
    """Return the id of a command that is refused before it is read, so that its page knows which one it was."""
    if text is None or len(text) > MOST_BYTES:
        return None
    try:
        message = orjson.loads(text)
    except orjson.JSONDecodeError:
        return None
    command = message.get("id") if isinstance(message, dict) and message.get("t") == "act" else None
    return command if isinstance(command, str) and re.match(ID_PATTERN, command) else None


async def answer(table: LiveTable, listener: Listener, said: ToServer) -> None:
    if isinstance(said, Ping):
        listener.send(write(frames.PONG))
        return
    if listener.seat is None:
        raise Refused("not-seated")
    if isinstance(said, Act):
        command = said.id
        await table.act(
            listener.seat, said.action, command, said.seq, lambda seq: listener.send(write(frames.done(command, seq)))
        )
    elif isinstance(said, Relieve):
        await table.substitute(listener.seat, said.seat)
    elif isinstance(said, React):
        table.react(listener.seat, said.sign)
    elif isinstance(said, Nudge):
        table.nudge(listener.seat, said.seat)
    elif isinstance(said, HashPart | NoncePart):
        await table.add_part(listener.seat, said.number, said.t, said.data)
    elif isinstance(said, Rest):
        await table.play_out(listener.seat)
    else:
        await table.take_control(listener.seat)

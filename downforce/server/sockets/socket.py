"""Accepts WebSocket connections to game tables and handles each client's messages one at a time."""

import re
from collections.abc import Callable
from time import perf_counter
from typing import get_args

import orjson
from sqlalchemy.exc import DBAPIError
from starlette.datastructures import Headers, QueryParams, State
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from ...room import frames, messages
from ...room.messages import Act, ToServer, message_reader
from ...room.refusals import Refused
from ..http.base_path import local_path
from ..http.counters import Counters
from ..http.limits import Limits
from ..store import NotStored
from ..tables.registry import Registry
from ..tables.table import LiveTable
from .listener import GONE, NO_TABLE, OUTDATED, TOO_MANY, Listener, write
from .messages import PROTOCOL
from .plain_transport import PlainTransport
from .transport import EXTENSION, Transport

MOST_BYTES = 4096
MOST_WAITING = 8  # messages that may wait while one is being answered; beyond that, reading is paused
FOREIGN = 4403
PATH = re.compile(r"/api/tables/([^/]+)/live")
read_message = message_reader(*get_args(ToServer))


class WebSocketMiddleware:
    """Middleware that handles WebSocket connections to game tables and leaves everything else to the application.

    FastAPI does not handle these connections, because it would keep the request's objects in memory for as long as a
    socket is open.
    """

    def __init__(self, app: ASGIApp, state: State) -> None:
        self.app = app
        self.state = state

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket" and (found := PATH.fullmatch(local_path(scope))):
            await live(self.state, found[1], scope, receive, send)
        else:
            await self.app(scope, receive, send)


async def live(state: State, table_id: str, scope: Scope, receive: Receive, send: Send) -> None:
    """Connect a client's WebSocket to a game table, or close it with a code that says why this is not possible."""
    await receive()  # the client's request to connect
    await send({"type": "websocket.accept"})
    transport: Transport = scope.get("extensions", {}).get(EXTENSION) or PlainTransport(receive, send)
    code = NO_TABLE
    try:
        if state.origins.is_foreign(Headers(scope=scope)):
            code = FOREIGN
            raise Refused("foreign-origin")
        if is_outdated(QueryParams(scope["query_string"]).get("protocol")):
            code = OUTDATED
            raise Refused("not-a-message")  # every version of the page shows this as "Reload the page"
        await join_table(state.registry, state.limits, state.counters, table_id, scope, transport)
    except Refused as refused:
        state.counters.refusals[refused.why] += 1
        if refused.why == "too-many":
            code = TOO_MANY  # the client may try again, unlike when the table does not exist
        transport.try_send(write(frames.no(None, refused.why, refused.text_args)))
        transport.close(code)
    except (NotStored, DBAPIError, OSError):  # the database does not answer; the page will try again
        transport.close(GONE)
    await transport.run()


async def join_table(
    registry: Registry, limits: Limits, counters: Counters, table_id: str, scope: Scope, transport: Transport
) -> None:
    """Let a client join a game table, and start handling the messages from its WebSocket.

    Raise Refused if the table does not exist or there are too many connections.
    """
    guest = registry.guests.identify(Headers(scope=scope))
    address = limits.connect(HTTPConnection(scope), guest)
    try:
        table = await registry.find(table_id)
        await table.wait_until_dealt()
        asked, settings = QueryParams(scope["query_string"]), registry.services.settings
        takes_part = asked.get("part") == "1"
        listener = Listener(table.room.seat_for(guest), guest, registry.now(), settings, transport, takes_part)
        table.join(listener, number(asked.get("since")))
    except BaseException:
        limits.disconnect(address)
        raise
    transport.attach(Conversation(registry, counters, table, listener, transport, lambda: limits.disconnect(address)))


def is_outdated(protocol: str | None) -> bool:
    """Return whether a client asks for a protocol version other than the server's.

    Clients that do not state a version are accepted, because versions 1 and 2 differ only in the names of three
    messages. If a web page that uses version 1 sends one of these messages, the message is refused with
    `not-a-message`, and the web page tells the player to reload.
    """
    return protocol is not None and protocol != str(PROTOCOL)


def number(since: str | None) -> int | None:
    """Return the query parameter `since` as an action number, or None if the parameter is missing or not a number."""
    return int(since) if since is not None and since.isascii() and since.isdigit() and len(since) < 8 else None


class Conversation:
    """The handler for one client at a game table, which answers the client's messages one at a time."""

    __slots__ = ("answering", "counters", "listener", "registry", "release", "table", "transport", "waiting")

    def __init__(
        self,
        registry: Registry,
        counters: Counters,
        table: LiveTable,
        listener: Listener,
        transport: Transport,
        release: Callable[[], None],
    ) -> None:
        self.registry = registry
        self.counters = counters
        self.table = table
        self.listener = listener
        self.transport = transport
        self.release = release
        self.answering = False
        self.waiting: list[str | None] = []

    def on_message(self, text: str | None) -> None:
        """Handle a client's message, or queue it while another one is being answered."""
        if self.listener.closing is not None:
            return
        if not self.answering:
            self._receive(text)
        else:
            self.waiting.append(text)
            self.transport.pause_messages(len(self.waiting) >= MOST_WAITING)

    def on_writable(self) -> None:
        self.listener.drain()

    def on_closed(self) -> None:
        """Remove the client from the table, and stop counting it towards the connection limits."""
        self.waiting.clear()
        self.table.leave(self.listener)
        self.release()

    def on_unwanted_frame(self) -> None:
        self.listener.count_unwanted(self.registry.now())

    def _receive(self, text: str | None) -> None:
        """Parse a client's message and start answering it, or refuse the message."""
        try:
            if retry := self.listener.seconds_to_wait(self.registry.now()):
                raise Refused("too-many", retry=retry)
            if text is None or len(text) > MOST_BYTES or len(text.encode()) > MOST_BYTES:
                raise Refused("too-big" if text is not None else "not-a-message")
            message = read_message(orjson.loads(text))
        except (orjson.JSONDecodeError, UnicodeEncodeError):
            self._refuse_unread(text, Refused("not-a-message"))
        except Refused as refused:
            self._refuse_unread(text, refused)
        else:
            self.answering = True
            self.registry.services.spawn(self._answer(message))

    def _refuse_unread(self, text: str | None, refused: Refused) -> None:
        self._refuse(command_id(text), refused)
        self.on_unwanted_frame()

    async def _answer(self, message: ToServer) -> None:
        """Answer a client's message. This runs to completion even if the client disconnects."""
        began = perf_counter()
        try:
            await self.table.handle(self.listener, message)
        except Refused as refused:
            self._refuse(message.id if isinstance(message, Act) else None, refused)
        except (NotStored, DBAPIError, OSError):  # OSError if nothing is listening at the database's address
            self._refuse(message.id if isinstance(message, Act) else None, Refused("not-stored"))
        finally:
            if isinstance(message, Act):
                self.counters.count_command(perf_counter() - began)
            self.answering = False
            while self.waiting and not self.answering:
                self._receive(self.waiting.pop(0))
            self.transport.pause_messages(len(self.waiting) >= MOST_WAITING)

    def _refuse(self, command: str | None, refused: Refused) -> None:
        self.counters.refusals[refused.why] += 1
        self.listener.send(write(frames.no(command, refused.why, refused.text_args)))


def command_id(text: str | None) -> str | None:
    """Return the command id from a refused message, or None if the message is not a command."""
    if text is None or len(text) > MOST_BYTES:
        return None
    try:
        return messages.command_id(orjson.loads(text))
    except orjson.JSONDecodeError:
        return None

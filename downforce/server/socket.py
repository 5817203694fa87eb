"""One socket at a table: read, refuse or do; and a task that sends what the table tells."""

import asyncio
import contextlib

from fastapi import APIRouter, WebSocket
from pydantic import TypeAdapter, ValidationError
from sqlalchemy.exc import DBAPIError
from starlette.websockets import WebSocketDisconnect, WebSocketState

from ..room import frames
from ..room.refusals import Refused
from .listener import NO_TABLE, Listener, write
from .messages import Act, Nudge, Ping, React, Relieve, Rest, ToServer
from .registry import Registry
from .store import NotStored
from .table import LiveTable

MOST_BYTES = 4096
FOREIGN = 4403
router = APIRouter()
MESSAGE: TypeAdapter[ToServer] = TypeAdapter(ToServer)


@router.websocket("/tables/{table_id}/live")
async def live(socket: WebSocket, table_id: str) -> None:
    registry: Registry = socket.app.state.registry
    await socket.accept()
    if socket.app.state.origins.is_foreign(socket.headers):
        await turn_away(socket, "foreign-origin", FOREIGN)
        return
    try:
        with socket.app.state.limits.connected(socket):
            await listen(socket, registry, table_id)
    except Refused as refused:
        await turn_away(socket, refused.why, NO_TABLE)


async def listen(socket: WebSocket, registry: Registry, table_id: str) -> None:
    """Until either side closes it. Refused when there is no such table, or no place at it."""
    guest = registry.guests.who(socket.headers)
    table = await registry.find(table_id)
    listener = Listener(table.room.seat_of(guest), guest, registry.now(), registry.services.settings.messages)
    table.join(listener, number(socket.query_params.get("since")))
    sending = asyncio.create_task(send(socket, listener))
    reading = asyncio.create_task(read(socket, registry, table, listener))
    try:
        await asyncio.wait((sending, reading), return_when=asyncio.FIRST_COMPLETED)
    finally:
        table.leave(listener)
        for task in (sending, reading):
            task.cancel()
        await asyncio.gather(sending, reading, return_exceptions=True)


async def turn_away(socket: WebSocket, why: str, code: int) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await socket.send_text(write(frames.no(None, why, {})))
        await socket.close(code, why)


def number(since: str | None) -> int | None:
    return int(since) if since is not None and since.isascii() and since.isdigit() and len(since) < 8 else None


async def send(socket: WebSocket, listener: Listener) -> None:
    """Whatever waits, in order; then the close that was decided."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
        while True:
            await listener.wake.wait()
            listener.wake.clear()
            while listener.queue:
                await socket.send({"type": "websocket.send", "text": listener.queue.popleft()})
            if listener.closing is not None:
                break
    if socket.application_state != WebSocketState.DISCONNECTED:
        with contextlib.suppress(RuntimeError, OSError, WebSocketDisconnect):
            await socket.close(listener.closing or 1000)


async def read(socket: WebSocket, registry: Registry, table: LiveTable, listener: Listener) -> None:
    while listener.closing is None:
        message = await socket.receive()
        if message["type"] != "websocket.receive":
            return
        text = message.get("text")
        command: str | None = None
        try:
            if listener.says_too_much(registry.now()):
                raise Refused("too-many")
            if text is None or len(text) > MOST_BYTES or len(text.encode()) > MOST_BYTES:
                raise Refused("too-big" if text is not None else "not-a-message")
            said = MESSAGE.validate_json(text)
            command = said.id if isinstance(said, Act) else None
            await registry.services.finish(answer(table, listener, said))
        except (ValidationError, UnicodeEncodeError):
            listener.tell(write(frames.no(None, "not-a-message", {})))
        except Refused as refused:
            listener.tell(write(frames.no(command, refused.why, refused.args_told)))
        except (NotStored, DBAPIError):
            listener.tell(write(frames.no(command, "not-stored", {})))


async def answer(table: LiveTable, listener: Listener, said: ToServer) -> None:
    if isinstance(said, Ping):
        listener.tell(write(frames.PONG))
        return
    if listener.seat is None:
        raise Refused("not-seated")
    if isinstance(said, Act):
        command = said.id
        await table.act(
            listener.seat, said.action, command, said.seq, lambda seq: listener.tell(write(frames.done(command, seq)))
        )
    elif isinstance(said, Relieve):
        await table.relieve(listener.seat, said.seat)
    elif isinstance(said, React):
        table.react(listener.seat, said.sign)
    elif isinstance(said, Nudge):
        table.nudge(listener.seat, said.seat)
    elif isinstance(said, Rest):
        await table.leave_rest(listener.seat)
    else:
        await table.wheel(listener.seat)

"""Endpoints for creating and changing game tables, starting and giving up games, and replaying finished games."""

import orjson
from fastapi import APIRouter, Request, Response

from ....room.frames import table_info
from ....room.messages import NewTable, SeatChange, TableChange
from ....room.refusals import Refused
from ....room.shapes import TableInfo
from ...sockets.messages import PlayOn, Replay, TableMade
from ...tables import new_table
from ...tables.registry import Registry
from ...workers.pictures import qr_code
from ...workers.replays import build_replay
from ..cached_response import CachedResponse
from .common import IS_SLOW, MAKES_TABLE, Guest, RegistryDep

router = APIRouter()
SHOWN = 50
A_DAY = 24 * 3600


@router.get("/tables", response_model=list[TableInfo])
async def public_tables(request: Request, registry: RegistryDep) -> Response:
    """Return the public game tables that are waiting for players or can be watched."""
    cached: CachedResponse = await request.app.state.public_tables.get(lambda: list_public_tables(registry))
    return cached.respond(request, "no-cache")


async def list_public_tables(registry: Registry) -> CachedResponse:
    """Build the response that contains the list of public game tables."""
    found = []
    for table, seats in await registry.store.public_tables(SHOWN, registry.now() - A_DAY):
        live = registry.tables.get(table.id)
        info = live.audience.info() if live is not None else table_info(table, seats)
        found.append(info)
    return CachedResponse.from_body(orjson.dumps(found), "application/json")


@router.post("/tables", status_code=201, dependencies=MAKES_TABLE)
async def make_table(wanted: NewTable, registry: RegistryDep, guest: Guest, part: bool = False) -> TableMade:
    """Create a game table with the guest as its host.

    If `part` is set and the game is to start immediately, the server first asks the host's browser for a random number,
    which it uses to shuffle the cards.
    """
    return TableMade(id=await new_table.make_table(registry, guest, wanted, part))


@router.post("/race", status_code=201, dependencies=MAKES_TABLE)
async def race_now(registry: RegistryDep, guest: Guest, part: bool = False, level: str | None = None) -> TableMade:
    """Create a game table and immediately start a game against three bots on a random track.

    All three bots play at the given level. Without a level, two of a newcomer's opponents play at the "rookie" level
    and one at the "club" level, and everybody else's opponents play at the "pro" level.
    """
    return TableMade(id=await new_table.race_now(registry, guest, part, level))


@router.get("/tables/{table_id}")
async def table(table_id: str, registry: RegistryDep) -> TableInfo:
    """Return the public information about a game table, without the state of its game."""
    return (await registry.find(table_id)).audience.info()


@router.patch("/tables/{table_id}")
async def change_table(table_id: str, wanted: TableChange, registry: RegistryDep, guest: Guest) -> TableInfo:
    """Change a game table's options, its number of seats, its clock, or who is allowed to join.

    Only the host may do this, and only before the game starts.
    """
    live = await registry.find(table_id)
    await live.carry_out(live.runner.change_table(guest, wanted))
    return live.audience.info()


@router.put("/tables/{table_id}/seats/{seat}")
async def change_seat(table_id: str, seat: int, wanted: SeatChange, registry: RegistryDep, guest: Guest) -> TableInfo:
    """Take a seat (`me`), free it for another person (`open`), or give it to a bot (`bot`).

    Once the game has started, the only possible change is to take over a bot's seat.
    """
    live = await registry.find(table_id)
    await live.change_seat(guest, seat, wanted)
    return live.audience.info()


@router.post("/tables/{table_id}/start")
async def start(table_id: str, registry: RegistryDep, guest: Guest) -> TableInfo:
    """Start the game, with bots in all seats that are still open. Only the host may do this."""
    live = await registry.find(table_id)
    await live.start(guest)
    return live.audience.info()


@router.post("/tables/{table_id}/give-up")
async def give_up(table_id: str, registry: RegistryDep, guest: Guest) -> TableInfo:
    """Give up the game. Nobody wins, and the game's record and replay become public.

    If other people are present, they are asked first (see `give_up` in the response). The game ends once all of them
    have agreed by calling this endpoint as well.
    """
    live = await registry.find(table_id)
    await live.carry_out(live.runner.give_up(guest))
    return live.audience.info()


@router.delete("/tables/{table_id}/give-up")
async def cancel_give_up(table_id: str, registry: RegistryDep, guest: Guest) -> TableInfo:
    """Cancel a pending request to give up the game, no matter who made it, and continue the game."""
    live = await registry.find(table_id)
    await live.carry_out(live.runner.play_on(guest))
    return live.audience.info()


@router.post("/tables/{table_id}/rematch", dependencies=MAKES_TABLE)
async def rematch(table_id: str, registry: RegistryDep, guest: Guest, part: bool = False) -> TableMade:
    """Create a new table for a rematch with the same players and options. Repeated calls return the same new table."""
    return TableMade(id=await new_table.rematch(registry, await registry.find(table_id), guest, part))


@router.post("/tables/{table_id}/play-on", status_code=201, dependencies=MAKES_TABLE)
async def play_on(table_id: str, wanted: PlayOn, registry: RegistryDep, guest: Guest) -> TableMade:
    """Create a game table that continues a finished game from a chosen moment.

    The guest takes one seat, and bots take the others.
    """
    return TableMade(id=await new_table.play_on(registry, await registry.find(table_id), guest, wanted))


@router.get(
    "/tables/{table_id}/qr.svg",
    response_class=Response,
    responses={200: {"content": {"image/svg+xml": {}}}},
    dependencies=IS_SLOW,
)
async def qr(table_id: str, request: Request, registry: RegistryDep) -> Response:
    """Return a QR code that contains the invitation link to a game table."""
    live = await registry.find(table_id)
    address = f"{request.base_url}t/{live.id}"
    code = await registry.services.builder.get(("qr", address), qr_code, address)
    return code.respond(request, "private, no-cache")


@router.get("/tables/{table_id}/replay", response_model=Replay, dependencies=IS_SLOW)
async def replay(table_id: str, request: Request, registry: RegistryDep, seat: int | None = None) -> Response:
    """Return the replay of a finished game, frame by frame.

    If `seat` is given, the replay shows only what the player in that seat could see. Otherwise, it shows everything.
    """
    live = await registry.find(table_id)
    if live.room.game is None or live.room.table.status != "over":
        raise Refused("not-over")
    if seat is not None and not 0 <= seat < len(live.room.seats):
        raise Refused("seat-unknown")
    info = live.audience.info()
    key = ("replay", table_id, seat, orjson.dumps(info))
    cached = await registry.services.builder.get(key, build_replay, live.room.game.record(), seat, info)
    return cached.respond(request, "private, no-cache")


@router.get(
    "/tables/{table_id}/record",
    response_class=Response,
    responses={200: {"content": {"application/json": {}}}},
    dependencies=IS_SLOW,
)
async def record(table_id: str, registry: RegistryDep) -> Response:
    """Return the full record of a finished game as a file to download."""
    live = await registry.find(table_id)
    if live.room.game is None or live.room.table.status != "over":
        raise Refused("not-over")
    named = f'attachment; filename="downforce-{live.id}.json"'
    body = orjson.dumps(live.room.game.record(), option=orjson.OPT_INDENT_2)
    return Response(body, media_type="application/json", headers={"Content-Disposition": named})

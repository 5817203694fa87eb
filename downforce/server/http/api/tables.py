"""Endpoints of tables: make one, read it, take seats, start, give up, play again, download."""

import orjson
from fastapi import APIRouter, Request, Response

from ....room.frames import table_info
from ....room.refusals import Refused
from ....room.shapes import TableInfo
from ...sockets.messages import NewTable, PlayOn, Replay, SeatChange, TableChange, TableMade
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
    """Public tables that wait for players or can be watched."""
    cached: CachedResponse = await request.app.state.public_tables.get(lambda: list_public_tables(registry))
    return cached.respond(request, "no-cache")


async def list_public_tables(registry: Registry) -> CachedResponse:
    """Return the public tables as a response."""
    found = []
    for table, seats in await registry.store.public_tables(SHOWN, registry.now() - A_DAY):
        live = registry.tables.get(table.id)
        info = live.audience.info() if live is not None else table_info(table, seats)
        found.append(info)
    return CachedResponse.from_body(orjson.dumps(found), "application/json")


@router.post("/tables", status_code=201, dependencies=MAKES_TABLE)
async def make_table(wanted: NewTable, registry: RegistryDep, guest: Guest, part: bool = False) -> TableMade:
    """Make a table; its maker is the host. With `part`, a game that starts at once waits for the maker's nonce."""
    return TableMade(id=await new_table.make_table(registry, guest, wanted, part))


@router.post("/race", status_code=201, dependencies=MAKES_TABLE)
async def race_now(registry: RegistryDep, guest: Guest, part: bool = False) -> TableMade:
    """Race now: four players, three of them pros (for a newcomer two rookies and a pro), on a random track."""
    return TableMade(id=await new_table.race_now(registry, guest, part))


@router.get("/tables/{table_id}")
async def table(table_id: str, registry: RegistryDep) -> TableInfo:
    """A table without its game."""
    return (await registry.find(table_id)).audience.info()


@router.patch("/tables/{table_id}")
async def change_table(table_id: str, wanted: TableChange, registry: RegistryDep, guest: Guest) -> TableInfo:
    """Change options, number of seats, clock or who may join; only the host may, before the start."""
    live = await registry.find(table_id)
    await live.change(guest, wanted)
    return live.audience.info()


@router.put("/tables/{table_id}/seats/{seat}")
async def change_seat(table_id: str, seat: int, wanted: SeatChange, registry: RegistryDep, guest: Guest) -> TableInfo:
    """Sit down (`me`), leave or remove (`open`), or put a bot there (`bot`).

    In a running game, only `me` on a bot's seat is possible.
    """
    live = await registry.find(table_id)
    await live.change_seat(guest, seat, wanted)
    return live.audience.info()


@router.post("/tables/{table_id}/start")
async def start(table_id: str, registry: RegistryDep, guest: Guest) -> TableInfo:
    """Start the game; bots take the open seats. Only the host may."""
    live = await registry.find(table_id)
    await live.start(guest)
    return live.audience.info()


@router.post("/tables/{table_id}/give-up")
async def give_up(table_id: str, registry: RegistryDep, guest: Guest) -> TableInfo:
    """Give a game up: nobody wins, and its record and replay become public.

    If other people are there, they are asked (`give_up` of the response), and the game is over once all of them have
    called this, too.
    """
    live = await registry.find(table_id)
    await live.give_up(guest)
    return live.audience.info()


@router.delete("/tables/{table_id}/give-up")
async def cancel_give_up(table_id: str, registry: RegistryDep, guest: Guest) -> TableInfo:
    """Play on: end the request to give the game up, if there is one, whoever made it."""
    live = await registry.find(table_id)
    await live.play_on(guest)
    return live.audience.info()


@router.post("/tables/{table_id}/rematch", dependencies=MAKES_TABLE)
async def rematch(table_id: str, registry: RegistryDep, guest: Guest, part: bool = False) -> TableMade:
    """A table with the same seats and options; repeated calls return the same one."""
    return TableMade(id=await new_table.rematch(registry, await registry.find(table_id), guest, part))


@router.post("/tables/{table_id}/play-on", status_code=201, dependencies=MAKES_TABLE)
async def play_on(table_id: str, wanted: PlayOn, registry: RegistryDep, guest: Guest) -> TableMade:
    """A new table that continues a finished game from some moment: I take one seat, bots take the others."""
    return TableMade(id=await new_table.play_on(registry, await registry.find(table_id), guest, wanted))


@router.get(
    "/tables/{table_id}/qr.svg",
    response_class=Response,
    responses={200: {"content": {"image/svg+xml": {}}}},
    dependencies=IS_SLOW,
)
async def qr(table_id: str, request: Request, registry: RegistryDep) -> Response:
    """The invitation as a QR code."""
    live = await registry.find(table_id)
    address = f"{request.base_url}t/{live.id}"
    code = await registry.services.builder.get(("qr", address), qr_code, address)
    return code.respond(request, "private, no-cache")


@router.get("/tables/{table_id}/replay", response_model=Replay, dependencies=IS_SLOW)
async def replay(table_id: str, request: Request, registry: RegistryDep, seat: int | None = None) -> Response:
    """A finished game, frame by frame, as a seat saw it; without `seat` everything is visible."""
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
    """A finished game's record, as a file to download."""
    live = await registry.find(table_id)
    if live.room.game is None or live.room.table.status != "over":
        raise Refused("not-over")
    named = f'attachment; filename="downforce-{live.id}.json"'
    body = orjson.dumps(live.room.game.record(), option=orjson.OPT_INDENT_2)
    return Response(body, media_type="application/json", headers={"Content-Disposition": named})

"""The coach, at tables where one person plays against bots."""

from fastapi import APIRouter, Request, Response

from ....room.queries.coach import check_acted, check_asked, check_coach
from ....room.shapes import Advice, Word
from ...workers.coach import build_advice, build_word
from .common import TAKES_LONG, Guest, RegistryDep

router = APIRouter()
LIMIT = 120.0  # seconds: the first hint ever given on a machine has its playouts compiled


@router.get("/tables/{table_id}/hint", response_model=Advice, dependencies=TAKES_LONG)
async def hint(table_id: str, request: Request, registry: RegistryDep, guest: Guest) -> Response:
    """Where to look, what to do and why, for my question of now; only where nobody else plays or may come."""
    room = (await registry.find(table_id)).room
    seat = check_coach(room, guest)
    seen, key = check_asked(room, seat), ("hint", table_id, room.seq, seat)
    cached = await registry.services.builder.get(key, build_advice, room.table, seen, room.seq, limit=LIMIT)
    return cached.respond(request, "private, no-cache")


@router.get("/tables/{table_id}/word/{number}", response_model=Word, dependencies=TAKES_LONG)
async def word(table_id: str, number: int, request: Request, registry: RegistryDep, guest: Guest) -> Response:
    """A word on what I chose with that action of the log; only where nobody else plays or may come."""
    room = (await registry.find(table_id)).room
    seat = check_coach(room, guest)
    check_acted(room, seat, number)
    key = ("word", table_id, number)
    cached = await registry.services.builder.get(key, build_word, room.playing.record(), seat, number, limit=LIMIT)
    return cached.respond(request, "private, no-cache")

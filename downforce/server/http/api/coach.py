"""Endpoints for the coach, which gives advice to a person who plays alone against bots."""

from fastapi import APIRouter, Request, Response

from ....room.queries.coach import check_acted, check_asked, check_coach
from ....room.shapes import Advice, Word
from ...workers.coach import build_advice, build_word
from .common import IS_SLOW, Guest, RegistryDep

router = APIRouter()
LIMIT = 120.0  # seconds; the first hint on a machine has to compile the playout code. The page says so when it is late


@router.get("/tables/{table_id}/hint", response_model=Advice, dependencies=IS_SLOW)
async def hint(table_id: str, request: Request, registry: RegistryDep, guest: Guest) -> Response:
    """Return the coach's advice on the guest's current decision: what to look at, what to do and why.

    This is available only at tables where no other person is playing or may join.
    """
    room = (await registry.find(table_id)).room
    seat = check_coach(room, guest)
    seen, key = check_asked(room, seat), ("hint", table_id, room.seq, seat)
    cached = await registry.services.coach.get(key, build_advice, room.table, seen, room.seq, limit=LIMIT)
    return cached.respond(request, "private, no-cache")


@router.get("/tables/{table_id}/word/{number}", response_model=Word, dependencies=IS_SLOW)
async def word(table_id: str, number: int, request: Request, registry: RegistryDep, guest: Guest) -> Response:
    """Return the coach's assessment of one of the guest's actions.

    This is available only at tables where no other person is playing or may join.
    """
    room = (await registry.find(table_id)).room
    seat = check_coach(room, guest)
    check_acted(room, seat, number)
    key = ("word", table_id, number)
    cached = await registry.services.coach.get(key, build_word, room.playing.record(), seat, number, limit=LIMIT)
    return cached.respond(request, "private, no-cache")

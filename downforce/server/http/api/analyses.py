"""Endpoints for game analyses, positions in finished games, a guest's own mistakes, and the built-in puzzles."""

import asyncio
from typing import cast

import orjson
from fastapi import APIRouter, Request, Response

from ....analysis import puzzles
from ....analysis.shapes import Part, PlayedLine
from ....room.frames import table_info
from ....room.queries.positions import puzzle_list
from ....room.refusals import Refused
from ....room.shapes import Position, PuzzleInfo, PuzzleQuestion
from ...sockets.messages import AnalysisState, AnalysisStatus, Mistake, MyMistake
from ...store.analyses import AnalysisRow
from ...tables.registry import Registry
from ...tables.table import LiveTable
from ...workers.replays import build_line, build_position, build_puzzle
from ..cached_response import CachedResponse
from .common import IS_SLOW, Guest, RegistryDep, Visitor

router = APIRouter()
SHOWN = 60  # number of games to list mistakes from
LONGEST_ACTION = 100  # characters of an action in notation; the longest has fewer


async def find_finished(registry: Registry, table_id: str) -> LiveTable:
    """Return the game table with this id, or raise Refused if there is no such table or its game is not finished."""
    live = await registry.find(table_id)
    if live.room.game is None or live.room.table.status != "over":
        raise Refused("not-over")
    return live


@router.post("/tables/{table_id}/analysis")
async def analyse(table_id: str, request: Request, registry: RegistryDep, guest: Guest) -> AnalysisState:
    """Start the analysis of a finished game.

    If the analysis is already running, it is not started again. If it was stopped, it continues where it left off.
    """
    live = await find_finished(registry, table_id)
    services = registry.services
    if not services.settings.analysis_workers:
        raise Refused("no-analysis")
    if live.room.playing.phase != "over":
        raise Refused("given-up")
    row = await registry.store.analyses.read(live.id)
    if row is None or row.status != "done":
        if not services.analyst.is_running(live.id):
            request.app.state.limits.count_analysis(request, guest)
        await services.analyst.submit(live.id, live.room.playing.record(), guest)
        row = await registry.store.analyses.read(live.id)
    return await analysis_state(registry, live, row, guest, None)


@router.get("/tables/{table_id}/analysis", response_model=AnalysisState)
async def analysis(
    table_id: str, request: Request, registry: RegistryDep, visitor: Visitor, after: int = -1
) -> Response:
    """Return the analysis of a finished game.

    If the analysis is complete, the response contains the whole result. Otherwise, it contains all finished
    parts of the analysis whose number is greater than `after`.
    """
    live = await find_finished(registry, table_id)
    services = registry.services
    row = await registry.store.analyses.read(live.id)
    if row is not None and row.status == "done":
        cached = await asyncio.to_thread(
            CachedResponse.from_body,
            finished_state(services.analyst.compiled, row, live.room.seat_for(visitor)),
            "application/json",
        )
        return cached.respond(request, "private, no-cache")
    # Submit a running analysis again, because the process that ran it may be gone.
    if row is not None and row.status == "running" and services.settings.analysis_workers:
        await services.analyst.submit(live.id, live.room.playing.record(), row.guest)
    state = await analysis_state(registry, live, row, visitor, after)
    return Response(orjson.dumps(state.model_dump()), media_type="application/json")


@router.delete("/tables/{table_id}/analysis")
async def stop(table_id: str, registry: RegistryDep, guest: Guest) -> AnalysisState:
    """Stop the analysis of a game.

    Only the guest who requested the analysis and guests with a seat at the table may do this. All parts of the analysis
    that are already finished are kept.
    """
    live = await find_finished(registry, table_id)
    row = await registry.store.analyses.read(live.id)
    if row is None:
        raise Refused("not-found")
    if not may_stop(live, row, guest):
        raise Refused("not-seated")
    if row.status == "running":
        await registry.services.analyst.stop(live.id)
    return await analysis_state(registry, live, await registry.store.analyses.read(live.id), guest, None)


def may_stop(live: LiveTable, row: AnalysisRow, guest: str | None) -> bool:
    """Return whether a guest may stop the analysis of a game."""
    return guest is not None and (row.guest == guest or live.room.seat_for(guest) is not None)


async def analysis_state(
    registry: Registry, live: LiveTable, row: AnalysisRow | None, guest: str | None, after: int | None
) -> AnalysisState:
    """Return the progress of a game analysis, without the complete result.

    If `after` is given, include all finished parts of the analysis whose number is greater than `after`.
    """
    store, services = registry.store.analyses, registry.services
    # The parts are counted before they are read, because more may be added in the meantime.
    done = await store.count_parts(live.id) if row is not None else 0
    parts: list[Part] = []
    if row is not None and after is not None:
        parts = [orjson.loads(part) for part in await store.parts(live.id, after)]
    status = cast(AnalysisStatus, row.status if row is not None else "none")
    of = len(live.room.playing.log) + 1
    return AnalysisState(
        status=status,
        playouts=row.playouts if row is not None else services.settings.analysis_playouts,
        compiled=services.analyst.compiled,
        done=of if status == "done" else done,
        of=of,
        mine=row is not None and may_stop(live, row, guest),
        seat=live.room.seat_for(guest),
        parts=parts,
        analysis=None,
    )


def finished_state(compiled: bool, row: AnalysisRow, seat: int | None) -> bytes:
    """Return the state and the result of a complete analysis as JSON, for a guest with this seat."""
    result = orjson.Fragment(row.result or "null")
    state = {"status": row.status, "playouts": row.playouts, "compiled": compiled, "done": 0, "of": 0, "mine": False}
    return orjson.dumps({**state, "seat": seat, "parts": [], "analysis": result})


@router.get("/tables/{table_id}/positions/{number}", response_model=Position, dependencies=IS_SLOW)
async def position(table_id: str, number: int, request: Request, registry: RegistryDep) -> Response:
    """Return the position in a finished game just before an action, showing only what the acting player could see."""
    live = await find_finished(registry, table_id)
    log = live.room.playing.log
    if not 1 <= number <= len(log) or log[number - 1][0] is None:
        raise Refused("not-found")
    info = live.audience.info()
    key = ("position", table_id, number, orjson.dumps(info))
    cached = await registry.services.builder.get(key, build_position, live.room.playing.record(), number, info)
    return cached.respond(request, "private, no-cache")


@router.get("/tables/{table_id}/positions/{number}/line", response_model=PlayedLine, dependencies=IS_SLOW)
async def line(table_id: str, number: int, action: str, request: Request, registry: RegistryDep) -> Response:
    """Return what may follow from another choice in a finished game: the rest of the card and the next few cards.

    Bots play on with the cards as they were dealt. This is available only for choices that move cars.
    """
    live = await find_finished(registry, table_id)
    log = live.room.playing.log
    if not 1 <= number <= len(log) or log[number - 1][0] is None or len(action) > LONGEST_ACTION:
        raise Refused("not-found")
    key = ("line", table_id, number, action)
    cached = await registry.services.builder.get(key, build_line, live.room.playing.record(), number, action)
    return cached.respond(request, "private, no-cache")


@router.get("/mistakes")
async def mistakes(registry: RegistryDep, guest: Guest) -> list[MyMistake]:
    """Return the guest's own mistakes in analysed games, starting with the most recent game."""
    found = []
    for table_id, seat, found_mistakes in await registry.store.analyses.list_mistakes(guest, SHOWN):
        table = await registry.store.table(table_id)
        marked: list[Mistake] = [one for one in orjson.loads(found_mistakes or "[]") if one["seat"] == seat]
        if table is not None:
            track = table_info(*table)["track"]
            found += [MyMistake(table=table_id, track=track, mistake=one) for one in marked]
    return found


@router.get("/puzzles", response_model=list[PuzzleInfo])
async def shipped_puzzles(request: Request) -> Response:
    """Return the list of built-in puzzles, sorted by theme."""
    cached: CachedResponse = await request.app.state.shared.get(build_puzzle_list)
    return cached.respond(request, "no-cache")


def build_puzzle_list() -> CachedResponse:
    """Build the response that contains the list of built-in puzzles."""
    return CachedResponse.from_body(orjson.dumps(puzzle_list()), "application/json")


@router.get("/puzzles/{puzzle_id}", response_model=PuzzleQuestion, dependencies=IS_SLOW)
async def puzzle(puzzle_id: str, request: Request, registry: RegistryDep) -> Response:
    """Return a puzzle: the position that the player sees, and the value of every possible choice."""
    if puzzles.find_puzzle(puzzle_id) is None:
        raise Refused("not-found")
    cached = await registry.services.builder.get(("puzzle", puzzle_id), build_puzzle, puzzle_id)
    return cached.respond(request, "no-cache")

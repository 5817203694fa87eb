"""Endpoints that return the same data for every guest, such as tracks, game options and translations."""

import functools
from importlib.resources import files

import orjson
from fastapi import APIRouter, Request, Response

from .... import tracks
from ....room.queries.setup import make_setup
from ....room.queries.track_shape import track_shape
from ....room.refusals import Refused
from ....text import LANGUAGES, page_texts
from ...sockets.messages import Setup, TrackShape
from ...tables.registry import Registry
from ..cached_response import CachedResponse
from ..shared_responses import SharedResponses
from .common import RegistryDep

router = APIRouter()
REVALIDATE = "no-cache"  # browsers cache it, but check every time whether it has changed


@router.get("/setup", response_model=Setup)
async def setup(request: Request, registry: RegistryDep) -> Response:
    """Return everything that a client needs to let a player set up a new game table.

    This includes the tracks, bots, editions, game options, clocks, hand sizes and prizes.
    """
    return (await find_setup(request.app.state.shared, registry)).respond(request, REVALIDATE)


async def find_setup(shared: SharedResponses, registry: Registry) -> CachedResponse:
    """Return the HTTP response that lists the choices for a new game table. It is built only once."""
    settings = registry.services.settings
    clocks = tuple((name, int(seconds)) for name, seconds in settings.clocks.items())
    return await shared.get(build_setup, clocks, settings.analysis_workers > 0)


def build_setup(clocks: tuple[tuple[str, int], ...], analysis: bool) -> CachedResponse:
    """Build the HTTP response that lists the choices for a new game table."""
    whole = Setup.model_validate(make_setup(dict(clocks), analysis))
    return CachedResponse.from_body(whole.model_dump_json().encode(), "application/json")


@router.get("/tracks/{name}", response_model=TrackShape)
async def track(name: str, request: Request) -> Response:
    """Return the picture of a track and the positions of its spaces in that picture."""
    if name not in tracks.shipped():  # so the name cannot be a file path
        raise Refused("not-found")
    cached: CachedResponse = await request.app.state.shared.get(build_track_shape, name)
    return cached.respond(request, REVALIDATE)


@router.get("/tracks/{name}/preview.png", response_class=Response, responses={200: {"content": {"image/png": {}}}})
async def preview(name: str, request: Request) -> Response:
    """Return the picture of a track that is shown in link previews. Other websites may embed this picture."""
    answer = track_picture(name).respond(request, "public, max-age=86400")
    answer.headers["Cross-Origin-Resource-Policy"] = "cross-origin"
    return answer


@functools.cache
def _read_picture(name: str) -> CachedResponse:
    return CachedResponse.from_body(
        files("downforce").joinpath("data", "previews", f"{name}.png").read_bytes(), "image/png"
    )


def track_picture(name: str) -> CachedResponse:
    """Return the preview picture of a built-in track, or raise Refused if there is no such track."""
    if name not in tracks.shipped():  # so the name cannot be a file path
        raise Refused("not-found")
    return _read_picture(name)


@functools.cache
def build_track_shape(name: str) -> CachedResponse:
    """Build the response that contains a track's picture and the positions of its spaces."""
    return CachedResponse.from_body(orjson.dumps(track_shape(name)), "application/json")


@router.get("/text/{lang}", response_class=Response, responses={200: {"content": {"text/plain": {}}}})
async def texts(lang: str, request: Request) -> Response:
    """Return all text of the game's user interface in one language, as a single Fluent file."""
    if lang not in LANGUAGES:
        raise Refused("not-found")
    return build_texts(lang).respond(request, REVALIDATE)


@functools.cache
def build_texts(lang: str) -> CachedResponse:
    """Build the response that contains all text of the user interface in one language."""
    return CachedResponse.from_body(page_texts(lang).encode(), "text/plain; charset=utf-8")


@router.get("/health")
async def health(registry: RegistryDep) -> dict[str, str]:
    """Report that the server is healthy. If the database cannot be written to, return status 503 and the reason."""
    problem = await registry.services.health.problem()
    if problem is not None:
        raise Refused("not-stored", reason=problem)
    return {"status": "ok"}

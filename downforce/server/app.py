"""The ASGI application, which serves the HTTP API, the WebSockets and the game's web page."""

import asyncio
import contextlib
import functools
import gc
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING, Any

from fastapi import APIRouter, FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.openapi.utils import get_openapi
from sqlalchemy.exc import DBAPIError
from starlette.exceptions import HTTPException
from starlette.routing import BaseRoute

from .. import NAME, __version__, tracks
from ..room.refusals import Refused
from .http.api import analyses, catalogue, coach, docs, people, tables
from .http.api.common import REFUSALS
from .http.base_path import BasePathMiddleware
from .http.connection import LIMITS
from .http.counters import Counters
from .http.guests import Guests, load_key
from .http.limits import Limits
from .http.origins import Origins
from .http.pages import add_pages
from .http.request_guard import RequestGuardMiddleware, refusal_response
from .http.shared_responses import RecentResponse, SharedResponses
from .settings import Settings
from .sockets.socket import WebSocketMiddleware
from .store import NotStored, Store
from .tables.registry import Registry
from .tables.services import Services
from .workers.bot_pool import BotPool

if TYPE_CHECKING:
    from .tables.redis_fanout import RedisFanout


# A full garbage collection visits every object and pauses all game tables: with two hundred tables, for a third of a
# second. Game tables leave almost no reference cycles behind, so full collections can be rare.
COLLECT = (10_000, 20, 100)
BUILD_AFTER = 2.0  # seconds after the start, so that running games and waiting clients come first
PUBLIC_TABLES_FOR = 1.0  # seconds for which the list of public game tables is cached


def make_app(settings: Settings | None = None, registry: Registry | None = None) -> FastAPI:
    """Return the ASGI application for a server process.

    If no settings are given, they are read from environment variables.
    """
    settings = settings or Settings()
    given = registry

    @contextlib.asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[dict[str, Any]]:
        async with contextlib.nullcontext(given) if given is not None else open_registry(settings) as registry:
            app.state.registry = registry
            if given is None:
                registry.services.spawn(build_shared(app, registry))
            with metrics_if_enabled(registry, app.state.counters):
                yield {LIMITS: app.state.limits}

    app = FastAPI(
        title=NAME,
        version=__version__,
        lifespan=lifespan,
        openapi_url=None,  # api/docs.py serves the schema
        docs_url=None,
        redoc_url=None,
    )
    app.state.counters = Counters()
    app.state.origins = Origins(settings)
    app.state.limits = Limits(settings)
    app.state.shared = SharedResponses()
    app.state.public_tables = RecentResponse(PUBLIC_TABLES_FOR)
    app.add_middleware(WebSocketMiddleware, state=app.state)
    app.add_middleware(RequestGuardMiddleware, state=app.state)
    app.add_middleware(BasePathMiddleware, base=settings.base)
    app.openapi = api_schema  # type: ignore[method-assign]
    app.router.routes.extend(api_routes())
    add_pages(app, settings.page, settings.base)
    add_refusals(app)
    return app


async def build_shared(app: FastAPI, registry: Registry) -> None:
    """Build the responses that are the same for all clients, so that they are ready when clients request them."""
    await asyncio.sleep(BUILD_AFTER)
    shared = app.state.shared
    await catalogue.find_setup(shared, registry)
    for name in tracks.shipped():
        await shared.get(catalogue.build_track_shape, name)
    await shared.get(analyses.build_puzzle_list)
    root = registry.services.settings.base.rstrip("/")
    await shared.get(docs.build_schema, app, root)
    await shared.get(docs.build_page, app)


@functools.cache
def api_routes() -> tuple[BaseRoute, ...]:
    """Return the API routes, which are shared by all application objects in this process.

    FastAPI analyses the routes on the first request, which takes a fifth of a second. Tests create hundreds of
    application objects, so sharing the routes saves a lot of time.
    """
    whole = APIRouter()
    for part in (catalogue, people, tables, coach, analyses):
        whole.include_router(part.router, prefix="/api", responses=REFUSALS)
    whole.include_router(docs.router, prefix="/api")
    return tuple(whole.routes)


@functools.cache
def api_schema() -> dict[str, Any]:
    """Return the OpenAPI schema of the API. The result is cached, because building it takes half a second."""
    return get_openapi(title=NAME, version=__version__, routes=api_routes())


@contextlib.asynccontextmanager
async def open_registry(settings: Settings) -> AsyncIterator[Registry]:
    """Yield a running registry of game tables.

    When the `with` block ends, close the registry, its database, its bot workers and its Redis connection.
    """
    guests = Guests(load_key(settings))
    gc.freeze()
    gc.set_threshold(*COLLECT)
    store = await Store.open(settings.database, settings.io == "fast")
    bots = BotPool(settings.bot_workers, settings.bot_limit)
    fanout = make_fanout(settings)
    registry = Registry(Services(settings, store, bots, fanout), guests)
    if fanout is not None:
        fanout.start(registry)
    running = asyncio.create_task(registry.run(), name="registry")
    try:
        yield registry
    finally:
        running.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await running
        await registry.close()
        await registry.fanout.close()
        bots.close()
        await store.close()


def make_fanout(settings: Settings) -> "RedisFanout | None":
    """Return the object that notifies other server processes through Redis, or None if Redis is not configured.

    The `redis` package is imported only if it is needed.
    """
    if settings.redis is None:
        return None
    from .tables.redis_fanout import RedisFanout

    return RedisFanout(settings.redis)


def metrics_if_enabled(registry: Registry, counters: Counters) -> contextlib.AbstractContextManager[None]:
    """Return a context manager that serves Prometheus metrics if they are enabled, and otherwise does nothing.

    The `prometheus_client` package is imported only if it is needed.
    """
    if not registry.services.settings.metrics_port:
        return contextlib.nullcontext()
    from .http.metrics import serve_metrics

    return serve_metrics(registry, counters)


def add_refusals(app: FastAPI) -> None:
    """Add exception handlers that give every error response the same JSON format."""

    def refuse(refused: Refused, status: int | None = None) -> Response:
        app.state.counters.refusals[refused.why] += 1
        return refusal_response(refused, status)

    @app.exception_handler(Refused)
    async def _(request: Request, refused: Refused) -> Response:
        return refuse(refused)

    @app.exception_handler(RequestValidationError)
    async def _(request: Request, error: RequestValidationError) -> Response:
        return refuse(Refused("not-a-message"))

    @app.exception_handler(DBAPIError)
    @app.exception_handler(NotStored)
    async def _(request: Request, error: Exception) -> Response:
        return refuse(Refused("not-stored"))

    @app.exception_handler(HTTPException)
    async def _(request: Request, error: HTTPException) -> Response:
        why = {404: "not-found", 405: "not-found"}.get(error.status_code, "not-a-message")
        return refuse(Refused(why), error.status_code)

    @app.exception_handler(Exception)
    async def _(request: Request, error: Exception) -> Response:
        return refuse(Refused("broken"))

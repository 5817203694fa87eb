"""Endpoints that describe the API, as an OpenAPI schema for programs and as an HTML page for people.

The HTML page contains no scripts. It replaces FastAPI's own page, which loads third-party scripts that the server's
security policy blocks.
"""

from html import escape

import orjson
from fastapi import APIRouter, FastAPI, Request, Response

from ..cached_response import CachedResponse

router = APIRouter()


@router.get("/openapi.json", include_in_schema=False)
async def schema(request: Request) -> Response:
    """Return the OpenAPI schema of the API."""
    cached: CachedResponse = await request.app.state.shared.get(
        build_schema, request.app, request.scope.get("root_path", "")
    )
    return cached.respond(request, "no-cache")


@router.get("/docs", include_in_schema=False)
async def docs(request: Request) -> Response:
    """Return an HTML page that describes the API."""
    cached: CachedResponse = await request.app.state.shared.get(build_page, request.app)
    return cached.respond(request, "no-cache")


def build_schema(app: FastAPI, root: str) -> CachedResponse:
    """Build the response that contains the OpenAPI schema, for a server that runs under the path `root`."""
    servers = {"servers": [{"url": root}]} if root else {}
    return CachedResponse.from_body(orjson.dumps({**app.openapi(), **servers}), "application/json")


def build_page(app: FastAPI) -> CachedResponse:
    """Build the response that contains the HTML page describing the API."""
    schema = app.openapi()
    rows = "\n".join(
        f"<tr><td><code>{verb.upper()} {escape(path)}</code><td>{escape(operation.get('description', ''))}"
        for path, verbs in schema["paths"].items()
        for verb, operation in verbs.items()
    )
    shapes = "\n".join(
        f"<h3 id={escape(name)}>{escape(name)}</h3><p>{escape(shape.get('description', ''))}<ul>"
        + "".join(f"<li><code>{escape(field)}</code>" for field in shape.get("properties", {}))
        + "</ul>"
        for name, shape in schema["components"]["schemas"].items()
    )
    title = escape(schema["info"]["title"])
    page = (
        f"<!doctype html><html lang=en><meta charset=utf-8><title>{title}: API</title><h1>{title}: API</h1>"
        f'<p>For programs: <a href="openapi.json">openapi.json</a>.<table>{rows}</table>{shapes}'
    )
    return CachedResponse.from_body(page.encode(), "text/html; charset=utf-8")

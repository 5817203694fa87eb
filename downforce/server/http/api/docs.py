"""The description of the API, for programs and for people.

The page uses no scripts: our security policy would not let foreign ones run.
"""

from html import escape

import orjson
from fastapi import APIRouter, FastAPI, Request, Response

from ..cached_response import CachedResponse

router = APIRouter()


@router.get("/openapi.json", include_in_schema=False)
async def schema(request: Request) -> Response:
    """The OpenAPI schema."""
    cached: CachedResponse = await request.app.state.shared.get(
        build_schema, request.app, request.scope.get("root_path", "")
    )
    return cached.respond(request, "no-cache")


@router.get("/docs", include_in_schema=False)
async def docs(request: Request) -> Response:
    """The OpenAPI schema as a page."""
    cached: CachedResponse = await request.app.state.shared.get(build_page, request.app)
    return cached.respond(request, "no-cache")


def build_schema(app: FastAPI, root: str) -> CachedResponse:
    """Return the schema of a server whose paths all begin with `root`."""
    servers = {"servers": [{"url": root}]} if root else {}
    return CachedResponse.from_body(orjson.dumps({**app.openapi(), **servers}), "application/json")


def build_page(app: FastAPI) -> CachedResponse:
    """Return the schema as an HTML page."""
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

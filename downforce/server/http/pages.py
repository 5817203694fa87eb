"""The built page: one file for every address of it, hashed assets kept for ever, compressed ones sent as they are."""

import mimetypes
from pathlib import Path

from fastapi import FastAPI, Request
from fastapi.responses import FileResponse, HTMLResponse, PlainTextResponse, Response

from ...room.refusals import Refused
from .base_path import local_path, set_base
from .cached_response import CachedResponse
from .link_preview import with_preview
from .request_guard import WORKER_POLICY

ROUTES = ("/", "/new", "/rules", "/intro", "/settings", "/games", "/return", "/puzzles{rest:path}", "/t/{rest:path}")
LONGEST_NAME = 255  # bytes, of a file
KEPT = "public, max-age=31536000, immutable"
CHECK = "no-cache"
mimetypes.add_type("font/woff2", ".woff2")  # not every system knows
# Tables and replays are for whoever has the link. Those who show a preview of a link in a chat may look at it: they ask
# only for what somebody posted. Crawlers ask at the root of a host alone, so below a base the host must pass it on.
PREVIEWERS = ("facebookexternalhit", "LinkedInBot", "Slackbot-LinkExpanding", "TelegramBot", "Twitterbot", "WhatsApp")
ROBOTS = """\
User-agent: *
Disallow: {base}api/
Disallow: {base}t/
Disallow: {base}return

{previewers}
Disallow:
"""
NOT_BUILT = (
    "The page is not built yet. In the folder of the source: make page (or: cd web && npm ci && npm run build)\n"
)


def add_pages(app: FastAPI, folder: Path, base: str) -> None:
    """After everything under /api."""

    async def page(request: Request) -> Response:
        found = index(folder, base)
        if found is None:
            return PlainTextResponse(NOT_BUILT, 503)
        registry = getattr(request.app.state, "registry", None)
        path = local_path(request.scope).removeprefix("/")
        whole = await with_preview(found, path, registry, str(request.base_url))
        return CachedResponse.from_body(whole.encode(), "text/html; charset=utf-8").respond(request, CHECK)

    for route in ROUTES:
        app.add_api_route(route, page, methods=["GET", "HEAD"], include_in_schema=False, response_model=None)

    async def robots() -> Response:
        previewers = "\n".join(f"User-agent: {name}" for name in PREVIEWERS)
        return PlainTextResponse(ROBOTS.format(base=base, previewers=previewers), headers={"Cache-Control": CHECK})

    app.add_api_route("/robots.txt", robots, methods=["GET", "HEAD"], include_in_schema=False, response_model=None)

    async def file(path: str, request: Request) -> Response:
        if len(path.encode()) > LONGEST_NAME:
            raise Refused("not-found")
        wanted = (folder / path).resolve()
        hidden = any(part.startswith(".") for part in Path(path).parts)
        if path.startswith("api/") or hidden or not wanted.is_relative_to(folder.resolve()):
            raise Refused("not-found")
        found = find(request, wanted, KEPT if path.startswith("assets/") else CHECK)
        if found is None and "text/html" in request.headers.get("accept", "") and not path.startswith("assets/"):
            page_there = index(folder, base)  # somebody mistyped; the page says so
            found = HTMLResponse(page_there, 404, {"Cache-Control": CHECK}) if page_there is not None else None
        if found is None:
            raise Refused("not-found")
        if path.startswith("assets/worker-"):
            found.headers["Content-Security-Policy"] = WORKER_POLICY
        return found

    app.add_api_route("/{path:path}", file, methods=["GET", "HEAD"], include_in_schema=False, response_model=None)


def index(folder: Path, base: str) -> str | None:
    """Read each time: whoever works on the page builds it while the server runs."""
    file = folder / "index.html"
    return set_base(file.read_text("utf-8"), base) if file.is_file() else None


def find(request: Request, path: Path, caching: str) -> Response | None:
    """The file in the best form the browser takes."""
    if not path.is_file() or path.suffix in (".br", ".gz"):
        return None
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    headers = {"Cache-Control": caching, "Vary": "Accept-Encoding"}
    accepted = request.headers.get("accept-encoding", "")
    for coding, suffix in (("br", ".br"), ("gzip", ".gz")):
        packed = path.with_name(path.name + suffix)
        if coding in accepted and packed.is_file():
            return FileResponse(packed, media_type=kind, headers={**headers, "Content-Encoding": coding})
    return FileResponse(path, media_type=kind, headers=headers)

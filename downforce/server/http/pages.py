"""Routes that serve the game's web page, which consists of an index file and asset files.

All addresses of the page return the same index file. The asset files are compressed in advance, and browsers
may cache them indefinitely.
"""

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
LONGEST_NAME = 255  # bytes in the path of a file
CACHE_FOREVER = "public, max-age=31536000, immutable"
REVALIDATE = "no-cache"
mimetypes.add_type("font/woff2", ".woff2")  # missing on some systems
# Game tables and replays are for people who have the link, so crawlers must not visit them. Services that preview a
# link in a chat may, because they only visit links that someone posted. Crawlers read robots.txt only at the root of a
# host, so if the server runs under a base path, the host must serve our robots.txt from its root.
PREVIEW_BOTS = ("facebookexternalhit", "LinkedInBot", "Slackbot-LinkExpanding", "TelegramBot", "Twitterbot", "WhatsApp")
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
    """Add the routes that serve the game's web page. They must be added after all routes under /api."""

    async def page(request: Request) -> Response:
        found = read_index(folder, base)
        if found is None:
            return PlainTextResponse(NOT_BUILT, 503)
        registry = getattr(request.app.state, "registry", None)
        path = local_path(request.scope).removeprefix("/")
        whole = await with_preview(found, path, registry, str(request.base_url))
        return CachedResponse.from_body(whole.encode(), "text/html; charset=utf-8").respond(request, REVALIDATE)

    for route in ROUTES:
        app.add_api_route(route, page, methods=["GET", "HEAD"], include_in_schema=False, response_model=None)

    async def robots() -> Response:
        previewers = "\n".join(f"User-agent: {name}" for name in PREVIEW_BOTS)
        return PlainTextResponse(ROBOTS.format(base=base, previewers=previewers), headers={"Cache-Control": REVALIDATE})

    app.add_api_route("/robots.txt", robots, methods=["GET", "HEAD"], include_in_schema=False, response_model=None)

    async def file(path: str, request: Request) -> Response:
        if len(path.encode()) > LONGEST_NAME:
            raise Refused("not-found")
        wanted = (folder / path).resolve()
        hidden = any(part.startswith(".") for part in Path(path).parts)
        if path.startswith("api/") or hidden or not wanted.is_relative_to(folder.resolve()):
            raise Refused("not-found")
        found = find_file(request, wanted, CACHE_FOREVER if path.startswith("assets/") else REVALIDATE)
        if found is None and "text/html" in request.headers.get("accept", "") and not path.startswith("assets/"):
            page_there = read_index(folder, base)  # a mistyped address; the page tells the visitor
            found = HTMLResponse(page_there, 404, {"Cache-Control": REVALIDATE}) if page_there is not None else None
        if found is None:
            raise Refused("not-found")
        if path.startswith("assets/worker-"):
            found.headers["Content-Security-Policy"] = WORKER_POLICY
        return found

    app.add_api_route("/{path:path}", file, methods=["GET", "HEAD"], include_in_schema=False, response_model=None)


def read_index(folder: Path, base: str) -> str | None:
    """Return the contents of the web page's index file, or None if the page has not been built.

    The file is read again for every request, because the page may be rebuilt while the server is running.
    """
    file = folder / "index.html"
    return set_base(file.read_text("utf-8"), base) if file.is_file() else None


def find_file(request: Request, path: Path, caching: str) -> Response | None:
    """Return a response that contains a file, or None if the file does not exist.

    If there is a compressed copy of the file that the browser accepts, the response contains that copy instead.
    """
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

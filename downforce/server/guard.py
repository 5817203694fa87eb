"""At the door of every request and socket: what is malformed goes no further, so nothing behind has to cope with it.

Also where a page came from, and what browsers are told to forbid.
"""

import re

import orjson
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..room.refusals import STATUS, Refused
from .base import path_of
from .counts import Counts
from .limits import Limits
from .origins import Origins

MOST_BYTES = 64 * 1024
LONGEST_PATH, LONGEST_QUERY = 400, 2000
HOST = re.compile(r"[a-z0-9._-]*(:[0-9]{1,5})?|\[[0-9a-f:.]+\](:[0-9]{1,5})?", re.IGNORECASE)
CHANGING = ("POST", "PUT", "PATCH", "DELETE")
POLICY = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
# Of the worker that races on a device without a server (web/src/local/worker.ts), and of nothing else: it runs Python
WORKER_POLICY = f"{POLICY}; script-src 'self' 'wasm-unsafe-eval'"
HEADERS = {
    "Content-Security-Policy": POLICY,
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}


class Guard:
    def __init__(self, app: ASGIApp, origins: Origins, limits: Limits, counts: Counts) -> None:
        self.app = app
        self.origins = origins
        self.limits = limits
        self.counts = counts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket" and (why := malformed(scope)):
            await receive()  # the request to connect
            self.counts.refusals[why] += 1
            await send({"type": "websocket.close", "code": 1008, "reason": why})
        elif scope["type"] == "http":
            await self._answer(scope, receive, with_policy(scope, send))
        else:
            await self.app(scope, receive, send)

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        if why := malformed(scope):
            await self._refuse(send, why)
            return
        if scope["method"] not in CHANGING:
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        if self.origins.is_foreign(headers):
            await self._refuse(send, "foreign-origin")
            return
        try:
            self.limits.change(HTTPConnection(scope))
        except Refused as refused:
            await self._refuse(send, refused.why)
            return
        body = await read_body(receive)
        if body is None:
            await self._refuse(send, "too-big")
        elif not says_json(headers) or not is_json(body):
            await self._refuse(send, "not-a-message")
        else:
            given = iter([{"type": "http.request", "body": body, "more_body": False}])

            async def receive_body() -> Message:
                return next(given, None) or await receive()

            await self.app(scope, receive_body, send)

    async def _refuse(self, send: Send, why: str) -> None:
        self.counts.refusals[why] += 1
        body = orjson.dumps({"why": why, "args": {}})
        headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
        await send({"type": "http.response.start", "status": STATUS[why], "headers": headers})
        await send({"type": "http.response.body", "body": body})


def malformed(scope: Scope) -> str | None:
    """Why a request is refused before anybody looks at what it wants: its address or its host cannot be ours."""
    path = scope["path"]
    if len(path) > LONGEST_PATH or not path.startswith("/") or not path.isprintable():
        return "not-found"
    if len(scope["query_string"]) > LONGEST_QUERY:
        return "too-big"
    hosts = [value.decode("latin-1") for name, value in scope["headers"] if name == b"host"]
    return None if all(HOST.fullmatch(host) for host in hosts) else "not-a-message"


def with_policy(scope: Scope, send: Send) -> Send:
    """What browsers are told, added to every answer."""

    async def send_guarded(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            if path_of(scope).startswith("/api/"):
                headers.setdefault("Cache-Control", "no-store")
        await send(message)

    return send_guarded


async def read_body(receive: Receive) -> bytes | None:
    """All of it; None when it is too much, whatever its header says."""
    parts, size, more = [], 0, True
    while more:
        message = await receive()
        parts.append(message.get("body", b""))
        size += len(parts[-1])
        more = message.get("more_body", False)
        if size > MOST_BYTES:
            return None
    return b"".join(parts)


def says_json(headers: Headers) -> bool:
    """A form on another site cannot send this type without asking first (CORS)."""
    return headers.get("content-type", "").split(";")[0].strip().lower() == "application/json"


def is_json(body: bytes) -> bool:
    """Read strictly: no half characters, no NaN, not nested without end. An empty body counts as {}."""
    try:
        orjson.loads(body or b"{}")
    except orjson.JSONDecodeError:
        return False
    return True

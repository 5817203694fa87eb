"""Middleware that rejects malformed HTTP requests and WebSocket handshakes, so that later code need not handle them.

It also rejects cross-site requests that would change something, applies the request limits, and adds the security
headers.
"""

import re

import orjson
from starlette.datastructures import Headers, MutableHeaders, State
from starlette.requests import ClientDisconnect, HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ...room.refusals import Refused
from .base_path import local_path
from .limits import ASSET_COST

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
# Only for the web worker that runs Python to play games without a server (web/src/device/worker.ts)
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


class RequestGuardMiddleware:
    """Middleware that refuses malformed, cross-site and overly frequent requests, and adds security headers."""

    def __init__(self, app: ASGIApp, state: State) -> None:
        self.app = app
        self.state = state  # the application's state

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket" and (why := malformed(scope)):
            await receive()  # the client's request to connect
            self.state.counters.refusals[why] += 1
            await send({"type": "websocket.close", "code": 1008, "reason": why})
        elif scope["type"] == "http":
            await self._answer(scope, receive, with_security_headers(scope, send))
        else:
            await self.app(scope, receive, send)

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            if why := malformed(scope):
                raise Refused(why)
            if scope["method"] in CHANGING:
                receive = await self._check_change(scope, receive)
            else:
                self._count_request(scope)
        except Refused as refused:
            self.state.counters.refusals[refused.why] += 1
            await refusal_response(refused)(scope, receive, send)
        except ClientDisconnect:
            pass  # there is no client to respond to
        else:
            await self.app(scope, receive, send)
            if scope["method"] in CHANGING:
                self.state.public_tables.invalidate()

    def _count_request(self, scope: Scope) -> None:
        """Count a request, or raise Refused if its guest or client address has sent too many requests."""
        registry = getattr(self.state, "registry", None)
        guest = registry.guests.identify(Headers(scope=scope)) if registry is not None else None
        cost = ASSET_COST if local_path(scope).startswith("/assets/") else 1.0
        self.state.limits.count_request(HTTPConnection(scope), guest, cost)

    async def _check_change(self, scope: Scope, receive: Receive) -> Receive:
        """Check a request that changes data, and return an ASGI `receive` function that returns its whole body.

        Raise Refused if the request is not allowed or its body is not JSON, and ClientDisconnect if the client
        disconnects before the whole body has arrived.
        """
        headers = Headers(scope=scope)
        if self.state.origins.is_foreign(headers):
            raise Refused("foreign-origin")
        self.state.limits.count_change(HTTPConnection(scope))
        body = await read_body(receive)
        if not has_json_type(headers) or not is_json(body):
            raise Refused("not-a-message")
        given = iter([{"type": "http.request", "body": body, "more_body": False}])

        async def receive_body() -> Message:
            return next(given, None) or await receive()

        return receive_body


def refusal_response(refused: Refused, status: int | None = None) -> Response:
    """Return the response to a refused request.

    If the client may try again later, the Retry-After header gives the number of seconds to wait.
    """
    retry = refused.text_args.get("retry")
    return Response(
        orjson.dumps({"why": refused.why, "args": refused.text_args}),
        status or refused.status,
        {"Retry-After": str(retry)} if retry is not None else None,
        "application/json",
    )


def malformed(scope: Scope) -> str | None:
    """Return the reason why a request's path, query or host is malformed, or None if all of them are well-formed."""
    path = scope["path"]
    if len(path) > LONGEST_PATH or not path.startswith("/") or not path.isprintable():
        return "not-found"
    if len(scope["query_string"]) > LONGEST_QUERY:
        return "too-big"
    hosts = [value.decode("latin-1") for name, value in scope["headers"] if name == b"host"]
    return None if all(HOST.fullmatch(host) for host in hosts) else "not-a-message"


def with_security_headers(scope: Scope, send: Send) -> Send:
    """Return an ASGI `send` function that adds the security headers to a response."""

    async def send_guarded(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            if local_path(scope).startswith("/api/"):
                headers.setdefault("Cache-Control", "no-store")
        await send(message)

    return send_guarded


async def read_body(receive: Receive) -> bytes:
    """Return the whole body of a request.

    Raise Refused if the body is too large, whatever its Content-Length header says, and ClientDisconnect if the client
    disconnects before the whole body has arrived.
    """
    parts, size, more = [], 0, True
    while more:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise ClientDisconnect
        parts.append(message.get("body", b""))
        size += len(parts[-1])
        more = message.get("more_body", False)
        if size > MOST_BYTES:
            raise Refused("too-big")
    return b"".join(parts)


def has_json_type(headers: Headers) -> bool:
    """Return whether a request's headers declare a JSON content type.

    Browsers do not let other websites send this content type without the server's permission (CORS).
    """
    return headers.get("content-type", "").split(";")[0].strip().lower() == "application/json"


def is_json(body: bytes) -> bool:
    """Return whether a request body is strict JSON: valid UTF-8, without NaN and without excessive nesting.

    An empty body counts as an empty object.
    """
    try:
        orjson.loads(body or b"{}")
    except orjson.JSONDecodeError:
        return False
    return True

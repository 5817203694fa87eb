"""At the door of every request: the size of a body, where a page came from, and what browsers are told to forbid."""

import orjson
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..room.refusals import STATUS
from .origins import Origins

MOST_BYTES = 64 * 1024
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
    def __init__(self, app: ASGIApp, origins: Origins) -> None:
        self.app = app
        self.origins = origins

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        if scope["method"] not in CHANGING:
            await self.app(scope, receive, send_guarded)
            return
        headers = Headers(scope=scope)
        body = await read_body(receive) if not self.origins.is_foreign(headers) else b""
        if self.origins.is_foreign(headers):
            await refuse(send_guarded, "foreign-origin")
        elif not is_json(headers):
            await refuse(send_guarded, "not-a-message")
        elif body is None:
            await refuse(send_guarded, "too-big")
        else:
            given = iter([{"type": "http.request", "body": body, "more_body": False}])

            async def receive_body() -> Message:
                return next(given, None) or await receive()

            await self.app(scope, receive_body, send_guarded)


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


def is_json(headers: Headers) -> bool:
    """A form of another page cannot say this without asking first."""
    return headers.get("content-type", "").split(";")[0].strip().lower() == "application/json"


async def refuse(send: Send, why: str) -> None:
    body = orjson.dumps({"why": why, "args": {}})
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": STATUS[why], "headers": headers})
    await send({"type": "http.response.body", "body": body})

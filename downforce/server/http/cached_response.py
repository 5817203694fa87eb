"""HTTP responses that are built once and sent many times."""

import gzip
import hashlib
from dataclasses import dataclass

from starlette.requests import Request
from starlette.responses import Response


@dataclass(frozen=True)
class CachedResponse:
    """The body of an HTTP response, both plain and compressed, with an ETag so that browsers can cache it."""

    body: bytes
    type: str
    small: bytes
    tag: str

    @classmethod
    def from_body(cls, body: bytes, type_: str) -> "CachedResponse":
        """Compress and hash the body of an HTTP response, and return the result as a cached response."""
        return cls(body, type_, gzip.compress(body, 6, mtime=0), f'"{hashlib.sha256(body).hexdigest()[:20]}"')

    def respond(self, request: Request, caching: str) -> Response:
        """Return the HTTP response to a request.

        If the browser already has the body, the response is empty and has status 304. Otherwise, the body is
        compressed if the browser accepts gzip.
        """
        headers = {"ETag": self.tag, "Cache-Control": caching, "Vary": "Accept-Encoding"}
        if self.tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        if "gzip" in request.headers.get("accept-encoding", ""):
            return Response(self.small, media_type=self.type, headers={**headers, "Content-Encoding": "gzip"})
        return Response(self.body, media_type=self.type, headers=headers)

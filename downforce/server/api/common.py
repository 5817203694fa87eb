"""What every endpoint needs: the registry, the guest, refusals in the schema, answers that are kept."""

import gzip
import hashlib
from dataclasses import dataclass
from typing import Annotated, Any

from fastapi import Depends, Request, Response

from ...room.refusals import STATUS, Refused
from ..guests import COOKIE, COOKIE_AGE
from ..messages import Refusal
from ..registry import Registry

REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {
        "model": Refusal,
        "description": ", ".join(f"`{why}`" for why, its in STATUS.items() if its == status),
    }
    for status in sorted(set(STATUS.values()))
}


def get_registry(request: Request) -> Registry:
    registry: Registry = request.app.state.registry
    return registry


RegistryHere = Annotated[Registry, Depends(get_registry)]


def get_visitor(request: Request, registry: RegistryHere) -> str | None:
    """The guest, if the cookie says who."""
    return registry.guests.who(request.headers)


def get_guest(visitor: Annotated[str | None, Depends(get_visitor)]) -> str:
    if visitor is None:
        raise Refused("no-cookie")
    return visitor


Visitor = Annotated[str | None, Depends(get_visitor)]
Guest = Annotated[str, Depends(get_guest)]


def set_cookie(request: Request, response: Response, registry: Registry, guest: str) -> None:
    """No script can read it, no other site sends it along, and on https it never travels open."""
    response.set_cookie(
        COOKIE,
        registry.guests.sign(guest),
        max_age=COOKIE_AGE,
        httponly=True,
        samesite="lax",
        secure=request.scope["scheme"] == "https",
    )


@dataclass(frozen=True)
class Kept:
    """A body that browsers may keep, with its tag, plain and compressed."""

    body: bytes
    type: str
    small: bytes
    tag: str

    @classmethod
    def of(cls, body: bytes, type_: str) -> "Kept":
        return cls(body, type_, gzip.compress(body, 6, mtime=0), f'"{hashlib.sha256(body).hexdigest()[:20]}"')

    def answer(self, request: Request, caching: str) -> Response:
        headers = {"ETag": self.tag, "Cache-Control": caching, "Vary": "Accept-Encoding"}
        if self.tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        if "gzip" in request.headers.get("accept-encoding", ""):
            return Response(self.small, media_type=self.type, headers={**headers, "Content-Encoding": "gzip"})
        return Response(self.body, media_type=self.type, headers=headers)

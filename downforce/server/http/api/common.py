"""FastAPI dependencies shared by the endpoints, and the error responses that appear in the API schema.

All dependencies are `async`, although they never wait, because FastAPI would run synchronous ones in a thread.
"""

from typing import Annotated, Any

from fastapi import Depends, Request, Response

from ....room.refusals import STATUS, Refused
from ...sockets.messages import Refusal
from ...tables.registry import Registry
from ..guests import COOKIE, COOKIE_AGE

RETRY_AFTER = {
    "Retry-After": {"schema": {"type": "integer"}, "description": "seconds until it may be asked again; of `too-many`"}
}
REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {
        "model": Refusal,
        "description": ", ".join(f"`{why}`" for why, its in STATUS.items() if its == status),
        **({"headers": RETRY_AFTER} if status == 429 else {}),
    }
    for status in sorted(set(STATUS.values()))
}


async def get_registry(request: Request) -> Registry:
    """Return the registry of game tables in this process."""
    registry: Registry = request.app.state.registry
    return registry


RegistryDep = Annotated[Registry, Depends(get_registry)]


async def get_visitor(request: Request, registry: RegistryDep) -> str | None:
    """Return the id of the guest identified by the request's cookie, or None if there is no valid cookie."""
    return registry.guests.identify(request.headers)


async def get_guest(visitor: Annotated[str | None, Depends(get_visitor)]) -> str:
    """Return the id of the guest identified by the request's cookie, or raise Refused if there is no valid cookie."""
    if visitor is None:
        raise Refused("no-cookie")
    return visitor


Visitor = Annotated[str | None, Depends(get_visitor)]
Guest = Annotated[str, Depends(get_guest)]


def set_cookie(request: Request, response: Response, registry: Registry, guest: str) -> None:
    """Add the cookie that identifies a guest to a response.

    Scripts cannot read the cookie, and browsers do not include it in background requests or form submissions from other
    websites. If the server is reached over https, the cookie is never sent unencrypted.
    """
    response.set_cookie(
        COOKIE,
        registry.guests.sign(guest),
        max_age=COOKIE_AGE,
        path=registry.services.settings.base,
        httponly=True,
        samesite="lax",
        secure=request.scope["scheme"] == "https",
    )


async def limit_tables(request: Request) -> None:
    """Count a request to create a game table. Raise Refused if there have been too many such requests."""
    request.app.state.limits.count_new_table(request)


async def limit_slow_requests(request: Request, visitor: Visitor) -> None:
    """Count a request whose response is slow to build. Raise Refused if there have been too many such requests."""
    request.app.state.limits.count_slow_request(request, visitor)


MAKES_TABLE, IS_SLOW = [Depends(limit_tables)], [Depends(limit_slow_requests)]

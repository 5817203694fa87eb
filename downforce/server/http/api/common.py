"""Dependencies that the endpoints share, and the refusals that appear in the API schema.

All dependencies are `async` although they never wait, because FastAPI runs other dependencies in a thread.
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
    """Return the guest identified by the request's cookie, or None if there is no valid cookie."""
    return registry.guests.identify(request.headers)


async def get_guest(visitor: Annotated[str | None, Depends(get_visitor)]) -> str:
    """Return the guest identified by the request's cookie, or raise Refused if there is no valid cookie."""
    if visitor is None:
        raise Refused("no-cookie")
    return visitor


Visitor = Annotated[str | None, Depends(get_visitor)]
Guest = Annotated[str, Depends(get_guest)]


def set_cookie(request: Request, response: Response, registry: Registry, guest: str) -> None:
    """Set the guest's cookie on a response.

    Scripts cannot read the cookie, browsers do not send it along with requests that other sites make, and if the server
    is reached over https, it is never sent unencrypted.
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
    """Count a request that creates a game table, or raise Refused if the limit is exceeded."""
    request.app.state.limits.count_new_table(request)


async def limit_slow_requests(request: Request, visitor: Visitor) -> None:
    """Count a request whose response is slow to build, or raise Refused if the limit is exceeded."""
    request.app.state.limits.count_slow_request(request, visitor)


MAKES_TABLE, IS_SLOW = [Depends(limit_tables)], [Depends(limit_slow_requests)]

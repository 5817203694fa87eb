"""What every endpoint needs: the registry, the guest, refusals in the schema.

All of it is `async`, though nothing waits: what is not, FastAPI sends to a thread and back.
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
    registry: Registry = request.app.state.registry
    return registry


RegistryDep = Annotated[Registry, Depends(get_registry)]


async def get_visitor(request: Request, registry: RegistryDep) -> str | None:
    """The guest, if the cookie says who."""
    return registry.guests.identify(request.headers)


async def get_guest(visitor: Annotated[str | None, Depends(get_visitor)]) -> str:
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
        path=registry.services.settings.base,
        httponly=True,
        samesite="lax",
        secure=request.scope["scheme"] == "https",
    )


async def limit_tables(request: Request) -> None:
    """For what makes a table."""
    request.app.state.limits.count_new_table(request)


async def limit_answers(request: Request, visitor: Visitor) -> None:
    """For what takes long to make."""
    request.app.state.limits.count_slow_request(request, visitor)


MAKES_TABLE, TAKES_LONG = [Depends(limit_tables)], [Depends(limit_answers)]

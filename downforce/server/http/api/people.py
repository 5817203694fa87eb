"""Endpoints for a guest's name, games and return links. A return link lets a guest continue on another device."""

import orjson
from fastapi import APIRouter, Request, Response

from ....room.frames import table_info
from ....room.person_names import clean_name, first_name
from ....room.refusals import Refused
from ...sockets.messages import HideGame, Me, MyGame, Rename, ReturnClaim, Returned, ReturnLink
from ...tables.registry import Registry
from ..guests import LINK_AGE, LINKS, digest, display_name, new_id, new_token
from .common import Guest, RegistryDep, Visitor, set_cookie

router = APIRouter()
SHOWN = 50


@router.get("/me")
async def me(request: Request, response: Response, registry: RegistryDep) -> Me:
    """Return the guest's own profile. A visitor without a cookie becomes a new guest."""
    cookie = registry.guests.cookie(request.headers)
    guest = cookie.guest if cookie is not None else new_id()
    if cookie is None or not cookie.is_fresh:  # browsers keep the new cookie for another 400 days
        set_cookie(request, response, registry, guest)
    return await profile(registry, guest)


async def profile(registry: Registry, guest: str) -> Me:
    """Return a guest's name and whether they are new to the game."""
    name, has_finished = await registry.store.person(guest)
    return Me(name=name or first_name(guest), newcomer=not has_finished)


@router.patch("/me")
async def rename(wanted: Rename, registry: RegistryDep, guest: Guest) -> Me:
    """Change the guest's name."""
    name = clean_name(wanted.name)
    for table_id in await registry.store.rename(guest, name):
        if table_id in registry.tables:
            await registry.tables[table_id].reload()
        registry.fanout.notify_changed(table_id, None)
    return await profile(registry, guest)


@router.get("/games", response_model=list[MyGame])
async def my_games(registry: RegistryDep, guest: Guest, before: float | None = None) -> Response:
    """Return up to fifty of the guest's games, with the most recently changed game first.

    If `before` is given, return only games that were last changed before that time.
    """
    found = []
    for table, seats, changed in await registry.store.list_games(guest, SHOWN, before):
        seat = next(row.seat for row in seats if row.guest == guest)
        result = table.results[seat] if table.results else None
        live = await registry.get_or_load(table.id) if table.status == "running" else registry.tables.get(table.id)
        info = live.audience.info() if live is not None else table_info(table, seats)
        found.append(
            {
                "info": info,
                "seat": seat,
                "my_turn": live is not None and seat in live.room.questions,
                "won": seat in table.winners if table.winners is not None else None,
                "rank": result["rank"] if result else None,
                "money": result["money"] if result else None,
                "changed": changed,
            }
        )
    # The list bypasses the response model, because validating fifty games takes longer than everything above.
    return Response(orjson.dumps(found), media_type="application/json")


@router.patch("/games/{table_id}")
async def hide_game(table_id: str, wanted: HideGame, registry: RegistryDep, guest: Guest) -> HideGame:
    """Hide a game from the guest's own list of games, or show it again.

    The game itself and other players' lists are not affected.
    """
    found = await registry.store.table(table_id)
    if found is None or all(row.guest != guest for row in found[1]):
        raise Refused("not-found")
    await registry.store.hide_game(guest, table_id, wanted.hidden)
    return wanted


@router.post("/tables/{table_id}/return-link")
async def return_link(table_id: str, registry: RegistryDep, guest: Guest) -> ReturnLink:
    """Return a token that lets the guest continue on another device. The token works once and expires after a week."""
    live = await registry.find(table_id)
    if live.room.seat_for(guest) is None:
        raise Refused("not-seated")
    token = new_token()
    await registry.store.add_link(digest(token), guest, live.id, LINKS, registry.now())
    return ReturnLink(token=token)


@router.post("/return")
async def claim_return_link(
    link: ReturnClaim, request: Request, response: Response, registry: RegistryDep, visitor: Visitor
) -> Returned:
    """Give the visitor the cookie of the guest who owns a return link. The link works only once.

    A visitor who already has games of their own would lose access to them, so the request is refused with the reason
    `has-games` and the name of the link's owner. The link stays valid, and the visitor can confirm by sending the
    request again with `replace`.
    """
    if not link.replace:
        await check_replaces_nothing(registry, visitor, link.token)
    found = await registry.store.take_link(digest(link.token), registry.now() - LINK_AGE)
    if found is None:
        raise Refused("bad-token")
    guest, table_id = found
    set_cookie(request, response, registry, guest)
    return Returned(table=table_id)


async def check_replaces_nothing(registry: Registry, visitor: str | None, token: str) -> None:
    """Raise Refused if a visitor would lose games of their own by using another guest's return link."""
    if visitor is None or not await registry.store.has_seat(visitor):
        return
    owner = await registry.store.read_link(digest(token), registry.now() - LINK_AGE)
    if owner is not None and owner != visitor:
        raise Refused("has-games", name=await display_name(registry.store, owner))

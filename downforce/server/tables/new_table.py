"""Creation of game tables: on request, for an instant race, for a rematch, or to continue from a finished game."""

import orjson

from ...room import lobby
from ...room.messages import NewTable
from ...room.queries import continue_game
from ...room.refusals import Refused
from ...room.stored_rows import Commitment, Deal, SeatRow, TableRow
from ...rules.views.shapes import PlayedOn
from ..http.guests import display_name, new_id
from ..sockets.messages import PlayOn
from ..workers.replays import build_deals
from .deal_handshake import open_handshake
from .registry import Registry
from .table import LiveTable

A_WEEK = 7 * 24 * 3600  # seconds; older tables are considered abandoned and do not count


async def make_table(registry: Registry, guest: str, wanted: NewTable, takes_part: bool = False) -> str:
    """Create a game table with its seats, start the game if requested, and return the table's id."""
    store, now = registry.store, registry.now()
    table, seats = lobby.new_table(new_id(), guest, await display_name(store, guest), wanted, now)
    await check_table_limit(registry, guest)
    await store.make_table(table, seats, *(first_deal(registry, table, seats, takes_part) if wanted.start else ()))
    if wanted.start:
        await registry.get_or_load(table.id)
    return table.id


async def check_table_limit(registry: Registry, guest: str) -> None:
    """Raise Refused if a guest has too many unfinished game tables."""
    most = registry.services.settings.tables_per_guest
    if await registry.store.count_unfinished(guest, registry.now() - A_WEEK) >= most:
        raise Refused("too-many-tables", most=most)


async def play_on(registry: Registry, live: LiveTable, guest: str, wanted: PlayOn) -> str:
    """Create a game table that continues a finished game from a given moment, and return the new table's id.

    If new cards are requested but no other deal is consistent with what the player has seen, the original cards are
    kept, and the new table records this.
    """
    store, made = registry.store, new_id()
    origin: PlayedOn = {"table": live.id, "actions": wanted.actions, "anew": wanted.anew}
    asked = (made, guest, await display_name(store, guest), registry.now())
    continue_game.branch_table(live.room, *asked, origin, wanted.seat)  # raises Refused before anything is computed
    await check_table_limit(registry, guest)
    build = registry.services.builder.get
    key = ("play on", made if wanted.anew else live.id, wanted.actions)
    cached = await build(key, build_deals, live.room.playing.record(), wanted.actions, wanted.seat, wanted.anew)
    found = orjson.loads(cached.body)
    table, seats = continue_game.branch_table(live.room, *asked, {**origin, "anew": found["anew"]}, wanted.seat)
    await store.make_branched_table(
        table, seats, *continue_game.branch_log(live.room, made, wanted.actions, found["deals"])
    )
    await registry.get_or_load(made)
    return made


def first_deal(
    registry: Registry, table: TableRow, seats: list[SeatRow], takes_part: bool
) -> tuple[Deal | None, Commitment]:
    """Return the first deal for a game that starts at once, and the server's commitment to the deal.

    The deal is None if the only human player's browser contributes to the deal. In that case, the cards are dealt
    after the browser has connected to the table and sent its contribution.
    """
    people = [row.seat for row in seats if row.kind == "person"] if takes_part else []
    handshake, commitment = open_handshake(registry.services, table, seats, people)
    return lobby.first_deal(table, handshake.proof()) if handshake.asks is None else None, commitment


async def race_now(registry: Registry, guest: str, takes_part: bool = False, level: str | None = None) -> str:
    """Start a game for one person and three bots on a random track, and return the id of its game table.

    `level` is the level of the bots. If it is None, it depends on whether the guest is a newcomer.
    """
    wanted = lobby.race_now(not await registry.store.has_finished(guest), level)
    return await make_table(registry, guest, wanted, takes_part)


async def rematch(registry: Registry, live: LiveTable, guest: str, takes_part: bool = False) -> str:
    """Return the id of a game table for a rematch, with the same players and options as the given table.

    Create the rematch table unless another player has already done so.
    """
    table, seats = lobby.rematch(live.room, new_id(), guest, await display_name(registry.store, guest))
    begun = table.status == "running"
    deal, commitment = first_deal(registry, table, seats, takes_part) if begun else (None, None)
    made = await registry.store.set_rematch(live.id, table, seats, deal, commitment)
    if begun:
        await registry.get_or_load(made)
    await live.reload()
    registry.fanout.notify_changed(live.id, None)
    return made

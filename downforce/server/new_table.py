"""Tables are made: for those who come, for those who want to race now, for those who meet again."""

import secrets

from .. import tracks
from ..room import lobby
from ..room.refusals import Refused
from ..room.rows import Commitment, Deal, SeatRow, TableRow
from ..room.seating import DRIVER
from .guests import name_of, new_id
from .messages import NewTable, SeatWanted
from .registry import Registry
from .shaking import committed
from .table import LiveTable

GENTLE = "rookie"  # whom a newcomer meets
A_WEEK = 7 * 24 * 3600  # games that were given up longer ago hinder nobody


async def make_table(registry: Registry, guest: str, wanted: NewTable, takes_part: bool = False) -> str:
    """A table with its seats; begun at once if that was asked. Gives its id."""
    store, now, most = registry.store, registry.now(), registry.services.settings.tables_per_guest
    table, seats = lobby.new_table(new_id(), guest, await name_of(store, guest), wanted, now)
    if await store.count_unfinished(guest, now - A_WEEK) >= most:
        raise Refused("too-many-tables", most=most)
    await store.make_table(table, seats, *(first(registry, table, seats, takes_part) if wanted.start else ()))
    if wanted.start:
        await registry.look(table.id)
    return table.id


def first(
    registry: Registry, table: TableRow, seats: list[SeatRow], takes_part: bool
) -> tuple[Deal | None, Commitment]:
    """The first deal of a table that begins at once, or what it will be drawn from when the one person who sits there
    takes part: their page, which comes as soon as it knows the address, is asked first."""
    people = [row.seat for row in seats if row.kind == "person"] if takes_part else []
    handshake, commitment = committed(registry.services, table, seats, people)
    return lobby.first_deal(table, handshake.sealed()) if handshake.asks is None else None, commitment


async def race_now(registry: Registry, guest: str, takes_part: bool = False) -> str:
    """Four players, three of them bots of different characters, on a random track, begun at once.

    A newcomer meets two rookies and a pro, everybody else three pros.
    """
    levels = [DRIVER] * 3 if await registry.store.has_finished(guest) else [GENTLE, GENTLE, DRIVER]
    seats = [SeatWanted(kind="me"), *(SeatWanted(kind="bot", level=level) for level in levels)]
    options: dict[str, object] = {"track": secrets.choice(tracks.shipped())}
    return await make_table(registry, guest, NewTable(options=options, seats=seats, start=True), takes_part)


async def rematch(registry: Registry, live: LiveTable, guest: str, takes_part: bool = False) -> str:
    """The same players and options again. Gives its id, whoever asked first."""
    table, seats = lobby.rematch(live.room, new_id(), guest, await name_of(registry.store, guest))
    begun = table.status == "running"
    deal, commitment = first(registry, table, seats, takes_part) if begun else (None, None)
    made = await registry.store.set_rematch(live.id, table, seats, deal, commitment)
    if begun:
        await registry.look(made)
    await live.look_again()
    registry.fanout.look(live.id, None)
    return made

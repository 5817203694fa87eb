"""Before the start and after the end: tables are made, seats are taken, games begin, players meet again."""

import secrets
from dataclasses import replace
from typing import Any

from .. import tracks
from ..bots.characters import call, cast, named
from ..chance import Chance, seed_chance
from . import games
from .bot_pool import DRIVER, SEATED
from .guests import first_name, new_id
from .messages import NewTable, SeatChange, SeatWanted, TableChange
from .refusals import Refused
from .registry import Registry
from .store import Change, Conflict, Deal, SeatRow, TableRow
from .table import LiveTable

A_WEEK = 7 * 24 * 3600  # games that were given up longer ago hinder nobody


async def name_of(registry: Registry, guest: str) -> str:
    return await registry.store.name_of(guest) or first_name(guest)


async def make_table(registry: Registry, guest: str, wanted: NewTable) -> str:
    """A table with its seats; begun at once if that was asked. Gives its id."""
    if sum(seat.kind == "me" for seat in wanted.seats) > 1:
        raise Refused("seat-taken")
    options, made_of = games.read_options(wanted.options, len(wanted.seats))
    if await registry.store.count_unfinished(guest, registry.now() - A_WEEK) >= registry.settings.tables_per_guest:
        raise Refused("too-many-tables", most=registry.settings.tables_per_guest)
    name = await name_of(registry, guest)
    seats = seat_bots([_seat(number, seat, guest, name) for number, seat in enumerate(wanted.seats)])
    if wanted.start:
        seats = fill(seats)
    status = "running" if wanted.start else "waiting"
    table = TableRow(
        new_id(), guest, name, wanted.public, status, options, made_of, wanted.clock, round(registry.now(), 3)
    )
    await registry.store.make_table(table, seats, deal_for(table) if wanted.start else None)
    if wanted.start:
        await registry.look(table.id)
    return table.id


async def race_now(registry: Registry, guest: str) -> str:
    """Four players, three of them pros of different characters, a track by chance, begun at once."""
    seats = [SeatWanted(kind="me"), *[SeatWanted(kind="bot", level=DRIVER)] * 3]
    options = {"track": secrets.choice(tracks.shipped())}
    return await make_table(registry, guest, NewTable(options=options, seats=seats, start=True))


def _seat(number: int, wanted: SeatWanted | SeatChange, guest: str, name: str) -> SeatRow:
    if wanted.kind == "me":
        return SeatRow(number, "person", guest, name)
    if wanted.kind == "open":
        return SeatRow(number, "open")
    bot = wanted.level or DRIVER
    if wanted.character is not None:
        bot = named(bot, wanted.character)
    if bot not in SEATED:
        raise Refused("bad-bot", level=bot[:40])
    return SeatRow(number, "bot", None, "", bot)


def seat_bots(seats: list[SeatRow]) -> list[SeatRow]:
    """A bot wanted by its level alone gets a character that nobody at the table has, and keeps it from then on.

    Every bot has a name that nobody else at the table has. People keep theirs: a bot whose name somebody bears who
    sits down keeps its character and is called Ida 2, one without a character takes another name (`call`).
    """
    bots = [row for row in seats if row.kind == "bot"]
    wanted = [row.level or DRIVER for row in bots]
    people = [row.name for row in seats if row.kind == "person"]
    levels = cast(wanted, new_chance(), [row.name for row in seats])
    names = call(levels, people, [row.name for row in bots])
    made = {
        row.seat: replace(row, level=level, name=name) for row, level, name in zip(bots, levels, names, strict=True)
    }
    return [made.get(row.seat, row) for row in seats]


def new_chance() -> Chance:
    """Nobody can foretell what it draws."""
    chance = Chance()
    seed_chance(chance, secrets.randbits(63))
    return chance


def fill(seats: list[SeatRow]) -> list[SeatRow]:
    """Bots take the open seats."""
    return seat_bots([SeatRow(row.seat, "bot", None, "", DRIVER) if row.kind == "open" else row for row in seats])


def deal_for(table: TableRow) -> Deal:
    """What comes up for the first race."""
    return Deal(table.id, 0, games.draw_deal(games.new_game(table)))


async def change_table(registry: Registry, live: LiveTable, guest: str, wanted: TableChange) -> None:
    """Other options, more or fewer seats, another clock, another door; all or nothing."""
    async with live.lock:
        if live.table.host != guest:
            raise Refused("not-host")
        if live.table.status != "waiting":
            raise Refused("already-begun")
        seats = fit(live.seats, wanted.seats or len(live.seats))
        options, made_of = games.read_options({**live.table.options, **wanted.options}, len(seats))
        table = replace(
            live.table,
            options=options,
            made_of=made_of,
            clock=wanted.clock or live.table.clock,
            public=live.table.public if wanted.public is None else wanted.public,
        )
        try:
            await registry.store.change_table((live.table, live.seats), (table, seats))
        except Conflict:
            registry.spawn(live.look_again())
            raise Refused("stale") from None
        live.table, live.seats = table, seats
        live.gone.clear()  # by number, and numbers may have moved
        live.reseat()
    registry.fanout.look(live.id, None)


def fit(seats: list[SeatRow], count: int) -> list[SeatRow]:
    """So many seats, numbered anew. New ones are open; open ones go before bots, the last first; people stay."""
    spare = [row for kind in ("open", "bot") for row in reversed(seats) if row.kind == kind]
    gone = spare[: max(0, len(seats) - count)]
    kept = [row for row in seats if row not in gone]
    if len(kept) > count:
        raise Refused("seats-taken")
    kept += [SeatRow(0, "open")] * (count - len(kept))
    return [replace(row, seat=number) for number, row in enumerate(kept)]


async def change_seat(registry: Registry, live: LiveTable, guest: str, seat: int, wanted: SeatChange) -> None:
    """Sit down, get up, put a bot there or send somebody away."""
    async with live.lock:
        if live.table.status != "waiting":
            raise Refused("already-begun")
        if not 0 <= seat < len(live.seats):
            raise Refused("seat-unknown")
        before = live.seats[seat]
        if not _may_change(live, guest, before, wanted.kind):
            return
        name = await name_of(registry, guest)
        seats = live.seats.copy()
        mine = live.seat_of(guest)
        if wanted.kind == "me" and mine is not None:  # one seat each: the old one is left
            seats[mine] = SeatRow(mine, "open")
        seats[seat] = _seat(seat, wanted, guest, name)
        seats = seat_bots(seats)
        try:
            await registry.store.change_seats(live.id, changed(live.seats, seats))
        except Conflict:
            registry.spawn(live.look_again())
            raise Refused("seat-taken") from None
        live.seats = seats
        live.reseat()
    registry.fanout.look(live.id, None)


def changed(before: list[SeatRow], after: list[SeatRow]) -> list[Change]:
    return [(old, new) for old, new in zip(before, after, strict=True) if old != new]


def _may_change(live: LiveTable, guest: str, before: SeatRow, kind: str) -> bool:
    """False when there is nothing to do; Refused when it is not theirs to do."""
    mine, host = before.guest == guest and before.kind == "person", live.table.host == guest
    if kind == "me":
        if before.kind != "open" and not mine:
            raise Refused("seat-taken")
        return not mine
    if not host and not (mine and kind == "open"):
        raise Refused("not-host")
    if kind == "bot" and before.kind == "person":
        raise Refused("seat-taken")
    return kind == "bot" or before.kind != "open"


async def start(registry: Registry, live: LiveTable, guest: str) -> None:
    async with live.lock:
        if live.table.host != guest:
            raise Refused("not-host")
        if live.table.status != "waiting":
            raise Refused("already-begun")
        seats = fill(live.seats)
        try:
            await registry.store.begin(live.table, changed(live.seats, seats), deal_for(live.table))
        except Conflict:
            registry.spawn(live.look_again())
            raise Refused("stale") from None
        live.table, live.seats = replace(live.table, status="running"), seats
        live.mine = True
        await live.load()
        live.tell_table()
    registry.fanout.look(live.id, live.seq)


async def rematch(registry: Registry, live: LiveTable, guest: str) -> str:
    """The same players and options again; begun at once when nobody else has to agree."""
    if live.table.status != "over":
        raise Refused("not-over")
    if live.seat_of(guest) is None:
        raise Refused("not-seated")
    options, made_of = games.read_options(live.table.options, len(live.seats))
    seats = [replace(row, driver=None) for row in live.seats]
    alone = sum(row.kind == "person" for row in seats) == 1
    changes: dict[str, Any] = {"status": "running" if alone else "waiting", "winners": None, "rematch": None}
    table = replace(
        live.table,
        id=new_id(),
        host=guest,
        host_name=await name_of(registry, guest),
        options=options,
        made_of=made_of,
        created=round(registry.now(), 3),
        **changes,
    )
    made = await registry.store.set_rematch(live.id, table, seats, deal_for(table) if alone else None)
    if alone:
        await registry.look(made)
    await live.look_again()
    registry.fanout.look(live.id, None)
    return made

"""Before the start and after the end: tables are made, seats are taken, games begin, players meet again."""

import secrets
from dataclasses import replace
from typing import Any

from .. import tracks
from ..bots.names import BOT_NAMES
from . import games
from .guests import first_name, new_id
from .hall import Hall
from .live import LiveTable
from .messages import NewTable, SeatChange, SeatWanted
from .pit import DRIVER, OFFERED
from .refusals import Refused
from .store import Conflict, Deal, SeatRow, TableRow

A_WEEK = 7 * 24 * 3600  # games that were given up longer ago hinder nobody


async def name_of(hall: Hall, guest: str) -> str:
    return await hall.store.name_of(guest) or first_name(guest)


async def make_table(hall: Hall, guest: str, wanted: NewTable) -> str:
    """A table with its seats; begun at once if that was asked. Gives its id."""
    if sum(seat.kind == "me" for seat in wanted.seats) > 1:
        raise Refused("seat-taken")
    options, made_of = games.read_options(wanted.options, len(wanted.seats))
    if await hall.store.count_unfinished(guest, hall.now() - A_WEEK) >= hall.settings.tables_per_guest:
        raise Refused("too-many-tables", most=hall.settings.tables_per_guest)
    name = await name_of(hall, guest)
    seats: list[SeatRow] = []
    for number, seat in enumerate(wanted.seats):
        seats.append(_seat(number, seat, guest, name, seats))
    if wanted.start:
        seats = fill(seats)
    status = "running" if wanted.start else "waiting"
    table = TableRow(new_id(), guest, name, wanted.public, status, options, made_of, wanted.clock, round(hall.now(), 3))
    await hall.store.make_table(table, seats, deal_for(table) if wanted.start else None)
    if wanted.start:
        await hall.look(table.id)
    return table.id


async def race_now(hall: Hall, guest: str) -> str:
    """Four players, three of them pros, a track by chance, begun at once."""
    seats = [SeatWanted(kind="me"), *[SeatWanted(kind="bot", level=DRIVER)] * 3]
    options = {"track": secrets.choice(tracks.shipped())}
    return await make_table(hall, guest, NewTable(options=options, seats=seats, start=True))


def _seat(number: int, wanted: SeatWanted | SeatChange, guest: str, name: str, others: list[SeatRow]) -> SeatRow:
    if wanted.kind == "me":
        return SeatRow(number, "person", guest, name)
    if wanted.kind == "open":
        return SeatRow(number, "open")
    level = wanted.level or DRIVER
    if level not in OFFERED:
        raise Refused("bad-bot", level=level[:40])
    return SeatRow(number, "bot", None, free_name(others), level)


def free_name(seats: list[SeatRow]) -> str:
    """A driver's name that no bot at the table has."""
    taken = {row.name for row in seats}
    return next(name for name in (*BOT_NAMES, *(f"{name} 2" for name in BOT_NAMES)) if name not in taken)


def fill(seats: list[SeatRow]) -> list[SeatRow]:
    """Bots take the open seats."""
    for row in seats:
        if row.kind == "open":
            others = [other for other in seats if other.seat != row.seat]
            bot = SeatRow(row.seat, "bot", None, free_name(others), DRIVER)
            seats = [bot if other.seat == row.seat else other for other in seats]
    return seats


def deal_for(table: TableRow) -> Deal:
    """What comes up for the first race."""
    return Deal(table.id, 0, games.draw_deal(games.new_game(table)))


async def change_seat(hall: Hall, live: LiveTable, guest: str, seat: int, wanted: SeatChange) -> None:
    """Sit down, get up, put a bot there or send somebody away."""
    async with live.lock:
        if live.table.status != "waiting":
            raise Refused("already-begun")
        if not 0 <= seat < len(live.seats):
            raise Refused("seat-unknown")
        before = live.seats[seat]
        if not _may_change(live, guest, before, wanted.kind):
            return
        name = await name_of(hall, guest)
        others = [row for row in live.seats if row.seat != seat]
        changes = [(before, _seat(seat, wanted, guest, name, others))]
        mine = live.seat_of(guest)
        if wanted.kind == "me" and mine is not None:  # one seat each: the old one is left
            changes.append((live.seats[mine], SeatRow(mine, "open")))
        try:
            await hall.store.change_seats(live.id, changes)
        except Conflict:
            hall.spawn(live.look_again())
            raise Refused("seat-taken") from None
        new = {row.seat: row for _, row in changes}
        live.seats = [new.get(row.seat, row) for row in live.seats]
        live.reseat()
    hall.fanout.look(live.id, None)


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


async def start(hall: Hall, live: LiveTable, guest: str) -> None:
    async with live.lock:
        if live.table.host != guest:
            raise Refused("not-host")
        if live.table.status != "waiting":
            raise Refused("already-begun")
        seats = fill(live.seats)
        filled = [row for row, old in zip(seats, live.seats, strict=True) if row != old]
        try:
            await hall.store.begin(live.id, filled, deal_for(live.table))
        except Conflict:
            hall.spawn(live.look_again())
            raise Refused("already-begun") from None
        live.table, live.seats = replace(live.table, status="running"), seats
        live.mine = True
        await live.load()
        live.tell_table()
    hall.fanout.look(live.id, live.seq)


async def rematch(hall: Hall, live: LiveTable, guest: str) -> str:
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
        host_name=await name_of(hall, guest),
        options=options,
        made_of=made_of,
        created=round(hall.now(), 3),
        **changes,
    )
    made = await hall.store.set_rematch(live.id, table, seats, deal_for(table) if alone else None)
    if alone:
        await hall.look(made)
    await live.look_again()
    hall.fanout.look(live.id, None)
    return made

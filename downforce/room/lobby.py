"""Functions for creating game tables, seating players, starting games and arranging rematches.

Most functions return the table and seats that result from a request, or raise Refused. The caller stores the result and
then applies it.
"""

import secrets
from collections.abc import Sequence
from dataclasses import replace

from .. import tracks
from ..rules.views.shapes import DealProof
from . import games
from .messages import NewTable, SeatChange, SeatRequest, TableChange
from .refusals import Refused
from .room import Room
from .seating import DRIVER, bot_row, fill_with_bots, resize, seat_bots
from .stored_rows import Deal, Seated, SeatRow, TableRow

NEWCOMER_LEVELS = ["rookie", "rookie", "club"]  # levels of a newcomer's three opponents


def race_now(newcomer: bool, level: str | None = None) -> NewTable:
    """Return a request for a game that starts at once, for one person and three bots on a random track.

    All three bots have the given level. If it is None, newcomers race against two rookies and a club racer, and
    everybody else races against three pros. Bots with a character have different ones.
    """
    levels = [level or DRIVER] * 3 if level or not newcomer else NEWCOMER_LEVELS
    seats = [SeatRequest(kind="me"), *(SeatRequest(kind="bot", level=level) for level in levels)]
    return NewTable(options={"track": secrets.choice(tracks.shipped())}, seats=seats, start=True)


def new_table(table_id: str, guest: str, name: str, wanted: NewTable, now: float) -> Seated:
    """Return a new table and its seats. If the game starts at once, the caller deals the cards with `first_deal`."""
    if sum(seat.kind == "me" for seat in wanted.seats) > 1:
        raise Refused("seat-taken")
    options, pinned = games.read_options(wanted.options, len(wanted.seats))
    seats = seat_bots([seat_row(number, seat, guest, name, now) for number, seat in enumerate(wanted.seats)])
    status = "running" if wanted.start else "waiting"
    table = TableRow(
        table_id,
        guest,
        name,
        wanted.public,
        status,
        options,
        pinned,
        wanted.clock,
        round(now, 3),
        latecomers=wanted.latecomers,
    )
    return table, fill_with_bots(seats) if wanted.start else seats


def first_deal(table: TableRow, proof: DealProof | None = None) -> Deal:
    """Draw and return the deal for a table's first race."""
    return Deal(table.id, 0, games.draw_deal(games.new_game(table, proof)))


def seat_row(number: int, wanted: SeatRequest | SeatChange, guest: str, name: str, now: float) -> SeatRow:
    """Return the seat that results from a guest's request to sit down, to add a bot, or to leave the seat open."""
    if wanted.kind == "me":
        return SeatRow(number, "person", guest, name, since=round(now, 3))
    if wanted.kind == "open":
        return SeatRow(number, "open")
    return bot_row(number, wanted.level, wanted.character)


def change_table(room: Room, guest: str, wanted: TableChange) -> Seated:
    """Return the table and seats after a change to the options, number of seats, clock or visibility.

    Only the host may make changes, and only before the game starts. Raise Refused if any of the changes is not allowed.
    """
    _host_before_start(room, guest)
    table = room.table
    seats = resize(room.seats, wanted.seats or len(room.seats))
    options, pinned = games.read_options({**table.options, **wanted.options}, len(seats))
    public = table.public if wanted.public is None else wanted.public
    latecomers = table.latecomers if wanted.latecomers is None else wanted.latecomers
    clock = wanted.clock or table.clock
    return replace(table, options=options, pinned=pinned, clock=clock, public=public, latecomers=latecomers), seats


def change_seat(room: Room, guest: str, name: str, seat: int, wanted: SeatChange) -> Seated:
    """Return the table and seats after a guest sits down, gets up, adds a bot, or removes a player or bot.

    If nothing changes, the returned list of seats is the existing one, not a copy.
    """
    if not 0 <= seat < len(room.seats):
        raise Refused("seat-unknown")
    if room.table.status == "running" and wanted.kind == "me":
        return room.table, take_over(room, guest, name, seat)
    if room.table.status != "waiting":
        raise Refused("already-begun")
    if not _may_change(room, guest, room.seats[seat], wanted.kind):
        return room.table, room.seats
    seats = room.seats.copy()
    mine, since = room.seat_for(guest), room.now()
    if wanted.kind == "me" and mine is not None:  # a guest has only one seat, so the old one becomes open
        since = seats[mine].since
        seats[mine] = SeatRow(mine, "open")
    seats[seat] = seat_row(seat, wanted, guest, name, since)
    return ensure_host(room.table, seats), seat_bots(seats)


def take_over(room: Room, guest: str, name: str, seat: int) -> list[SeatRow]:
    """Return the seats after a latecomer takes over a bot's seat in a running game.

    Raise Refused if the seat is not a bot's, or if the host does not allow latecomers.
    """
    mine, before = room.seat_for(guest), room.seats[seat]
    if mine == seat:
        return room.seats
    if mine is not None:
        raise Refused("already-begun")
    if before.kind != "bot":
        raise Refused("seat-taken")
    if not room.table.latecomers:
        raise Refused("no-latecomers")
    seats = room.seats.copy()
    seats[seat] = SeatRow(seat, "person", guest, name, since=round(room.now(), 3))
    return seat_bots(seats)


def ensure_host(table: TableRow, seats: Sequence[SeatRow]) -> TableRow:
    """Return the table, with a new host if the current host no longer has a seat.

    If no people are seated, the next person to sit down becomes the host.
    """
    people = [row for row in seats if row.kind == "person"]
    return table if any(row.guest == table.host for row in people) else pass_host(table, people)


def pass_host(table: TableRow, people: Sequence[SeatRow]) -> TableRow:
    """Return the table with a new host: the person in `people` who has been seated longest."""
    first = min(people, key=lambda row: (row.since, row.seat), default=None)
    if first is None or first.guest is None:
        return table
    return replace(table, host=first.guest, host_name=first.name)


def _may_change(room: Room, guest: str, before: SeatRow, kind: str) -> bool:
    """Return whether a guest's request would change the seat. Raise Refused if the request is not allowed."""
    mine, host = before.guest == guest and before.kind == "person", room.table.host == guest
    if kind == "me":
        if before.kind != "open" and not mine:
            raise Refused("seat-taken")
        return not mine
    if not host and not (mine and kind == "open"):
        raise Refused("not-host")
    if kind == "bot" and before.kind == "person":
        raise Refused("seat-taken")
    return kind == "bot" or before.kind != "open"


def start(room: Room, guest: str) -> Seated:
    """Return the table and seats after the game has been started and every open seat has been given to a bot.

    Only the host is allowed to start the game, and only once.
    """
    _host_before_start(room, guest)
    return replace(room.table, status="running"), fill_with_bots(room.seats)


def rematch(room: Room, table_id: str, guest: str, name: str) -> Seated:
    """Return a new table for another game with the same players and options.

    The new game starts at once if only one person is playing.
    """
    if room.table.status != "over":
        raise Refused("not-over")
    if room.seat_for(guest) is None:
        raise Refused("not-seated")
    options, pinned = games.read_options(room.table.options, len(room.seats))
    seats = [replace(row, driver=None) for row in room.seats]
    alone = sum(row.kind == "person" for row in seats) == 1
    table = replace(
        room.table,
        id=table_id,
        host=guest,
        host_name=name,
        status="running" if alone else "waiting",
        options=options,
        pinned=pinned,
        created=round(room.now(), 3),
        winners=None,
        rematch=None,
        played_on=None,
        give_up=None,
    )
    return table, seats


def _host_before_start(room: Room, guest: str) -> None:
    if room.table.host != guest:
        raise Refused("not-host")
    if room.table.status != "waiting":
        raise Refused("already-begun")

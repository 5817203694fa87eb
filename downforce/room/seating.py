"""Seats: who sits where, which bots there are, what they are called."""

import secrets
from dataclasses import replace

from ..bots import BOTS
from ..bots.characters import call, cast, named, split
from ..rng import Chance, seed_chance
from .refusals import Refused
from .rows import Change, SeatRow

OFFERED = {name: known for name, known in BOTS.items() if known.opponent}  # the levels
SEATED = {name for name in BOTS if split(name)[0] in OFFERED}  # these, and each of their characters
DRIVER = "pro"  # plays for those who are away


def bot_row(number: int, level: str | None, character: str | None) -> SeatRow:
    """A bot on a seat, not named yet."""
    bot = level or DRIVER
    if character is not None:
        bot = named(bot, character)
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
    levels = cast(wanted, new_rng(), [row.name for row in seats])
    names = call(levels, people, [row.name for row in bots])
    made = {
        row.seat: replace(row, level=level, name=name) for row, level, name in zip(bots, levels, names, strict=True)
    }
    return [made.get(row.seat, row) for row in seats]


def new_rng() -> Chance:
    """A generator whose draws nobody can predict."""
    chance = Chance()
    seed_chance(chance, secrets.randbits(63))
    return chance


def fill_with_bots(seats: list[SeatRow]) -> list[SeatRow]:
    """Bots take the open seats."""
    return seat_bots([SeatRow(row.seat, "bot", None, "", DRIVER) if row.kind == "open" else row for row in seats])


def resize(seats: list[SeatRow], count: int) -> list[SeatRow]:
    """So many seats, numbered anew. New ones are open; open ones go before bots, the last first; people stay."""
    spare = [row for kind in ("open", "bot") for row in reversed(seats) if row.kind == kind]
    gone = spare[: max(0, len(seats) - count)]
    kept = [row for row in seats if row not in gone]
    if len(kept) > count:
        raise Refused("seats-taken")
    kept += [SeatRow(0, "open")] * (count - len(kept))
    return [replace(row, seat=number) for number, row in enumerate(kept)]


def changed_seats(before: list[SeatRow], after: list[SeatRow]) -> list[Change]:
    return [(old, new) for old, new in zip(before, after, strict=True) if old != new]

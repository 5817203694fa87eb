"""Functions for the seats at a game table: seating and naming bots, filling open seats, and resizing the table."""

import secrets
from dataclasses import replace

from ..bots import BOTS
from ..bots.characters import bot_name, cast, name_bots, split_name
from ..rng import Rng, seed_rng
from .refusals import Refused
from .stored_rows import ReplacedSeat, SeatRow

OFFERED = {name: known for name, known in BOTS.items() if known.opponent}  # bot levels that can be chosen
SEATED = {name for name in BOTS if split_name(name)[0] in OFFERED}  # bots that may take a seat, with every character
DRIVER = "pro"  # level of the bot that plays for people who are away


def bot_row(number: int, level: str | None, character: str | None) -> SeatRow:
    """Return a seat taken by a bot that has no name yet. Raise Refused if no bot has this level and character."""
    bot = level or DRIVER
    if character is not None:
        bot = bot_name(bot, character)
    if bot not in SEATED:
        raise Refused("bad-bot", level=bot[:40])
    return SeatRow(number, "bot", None, "", bot)


def seat_bots(seats: list[SeatRow]) -> list[SeatRow]:
    """Return the seats after giving every bot a character and a name.

    A bot that was requested only by level gets a character that no other seat has, and keeps it. No bot has the same
    name as another player. If a person with a bot's name sits down, the person keeps the name and the bot is renamed:
    either a number is added, as in "Ida 2", or a bot without a character gets a different name (`name_bots`).
    """
    bots = [row for row in seats if row.kind == "bot"]
    wanted = [row.level or DRIVER for row in bots]
    people = [row.name for row in seats if row.kind == "person"]
    levels = cast(wanted, new_rng(), [row.name for row in seats])
    names = name_bots(levels, people, [row.name for row in bots])
    made = {
        row.seat: replace(row, level=level, name=name) for row, level, name in zip(bots, levels, names, strict=True)
    }
    return [made.get(row.seat, row) for row in seats]


def new_rng() -> Rng:
    """Return a random number generator (Rng) with an unpredictable seed."""
    rng = Rng()
    seed_rng(rng, secrets.randbits(63))
    return rng


def fill_with_bots(seats: list[SeatRow]) -> list[SeatRow]:
    """Return the seats after putting a bot in every open seat."""
    return seat_bots([SeatRow(row.seat, "bot", None, "", DRIVER) if row.kind == "open" else row for row in seats])


def resize(seats: list[SeatRow], count: int) -> list[SeatRow]:
    """Return a list of exactly `count` seats, adding open seats or removing seats if necessary.

    Open seats are removed first, then bots, in each case starting with the last seat. The remaining seats are numbered
    from 0. Raise Refused if people would have to be removed.
    """
    spare = [row for kind in ("open", "bot") for row in reversed(seats) if row.kind == kind]
    gone = spare[: max(0, len(seats) - count)]
    remaining = [row for row in seats if row not in gone]
    if len(remaining) > count:
        raise Refused("seats-taken")
    remaining += [SeatRow(0, "open")] * (count - len(remaining))
    return [replace(row, seat=number) for number, row in enumerate(remaining)]


def changed_seats(before: list[SeatRow], after: list[SeatRow]) -> list[ReplacedSeat]:
    """Return an (old, new) pair of rows for each seat that has changed."""
    return [(old, new) for old, new in zip(before, after, strict=True) if old != new]

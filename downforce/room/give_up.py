"""Requests to give up a game. Every other person who is present must agree to such a request.

`give_up` and `play_on` return the changed table for the caller to store. If the request is not allowed, they raise
Refused.
"""

from collections.abc import Collection
from dataclasses import replace

from .refusals import Refused
from .room import Room
from .stored_rows import GiveUpRequest, TableRow

WAIT = 60.0  # seconds until an unanswered request expires; after a refusal, no new request is allowed until then


def open_request(table: TableRow, now: float) -> GiveUpRequest | None:
    """Return the pending request to give up the game, or None if no request is waiting for answers."""
    request = table.give_up
    if request is None or request["refused"] or table.status != "running" or now >= request["until"]:
        return None
    return request


def give_up(room: Room, guest: str, there: Collection[int]) -> TableRow:
    """Ask the other players to give up the game, or agree to their request.

    The game ends without a winner once everyone whose seat is in `there` has agreed, including people for whom a bot is
    playing. People who are away do not have to agree if a bot is playing for them. If other people are away and have
    not agreed, raise Refused with their names.
    """
    seat = _find_seat(room, guest)
    now, request = room.now(), open_request(room.table, room.now())
    agreed = sorted({seat, *(request["agreed"] if request is not None else ())})
    others = [row for row in room.seats if row.kind == "person" and row.seat not in agreed]
    away = [row.name for row in others if row.driver is None and row.seat not in there]
    if away:
        raise Refused("not-alone", names=", ".join(away))
    if not any(row.seat in there for row in others):
        return replace(room.table, status="over", winners=[], give_up=None)
    if request is not None:
        return replace(room.table, give_up={**request, "agreed": agreed})
    last = room.table.give_up
    if last is not None and last["refused"] and now < last["until"]:
        raise Refused("give-up-too-soon", seconds=1 + int(last["until"] - now))
    return replace(room.table, give_up={"by": seat, "agreed": agreed, "until": now + WAIT, "refused": False})


def give_up_together(room: Room) -> TableRow:
    """Give up the game at once, because everybody who plays shares a device."""
    if room.table.status == "over":
        raise Refused("over")
    return replace(room.table, status="over", winners=[])


def play_on(room: Room, guest: str) -> TableRow:
    """Refuse any open request to give up the game, because this guest wants to continue."""
    _find_seat(room, guest)
    request = open_request(room.table, room.now())
    return room.table if request is None else replace(room.table, give_up={**request, "refused": True})


def _find_seat(room: Room, guest: str) -> int:
    """Return the guest's seat. Raise Refused if the guest has no seat or if the game is not running."""
    if room.game is None:
        raise Refused("not-begun")
    if room.table.status == "over":
        raise Refused("over")
    seat = room.seat_for(guest)
    if seat is None:
        raise Refused("not-seated")
    return seat

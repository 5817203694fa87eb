"""Giving a game up: at once if no other person is there, otherwise only if everybody who is there agrees.

Each function returns the changed table, or raises Refused. The caller stores it.
"""

from collections.abc import Collection
from dataclasses import replace

from .refusals import Refused
from .room import Room
from .stored_rows import GiveUpRequest, TableRow

WAIT = 60.0  # seconds until an unanswered request ends, and until the next request after a refused one


def open_request(table: TableRow, now: float) -> GiveUpRequest | None:
    """Return the request that is waiting for answers, if there is one."""
    request = table.give_up
    if request is None or request["refused"] or table.status != "running" or now >= request["until"]:
        return None
    return request


def give_up(room: Room, guest: str, there: Collection[int]) -> TableRow:
    """Ask the other players to give the game up, or agree to it.

    The game is over, without a winner, once all people who are `there` agree, even those for whom a bot drives. People
    who are away do not count while a bot drives for them; Refused names the others who are away.
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


def play_on(room: Room, guest: str) -> TableRow:
    """End the request, if there is one: this person plays on, or has changed their mind."""
    _find_seat(room, guest)
    request = open_request(room.table, room.now())
    return room.table if request is None else replace(room.table, give_up={**request, "refused": True})


def _find_seat(room: Room, guest: str) -> int:
    """Return the seat of a person in a game that can be given up; raise Refused otherwise."""
    if room.game is None:
        raise Refused("not-begun")
    if room.table.status == "over":
        raise Refused("over")
    seat = room.seat_for(guest)
    if seat is None:
        raise Refused("not-seated")
    return seat

"""A coach that gives advice to a person who plays alone against bots.

The coach knows only what the player knows. Advice takes a second or two to compute, so callers run the coach in another
process or worker. This module also checks who is allowed to use the coach.
"""

from collections.abc import Mapping
from typing import Any

from ...game import RecordedGame
from ...rules.names import Seat
from ...rules.setup.options import Options
from ...rules.views.shapes import View
from ...rulesets import recorded_rulesets
from ..frames import find_coached_seat
from ..refusals import Refused
from ..room import Room
from ..shapes import Advice, Word
from ..stored_rows import TableRow

PLAYOUTS = 2000  # for each decision; takes about a second


def check_coach(room: Room, guest: str | None) -> Seat:
    """Return the guest's seat, or raise Refused if the guest is not allowed to use the coach."""
    seat = room.seat_for(guest)
    if seat is None:
        raise Refused("not-seated")
    if room.game is None or room.table.status != "running":
        raise Refused("over" if room.table.status == "over" else "not-begun")
    if find_coached_seat(room.table, room.seats) != seat:
        raise Refused("no-coach")
    return seat


def check_asked(room: Room, seat: Seat) -> View:
    """Return the game as a seat sees it. Raise Refused if the seat has nothing to decide at the moment."""
    if seat not in room.questions:
        raise Refused("not-your-turn", names=", ".join(room.seats[other].name for other in room.playing.waiting))
    return room.playing.view(seat)


def check_acted(room: Room, seat: Seat, number: int) -> None:
    """Raise Refused if action `number` does not exist or was not taken by this seat."""
    log = room.playing.log
    if not 0 < number <= len(log) or log[number - 1][0] != seat:
        raise Refused("not-found")


def advise(table: TableRow, seen: View, seq: int) -> Advice:
    """Return a hint on a player's current decision and, during the auction, the value of each car to that player.

    This takes about a second.
    """
    from ...analysis.coach_advice import hand_worth, hint

    ruleset = recorded_rulesets(Options.read(table.options), table.pinned)[seen["race"] - 1]
    return {
        "seq": seq,
        "hint": hint(ruleset, seen, playouts=PLAYOUTS),
        "lots": hand_worth(ruleset, seen, playouts=PLAYOUTS),
    }


def judge_choice(record: Mapping[str, Any], seat: Seat, number: int) -> Word:
    """Return the coach's verdict on action `number`, based only on what the player knew at the time.

    This takes about a second.
    """
    from ...analysis.coach_advice import judge_choice as judge

    recorded = RecordedGame.read(record)
    game, text = recorded.first(number - 1), recorded.actions[number - 1][1]
    return {"decision": judge(game.ruleset, game.view(seat), text, playouts=PLAYOUTS, number=number)}

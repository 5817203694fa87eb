"""A coach for who plays against bots alone: who may have one, and what it says.

It is told what the seat knows, no more. What it says takes a second or two to work out: whoever runs the table does
that where nobody waits.
"""

from collections.abc import Mapping
from typing import Any

from ...dealer import SecureDealer
from ...game import Game
from ...rules.names import Seat
from ...rules.setup.options import Options
from ...rules.views.shapes import View
from ...rulesets import recorded_rulesets
from ..refusals import Refused
from ..room import Room
from ..rows import TableRow
from ..shapes import Advice, Word

PLAYOUTS = 2000  # for a question; a second or so


def check_coach(room: Room, guest: str | None) -> Seat:
    """The seat that may be coached. Nobody where another person plays, played, or may come to play."""
    seat = room.seat_for(guest)
    if seat is None:
        raise Refused("not-seated")
    if room.game is None or room.table.status != "running":
        raise Refused("over" if room.table.status == "over" else "not-begun")
    if room.table.latecomers or any(row.kind != "bot" for row in room.seats if row.seat != seat):
        raise Refused("no-coach")
    return seat


def check_asked(room: Room, seat: Seat) -> View:
    """What the seat knows, where it is asked something."""
    if seat not in room.questions:
        raise Refused("not-your-turn", names=", ".join(room.seats[other].name for other in room.playing.waiting))
    return room.playing.view(seat)


def check_acted(room: Room, seat: Seat, number: int) -> None:
    """It was this seat that acted so; of others nothing is said."""
    log = room.playing.log
    if not 0 < number <= len(log) or log[number - 1][0] != seat:
        raise Refused("not-found")


def advise(table: TableRow, seen: View, seq: int) -> Advice:
    """A hint on the question of the view; in the auction also what every car is worth in this hand."""
    from ...analysis.hint import hand_worth, hint

    ruleset = recorded_rulesets(Options.read(table.options), table.pinned)[seen["race"] - 1]
    return {
        "seq": seq,
        "hint": hint(ruleset, seen, playouts=PLAYOUTS),
        "lots": hand_worth(ruleset, seen, playouts=PLAYOUTS),
    }


def judge_choice(record: Mapping[str, Any], seat: Seat, number: int) -> Word:
    """A word on what the seat chose with the action of that number, by what it knew then."""
    from ...analysis.hint import word_after

    options = Options.read(record["options"])
    deals = record["deal"] if options.world_tour else [record["deal"]]
    game = Game(recorded_rulesets(options, record), SecureDealer())
    game.fold(deals, record["actions"][: number - 1])
    text = record["actions"][number - 1][1]
    return {"decision": word_after(game.ruleset, game.view(seat), text, playouts=PLAYOUTS, number=number)}

"""Positions in which a player had to make a decision, and puzzles made from such positions.

Each position contains only what that player knew.
"""

from typing import Any

from ...analysis import puzzles
from ...bots.characters import CHARACTERS, bot_name
from ...game import RecordedGame
from ...offers.offer import make_offer
from ...rules.views.shapes import GameRecord
from ..frames import table_info
from ..games import track_title
from ..refusals import Refused
from ..seating import DRIVER
from ..shapes import Position, PuzzleInfo, PuzzleQuestion, TableInfo
from ..stored_rows import SeatRow, TableRow

ME = "me"


def make_position(record: GameRecord, number: int, info: TableInfo, seat: int) -> Position:
    """Return the position in which a seat chose action `number` of a recorded game. The record must be valid."""
    game = RecordedGame.read(record).first(number - 1)
    offer = make_offer(game, seat)
    assert offer is not None, "the action answered a question"
    return {
        "info": info,
        "seat": seat,
        "seq": number - 1,
        "view": game.view(seat),
        "events": game.events(seat),
        "offer": offer,
    }


def puzzle_list() -> list[PuzzleInfo]:
    """Return a summary of every shipped puzzle, sorted by theme."""
    return [
        {
            "id": one["id"],
            "theme": one["theme"],
            "kind": one["decision"]["kind"],
            "players": one["record"]["options"]["players"],
            "track": track_title(one["record"]["options"]),
        }
        for one in puzzles.shipped_puzzles()
    ]


def puzzle_question(puzzle_id: str) -> PuzzleQuestion:
    """Return the position and the analysis of the puzzle with this id. Raise Refused if there is no such puzzle."""
    found = puzzles.find_puzzle(puzzle_id)
    if found is None:
        raise Refused("not-found")
    record, decision = found["record"], found["decision"]
    position = make_position(record, decision["number"], puzzle_table(found), decision["seat"])
    return {"theme": found["theme"], "position": position, "decision": decision}


def puzzle_table(puzzle: puzzles.Puzzle) -> TableInfo:
    """Return the table info for a puzzle.

    The person solving the puzzle has the seat that must decide, and bots have all other seats.
    """
    record, mine = puzzle["record"], puzzle["decision"]["seat"]
    seats = [
        SeatRow(seat, "person", ME, "")
        if seat == mine
        else SeatRow(seat, "bot", None, CHARACTERS[character].person, bot_name(DRIVER, character))
        for seat, character in zip(range(record["options"]["players"]), CHARACTERS, strict=False)
    ]
    pinned: Any = {part: record[part] for part in ("rules", "track", "deck")}
    return table_info(TableRow(puzzle["id"], ME, "", False, "over", record["options"], pinned, "none", 0.0), seats)

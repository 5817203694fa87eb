"""Positions in which a player had to make a decision, and puzzles made from such positions.

Each position contains only what that player knew.
"""

from typing import Any

from ...analysis import puzzles
from ...analysis.played_line import continue_line, is_drawn, read_line
from ...analysis.shapes import PlayedLine
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
    game = RecordedGame.read(record).first(decision["number"] - 1)
    lines = [
        read_line(game, decision["seat"], [(seat, text) for seat, text in entries])
        for entries in found.get("lines", {}).values()
    ]
    return {"theme": found["theme"], "position": position, "decision": decision, "lines": lines}


def make_line(record: GameRecord, number: int, action: str) -> PlayedLine:
    """Return what may follow if the seat that chose action `number` of a recorded game chooses `action` instead.

    The record must be valid. Raise Refused if the action is not possible, or if it moves no cars.
    """
    recorded = RecordedGame.read(record)
    game, seat = recorded.first(number - 1), recorded.actions[number - 1][0]
    if seat is None or not is_drawn(game) or action not in game.legal(seat):
        raise Refused("not-found")
    return read_line(game, seat, continue_line(game, seat, action))


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

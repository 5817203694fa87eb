"""`downforce replay`: print the log of a recorded game, or the state of the game after a given number of actions."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from ...files import Unreadable, read_text
from ...rules.errors import IllegalAction, OptionError, RecordError
from ...text import Text, find_language
from ..errors import refuse
from .completion import LangFlag

if TYPE_CHECKING:
    from ...game import Game
    from ..text.phrasing import Phrasing

HELP = """Tell a recorded game move by move, or show the table after so many actions.

Exit code 0, 1 with the offending action if the record breaks the rules, 2 if it is not a record.
With --at only the actions up to there are played.

Example: downforce replay game.json --at 40 --lang es"""

BREAKS_RULES = 1
LARGEST_FILE = 8 * 1024 * 1024
WIDTH = 80


def replay(
    record: Annotated[Path, typer.Argument(metavar="RECORD", help="A game as JSON.", show_default=False)],
    at: Annotated[int | None, typer.Option("--at", metavar="N", help="Show the table after N actions.")] = None,
    lang: LangFlag = None,
) -> None:
    from ... import replay as replay_record
    from ..text.phrasing import Phrasing, track_titles

    text = Text(find_language(lang))
    data = read_json(record)
    if at is not None:
        data = cut_record(data, at)
    try:
        game = replay_record(data)
    except IllegalAction as error:
        raise typer.Exit(refuse(f"{record}: {error}", BREAKS_RULES)) from None
    except RecordError as error:
        raise RecordError(f"{record}: {error}") from None
    seats = range(game.ruleset.options.players)
    names = [text("seat-name", seat=str(seat)) for seat in seats]
    phrasing = Phrasing(text, names, game.ruleset.options.currency, titles=track_titles(game.rulesets))
    for line in log_lines(game, phrasing) if at is None else state_lines(game, phrasing):
        print(line)


def read_json(path: Path) -> Any:
    try:
        return json.loads(read_text(path, "record", LARGEST_FILE))
    except Unreadable as error:
        raise RecordError(f"{path}: {error}") from None
    except (ValueError, RecursionError) as error:
        raise RecordError(f"{path}: is not JSON: {error}") from None


def cut_record(data: Any, count: int) -> Any:
    """Return a copy of a game record that ends after its first `count` actions.

    If the next entry in the record is a random draw, the copy includes that entry too.
    """
    if not isinstance(data, dict) or not isinstance(data.get("actions"), list):
        return data  # will be refused as an invalid record
    actions = data["actions"]
    if not 0 <= count <= len(actions):
        raise OptionError(f"at: {count}; the record has {len(actions)} actions")
    if 0 < count < len(actions) and is_draw(actions[count]):
        count += 1
    return {**data, "actions": actions[:count], "result": data.get("result") if count == len(actions) else None}


def is_draw(entry: Any) -> bool:
    return isinstance(entry, list) and len(entry) == 2 and entry[0] is None


def log_lines(game: "Game", phrasing: "Phrasing") -> list[str]:
    """Return the log of a game as lines of text, each starting with the number of an action.

    If the game is over, its result follows the log.
    """
    from ...game import open_events
    from ..text.log_text import LogText
    from ..text.sheet import result_lines

    log_text = LogText(phrasing)
    lines = [f"{event['number']:4}  {line}" for event in open_events(game) for line in log_text.describe(event)]
    if game.outcome:
        lines += ["", *result_lines(phrasing, game.view(None))]
    return lines


def state_lines(game: "Game", phrasing: "Phrasing") -> list[str]:
    """Return the state of a game as lines of text: the phase, the board, the cars, the players and every hand."""
    from ..text.board import TextBoard, player_lines
    from ..text.hand import hand_cards
    from ..text.sheet import result_lines

    view = game.view(None)
    board = TextBoard(game, phrasing)
    lines = [
        phrasing.text("replay-at", phase=view["phase"], count=len(game.log), track=phrasing.track_hole(view["track"]))
    ]
    if game.waiting:
        lines.append(phrasing.text("replay-waiting", names=", ".join(map(phrasing.seat_name, game.waiting))))
    lines += ["", *board.whole(WIDTH), "", *board.in_words(), ""]
    for seat, line in enumerate(player_lines(phrasing, view)):
        lines += [line, f"    {' '.join(hand_cards(game.view(seat), seat))}".rstrip()]
        bets = game.view(seat)["bets"][seat]
        if bets:
            lines.append(f"    {phrasing.text('replay-bets', cars=phrasing.cars(bets))}")
    if game.outcome:
        lines += ["", *result_lines(phrasing, game.view(None))]
    return lines

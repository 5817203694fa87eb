"""What the full-screen game shows beside the choices: the title, the stage and the panels, as lines."""

from .. import NAME
from ..rules.names import Seat
from .board import Board, player_lines
from .choices import Choice
from .hand import hand_list
from .questions import briefing, letters, standing_line
from .sheet import narrow_sheet
from .sitting import Sitting
from .who_plays import introduce

PANELS = ("log", "hand", "players", "sheet", "help")
REST = 16  # rows that are not the board's


def title_line(sitting: Sitting, me: Seat | None, asked: Seat | None, width: int) -> str:
    """Track and phase on the left, whose turn it is on the right."""
    text, voice, view = sitting.text, sitting.voice(me), sitting.game.view(None)
    left = f" {NAME}  {voice.track(view['track'])}  {text('phase', phase=view['phase'])}"
    waiting = view["waiting"]
    if not waiting:
        right = text("title-over")
    elif len(waiting) == 1 or asked is not None:
        right = text("title-turn", **voice.who(waiting[0] if asked is None else asked))
    else:
        right = text("title-wait", count=len(waiting))
    return left + " " * max(1, width - len(left) - len(right) - 1) + right


def auction_stage(sitting: Sitting, asked: Seat) -> list[str]:
    return briefing(sitting.game, sitting.voice(asked), asked)


def board_stage(
    sitting: Sitting,
    me: Seat | None,
    choices: list[Choice],
    chosen: Choice | None,
    size: tuple[int, int],
    scrolled: int,
) -> list[str]:
    """The whole lap where there is room for it, else an overview and the stretch that matters."""
    width, height = max(40, size[0] - 1), size[1]
    board = Board(sitting.game, sitting.voice(me), choices, chosen)
    lines = board.whole(width)
    if len(lines) + 1 > height - REST:
        lines = [*board.overview(width), *board.around(width, scrolled)]
    return [*lines, standing_line(sitting.game, board.voice, board.view)]


def tabs_line(sitting: Sitting, shown: str) -> str:
    text = sitting.text
    titles = {
        "log": text("panel-log"),
        "hand": text("panel-hand"),
        "players": text("panel-players"),
        "sheet": text("panel-sheet"),
        "help": text("panel-help"),
    }
    return " ".join(f"[{titles[name]}]" if name == shown else titles[name] for name in PANELS)


def panel_lines(sitting: Sitting, panel: str, me: Seat | None) -> list[str]:
    game, text, voice = sitting.game, sitting.text, sitting.voice(me)
    if panel == "log":
        reader = sitting.reader(me)
        reader.catch_up()
        return [f"- {line}" for line in reader.lines]
    if panel == "players":
        return [*player_lines(voice, game.view(me)), "", *introduce(text, sitting.players)]
    if panel == "help":
        about = [text("letters", letters=letters(voice)), text("board-legend"), text("plain-help")]
        return [text("window-help"), "", *about]
    if me is None:
        return [text("watching")]
    return hand_list(voice, game.view(me), me) if panel == "hand" else narrow_sheet(voice, game.view(me), me)

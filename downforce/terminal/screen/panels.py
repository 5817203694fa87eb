"""The text around the list of choices in the full-screen game: the title, the main display and the side panels."""

from ... import NAME
from ...rules.names import Seat
from ..commands.bot_list import introduce
from ..session import Session
from ..text.board import TextBoard, player_lines
from ..text.choices import Choice
from ..text.hand import hand_list
from ..text.questions import briefing, letters, standing_line
from ..text.sheet import narrow_sheet

PANELS = ("log", "hand", "players", "sheet", "help")
REST = 16  # rows of the window that the board cannot use


def title_line(session: Session, me: Seat | None, asked: Seat | None, width: int) -> str:
    """Return the title line, with the track and the game phase on the left and whose turn it is on the right."""
    text, phrasing, view = session.text, session.phrasing(me), session.game.view(None)
    left = f" {NAME}  {phrasing.track(view['track'])}  {text('phase', phase=view['phase'])}"
    waiting = view["waiting"]
    if not waiting:
        right = text("title-over")
    elif len(waiting) == 1 or asked is not None:
        right = text("title-turn", **phrasing.who(waiting[0] if asked is None else asked))
    else:
        right = text("title-wait", count=len(waiting))
    return left + " " * max(1, width - len(left) - len(right) - 1) + right


def auction_stage(session: Session, asked: Seat) -> list[str]:
    return briefing(session.game, session.phrasing(asked), asked)


def board_stage(
    session: Session,
    me: Seat | None,
    choices: list[Choice],
    chosen: Choice | None,
    size: tuple[int, int],
    scrolled: int,
) -> list[str]:
    """Return the whole board as text if it fits in the window.

    Otherwise, return an overview of the board and an enlarged section of it.
    """
    width, height = max(40, size[0] - 1), size[1]
    board = TextBoard(session.game, session.phrasing(me), choices, chosen)
    lines = board.whole(width)
    if len(lines) + 1 > height - REST:
        lines = [*board.overview(width), *board.around(width, scrolled)]
    return [*lines, standing_line(board.phrasing, board.view)]


def tabs_line(session: Session, shown: str) -> str:
    text = session.text
    titles = {
        "log": text("panel-log"),
        "hand": text("panel-hand"),
        "players": text("panel-players"),
        "sheet": text("panel-sheet"),
        "help": text("panel-help"),
    }
    return " ".join(f"[{titles[name]}]" if name == shown else titles[name] for name in PANELS)


def panel_lines(session: Session, panel: str, me: Seat | None) -> list[str]:
    game, text, phrasing = session.game, session.text, session.phrasing(me)
    if panel == "log":
        reader = session.reader(me)
        reader.catch_up()
        return [f"- {line}" for line in reader.lines]
    if panel == "players":
        return [*player_lines(phrasing, game.view(me)), "", *introduce(text, session.players)]
    if panel == "help":
        about = [text("letters", letters=letters(phrasing)), text("board-legend"), text("plain-help")]
        return [text("window-help"), "", *about]
    if me is None:
        return [text("watching")]
    return hand_list(phrasing, game.view(me), me) if panel == "hand" else narrow_sheet(phrasing, game.view(me), me)

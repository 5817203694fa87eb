"""`downforce play`: play in the terminal, in full-screen mode if the terminal supports it, otherwise in line mode."""

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ...rules.errors import OptionError
from ...text import Text, find_language
from .bot_list import list_if_asked
from .completion import LangFlag, bots_of
from .game_flags import GameFlags, with_game_flags

if TYPE_CHECKING:  # `downforce --help` imports every command, but must not import what the commands need to run
    from ..session import Session

HELP = """Play in the terminal, against bots or with several people at one keyboard.

Example: downforce play --players 4 --humans 1 --track marina-bay --lang es"""

DEFAULT_BOT = "pro"
PAUSE = 0.4
DUMB = "dumb"  # value of TERM for a terminal that cannot move the cursor


@with_game_flags()
def play(
    humans: Annotated[int, typer.Option("--humans", metavar="N", help="People at this keyboard; 0 to watch.")] = 1,
    names: Annotated[str | None, typer.Option(metavar="NAMES", help="Their names, with commas.")] = None,
    bots: Annotated[
        str,
        typer.Option(
            metavar="NAMES",
            help="One for all other seats, or one each, with commas; ? lists them.",
            autocompletion=bots_of,
        ),
    ] = DEFAULT_BOT,
    seed: Annotated[int | None, typer.Option(metavar="N", help="The same deal and bots again.")] = None,
    lang: LangFlag = None,
    plain: Annotated[bool, typer.Option("--plain", help="Lines only: for screen readers and pipes.")] = False,
    pause: Annotated[
        float | None, typer.Option(min=0, max=60, metavar="SECONDS", help=f"After a bot's move [{PAUSE}].")
    ] = None,
    save: Annotated[
        Path | None, typer.Option(metavar="FILE.json", help="Write the game there, also when you leave it.")
    ] = None,
    *,
    game: GameFlags,
) -> None:
    text = Text(find_language(lang))
    list_if_asked(bots.split(","), text)
    from ... import new_game
    from ..session import Session
    from .seats import seat_players

    table = new_game(seed=seed, **game.options())
    session = Session(table, seat_players(text, game.players, humans, names, bots, seed), text, seed)
    if save is not None:
        refuse_unwritable(save)
    on_terminal = all(stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr))
    try:
        if plain or not on_terminal or os.environ.get("TERM") == DUMB:
            play_plain(session, (PAUSE if on_terminal else 0) if pause is None else pause)
        else:
            play_in_window(session, PAUSE if pause is None else pause)
    finally:
        if save is not None:
            session.save(save)
            print(text("saved", file=str(save)))


def refuse_unwritable(path: Path) -> None:
    """Raise an OptionError if a file cannot be written, so that the user learns of it before the game starts."""
    folder = path.absolute().parent
    if path.is_dir() or not folder.is_dir() or not os.access(path if path.exists() else folder, os.W_OK):
        raise OptionError(f"save: {str(path)!r} cannot be written")


def play_plain(session: "Session", pause: float) -> None:
    from ..line_mode import LineMode

    prompt = "> " if sys.stdin.isatty() else ""
    LineMode(session, lambda: input(prompt), lambda line: print(line, flush=True), pause).run()


def play_in_window(session: "Session", pause: float) -> None:
    from ..screen.app import Window

    window = Window(session, pause)
    window.run()
    if window.interrupted:
        raise KeyboardInterrupt
    for line in window.closing_lines():
        print(line)

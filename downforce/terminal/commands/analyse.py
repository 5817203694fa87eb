"""`downforce analyse`: show how much the decisions in a game cost each player, and how much was luck."""

import json
import shutil
import sys
import textwrap
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ...rules.errors import IllegalAction, RecordError
from ...text import Text, find_language
from ..errors import refuse
from ..text.phrasing import Phrasing
from ..text.reason_text import reason_text
from . import common_flags
from .completion import LangFlag
from .replay import BREAKS_RULES, read_json

if TYPE_CHECKING:
    from rich.table import Table

    from ...analysis.shapes import Analysis, Decision, Part

HELP = """Judge a recorded game: what every decision did to the chance of winning, by what its seat could know.

Losses are in points of winning chance. ?! is worse than the best by 2.5 points, ? by 5, ?? by 10 (four players), and
only where that is sure. The ledger takes a result apart: luck of the deal, own losses, what others gave or took.

Ctrl-C shows what was judged so far, without a ledger; --json then says "complete": false. Started again, the command
begins anew; analyse_parts in Python can go on.

Exit code 1 if the record breaks the rules, 2 if it is no record or not over, 130 after Ctrl-C.

Example: downforce analyse game.json --seat 0 --lang es

Example: downforce analyse game.json --playouts 20000 --json"""

WORST = 10
MOMENT = ("action", "seat", "chosen", "best", "chance", "lost", "mark")
LEDGER = ("seat", "result", "parity", "deal", "own", "others", "rest", "decisions", "money", "par")
WORDS = ("chosen", "best", "mark")
INDENT = " " * 6


def analyse(
    record: Annotated[Path, typer.Argument(metavar="RECORD", help="A game as JSON.", show_default=False)],
    seat: Annotated[int | None, typer.Option(metavar="N", help="Only the decisions of this seat.")] = None,
    playouts: Annotated[int, typer.Option(metavar="N", help="Playouts for each decision, 100 or more.")] = 4000,
    seed: Annotated[int, typer.Option(metavar="N", help="Seed of the imagined worlds.")] = 0,
    lang: LangFlag = None,
    as_json: common_flags.JsonFlag = False,
) -> None:
    from ...analysis.analyse import analyse_parts, assemble
    from ...analysis.judge import KERNEL
    from ...rules.setup.options import Options

    text = Text(find_language(lang))
    data = read_json(record)
    try:
        coming = analyse_parts(data, seat=seat, playouts=playouts, seed=seed)  # refuses wrong input before compiling
    except IllegalAction as error:
        raise typer.Exit(refuse(f"{record}: {error}", BREAKS_RULES)) from None
    except RecordError as error:
        raise RecordError(f"{record}: {error}") from None
    common_flags.tell_of_compiling(["champion"], "judge_worlds", *KERNEL)
    options = Options.read(data["options"])
    parts: list[Part] = []
    complete = False
    try:
        with common_flags.progress(len(data["actions"])) as report:
            for part in coming:
                parts.append(part)
                report(part["number"])
        result = assemble(data, parts, seat=seat, playouts=playouts, seed=seed)
        complete = True
    except KeyboardInterrupt:
        result = partial_analysis(parts, options.players, playouts, seed)
    if as_json:
        print(json.dumps(result if complete else {"complete": False, **result}, indent=1, ensure_ascii=False))
    else:
        names = [text("seat-name", seat=str(one)) for one in range(result["players"])]
        show(result, Phrasing(text, names, options.currency), None if complete else len(data["actions"]))
    if not complete:
        raise typer.Exit(common_flags.INTERRUPTED)


def partial_analysis(parts: "Sequence[Part]", players: int, playouts: int, seed: int) -> "Analysis":
    """Return the parts of an interrupted analysis in the shape of a complete one, but without a ledger."""
    return {
        "players": players,
        "playouts": playouts,
        "seed": seed,
        "decisions": [part["decision"] for part in parts if part["decision"]],
        "chances": [part["chances"] for part in parts],
        "ledger": [],
    }


def show(result: "Analysis", phrasing: Phrasing, actions: int | None = None) -> None:
    """Print an analysis. If it was interrupted, `actions` is the number of actions in the whole record."""
    from ...arena.report import print_whole

    text = phrasing.text
    count, playouts, seed = len(result["decisions"]), str(result["playouts"]), str(result["seed"])
    print(text("analysed-count", count=count, playouts=playouts, seed=seed))
    if actions is not None:
        reached = max(0, len(result["chances"]) - 1)  # the first chances are those after the deal
        print(text("analysed-interrupted", reached=str(reached), actions=str(actions)))
        if not count:
            return
    worst = sorted((one for one in result["decisions"] if one["mark"]), key=lambda one: -one["loss"])[:WORST]
    print()
    for line in worst_lines(phrasing, worst) if worst else [text("analysed-none")]:
        print(line)
    if result["ledger"]:
        table = make_table(phrasing, text("analysed-ledger"), LEDGER)
        for seat, one in enumerate(result["ledger"]):
            parts = (one["result"], one["parity"], one["deal"], one["own"], one["others"], one["rest"])
            points = [f"{100 * part:.1f}" for part in parts]
            table.add_row(str(seat), *points, str(one["decisions"]), str(one["money"]), f"{one['par_money']:.1f}")
        print()
        print_whole(table)


def make_table(phrasing: Phrasing, title: str, columns: tuple[str, ...]) -> "Table":
    from rich import box
    from rich.table import Table

    table = Table(title=title, box=box.SIMPLE, title_justify="left")
    for column in columns:
        table.add_column(phrasing.text("analysed-column", column=column), justify="right", no_wrap=True)
    return table


def worst_lines(phrasing: Phrasing, worst: "Sequence[Decision]") -> list[str]:
    """Return a table of the worst decisions as lines of text.

    Each decision is followed by a line that says why it was bad.
    """
    heads = [phrasing.text("analysed-column", column=column) for column in MOMENT]
    rows = [heads, *(row_of(one) for one in worst)]
    widths = [max(len(row[i]) for row in rows) for i in range(len(heads))]
    lines = [
        "  ".join(
            f"{cell:{'<' if column in WORDS else '>'}{width}}"
            for cell, column, width in zip(row, MOMENT, widths, strict=True)
        )
        for row in rows
    ]
    told = [phrasing.text("analysed-worst"), "", lines[0].rstrip()]
    for line, one in zip(lines[1:], worst, strict=True):
        told += [line.rstrip(), *in_window(reason_text(phrasing, one["reason"]))]
    return told


def in_window(reason: str) -> list[str]:
    """Return the explanation of a decision as indented lines, wrapped to fit the terminal.

    If the output does not go to a terminal, return the explanation as a single line.
    """
    width = shutil.get_terminal_size().columns if sys.stdout.isatty() else len(reason) + len(INDENT) + 1
    return textwrap.wrap(reason, max(width, 40), initial_indent=INDENT, subsequent_indent=INDENT)


def row_of(one: "Decision") -> list[str]:
    lost = f"{100 * one['loss']:.1f} ± {200 * one['error']:.1f}"
    return [
        str(one["number"]),
        str(one["seat"]),
        one["action"],
        one["best"],
        f"{100 * one['chance']:.1f}",
        lost,
        one["mark"],
    ]

"""`downforce analyse`: which decisions of a game cost how much, and what was luck."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ...rules.errors import IllegalAction, RecordError
from ...text import LANGUAGES, Text, find_language
from ..errors import refuse
from ..text.phrasing import Phrasing
from ..text.reason_text import reason_text
from . import common_flags
from .replay import BREAKS_RULES, read_json

if TYPE_CHECKING:
    from rich.table import Table

    from ...analysis.shapes import Analysis, Decision

HELP = """Judge a recorded game: what every decision did to the chance of winning, by what its seat could know.

Losses are in points of winning chance. ?! is worse than the best by 2.5 points, ? by 5, ?? by 10 (four players), and
only where that is sure. The ledger takes a result apart: luck of the deal, own losses, what others gave or took.
Exit code 1 if the record breaks the rules, 2 if it is no record or not over.

Example: downforce analyse game.json --seat 0 --lang es

Example: downforce analyse game.json --playouts 20000 --json"""

WORST = 10
MOMENT = ("action", "seat", "chosen", "best", "chance", "lost", "mark", "why")
LEDGER = ("seat", "result", "parity", "deal", "own", "others", "rest", "decisions", "money", "par")
WORDS = ("chosen", "best", "mark", "why")


def analyse(
    record: Annotated[Path, typer.Argument(metavar="RECORD", help="A game as JSON.", show_default=False)],
    seat: Annotated[int | None, typer.Option(metavar="N", help="Only the decisions of this seat.")] = None,
    playouts: Annotated[int, typer.Option(metavar="N", help="Playouts for each decision.")] = 4000,
    seed: Annotated[int, typer.Option(metavar="N", help="Of the imagined worlds.")] = 0,
    lang: Annotated[str | None, typer.Option(metavar="LANG", help=f"{', '.join(LANGUAGES)}.")] = None,
    as_json: common_flags.JsonFlag = False,
) -> None:
    from ...analysis.analyse import gather, unfold
    from ...analysis.judge import KERNEL
    from ...rules.setup.options import Options

    text = Text(find_language(lang))
    data = read_json(record)
    try:
        coming = unfold(data, seat=seat, playouts=playouts, seed=seed)  # refuses wrong input, before compiling
    except IllegalAction as error:
        raise typer.Exit(refuse(f"{record}: {error}", BREAKS_RULES)) from None
    except RecordError as error:
        raise RecordError(f"{record}: {error}") from None
    common_flags.tell_of_compiling(["champion"], "judge_worlds", *KERNEL)
    parts = []
    with common_flags.progress(len(data["actions"])) as report:
        for part in coming:
            parts.append(part)
            report(part["number"])
    result = gather(data, parts, seat=seat, playouts=playouts, seed=seed)
    if as_json:
        print(json.dumps(result, indent=1, ensure_ascii=False))
    else:
        names = [text("seat-name", seat=str(one)) for one in range(result["players"])]
        show(result, Phrasing(text, names, Options.read(data["options"]).currency))


def show(result: "Analysis", phrasing: Phrasing) -> None:
    from rich.console import Console

    console, text = Console(highlight=False), phrasing.text
    count, playouts, seed = len(result["decisions"]), str(result["playouts"]), str(result["seed"])
    console.print(text("analysed-count", count=count, playouts=playouts, seed=seed))
    worst = sorted((one for one in result["decisions"] if one["mark"]), key=lambda one: -one["loss"])[:WORST]
    if worst:
        table = make_table(phrasing, text("analysed-worst"), MOMENT)
        for one in worst:
            table.add_row(*row_of(phrasing, one))
        console.print(table)
    else:
        console.print(text("analysed-none"))
    if result["ledger"]:
        table = make_table(phrasing, text("analysed-ledger"), LEDGER)
        for seat, line in enumerate(result["ledger"]):
            parts = (line["result"], line["parity"], line["deal"], line["own"], line["others"], line["rest"])
            points = [f"{100 * part:.1f}" for part in parts]
            table.add_row(str(seat), *points, str(line["decisions"]), str(line["money"]), f"{line['par_money']:.1f}")
        console.print(table)


def make_table(phrasing: Phrasing, title: str, columns: tuple[str, ...]) -> "Table":
    from rich import box
    from rich.table import Table

    table = Table(title=title, box=box.SIMPLE, title_justify="left")
    for column in columns:
        heading = phrasing.text("analysed-column", column=column)
        table.add_column(heading, justify="left" if column in WORDS else "right")
    return table


def row_of(phrasing: Phrasing, one: "Decision") -> list[str]:
    lost = f"{100 * one['loss']:.1f} ± {200 * one['error']:.1f}"
    chance, why = f"{100 * one['chance']:.1f}", reason_text(phrasing, one["reason"])
    return [str(one["number"]), str(one["seat"]), one["action"], one["best"], chance, lost, one["mark"], why]

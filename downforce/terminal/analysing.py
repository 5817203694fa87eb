"""`downforce analyse`: which decisions of a game cost how much, and what was luck."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ..rules.errors import IllegalAction, RecordError
from . import running
from .refusing import refuse
from .retelling import BREAKS_RULES, read_json

if TYPE_CHECKING:
    from ..analysis.shapes import Analysis, Decision

HELP = """Judge a recorded game: what every decision did to the chance of winning, by what its seat could know.

Losses are in points of winning chance. ?! is worse than the best by 2.5 points, ? by 5, ?? by 10 (four players), and
only where that is sure. The ledger takes a result apart: luck of the deal, own losses, what others gave or took.
Exit code 1 if the record breaks the rules, 2 if it is no record or not over.

Example: downforce analyse game.json --seat 0

Example: downforce analyse game.json --playouts 20000 --json"""

WORST = 10


def analyse(
    record: Annotated[Path, typer.Argument(metavar="RECORD", help="A game as JSON.", show_default=False)],
    seat: Annotated[int | None, typer.Option(metavar="N", help="Only the decisions of this seat.")] = None,
    playouts: Annotated[int, typer.Option(metavar="N", help="Playouts for each decision.")] = 4000,
    seed: Annotated[int, typer.Option(metavar="N", help="Of the imagined worlds.")] = 0,
    as_json: running.JsonFlag = False,
) -> None:
    from ..analysis.analyse import analyse as analyse_record
    from ..analysis.judge import KERNEL

    data = read_json(record)
    running.tell_of_compiling(["champion"], "judge_worlds", *KERNEL)
    try:
        with running.progress(len(data.get("actions", [])) if isinstance(data, dict) else 0) as report:
            result = analyse_record(data, seat=seat, playouts=playouts, seed=seed, report=lambda done, of: report(done))
    except IllegalAction as error:
        raise typer.Exit(refuse(f"{record}: {error}", BREAKS_RULES)) from None
    except RecordError as error:
        raise RecordError(f"{record}: {error}") from None
    if as_json:
        print(json.dumps(result, indent=1, ensure_ascii=False))
    else:
        show(result)


def show(result: "Analysis") -> None:
    from rich import box
    from rich.console import Console
    from rich.table import Table

    console = Console(highlight=False)
    worst = sorted((one for one in result["decisions"] if one["loss"]), key=lambda one: -one["loss"])[:WORST]
    console.print(f"{len(result['decisions'])} decisions, {result['playouts']} playouts each, seed {result['seed']}")
    table = Table(title="Worst moments", box=box.SIMPLE, title_justify="left")
    for heading in ("action", "seat", "chosen", "best", "chance", "lost", "", ""):
        table.add_column(heading, justify="right" if heading in ("action", "seat", "chance", "lost") else "left")
    for one in worst:
        table.add_row(*row_of(one))
    console.print(table)
    if not result["ledger"]:
        return
    table = Table(title="Ledger, in points of winning chance", box=box.SIMPLE, title_justify="left")
    for heading in ("seat", "result", "parity", "deal", "own", "others", "rest", "decisions", "money", "par"):
        table.add_column(heading, justify="right")
    for seat, line in enumerate(result["ledger"]):
        parts = (line["result"], line["parity"], line["deal"], line["own"], line["others"], line["rest"])
        table.add_row(
            str(seat),
            *(f"{100 * part:.1f}" for part in parts),
            *(str(line["decisions"]), str(line["money"]), f"{line['par_money']:.1f}"),
        )
    console.print(table)


def row_of(one: "Decision") -> list[str]:
    worth = "" if one["worth"] is None else f"worth up to {one['worth']}"
    lost = f"{100 * one['loss']:.1f} ± {200 * one['error']:.1f}"
    chance = f"{100 * one['chance']:.1f}"
    return [str(one["number"]), str(one["seat"]), one["action"], one["best"], chance, lost, one["mark"], worth]

"""Flags and helper functions shared by the commands that run many games."""

import json
import os
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType
from typing import Annotated, Any

import typer

from ...rules.errors import OptionError
from .completion import bots_of

COMPILING = "compiling what this command needs, once on this machine: about a minute"
FAILED, INTERRUPTED = 1, 130  # exit codes

BotsFlag = Annotated[
    str,
    typer.Option(
        metavar="NAMES",
        help="One for all seats, or one a seat, with commas; ? lists them. Your own as module:name.",
        autocompletion=bots_of,
    ),
]
SeedFlag = Annotated[int, typer.Option(metavar="N", help="Seed of the first deal; each further deal has one more.")]
WorkersFlag = Annotated[int | None, typer.Option(min=1, metavar="N", help="Processes [one a core].")]
ClusterFlag = Annotated[
    str | None,
    typer.Option(metavar="ADDRESS", help="Run on a Ray cluster; local starts one here. Needs downforce[cluster]."),
]
SaveFlag = Annotated[Path | None, typer.Option(metavar="FOLDER", help="Keep records of the first games there.")]
RecordsFlag = Annotated[int, typer.Option(min=1, metavar="N", help="With --save: how many games to keep.")]
JsonFlag = Annotated[bool, typer.Option("--json", help="Print JSON.")]


def or_all_cores(workers: int | None) -> int:
    return workers or os.cpu_count() or 1


def seat_bots(names: str, seats: int) -> list[str]:
    """Return the name of the bot for each seat. Raise an OptionError that lists all bots if a name is unknown."""
    from ...bots import find

    named = [name.strip() for name in names.split(",")]
    for name in named:
        find(name)
    if len(named) not in (1, seats):
        raise OptionError(f"bots: {len(named)} names for {seats} seats; wanted one, or one a seat")
    return named * seats if len(named) == 1 else named


def get_ready(folder: Path | None, cluster: str | None) -> None:
    """Create the output folder and check the cluster, so that errors are found before any games are played."""
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
    if cluster is not None:
        from ...arena.cluster import check_reachable, find_ray

        find_ray()
        check_reachable(cluster)


def tell_of_compiling(bots: Sequence[str], function: str, *modules: ModuleType) -> bool:
    """Return whether numba has to compile code before the games can start. If so, print a notice on standard error."""
    from ... import compiled
    from ...arena.play_bots import are_shipped

    if not compiled.AVAILABLE:
        return False
    waits = not compiled.is_cached(function, *modules) if are_shipped(bots) else searches_uncompiled(bots)
    if waits:
        print(COMPILING, file=sys.stderr, flush=True)
    return waits


def searches_uncompiled(bots: Sequence[str]) -> bool:
    """Return whether any of the shipped bots needs search code that has not been compiled yet.

    This check is used for games in which shipped bots play against a user's own bots.
    """
    from ... import compiled
    from ...bots import BOTS
    from ...bots.policy_bot import MODULES

    searching = any(name in BOTS and BOTS[name].weights.playouts for name in bots)
    return searching and not compiled.is_cached("choose_action", *MODULES)


def exit_code(result: Mapping[str, Any]) -> int:
    """Return an exit code that says whether a run succeeded, was interrupted, or failed because of a user's own bot."""
    return INTERRUPTED if not result["complete"] else FAILED if result.get("failure_reasons") else 0


def print_json(result: Mapping[str, Any]) -> None:
    """Print a result as JSON on standard output, and any errors made by bots on standard error."""
    from ...arena.report import failure_lines

    print(json.dumps(result, indent=1, ensure_ascii=False))
    for line in failure_lines(result) if "failure_reasons" in result else []:
        print(line, file=sys.stderr)


def keep_records(result: dict[str, Any], save: Callable[..., list[Path]], wanted: int) -> None:
    """Save the game records, showing a progress bar.

    If the user presses Ctrl-C, the records saved so far are kept, and the summary is still printed.
    """
    with progress(wanted, "records") as heard:
        result["records"] = [path.name for path in save(report=heard)]
    result["complete"] = result["complete"] and len(result["records"]) == wanted


@contextmanager
def progress(games: int, what: str = "games") -> Iterator[Callable[[int], None]]:
    """Show a progress bar if standard error is a terminal.

    Yield a function that the caller uses to report how many games have been finished.
    """
    if not sys.stderr.isatty():
        yield lambda done: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = BarColumn(), MofNCompleteColumn(), TextColumn("{task.description}"), TimeRemainingColumn()
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(what, total=games)
        yield lambda done: bar.update(task, completed=done)

"""Shared by the commands that run many games: flags, the bots in their seats, and progress."""

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType
from typing import Annotated

import typer

from ...rules.errors import OptionError

COMPILING = "compiling the rules, once per machine: about a minute"

BotsFlag = Annotated[
    str,
    typer.Option(
        metavar="NAMES",
        help="One for all seats, or one a seat, with commas; ? lists them. Your own as module:name.",
    ),
]
SeedFlag = Annotated[int, typer.Option(metavar="N", help="The first deal's seed; the next has the next.")]
WorkersFlag = Annotated[int | None, typer.Option(min=1, metavar="N", help="Processes [one a core].")]
ClusterFlag = Annotated[
    str | None,
    typer.Option(metavar="ADDRESS", help="Run on a Ray cluster; local starts one here. Needs downforce[cluster]."),
]
SaveFlag = Annotated[Path | None, typer.Option(metavar="FOLDER", help="Keep records of the first games there.")]
RecordsFlag = Annotated[int, typer.Option(min=1, metavar="N", help="With --save: of how many games.")]
JsonFlag = Annotated[bool, typer.Option("--json", help="Print JSON.")]


def or_all_cores(workers: int | None) -> int:
    return workers or os.cpu_count() or 1


def seat_bots(names: str, seats: int) -> list[str]:
    """Return the bot of every seat. Raise `OptionError`, which lists the known bots, if a name is unknown."""
    from ...bots import find

    named = [name.strip() for name in names.split(",")]
    for name in named:
        find(name)
    if len(named) not in (1, seats):
        raise OptionError(f"bots: {len(named)} names for {seats} seats; wanted one, or one a seat")
    return named * seats if len(named) == 1 else named


def get_ready(folder: Path | None, cluster: str | None) -> None:
    """Make the output folder and check the cluster, so that errors come before the games and not after them."""
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
    if cluster is not None:
        from ...arena.cluster import find_ray, refuse_nobody_there

        find_ray()
        refuse_nobody_there(cluster)


def tell_of_compiling(bots: Sequence[str], function: str, *modules: ModuleType) -> None:
    """Say on standard error that numba will compile, if shipped bots play and the compiled code is not cached."""
    from ... import compiled
    from ...arena.play_bots import are_shipped

    if compiled.AVAILABLE and are_shipped(bots) and not compiled.is_kept(function, *modules):
        print(COMPILING, file=sys.stderr, flush=True)


@contextmanager
def progress(games: int) -> Iterator[Callable[[int], None]]:
    """Show a progress bar on standard error if it is a terminal; yields the function that advances it."""
    if not sys.stderr.isatty():
        yield lambda done: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    columns = BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("games", total=games)
        yield lambda done: bar.update(task, completed=done)

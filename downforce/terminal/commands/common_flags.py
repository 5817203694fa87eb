"""What commands that run many games share: their flags, who plays, and progress."""

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
    """One bot for every seat, or OptionError with the known ones."""
    from ...bots import find

    named = [name.strip() for name in names.split(",")]
    for name in named:
        find(name)
    if len(named) not in (1, seats):
        raise OptionError(f"bots: {len(named)} names for {seats} seats; wanted one, or one a seat")
    return named * seats if len(named) == 1 else named


def get_ready(folder: Path | None, cluster: str | None) -> None:
    """Refuse what can be refused before the games, not after them."""
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
    if cluster is not None:
        from ...arena.cluster import check_reachable, find_ray

        find_ray()
        check_reachable(cluster)


def tell_of_compiling(bots: Sequence[str], function: str, *modules: ModuleType) -> None:
    """A line on standard error when shipped bots are about to wait for numba."""
    from ... import compiled
    from ...arena.play_bots import are_shipped

    if compiled.AVAILABLE and are_shipped(bots) and not compiled.is_kept(function, *modules):
        print(COMPILING, file=sys.stderr, flush=True)


@contextmanager
def progress(games: int) -> Iterator[Callable[[int], None]]:
    """A bar on standard error, on a terminal only."""
    if not sys.stderr.isatty():
        yield lambda done: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    columns = BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("games", total=games)
        yield lambda done: bar.update(task, completed=done)

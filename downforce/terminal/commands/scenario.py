"""`downforce scenario`: run scenario files and report each result in one line (see docs/reference/scenarios.md)."""

from pathlib import Path
from typing import Annotated

import typer

from ..errors import one_line, refuse

HELP = """Run scenario files: one line each.

Exit code 0 when all hold, 1 when one does not, 2 when one cannot be read.

Example: downforce scenario tests/scenarios/*.toml"""

HOLDS, FAILS, UNREADABLE = 0, 1, 2


def scenario(
    files: Annotated[list[Path], typer.Argument(metavar="FILE", help="Scenario files, in TOML.", show_default=False)],
) -> None:
    code = max(run_file(path) for path in files)
    raise typer.Exit(code)


def run_file(path: Path) -> int:
    """Run a scenario file and return its exit code. Print any error, so that the remaining files can still be run."""
    from ...scenario import ScenarioError, load, run

    try:
        situation = load(path)
    except (ScenarioError, RecursionError) as error:
        return refuse(f"{path}: {error}", UNREADABLE)
    failure = run(situation)
    print(f"FAIL  {one_line(f'{path}: {failure}')}" if failure else f"ok  {one_line(situation.name)}")
    return FAILS if failure else HOLDS

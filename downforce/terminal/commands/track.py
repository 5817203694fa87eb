"""`downforce track`: check the quality of a track, or draw it as a picture."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from ...rules.errors import OptionError
from .completion import tracks

CHECK_HELP = """Check a track: one line a finding, or its numbers when there is none.

Exit code 0 for a good track, 1 with findings, 2 for a file that cannot be read.

Example: downforce track check my-track.toml"""

DRAW_HELP = """Draw a track as an SVG picture.

Example: downforce track draw river-station -o river-station.svg"""


def check(
    file: Annotated[
        str, typer.Argument(metavar="FILE", help="A track file, or a shipped name.", autocompletion=tracks)
    ],
) -> None:
    from ...tracks import check, find, summary

    drawn = find(file)
    findings = check(drawn)
    for finding in findings or [summary(drawn)]:
        print(finding)
    raise typer.Exit(1 if findings else 0)


def draw(
    name: Annotated[
        str, typer.Argument(metavar="NAME", help="A shipped name, or a track file.", autocompletion=tracks)
    ],
    output: Annotated[
        Path | None, typer.Option("-o", "--output", metavar="FILE.svg", help="File to write [standard output].")
    ] = None,
    ids: Annotated[bool, typer.Option("--ids", help="Write the name of every space on it.")] = False,
) -> None:
    from ...tracks import draw, find

    picture = draw(find(name), ids=ids)
    if output is not None:
        output.write_text(picture, "utf-8")
    elif sys.stdout.isatty():
        raise OptionError("track draw: name a file with -o FILE.svg, or send the output to one")
    else:
        print(picture)

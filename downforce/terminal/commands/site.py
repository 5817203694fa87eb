"""`downforce site`: write the game to a folder that any web host can serve as a website."""

from pathlib import Path
from typing import Annotated

import typer

from ..errors import WRONG_INPUT, refuse

HELP = """Write the game as a folder that any web host can serve: races run in the visitor's browser, without a server.

Example: downforce site public --base /downforce/"""


def site(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="Made, or made anew where it is a site already.")],
    base: Annotated[
        str | None,
        typer.Option(metavar="PATH", help="Where it will be served, such as /downforce/ [relative, fits anywhere]."),
    ] = None,
) -> None:
    from ...server.site import NoSite, write_site

    try:
        size = write_site(folder, base)
    except NoSite as error:
        raise typer.Exit(refuse(f"site: {error}", WRONG_INPUT)) from None
    except OSError as error:
        raise typer.Exit(refuse(f"site: {error.filename or folder}: {error.strerror}", WRONG_INPUT)) from None
    print(f"{folder}: {size / 1e6:.1f} MB. Any static host can serve it; README.txt says how.")

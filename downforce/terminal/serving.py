"""`downforce serve`: the server's settings are fixed already; the server itself is still to come."""

from typing import Annotated

import typer

from .refusing import refuse

HELP = """Serve the page on this machine. (Not there yet: play in the terminal with `downforce play`.)

Example: downforce serve --port 8000 --database sqlite:///downforce.db"""


def serve(
    host: Annotated[str, typer.Option(envvar="DOWNFORCE_HOST", help="Address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(envvar="DOWNFORCE_PORT", min=0, max=65535, help="Port to listen on.")] = 8000,
    database: Annotated[
        str, typer.Option(envvar="DOWNFORCE_DATABASE", help="sqlite:///FILE or postgresql://...")
    ] = "sqlite:///downforce.db",
    workers: Annotated[int, typer.Option(envvar="DOWNFORCE_WORKERS", min=1, help="Server processes.")] = 1,
    redis: Annotated[
        str | None, typer.Option(envvar="DOWNFORCE_REDIS", help="redis://..., needed by several processes.")
    ] = None,
) -> None:
    raise typer.Exit(refuse("serve: the server is not there yet; play in the terminal with `downforce play`"))

"""`downforce serve`: run the server. Settings that are not given as flags come from environment variables."""

import inspect
import os
import socket
from typing import Annotated, Any, Final

import typer

from ...extras import install_command
from ..errors import refuse
from .game_flags import show_parameters
from .serve_flags import FLAGS

HELP = """Serve the page on this machine, for yourself or for everybody who can reach it.

Every flag may be given as an environment variable instead, --bot-pause as DOWNFORCE_BOT_PAUSE.

Example: downforce serve --port 8000 --database sqlite:///downforce.db"""


def serve(*, open_page: bool, **given: Any) -> None:
    raise typer.Exit(run({name: value for name, value in given.items() if value is not None}, open_page))


def flag(name: str, kind: Any, about: str) -> inspect.Parameter:
    option = typer.Option(envvar=f"DOWNFORCE_{name.upper()}", help=about)
    return inspect.Parameter(name, KEYWORD, default=None, annotation=Annotated[kind | None, option])


PORTS_TRIED: Final = 20
KEYWORD: Final = inspect.Parameter.KEYWORD_ONLY
OPEN: Final = inspect.Parameter(
    "open_page",
    KEYWORD,
    default=False,
    annotation=Annotated[bool, typer.Option("--open", help="Open the page in a browser.")],
)
show_parameters(serve, [*(flag(*each) for each in FLAGS), OPEN])


def run(given: dict[str, Any], open_page: bool) -> int:
    """Run the server until it is stopped, and return its exit code.

    If the game is to be opened in a browser and no port is specified, use the next free port.
    """
    try:
        from pydantic import ValidationError

        from ...server.serve import serve
        from ...server.settings import Settings
        from ..usage_errors import problem_with_settings
    except ModuleNotFoundError as missing:
        return refuse(f"serve: {missing.name} is missing; install it with {install_command()}")
    try:
        settings = Settings(**given)
    except ValidationError as error:
        return refuse(f"serve: {problem_with_settings(error)}")
    if open_page and "port" not in given and "DOWNFORCE_PORT" not in os.environ:
        port = find_port(settings.host, settings.port)
        if port != settings.port:
            typer.echo(f"Port {settings.port} is taken; taking port {port or 'that is free'} instead.")
        settings = settings.model_copy(update={"port": port})
    serve(settings, typer.echo, open_page)
    return 0


def find_port(host: str, first: int) -> int:
    """Return the first free port among the next few ports, starting with `first`.

    If all of them are in use, return 0, which lets the system pick any free port.
    """
    return next((port for port in range(first, first + PORTS_TRIED) if is_free(host, port)), 0)


def is_free(host: str, port: int) -> bool:
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as asked:
        # Like the server, treat a port that was released a moment ago as free.
        asked.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            asked.bind((host, port))
            asked.listen()
        except (OSError, OverflowError):
            return False
    return True

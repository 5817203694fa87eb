"""`downforce serve`: the settings of the server as flags; those not given come from the environment."""

import inspect
from typing import Annotated, Any, Final

import typer

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


KEYWORD: Final = inspect.Parameter.KEYWORD_ONLY
OPEN: Final = inspect.Parameter(
    "open_page",
    KEYWORD,
    default=False,
    annotation=Annotated[bool, typer.Option("--open", help="Open the page in a browser.")],
)
show_parameters(serve, [*(flag(*each) for each in FLAGS), OPEN])


def run(given: dict[str, Any], open_page: bool) -> int:
    try:
        from pydantic import ValidationError

        from ...server.serve import serve
        from ...server.settings import Settings
    except ModuleNotFoundError as missing:
        return refuse(f"serve: {missing.name} is missing; install what the server needs: pip install downforce")
    try:
        settings = Settings(**given)
    except ValidationError as error:
        first = error.errors()[0]
        flag = "--" + str(first["loc"][0]).replace("_", "-") + ": " if first["loc"] else ""
        return refuse(f"serve: {flag}{first['msg'].removeprefix('Value error, ')}")
    serve(settings, typer.echo, open_page)
    return 0

"""`downforce serve`: every setting of the server as a flag; what is not given comes from the environment."""

from pathlib import Path
from typing import Annotated, Any

import typer

from .refusing import refuse

HELP = """Serve the page on this machine, for yourself or for everybody who can reach it.

Every flag may be given as an environment variable instead, --bot-pause as DOWNFORCE_BOT_PAUSE.

Example: downforce serve --port 8000 --database sqlite:///downforce.db"""


def serve(
    host: Annotated[str | None, typer.Option(envvar="DOWNFORCE_HOST", help="Address to listen on [127.0.0.1].")] = None,
    port: Annotated[
        int | None, typer.Option(envvar="DOWNFORCE_PORT", min=0, max=65535, help="Port to listen on, 0 for any [8000].")
    ] = None,
    database: Annotated[
        str | None,
        typer.Option(envvar="DOWNFORCE_DATABASE", help="sqlite:///FILE or postgresql://... [sqlite:///downforce.db]."),
    ] = None,
    workers: Annotated[
        int | None, typer.Option(envvar="DOWNFORCE_WORKERS", min=1, help="Server processes; several need --redis [1].")
    ] = None,
    redis: Annotated[
        str | None,
        typer.Option(envvar="DOWNFORCE_REDIS", help="redis://HOST:PORT, by which processes tell each other."),
    ] = None,
    origins: Annotated[
        str | None,
        typer.Option(
            envvar="DOWNFORCE_ORIGINS", help="Addresses of pages that may talk to us, with commas [those we serve]."
        ),
    ] = None,
    secret_file: Annotated[
        Path | None, typer.Option(envvar="DOWNFORCE_SECRET_FILE", help="The key of the cookies [beside a SQLite file].")
    ] = None,
    proxies: Annotated[
        str | None,
        typer.Option(envvar="DOWNFORCE_PROXIES", help="Proxies whose X-Forwarded headers we believe [127.0.0.1]."),
    ] = None,
    bot_pause: Annotated[
        float | None, typer.Option(envvar="DOWNFORCE_BOT_PAUSE", min=0, help="Seconds before a bot acts [0.9].")
    ] = None,
    bot_workers: Annotated[
        int | None, typer.Option(envvar="DOWNFORCE_BOT_WORKERS", min=0, help="Processes for bots that search [1].")
    ] = None,
    bot_limit: Annotated[
        float | None, typer.Option(envvar="DOWNFORCE_BOT_LIMIT", min=0.01, help="Seconds a bot may think [5].")
    ] = None,
    relaxed: Annotated[
        float | None, typer.Option(envvar="DOWNFORCE_RELAXED", min=1, help="Seconds a decision, relaxed clock [120].")
    ] = None,
    quick: Annotated[
        float | None, typer.Option(envvar="DOWNFORCE_QUICK", min=1, help="Seconds a decision, quick clock [30].")
    ] = None,
    log_level: Annotated[
        str | None,
        typer.Option(envvar="DOWNFORCE_LOG_LEVEL", help="critical, error, warning, info or debug [warning]."),
    ] = None,
    open_page: Annotated[bool, typer.Option("--open", help="Open the page in a browser.")] = False,
) -> None:
    given = {name: value for name, value in locals().items() if value is not None and name != "open_page"}
    raise typer.Exit(run(given, open_page))


def run(given: dict[str, Any], open_page: bool) -> int:
    try:
        from pydantic import ValidationError

        from ..server.serve import serve
        from ..server.settings import Settings
    except ModuleNotFoundError as missing:
        return refuse(f"serve: {missing.name} is missing; install the server's parts: pip install 'downforce[server]'")
    try:
        settings = Settings(**given)
    except ValidationError as error:
        first = error.errors()[0]
        flag = "--" + str(first["loc"][0]).replace("_", "-") + ": " if first["loc"] else ""
        return refuse(f"serve: {flag}{first['msg'].removeprefix('Value error, ')}")
    serve(settings, typer.echo, open_page)
    return 0

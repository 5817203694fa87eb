"""`downforce health`: check that a server responds and that its database is writable."""

import json
import os
from typing import Annotated

import typer

from ..errors import WRONG_INPUT, refuse

HELP = """Ask a server whether it answers and its database stores.

One line, and exit code 0 if they do, 1 if not, 2 for what is no address. Without an address it asks the one that
`downforce serve` would listen on here: DOWNFORCE_HOST, DOWNFORCE_PORT and
DOWNFORCE_BASE, else http://127.0.0.1:8000.

Example: downforce health https://race.example.org"""

NOT_WELL = 1
EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}  # where a server that listens on all addresses can be reached
LONGEST_ANSWER = 4096
LONGEST_REASON = 200


def health(
    address: Annotated[
        str | None,
        typer.Argument(metavar="[ADDRESS]", help="http://HOST:PORT or https://HOST/BASE.", show_default=False),
    ] = None,
    timeout: Annotated[float, typer.Option(metavar="SECONDS", help="How long to wait.", min=0.1, max=600)] = 5.0,
) -> None:
    asked = (address or address_here()).rstrip("/")
    if not asked.startswith(("http://", "https://")):
        raise typer.Exit(refuse(f"health: {asked}: wanted http://HOST:PORT or https://HOST", WRONG_INPUT))
    problem = ask(f"{asked}/api/health", timeout)
    if problem is not None:
        raise typer.Exit(refuse(f"{asked}: {problem}", NOT_WELL))
    print(f"{asked}: ok")


def address_here() -> str:
    host, port = os.environ.get("DOWNFORCE_HOST", "127.0.0.1"), os.environ.get("DOWNFORCE_PORT", "8000")
    return f"http://{EVERYWHERE.get(host, host)}:{port}/{os.environ.get('DOWNFORCE_BASE', '').strip('/')}"


def ask(url: str, timeout: float) -> str | None:
    """Check whether a server is healthy. Return a description of what is wrong, or None if all is well."""
    from http.client import HTTPException
    from urllib.error import HTTPError, URLError
    from urllib.request import urlopen

    try:
        with urlopen(url, timeout=timeout) as answer:
            status = json.loads(answer.read(LONGEST_ANSWER))
    except HTTPError as error:
        if error.code == 503:
            return f"nothing can be stored: {read_reason(error.read(LONGEST_ANSWER))}"
        return f"answers {error.code}, is it a Downforce server?"
    except (URLError, OSError, HTTPException) as error:
        return f"does not answer ({getattr(error, 'reason', None) or error})"
    except ValueError:  # invalid address, or invalid JSON
        return "is no Downforce server"
    return None if status == {"status": "ok"} else "is no Downforce server"


def read_reason(body: bytes) -> str:
    """Return the reason stated in a server's error response, as one line of plain text."""
    try:
        reason = str(json.loads(body)["args"]["reason"])
    except (ValueError, LookupError, TypeError):
        return "the database does not answer"
    return "".join(sign if sign.isprintable() else " " for sign in reason)[:LONGEST_REASON]

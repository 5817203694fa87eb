"""Shell completion for the names of bots, tracks, editions and languages.

Modules are imported only when a completion needs them, to keep completion fast.
"""

from typing import Annotated

import typer

from ...rules.setup.options import DECLARED
from ...text import LANGUAGES


def bots_of(incomplete: str) -> list[str]:
    """Complete the last bot name in a comma-separated list."""
    from ...bots import BOTS

    begun, comma, last = incomplete.rpartition(",")
    return [f"{begun}{comma}{name}" for name in BOTS if name.startswith(last)]


def tracks(incomplete: str) -> list[str]:
    from ...tracks import shipped

    return [name for name in shipped() if name.startswith(incomplete)]


def editions(incomplete: str) -> list[str]:
    kind = DECLARED["edition"].kind
    return [name for name in getattr(kind, "words", ()) if name.startswith(incomplete)]


def languages(incomplete: str) -> list[str]:
    return [name for name in LANGUAGES if name.startswith(incomplete)]


LangFlag = Annotated[
    str | None,
    typer.Option(
        metavar="LANG",
        help=f"{', '.join(LANGUAGES)} [the environment's].",
        autocompletion=languages,
        show_default=False,
    ),
]

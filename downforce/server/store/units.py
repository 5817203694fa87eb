"""What running games write, in units that are stored all or none; many of them go into one transaction."""

import asyncio
from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Executable

MOST_AT_ONCE = 500
Step = tuple[Executable, dict[str, Any]]
Rows = tuple[Executable, list[dict[str, Any]]]
Tell = Callable[[Sequence[asyncio.Future[None]], Exception | None], None]


class Conflict(Exception):
    """Somebody else was first: the number, the command or the seat is taken."""


class Unit(NamedTuple):
    """Steps that are stored all or none."""

    steps: Sequence[Step]
    done: asyncio.Future[None]


def together(units: Iterable[Unit]) -> list[Rows]:
    """The same statements side by side: each goes to the database once, with all its rows."""
    found: dict[int, Rows] = {}
    for unit in units:
        for statement, row in unit.steps:
            found.setdefault(id(statement), (statement, []))[1].append(row)
    return list(found.values())

"""Units of statements that are stored all or none; the writers put many units into one transaction."""

import asyncio
from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Executable, Update

from .schema import tables

MOST_AT_ONCE = 500
Step = tuple[Executable, dict[str, Any]]
Rows = tuple[Executable, list[dict[str, Any]]]
Report = Callable[[Sequence[asyncio.Future[None]], Exception | None], None]


class Conflict(Exception):
    """Another process was first: the number, the command or the seat is taken."""


class Unit(NamedTuple):
    """Statements that are stored all or none, and the future that says how it went."""

    steps: Sequence[Step]
    done: asyncio.Future[None]


def must_change(statement: Update) -> Update:
    """Return the statement, marked so that its unit is a Conflict if it changes no row."""
    return statement.execution_options(must_change=True)


def is_conditional(statement: Any) -> bool:
    """Return whether a statement was marked by `must_change`."""
    return bool(statement.get_execution_options().get("must_change"))


def group_by_statement(units: Iterable[Unit]) -> list[Rows]:
    """Return each statement once, with all its rows from all units.

    Inserts of tables come first, since other rows refer to them.
    """
    found: dict[int, Rows] = {}
    for unit in units:
        for statement, row in unit.steps:
            found.setdefault(id(statement), (statement, []))[1].append(row)
    return sorted(found.values(), key=lambda each: getattr(each[0], "table", None) is not tables)

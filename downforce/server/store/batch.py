"""Units of SQL statements that are stored all or nothing. The writers combine many units into one transaction."""

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
    """Raised when another process was first to make a change, such as taking a log number, command id or seat."""


class Unit(NamedTuple):
    """Statements that are stored all or nothing, with a future for the outcome."""

    steps: Sequence[Step]
    done: asyncio.Future[None]


def must_change(statement: Update) -> Update:
    """Return the statement marked as conditional: if it changes no row, its whole unit fails with Conflict."""
    return statement.execution_options(must_change=True)


def is_conditional(statement: Any) -> bool:
    """Return whether a statement has been marked by `must_change`."""
    return bool(statement.get_execution_options().get("must_change"))


def group_by_statement(units: Iterable[Unit]) -> list[Rows]:
    """Group the steps of all units by statement, so that each statement appears once, with all its rows.

    Inserts into `tables` come first, since other rows refer to them.
    """
    found: dict[int, Rows] = {}
    for unit in units:
        for statement, row in unit.steps:
            found.setdefault(id(statement), (statement, []))[1].append(row)
    return sorted(found.values(), key=lambda each: getattr(each[0], "table", None) is not tables)

"""Groups of SQL statements, called units. Either all statements of a unit take effect or none.

A writer executes many units in one transaction.
"""

import asyncio
from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Executable, Update

from ..schema import tables

MOST_AT_ONCE = 500
Step = tuple[Executable, dict[str, Any]]
Rows = tuple[Executable, list[dict[str, Any]]]
Report = Callable[[Sequence[asyncio.Future[None]], Exception | None], None]


class Unit(NamedTuple):
    """A group of SQL statements that take effect together or not at all, with a future that receives the outcome."""

    steps: Sequence[Step]
    done: asyncio.Future[None]


def must_change(statement: Update) -> Update:
    """Return the UPDATE statement, marked as conditional.

    If a conditional statement changes no row, Conflict is raised, and none of the statements in its unit take effect.
    """
    return statement.execution_options(must_change=True)


def is_conditional(statement: Any) -> bool:
    """Return whether an SQL statement has been marked by `must_change`."""
    return bool(statement.get_execution_options().get("must_change"))


def group_by_statement(units: Iterable[Unit]) -> list[Rows]:
    """Group the rows of all units by SQL statement. Return each statement once, with a list of its rows.

    Statements for the database table `tables` come first, because rows in other tables refer to its rows.
    """
    found: dict[int, Rows] = {}
    for unit in units:
        for statement, row in unit.steps:
            found.setdefault(id(statement), (statement, []))[1].append(row)
    return sorted(found.values(), key=lambda each: getattr(each[0], "table", None) is not tables)

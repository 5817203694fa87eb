"""A check that the database accepts writes.

Checking that it can be read is not enough, because a read-only file or a database on a full disk can still be read.
"""

import secrets
import sqlite3

from sqlalchemy import delete, insert
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from .schema import write_checks

PAYLOAD = "x" * 8192  # larger than a SQLite page, so that a full database has no room for it
POSTGRES = {"25006": "the database is read-only", "53100": "the disk is full"}  # by SQLSTATE


async def write_and_delete(connection: AsyncConnection) -> None:
    """Insert a row and delete it again, so that the transaction has to be written to disk when it is committed."""
    row = secrets.token_hex(8)
    await connection.execute(insert(write_checks), {"id": row, "data": PAYLOAD})
    await connection.execute(delete(write_checks).where(write_checks.c.id == row))


def describe(error: Exception) -> str:
    """Describe in one line why a database write failed, without revealing the database's address or users."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    if isinstance(cause, sqlite3.Error):
        return " ".join(str(cause).split())
    return POSTGRES.get(getattr(cause, "sqlstate", None) or "", "the database does not answer")

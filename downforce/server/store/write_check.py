"""Checks whether the database can be written to.

Reading does not show it: a full disk and a read-only file can still be read.
"""

import secrets
import sqlite3

from sqlalchemy import delete, insert
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from .schema import write_checks

PAYLOAD = "x" * 8192  # more than a page of SQLite: a full database has no room for it
POSTGRES = {"25006": "the database is read-only", "53100": "the disk is full"}  # by SQLSTATE


async def write_and_delete(connection: AsyncConnection) -> None:
    """Store a row and delete it. Both are in one transaction, which reaches the disk when it is committed."""
    row = secrets.token_hex(8)
    await connection.execute(insert(write_checks), {"id": row, "data": PAYLOAD})
    await connection.execute(delete(write_checks).where(write_checks.c.id == row))


def describe(error: Exception) -> str:
    """Return in one line why the database did not store, without its address or its users."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    if isinstance(cause, sqlite3.Error):
        return " ".join(str(cause).split())
    return POSTGRES.get(getattr(cause, "sqlstate", None) or "", "the database does not answer")

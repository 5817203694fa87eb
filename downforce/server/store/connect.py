"""Connections to the database.

SQLite is configured so that data survives a power cut once a write has been acknowledged. PostgreSQL guarantees this by
default.
"""

import asyncio
import sqlite3
import time
from contextlib import closing
from typing import Any

from sqlalchemy import Connection, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from .file_mode import make_private

BUSY = 10  # seconds to wait while another process is writing
PRAGMAS = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": BUSY * 1000}


class Unreachable(ValueError):
    """Raised when the database cannot be used. The message gives the reason in one line."""


def make_engine(url: str) -> AsyncEngine:
    """Return an asynchronous database engine for a URL such as `sqlite:///FILE` or `postgresql://...`."""
    try:
        address = make_url(url)
    except ArgumentError:
        raise Unreachable("database: not an address; wanted sqlite:///FILE or postgresql://...") from None
    if address.get_backend_name() == "sqlite":
        engine = create_async_engine(
            address.set(drivername="sqlite+aiosqlite"),
            connect_args={"timeout": BUSY},
            pool_size=5,
            max_overflow=0,
            hide_parameters=True,  # keeps names and guest ids out of logged errors
        )
        event.listen(engine.sync_engine, "connect", set_pragmas)
        event.listen(engine.sync_engine, "begin", _begin)
        event.listen(engine.sync_engine, "invalidate", _roll_back)
        return engine
    return create_async_engine(
        address.set(drivername="postgresql+asyncpg"),
        pool_size=5,
        max_overflow=5,
        pool_pre_ping=True,
        hide_parameters=True,
    )


async def check(engine: AsyncEngine) -> None:
    """Check that the database answers and, for SQLite, that our pragmas are in effect.

    Raise Unreachable if the check fails.
    """
    try:
        if engine.dialect.name == "sqlite":
            await _open_first(str(engine.url.database))
        async with engine.connect() as connection:
            await connection.execute(text("SELECT 1"))
            if engine.dialect.name != "sqlite":
                return
            for pragma, wanted in PRAGMAS.items():
                found = (await connection.execute(text(f"PRAGMA {pragma}"))).scalar()
                if found != wanted:
                    raise Unreachable(f"database: SQLite did not take {pragma} = {wanted}, it says {found}")
    except (DBAPIError, OSError, sqlite3.Error) as error:
        raise Unreachable(f"database: {reason(error)}") from None


async def _open_first(file: str) -> None:
    """Open a SQLite file once with Python's built-in driver, and switch its journal to WAL mode.

    This is done first because aiosqlite leaves a thread behind when it cannot open a file. While another process is
    writing to a new file, switching the journal mode fails immediately, regardless of the timeout, so we retry.
    """
    make_private(file)
    deadline = time.monotonic() + BUSY
    while True:
        try:
            with closing(sqlite3.connect(file, timeout=0)) as connection:
                connection.execute(f"PRAGMA journal_mode = {PRAGMAS['journal_mode']}")
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > deadline:
                raise
        await asyncio.sleep(0.02)


def reason(error: Exception) -> str:
    """Return a database error's message in one line, without the database URL and its password."""
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    return " ".join(str(cause).split())[:200] or type(cause).__name__


def set_pragmas(connection: Any, _record: Any) -> None:
    """Set our pragmas on a new SQLite connection before it is used for anything else."""
    connection.isolation_level = None  # we send BEGIN ourselves
    cursor = connection.cursor()
    for pragma, wanted in PRAGMAS.items():
        cursor.execute(f"PRAGMA {pragma} = {wanted}")
    cursor.close()


def _begin(connection: Connection) -> None:
    """Begin a SQLite transaction.

    A transaction that writes takes the lock immediately, so that it cannot fail halfway through. A transaction that
    only reads blocks nobody.
    """
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN DEFERRED")


def _roll_back(connection: Any, _record: Any, _error: BaseException | None) -> None:
    """Roll back the open transaction of a connection that is about to be discarded.

    This happens, for example, when the task that uses the connection is cancelled.

    Closing the connection is not enough. As long as a cursor is still referenced, for example by a traceback, SQLite
    keeps the transaction open and the database locked.
    """
    connection.rollback()

"""Server backups. Each backup is a single file that contains the database and the key for signing cookies.

A backup can be made while the server is running. The file is a SQLite database with a copy of all database tables and
an additional table, `backup`, which holds the key. The format is the same whether the server uses SQLite or PostgreSQL,
so a backup can also be used to move games from one kind of database to the other.
"""

import asyncio
import contextlib
import os
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from sqlalchemy import delete, func, insert, select
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from .. import __version__
from .http.guests import load_key, make_key_file
from .settings import Settings
from .store.connect import Unreachable, check, make_engine, reason
from .store.migrate import current_revision, migrate, newest_revision
from .store.schema import deleted, metadata

FORMAT: Final = "1"
ROWS: Final = 1000  # database rows copied at a time


class NoBackup(ValueError):
    """Raised when a backup cannot be made or restored. The message gives the reason in one line."""


def back_up(settings: Settings, file: Path, force: bool) -> None:
    """Write a backup of the server to a file. If this fails, leave no partial file behind."""
    if file.exists() and not force:
        raise NoBackup(f"{file}: is there already; take another name, or --force")
    source = settings.sqlite_file
    if source is not None and not source.is_file():
        raise NoBackup(f"{source}: there is no such database")
    key = load_key(settings)
    with atomic_file(file) as copy:
        try:
            if source is not None:
                copy_file(source, copy)
            else:
                asyncio.run(copy_rows(settings.database, sqlite_url(copy), into_empty=True))
        except (DBAPIError, sqlite3.Error) as error:
            raise NoBackup(f"database: {reason(error)}") from None
        write_label(copy, {"format": FORMAT, "version": __version__, "made": f"{time.time():.0f}", "key": key})


def restore(settings: Settings, file: Path, force: bool) -> None:
    """Replace the database and the key for signing cookies with those from a backup.

    If the database is a SQLite file, the caller must hold its lock (serve.lock_database). If the database cannot be
    replaced, nothing is changed.
    """
    label = read_label(file)
    target = settings.sqlite_file
    if target is not None and target.exists() and target.stat().st_size and not force:
        raise NoBackup(f"{target}: is there already; take another --database, or --force to replace it")
    place_for_key = key_file(settings, label["key"], force)
    try:
        if target is not None:
            with atomic_file(target) as copy:
                copy_file(file, copy)
                forget_label(copy)
            for left in ("-wal", "-shm"):  # left over from the replaced database
                target.with_name(target.name + left).unlink(missing_ok=True)
        else:
            with TemporaryDirectory() as folder:  # the copy is upgraded to the newest schema in this folder
                copy = Path(folder) / "copy"
                copy_file(file, copy)
                asyncio.run(copy_rows(sqlite_url(copy), settings.database, into_empty=not force))
    except (DBAPIError, sqlite3.Error) as error:
        raise NoBackup(f"database: {reason(error)}") from None
    if place_for_key is not None:
        place_for_key.unlink(missing_ok=True)
        make_key_file(place_for_key, label["key"])


def sqlite_url(file: Path) -> str:
    """Return the database URL for a SQLite file."""
    return f"sqlite:///{file}"


@contextlib.contextmanager
def atomic_file(file: Path) -> Iterator[Path]:
    """Yield the path of a temporary file that only its owner can read.

    If the `with` block succeeds, rename the temporary file to `file`. Otherwise, delete it.
    """
    part = file.with_name(f"{file.name}.part")
    part.unlink(missing_ok=True)
    os.close(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    try:
        yield part
        part.replace(file)
    finally:
        for left in ("", "-wal", "-shm", "-journal"):
            part.with_name(part.name + left).unlink(missing_ok=True)


def copy_file(source: Path, target: Path) -> None:
    """Copy a SQLite database with SQLite's backup API, which takes a consistent snapshot even during writes."""
    with (
        contextlib.closing(sqlite3.connect(source, timeout=10)) as one,
        contextlib.closing(sqlite3.connect(target)) as other,
    ):
        one.backup(other)
        other.execute("PRAGMA journal_mode = DELETE")  # so that the backup is a single file


def write_label(file: Path, label: dict[str, str]) -> None:
    """Turn a copy of the database into a backup by adding the `backup` table."""
    with contextlib.closing(sqlite3.connect(file)) as copy, copy:
        copy.execute("PRAGMA journal_mode = DELETE")
        copy.execute("CREATE TABLE backup (name TEXT PRIMARY KEY, value TEXT NOT NULL)")
        copy.executemany("INSERT INTO backup VALUES (?, ?)", label.items())


def read_label(file: Path) -> dict[str, str]:
    """Return the names and values in the `backup` table of a backup file.

    Raise NoBackup if the file is not a backup, is damaged, or was made by a later version.
    """
    if not file.is_file():
        raise NoBackup(f"{file}: there is no such file")
    try:
        with contextlib.closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as copy:
            label = dict(copy.execute("SELECT name, value FROM backup"))
            shape = copy.execute("SELECT version_num FROM alembic_version").fetchone()
            sound = copy.execute("PRAGMA quick_check").fetchone() == ("ok",)
    except sqlite3.Error:
        raise NoBackup(f"{file}: is no backup; wanted a file made by downforce backup") from None
    if not sound:
        raise NoBackup(f"{file}: is damaged; take another backup")
    if label.get("format") != FORMAT or "key" not in label or shape is None or shape[0] > newest_revision():
        raise NoBackup(
            f"{file}: was made by a later version ({label.get('version', 'unknown')}); install that one first"
        )
    return label


def forget_label(file: Path) -> None:
    """Turn a backup into an ordinary database by removing the `backup` table."""
    with contextlib.closing(sqlite3.connect(file)) as copy, copy:
        copy.execute("DROP TABLE backup")


def key_file(settings: Settings, key: str, force: bool) -> Path | None:
    """Return the path where the cookie key from a backup must be written, or None if the key is already in place."""
    if settings.secret is not None:
        if settings.secret.get_secret_value().strip() != key:
            raise NoBackup(
                "DOWNFORCE_SECRET is not the key of the backup: unset it, and name a file with --secret-file"
            )
        return None
    beside = settings.sqlite_file.with_name(settings.sqlite_file.name + ".key") if settings.sqlite_file else None
    file = settings.secret_file or beside
    if file is None:
        raise NoBackup("PostgreSQL has no place for the key of the cookies: name a file with --secret-file")
    if file.exists() and file.read_text("utf-8", errors="replace").strip() == key:
        return None
    if file.exists() and not force:
        raise NoBackup(f"{file}: another key is there already; take another --secret-file, or --force to replace it")
    return file


# Copying from one kind of database to another.


async def copy_rows(source: str, target: str, into_empty: bool) -> None:
    """Replace all rows of the `target` database with those of the `source` database, in a single transaction.

    The rows are read from a consistent snapshot. If `into_empty` is set, the target must not contain any games.
    """
    one, other = make_engine(source), make_engine(target)
    try:
        for engine in (one, other):
            await check(engine)
        await ensure_newest(one)
        await migrate(other)
        async with one.connect() as reading, other.connect() as writing:
            if one.dialect.name == "postgresql":
                await reading.execution_options(isolation_level="REPEATABLE READ")
            await writing.execution_options(writes=True)
            async with writing.begin():
                await clear_tables(writing, into_empty)
                for table in metadata.sorted_tables:
                    async for some in (await reading.stream(select(table))).mappings().partitions(ROWS):
                        await writing.execute(insert(table), [dict(row) for row in some])
    finally:
        await one.dispose()
        await other.dispose()


async def ensure_newest(engine: AsyncEngine) -> None:
    """Make sure that the database to copy from has the newest schema.

    A SQLite database is upgraded, because it is only a temporary copy. A PostgreSQL database is left unchanged, because
    a server may be using it. In that case, raise Unreachable if the schema is not the newest.
    """
    if engine.dialect.name == "sqlite":
        await migrate(engine)
        return
    async with engine.connect() as connection:
        if await connection.run_sync(current_revision) != newest_revision():
            raise Unreachable("database: is of another version; start this version's server with it once")


async def clear_tables(writing: AsyncConnection, must_be_empty: bool) -> None:
    """Delete all rows from a database. Raise NoBackup if `must_be_empty` is set and the database contains games."""
    for table in reversed(metadata.sorted_tables):
        has_games = must_be_empty and table is not deleted  # even a new database has rows in `deleted`
        if has_games and (await writing.execute(select(func.count()).select_from(table))).scalar():
            raise NoBackup("database: has games already; take another --database, or --force to replace them")
        await writing.execute(delete(table))

"""Migrations: bring the database to the newest schema, one process at a time."""

from pathlib import Path

from sqlalchemy import Connection, inspect, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine

from .connect import Unreachable, reason

FOLDER = Path(__file__).parent / "migrations"
LOCK = 0x646F776E  # any number of our own, for PostgreSQL


async def migrate(engine: AsyncEngine) -> None:
    """Upgrade the database if necessary. BEGIN IMMEDIATE is the lock of SQLite, an advisory lock that of PostgreSQL."""
    try:
        async with engine.connect() as connection:
            await connection.execution_options(writes=True)
            async with connection.begin():
                if engine.dialect.name == "postgresql":
                    await connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
                if await connection.run_sync(current_revision) != newest_revision():
                    await connection.run_sync(upgrade)
    except (DBAPIError, OSError) as error:
        raise Unreachable(f"database: {reason(error)}") from None


def newest_revision() -> str:
    """Return the schema revision that this version needs, from the name of its file: 0002_since.py is the second."""
    return max(path.name for path in (FOLDER / "versions").glob("[0-9]*.py")).partition("_")[0]


def current_revision(connection: Connection) -> str | None:
    """Return the schema revision of the database; None if it is empty."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()


def upgrade(connection: Connection) -> None:
    """Run all migrations that the database has not had."""
    from alembic import command  # imported late: it takes a third of a second, and is seldom needed
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")

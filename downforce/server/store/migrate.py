"""Database schema migrations, run by one process at a time."""

from pathlib import Path

from sqlalchemy import Connection, inspect, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine

from .connect import Unreachable, reason

FOLDER = Path(__file__).parent / "migrations"
LOCK = 0x646F776E  # an arbitrary key for our advisory lock in PostgreSQL


async def migrate(engine: AsyncEngine) -> None:
    """Upgrade the database to the newest schema if necessary.

    Only one process can do this at a time. Other processes are locked out by `BEGIN IMMEDIATE` on SQLite, and by an
    advisory lock on PostgreSQL.
    """
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
    """Return the newest revision of the database schema, taken from the name of the newest migration file.

    For example, `0002_since.py` contains revision 0002.
    """
    return max(path.name for path in (FOLDER / "versions").glob("[0-9]*.py")).partition("_")[0]


def current_revision(connection: Connection) -> str | None:
    """Return the schema revision of the database, or None if the database is empty."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()


def upgrade(connection: Connection) -> None:
    """Run all database migrations that have not been applied yet."""
    from alembic import command  # imported late: this takes a third of a second and is seldom needed
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")

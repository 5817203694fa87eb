"""Bring the database to the newest shape, one process at a time."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine

from .connect import Unreachable, reason

FOLDER = Path(__file__).parent / "migrations"
LOCK = 0x646F776E  # any number of our own, for PostgreSQL


async def migrate(engine: AsyncEngine) -> None:
    """SQLite: BEGIN IMMEDIATE is the lock. PostgreSQL: an advisory one, kept until the end of the transaction."""
    try:
        async with engine.connect() as connection:
            await connection.execution_options(writes=True)
            async with connection.begin():
                if engine.dialect.name == "postgresql":
                    await connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
                await connection.run_sync(upgrade)
    except (DBAPIError, OSError) as error:
        raise Unreachable(f"database: {reason(error)}") from None


def upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")

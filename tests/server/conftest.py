"""Fixtures for tests of the server: real sockets on a free port, a clock set by hand, bots that answer at once."""

import asyncio
import secrets
import tempfile
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import asyncpg
import pytest

from downforce.server.store import Store
from tests.server import databases
from tests.server.harness import RunningServer, open_server


@pytest.fixture
def io() -> str:
    """Return the setting `io`: plain here, both where a folder or a file has a fixture of its own."""
    return "plain"


@pytest.fixture
async def server(tmp_path: Path, io: str) -> AsyncIterator[RunningServer]:
    """Run a server with a database of its own."""
    async with open_server(tmp_path / "store.db", io=io) as opened:
        yield opened


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """Run PostgreSQL in a folder of its own.

    As root it runs as another user, who may not read pytest's folder once another run of pytest begins on this machine.
    """
    with tempfile.TemporaryDirectory(prefix="downforce-") as folder, databases.postgres(Path(folder)) as address:
        yield address


@pytest.fixture
def empty_postgres(postgres: str) -> str:
    """Return the address of an empty PostgreSQL database."""
    name = f"test_{secrets.token_hex(6)}"

    async def create() -> None:
        connection = await asyncpg.connect(postgres)
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    asyncio.run(create())
    return postgres.replace("/postgres?", f"/{name}?")


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.xdist_group("postgres"))])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Return the address of an empty database, once for each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'store.db'}"
    return str(request.getfixturevalue("empty_postgres"))


@pytest.fixture
async def store(database: str, io: str) -> AsyncIterator[Store]:
    """Open a store on an empty database of each kind."""
    opened = await Store.open(database, io == "fast")
    yield opened
    await opened.close()

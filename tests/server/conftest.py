"""A server for the tests: real sockets on a free port, a clock that is turned by hand, bots that answer at once."""

import asyncio
import secrets
import tempfile
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import asyncpg
import pytest

from downforce.server.store import Store
from tests.server import databases
from tests.server.harness import House, open_house


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with open_house(tmp_path / "store.db") as opened:
        yield opened


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """Run PostgreSQL, in a folder of its own: as root it is run by another user, who may not look into pytest's
    folder once another run of pytest begins on this machine."""
    with tempfile.TemporaryDirectory(prefix="downforce-") as folder, databases.postgres(Path(folder)) as address:
        yield address


@pytest.fixture
def empty_postgres(postgres: str) -> str:
    """The address of a database of its own."""
    name = f"test_{secrets.token_hex(6)}"

    async def create() -> None:
        connection = await asyncpg.connect(postgres)
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    asyncio.run(create())
    return postgres.replace("/postgres?", f"/{name}?")


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.xdist_group("postgres"))])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Both kinds, for real."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'store.db'}"
    return str(request.getfixturevalue("empty_postgres"))


@pytest.fixture
async def store(database: str) -> AsyncIterator[Store]:
    opened = await Store.open(database)
    yield opened
    await opened.close()

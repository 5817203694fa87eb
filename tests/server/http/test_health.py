"""A server is well while its database stores data: not with a full disk, a read-only file, or no database."""

import asyncio
import contextlib
import resource
import sqlite3
import sys
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from sqlalchemy import event
from sqlalchemy.exc import OperationalError

from downforce.server.http.health import FRESH, Health
from downforce.server.store import Store, describe
from downforce.terminal.cli import run
from tests.patience import PATIENCE, async_client
from tests.server.harness import RunningServer, open_server
from tests.server.server_process import serving

WELL = (200, {"status": "ok"})
Said = pytest.CaptureFixture[str]


def ill(reason: str) -> tuple[int, dict[str, Any]]:
    """Return the response of a server that cannot store, for that reason."""
    return 503, {"why": "not-stored", "args": {"reason": reason}}


async def ask(server: RunningServer) -> tuple[int, dict[str, Any]]:
    """Return status and body, once the earlier result is not reused any more."""
    server.clock.time += FRESH
    async with async_client(base_url=server.base) as client:
        answer = await client.get("/api/health")
    return answer.status_code, answer.json()


async def limit(store: Store, pragma: str) -> None:
    """Set a limit of SQLite for every connection that the store opens from now on."""

    def set_limit(connection: Any, record: Any) -> None:
        connection.execute(f"PRAGMA {pragma}")

    await store.engine.dispose()
    event.listen(store.engine.sync_engine, "connect", set_limit)


@pytest.mark.parametrize(
    ("pragma", "reason"),
    [
        ("max_page_count = 1", "database or disk is full"),  # no page more than there are
        ("query_only = 1", "attempt to write a readonly database"),
    ],
)
async def test_a_database_that_does_not_store(server: RunningServer, pragma: str, reason: str) -> None:
    assert await ask(server) == WELL
    with sqlite3.connect(f"{server.registry.store.engine.url.database}") as other:
        other.execute("VACUUM")  # no free pages are left from before
    await limit(server.registry.store, pragma)
    assert await ask(server) == ill(reason)
    async with server.registry.store.engine.connect() as connection:  # reading goes on as if all were well
        assert (await connection.exec_driver_sql("SELECT count(*) FROM tables")).scalar() == 0


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="only Linux limits the files of another process")
async def test_a_disk_without_room_and_then_with_room(tmp_path: Path, capsys: Said) -> None:
    """The server may not make its files any larger, which is a full disk for it."""
    async with serving(f"sqlite:///{tmp_path / 'store.db'}", tmp_path) as child:
        assert child.process is not None
        for most, code, said in ((-1, 0, "ok"), (0, 1, "nothing can be stored: disk I/O error"), (-1, 0, "ok")):
            _, hard = resource.prlimit(child.process.pid, resource.RLIMIT_FSIZE)
            resource.prlimit(child.process.pid, resource.RLIMIT_FSIZE, (most, hard))
            found = None
            while found != code:  # until what it knew before is not repeated any more
                found = await asyncio.to_thread(run, ["health", child.base, "--timeout", str(PATIENCE)])
                told = capsys.readouterr()
                await asyncio.sleep(0.1)
            assert (told.err if code else told.out).strip().endswith(said)


async def test_however_many_ask_it_is_tried_once_in_a_while(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    tries, write = 0, Store.check_writes

    async def count(self: Store) -> None:
        nonlocal tries
        tries += 1
        await write(self)

    monkeypatch.setattr(Store, "check_writes", count)
    async with async_client(base_url=server.base) as client:
        answers = await asyncio.gather(*(client.get("/api/health") for _ in range(10)))
        assert [answer.status_code for answer in answers] == [200] * 10
        assert tries == 1
        server.clock.time += FRESH
        await client.get("/api/health")
        assert tries == 2


async def test_nothing_is_left_behind(store: Store) -> None:
    for _ in range(3):
        await store.check_writes()
    async with store.engine.connect() as connection:
        assert (await connection.exec_driver_sql("SELECT count(*) FROM write_checks")).scalar() == 0


async def test_a_database_that_hangs_is_not_waited_for(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async def hang(self: Store) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr("downforce.server.http.health.PATIENCE", 0.01)
    monkeypatch.setattr(Store, "check_writes", hang)
    assert await Health(store, lambda: 0.0).problem() == "the database does not answer"


def test_a_reason_does_not_tell_where_the_database_is() -> None:
    refused = ConnectionRefusedError(111, "Connect call failed ('10.1.2.3', 5432)")
    assert describe(refused) == "the database does not answer"
    secret = Exception('password authentication failed for user "ida"')
    assert describe(OperationalError("INSERT", {}, secret)) == "the database does not answer"


async def set_read_only(address: str, on: bool) -> None:
    """Make a PostgreSQL database read-only for new connections, or writable again."""
    connection = await asyncpg.connect(address.replace("postgresql+asyncpg", "postgresql"))
    try:
        await connection.execute("SET default_transaction_read_only = off")
        name = await connection.fetchval("SELECT current_database()")
        await connection.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = {'on' if on else 'off'}")
    finally:
        await connection.close()


@pytest.mark.xdist_group("postgres")
async def test_a_postgresql_that_does_not_store(empty_postgres: str) -> None:
    async with open_server(empty_postgres) as server:
        assert await ask(server) == WELL
        await set_read_only(empty_postgres, True)
        await server.registry.store.engine.dispose()
        assert await ask(server) == ill("the database is read-only")
        await set_read_only(empty_postgres, False)
        await server.registry.store.engine.dispose()
        assert await ask(server) == WELL


# At the start.


@pytest.mark.xdist_group("postgres")
def test_a_server_does_not_start_on_a_read_only_postgresql(
    empty_postgres: str, capsys: Said, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DOWNFORCE_SECRET", "a key of more than sixteen characters")

    async def prepare() -> None:
        await (await Store.open(empty_postgres)).close()
        await set_read_only(empty_postgres, True)

    asyncio.run(prepare())
    assert run(["serve", "--port", "0", "--database", empty_postgres]) == 2
    told = capsys.readouterr().err
    assert "database: cannot write: the database is read-only; let its user write, or name another" in told
    assert told.count("\n") == 1


def test_a_server_does_not_start_on_a_read_only_file(
    tmp_path: Path, capsys: Said, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Opening it and beginning a transaction both succeed: only a write shows the problem."""
    file, opened = tmp_path / "store.db", sqlite3.connect

    async def prepare() -> None:
        await (await Store.open(f"sqlite:///{file}")).close()

    def open_read_only(database: str, **more: Any) -> Any:
        return opened(f"file:{database}?mode=ro", uri=True, **more)

    asyncio.run(prepare())
    with contextlib.closing(opened(file)) as other:  # so that the files beside it are there
        other.execute("SELECT count(*) FROM tables").fetchall()
        monkeypatch.setattr(sqlite3, "connect", open_read_only)
        monkeypatch.setenv("DOWNFORCE_SECRET", "a key of more than sixteen characters")
        assert run(["serve", "--port", "0", "--database", f"sqlite:///{file}"]) == 2
    told = capsys.readouterr().err
    assert "database: cannot write: attempt to write a readonly database; make the file and its folder writable" in told
    assert told.count("\n") == 1

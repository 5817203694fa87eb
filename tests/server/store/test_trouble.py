"""A full disk, a locked database, a missing key, a second server, a changed clock: one line, and nothing is lost."""

import asyncio
import itertools
import logging
import sqlite3
import time
from pathlib import Path
from typing import Any, NoReturn

import pytest
from sqlalchemy import event

from downforce.server.http.guests import load_key
from downforce.server.serve import InUse, lock_database
from downforce.server.settings import Settings
from downforce.server.store import Entry, NotStored, Store, connect
from downforce.server.store.writers import sqlite_writer
from downforce.server.tables import registry
from downforce.server.tables.services import steady_clock
from downforce.terminal.cli import run
from tests.server.harness import ME, OPEN, RunningServer
from tests.server.players import game

Said = pytest.CaptureFixture[str]


class Disk:
    """A disk on which a store finds as much room as a test gives it."""

    def __init__(self, store: Store, patch: pytest.MonkeyPatch) -> None:
        self.store = store
        self.pages = 1_000_000
        patch.setattr(sqlite_writer, "set_pragmas", self.limit)
        event.listen(store.engine.sync_engine, "connect", self.limit)

    def limit(self, connection: Any, record: Any) -> None:
        connect.set_pragmas(connection, record)
        connection.cursor().execute(f"PRAGMA max_page_count = {self.pages}")

    async def resize(self, pages: int) -> None:
        """Limit the size of the database for all new connections, and close those that are open."""
        self.pages = pages
        if isinstance(self.store.writer.driver, sqlite_writer.SqliteWriter):
            self.store.writer.driver.disconnect()
        await self.store.engine.dispose()


async def test_a_full_disk_refuses_and_the_game_goes_on_when_there_is_room(
    server: RunningServer, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    store, disk = server.registry.store, Disk(server.registry.store, monkeypatch)
    async with game(server, 2) as (table, players, _):
        ida, other = players[0], await players[1].person.make(ME, OPEN)
        await disk.resize(1)  # as many as there are
        stored = await store_until_full(store, other)
        assert ida.offer is not None
        action = ida.offer["choices"][0]["action"]
        assert (await ida.act(action, "command-1"))["why"] == "not-stored"
        assert len(await store.entries(other)) == stored  # and none of what was acknowledged is lost
        await disk.resize(1_000_000)
        await server.pass_time(2)
        answer = await ida.act(action, "command-1")
        assert (answer["t"], answer["seq"]) == ("done", 1)
        assert [(entry.seq, entry.text) for entry in await store.entries(table)] == [(1, action)]
    told = [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING]
    assert told == [
        "the database does not store (database or disk is full); it is tried again with whatever comes",
        "the database stores again",
    ]


async def store_until_full(store: Store, table: str) -> int:
    """Append entries until the disk is full, and return how many were stored."""
    for number in itertools.count(1):
        try:
            await store.append(Entry(table, number, 0, "x" * 60, f"command-{number}", 1.0))
        except NotStored:
            break
    return number - 1


async def test_whoever_acts_while_nobody_is_at_the_databases_address_is_told(
    server: RunningServer, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Drivers raise an OSError then, not an error of the database."""

    async def refuse(*given: object) -> NoReturn:
        raise ConnectionRefusedError

    async with game(server, 2) as (table, players, _):
        live, ida = server.registry.tables[table], players[0]
        live.ledger.out_of_sync = True  # so it must read first
        assert ida.offer is not None
        action = ida.offer["choices"][0]["action"]
        with monkeypatch.context() as patch:
            patch.setattr(Store, "entries", refuse)
            assert (await ida.act(action, "command-1"))["why"] == "not-stored"
            server.registry.services.spawn(live.reload())
            await asyncio.gather(*server.registry.services.tasks, return_exceptions=True)
        answer = await ida.act(action, "command-1")
        assert (answer["t"], answer["seq"]) == ("done", 1)
    assert [record.exc_info for record in caplog.records] == [None] * len(caplog.records)
    assert "the store does not answer (ConnectionRefusedError)" in caplog.messages


async def test_games_go_on_once_the_database_is_there(
    server: RunningServer, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server starts while the database is restarting."""
    tries, running = 0, Store.running_tables

    async def run(self: Store, most: int) -> list[str]:
        nonlocal tries
        tries += 1
        if tries == 1:
            raise ConnectionRefusedError
        return await running(self, most)

    monkeypatch.setattr(registry, "LOG_CHECK", 0.01)
    monkeypatch.setattr(Store, "running_tables", run)
    async with game(server, 2) as (table, _, _):
        server.registry.tables.clear()
        await server.registry.resume()
        assert table in server.registry.tables
    assert tries == 2
    assert caplog.messages == ["the store does not answer (ConnectionRefusedError)"]


async def test_a_locked_database_is_one_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "game.db"
    await (await Store.open(f"sqlite:///{file}")).close()
    monkeypatch.setitem(connect.PRAGMAS, "busy_timeout", 1)
    with sqlite3.connect(file) as rude:
        rude.execute("BEGIN EXCLUSIVE")
        with pytest.raises(connect.Unreachable, match="database: database is locked"):
            await Store.open(f"sqlite:///{file}")
        rude.rollback()


@pytest.mark.parametrize("content", [b"", b"not a database, only a long enough text that is none at all" * 20])
def test_a_missing_key_makes_strangers_of_nobody(tmp_path: Path, capsys: Said, content: bytes) -> None:
    """Only an empty database gets a new key."""
    file = tmp_path / "game.db"
    file.write_bytes(content)
    if not content:
        assert load_key(Settings(database=f"sqlite:///{file}"))
        return
    assert run(["serve", "--database", f"sqlite:///{file}"]) == 2
    told = capsys.readouterr().err
    assert "game.db.key: the key of the cookies is missing; put it back" in told
    (tmp_path / "game.db.key").write_text("a key of more than sixteen characters")
    assert run(["serve", "--database", f"sqlite:///{file}"]) == 2
    told += capsys.readouterr().err
    assert "database: file is not a database" in told
    assert told.count("\n") == 2


def test_two_servers_on_one_file_need_redis(tmp_path: Path, capsys: Said) -> None:
    address = f"sqlite:///{tmp_path / 'game.db'}"
    with lock_database(Settings(database=address)):
        assert run(["serve", "--database", address]) == 2
        told = capsys.readouterr().err
        assert "game.db: another server uses it; stop it" in told
        assert told.count("\n") == 1
    group_by_statement = Settings(database=address, redis="redis://127.0.0.1:1")
    with (
        lock_database(group_by_statement),
        lock_database(group_by_statement),
        pytest.raises(InUse),
        lock_database(Settings(database=address)),
    ):
        pass
    with lock_database(Settings(database=address)):
        pass


def test_a_clock_that_is_set_moves_nobody_on(monkeypatch: pytest.MonkeyPatch) -> None:
    now = steady_clock()
    before = now()
    assert abs(before - time.time()) < 60
    for jump in (3600, -3600):
        monkeypatch.setattr(time, "time", lambda jump=jump: before + jump)
        assert before <= now() < before + 600

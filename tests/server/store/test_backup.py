"""Backups: made while games go on, restored into either kind of database, refused in one line."""

import asyncio
import os
import sqlite3
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from downforce.server.backup import read_label
from downforce.server.backup_folder import back_up_today
from downforce.server.http.guests import load_key
from downforce.server.serve import lock_database
from downforce.server.settings import Settings
from downforce.server.store import Entry, Store
from downforce.server.store.schema import metadata
from downforce.terminal.cli import run
from tests.server.harness import ME, OPEN, open_server
from tests.server.players import game

Said = pytest.CaptureFixture[str]
KEY = "the key of the tests, which is long enough"


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "our.key").write_text(KEY)


async def rows(url: str) -> dict[str, list[Any]]:
    store = await Store.open(url)
    async with store.engine.connect() as connection:
        found = {
            table.name: sorted(map(tuple, await connection.execute(select(table))), key=repr)
            for table in metadata.sorted_tables
        }
    await store.close()
    return found


async def fill(url: str) -> None:
    """Store a game with everything that belongs to it."""
    async with open_server(url) as server, game(server, 2) as (table, players, _):
        ida = players[0]
        assert ida.offer is not None
        await ida.act(ida.offer["choices"][0]["action"], "command-1")
        await players[1].person.make(ME, OPEN)
        await ida.person.call("POST", f"/tables/{table}/return-link")
        await ida.person.call("PATCH", "/me", {"name": "Zoë"})


def there(url: str) -> list[str]:
    return ["--database", url, "--secret-file", "our.key"]


async def test_everything_comes_back(database: str, tmp_path: Path, said: Said) -> None:
    """From either database into itself, and into SQLite."""
    await fill(database)
    before = await rows(database)
    assert len(before["entries"]) == 1
    assert all(len(before[name]) for name in ("guests", "tables", "seats", "links"))
    assert await in_thread("backup", "a.backup", *there(database)) == 0
    copy = tmp_path / "a.backup"
    assert copy.stat().st_mode & 0o777 == 0o600
    assert sorted(os.listdir(tmp_path)) == sorted({"a.backup", "our.key", *beside_store()})

    assert await in_thread("restore", "a.backup", "--database", f"sqlite:///{tmp_path / 'new.db'}") == 0
    assert await rows(f"sqlite:///{tmp_path / 'new.db'}") == before
    key = tmp_path / "new.db.key"
    assert key.stat().st_mode & 0o777 == 0o600
    assert load_key(Settings(database=f"sqlite:///{tmp_path / 'new.db'}")) == KEY

    assert await in_thread("restore", "a.backup", *there(database)) == 2  # games are there
    assert "--force" in said.readouterr().err
    await add_entry(database)
    assert await in_thread("restore", "a.backup", *there(database), "--force") == 0
    assert await rows(database) == before


@pytest.mark.xdist_group("postgres")
async def test_games_move_to_the_other_kind(empty_postgres: str, tmp_path: Path) -> None:
    here = f"sqlite:///{tmp_path / 'store.db'}"
    await fill(here)
    assert await in_thread("backup", "a.backup", *there(here)) == 0
    assert await in_thread("restore", "a.backup", *there(empty_postgres)) == 0
    assert await rows(empty_postgres) == await rows(here)


async def test_a_backup_is_one_moment_of_a_running_server(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'store.db'}"
    async with open_server(url) as server, game(server, 2) as (table, players, _):
        for number, player in enumerate(players):
            assert player.offer is not None
            answer = await player.act(player.offer["choices"][0]["action"], f"command-{number}")
            assert await in_thread("backup", f"{number}.backup", *there(url)) == 0
            with sqlite3.connect(tmp_path / f"{number}.backup") as copy:
                stored = copy.execute("SELECT count(*) FROM entries WHERE table_id = ?", [table]).fetchone()[0]
            copy.close()
            assert stored == answer["seq"]  # whatever was acknowledged is in it


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (["backup", "a.backup"], "downforce.db: there is no such database"),
        (["backup", "our.key", "--database", "sqlite:///some.db"], "our.key: is there already"),
        (["backup", "a", "--database", "mysql://x"], "--database: wanted sqlite:///FILE"),
        (["backup", "a.backup", "--keep", "3"], "a.backup: is no folder; --keep wants one"),
        (["backup", ".", "--keep", "0", "--database", "sqlite:///some.db"], "--keep 0: wanted 1 or more"),
        (["backup", "."], "downforce.db: there is no such database"),
        (["restore", "nothing"], "nothing: there is no such file"),
        (["restore", "our.key"], "our.key: is no backup; wanted a file made by downforce backup"),
        (["restore", "some.db"], "some.db: is no backup"),
        (["restore", "later.backup"], "later.backup: was made by a later version (99)"),
        (["restore", "good.backup", "--database", "sqlite:///some.db"], "some.db: is there already"),
        (["restore", "good.backup", "--secret-file", "our.key"], "our.key: another key is there already"),
        (["restore", "good.backup", "--database", "postgresql://x/y"], "name a file with --secret-file"),
        (["restore", "good.backup", "--database", "sqlite:///no/such.db"], "No such file or directory"),
    ],
    ids=lambda given: " ".join(given) if isinstance(given, list) else "",
)
def test_what_cannot_be_done_is_told_in_one_line(arguments: list[str], line: str, said: Said) -> None:
    for name, version in (("good.backup", "0001"), ("later.backup", "9999")):
        with sqlite3.connect(name) as copy:
            copy.execute("CREATE TABLE backup (name TEXT, value TEXT)")
            copy.executemany(
                "INSERT INTO backup VALUES (?, ?)", [("format", "1"), ("key", "k" * 20), ("version", "99")]
            )
            copy.execute("CREATE TABLE alembic_version (version_num TEXT)")
            copy.execute("INSERT INTO alembic_version VALUES (?)", [version])
        copy.close()
    with sqlite3.connect("some.db") as other:
        other.execute("CREATE TABLE things (name TEXT)")
    other.close()
    before = sorted(os.listdir())
    assert run(arguments) == 2
    told = said.readouterr().err
    assert line in told
    assert told.count("\n") == 1
    assert [name for name in os.listdir() if name not in before and not name.endswith((".lock", ".key"))] == []


def test_a_damaged_backup_is_known(tmp_path: Path) -> None:
    with sqlite3.connect("a.db") as made:
        made.execute("CREATE TABLE backup (name TEXT, value TEXT)")
        made.execute("CREATE TABLE alembic_version (version_num TEXT)")
        made.execute("CREATE TABLE entries (text TEXT)")
        made.executemany("INSERT INTO entries VALUES (?)", [("x" * 900,)] * 100)
    made.close()
    whole = (tmp_path / "a.db").read_bytes()
    (tmp_path / "a.db").write_bytes(whole[: 4096 * 5] + b"\xff" * 4096 + whole[4096 * 6 :])
    with pytest.raises(ValueError, match=r"is damaged|is no backup"):
        read_label(tmp_path / "a.db")


async def test_nothing_is_restored_under_a_running_server(tmp_path: Path, said: Said) -> None:
    url = f"sqlite:///{tmp_path / 'store.db'}"
    await fill(url)
    assert await in_thread("backup", "a.backup", *there(url)) == 0
    with lock_database(Settings(database=url)):
        assert await in_thread("restore", "a.backup", *there(url), "--force") == 2
    told = said.readouterr().err
    assert "another server uses it; stop it first, or restore to another file with --database" in told
    assert "--redis" not in told


class Today(date):
    @classmethod
    def today(cls) -> date:  # type: ignore[override]
        return date(2026, 3, 3)


async def test_a_folder_has_a_backup_a_day_and_the_oldest_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("downforce.server.backup_folder.date", Today)
    url = f"sqlite:///{tmp_path / 'store.db'}"
    await fill(url)
    folder = tmp_path / "backups"
    folder.mkdir()
    others = {"notes.txt", "sunday.backup", "downforce-2020-01-01.backup.gz"}
    for name in others:
        (folder / name).touch()
    settings = Settings(database=url, secret_file=tmp_path / "our.key")
    days = [date(2026, 2, 26) + timedelta(number) for number in range(5)]
    made = [await asyncio.to_thread(back_up_today, settings, folder, 3, day) for day in days]
    assert set(os.listdir(folder)) == others | {file.name for file in made[2:]}
    assert made[-1].name == "downforce-2026-03-02.backup"

    kept = (made[2].read_bytes(), made[3].read_bytes())
    await add_entry(url)
    assert await in_thread("backup", "backups", "--keep", "2", *there(url)) == 0
    today = folder / "downforce-2026-03-03.backup"
    assert set(os.listdir(folder)) == others | {today.name, made[-1].name}
    before = today.read_bytes()
    await add_entry(url, 3)
    assert await in_thread("backup", "backups", *there(url)) == 0  # again today: the newer one counts
    assert today.read_bytes() not in (before, *kept)
    assert today.stat().st_mode & 0o777 == 0o600
    assert set(os.listdir(folder)) == others | {today.name, made[-1].name}
    assert await in_thread("restore", str(today), "--database", f"sqlite:///{tmp_path / 'new.db'}") == 0
    assert await rows(f"sqlite:///{tmp_path / 'new.db'}") == await rows(url)


async def test_nothing_is_deleted_when_the_backup_fails(tmp_path: Path) -> None:
    (tmp_path / "backups").mkdir()
    olds = [tmp_path / "backups" / f"downforce-2026-01-0{day}.backup" for day in range(1, 5)]
    for old in olds:
        old.touch()
    assert await in_thread("backup", "backups", "--keep", "1", "--database", "sqlite:///not-there.db") == 2
    assert sorted((tmp_path / "backups").iterdir()) == olds


@pytest.fixture
def said(capsys: Said) -> Said:
    return capsys


async def in_thread(*arguments: str) -> int:
    """Run a function as a command does: in a thread without an event loop."""
    return await asyncio.to_thread(run, list(arguments))


async def add_entry(url: str, number: int = 2) -> None:
    store = await Store.open(url)
    async with store.engine.connect() as connection:
        table = (await connection.execute(select(metadata.tables["entries"].c.table_id))).scalar()
    await store.append(Entry(str(table), number, 0, "pass", f"command-{number + 7}", 1.0))
    await store.close()


def beside_store() -> set[str]:
    return {name for name in os.listdir() if name.startswith("store.db")}

"""The store, on a real SQLite and a real PostgreSQL: the same tests for both."""

import asyncio
import contextlib
import sqlite3
import threading
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from downforce.server.store import Conflict, Deal, Entry, NotStored, SeatRow, Store, TableRow, Unreachable
from downforce.server.store.migrate import FOLDER, migrate, newest_revision
from downforce.server.store.schema import metadata

TABLE = TableRow("T1", "g-ida", "Ida", True, "waiting", {"players": 2}, {"rules": 1}, "quick", 1.5)
SEATS = [SeatRow(0, "person", "g-ida", "Ida"), SeatRow(1, "open")]
DEAL = Deal("T1", 0, {"grid": ["K", "é"]})


def entry(seq: int, seat: int | None = 0, command: str | None = None, table: str = "T1") -> Entry:
    return Entry(table, seq, seat, "bid R6Y4K2B1", command, float(seq))


async def test_the_shape_is_what_the_migrations_make(store: Store) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async with store.engine.connect() as connection:
        assert await connection.run_sync(differences) == []


async def test_opening_again_and_twice_at_once(database: str) -> None:
    stores = await asyncio.gather(*(Store.open(database) for _ in range(3)))
    await stores[0].make_table(TABLE, SEATS)
    assert await stores[1].table("T1") == (TABLE, SEATS)
    for store in stores:
        await store.close()
    again = await Store.open(database)
    assert await again.table("T1") == (TABLE, SEATS)
    await again.close()


async def test_opening_a_new_file_that_another_process_writes_to(tmp_path: Path) -> None:
    """SQLite refuses at once to switch the journal of a file that another process writes to, whatever its timeout."""
    file = tmp_path / "x.db"
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("CREATE TABLE something (x)")
        other.execute("BEGIN IMMEDIATE")
        asyncio.get_running_loop().call_later(0.2, other.execute, "COMMIT")
        store = await Store.open(f"sqlite:///{file}")
    await store.close()


async def test_sqlite_is_set_to_keep_what_it_was_told(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite:///{tmp_path / 'x.db'}")
    async with store.engine.connect() as connection:
        found = [
            (await connection.execute(text(f"PRAGMA {name}"))).scalar() for name in ("journal_mode", "synchronous")
        ]
    assert found == ["wal", 2]
    await store.close()


@pytest.mark.parametrize("url", ["sqlite:////nowhere/at/all/x.db", "postgresql://nobody:secret@127.0.0.1:1/x"])
async def test_a_database_that_is_not_there(url: str) -> None:
    before = set(threading.enumerate())
    with pytest.raises(Unreachable) as refused:
        await Store.open(url)
    assert "\n" not in str(refused.value)
    assert "secret" not in str(refused.value)
    assert set(threading.enumerate()) <= before  # none that speaks when all is over


async def test_a_log_in_order_each_number_once(store: Store) -> None:
    await store.make_table(TABLE, SEATS)
    await store.append(entry(1, 0, "command-1"))
    await store.append(entry(2, None))
    with pytest.raises(Conflict):
        await store.append(entry(2, 1))
    with pytest.raises(Conflict):
        await store.append(entry(3, 0, "command-1"))  # the same command again
    await store.append(entry(3, 1, "command-1"))  # another seat's
    assert await store.entries("T1") == [entry(1, 0, "command-1"), entry(2, None), entry(3, 1, "command-1")]
    assert await store.entries("T1", 2) == [entry(3, 1, "command-1")]
    assert await store.entries("T2") == []


async def test_one_that_is_late_does_not_hinder_the_others(store: Store) -> None:
    """Many tables share a transaction; a conflict in one of them fails only that one."""
    for number in range(20):
        await store.make_table(replace(TABLE, id=f"T{number}"), SEATS)
    await store.append(entry(1, table="T7"))
    results = await asyncio.gather(
        *(store.append(entry(1, table=f"T{number}")) for number in range(20)), return_exceptions=True
    )
    assert [type(result) for number, result in enumerate(results) if number != 7] == [type(None)] * 19
    assert isinstance(results[7], Conflict)
    assert [len(await store.entries(f"T{number}")) for number in range(20)] == [1] * 20


async def test_different_things_share_a_transaction(store: Store) -> None:
    """Everything that is submitted during the first write goes into one transaction."""
    for number in range(3):
        await store.make_table(replace(TABLE, id=f"T{number}", status="running"), SEATS)
    await store.append(entry(1, table="T2"))
    results = await asyncio.gather(
        *(store.append(entry(1, table=f"T{number}")) for number in range(3)),
        *(store.append(entry(2, None, table=f"T{number}")) for number in range(2)),
        *(store.append_deal(Deal(f"T{number}", 0, {"grid": [str(number)]})) for number in range(2)),
        *(store.set_driver(f"T{number}", 0, "pro") for number in range(2)),
        *(store.set_over(f"T{number}", [number]) for number in range(2)),
        return_exceptions=True,
    )
    assert [type(result) for result in results] == [type(None)] * 2 + [Conflict] + [type(None)] * 8
    for number in range(2):
        found = await store.table(f"T{number}")
        assert found is not None
        assert (found[0].status, found[0].winners, found[1][0].driver) == ("over", [number], "pro")
        assert [each.seq for each in await store.entries(f"T{number}")] == [1, 2]
        assert await store.deals(f"T{number}") == [Deal(f"T{number}", 0, {"grid": [str(number)]})]


@pytest.mark.xdist_group("postgres")
async def test_a_connection_that_is_lost_is_made_again(empty_postgres: str, io: str) -> None:
    """PostgreSQL was restarted, or something in between dropped the connection."""
    store = await Store.open(empty_postgres, io == "fast")
    await store.make_table(TABLE, SEATS)
    stored, seq = [], 0
    for _ in range(3):
        seq += 1
        await store.append(entry(seq))
        stored.append(seq)
        async with store.engine.connect() as connection:
            others = "pid <> pg_backend_pid() AND datname = current_database()"
            await connection.execute(text(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {others}"))
        seq += 1
        with contextlib.suppress(NotStored):  # whoever writes before the loss is heard of
            await store.append(entry(seq))
            stored.append(seq)
    await store.append(entry(seq + 1))
    assert [each.seq for each in await store.entries("T1")] == [*stored, seq + 1]
    await store.close()


@pytest.mark.xdist_group("postgres")
async def test_what_is_too_long_is_not_cut(empty_postgres: str, io: str) -> None:
    store = await Store.open(empty_postgres, io == "fast")
    await store.make_table(TABLE, SEATS)
    with pytest.raises(NotStored):
        await store.append(replace(entry(1), text="x" * 65))
    await store.append(entry(1))
    assert await store.entries("T1") == [entry(1)]
    await store.close()


async def test_two_stores_race_for_a_number(database: str, io: str) -> None:
    one, two = await Store.open(database, io == "fast"), await Store.open(database)
    await one.make_table(TABLE, SEATS)
    for seq in range(1, 21):
        results = await asyncio.gather(one.append(entry(seq, 0)), two.append(entry(seq, 1)), return_exceptions=True)
        assert sorted(type(result).__name__ for result in results) == ["Conflict", "NoneType"]
    assert [each.seq for each in await two.entries("T1")] == list(range(1, 21))
    await one.close()
    await two.close()


async def test_what_came_up_is_kept(store: Store) -> None:
    await store.make_table(replace(TABLE, status="running"), SEATS, DEAL)
    await store.append_deal(Deal("T1", 1, {"grid": []}))
    with pytest.raises(Conflict):
        await store.append_deal(Deal("T1", 1, {"grid": ["other"]}))
    assert await store.deals("T1") == [DEAL, Deal("T1", 1, {"grid": []})]
    assert await store.deals("T1", 1) == [Deal("T1", 1, {"grid": []})]


async def test_seats_are_taken_once(store: Store) -> None:
    await store.make_table(TABLE, SEATS)
    rui, eve = SeatRow(1, "person", "g-rui", "Rui"), SeatRow(1, "person", "g-eve", "Eve")
    results = await asyncio.gather(
        store.change_seats(TABLE, [(SEATS[1], rui)]),
        store.change_seats(TABLE, [(SEATS[1], eve)]),
        return_exceptions=True,
    )
    assert sorted(type(result).__name__ for result in results) == ["Conflict", "NoneType"]
    with pytest.raises(Conflict):  # all or none
        await store.change_seats(TABLE, [(SEATS[0], SeatRow(0, "open")), (SEATS[1], eve)])
    found = await store.table("T1")
    assert found is not None
    assert found[1][0].kind == "person"


async def test_options_change_until_the_game_begins(store: Store) -> None:
    await store.make_table(TABLE, SEATS)
    changed = replace(TABLE, public=False, clock="none", options={"players": 4}, pinned={"rules": 2})
    more = [*SEATS, SeatRow(2, "bot", None, "Otto", "pro"), SeatRow(3, "open")]
    await store.change_table((TABLE, SEATS), (changed, more))
    assert await store.table("T1") == (changed, more)
    fewer = [SEATS[0], replace(more[2], seat=1)]
    await store.change_table((changed, more), (TABLE, fewer))
    assert await store.table("T1") == (TABLE, fewer)
    with pytest.raises(Conflict):  # not as expected any more
        await store.change_table((changed, more), (changed, more))
    with pytest.raises(Conflict):  # a deal for other options
        await store.begin(changed, [], DEAL)
    assert await store.table("T1") == (TABLE, fewer)
    await store.begin(TABLE, [], DEAL)
    with pytest.raises(Conflict):
        await store.change_table((TABLE, fewer), (changed, more))
    with pytest.raises(Conflict):
        await store.change_table((replace(TABLE, id="T2"), SEATS), (changed, more))
    assert await store.table("T1") == (replace(TABLE, status="running"), fewer)


async def test_who_sits_down_first_is_not_sent_away(database: str) -> None:
    """One process removes the open seat while another lets a person sit down on it."""
    one, two = await Store.open(database), await Store.open(database)
    rui, three = SeatRow(1, "person", "g-rui", "Rui"), [*SEATS, SeatRow(2, "bot", None, "Otto", "pro")]
    fewer = [SEATS[0], replace(three[2], seat=1)]
    for number in range(10):
        table = replace(TABLE, id=f"T{number}")
        await one.make_table(table, three)
        results = await asyncio.gather(
            one.change_table((table, three), (table, fewer)),
            two.change_seats(table, [(three[1], rui)]),
            return_exceptions=True,
        )
        assert sorted(type(result).__name__ for result in results) == ["Conflict", "NoneType"]
        found = await two.table(table.id)
        assert found is not None
        assert found[1] == ([SEATS[0], rui, three[2]] if results[0] else fewer)
    await one.close()
    await two.close()


async def test_a_game_begins_once(store: Store) -> None:
    await store.make_table(TABLE, SEATS)
    bot = SeatRow(1, "bot", None, "Otto", "pro")
    await store.begin(TABLE, [(SEATS[1], bot)], DEAL)
    with pytest.raises(Conflict):
        await store.begin(TABLE, [(SEATS[1], bot)], DEAL)
    with pytest.raises(Conflict):
        await store.change_seats(TABLE, [(bot, SeatRow(1, "open"))])
    assert await store.running_tables(10) == ["T1"]
    assert await store.table("T1") == (replace(TABLE, status="running"), [SEATS[0], bot])
    await store.set_driver("T1", 0, "pro")
    await store.set_over("T1", [1])
    found = await store.table("T1")
    assert found is not None
    assert (found[0].status, found[0].winners, found[1][0].driver) == ("over", [1], "pro")
    assert await store.running_tables(10) == []


async def test_a_new_game_is_stored_in_one_trip(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Together with whatever else is waiting, and without blocking other writers."""

    def refuse() -> None:
        raise AssertionError("a transaction of its own")

    monkeypatch.setattr(store.writer, "transaction", refuse)
    bot = replace(SEATS[1], kind="bot", level="pro", guest=None)
    others = [replace(TABLE, id=f"T{number}") for number in range(2, 6)]
    await asyncio.gather(*(store.make_table(table, SEATS) for table in [TABLE, *others]))
    await asyncio.gather(*(store.begin(table, [(SEATS[1], bot)], None) for table in [TABLE, *others[:2]]))
    results = await asyncio.gather(
        store.begin(TABLE, [], DEAL),  # has begun already
        store.begin(others[2], [(bot, SEATS[1])], None),  # the seat is not what it is taken for
        store.begin(others[3], [(SEATS[1], bot)], None),
        return_exceptions=True,
    )
    assert [type(result) for result in results] == [Conflict, Conflict, type(None)]
    assert await store.deals(TABLE.id) == []
    found = [await store.table(table.id) for table in others]
    assert [(table.status, seats[1].kind) for table, seats in filter(None, found)] == [
        *[("running", "bot")] * 2,
        ("waiting", SEATS[1].kind),
        ("running", "bot"),
    ]


async def test_lists_and_counts(store: Store) -> None:
    await store.make_table(TABLE, SEATS)
    await store.make_table(replace(TABLE, id="T2", public=False, created=2.0), SEATS)
    await store.make_table(replace(TABLE, id="T3", status="over", created=3.0), SEATS)
    await store.make_table(replace(TABLE, id="T4", status="running", created=4.0), SEATS)
    assert [table.id for table, _ in await store.public_tables(10)] == ["T1", "T4"]
    assert await store.count_unfinished("g-ida") == 3
    await store.append(entry(9, table="T1"))
    assert [(table.id, at) for table, _, at in await store.list_games("g-ida", 3)] == [
        ("T1", 9.0),
        ("T4", 4.0),
        ("T3", 3.0),
    ]
    assert [table.id for table, _, _ in await store.list_games("g-ida", 2, before=4.0)] == ["T3", "T2"]
    assert await store.list_games("g-nobody", 3) == []


async def test_a_game_is_hidden_from_one_list_only(store: Store) -> None:
    both = [SeatRow(0, "person", "g-ida", "Ida"), SeatRow(1, "person", "g-rui", "Rui")]
    await store.make_table(TABLE, both)
    for hides in (True, True, False):  # twice is as good as once
        await store.hide_game("g-ida", "T1", hides)
        assert bool(await store.list_games("g-ida", 3)) is not hides
        assert len(await store.list_games("g-rui", 3)) == 1


async def test_how_a_game_ended_is_kept_by_seat(store: Store) -> None:
    await store.make_table(replace(TABLE, status="running"), SEATS)
    await store.set_over("T1", [1], [{"rank": 2, "money": -3}, {"rank": 1, "money": None}])
    found = await store.table("T1")
    assert found is not None
    assert found[0].results == [{"rank": 2, "money": -3}, {"rank": 1, "money": None}]


async def test_names(store: Store) -> None:
    await store.make_table(TABLE, SEATS)
    assert await store.read_name("g-ida") is None
    assert await store.rename("g-ida", "Ída") == ["T1"]
    assert await store.rename("g-ida", "Idə") == ["T1"]
    assert await store.read_name("g-ida") == "Idə"
    found = await store.table("T1")
    assert found is not None
    assert (found[0].host_name, found[1][0].name) == ("Idə", "Idə")


async def test_return_links_work_once_and_not_for_ever(store: Store) -> None:
    await store.add_link("a" * 64, "g-ida", "T1", 3, 100.0)
    assert await store.take_link("a" * 64, 0.0) == ("g-ida", "T1")
    assert await store.take_link("a" * 64, 0.0) is None
    await store.add_link("b" * 64, "g-ida", "T1", 3, 100.0)
    assert await store.take_link("b" * 64, 9e15) is None
    for letter in "cdefg":
        await store.add_link(letter * 64, "g-ida", "T1", 3, 100.0 + ord(letter))
    kept = [letter for letter in "cdefg" if await store.take_link(letter * 64, 0.0)]
    assert kept == ["e", "f", "g"]


async def test_a_rematch_is_made_once(store: Store) -> None:
    await store.make_table(replace(TABLE, status="over"), SEATS)
    one = await store.set_rematch("T1", replace(TABLE, id="T2"), SEATS, None)
    two = await store.set_rematch("T1", replace(TABLE, id="T3"), SEATS, None)
    assert one == two == "T2"
    assert await store.table("T3") is None


def test_the_newest_shape_is_the_last_migration() -> None:
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    config.set_main_option("path_separator", "os")
    assert ScriptDirectory.from_config(config).get_current_head() == newest_revision()


async def test_a_database_in_the_newest_shape_is_left_alone(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(connection: object) -> None:
        raise AssertionError("it was migrated again")

    monkeypatch.setattr("downforce.server.store.migrate.upgrade", refuse)
    await migrate(store.engine)


async def test_who_is_cancelled_in_the_middle_of_a_transaction_leaves_nothing_locked(tmp_path: Path) -> None:
    """Usually closing the connection is enough, but not while something, here the kept error, holds a cursor."""
    store = await Store.open(f"sqlite:///{tmp_path}/x.db")
    many = [{"number": number} for number in range(20_000)]
    began = asyncio.Event()
    errors: list[BaseException | None] = []

    async def write() -> None:
        async with store.writer.transaction() as connection:
            await connection.execute(text("CREATE TABLE something (number INTEGER)"))
            began.set()
            await connection.execute(text("INSERT INTO something VALUES (:number)"), many)

    for _ in range(10):
        began.clear()
        writing = asyncio.create_task(write())
        await began.wait()
        for _ in range(10):  # rounds of the loop, until the rows are being written
            await asyncio.sleep(0)
        writing.cancel()
        errors += await asyncio.gather(writing, return_exceptions=True)
        with closing(sqlite3.connect(tmp_path / "x.db", timeout=0, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
    assert any(isinstance(error, asyncio.CancelledError) for error in errors)
    await store.close()

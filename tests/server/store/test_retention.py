"""Unused tables and guests are deleted after the time that the settings give."""

from dataclasses import replace
from pathlib import Path

from downforce.room import games, lobby
from downforce.server.sockets.listener import NO_TABLE
from downforce.server.store import Entry, RetentionPolicy, SeatRow, Store, TableRow, Totals
from tests.server.harness import ME, OPEN, RunningServer, open_server

DAY = 24 * 3600
HOST, GUEST = SeatRow(0, "person", "ida", "Ida"), SeatRow(1, "person", "rui", "Rui")


async def test_each_kind_of_table_has_its_time(store: Store) -> None:
    options, pinned = games.read_options({}, 2)
    plain = TableRow("x", "ida", "Ida", True, "waiting", options, pinned, "none", 100.0)
    alone, group_by_statement = [HOST, SeatRow(1, "open")], [HOST, GUEST]
    wanted = {
        "alone-old": (replace(plain, id="alone-old"), alone),
        "alone-new": (replace(plain, id="alone-new", created=300.0), alone),
        "joined": (replace(plain, id="joined"), group_by_statement),
        "given-up": (replace(plain, id="given-up", status="running"), group_by_statement),
        "goes-on": (replace(plain, id="goes-on", status="running"), group_by_statement),
        "over-old": (replace(plain, id="over-old", status="over", created=1.0), group_by_statement),
        "over": (replace(plain, id="over", status="over"), group_by_statement),
    }
    for table, seats in wanted.values():
        begun = table.status != "waiting"
        await store.make_table(table, seats, lobby.first_deal(table) if begun else None)
    await store.append(Entry("goes-on", 1, 0, "bid R6Y4K2B1", "command-1", 400.0))
    await store.append(Entry("given-up", 1, 0, "bid R6Y4K2B1", "command-1", 110.0))
    await store.add_link("old-link", "ida", "over", 10, 100.0)
    await store.rename("ida", "Ida")
    await store.rename("nobody", "Nobody")

    totals = await store.totals()
    assert totals == Totals(tables=7, begun=4, finished=2, guests=2)
    assert await store.delete_expired(RetentionPolicy(0, 0, 0, 0)) == []
    assert set(await store.delete_expired(RetentionPolicy(unjoined=200, unfinished=0, finished=0, links=0))) == {
        "alone-old"
    }
    assert set(await store.delete_expired(RetentionPolicy(200, 105, 0, 0))) == {
        "joined"
    }  # waits for longer than anybody does
    assert set(await store.delete_expired(RetentionPolicy(200, 200, 50, 0))) == {"given-up", "over-old"}
    assert await store.entries("given-up") == []
    assert await store.deals("given-up") == []
    kept = {name for name in wanted if await store.table(name) is not None}
    assert kept == {"alone-new", "goes-on", "over"}
    assert await store.take_link("old-link", 0) is not None
    assert await store.read_name("nobody") == "Nobody"

    await store.add_link("new-link", "ida", "over", 10, 100.0)
    gone = await store.delete_expired(RetentionPolicy(1e12, 1e12, 1e12, 1e12))
    assert set(gone) == kept
    assert await store.totals() == replace(totals, guests=0)  # what was, was
    assert await store.take_link("new-link", 0) is None
    assert await store.read_name("ida") is await store.read_name("nobody") is None


async def test_a_table_nobody_joined_is_gone_after_two_days(tmp_path: Path) -> None:
    async with open_server(tmp_path / "store.db") as server:
        ida = await server.guest()
        table = await ida.make(ME, OPEN)
        await pass_days(server, 1.5)
        assert (await ida.client.get(f"/api/tables/{table}")).status_code == 200
        async with ida.at(table) as socket:
            await socket.until("table")
            await pass_days(server, 1.0)
            assert await socket.closed() == NO_TABLE
        assert await ida.refusal("GET", f"/tables/{table}") == "unknown-table"


async def pass_days(server: RunningServer, days: float) -> None:
    server.clock.time += days * DAY
    for live in server.registry.tables.values():  # nobody is silent for so long
        for listener in live.audience.listeners:
            listener.heard = server.clock.time
    await server.pass_time(0)

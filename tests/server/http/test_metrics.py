"""Metrics: their values, that nothing is counted twice, and that they are off by default."""

import asyncio
import random
from pathlib import Path
from typing import Any

import httpx
import pytest
from prometheus_client import CollectorRegistry, ProcessCollector
from prometheus_client.parser import text_string_to_metric_families
from sqlalchemy import event

from downforce.server.http import metrics
from downforce.server.http.counters import BOUNDS, Counters
from downforce.server.store import Store
from tests.patience import async_client
from tests.server.databases import free_port
from tests.server.harness import BOT, ME, OPEN, RunningServer, open_server
from tests.server.players import game, play_on


@pytest.fixture(autouse=True)
def _patient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(metrics, "PATIENCE", 60.0)  # the machine may be busy


async def read(port: int) -> dict[str, float]:
    """Return every sample, by name and labels."""
    async with async_client() as client:
        text = (await client.get(f"http://127.0.0.1:{port}/metrics")).text
    return {
        sample.name + "".join(f"{{{value}}}" for value in sample.labels.values()): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


async def test_what_happens_is_told(tmp_path: Path) -> None:
    port = free_port()
    async with open_server(tmp_path / "store.db", metrics_port=port) as server:
        ida = await server.guest()
        await ida.call("GET", f"/tables/{await ida.make(ME, OPEN)}")  # now it is in memory
        table = await ida.make(ME, BOT, start=True)
        assert await ida.refusal("GET", "/tables/nothing") == "unknown-table"
        assert await ida.refusal("POST", "/nothing") == "not-found"
        async with ida.at(table) as socket:
            view = await socket.until("table")
            offer = view["offer"] or (await socket.until("news"))["offer"]
            assert (await socket.act("fly", view["seq"]))["t"] == "no"
            assert (await socket.act(offer["choices"][0]["action"], view["seq"]))["t"] == "done"
            await socket.send({"t": "ping"})
            await socket.until("pong")  # whatever was said before has been answered, and counted
            told = await read(port)
    assert told["downforce_tables{waiting}"] == 1
    assert told["downforce_tables{running}"] == 1
    assert told["downforce_sockets"] == 1
    assert told["downforce_store_waiting"] == 0
    assert told["downforce_command_seconds_count"] == 2
    assert told["downforce_command_seconds_bucket{+Inf}"] == 2
    assert told["downforce_command_seconds_sum"] > 0
    assert told["downforce_refusals_total{unknown-table}"] == 1
    assert told["downforce_refusals_total{not-found}"] == 1
    assert sum(times for name, times in told.items() if name.startswith("downforce_refusals")) == 3
    assert told["process_resident_memory_bytes"] > 0
    with pytest.raises(httpx.ConnectError):
        await read(port)  # nobody tells any more


TOTALS = (
    "downforce_tables_made_total",
    "downforce_games_begun_total",
    "downforce_games_finished_total",
    "downforce_guests",
)


async def totals(port: int) -> list[float | None]:
    told = await read(port)
    return [told.get(name) for name in TOTALS]


async def test_totals_survive_a_restart_and_are_those_of_all_processes(database: str) -> None:
    port, another = free_port(), free_port()
    async with open_server(database, metrics_port=port) as server:
        assert await totals(port) == [0, 0, 0, 0]
        async with game(server, 2) as (_, players, _):
            assert await totals(port) == [1, 1, 0, 2]
            await play_on(players, random.Random(1))
        ida = await server.guest()
        given_up = await ida.make(ME, BOT, start=True)
        assert (await ida.call("POST", f"/tables/{given_up}/give-up")).status_code == 200
        await ida.make(ME, OPEN)
        assert await totals(port) == [3, 2, 1, 3]
        async with open_server(database, metrics_port=another):
            assert await totals(another) == [3, 2, 1, 3]
    async with open_server(database, metrics_port=port):
        assert await totals(port) == [3, 2, 1, 3]


async def test_totals_are_left_out_while_the_database_does_not_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    port = free_port()
    never = asyncio.Event()

    async def silent(store: Store) -> None:
        await never.wait()

    async with open_server(tmp_path / "store.db", metrics_port=port):
        with monkeypatch.context() as patched:
            patched.setattr(metrics, "PATIENCE", 0.05)
            patched.setattr(Store, "totals", silent)
            told = await read(port)  # the others are told all the same
        assert told["downforce_tables{waiting}"] == 0
        assert not set(TOTALS) & set(told)
        assert await totals(port) == [0, 0, 0, 0]


async def test_totals_read_indexes_and_no_table(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite:///{tmp_path / 'store.db'}")
    plans: list[str] = []

    def look(connection: Any, cursor: Any, statement: str, *_: object) -> None:
        if statement.startswith("SELECT"):
            cursor.execute(f"EXPLAIN QUERY PLAN {statement}")
            plans.extend(row[3] for row in cursor.fetchall())

    event.listen(store.engine.sync_engine, "before_cursor_execute", look)
    await store.totals()
    await store.close()
    assert [plan for plan in plans if "USING COVERING INDEX" not in plan] == ["SCAN deleted"]  # three rows
    assert {plan.split()[1] for plan in plans} == {"tables", "seats", "deleted"}


def test_a_process_is_told_of_where_proc_has_processes_alone(tmp_path: Path) -> None:
    """As systemd shows it with ProcSubset=pid."""
    (tmp_path / "self").symlink_to("/proc/self")
    usual, here = CollectorRegistry(), CollectorRegistry()
    ProcessCollector(registry=usual)
    metrics.ProcessMetrics(proc=str(tmp_path), registry=here)
    for name in ("process_resident_memory_bytes", "process_cpu_seconds_total", "process_open_fds"):
        assert (here.get_sample_value(name) or 0) > 0
    began = "process_start_time_seconds"
    assert here.get_sample_value(began) == pytest.approx(usual.get_sample_value(began), abs=60)


async def test_the_port_of_the_game_tells_nothing(server: RunningServer) -> None:
    assert (await (await server.guest()).client.get("/metrics")).status_code == 404


def test_a_command_is_counted_by_how_long_it_took() -> None:
    counters = Counters()
    for seconds in (0.0001, 0.001, 0.0011, 7.0):
        counters.count_command(seconds)
    assert counters.took == [2, 1, *[0] * (len(BOUNDS) - 2), 1]
    assert counters.seconds == pytest.approx(7.0022)


def test_each_process_takes_a_port_of_its_own(caplog: pytest.LogCaptureFixture) -> None:
    ports = (free_port(), free_port())
    one, two = (metrics.listen("127.0.0.1", ports, CollectorRegistry()) for _ in range(2))
    assert one is not None
    assert two is not None
    try:
        assert (one.server_port, two.server_port) == ports
        assert metrics.listen("127.0.0.1", ports, CollectorRegistry()) is None
        assert f"metrics: cannot listen on 127.0.0.1 port {ports[1]}" in caplog.text
    finally:
        one.server_close()
        two.server_close()

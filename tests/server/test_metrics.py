"""Metrics: what they tell, that nobody counts twice, and that they are off unless asked for."""

from pathlib import Path

import httpx
import pytest
from prometheus_client import CollectorRegistry
from prometheus_client.parser import text_string_to_metric_families

from downforce.server import metrics
from downforce.server.counts import BOUNDS, Counts
from tests.patience import async_client
from tests.server.house import BOT, ME, OPEN, House, open_house
from tests.server.machines import free_port


async def read(port: int) -> dict[str, float]:
    """Every sample, by name and labels."""
    async with async_client() as client:
        text = (await client.get(f"http://127.0.0.1:{port}/metrics")).text
    return {
        sample.name + "".join(f"{{{value}}}" for value in sample.labels.values()): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


async def test_what_happens_is_told(tmp_path: Path) -> None:
    port = free_port()
    async with open_house(tmp_path / "store.db", metrics_port=port) as house:
        ida = await house.guest()
        await ida.call("GET", f"/tables/{await ida.make(ME, OPEN)}")  # now it is in memory
        table = await ida.make(ME, BOT, start=True)
        assert await ida.refusal("GET", "/tables/nothing") == "unknown-table"
        assert await ida.refusal("POST", "/nothing") == "not-found"
        async with ida.at(table) as socket:
            view = await socket.until("table")
            offer = view["offer"] or (await socket.until("news"))["offer"]
            assert (await socket.act("fly", view["seq"]))["t"] == "no"
            assert (await socket.act(offer["choices"][0]["action"], view["seq"]))["t"] == "done"
            await socket.say({"t": "ping"})
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


async def test_the_port_of_the_game_tells_nothing(house: House) -> None:
    assert (await (await house.guest()).client.get("/metrics")).status_code == 404


def test_a_command_is_counted_by_how_long_it_took() -> None:
    counts = Counts()
    for seconds in (0.0001, 0.001, 0.0011, 7.0):
        counts.answered(seconds)
    assert counts.took == [2, 1, *[0] * (len(BOUNDS) - 2), 1]
    assert counts.seconds == pytest.approx(7.0022)


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

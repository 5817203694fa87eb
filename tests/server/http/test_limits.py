"""Limits by guest and by address. This machine has no limit, so the tests pretend to be a proxy for other addresses."""

from pathlib import Path

import pytest
from starlette.requests import HTTPConnection

from downforce.server.http.limits import client_network
from tests.server.harness import ME, OPEN, Person, RunningServer, open_server

TABLE = {"seats": [ME, OPEN]}


async def come_from(server: RunningServer, address: str) -> Person:
    person = await server.guest()
    person.client.headers["X-Forwarded-For"] = address
    return person


async def test_one_address_makes_so_many_tables_however_many_guests_it_has(tmp_path: Path) -> None:
    async with open_server(tmp_path / "store.db", tables_per_address=3) as server:
        for _ in range(3):
            await (await come_from(server, "203.0.113.7")).make(ME, OPEN)
        stranger = await come_from(server, "203.0.113.7")
        assert await stranger.refusal("POST", "/tables", TABLE) == "too-many"
        assert await stranger.refusal("POST", "/race") == "too-many"
        await (await come_from(server, "203.0.113.8")).make(ME, OPEN)
        await (await server.guest()).make(ME, OPEN)


async def test_only_a_trusted_proxy_is_believed(tmp_path: Path) -> None:
    async with open_server(tmp_path / "store.db", tables_per_address=1, proxies="192.0.2.1") as server:
        liar = await come_from(server, "203.0.113.7")
        for _ in range(3):  # counted as what it is: this machine
            await liar.make(ME, OPEN)


async def test_changes_answers_and_sockets_are_counted(tmp_path: Path) -> None:
    few = {"changes_per_address": 5, "answers_per_guest": 2, "answers_per_address": 3, "sockets_per_address": 1}
    async with open_server(tmp_path / "store.db", None, **few) as server:
        ida, rui = await come_from(server, "203.0.113.7"), await come_from(server, "203.0.113.7")
        table = await ida.make(ME, OPEN)
        path = f"/api/tables/{table}/qr.svg"
        assert [(await ida.client.get(path)).status_code for _ in range(3)] == [200, 200, 429]
        assert [(await rui.client.get(path)).status_code for _ in range(2)] == [200, 429]
        async with ida.at(table, None, **{"X-Forwarded-For": "203.0.113.7"}) as first:
            await first.until("table")
            async with rui.at(table, None, **{"X-Forwarded-For": "203.0.113.7"}) as second:
                assert (await second.until("no", "table"))["why"] == "too-many"
        async with rui.at(table, None, **{"X-Forwarded-For": "203.0.113.9"}) as other:
            await other.until("table")
        for _ in range(4):
            await ida.call("PATCH", "/me", {"name": "Ida"})
        assert await rui.refusal("PATCH", "/me", {"name": "Rui"}) == "too-many"


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("127.0.0.1", None),
        ("::1", None),
        ("nonsense", None),
    ],
)
def test_an_address_is_a_household(host: str, address: str | None) -> None:
    assert client_network(HTTPConnection({"type": "http", "client": (host, 1), "headers": []})) == address

"""The snippets for nginx and Caddy, each run for real: page, API and sockets, with and without a base."""

from pathlib import Path

import pytest

from tests.server.harness import ME, OPEN, Clock, Person, open_server
from tests.server.proxies import KINDS, SNIPPETS, behind, find_proxy


@pytest.mark.parametrize(("kind", "base"), SNIPPETS)
async def test_a_table_behind_a_proxy(kind: str, base: str, tmp_path: Path) -> None:
    if find_proxy(kind) is None:
        pytest.skip(f"no {kind} here; `make proxies` fetches it where there is apt")
    page = tmp_path / "page"
    page.mkdir()
    (page / "index.html").write_text('<script src="./assets/main.js">')
    async with open_server(tmp_path / "store.db", page=page, base=base) as server:
        with behind(kind, tmp_path / kind, server.base.removeprefix("http://"), base) as address:
            await visit(address, base)


async def visit(address: str, base: str) -> None:
    person = Person(address, Clock())
    person.client.headers["Origin"] = address.removesuffix("/downforce")
    try:
        assert f'src="{base}assets/main.js"' in (await person.client.get("/")).text
        assert f"Path={base};" in (await person.client.get("/api/me")).headers["set-cookie"]
        table = await person.make(ME, OPEN)
        assert (await person.client.get(f"/api/tables/{table}/qr.svg")).status_code == 200
        async with person.at(table, Origin=person.client.headers["Origin"]) as socket:
            assert (await socket.read())["t"] == "table"
            await socket.send({"t": "ping"})
            await socket.until("pong")
        assert await person.refusal("PATCH", "/me", {"name": "Ida", "more": 1}) == "not-a-message"
        person.client.headers["Origin"] = "http://evil.example"
        assert await person.refusal("PATCH", "/me", {"name": "Ida"}) == "foreign-origin"
    finally:
        await person.client.aclose()


@pytest.mark.parametrize("kind", KINDS)
async def test_a_visitor_cannot_choose_an_address(kind: str, tmp_path: Path) -> None:
    """Whatever headers a visitor forwards, the proxy sends the real address: this machine, which has no limit."""
    if find_proxy(kind) is None:
        pytest.skip(f"no {kind} here; `make proxies` fetches it where there is apt")
    async with open_server(tmp_path / "store.db", tables_per_address=1) as server:
        upstream = server.base.removeprefix("http://")
        with behind(kind, tmp_path / kind, upstream) as address:
            person = await Person(address, Clock()).arrive()
            person.client.headers["X-Forwarded-For"] = "203.0.113.7"
            for _ in range(3):
                await person.make(ME, OPEN)
            await person.client.aclose()

"""A server under a base path, behind proxies that pass the path on and behind proxies that strip it."""

import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from pydantic import ValidationError

from downforce.server.settings import Settings
from tests.patience import async_client
from tests.server.harness import ME, OPEN, Person, RunningServer, open_server

PAGE = '<!doctype html><script type="module" src="./assets/main-1a2b.js"></script><a href="./rules.en.html">'


@pytest.fixture
async def based(tmp_path: Path) -> AsyncIterator[RunningServer]:
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text(PAGE)
    (page / "assets" / "main-1a2b.js").write_text("run()")
    async with open_server(tmp_path / "store.db", base="/some/path", page=page) as server:
        yield server


@pytest.mark.parametrize("given", ["/downforce/", "downforce", "/downforce", "downforce/"])
def test_a_base_is_understood_with_and_without_slashes(given: str) -> None:
    assert Settings(base=given).base == "/downforce/"


@pytest.mark.parametrize("given", ["http://race.example/", "/a b/", "/../", "/a//b/", '/"/', "/é/"])
def test_what_is_no_path_is_refused(given: str) -> None:
    with pytest.raises(ValidationError, match="wanted a path like /downforce/"):
        Settings(base=given)


@pytest.mark.parametrize("path", ["/", "/new", "/t/abcdefgh/replay", "/nothing"])
@pytest.mark.parametrize("prefix", ["/some/path", ""], ids=["passed on", "taken away"])
async def test_the_page_names_its_files_under_the_base(based: RunningServer, prefix: str, path: str) -> None:
    async with async_client(base_url=based.base, headers={"Accept": "text/html"}) as client:
        answer = await client.get(prefix + path)
        named = re.findall(r'="(/[^"]*)"', answer.text)
        file = await client.get(f"{prefix}/assets/main-1a2b.js")
    assert answer.status_code == (404 if path == "/nothing" else 200)
    assert named == ["/some/path/assets/main-1a2b.js", "/some/path/rules.en.html"]
    assert (file.status_code, file.text) == (200, "run()")
    assert "immutable" in file.headers["cache-control"]


async def test_the_base_without_its_last_slash_leads_there(based: RunningServer) -> None:
    async with async_client(base_url=based.base) as client:
        answer = await client.get("/some/path", follow_redirects=True)
    assert (answer.status_code, answer.url.path) == (200, "/some/path/")


@pytest.mark.parametrize("prefix", ["/some/path", ""], ids=["passed on", "taken away"])
async def test_a_table_under_a_base(based: RunningServer, prefix: str) -> None:
    """API, cookie, invitation, socket, and the description of it all."""
    person = Person(based.base + prefix, based.clock)
    person.client.headers["Origin"] = based.base
    answer = await person.client.get("/api/me")
    assert "Path=/some/path/;" in answer.headers["set-cookie"]
    assert answer.headers["cache-control"] == "no-store"
    come_from_anywhere(person)
    table = await person.make(ME, OPEN)
    async with person.at(table, Origin=based.base) as socket:
        assert (await socket.read())["t"] == "table"
    schema = (await person.client.get("/api/openapi.json")).json()
    assert schema["servers"] == [{"url": "/some/path"}]
    assert 'href="openapi.json"' in (await person.client.get("/api/docs")).text
    await person.client.aclose()


def come_from_anywhere(person: Person) -> None:
    """Move the cookie to `/`: a proxy that strips the base stands between the browser and the server."""
    value = next(iter(person.client.cookies.jar)).value or ""
    person.client.cookies.clear()
    person.client.cookies.set("downforce", value)


async def test_an_invitation_has_the_base(based: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []
    get = based.registry.services.builder.get

    async def listen(key: tuple[str, str], *given: object) -> object:
        asked.append(key)
        return await get(key, *given)  # type: ignore[arg-type]

    monkeypatch.setattr(based.registry.services.builder, "get", listen)
    person = await based.guest()
    come_from_anywhere(person)
    table = await person.make(ME, OPEN)
    assert (await person.client.get(f"/api/tables/{table}/qr.svg")).status_code == 200
    assert asked == [("qr", f"{based.base}/some/path/t/{table}")]

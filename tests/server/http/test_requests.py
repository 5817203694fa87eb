"""Requests that change nothing: how many a client may send, and which responses are built once and kept."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest
from fastapi.openapi.utils import get_openapi

from downforce.room.refusals import Refused
from downforce.server import app as app_module
from downforce.server.app import make_app
from downforce.server.http.api import analyses, catalogue, docs, tables
from downforce.server.http.cached_response import CachedResponse
from downforce.server.http.limits import Limits
from downforce.server.http.shared_responses import RecentResponse, SharedResponses
from downforce.server.settings import Settings
from tests.patience import async_client
from tests.server.harness import ME, OPEN, Person, RunningServer, open_server
from tests.server.http.test_limits import come_from

SHARED = ["/api/setup", "/api/tracks/marina-bay", "/api/puzzles", "/api/openapi.json", "/api/docs"]


class NotBuilt(Exception):
    """Raised by a response that fails the first time."""


@pytest.fixture(autouse=True)
def frozen_limits(monkeypatch: pytest.MonkeyPatch) -> None:
    """Stop the clock of the limits, so that they give nothing back while a test runs."""
    monkeypatch.setattr(app_module, "Limits", lambda settings: Limits(settings, lambda: 0.0))


def check_refused(answer: httpx.Response) -> None:
    """Check that header and body both say when to ask again."""
    assert answer.status_code == 429
    told = answer.json()
    assert (told["why"], set(told)) == ("too-many", {"why", "args"})
    assert told["args"]["retry"] >= 1
    assert answer.headers["retry-after"] == str(told["args"]["retry"])


async def ask(person: Person, times: int, path: str = "/api/setup") -> list[int]:
    return [(await person.client.get(path)).status_code for _ in range(times)]


# How many.


async def test_one_guest_asks_so_much_in_a_minute(tmp_path: Path) -> None:
    """From any address: this machine has no limit, but its guests have."""
    async with open_server(tmp_path / "store.db", requests_per_guest=5) as server:
        ida, rui = await server.guest(), await server.guest()
        assert await ask(ida, 5) == [200] * 5
        for path in ("/api/setup", "/api/me", "/api/games", "/", "/t/abcdefgh", "/nothing"):
            check_refused(await ida.client.get(path))
        assert (await ida.client.head("/")).status_code == 429
        assert await ask(rui, 1) == [200]
        assert (await ida.call("PATCH", "/me", {"name": "Ida"})).status_code == 200  # changes have a limit of their own


async def test_one_address_asks_so_much_with_cookies_or_without(tmp_path: Path) -> None:
    async with open_server(tmp_path / "store.db", requests_per_address=6) as server:
        ida, nobody, liar = [await come_from(server, "203.0.113.7") for _ in range(3)]
        other = await come_from(server, "203.0.113.8")
        nobody.client.cookies.clear()
        liar.client.cookies.clear()
        liar.client.cookies.set("downforce", "forged.avpcUA.ukMFsQ5uoGCsb1wOcuj_rxPdmrY")
        assert await ask(ida, 2) + await ask(nobody, 2) + await ask(liar, 2) == [200] * 6
        for person in (ida, nobody, liar):
            check_refused(await person.client.get("/api/setup"))
        assert await ask(other, 1) == [200]


async def test_files_of_the_page_count_less(tmp_path: Path) -> None:
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html>")
    (page / "assets" / "main-1a2b.js").write_text("run()")
    async with open_server(tmp_path / "store.db", requests_per_guest=4, page=page) as server:
        ida = await server.guest()
        assert await ask(ida, 35, "/assets/main-1a2b.js") == [200] * 35
        assert 429 in await ask(ida, 10, "/assets/main-1a2b.js")


def test_what_was_spent_comes_back() -> None:
    time = [0.0]
    limits = Limits(Settings(requests_per_guest=60), lambda: time[0])
    nowhere: Any = httpx.Request("GET", "http://x")
    nowhere.client = None
    for _ in range(60):
        limits.count_request(nowhere, "ida")
    with pytest.raises(Refused) as refused:
        limits.count_request(nowhere, "ida")
    assert refused.value.text_args == {"retry": 1}
    time[0] += 1.0
    limits.count_request(nowhere, "ida")
    with pytest.raises(Refused):
        limits.count_request(nowhere, "ida")
    time[0] += 3600.0
    for _ in range(60):
        limits.count_request(nowhere, "ida")
    with pytest.raises(Refused):
        limits.count_request(nowhere, "ida")


async def test_every_limit_says_when_to_ask_again(tmp_path: Path) -> None:
    few = {"changes_per_address": 2, "answers_per_guest": 1, "tables_per_address": 1}
    async with open_server(tmp_path / "store.db", None, **few) as server:
        ida = await come_from(server, "203.0.113.7")
        table = await ida.make(ME, OPEN)
        assert await ask(ida, 1, f"/api/tables/{table}/qr.svg") == [200]
        check_refused(await ida.client.get(f"/api/tables/{table}/qr.svg"))
        check_refused(await ida.call("POST", "/race"))
        check_refused(await ida.call("PATCH", "/me", {"name": "Ida"}))


# What is shared.


@pytest.mark.parametrize("path", SHARED)
async def test_an_answer_that_never_changes_is_kept(server: RunningServer, path: str) -> None:
    ida = await server.guest()
    first = await ida.client.get(path)
    assert first.status_code == 200
    again = await ida.client.get(path, headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


async def test_what_everybody_shares_is_built_at_the_start_and_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    built = []

    def count(module: Any, name: str) -> None:
        real = getattr(module, name)

        def build(*given: Any) -> CachedResponse:
            built.append(name)
            found: CachedResponse = real(*given)
            return found

        monkeypatch.setattr(module, name, build)

    count(catalogue, "build_setup")
    count(catalogue, "build_track_shape")
    count(analyses, "build_puzzle_list")
    count(docs, "build_schema")
    count(docs, "build_page")
    monkeypatch.setattr(app_module, "BUILD_AFTER", 0.0)
    app = make_app(Settings(database=f"sqlite:///{tmp_path / 'store.db'}", bot_workers=0))
    async with app.router.lifespan_context(app):
        while len(built) < 6 or app.state.shared._building:
            await asyncio.sleep(0)
        at_start = [
            "build_setup",
            "build_track_shape",
            "build_track_shape",
            "build_puzzle_list",
            "build_schema",
            "build_page",
        ]
        assert built == at_start
        async with async_client(transport=httpx.ASGITransport(app), base_url="http://localhost") as client:
            answers = await asyncio.gather(*(client.get(path) for path in SHARED * 3))
        assert {answer.status_code for answer in answers} == {200}
        assert built == at_start


async def test_the_schema_is_written_once_for_all_apps(monkeypatch: pytest.MonkeyPatch) -> None:
    written = []

    def write(**given: Any) -> dict[str, Any]:
        written.append(1)
        return get_openapi(**given)

    monkeypatch.setattr(app_module, "get_openapi", write)
    app_module.api_schema.cache_clear()
    schemas = [make_app(Settings()).openapi() for _ in range(2)]
    assert schemas[0] is schemas[1]
    assert written == [1]


async def test_whoever_asks_while_it_is_built_waits_for_the_same() -> None:
    shared, built = SharedResponses(), []

    def build(name: str) -> CachedResponse:
        built.append(name)
        return CachedResponse.from_body(name.encode(), "text/plain")

    found = await asyncio.gather(*(shared.get(build, name) for name in ("a", "b", "a", "a")))
    assert sorted(built) == ["a", "b"]
    assert [kept.body for kept in found] == [b"a", b"b", b"a", b"a"]
    assert (await shared.get(build, "a")) is found[0]


async def test_what_could_not_be_built_is_tried_again() -> None:
    shared, tries = SharedResponses(), []

    def build() -> CachedResponse:
        tries.append(1)
        if len(tries) == 1:
            raise NotBuilt
        return CachedResponse.from_body(b"there", "text/plain")

    with pytest.raises(NotBuilt):
        await shared.get(build)
    assert (await shared.get(build)).body == b"there"


async def test_the_list_of_tables_is_built_once_a_second(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    time, built = [0.0], []
    real = tables.list_public_tables

    async def build(registry: Any) -> CachedResponse:
        built.append(1)
        return await real(registry)

    monkeypatch.setattr(tables, "list_public_tables", build)
    monkeypatch.setattr(app_module, "RecentResponse", lambda seconds: RecentResponse(seconds, lambda: time[0]))
    async with open_server(tmp_path / "store.db") as server:
        ida = await server.guest()
        await asyncio.gather(*(ida.client.get("/api/tables") for _ in range(10)))
        assert len(built) == 1
        time[0] += 1.0
        assert (await ida.client.get("/api/tables")).json() == []
        assert len(built) == 2
        table = await ida.make(ME, OPEN, public=True)  # shown at once to whoever has made it
        for _ in range(3):
            assert [row["id"] for row in (await ida.client.get("/api/tables")).json()] == [table]
        assert len(built) == 3


async def test_a_list_that_could_not_be_built_is_not_kept() -> None:
    recent, tries = RecentResponse(60.0), []

    async def build() -> CachedResponse:
        tries.append(1)
        if len(tries) == 1:
            raise NotBuilt
        return CachedResponse.from_body(b"there", "text/plain")

    with pytest.raises(NotBuilt):
        await recent.get(build)
    assert (await recent.get(build)).body == b"there"

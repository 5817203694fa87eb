"""What is the same for every guest: the page and its files, tracks, texts, headers, the schema."""

from pathlib import Path
from typing import Any
from urllib.robotparser import RobotFileParser

import httpx
import pytest

from downforce import tracks
from downforce.server.app import make_app
from downforce.server.settings import Settings
from downforce.server.sockets.messages import TrackShape
from downforce.text import LANGUAGES
from tests.patience import async_client
from tests.server.harness import RunningServer

CRAWLED = (
    *("", "rules", "rules.en.html", "intro", "puzzles", "assets/main-1a2b.js"),
    *("t/abcdefgh", "t/abcdefgh/replay", "api/tables", "api/tables/abcdefgh/record", "return"),
)


def visitor(folder: Path, **more: Any) -> httpx.AsyncClient:
    app = make_app(Settings(page=folder, **more))
    return async_client(transport=httpx.ASGITransport(app), base_url="http://game.example")


@pytest.fixture
def page(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>")
    (tmp_path / "assets" / "main-1a2b.js").write_text("run()")
    (tmp_path / "assets" / "main-1a2b.js.br").write_bytes(b"packed by brotli")
    (tmp_path / ".secret").write_text("no")
    return tmp_path


@pytest.mark.parametrize("path", ["/", "/new", "/rules", "/intro", "/settings", "/t/abcdefgh", "/t/abcdefgh/replay"])
async def test_every_address_of_the_page_is_the_page(page: Path, path: str) -> None:
    async with visitor(page) as client:
        answer = await client.get(path)
    assert (answer.status_code, answer.text) == (200, "<!doctype html>")
    assert answer.headers["cache-control"] == "no-cache"
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    assert "unsafe" not in answer.headers["content-security-policy"]
    assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
    assert answer.headers["referrer-policy"] == "no-referrer"
    assert answer.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize("base", ["/", "/downforce/"])
async def test_crawlers_stay_away_from_tables_and_replays(page: Path, base: str) -> None:
    async with visitor(page, base=base) as client:
        answer = await client.get(f"{base}robots.txt")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain")
    rules = RobotFileParser()
    rules.parse(answer.text.splitlines())
    allowed = [path for path in CRAWLED if rules.can_fetch("Googlebot", f"https://game.example{base}{path}")]
    assert allowed == ["", "rules", "rules.en.html", "intro", "puzzles", "assets/main-1a2b.js"]
    # whoever previews a link in a chat sees what is behind it, and its picture
    assert all(rules.can_fetch("Twitterbot/1.0", f"https://game.example{base}{path}") for path in CRAWLED)


async def test_assets_are_kept_and_sent_packed(page: Path) -> None:
    async with visitor(page) as client:
        packed = await client.get("/assets/main-1a2b.js", headers={"Accept-Encoding": "br"})
        plain = await client.get("/assets/main-1a2b.js", headers={"Accept-Encoding": "identity"})
    assert "immutable" in packed.headers["cache-control"]
    assert packed.headers["content-encoding"] == "br"
    assert "javascript" in packed.headers["content-type"]
    assert plain.text == "run()"
    assert "content-encoding" not in plain.headers


@pytest.mark.parametrize(
    "path", ["/nothing.js", "/.secret", "/assets/../.secret", "/..%2f..%2fpyproject.toml", "/assets"]
)
async def test_nothing_else_is_served(page: Path, path: str) -> None:
    async with visitor(page) as client:
        answer = await client.get(path)
    assert answer.status_code == 404
    assert answer.json()["why"] == "not-found"


async def test_a_reader_who_mistyped_is_told_by_the_page(page: Path) -> None:
    async with visitor(page) as client:
        answer = await client.get("/nothing", headers={"Accept": "text/html,*/*"})
    assert (answer.status_code, answer.text) == (404, "<!doctype html>")


async def test_a_page_that_is_not_built_says_how(tmp_path: Path) -> None:
    async with visitor(tmp_path) as client:
        answer = await client.get("/")
    assert answer.status_code == 503
    assert "not built" in answer.text


@pytest.mark.parametrize("name", tracks.shipped())
async def test_a_track_for_the_page(page: Path, name: str) -> None:
    drawn = tracks.find(name)
    async with visitor(page) as client:
        answer = await client.get(f"/api/tracks/{name}")
        again = await client.get(f"/api/tracks/{name}", headers={"If-None-Match": answer.headers["etag"]})
    shape = TrackShape.model_validate_json(answer.content)
    assert again.status_code == 304
    assert [space.id for space in shape.spaces] == [box.id for box in drawn.track.boxes]
    assert all(0 <= space.x <= shape.width and 0 <= space.y <= shape.height for space in shape.spaces)
    assert all(0 <= space.lane < space.lanes <= 4 for space in shape.spaces)
    assert all(space.to_finish > 0 for space in shape.spaces)
    assert len(shape.places) == 6
    assert len(shape.lines) == 3
    assert " style=" not in shape.svg  # our policy forbids it
    assert "<script" not in shape.svg


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_texts(page: Path, lang: str) -> None:
    async with visitor(page) as client:
        answer = await client.get(f"/api/text/{lang}")
    assert answer.headers["content-encoding"] == "gzip"
    assert "refused-not-your-turn" in answer.text
    assert "\nlog-" in answer.text


async def test_on_https_the_cookie_is_secure(server: RunningServer) -> None:
    app = make_app(server.registry.services.settings, server.registry)
    app.state.registry = server.registry
    transport = httpx.ASGITransport(app)
    async with async_client(transport=transport, base_url="https://game.example") as client:
        assert "Secure" in (await client.get("/api/me")).headers["set-cookie"]
        assert (await client.get("/api/health")).json() == {"status": "ok"}
        assert "GET /api/setup" in (await client.get("/api/docs")).text
        schema = (await client.get("/api/openapi.json")).json()
    assert "/api/tables/{table_id}/seats/{seat}" in schema["paths"]


async def test_a_list_of_origins_is_all_there_is(page: Path) -> None:
    async with visitor(page, origins="https://game.example, https://other.example") as client:
        for origin, status in (("https://evil.example", 403), ("http://game.example", 403)):
            answer = await client.post("/api/race", json={}, headers={"Origin": origin})
            assert answer.status_code == status

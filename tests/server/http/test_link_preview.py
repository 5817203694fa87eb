"""Link previews in chats: read from the head of the page, without scripts."""

import json
import struct
from html.parser import HTMLParser
from pathlib import Path

import pytest

from downforce import tracks
from downforce.text import LANGUAGES
from tests.server.harness import ME, OPEN, Person, RunningServer, open_server
from tools.generate import previews

TOUR = ["marina-bay", "river-station"]
PAGE = "<!doctype html><html><head><title>Downforce</title></head><body></body></html>"


class Head(HTMLParser):
    """Collects the Open Graph tags of a page."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.told: dict[str, str] = {}
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        if tag == "meta" and found.get("property"):
            self.told[str(found["property"])] = str(found["content"])


async def told(person: Person, path: str) -> dict[str, str]:
    answer = await person.client.get(path)
    assert answer.status_code == 200
    return Head(answer.text).told


@pytest.fixture
def page(tmp_path: Path) -> Path:
    folder = tmp_path / "page"
    folder.mkdir()
    (folder / "index.html").write_text(PAGE)
    return folder


async def test_a_link_to_a_table_and_to_its_replay(tmp_path: Path, page: Path) -> None:
    async with open_server(tmp_path / "store.db", page=page) as server:
        ida = await server.guest()
        await ida.call("PATCH", "/me", {"name": 'Ida "<b>" & Co'})
        table = await ida.make(ME, OPEN, options={"track": "marina-bay"})
        for path in (f"/t/{table}", f"/t/{table}/replay"):
            seen = await told(ida, path)
            assert seen["og:title"] == 'Ida "<b>" & Co’s table'
            assert seen["og:description"] == "A race at Marina Bay is about to begin: take a seat, or watch."
            assert seen["og:url"] == server.base + path
            assert seen["og:image"] == f"{server.base}/api/tracks/marina-bay/preview.png"
        raw = (await ida.client.get(f"/t/{table}")).text
        assert "<b>" not in raw
        assert raw.index("og:title") < raw.index("</head>")
        picture = await ida.client.get(seen["og:image"])
        assert picture.headers["content-type"] == "image/png"
        assert picture.headers["cross-origin-resource-policy"] == "cross-origin"
        assert picture.content.startswith(b"\x89PNG")
        assert [str(side) for side in struct.unpack(">II", picture.content[16:24])] == [
            seen["og:image:width"],
            seen["og:image:height"],
        ]


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_in_the_language_of_the_table(tmp_path: Path, page: Path, lang: str) -> None:
    async with open_server(tmp_path / "store.db", page=page, base="/some/path/") as server:
        ida = await server.guest()
        ida.client.cookies.set("downforce", next(iter(ida.client.cookies.jar)).value or "", path="/api")
        table = await ida.make(ME, OPEN, options={"edition": lang, "world_tour": True, "track": TOUR})
        seen = await told(ida, f"/some/path/t/{table}")
    assert seen["og:locale"] == lang.replace("-", "_")
    words = {"en": "about to begin", "es": "a punto", "fr": "va commencer", "pt-BR": "sente-se", "pt-PT": "senta-te"}
    assert words[lang] in seen["og:description"]
    assert seen["og:url"] == f"{server.base}/some/path/t/{table}"
    assert seen["og:image"] == f"{server.base}/some/path/api/tracks/{TOUR[0]}/preview.png"


async def test_no_preview_is_no_trouble(server: RunningServer, tmp_path: Path, page: Path) -> None:
    async with open_server(tmp_path / "other.db", page=page) as other:
        ida = await other.guest()
        for path in ("/", "/rules", "/t/abcdefgh", "/t/", "/t/a/b/c", "/t/x%00y"):
            answer = await ida.client.get(path)
            assert answer.status_code in (200, 404)
            assert "og:" not in answer.text
        table = await ida.make(ME, OPEN)
        await other.registry.store.engine.dispose()
        (tmp_path / "other.db").rename(tmp_path / "gone.db")
        (tmp_path / "other.db").mkdir()  # the database cannot be read: the page comes all the same
        answer = await ida.client.get(f"/t/{table}")
        assert (answer.status_code, answer.text) == (200, PAGE)
        (tmp_path / "other.db").rmdir()
        (tmp_path / "gone.db").rename(tmp_path / "other.db")


@pytest.mark.parametrize("name", tracks.shipped())
def test_the_pictures_are_fresh(name: str) -> None:
    drawn = json.loads((previews.FOLDER / "previews.json").read_text("utf-8"))
    assert drawn[name] == previews.digest(name), "stale: python -m tools.generate.previews"
    assert (previews.FOLDER / f"{name}.png").is_file()


async def test_only_shipped_tracks_have_a_picture(server: RunningServer) -> None:
    ida = await server.guest()
    for name in ("nothing", "..%2f..%2fdecks", "previews.json"):
        assert (await ida.client.get(f"/api/tracks/{name}/preview.png")).status_code == 404

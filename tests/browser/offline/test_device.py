"""Failures on a device without a server; the race goes on.

Python does not load or dies, the browser stores nothing, a second tab is open, the site is updated.
"""

import json
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route

import downforce
from downforce.game import Game
from tests.browser.driver import CHOICES, Player
from tests.browser.harness import build_page
from tests.browser.sites import BASE, NO_IMAGE, serve_site
from tests.browser.visitors import Visitor, VisitorFactory, wait_until

RACE = re.compile("Race now")
LEFT = {"downforce-next", "downforce-state"}  # the caches left after an update
CACHED = """async (ending) => {
  const kept = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
  return kept.flat().some((one) => one.url.includes(ending));
}"""


LINES = """() => new Promise((resolve) => {
  indexedDB.open("downforce").onsuccess = ({ target: { result } }) => {
    result.transaction("lines").objectStore("lines").count().onsuccess = (event) => resolve(event.target.result);
  };
})"""


def start_race(visitor: Visitor) -> Page:
    """Start a race, and return the page at its first question."""
    page = visitor.open(BASE)
    page.get_by_role("button", name=RACE).click()
    page.locator(CHOICES).first.wait_for()
    return page


def act(page: Page, times: int) -> None:
    player = Player(page)
    wait_until(page, lambda: (player.step() and False) or player.acts >= times)


def wait_for_question(page: Page) -> None:
    """Wait for the next question, closing everything that comes before it."""
    player = Player(page)
    while not page.locator(CHOICES).count():
        if player.read_panel()[1] == "on":
            player.confirm()
        page.wait_for_timeout(40)


def hand_cards(page: Page) -> list[str]:
    """Return the cards in the player's hand; they identify the race, since they are dealt once."""
    return [line for line in page.locator(".hand").inner_text().splitlines() if line.startswith("Card ")]


def test_python_that_does_not_come_says_why_and_a_worker_that_dies_loses_nothing(
    new_site_visitor: VisitorFactory,
) -> None:
    ida = new_site_visitor()
    ida.ignore("404", "wasm", "boom")
    ida.context.route("**/pyodide.asm.wasm", lambda route: route.fulfill(status=404, body=""))
    page = ida.open(BASE)
    failed = page.locator(".note", has_text="cannot run now")
    failed.wait_for()
    assert "wasm" in failed.inner_text()
    ida.context.unroute("**/pyodide.asm.wasm")
    failed.get_by_role("button", name="Try again").click()
    page.get_by_role("button", name=RACE).click()
    page.locator(CHOICES).first.wait_for()

    act(page, 2)
    wait_for_question(page)
    address, before = page.url, page.evaluate(LINES)
    page.workers[0].evaluate("setTimeout(() => { throw new Error('boom'); })")
    page.locator(".note", has_text="boom").wait_for()
    act(page, 1)
    wait_until(page, lambda: page.evaluate(LINES) > before)
    assert page.url == address


@pytest.mark.parametrize(
    "refusal",
    [
        "Object.defineProperty(self, 'indexedDB', { get() { throw new DOMException('private', 'SecurityError'); } });",
        "IDBObjectStore.prototype.add = () => { throw new DOMException('full', 'QuotaExceededError'); };",
    ],
    ids=["refused", "full"],
)
def test_where_nothing_can_be_kept_the_race_goes_on_and_says_so(new_site_visitor: VisitorFactory, refusal: str) -> None:
    ida = new_site_visitor()

    def spoil(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=refusal + answer.text())

    ida.context.route(re.compile(r"/worker-[^/]*\.js$"), spoil)
    page = start_race(ida)
    page.locator(".note", has_text="keeps nothing").wait_for()
    act(page, 2)
    wait_for_question(page)


def test_a_second_tab_looks_on_and_takes_over_when_the_first_is_closed(new_site_visitor: VisitorFactory) -> None:
    ida = new_site_visitor()
    page = start_race(ida)
    act(page, 1)
    wait_for_question(page)
    second = ida.open(BASE, ida.context.new_page())
    second.get_by_role("link", name="Play", exact=True).click()
    second.locator(".board-view .token").first.wait_for()
    assert second.locator(CHOICES).count() == 0
    held = hand_cards(page)
    page.close()
    second.locator(CHOICES).first.wait_for()
    assert hand_cards(second) == held
    act(second, 1)


def test_a_record_of_the_package_is_shown_and_comes_out_as_it_went_in(
    new_site_visitor: VisitorFactory, tmp_path: Path
) -> None:
    game = downforce.new_game(players=3, seed=5, track="marina-bay", edition="es")
    play_first(game)
    written = json.dumps(game.record(), ensure_ascii=False, indent=2)
    (tmp_path / "in.json").write_text(written, "utf-8")
    ida = new_site_visitor()
    page = ida.open(BASE)
    page.locator("input[type=file]").set_input_files(tmp_path / "in.json")
    page.wait_for_url(re.compile("/replay"))
    with page.expect_download() as download:
        page.get_by_role("button", name=re.compile("record", re.IGNORECASE)).first.click()
    download.value.save_as(tmp_path / "out.json")
    assert (tmp_path / "out.json").read_text("utf-8") == written


def play_first(game: Game) -> None:
    while game.waiting:
        seat = game.waiting[0]
        game.play(seat, game.legal(seat)[0])


@pytest.fixture
def own_site(browser: Browser, tmp_path: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[VisitorFactory]:
    """Yield visitors to a site in `tmp_path`, which the test may change."""
    build_page(tmp_path_factory.getbasetemp().parent)
    with serve_site(tmp_path) as address:
        factory = VisitorFactory(browser, address, NO_IMAGE)
        yield factory
        assert factory.close() == []


def last_cached(folder: Path) -> str:
    """Return the last of Python's files to be cached, a puzzle's.

    A race needs only the files before it, but the test waits for all of them: its update could be faster.
    """
    listed = re.search(r"const PYTHON = \[(.*)\]", (folder / "sw.js").read_text("utf-8"))
    assert listed is not None
    names = [json.loads(name).rpartition("/")[2] for name in listed[1].split(", ")]
    puzzles = [name for name in names if name.startswith("puzzle.")]
    assert puzzles
    assert names[-len(puzzles) :] == puzzles
    return str(names[-1])


def update_site(folder: Path) -> None:
    """Turn the folder into the next version of the site: scripts and Python get other names, and the old files are
    gone."""
    python, scripts = next(folder.glob("assets/python-*")), list(folder.glob("assets/*.js"))
    for file in [*scripts, folder / "sw.js", folder / "index.html"]:
        text = file.read_text("utf-8").replace(python.name, "python-of-the-next")
        for script in scripts:
            text = text.replace(script.name, f"next-{script.name}")
        file.write_text(text, "utf-8")
    for old in scripts:
        old.rename(old.with_name(f"next-{old.name}"))
    shutil.move(python, python.with_name("python-of-the-next"))
    index, worker = folder / "index.html", folder / "sw.js"
    index.write_text(index.read_text("utf-8").replace("<title>", '<meta name="next" content="" /><title>'), "utf-8")
    worker.write_text(re.sub('const VERSION = "[^"]+"', 'const VERSION = "next"', worker.read_text("utf-8")), "utf-8")


def test_an_update_of_the_site_waits_for_the_race(own_site: VisitorFactory, tmp_path: Path) -> None:
    ida = own_site(service_workers="allow")
    page = start_race(ida)
    wait_until(page, lambda: page.evaluate(CACHED, last_cached(tmp_path / BASE.strip("/"))), every=250)
    held = hand_cards(page)
    update_site(tmp_path / BASE.strip("/"))
    page.evaluate("navigator.serviceWorker.getRegistration().then((found) => found.update())")
    wait_until(page, lambda: page.evaluate("caches.keys()").count("downforce-next"))
    page.reload()
    page.locator(CHOICES).first.wait_for()
    assert page.locator("meta[name=next]").count() == 0
    assert hand_cards(page) == held
    act(page, 1)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Give up this game").click()
    page.get_by_role("button", name="Give up this game").click()
    page.get_by_text("This game was given up.").wait_for()
    page.close()  # close and reopen: under Playwright the same tab may hang (docs/develop/testing.md)
    page = ida.context.new_page()
    page.goto(f"{ida.base}{BASE}", wait_until="commit")
    wait_until(
        page,
        lambda: page.evaluate(CACHED, "python-of-the-next") and page.locator("meta[name=next]").count(),
        every=250,
    )
    wait_until(page, lambda: set(page.evaluate("caches.keys()")) == LEFT)

"""What can go wrong on a device without a server: Python does not come or dies, the browser keeps nothing, there are
two tabs, the site is updated. The race goes on."""

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
from tests.browser.sites import BASE, NO_IMAGE, serving_site
from tests.browser.visitors import Visitor, Visitors, until

RACE = re.compile("Race now")
LEFT = {"downforce-next", "downforce-state"}  # caches, after an update
KEPT = """async (ending) => {
  const kept = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
  return kept.flat().some((one) => one.url.includes(ending));
}"""


LINES = """() => new Promise((resolve) => {
  indexedDB.open("downforce").onsuccess = ({ target: { result } }) => {
    result.transaction("lines").objectStore("lines").count().onsuccess = (event) => resolve(event.target.result);
  };
})"""


def race(visitor: Visitor) -> Page:
    """At the first question of a race."""
    page = visitor.open(BASE)
    page.get_by_role("button", name=RACE).click()
    page.locator(CHOICES).first.wait_for()
    return page


def act(page: Page, times: int) -> None:
    player = Player(page)
    until(page, lambda: (player.step() and False) or player.acts >= times)


def to_question(page: Page) -> None:
    """Whatever has to be closed before is closed."""
    player = Player(page)
    while not page.locator(CHOICES).count():
        if player.look()[1] == "on":
            player.confirm()
        page.wait_for_timeout(40)


def seen(page: Page) -> list[str]:
    """The cards that the player holds, which are dealt once for a race."""
    return [line for line in page.locator(".hand").inner_text().splitlines() if line.startswith("Card ")]


def test_python_that_does_not_come_says_why_and_a_worker_that_dies_loses_nothing(people: Visitors) -> None:
    ida = people()
    ida.forgive("404", "wasm", "boom")
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
    to_question(page)
    address, before = page.url, page.evaluate(LINES)
    page.workers[0].evaluate("setTimeout(() => { throw new Error('boom'); })")
    page.locator(".note", has_text="boom").wait_for()
    act(page, 1)
    until(page, lambda: page.evaluate(LINES) > before)
    assert page.url == address


@pytest.mark.parametrize(
    "refusal",
    [
        "Object.defineProperty(self, 'indexedDB', { get() { throw new DOMException('private', 'SecurityError'); } });",
        "IDBObjectStore.prototype.add = () => { throw new DOMException('full', 'QuotaExceededError'); };",
    ],
    ids=["refused", "full"],
)
def test_where_nothing_can_be_kept_the_race_goes_on_and_says_so(people: Visitors, refusal: str) -> None:
    ida = people()

    def spoil(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=refusal + answer.text())

    ida.context.route(re.compile(r"/worker-[^/]*\.js$"), spoil)
    page = race(ida)
    page.locator(".note", has_text="keeps nothing").wait_for()
    act(page, 2)
    to_question(page)


def test_a_second_tab_looks_on_and_takes_over_when_the_first_is_closed(people: Visitors) -> None:
    ida = people()
    page = race(ida)
    act(page, 1)
    to_question(page)
    second = ida.open(BASE, ida.context.new_page())
    second.get_by_role("link", name="Play", exact=True).click()
    second.locator(".board-view .token").first.wait_for()
    assert second.locator(CHOICES).count() == 0
    held = seen(page)
    page.close()
    second.locator(CHOICES).first.wait_for()
    assert seen(second) == held
    act(second, 1)


def test_a_record_of_the_package_is_shown_and_comes_out_as_it_went_in(people: Visitors, tmp_path: Path) -> None:
    game = downforce.new_game(players=3, seed=5, track="marina-bay", edition="es")
    play_first(game)
    written = json.dumps(game.record(), ensure_ascii=False, indent=2)
    (tmp_path / "in.json").write_text(written, "utf-8")
    ida = people()
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
def own_site(browser: Browser, tmp_path: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visitors]:
    """One that a test may change, in `tmp_path`."""
    build_page(tmp_path_factory.getbasetemp().parent)
    with serving_site(tmp_path) as address:
        come = Visitors(browser, address, NO_IMAGE)
        yield come
        assert come.leave() == []


def last_kept(folder: Path) -> str:
    """The last file of Python's to be kept. Before the puzzles come all that a race needs: an update may be quicker."""
    listed = re.search(r"const PYTHON = \[(.*)\]", (folder / "sw.js").read_text("utf-8"))
    assert listed is not None
    names = [json.loads(name).rpartition("/")[2] for name in listed[1].split(", ")]
    puzzles = [name for name in names if name.startswith("puzzle.")]
    assert puzzles
    assert names[-len(puzzles) :] == puzzles
    return str(names[-1])


def update(folder: Path) -> None:
    """The next version of a site: its scripts and its Python have other names, and the old ones are gone."""
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


def test_an_update_of_the_site_waits_for_the_race(own_site: Visitors, tmp_path: Path) -> None:
    ida = own_site(service_workers="allow")
    page = race(ida)
    until(page, lambda: page.evaluate(KEPT, last_kept(tmp_path / BASE.strip("/"))), every=250)
    held = seen(page)
    update(tmp_path / BASE.strip("/"))
    page.evaluate("navigator.serviceWorker.getRegistration().then((found) => found.update())")
    until(page, lambda: page.evaluate("caches.keys()").count("downforce-next"))
    page.reload()
    page.locator(CHOICES).first.wait_for()
    assert page.locator("meta[name=next]").count() == 0
    assert seen(page) == held
    act(page, 1)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Give up this game").click()
    page.get_by_role("button", name="Give up this game").click()
    page.get_by_text("This game was given up.").wait_for()
    page.close()  # and comes back: under Playwright the same tab may hang (docs/develop/testing.md)
    page = ida.context.new_page()
    page.goto(f"{ida.base}{BASE}", wait_until="commit")
    until(
        page,
        lambda: page.evaluate(KEPT, "python-of-the-next") and page.locator("meta[name=next]").count(),
        every=250,
    )
    until(page, lambda: set(page.evaluate("caches.keys()")) == LEFT)

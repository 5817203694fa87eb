"""The site for any web host, under a path of a plain static server: a race without a game server, then offline."""

import json
import re
import struct
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

import downforce
from downforce.server.site import POLICY
from tests.browser.driver import Player
from tests.browser.sites import BASE
from tests.browser.visitors import Visitor, VisitorFactory, wait_until

CACHED = """async () => {
  const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  return (await Promise.all(caches_.map((cache) => cache.keys()))).flat().map((one) => one.url);
}"""
CHOICE = "[data-choices] button"
RACE = ".hero .btn-main"
SMALL = """() => [...document.querySelectorAll("a[href], button, select, label.btn")]
  .filter((one) => one.checkVisibility() && !one.closest("p"))
  .filter((one) => Math.min(one.getBoundingClientRect().width, one.getBoundingClientRect().height) < 24)
  .map((one) => one.outerHTML)"""  # targets too small for a finger
BOXES = "(all) => all.map((one) => one.getBoundingClientRect().toJSON())"


def wait_until_cached(page: Page, part: str) -> None:
    """Wait until one of the browser's caches holds a URL that contains `part`."""
    wait_until(page, lambda: any(part in one for one in page.evaluate(CACHED)), every=250)


def test_a_race_without_a_server_goes_on_without_a_network_and_is_the_package_s(
    new_site_visitor: VisitorFactory, tmp_path: Path
) -> None:
    """Play by touch on a phone, go offline and reload: the race goes on, with Python from the browser's cached
    image, and the package reproduces its record."""
    new_site_visitor.script = ""
    ida = new_site_visitor.phone(service_workers="allow")
    page = ida.open(BASE)
    policy = page.locator("meta[http-equiv=Content-Security-Policy]").get_attribute("content")
    assert policy == POLICY
    page.get_by_role("button", name="Race now").tap()
    page.locator(CHOICE).first.wait_for()
    player = Player(page, "touch")
    while player.acts < 6:
        player.step()

    for needed in ("pyodide.asm.wasm", "/image?"):
        wait_until_cached(page, needed)
    wait_until(page, lambda: page.evaluate("navigator.serviceWorker.controller !== null"))
    assert not [one for one in page.evaluate(CACHED) if "/api/" in one]
    ida.ignore("ERR_INTERNET_DISCONNECTED")
    ida.context.set_offline(True)
    page.reload()
    page.locator(CHOICE).or_(page.locator("[data-panel]")).first.wait_for()
    player.play_to_result()

    with page.expect_download() as download:
        page.get_by_role("button", name=re.compile("record", re.IGNORECASE)).first.tap()
    download.value.save_as(tmp_path / "game.json")
    written = (tmp_path / "game.json").read_text("utf-8")
    again = downforce.replay(json.loads(written)).record()
    assert json.dumps(again, ensure_ascii=False, indent=2) == written


def test_people_who_share_a_device_pass_it_on_behind_a_curtain(new_site_visitor: VisitorFactory) -> None:
    ida = new_site_visitor()
    page = ida.open(BASE)
    page.get_by_role("link", name="Make a table").first.click()
    page.get_by_role("group", name="People at this device").get_by_role("button").last.click()
    page.get_by_role("button", name="Begin the race").click()
    curtain = page.locator("[data-curtain]")
    curtain.wait_for()
    assert page.locator(".hand .card").count() == 0
    curtain.get_by_role("button").click()
    page.locator(CHOICE).first.wait_for()
    mine = page.locator(".hand").inner_text()
    player = Player(page)
    wait_until(page, lambda: (player.step() and False) or curtain.count())
    assert "Player 2" in curtain.inner_text()
    curtain.get_by_role("button").click()
    page.locator(CHOICE).first.wait_for()
    assert page.locator(".hand").inner_text() != mine


def test_puzzles_need_no_server(new_site_visitor: VisitorFactory) -> None:
    """Solve puzzles by touch on a phone, starting from the foot of the home page."""
    ida = new_site_visitor.phone()
    page = ida.open(BASE)
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url))
    page.locator("footer").get_by_role("link", name="Puzzles").tap()
    page.locator("[data-theme-of=wilds] [data-start]").tap()
    page.locator("[data-again-at] .board svg").first.wait_for()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.locator(CHOICE).first.tap()
    page.locator("[data-act=main]").tap()
    page.locator("[data-answered] h2").wait_for()
    page.locator("[data-next]").tap()
    page.locator("[data-again-at] .board svg").first.wait_for()
    assert any("/puzzle." in one for one in fetched)
    assert not [one for one in fetched if "/api/" in one]


def test_it_is_an_app_that_can_be_installed_and_starts_offline(new_site_visitor: VisitorFactory) -> None:
    """Check on a phone what Lighthouse would check; no Python is loaded for it."""
    ida = new_site_visitor.phone(service_workers="allow")
    ida.context.add_init_script("self.Worker = class { postMessage() {} terminate() {} }")
    page = ida.open(BASE)
    page.locator(RACE).wait_for()
    home = page.url
    judged = ida.context.new_cdp_session(page)
    assert judged.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
    told = judged.send("Page.getAppManifest")
    assert told["errors"] == []
    assert {told["manifest"][name] for name in ("id", "startUrl", "scope")} == {home}  # not the whole host is ours
    look_at_manifest(ida, json.loads(told["data"]), page.locator("meta[name=theme-color]").get_attribute("content"))

    assert page.title() == "Downforce"
    assert page.locator("html").get_attribute("lang") == "en"
    assert "width=device-width" in str(page.locator("meta[name=viewport]").get_attribute("content"))
    assert len(str(page.locator("meta[name=description]").get_attribute("content"))) > 50
    assert page.evaluate(SMALL) == []
    assert all(box["height"] >= 44 for box in page.locator(".hero .btn").evaluate_all(BOXES))

    wait_until(page, lambda: page.evaluate("navigator.serviceWorker.controller?.scriptURL") == f"{home}sw.js")
    wait_until_cached(page, "/puzzle.")  # these are cached last
    ida.ignore("ERR_INTERNET_DISCONNECTED")
    ida.context.set_offline(True)
    page.goto(f"{home}?from=home-screen")
    page.locator(RACE).wait_for()
    page.goto(f"{home}settings")  # a path for which a plain server has no file
    page.get_by_role("heading", name="Settings").wait_for()


def test_a_served_page_opens_without_its_server(new_visitor: VisitorFactory) -> None:
    """Once the page has cached what a race on this device needs, it opens without its server and without loading
    Python."""
    ida = new_visitor(service_workers="allow")
    ida.context.add_init_script("self.Worker = class { postMessage() {} terminate() {} }")
    page = ida.open("/")
    page.locator(RACE).wait_for()
    wait_until(page, lambda: page.evaluate("navigator.serviceWorker.controller !== null"))
    page.evaluate("navigator.serviceWorker.controller.postMessage({ t: 'python' })")  # as an installed page does
    wait_until_cached(page, "/puzzle.")
    ida.ignore("ERR_INTERNET_DISCONNECTED")
    ida.context.set_offline(True)
    page.reload()
    page.locator(RACE).wait_for()
    page.get_by_text("tables with other people come back with the network").wait_for()
    ida.context.set_offline(False)
    page.get_by_role("button", name="Reload").click()
    page.get_by_role("button", name="Race on this device").wait_for()


def look_at_manifest(visitor: Visitor, manifest: dict[str, Any], theme: str | None) -> None:
    assert manifest["name"] == "Downforce"
    assert len(manifest["short_name"]) <= 12  # fits below an icon
    assert manifest["display"] == "standalone"
    assert manifest["theme_color"] == theme
    assert all(re.fullmatch("#[0-9a-f]{6}", manifest[name]) for name in ("theme_color", "background_color"))
    sizes = set()
    for icon in manifest["icons"]:
        answer = visitor.context.request.get(f"{visitor.base}{BASE}{icon['src']}")
        assert answer.ok
        assert answer.headers["content-type"] == icon["type"]
        if icon["type"] == "image/png":
            width, height = struct.unpack(">II", answer.body()[16:24])
            assert icon["sizes"] == f"{width}x{height}"
            sizes.add((icon["purpose"], width, height))
    assert sizes == {(purpose, size, size) for purpose in ("any", "maskable") for size in (192, 512)}

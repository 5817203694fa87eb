"""Data that a browser stored with 0.1.0: this site lists its games, opens them and continues them."""

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from tests.browser.driver import CHOICES, Player
from tests.browser.sites import BASE
from tests.browser.visitors import VisitorFactory, wait_until

FIXTURE: dict[str, Any] = json.loads((Path(__file__).parents[2] / "old" / "device-0.1.0.json").read_text("utf-8"))
# The database as the page of 0.1.0 created it
FILL = """({ lines, games, localStorage: kept }) => new Promise((resolve, reject) => {
  Object.assign(localStorage, kept);
  const asked = indexedDB.open("downforce", 1);
  asked.onupgradeneeded = () => {
    for (const name of ["lines", "games"]) asked.result.createObjectStore(name);
  };
  asked.onerror = () => reject(asked.error);
  asked.onsuccess = () => {
    const filling = asked.result.transaction(["lines", "games"], "readwrite");
    for (const [table, all] of Object.entries(lines))
      all.forEach((line, number) => filling.objectStore("lines").add(line, [table, number]));
    for (const [table, game] of Object.entries(games)) filling.objectStore("games").put(game, table);
    filling.onabort = () => reject(filling.error);
    filling.oncomplete = () => {
      asked.result.close();
      resolve(null);
    };
  };
})"""
LINES = """(table) => new Promise((resolve, reject) => {
  const asked = indexedDB.open("downforce");
  asked.onerror = () => reject(asked.error);
  asked.onsuccess = () => {
    const range = IDBKeyRange.bound([table, 0], [table, Infinity]);
    const found = asked.result.transaction("lines").objectStore("lines").getAll(range);
    found.onsuccess = () => {
      asked.result.close();
      resolve(found.result);
    };
  };
})"""


def follow(page: Page, ending: str) -> None:
    """Follow the link to a game in the list."""
    page.get_by_role("button", name="Show all").click()
    page.locator(f"a[href$='{ending}']").click()


def go_on(page: Page, kept: dict[str, Any], name: str) -> None:
    """Open a running game from the list, take one action, and check that it is stored."""
    table = kept["tables"][name]["id"]
    follow(page, f"/t/{table}")
    page.locator(CHOICES).first.wait_for()
    player, before = Player(page), kept["lines"][table]
    wait_until(page, lambda: (player.step() and False) or player.acts)
    wait_until(page, lambda: len(page.evaluate(LINES, table)) > len(before))
    assert page.evaluate(LINES, table)[: len(before)] == before
    assert page.url.endswith(f"/t/{table}")


def test_games_of_an_older_version_are_listed_and_go_on(new_site_visitor: VisitorFactory) -> None:
    ida = new_site_visitor()
    page = ida.open(f"{BASE}app.webmanifest")  # a page of the same origin that runs none of the site's scripts
    for kept in FIXTURE.values():
        page.evaluate(FILL, kept)
    for kept in FIXTURE.values():
        ida.open(BASE)
        assert page.locator("html").get_attribute("data-theme") == "dark"
        go_on(page, kept, "race")
    stored = page.evaluate("({ ...localStorage })")
    kept = FIXTURE["c44337a"]["localStorage"]
    others = [name for name in kept if name not in ("downforce.tips", "downforce.settings")]
    assert {name: stored[name] for name in others} == {name: kept[name] for name in others}
    settings = json.loads(stored["downforce.settings"])  # newer settings have joined it
    assert {**settings, **json.loads(kept["downforce.settings"])} == settings
    ida.open(BASE)
    follow(page, f"/t/{FIXTURE['c44337a']['tables']['over']['id']}/replay")
    page.locator(".transport").wait_for()


def test_games_of_the_device_are_listed_beside_a_server(new_visitor: VisitorFactory) -> None:
    """A race that goes on here can be found on the home screen, and taken off the list."""
    ida = new_visitor()
    page = ida.open("/app.webmanifest")
    kept = FIXTURE["c44337a"]
    page.evaluate(FILL, kept)
    table = kept["tables"]["race"]["id"]
    ida.open("/")
    page.get_by_role("button", name="Show all").click()
    item = page.locator(".mine", has=page.locator(f"a[href$='/t/{table}']"))
    item.wait_for()
    before = page.locator(".mine").count()
    item.get_by_role("button", name="Take this game out of my list").click()
    item.wait_for(state="detached")
    page.locator(".toast").get_by_role("button", name="Undo").click()
    item.wait_for()
    assert page.locator(".mine").count() == before == len(kept["games"])

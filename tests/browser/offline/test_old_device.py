"""What a browser kept with 0.1.0: this site lists its games, opens them and goes on with them."""

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from tests.browser.driver import CHOICES, Player
from tests.browser.sites import BASE
from tests.browser.visitors import Visitors, until

FIXTURE: dict[str, Any] = json.loads((Path(__file__).parents[2] / "old" / "device-0.1.0.json").read_text("utf-8"))
# As the page of 0.1.0 made its database
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
    """Follow the link of a game in the list."""
    page.get_by_role("button", name="Show all").click()
    page.locator(f"a[href$='{ending}']").click()


def go_on(page: Page, kept: dict[str, Any], name: str) -> None:
    """From the list to a running game; one action is taken there and kept."""
    table = kept["tables"][name]["id"]
    follow(page, f"/t/{table}")
    page.locator(CHOICES).first.wait_for()
    player, before = Player(page), kept["lines"][table]
    until(page, lambda: (player.step() and False) or player.acts)
    until(page, lambda: len(page.evaluate(LINES, table)) > len(before))
    assert page.evaluate(LINES, table)[: len(before)] == before
    assert page.url.endswith(f"/t/{table}")


def test_games_of_an_older_version_are_listed_and_go_on(people: Visitors) -> None:
    ida = people()
    page = ida.open(f"{BASE}app.webmanifest")  # of the site, without its scripts
    for kept in FIXTURE.values():
        page.evaluate(FILL, kept)
    for kept in FIXTURE.values():
        ida.open(BASE)
        assert page.locator("html").get_attribute("data-theme") == "dark"
        go_on(page, kept, "race")
    stored = page.evaluate("({ ...localStorage })")
    kept = FIXTURE["c44337a"]["localStorage"]
    assert {name: stored[name] for name in kept if name != "downforce.tips"} == {
        name: value for name, value in kept.items() if name != "downforce.tips"
    }
    ida.open(BASE)
    follow(page, f"/t/{FIXTURE['c44337a']['tables']['over']['id']}/replay")
    page.locator(".transport").wait_for()

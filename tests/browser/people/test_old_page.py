"""A page of protocol 1, kept open by its service worker while its server is updated: told once, reloaded once.

The page is the one built from c44337a (tests/old/make_page.py). Today's server serves it first, as the old server did.

One reload is enough unless a race on the device is unfinished. Then the old service worker, which cannot be changed any
more, answers the first reload with the page it has cached, and only fetches today's worker. The second reload of a
table on the server opens today's page; everything else keeps the old page until that race ends.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route

from tests.browser.driver import CHOICES, Player
from tests.browser.harness import Server, build_page
from tests.browser.visitors import LOST, Visitor, VisitorFactory, wait_for_notice, wait_until
from tests.old.make_page import unpack_page

SCRIPTS = "[...document.querySelectorAll('script[src]')].map((one) => one.src.split('/').at(-1))"
CACHES = "caches.keys()"
CONTROLLED = "() => navigator.serviceWorker.controller !== null"
RELOAD = "Reload the page."


class UpdatedServer(Server):
    """A server that serves the old page until it is updated."""

    def __init__(self, folder: Path) -> None:
        self.old = unpack_page("c44337a", folder / "old")
        super().__init__(folder, DOWNFORCE_PAGE=str(self.old), DOWNFORCE_QUICK="86400")

    def update(self, **settings: str) -> None:
        """Restart with today's page, on the same port and database."""
        self.stop()
        self.settings = settings
        self.start()

    def runs_old(self, page: Page) -> bool:
        """Return whether the page that is open is the old one."""
        return all((self.old / "assets" / name).is_file() for name in page.evaluate(SCRIPTS))


@pytest.fixture
def updated(chromium: str, tmp_path: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[UpdatedServer]:
    build_page(tmp_path_factory.getbasetemp().parent)
    server = UpdatedServer(tmp_path)
    try:
        server.start()
        yield server
    finally:
        server.stop()
    assert server.errors() == []


def visit(new_visitor: VisitorFactory, server: Server) -> Visitor:
    """Return a visitor at the home screen, whose service worker is in charge."""
    visitor = new_visitor(base=server.base, service_workers="allow").arrive("Mara")
    visitor.ignore(*LOST)
    visitor.open("/").wait_for_function(CONTROLLED)
    return visitor


def hand(page: Page) -> list[str]:
    """Return the cards in the player's hand, at a question."""
    player = Player(page)
    wait_until(
        page, lambda: page.locator(CHOICES).count() or (player.read_panel()[1] == "on" and player.confirm() and 0)
    )
    return [line for line in page.locator(".hand").inner_text().splitlines() if line.startswith("Card ")]


def act(page: Page, times: int) -> None:
    player = Player(page)
    wait_until(page, lambda: (player.step() and False) or player.acts >= times)


def test_a_message_that_today_s_server_does_not_know(new_visitor: VisitorFactory, updated: UpdatedServer) -> None:
    """A bot drives for the player, who takes the wheel. Today's server calls that message otherwise."""
    mara = visit(new_visitor, updated)
    seats = [{"kind": "me"}, {"kind": "bot", "level": "rookie"}]
    table = mara.call("POST", "/tables", {"seats": seats, "clock": "quick", "start": True})["id"]
    page = mara.open(f"/t/{table}")
    held = hand(page)
    updated.update(DOWNFORCE_QUICK="1", DOWNFORCE_BOT_PAUSE="86400")
    page.get_by_role("button", name="Take the wheel").click()
    told = page.locator(".note", has_text=RELOAD)
    told.wait_for()
    assert told.count() == 1
    assert updated.runs_old(page)
    page.reload()
    wait_for_notice(page, "You drive again.")
    assert not updated.runs_old(page)
    assert hand(page) == held


def test_a_new_version_is_told_on_the_home_screen(new_visitor: VisitorFactory, updated: UpdatedServer) -> None:
    """At the table the old page plays on with today's server; the home screen offers to reload."""

    def answer_as_old(route: Route) -> None:
        answer = route.fetch()
        setup: dict[str, Any] = answer.json()
        route.fulfill(response=answer, json={**setup, "version": "0.1.0"})

    setup = re.compile(r"/api/setup$")
    mara = new_visitor(base=updated.base, service_workers="allow")
    mara.context.route(setup, answer_as_old)
    mara.ignore(*LOST)
    page = mara.open("/")
    page.wait_for_function(CONTROLLED)
    page.get_by_role("button", name="Race now").click()
    act(page, 2)
    mara.context.unroute(setup)
    updated.update()
    act(page, 2)
    table = page.url
    held = hand(page)
    assert page.locator(".note", has_text=RELOAD).count() == 0
    assert updated.runs_old(page)

    page.locator("header a, .topbar a").first.click()
    page.get_by_role("button", name="Race now").wait_for()
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")  # as a look at another tab does
    toast = page.locator(".toast", has_text="A new version is ready.")
    with page.expect_navigation():
        toast.get_by_role("button", name="Reload").click()
    page.get_by_role("link", name="Play", exact=True).click()
    page.wait_for_url(table)
    assert hand(page) == held
    assert not updated.runs_old(page)
    act(page, 1)
    wait_until(page, lambda: len(page.evaluate(CACHES)) == 2, every=250)  # the state, and today's page alone

"""Reloads, lost connections and lost answers: the page returns to the same question; nothing is lost or repeated."""

import signal
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.connections import SocketProxy
from tests.browser.driver import MAIN, Player
from tests.browser.harness import run_server
from tests.browser.prepared_games import ASKED, PreparedGames
from tests.browser.visitors import LOST, VisitorFactory, wait_until

QUESTION = """() => ({
    panel: document.querySelector(".panel[data-panel]")?.dataset.panel,
    heading: document.querySelector("[data-heading]")?.textContent,
    choices: [...document.querySelectorAll("[data-choices] button")].map((b) => b.ariaLabel ?? b.textContent),
    strip: document.querySelector(".strip")?.textContent,
})"""


def question(page: Page, stage: str) -> Any:
    """Return the question once only this player is asked: bots bid and bet at the same time."""
    page.locator(f".panel[data-panel={stage}]").wait_for()
    page.locator(MAIN).wait_for()
    page.locator("[data-choices] button").first.wait_for()
    page.locator(".strip .player.is-turn:not(.is-you)").first.wait_for(state="detached")
    return question_of(page)


def question_of(page: Page) -> Any:
    return page.evaluate(QUESTION)


def choose(page: Page) -> None:
    """Choose anything. Retries, since a notice may have moved the choice, and a busy machine takes its time."""
    player = Player(page, "mouse")
    wait_until(page, player.choose)


@pytest.mark.parametrize("stage", ASKED)
def test_reload_and_lost_line(new_visitor: VisitorFactory, prepared: PreparedGames, stage: str) -> None:
    visitor = new_visitor(storage_state=prepared.storage_state)
    visitor.ignore(*LOST)
    page, proxy = visitor.page, SocketProxy(visitor.page)
    visitor.open(f"/t/{prepared.new_table(stage)}")
    before = question(page, stage)
    page.reload()
    assert question(page, stage) == before

    proxy.disconnect()
    page.locator(".note-warn").wait_for()
    assert question(page, stage) == before
    choose(page)
    assert page.locator(MAIN).inner_text().startswith("Play when reconnected")
    page.locator(MAIN).click()
    assert proxy.acts == []
    proxy.restore()
    page.evaluate("document.querySelector('.note button')?.click()")  # unless the page's own retry was faster
    wait_until(page, lambda: proxy.answers("done"))
    wait_until(page, lambda: question_of(page) != before)
    assert len({act["id"] for act in proxy.acts}) == 1
    assert len({answer["seq"] for answer in proxy.answers("done")}) == 1
    assert proxy.answers("no") == []


def test_an_answer_that_was_lost(new_visitor: VisitorFactory, prepared: PreparedGames) -> None:
    """The server has stored the action; the page does not know that, and sends it again under the same id."""
    visitor = new_visitor(storage_state=prepared.storage_state)
    visitor.ignore(*LOST)
    page, proxy = visitor.page, SocketProxy(visitor.page)
    visitor.open(f"/t/{prepared.new_table('card')}")
    question(page, "card")
    proxy.withholding = True
    choose(page)
    page.locator(MAIN).click()
    wait_until(page, lambda: proxy.answers("done"))
    proxy.disconnect()
    proxy.restore()
    page.wait_for_function("() => !document.querySelector('.panel[data-panel=card] .note')")
    wait_until(page, lambda: len(proxy.answers("done")) > 1)
    first, second = proxy.answers("done")[:2]
    assert (first["id"], first["seq"]) == (second["id"], second["seq"])
    assert proxy.answers("no") == []
    player = Player(page)
    before = len(proxy.answers("done"))
    wait_until(page, lambda: player.step() and len(proxy.answers("done")) > before + 1)
    assert proxy.answers("no") == []


@pytest.mark.slow
def test_browser_offline(new_visitor: VisitorFactory, prepared: PreparedGames) -> None:
    visitor = new_visitor(storage_state=prepared.storage_state)
    visitor.ignore(*LOST)
    page = visitor.open(f"/t/{prepared.table('bets')}")
    before = question(page, "bets")
    visitor.context.set_offline(True)
    choose(page)
    visitor.context.set_offline(False)
    assert question(page, "bets")["choices"] == before["choices"]


@pytest.mark.slow
def test_server_killed_in_the_middle(new_visitor: VisitorFactory, tmp_path: Path) -> None:
    with run_server(tmp_path) as server, PreparedGames(server) as prepared:
        visitor = new_visitor(base=server.base, storage_state=prepared.storage_state)
        visitor.ignore(*LOST)
        table = prepared.table("card")
        page, player = visitor.open(f"/t/{table}"), Player(visitor.page, seed=6)
        before = question(page, "card")
        page.wait_for_load_state("networkidle")  # all its files are loaded
        server.stop(signal.SIGKILL)
        page.locator(".note-warn").wait_for()
        choose(page)
        server.start()
        page.locator(".note-warn").wait_for(state="detached")
        assert question(page, "card") == before
        wait_until(page, lambda: player.step() and player.acts > 3)
        table = prepared.almost_over(players=4)
        visitor.open(f"/t/{table}")
        page.locator(MAIN).wait_for()
        page.wait_for_load_state("networkidle")
        server.stop(signal.SIGKILL)
        server.start()
        player.play_to_result()
        assert visitor.call("GET", f"/tables/{table}")["status"] == "over"


def test_too_much_at_once(new_visitor: VisitorFactory, prepared: PreparedGames) -> None:
    """The server refuses the message without reading it. It was not wrong, so the page sends it again."""
    visitor = new_visitor(storage_state=prepared.storage_state)
    page, proxy = visitor.page, SocketProxy(visitor.page)
    visitor.open(f"/t/{prepared.new_table('card')}")
    question(page, "card")
    _, server = proxy.sockets[-1]
    for _ in range(25):
        server.send('{"t": "ping"}')
    choose(page)
    page.locator(MAIN).click()
    wait_until(page, lambda: proxy.answers("done"))
    assert proxy.answers("no")[-1]["why"] == "too-many"
    assert len({act["id"] for act in proxy.acts}) == 1
    assert page.locator(".note-bad").count() == 0

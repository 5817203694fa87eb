"""The staged finish follows the last move and leads to the result. With motion turned off there is none."""

import random

from playwright.sync_api import Page

from tests.browser.prepared_games import PreparedGames
from tests.browser.visitors import VisitorFactory

FINISH = "dialog[data-finish]"


def watch_the_end(new_visitor: VisitorFactory, prepared: PreparedGames, speed: str) -> Page:
    """Open a game as somebody who watches, and let it end."""
    table = prepared.almost_over(questions=1)
    page = new_visitor(speed=speed).open(f"/t/{table}")
    page.locator(".panel[data-panel]").wait_for()
    prepared.play(table, lambda frame: frame["view"]["phase"] == "over", random.Random(1))
    return page


def test_the_finish_is_shown_and_can_be_skipped(new_visitor: VisitorFactory, prepared: PreparedGames) -> None:
    page = watch_the_end(new_visitor, prepared, "fast")
    page.locator(f"{FINISH} .podium .stands").first.wait_for()
    assert page.evaluate("document.activeElement.closest('dialog') !== null")
    page.keyboard.press("Escape")
    page.locator("[data-result] h1:focus").wait_for()
    assert page.locator(FINISH).count() == 0
    page.get_by_role("button", name="Look at the board").click()  # the finish is not shown again
    page.locator(".panel[data-panel=over]").wait_for()
    assert page.locator(FINISH).count() == 0


def test_the_finish_ends_with_the_winner_and_the_result(new_visitor: VisitorFactory, prepared: PreparedGames) -> None:
    page = watch_the_end(new_visitor, prepared, "fast")
    page.locator(f"{FINISH} .is-said").wait_for()
    said = page.locator(f"{FINISH} h2").inner_text()
    page.locator("[data-result]").wait_for()
    assert page.locator("[data-result] h1").inner_text() == said


def test_there_is_no_finish_without_motion(new_visitor: VisitorFactory, prepared: PreparedGames) -> None:
    page = watch_the_end(new_visitor, prepared, "off")
    page.locator(".panel[data-panel=over]").wait_for()
    assert page.locator(FINISH).count() == 0
    page.locator(".acts [data-act=main]").click()
    page.locator("[data-result]").wait_for()

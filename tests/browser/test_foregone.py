"""Nothing can change any more: alone at the table one sees the end at a press."""

from downforce import Game
from tests.browser.stages import Stages
from tests.browser.visitors import Visitors

REST = ".foot .note .btn"


def is_ours_and_foregone(game: Game) -> bool:
    return game.view(0)["foregone"] and 0 in game.waiting


def test_the_rest_is_played_out(visitors: Visitors, stages: Stages) -> None:
    table = stages.find(is_ours_and_foregone, "a rest in which nothing changes", most=40)
    visitor = visitors(speed="slow", storage_state=stages.state)
    page = visitor.open(f"/t/{table}")
    page.locator(REST).click()
    page.locator(".panel[data-panel=over]").wait_for()
    assert not page.locator("dialog[open]").count()
    page.keyboard.press("Enter")
    page.locator("[data-result]").wait_for()

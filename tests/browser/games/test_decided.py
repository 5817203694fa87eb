"""When the result is already decided, a single player can skip to the end."""

import pytest

from downforce import Game
from tests.browser.prepared_games import PreparedGames, is_at
from tests.browser.visitors import DESK, PHONE, VisitorFactory

REST = ".foot .note .btn"
COVERED = """(choices) => choices.filter((choice) => {
    choice.scrollIntoView({ block: "nearest" });
    const { x, y, width, height } = choice.getBoundingClientRect();
    return !choice.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}).length"""


def is_ours_and_foregone(game: Game) -> bool:
    return game.view(0)["foregone"] and 0 in game.waiting


def is_end_and_foregone(game: Game) -> bool:
    """Return whether nothing changes any more, and seat 0 must choose an end for a car on a card of six lines."""
    if not is_ours_and_foregone(game) or not is_at("end", game):
        return False
    card = game.view(0)["card"]
    return card is not None and sum(sign.isdigit() for sign in card["card"]) == 6


def test_the_rest_is_played_out(new_visitor: VisitorFactory, prepared: PreparedGames) -> None:
    table = prepared.find(is_ours_and_foregone, "a rest in which nothing changes", most=40)
    visitor = new_visitor(speed="slow", storage_state=prepared.storage_state)
    page = visitor.open(f"/t/{table}")
    page.locator(REST).click()
    page.locator(".panel[data-panel=over]").wait_for()
    assert not page.locator("dialog[open]:not([data-finish])").count()
    page.keyboard.press("Enter")
    page.locator("[data-result]").wait_for()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_no_choice_lies_under_the_offer_to_play_out_the_rest(
    new_visitor: VisitorFactory, prepared: PreparedGames, size: tuple[int, int]
) -> None:
    """There is little room left below a card of six lines."""
    table = prepared.find(is_end_and_foregone, "an end where nothing changes", first=4, rivals="uniform")
    page = new_visitor(size, storage_state=prepared.storage_state).open(f"/t/{table}")
    page.locator(REST).wait_for()
    choices = page.locator("[data-choices] button")
    assert choices.count() >= 2
    assert choices.evaluate_all(COVERED) == 0

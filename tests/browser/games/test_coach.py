"""The coach in solo games against bots: three hints by key, the move chosen, and no coach if another person plays."""

import re

import pytest

from tests.browser.driver import MAIN
from tests.browser.prepared_games import PreparedGames
from tests.browser.visitors import VisitorFactory


@pytest.mark.parametrize("stage", ["auction", "card"])
def test_a_hint_in_three_steps(new_visitor: VisitorFactory, prepared: PreparedGames, stage: str) -> None:
    page = new_visitor(storage_state=prepared.storage_state).open(f"/t/{prepared.new_table(stage)}")
    page.locator(MAIN).wait_for()
    said = page.locator("[data-hint] p")
    with page.expect_response(re.compile("/hint$")) as told:
        page.keyboard.press("i")
    hint = told.value.json()["hint"]
    page.get_by_role("button", name="What would you do?").wait_for()
    assert said.count() == 1, "where to look"
    page.keyboard.press("i")
    assert said.count() == 2, "and the move"
    page.keyboard.press("i")
    page.get_by_role("button", name="Why?").wait_for(state="detached")
    compared = hint["reason"] is not None and hint["obvious"] is not None
    assert said.count() == (4 if compared else 3), "and why, compared with what"
    assert page.get_by_text("Worse: ").count() == compared
    page.get_by_role("button", name="Choose it").click()
    page.locator(f"{MAIN}:not([aria-disabled=true])").wait_for()
    page.locator(MAIN).click()
    page.locator("[data-hint]").wait_for(state="detached")  # a new question, for which no hint was requested


def test_none_where_another_person_plays(new_visitor: VisitorFactory, prepared: PreparedGames) -> None:
    page = new_visitor(storage_state=prepared.storage_state).open(f"/t/{prepared.table('together')}")
    page.locator(MAIN).wait_for()
    page.keyboard.press("i")
    assert page.locator(".hint-button, .bulb, [data-hint]").count() == 0

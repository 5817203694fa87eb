"""A coach for who plays against bots alone: three steps by key, the move chosen, nothing where another person plays."""

from tests.browser.driver import MAIN
from tests.browser.stages import Stages
from tests.browser.visitors import Visitors

LONG = 150_000  # milliseconds: the first hint on a machine has its playouts compiled


def test_a_hint_in_three_steps(visitors: Visitors, stages: Stages) -> None:
    page = visitors(storage_state=stages.state).open(f"/t/{stages.take('card')}")
    page.locator(MAIN).wait_for()
    said = page.locator("[data-hint] p")
    page.keyboard.press("i")
    page.get_by_role("button", name="What would you do?").wait_for(timeout=LONG)
    assert said.count() == 1, "where to look"
    page.keyboard.press("i")
    assert said.count() == 2, "and the move"
    page.keyboard.press("i")
    page.get_by_role("button", name="Why?").wait_for(state="detached")
    assert said.count() >= 3, "and why, after what it is compared with"
    page.get_by_role("button", name="Choose it").click()
    page.locator(f"{MAIN}:not([aria-disabled=true])").wait_for()
    page.locator(MAIN).click()
    page.locator("[data-hint]").wait_for(state="detached")  # another question, and nobody has asked


def test_none_where_another_person_plays(visitors: Visitors, stages: Stages) -> None:
    page = visitors(storage_state=stages.state).open(f"/t/{stages.table('together')}")
    page.locator(MAIN).wait_for()
    page.keyboard.press("i")
    assert page.locator(".hint-button, .bulb, [data-hint]").count() == 0

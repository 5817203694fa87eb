"""The waiting room: the host changes options and seats, and everyone at the table sees it at once."""

import pytest
from playwright.sync_api import Page

from tests.browser.visitors import DESK, PHONE, VisitorFactory, wait_for_notice, wait_until

SAVE = "main .sticky .btn-main:enabled"


def what_we_play(page: Page) -> str:
    return page.locator("section[aria-labelledby=what-we-play]").inner_text()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_host_changes_the_options(new_visitor: VisitorFactory, size: tuple[int, int]) -> None:
    mara, rui = new_visitor(size).arrive("Mara"), new_visitor(size).arrive("Rui")
    wanted = {"seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}], "options": {"track": "marina-bay"}}
    table = mara.call("POST", "/tables", wanted)["id"]
    rui.call("PUT", f"/tables/{table}/seats/2", {"kind": "me"})
    page, other = mara.open(f"/t/{table}"), rui.open(f"/t/{table}")
    other.locator(".badge-mine").wait_for()
    assert "Marina Bay" in what_we_play(other)
    assert other.locator(".change").count() == 0  # only the host has it

    page.locator(".change").click()
    page.locator(SAVE).wait_for()
    assert page.evaluate("document.activeElement.tagName") == "H1"
    assert page.get_by_role("radio", name="Marina Bay").get_attribute("aria-checked") == "true"
    page.get_by_role("radio", name="River Station").click()
    page.get_by_role("radio", name="Relaxed").click()
    page.get_by_role("radio", name="Public").click()
    page.locator("#way").select_option("distance")
    fewer = page.get_by_role("button", name="Fewer")
    fewer.click()
    assert fewer.is_disabled()  # two people are seated
    page.locator(SAVE).click()

    page.locator(".change").wait_for()
    assert page.locator(".change").evaluate("one => one === document.activeElement")
    wait_for_notice(other, "The options have changed")
    wait_until(other, lambda: "River Station, laps until the cards run out" in what_we_play(other))
    assert "120 seconds" in what_we_play(other)
    assert other.locator(".seats .seat").count() == 2
    assert other.locator(".seats .seat").nth(1).locator(".badge-mine").count() == 1  # moved up, and still mine
    assert other.locator("main .badge").first.inner_text() == "public"

    page.locator("main .btn-main").first.click()
    for each in (page, other):
        each.locator("main.table .panel").wait_for()
    options = mara.call("GET", f"/tables/{table}")["options"]
    assert (options["players"], options["long_distance"]) == (2, True)


def test_a_change_can_be_left(new_visitor: VisitorFactory) -> None:
    mara = new_visitor().arrive("Mara")
    table = mara.call("POST", "/tables", {"seats": [{"kind": "me"}, {"kind": "open"}]})["id"]
    page = mara.open(f"/t/{table}")
    page.locator(".change").click()
    page.get_by_role("radio", name="Quick").click()
    page.get_by_role("button", name="Cancel").click()
    page.locator(".change").wait_for()
    assert mara.call("GET", f"/tables/{table}")["clock"] == "none"


def test_a_change_that_comes_too_late_is_told(new_visitor: VisitorFactory) -> None:
    """Another guest takes the seat just before the host removes it."""
    mara, rui = new_visitor().arrive("Mara"), new_visitor().arrive("Rui")
    mara.ignore("/api/tables/", "status of 409")
    table = mara.call("POST", "/tables", {"seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]})["id"]
    page = mara.open(f"/t/{table}")
    page.locator(".change").click()
    page.locator(SAVE).wait_for()
    page.get_by_role("button", name="Fewer").click()
    for seat, who in ((1, rui), (2, new_visitor().arrive("Eva"))):
        who.call("PUT", f"/tables/{table}/seats/{seat}", {"kind": "me"})
    page.locator(SAVE).click()
    page.locator(".note", has_text="Nobody is sent away").wait_for()

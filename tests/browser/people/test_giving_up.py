"""Giving up a game from its settings, which show the deal's commitment from the start; other players must agree."""

from playwright.sync_api import Locator, Page

from tests.browser.driver import MAIN
from tests.browser.visitors import FOCUSED, Visitor, VisitorFactory, tab_stops, wait_for_notice


def test_a_game_against_bots_is_given_up(new_visitor: VisitorFactory) -> None:
    mara = new_visitor().arrive("Mara")
    page = mara.open("/")
    page.get_by_role("button", name="Race now").click()
    page.locator("[data-choices] button").first.wait_for()
    table = page.url.rpartition("/")[2]
    page.get_by_role("button", name="Settings").click()
    commitment = page.locator(".this-game code").inner_text()
    page.get_by_role("button", name="Give up this game").click()
    page.get_by_role("button", name="Play on").click()  # players may change their mind
    page.get_by_role("button", name="Give up this game").click()
    page.get_by_role("button", name="Give up this game").click()
    page.get_by_text("This game was given up.").wait_for()
    assert mara.call("GET", f"/tables/{table}")["status"] == "over"
    assert mara.call("GET", f"/tables/{table}/record")["proof"]["commitment"] == commitment
    page.goto(page.url.replace(table, f"{table}/replay"))
    page.locator("summary", has_text="Deal verified, game not finished").click()
    page.get_by_text("The game was given up before its end, or its record is cut.").wait_for()


def table_of_two(new_visitor: VisitorFactory) -> tuple[str, Visitor, Visitor]:
    """Return a running game of Mara and Rui, which both have open."""
    mara, rui = new_visitor().arrive("Mara"), new_visitor().arrive("Rui")
    table = mara.call("POST", "/tables", {"seats": [{"kind": "me"}, {"kind": "open"}]})["id"]
    rui.call("PUT", f"/tables/{table}/seats/1", {"kind": "me"})
    for visitor in (mara, rui):
        visitor.open(f"/t/{table}").locator(".seats").wait_for()
    mara.call("POST", f"/tables/{table}/start", {})
    for visitor in (mara, rui):
        visitor.page.locator("[data-choices] button").first.wait_for()
    return table, mara, rui


def ask_to_give_up(page: Page) -> None:
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Give up this game").click()
    page.get_by_text("Everybody who is here is asked.").wait_for()
    page.get_by_role("button", name="Give up this game").click()


def wait_for_question(page: Page) -> Locator:
    """Return the dialog once it accepts input, which it does not in its first moments."""
    dialog = page.get_by_role("dialog", name="Mara wants to give this game up")
    dialog.locator(".btn-main:not([aria-disabled])").wait_for()
    return dialog


def test_the_other_plays_on(new_visitor: VisitorFactory) -> None:
    """Decline by keyboard: the focus is on playing on."""
    table, mara, rui = table_of_two(new_visitor)
    ask_to_give_up(mara.page)
    waits = mara.page.locator(".note", has_text="No answer yet from: Rui.")
    waits.wait_for()
    rui.page.get_by_role("dialog", name="Mara wants to give this game up").wait_for()
    assert rui.page.evaluate("document.activeElement.textContent") == "Play on"
    wait_for_question(rui.page)
    rui.page.keyboard.press("Enter")
    for visitor in (mara, rui):
        wait_for_notice(visitor.page, "The game goes on.")
    waits.wait_for(state="detached")
    assert mara.call("GET", f"/tables/{table}")["status"] == "running"

    mara.ignore("give-up", "status of 429")
    ask_to_give_up(mara.page)
    mara.page.get_by_role("alert").filter(has_text="Not everybody wanted to give up.").wait_for()


def test_escape_plays_on_and_gives_the_focus_back(new_visitor: VisitorFactory) -> None:
    table, mara, rui = table_of_two(new_visitor)
    rui.page.get_by_role("button", name="Settings").focus()
    ask_to_give_up(mara.page)
    dialog = wait_for_question(rui.page)
    assert tab_stops(rui.page) == ["Play on", "Close", "Give up this game"]
    rui.page.keyboard.press("Escape")
    dialog.wait_for(state="detached")
    for visitor in (mara, rui):
        wait_for_notice(visitor.page, "The game goes on.")
    assert rui.page.evaluate(FOCUSED) == "Settings"
    assert mara.call("GET", f"/tables/{table}")["status"] == "running"


def test_all_agree(new_visitor: VisitorFactory) -> None:
    table, mara, rui = table_of_two(new_visitor)
    ask_to_give_up(mara.page)
    rui.page.reload()  # a reopened page asks again
    wait_for_question(rui.page).get_by_role("button", name="Give up this game").click()
    for visitor in (mara, rui):
        visitor.page.get_by_text("This game was given up.").wait_for()
    assert mara.call("GET", f"/tables/{table}/record")["result"] is None


def test_nobody_else_is_there_any_more(new_visitor: VisitorFactory) -> None:
    """The player who was asked leaves and a bot drives for them; the other player may then give up alone."""
    table, mara, rui = table_of_two(new_visitor)
    ask_to_give_up(mara.page)
    rui.page.close()
    alone = mara.page.locator(".note", has_text="nobody else is here any more.")
    alone.wait_for()
    mara.ignore("give-up", "status of 409")
    alone.get_by_role("button", name="Give up this game").click()  # no bot drives for Rui yet
    wait_for_notice(mara.page, "Still playing in this game: Rui.")
    assert mara.call("GET", f"/tables/{table}")["status"] == "running"
    mara.page.locator("[data-choices] button").last.click()
    mara.page.locator(MAIN).click()
    mara.page.get_by_role("button", name="Let a bot drive").click()
    wait_for_notice(mara.page, "for Rui")
    alone.get_by_role("button", name="Give up this game").click()
    mara.page.get_by_text("This game was given up.").wait_for()

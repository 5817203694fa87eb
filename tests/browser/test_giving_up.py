"""A game against bots is given up in its settings, which show from the start what the deal was committed to."""

from tests.browser.visitors import Visitors


def test_a_game_against_bots_is_given_up(visitors: Visitors) -> None:
    mara = visitors().arrive("Mara")
    page = mara.open("/")
    page.get_by_role("button", name="Race now").click()
    page.locator("[data-choices] button").first.wait_for()
    table = page.url.rpartition("/")[2]
    page.get_by_role("button", name="Settings").click()
    commitment = page.locator(".this-game code").inner_text()
    page.get_by_role("button", name="Give up this game").click()
    page.get_by_role("button", name="Play on").click()  # one may think twice
    page.get_by_role("button", name="Give up this game").click()
    page.get_by_role("button", name="Give up this game").click()
    page.get_by_text("This game was given up.").wait_for()
    assert mara.call("GET", f"/tables/{table}")["status"] == "over"
    assert mara.call("GET", f"/tables/{table}/record")["proof"]["commitment"] == commitment
    page.goto(page.url.replace(table, f"{table}/replay"))
    page.locator("summary", has_text="Deal verified, game not finished").click()
    page.get_by_text("The game was given up before its end, or its record is cut.").wait_for()

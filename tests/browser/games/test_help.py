"""Help in context: the drawer opens at the right paragraph, powers explain themselves on tap, tips appear once."""

from tests.browser.prepared_games import PreparedGames
from tests.browser.visitors import PHONE, VisitorFactory

DRAWER = "dialog.help"


def test_help_opens_at_the_question_and_gives_the_focus_back(
    new_visitor: VisitorFactory, prepared: PreparedGames
) -> None:
    page = new_visitor(storage_state=prepared.storage_state).open(f"/t/{prepared.table('wild')}")
    first = page.locator("[data-choices] [tabindex='0']").first
    first.focus()
    page.keyboard.press("?")
    page.locator(f"{DRAWER} #p-race-wild.is-now:focus").wait_for()
    board, drawer = page.locator("main.table > .board").bounding_box(), page.locator(DRAWER).bounding_box()
    assert board
    assert drawer
    assert drawer["x"] >= board["x"] + board["width"]  # the spaces to choose from stay visible
    page.keyboard.press("Escape")
    page.locator(DRAWER).wait_for(state="detached")
    assert first.evaluate("one => one === document.activeElement")
    page.keyboard.press("a")
    page.locator("dialog[open] .keys").wait_for()


def test_help_tells_what_is_true_for_the_game(new_visitor: VisitorFactory, prepared: PreparedGames) -> None:
    table = prepared.find(lambda game: game.phase == "race", "a race", beginner=True)
    page = new_visitor(storage_state=prepared.storage_state).open(f"/t/{table}")
    page.locator("main.table .panel").wait_for()
    page.get_by_role("button", name="Help (?)").click()
    page.locator(f"{DRAWER} .is-now").wait_for()
    parts = page.locator(f"{DRAWER} summary").all_inner_texts()
    assert parts == ["This game", "Race", "Finish and money", "Other ways to play"]
    assert page.locator(f"{DRAWER} #p-ways-first").count() == 1
    assert page.locator(f"{DRAWER} #p-end-money").count() == 0


def test_a_power_is_explained_where_its_sign_stands(new_visitor: VisitorFactory, prepared: PreparedGames) -> None:
    page = new_visitor.phone(storage_state=prepared.storage_state).open(f"/t/{prepared.table('card')}")
    player = page.locator(".player").nth(1)
    player.locator(".pl-tap").tap()
    player.locator(".pl-does").wait_for()
    name = player.locator(".pl-power").get_attribute("title")
    assert player.locator(".pl-does").inner_text().startswith(f"{name}: ")

    page = new_visitor(storage_state=prepared.storage_state).open(f"/t/{prepared.table('powers')}")
    sign = page.locator(".powersign").first
    sign.focus()
    page.keyboard.press("Enter")
    page.locator(".tip .power-text").first.wait_for()
    page.keyboard.press("Escape")
    page.locator(".tip .power-text").first.wait_for(state="hidden")
    assert sign.evaluate("one => one === document.activeElement")


def test_a_tip_comes_once_and_covers_nothing(new_visitor: VisitorFactory, prepared: PreparedGames) -> None:
    visitor = new_visitor(PHONE, storage_state=prepared.storage_state, settings={"tips": True})
    page = visitor.open(f"/t/{prepared.table('auction')}")
    tip = page.locator(".coach")
    tip.get_by_text("You need not bid").wait_for()
    box, lot = tip.bounding_box(), page.locator(".lot").bounding_box()
    assert box
    assert lot
    assert lot["y"] >= box["y"] + box["height"]
    tip.get_by_role("button", name="Got it").focus()
    page.keyboard.press("Enter")
    tip.wait_for(state="detached")
    page.reload()
    page.locator(".lot").wait_for()
    assert tip.count() == 0

    visitor.open(f"/t/{prepared.table('card')}")
    tip.get_by_role("button", name="No more tips").click()
    tip.wait_for(state="detached")
    visitor.open(f"/t/{prepared.table('bets')}")
    page.locator(".betrow").first.wait_for()
    assert tip.count() == 0

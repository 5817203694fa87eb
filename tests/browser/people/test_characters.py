"""Bots have characters: players choose them by name, recognise them by their sign, and can read how they play."""

import pytest
from playwright.sync_api import Page

from downforce.bots import CHARACTERS
from tests.browser.layout.test_accessible import violations
from tests.browser.prepared_games import PreparedGames
from tests.browser.visitors import DESK, PHONE, Visitor, VisitorFactory, wait_until

ME, OPEN = {"kind": "me"}, {"kind": "open"}
IDA = {"kind": "bot", "level": "pro", "character": "loyal"}
MARA = {"kind": "bot", "level": "champion", "character": "blocker"}
SENTENCE = "Bets on her own cars and drives for them."


def sign_of(page: Page, seat: int) -> str:
    return str(page.locator(".player").nth(seat).locator(".badge-bot use").get_attribute("href"))


def at_a_table(visitor: Visitor, *seats: dict[str, str]) -> Page:
    table = visitor.arrive("Anna").call("POST", "/tables", {"seats": [ME, *seats], "start": True})["id"]
    page = visitor.open(f"/t/{table}")
    page.locator(".board > .board-view").wait_for()  # a table that is still loading also has a board, but an empty one
    return page


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_table_is_made_with_somebody_chosen(new_visitor: VisitorFactory, size: tuple[int, int]) -> None:
    anna = new_visitor(size).arrive("Anna") if size == DESK else new_visitor.phone().arrive("Anna")
    page = anna.open("/new")
    page.locator("main .btn-main:enabled").wait_for()
    seats = page.locator("section[aria-labelledby=make-seats]")
    assert seats.locator("details").count() == 0  # open seats and rookies have no character
    page.get_by_role("radio", name="Pros").click()
    seats.locator("summary").click()
    page.get_by_label("Seat 3").select_option(label="Ida, loyal")
    page.get_by_text(SENTENCE).wait_for()
    assert page.get_by_label("Seat 2").locator("option", has_text="Ida").is_disabled()
    page.locator("main .sticky .btn-main").click()

    page.locator(".seats").wait_for()
    rows = page.locator(".seats .seat")
    assert rows.nth(2).locator("b").inner_text() == "Ida"
    assert rows.nth(2).locator(".badge").inner_text() == "Pro, loyal"
    assert SENTENCE in rows.nth(2).inner_text()
    told = anna.call("GET", f"/tables/{page.url.rsplit('/', 1)[1]}")["seats"]
    assert len({seat["character"] for seat in told[1:]} & set(CHARACTERS)) == 3
    page.locator("main .btn-main").first.click()

    page.locator("main.table .panel").wait_for()
    assert [sign_of(page, seat["seat"]) for seat in told[1:]] == [f"#i-{seat['character']}" for seat in told[1:]]
    button, about = page.get_by_role("button", name="Ida, bot, Pro, loyal"), page.locator(".pl-about").nth(1)
    assert button.evaluate("one => document.getElementById(one.getAttribute('aria-describedby')).textContent") == (
        f"Pro, loyal. {SENTENCE}"
    )
    assert not about.is_visible()
    if size == DESK:
        button.hover()
    else:
        button.tap()
    assert about.inner_text() == f"Pro, loyal. {SENTENCE}"
    page.keyboard.press("Escape")
    about.wait_for(state="hidden")


def test_the_host_changes_who_sits_there(new_visitor: VisitorFactory) -> None:
    anna, ben = new_visitor().arrive("Anna"), new_visitor().arrive("Ben")
    table = anna.call("POST", "/tables", {"seats": [ME, MARA, OPEN, OPEN]})["id"]
    ben.call("PUT", f"/tables/{table}/seats/3", {"kind": "me"})
    page, other = anna.open(f"/t/{table}"), ben.open(f"/t/{table}")
    rows = page.locator(".seats .seat")
    add = rows.nth(2).get_by_label("Add a bot")
    assert add.locator("option[value=pro-blocker]").is_disabled()  # Mara is already seated
    add.focus()
    add.select_option("pro-careful")
    rows.nth(2).get_by_text("Pro, careful").wait_for()
    who = rows.nth(2).get_by_label("Who sits here")
    assert who.input_value() == "pro-careful"
    assert who.evaluate("one => one === document.activeElement")  # keyboard focus stays where it was
    who.select_option("champion-loyal")
    rows.nth(2).get_by_text("Champion, loyal").wait_for()
    who.select_option("pro-gambler")
    who.select_option("rookie")  # at once, while the server is still answering
    rows.nth(2).get_by_text("Drives fast, thinks little.").wait_for()
    who.select_option("pro")  # any pro

    def somebody() -> bool:
        seat = anna.call("GET", f"/tables/{table}")["seats"][2]
        return bool(seat["character"]) and who.input_value() == f"pro-{seat['character']}"

    wait_until(page, somebody)
    assert who.input_value() != "pro-blocker"
    assert other.locator(".seats .seat").nth(1).locator(".badge").inner_text() == "Champion, blocker"
    assert other.locator(".seats select").count() == 0  # only the host has it
    rows.nth(1).get_by_role("button", name="Remove").click()
    rows.nth(1).get_by_label("Add a bot").wait_for()


def test_a_desk_explains_by_keyboard_too(new_visitor: VisitorFactory) -> None:
    page = at_a_table(new_visitor(), IDA, MARA)
    about = page.locator(".pl-about")
    page.locator(".pl-tap").first.focus()
    page.keyboard.press("Tab")
    about.nth(0).wait_for()
    page.keyboard.press("Tab")
    about.nth(1).wait_for()
    assert not about.nth(0).is_visible()
    assert about.nth(1).inner_text() == "Champion, blocker. Holds back whoever is in front."
    page.keyboard.press("Escape")
    about.nth(1).wait_for(state="hidden")


def test_an_opened_player_does_not_move_the_board(new_visitor: VisitorFactory) -> None:
    page = at_a_table(new_visitor.phone(lang="es"), IDA, MARA, IDA, MARA, IDA)
    board = page.locator("main.table > .board")
    before = board.bounding_box()
    assert before is not None
    for seat in range(1, 6):
        player = page.locator(".player").nth(seat)
        player.locator(".pl-tap").tap()
        player.locator(".pl-about").wait_for()
        assert board.bounding_box() == before
        box = player.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= PHONE[0]
        player.locator(".pl-tap").tap()


def test_race_now_seats_three_different_people(new_visitor: VisitorFactory, prepared: PreparedGames) -> None:
    prepared.table("over")  # a visitor with a finished game is no newcomer
    page = new_visitor(storage_state=prepared.storage_state).open("/")
    page.get_by_role("radio", name="Hard").click()
    page.locator(".hero .btn-main").click()
    page.locator("main.table .panel").wait_for()
    signs = {sign_of(page, seat) for seat in (1, 2, 3)}
    assert len(signs) == 3
    assert signs <= {f"#i-{character}" for character in CHARACTERS}


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_what_is_opened_is_accessible(new_visitor: VisitorFactory, size: tuple[int, int]) -> None:
    anna = new_visitor() if size == DESK else new_visitor.phone()
    page = at_a_table(anna, IDA, MARA)
    if size == DESK:
        page.locator(".pl-tap").nth(1).hover()
    else:
        page.locator(".pl-tap").nth(1).tap()
    page.locator(".pl-about").first.wait_for()
    found = violations(page, "a player explained")
    anna.open("/new")
    page.get_by_role("radio", name="Champions").click()
    page.locator("section[aria-labelledby=make-seats] summary").click()
    page.get_by_label("Seat 2").select_option("gambler")
    assert found + violations(page, "bots chosen") == []

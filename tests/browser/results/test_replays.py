"""Replays of finished games by link: every move, from any seat's view; the engine can replay the downloaded record."""

import json
from pathlib import Path

from playwright.sync_api import Page

import downforce
from tests.browser.prepared_games import PreparedGames
from tests.browser.visitors import VisitorFactory


def at(page: Page) -> int:
    return int(page.evaluate("location.hash.slice(1)"))


def press(page: Page, key: str, number: int) -> None:
    page.keyboard.press(key)
    page.wait_for_function("hash => location.hash === hash", arg=f"#{number}")


def test_a_move_by_its_address_and_by_keys(new_visitor: VisitorFactory, prepared: PreparedGames) -> None:
    table = prepared.table("over")
    visitor = new_visitor()  # any visitor may watch
    frames = visitor.call("GET", f"/tables/{table}/replay")["frames"]
    last = frames[-1]["seq"]
    page = visitor.open(f"/t/{table}/replay#20")
    page.locator(".transport").wait_for()
    assert at(page) == 20
    press(page, "ArrowRight", 21)
    press(page, "ArrowLeft", 20)
    cards = [frame["seq"] for frame in frames if any(event["event"] == "played" for event in frame["events"])]
    press(page, "Home", 0)
    press(page, "Shift+ArrowRight", cards[0])
    press(page, "Shift+ArrowRight", cards[1])
    press(page, "Shift+ArrowLeft", cards[0])
    press(page, "End", last)
    page.evaluate("location.hash = '#7'")
    page.wait_for_function("() => document.querySelector('.transport input').value === '7'")
    page.keyboard.press(" ")
    page.wait_for_function("() => Number(location.hash.slice(1)) > 8")


COVERED = """async () => {
    document.querySelector(".side .acts [data-copy]").click();  // it says that the link is copied
    while (!document.querySelector(".toast")) await new Promise(requestAnimationFrame);
    const toast = document.querySelector(".toast").getBoundingClientRect();
    const apart = ".topbar .iconbtn, .transport :is(button, input), .side .acts .btn, .board-view";
    return [...document.querySelectorAll(apart)].filter((one) => {
        const { left, top, right, bottom, width } = one.getBoundingClientRect();
        return width > 0 && left < toast.right && right > toast.left && top < toast.bottom && bottom > toast.top;
    }).map((one) => one.outerHTML.slice(0, 90));
}"""


def test_a_toast_covers_no_control_and_no_space(new_visitor: VisitorFactory, prepared: PreparedGames) -> None:
    visitor = new_visitor(permissions=["clipboard-write"])
    page = visitor.open(f"/t/{prepared.table('over')}/replay#20")
    page.locator(".transport").wait_for()
    for width, height in ((1440, 900), (1024, 640), (390, 844), (320, 568), (844, 390), (667, 375)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(COVERED) == []


def test_from_each_side(new_visitor: VisitorFactory, prepared: PreparedGames) -> None:
    table = prepared.table("over")
    visitor = new_visitor()
    page = visitor.open(f"/t/{table}/replay#5")
    sides = page.locator(".panel [data-sides] [role=radio]")
    sides.first.wait_for()
    assert sides.count() == 5
    for seat in range(4):
        with page.expect_response(f"**/replay?seat={seat}") as answer:
            sides.nth(seat + 1).click()
        hands = answer.value.json()["frames"][5]["view"]["hands"]
        assert [hand[0] != "?" for hand in hands] == [other == seat for other in range(4)]
        page.locator(f".player:nth-child({seat + 1}).is-you").wait_for()
        assert at(page) == 5
        assert sides.nth(seat + 1).get_attribute("aria-checked") == "true"


def test_its_record_is_replayed_by_the_engine(
    new_visitor: VisitorFactory, prepared: PreparedGames, tmp_path: Path
) -> None:
    table = prepared.table("over")
    visitor = new_visitor()
    page = visitor.open(f"/t/{table}/replay")
    with page.expect_download() as download:
        page.locator(".acts a[download]").click()
    file = tmp_path / "record.json"
    download.value.save_as(file)
    game = downforce.replay(json.loads(file.read_text()))
    frames = visitor.call("GET", f"/tables/{table}/replay")["frames"]
    assert game.view(None)["outcome"] == frames[-1]["view"]["outcome"]
    assert game.view(None)["phase"] == "over"

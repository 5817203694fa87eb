"""The board previews a card while the player looks at it; standings are in sight, on a phone one tap away."""

from playwright.sync_api import CDPSession, Page, expect

from tests.browser.prepared_games import PreparedGames
from tests.browser.visitors import VisitorFactory

GHOSTS = ".ghosts .ghost, .ghosts .ghost-wild"


def test_pointing_at_a_card_or_coming_to_it_by_keys_shows_what_it_would_do(
    new_visitor: VisitorFactory, prepared: PreparedGames
) -> None:
    page = new_visitor(storage_state=prepared.storage_state).open(f"/t/{prepared.table('card')}")
    card = page.locator("[data-hand] button").first
    card.wait_for()
    expect(page.locator(GHOSTS)).to_have_count(0)
    card.hover(position={"x": 8, "y": 10})
    expect(page.locator(GHOSTS).first).to_be_attached()
    page.locator(".panel").hover()
    expect(page.locator(GHOSTS)).to_have_count(0)
    card.focus()
    expect(page.locator(GHOSTS).first).to_be_attached()
    page.locator(".panel").focus()
    expect(page.locator(GHOSTS)).to_have_count(0)
    expect(page.locator(".side-order tbody tr")).to_have_count(6)


def touch(line: CDPSession, page: Page, kind: str) -> None:
    box = page.locator("[data-hand] button").first.bounding_box()
    assert box is not None
    points = [{"x": box["x"] + 8, "y": box["y"] + 12}] if kind == "touchStart" else []
    line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def test_on_a_phone_a_finger_looks_and_a_tap_opens_the_standings(
    new_visitor: VisitorFactory, prepared: PreparedGames
) -> None:
    visitor = new_visitor.phone(storage_state=prepared.storage_state)
    page = visitor.open(f"/t/{prepared.table('card')}")
    page.locator("[data-hand] button").first.wait_for()
    page.locator(".acts [data-act=main]").wait_for()
    line = visitor.context.new_cdp_session(page)
    touch(line, page, "touchStart")
    expect(page.locator(GHOSTS).first).to_be_attached()
    touch(line, page, "touchEnd")
    expect(page.locator(GHOSTS)).to_have_count(0)
    expect(page.locator("[data-hand] [aria-pressed=true]")).to_have_count(0)  # it was only previewed, not chosen
    for width, height in ((390, 844), (844, 390), (667, 375)):  # portrait and landscape
        page.set_viewport_size({"width": width, "height": height})
        page.locator(".order-button").click()
        expect(page.locator("dialog[open] [data-standings] tbody tr")).to_have_count(6)
        page.keyboard.press("Escape")

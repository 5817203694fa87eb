"""Cards move: played cards leave the row, bids turn over together and return. None of it with motion turned off."""

from playwright.sync_api import Page

from tests.browser.driver import MAIN
from tests.browser.prepared_games import PreparedGames
from tests.browser.visitors import VisitorFactory

# Copies of cards that fly over the page, in the order in which they appeared.
WATCH = """() => {
    window.flights = [];
    new MutationObserver((changes) => {
        for (const one of changes.flatMap(({ addedNodes }) => [...addedNodes]))
            if (one.classList?.contains("flying"))
                window.flights.push(one.querySelector(".card-back") ? "back" : "face");
    }).observe(document.body, { childList: true });
}"""
FLOWN = "(count) => window.flights.length >= count && !document.querySelector('.flying')"


def choose_card(page: Page) -> None:
    page.locator("[data-choices] button:not([aria-disabled=true])").first.click(position={"x": 8, "y": 10})
    page.locator(MAIN).click()


def test_a_bid_goes_to_the_panel_and_comes_home(new_visitor: VisitorFactory, prepared: PreparedGames) -> None:
    visitor = new_visitor(speed="fast", storage_state=prepared.storage_state)
    page = visitor.open(f"/t/{prepared.new_table('auction')}")
    page.locator(MAIN).wait_for()
    page.evaluate(WATCH)
    count = page.locator("[data-hand] .card").count()
    choose_card(page)
    page.locator(".panel[data-panel=reveal]").wait_for()
    page.wait_for_function(FLOWN, arg=1)
    assert page.evaluate("window.flights") == ["back"]
    assert page.locator("[data-hand] .card.is-away").count() == 1
    assert page.locator(".reveal .is-mine").count() == 1
    page.locator(MAIN).click()
    page.wait_for_function(FLOWN, arg=2)
    assert page.evaluate("window.flights") == ["back", "face"]
    assert page.locator("[data-hand] .card.is-away").count() == 0
    assert page.locator("[data-hand] .card").count() >= count  # plus a Speed-8 if the car was bought


def test_nothing_flies_when_motion_is_off(new_visitor: VisitorFactory, prepared: PreparedGames) -> None:
    for speed, motion in (("off", "no-preference"), ("normal", "reduce")):
        visitor = new_visitor(speed=speed, storage_state=prepared.storage_state, reduced_motion=motion)
        page = visitor.open(f"/t/{prepared.new_table('auction')}")
        page.locator(MAIN).wait_for()
        page.evaluate(WATCH)
        choose_card(page)
        page.locator(".panel[data-panel=reveal]").wait_for()
        assert page.locator(".reveal .back").count() == 0
        page.locator(MAIN).click()
        page.locator(".panel[data-panel=auction]").wait_for()
        assert page.evaluate("window.flights") == []

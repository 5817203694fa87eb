"""A question that has just appeared ignores a double click or a held key, which was meant for what was there before."""

from playwright.sync_api import Page

from tests.browser.connections import SocketProxy
from tests.browser.prepared_games import PreparedGames
from tests.browser.visitors import VisitorFactory, wait_until

MAIN = ".acts [data-act=main]"
OPEN = ".acts:not([aria-disabled])"
# Clicks as fast as the page draws, however busy the machine: the second click hits whatever is at that place by then.
TWICE = """async (main) => {
    const { x, y } = document.querySelector(main).getBoundingClientRect();
    const click = () => document.elementFromPoint(x + 20, y + 20).closest("button").click();
    click();
    await new Promise((drawn) => setTimeout(drawn));
    click();
    const acts = document.querySelector(".acts");
    return [acts.dataset.panel, acts.ariaDisabled];
}"""


def pass_and_wait(page: Page) -> None:
    """Pass on the lot, and wait until the bids of the others are revealed."""
    page.locator(f"{OPEN} [data-act=beside]").click()
    page.locator(f"{OPEN}[data-panel=reveal]").wait_for()


def edges(page: Page, button: str) -> tuple[float, float]:
    """Return the x coordinates of the button's left and right edges."""
    page.locator(button).wait_for()
    box = page.locator(button).bounding_box()
    assert box is not None
    return box["x"], box["x"] + box["width"]


def test_next_lot_pressed_twice_does_not_pass(new_visitor: VisitorFactory, prepared: PreparedGames) -> None:
    visitor = new_visitor(settings={"guard": True}, storage_state=prepared.storage_state, reduced_motion="reduce")
    page, proxy = visitor.page, SocketProxy(visitor.page)
    visitor.open(f"/t/{prepared.new_table('auction')}")
    passing = edges(page, f"{OPEN} [data-act=beside]")
    pass_and_wait(page)
    assert len(proxy.acts) == 1
    assert edges(page, MAIN)[0] >= passing[1], "Next lot stands where Pass stood"

    assert page.evaluate(TWICE, MAIN) == ["auction", "true"]
    page.locator(f"{OPEN}[data-panel=auction]").wait_for()
    assert len(proxy.acts) == 1, "the second click passed"

    pass_and_wait(page)
    wait_until(page, lambda: len(proxy.acts) == 2)
    page.locator(MAIN).focus()
    for _ in range(3):
        page.keyboard.down("Enter")
    page.locator(f"{OPEN}[data-panel=auction]").wait_for()
    for _ in range(10):
        page.keyboard.down("Enter")
    page.keyboard.up("Enter")
    assert len(proxy.acts) == 2
    assert page.evaluate("document.activeElement.matches('[data-heading]')"), "the focus is on the new question"

"""Unusual browsers: without scripts, narrow, with reduced motion, with forced colours."""

from urllib.parse import urljoin

from playwright.sync_api import Route

from tests.browser.driver import Player
from tests.browser.prepared_games import PreparedGames
from tests.browser.visitors import VisitorFactory, wait_until

# An animation without a duration moves nothing; it only makes something appear later.
ANIMATED = "document.getAnimations().filter((one) => one.effect.getComputedTiming().duration > 0).length"


def forbid_scripts(route: Route) -> None:
    answer = route.fetch()
    route.fulfill(response=answer, headers={**answer.headers, "content-security-policy": "sandbox"})


def test_without_script(new_visitor: VisitorFactory) -> None:
    visitor = new_visitor()
    visitor.ignore("sandbox", "csp", "ERR_BLOCKED", "CORS", "ERR_FAILED")
    visitor.page.route(f"{visitor.base}/", forbid_scripts)
    words = visitor.open("/").locator("noscript p")
    words.wait_for()
    assert "JavaScript" in words.inner_text()
    links = [str(link.get_attribute("href")) for link in words.locator("a").all()]
    assert links
    for link in links:
        visitor.page.goto(urljoin(visitor.base, link))
        assert len(visitor.page.locator("body").inner_text()) > 2000, link
    assert visitor.page.locator("#app *").count() == 0


def test_without_motion(new_visitor: VisitorFactory, prepared: PreparedGames) -> None:
    visitor = new_visitor(speed="normal", reduced_motion="reduce", storage_state=prepared.storage_state)
    page, player = visitor.page, Player(visitor.page, seed=9)
    visitor.open(f"/t/{prepared.new_table('card')}")
    moving: list[int] = []

    def act() -> bool:
        player.step()
        moving.append(page.evaluate(ANIMATED))
        return player.acts >= 5

    wait_until(page, act)
    assert set(moving) == {0}
    assert page.locator(".board").is_visible()


def test_colours_of_the_system(new_visitor: VisitorFactory, prepared: PreparedGames) -> None:
    visitor = new_visitor(forced_colors="active", storage_state=prepared.storage_state)
    page = visitor.open(f"/t/{prepared.new_table('card')}")
    card = page.locator("[data-hand] .card").first
    card.wait_for()
    assert page.evaluate("matchMedia('(forced-colors: active)').matches")
    adjust = "one => getComputedStyle(one).forcedColorAdjust"
    assert page.locator(".chip").first.evaluate(adjust) == "none"
    assert card.evaluate(adjust) == "none"
    assert page.locator(".panel").evaluate(adjust) == "auto"
    assert Player(page).choose()
    page.locator(".acts [data-act=main]").click()
    page.locator("[data-heading]").wait_for()


def test_a_page_that_is_not_there(new_visitor: VisitorFactory) -> None:
    visitor = new_visitor()
    visitor.ignore("status of 404", "answer 404")
    for path in ("/nothing", "/t/nobody-knows-this"):
        page = visitor.open(path)
        page.locator(".gone h1").wait_for()
        assert page.locator(".gone a[href='/']").is_visible()

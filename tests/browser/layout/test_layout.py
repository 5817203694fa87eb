"""Nothing is cut off, covered or unreachable, at any window size."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page

from downforce import Game, tracks
from downforce.offers.offer import make_offer
from tests.browser.driver import MAIN
from tests.browser.prepared_games import PreparedGames, is_at
from tests.browser.screens import reveal_bids, visit
from tests.browser.visitors import VisitorFactory

# Desktops, phones in portrait and landscape, and a desktop at 200 % zoom.
SIZES = {
    "desk": (1440, 900),
    "laptop": (1280, 720),
    "small desk": (1024, 640),
    "large desk": (2560, 1440),
    "phone": (390, 844),
    "small phone": (320, 640),
    "smallest phone": (320, 568),
    "phone on its side": (844, 390),
    "desk at 200 %": (720, 450),
    "laptop at 200 %": (640, 360),
}
# A resize, the measuring of widths and the resulting layout take a frame each.
SETTLED = "async () => { for (let i = 0; i < 4; i++) await new Promise(requestAnimationFrame); }"
FAULTS = """() => {
    const found = [];
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.scrollingElement;
    if (scrollWidth > clientWidth) found.push(`the page scrolls sideways: ${scrollWidth} in ${clientWidth}`);
    if (scrollHeight > clientHeight) found.push(`the page scrolls: ${scrollHeight} in ${clientHeight}`);
    const box = (one) => one.getBoundingClientRect();
    const isSeen = (one) => box(one).width > 0 && getComputedStyle(one).visibility !== "hidden";
    const all = (selector) => [...document.querySelectorAll(selector)].filter(isSeen);
    for (const one of all(".acts, .acts .btn, .transport, .transport .btn, .topbar .iconbtn")) {
        const { left, top, right, bottom } = box(one);
        if (left < 0 || top < 0 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5)
            found.push(`out of the window: ${one.className} ${one.textContent.trim()} ${[left, top, right, bottom]}`);
    }
    for (const one of all(".topbar .iconbtn")) {
        const { left, top, right, bottom } = box(one);
        const on = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        if (!one.contains(on)) found.push(`covered: ${one.ariaLabel} by ${on?.outerHTML.slice(0, 80)}`);
    }
    const view = document.querySelector(".board-view");
    const across = box(view);
    const floating = ".board-tools .tool-plate, .board-tools .mini";
    for (const one of all(floating)) {
        const { left, top, right, bottom } = box(one);
        if (top < across.top || bottom > across.bottom || right > across.right)
            found.push(`out of the board: ${one.outerHTML.slice(0, 80)}`);
    }
    for (let i = 0.5; i < 12; i++)
        for (let k = 0.5; k < 8; k++) {
            const x = across.left + (across.width * i) / 12;
            const y = across.top + (across.height * k) / 8;
            const on = document.elementFromPoint(x, y);
            if (!view.contains(on) && !on?.closest(floating))
                found.push(`something lies over the picture: ${on?.outerHTML.slice(0, 80)}`);
        }
    for (const one of all(".panel [data-choices] button, .foot button")) {
        const { left, top, right, bottom } = box(one);
        const within = box(one.closest(".panel") ?? one);
        if (top < within.top || bottom > within.bottom) continue; // it is scrolled to
        const on = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        if (!one.contains(on)) found.push(`covered: ${one.textContent.trim()} by ${on?.outerHTML.slice(0, 80)}`);
    }
    for (const one of all(".str-row .chip")) {
        const bar = one.closest(".str-row").querySelector(".str-bar");
        if (box(one).right > box(bar).left - 4) found.push(`at the bar: ${one.textContent}`);
    }
    for (const one of all(".slip, .bid"))
        if (box(one).bottom > box(one.closest(".panel")).bottom + 0.5) found.push(`hidden below: ${one.textContent}`);
    for (const [i, one] of all(".bid").entries()) {
        const [{ right, top }, next] = [box(one.querySelector(".card")), all(".bid .card")[i + 1]];
        if (next && box(next).top === top && box(next).left < right) found.push(`one bid over another: ${i}`);
    }
    for (const one of all(".hand .card"))
        if (getComputedStyle(one).opacity % 1) found.push(`shines through another card: ${one.textContent}`);
    for (const one of all(".betrow b"))
        if (one.getClientRects().length > 1) found.push(`broken: ${one.textContent}`);
    const coaches = all(".hint-button, .bulb").length; // a window has the one or the other
    if (all(".panel[data-panel=card]").length && coaches !== 1)
        found.push(`the coach can be asked by hand in ${coaches} places`);
    const { width, height } = across;
    if (width < 200 || height < 110) found.push(`the picture is too small: ${width} x ${height}`);
    for (const one of all(".order .titled"))
        if (one.scrollWidth > one.clientWidth) found.push(`over the next column: ${one.textContent}`);
    const words = ".pl-name, .pl-cars :is(em, .chip), .acts .btn, .finishers .place span, .ledger6 li > :last-child";
    for (const one of all(words)) {
        const room = one.closest(".pl-bottom, .place, .btn") ?? one;
        if (room.scrollWidth > room.clientWidth + 1) found.push(`cut: ${one.textContent}`);
    }
    return [...new Set(found)];
}"""

# What the camera keeps in view, and clear of the tools that float on the picture, unless the player moves it.
CUT_CARS = """() => {
    const found = [];
    const box = (one) => one.getBoundingClientRect();
    const seen = box(document.querySelector(".board-view"));
    const meet = (a, b) => a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;
    const all = (selector) => [...document.querySelectorAll(selector)];
    for (const one of all(".board-view :is(.cars-on-board .token, .end, .endkey)")) {
        const { left, top, right, bottom, width } = box(one);
        const name = one.id || one.dataset.car || one.textContent.trim();
        if (!width || !meet(seen, box(one))) {
            if (!one.matches(".token")) found.push(`out of sight: ${name}`);
            continue;
        }
        if (left < seen.left || right > seen.right || top < seen.top || bottom > seen.bottom)
            found.push(`cut in two: ${name}`);
        for (const tool of all(".board-tools :is(.tool-plate, .mini)"))
            if (meet(box(tool), box(one))) found.push(`under ${tool.classList[0]}: ${name}`);
    }
    return found;
}"""

CUT_NAMES = """() => {
    const seen = document.querySelector(".board-view").getBoundingClientRect();
    return [...document.querySelectorAll(".board-view .track text")]
        .filter((one) => {
            const { left, top, right, bottom, width } = one.getBoundingClientRect();
            const isAcross = left > seen.left - 1 && right < seen.right + 1;
            return width > 0 && !(isAcross && top > seen.top - 1 && bottom < seen.bottom + 1);
        })
        .map((one) => `cut at the edge: ${one.textContent}`);
}"""


# The bots at a table are drawn at random; use the longest of their names for all of them.
LONGEST = "() => document.querySelectorAll('.is-bot .pl-name').forEach((one) => (one.textContent = 'Mara'))"


def at_every_size(page: Page) -> Iterator[str]:
    """Yield the name of each size once the page has been laid out for it."""
    page.evaluate(LONGEST)
    for name, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(SETTLED)
        yield name


def find_faults(page: Page) -> list[str]:
    """Return the faults at every size."""
    checks = (FAULTS, CUT_CARS)
    return [f"{name}: {fault}" for name in at_every_size(page) for check in checks for fault in page.evaluate(check)]


@pytest.mark.parametrize("screen", ["auction", "reveal", "card", "end", "bets", "replay"])
def test_every_size(new_visitor: VisitorFactory, prepared: PreparedGames, screen: str) -> None:
    visitor = new_visitor(storage_state=prepared.storage_state, lang="es" if screen in ("card", "replay") else "fr")
    if screen == "reveal":
        # Six bids side by side, none of them below the fold.
        page = visitor.open(f"/t/{prepared.make_table(players=6)}")
        page.locator(MAIN).wait_for()
        reveal_bids(page)
        page.locator(".bid").nth(5).wait_for()
    else:
        page = visit(visitor, prepared, screen)
    if screen == "bets":
        page.keyboard.press("k")
        page.locator(".slip").wait_for()
    assert find_faults(page) == []


def test_six_players_at_every_size(new_visitor: VisitorFactory, prepared: PreparedGames) -> None:
    table = prepared.find(lambda game: is_at("end", game), "an end", players=6)
    page = new_visitor(storage_state=prepared.storage_state, lang="pt-PT").open(f"/t/{table}")
    page.locator(MAIN).wait_for()
    assert find_faults(page) == []


def steered_by_another(game: Game) -> bool:
    offer = make_offer(game, 0) if is_at("wild", game) else None
    return bool(offer and any("line" in choice and choice["line"]["mover"] for choice in offer["choices"]))


def test_a_car_that_another_steers_at_every_size(new_visitor: VisitorFactory, prepared: PreparedGames) -> None:
    table = prepared.find(steered_by_another, "a wild for a car that another steers", 40)
    page = new_visitor(storage_state=prepared.storage_state, lang="fr").open(f"/t/{table}")
    page.locator(".betrow").first.wait_for()
    assert find_faults(page) == []


def test_the_offer_to_play_out_the_rest_covers_no_choice(new_visitor: VisitorFactory, prepared: PreparedGames) -> None:
    table = prepared.find(
        lambda game: is_at("end", game) and game.view(0)["foregone"],
        "an end that changes nothing",
        first=4,
        rivals="uniform",
    )
    page = new_visitor(storage_state=prepared.storage_state, lang="fr").open(f"/t/{table}")
    page.locator(".foot .btn").wait_for()
    assert find_faults(page) == []


def test_no_box_around_a_space_or_a_heading(new_visitor: VisitorFactory, prepared: PreparedGames) -> None:
    page = visit(new_visitor(storage_state=prepared.storage_state), prepared, "end")
    page.locator(".end").nth(1).click()
    for one in (".end[aria-selected=true]", ".panel [data-heading]"):
        page.locator(one).focus()
        page.keyboard.press("Shift")  # from now on the browser treats focus as set by keyboard
        assert page.evaluate("() => getComputedStyle(document.activeElement).outlineStyle") == "none"


@pytest.mark.parametrize("track", tracks.shipped())
def test_no_name_of_the_picture_is_cut_and_no_control_leaves_the_board(
    new_visitor: VisitorFactory, prepared: PreparedGames, track: str
) -> None:
    """At the camera's default position, with the whole track in sight, and three steps closer."""
    page = new_visitor(storage_state=prepared.storage_state).open(f"/t/{prepared.make_table(track=track)}")
    page.locator(".cars-on-board .token").nth(5).wait_for()
    found = find_faults(page)
    for name in at_every_size(page):
        zoom(page, "0")
        found += [f"{name}, all in sight: {fault}" for fault in page.evaluate(CUT_NAMES)]
        zoom(page, "+++")
        found += [f"{name}, three steps nearer: {fault}" for fault in page.evaluate(FAULTS)]
    assert found == []


def zoom(page: Page, keys: str) -> None:
    for key in keys:
        page.keyboard.press(key)
    page.evaluate(SETTLED)
    page.wait_for_function("() => document.getAnimations().every((one) => one.playState !== 'running')")


SIZES_OF_CAMERA = ("desk", "laptop", "small desk", "large desk", "phone", "phone on its side")


@pytest.mark.parametrize("stage", ["end", "wild", "bets"])
def test_the_camera_cuts_no_car_and_no_choice(new_visitor: VisitorFactory, prepared: PreparedGames, stage: str) -> None:
    """With motion, so that a desk follows the cars as well."""
    page = new_visitor(storage_state=prepared.storage_state, speed="fast").open(f"/t/{prepared.table(stage)}")
    page.locator(MAIN).wait_for()
    found = []
    for name in SIZES_OF_CAMERA:
        width, height = SIZES[name]
        page.set_viewport_size({"width": width, "height": height})
        zoom(page, "")
        found += [f"{name}: {fault}" for fault in page.evaluate(CUT_CARS)]
    assert found == []

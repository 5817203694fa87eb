"""Visit the states of the serverless site that no game reaches, and check each of them with axe.

`python -m tools.screenshots.site_screens FOLDER` takes screenshots on a desktop and a phone, in light and dark colours.
Add `--lang fr` for another language.
"""

import re
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

from playwright.sync_api import Page, Route, sync_playwright

from tests.browser.conftest import ARGUMENTS
from tests.browser.driver import CHOICES, Player
from tests.browser.harness import build_page, find_browser
from tests.browser.layout.test_accessible import AT_REST, violations
from tests.browser.sites import BASE, serve_site
from tests.browser.visitors import DESK, PHONE, Visitor, VisitorFactory, wait_until

START = 180_000  # the longest time to wait until Python runs, in milliseconds
FINISHED = "localStorage['downforce.device-finished'] = 'yes'"
RACE = ".hero .btn-main"
WASM = "**/pyodide.asm.wasm"
NO_STORAGE = (
    "Object.defineProperty(self, 'indexedDB', { get() { throw new DOMException('private', 'SecurityError'); } });"
)
OFFER_TO_INSTALL = "dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt: async () => undefined }))"
State = tuple[str, Page]


def first_visit(visitor: Visitor) -> Iterator[State]:
    """Yield the states of a first visit.

    These are the home page while Python loads, the page after the race button is pressed, and the page after Python
    has failed to load.
    """
    visitor.ignore("404", "wasm")
    held: list[Route] = []
    visitor.context.route(WASM, lambda route: held.append(route))
    page = visitor.open(BASE)
    page.locator(".note").first.wait_for()
    wait_until(page, lambda: held)
    yield "home", page
    page.locator(RACE).click()
    yield "race-wanted", page
    for route in held:
        route.fulfill(status=404, body="")
    page.locator(".note-bad").first.wait_for()
    yield "no-python", page


def saved_race(visitor: Visitor) -> Iterator[State]:
    """Yield the states of a visit with a saved race.

    These are the home page with an offer to install the app, the game table while Python loads, and other pages.
    """
    page = visitor.open(BASE)
    page.locator(RACE).click()
    page.locator(CHOICES).first.wait_for(timeout=START)
    player = Player(page)
    wait_until(page, lambda: (player.step() and False) or player.acts >= 3)
    held: list[Route] = []
    visitor.context.route(WASM, lambda route: held.append(route))
    page = visitor.open(BASE)
    page.locator("[aria-labelledby=my-games] a.btn").last.wait_for()
    page.evaluate(OFFER_TO_INSTALL)
    yield "home-kept", page
    page.locator("[aria-labelledby=my-games] a.btn").last.click()
    page.locator("main.table .note").wait_for()
    yield "table-loading", page
    for route in held:
        route.continue_()
    page.locator(CHOICES).or_(page.locator("[data-panel]")).first.wait_for(timeout=START)
    for path, there in (
        ("puzzles", "[data-puzzles]"),
        ("settings", "main h1"),
        ("rules", ".rules-table"),
        ("intro", ".lesson"),
    ):
        page = visitor.open(BASE)
        page.locator(RACE).wait_for()
        page.evaluate(
            "([path]) => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')); }", [path]
        )
        page.locator(there).first.wait_for()
        yield path, page


def shared_device(visitor: Visitor) -> Iterator[State]:
    """Yield the states for several people who share a device: the form, then the curtain between two players."""
    page = visitor.open(BASE)
    page.evaluate(FINISHED)
    page.reload()
    page.locator(f"{RACE} + a").click()
    page.locator("main .sticky .btn-main:enabled").wait_for()
    page.locator(".stepper").nth(1).locator("button").last.click()
    yield "form", page
    page.locator("main .sticky .btn-main").click()
    page.locator("[data-curtain]").wait_for(timeout=START)
    yield "curtain", page


def no_storage(visitor: Visitor) -> Iterator[State]:
    """Yield the page in a browser that refuses to store anything."""

    def spoil(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=NO_STORAGE + answer.text())

    visitor.context.route(re.compile(r"/worker-[^/]*\.js$"), spoil)
    page = visitor.open(BASE)
    page.locator(RACE).click()
    page.locator(CHOICES).first.wait_for(timeout=START)
    page.locator(".note-warn").first.wait_for()
    yield "unkept", page


STATES: tuple[Callable[[Visitor], Iterator[State]], ...] = (first_visit, saved_race, shared_device, no_storage)


def check_states(new_visitor: VisitorFactory, lang: str = "en", folder: Path | None = None) -> list[str]:
    """Check all states with axe and return the problems. If a folder is given, save screenshots there."""
    found = []
    for states in STATES:
        for size, name in ((DESK, "desk"), (PHONE, "phone")):
            for state, page in states(new_visitor(size, lang=lang)):
                found += violations(page, f"{state}, {name}")
                for theme in ("light", "dark") if folder else ():
                    page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
                    page.wait_for_function(AT_REST)
                    page.screenshot(path=folder / f"{state}-{name}-{theme}.png" if folder else None)
                page.emulate_media(color_scheme="light")
                print(f"screen {state}, {name}", flush=True)
    return found + new_visitor.close()


def main(folder: Path, lang: str) -> None:
    program = find_browser()
    if program is None:
        sys.exit("site_screens: no Chromium here; make chromium")
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as top, sync_playwright() as playwright:
        build_page(Path(top))
        with serve_site(Path(top), pauses=False) as address:
            browser = playwright.chromium.launch(executable_path=program, args=ARGUMENTS)
            found = check_states(VisitorFactory(browser, address), lang, folder)
            browser.close()
    if found:
        sys.exit("\n".join(found))


if __name__ == "__main__":
    words = sys.argv[1:]
    language = words[words.index("--lang") + 1] if "--lang" in words[:-1] else "en"
    names = [word for word in words if not word.startswith("-") and word != language]
    if len(names) != 1:
        sys.exit("site_screens: name one folder for the pictures")
    main(Path(names[0]), language)

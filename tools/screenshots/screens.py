"""Take screenshots of every screen of the page for docs/screens.md, using a real server.

`python -m tools.screenshots.screens` takes all screenshots. Pass the names of screens to take only those.
"""

import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser.conftest import ARGUMENTS
from tests.browser.harness import build_page, find_browser, run_server
from tests.browser.prepared_games import PreparedGames
from tests.browser.screens import SCREENS, visit
from tests.browser.visitors import DESK, PHONE, VisitorFactory

FOLDER = Path("docs/pictures/screens")
PAGE = Path("docs/screens.md")
WAYS = {  # size, language and theme; every screen is shown in each of these ways
    "desk": (DESK, "en", "light"),
    "phone": (PHONE, "pt-BR", "light"),
    "dark": (DESK, "fr", "dark"),
}
TOP = """# The screens

Made by `python -m tools.screenshots.screens` from a running server, in Chromium.
Each screen is shown on a desktop in English, on a phone in Brazilian Portuguese, and in dark colours in French.
The analysis is that of a game between bots (`python -m tools.generate.judged_game`).
"""
# The headings above the screenshots, by the short names that the tests use for the screens.
TITLES = {
    "home": "Home",
    "new": "Making a table",
    "rules": "The rules",
    "intro": "Learning by playing",
    "settings": "Settings",
    "waiting": "Waiting for players",
    "auction": "The auction: laying a card",
    "powers": "Keeping a power",
    "card": "Playing a card",
    "end": "Where a car stops",
    "wild": "A wild, in the first game",
    "bets": "A bet",
    "together": "Playing together",
    "result": "The result",
    "replay": "A replay",
    "analysis": "The analysis of a game",
    "again": "A choice tried again",
    "puzzles": "Puzzles",
    "change": "Changing a table that waits",
    "reveal": "The auction: cards are turned",
    "keys": "Keys",
    "help": "Help at the table",
    "log": "The log",
    "text": "The text board",
    "options": "Settings at the table",
}


def make(wanted: Sequence[str]) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        build_page(Path(folder))
        browser = playwright.chromium.launch(executable_path=find_browser(), args=ARGUMENTS)
        with run_server(Path(folder)) as server:
            for way, (size, lang, theme) in WAYS.items():
                with PreparedGames(server) as prepared:
                    for screen in wanted:
                        factory = VisitorFactory(browser, server.base)
                        visitor = factory(size, lang, color_scheme=theme, storage_state=prepared.storage_state)
                        page = visit(visitor, prepared, screen)
                        if page.locator(".board-view").count():
                            page.locator(".board-view .track svg").wait_for(state="attached")
                        page.wait_for_timeout(500)  # until the camera has stopped moving
                        page.screenshot(path=FOLDER / f"{screen}.{way}.jpg", type="jpeg", quality=72)
                        for complaint in factory.close():
                            print(f"{screen}.{way}: {complaint}")
        browser.close()
    PAGE.write_text(TOP + "".join(part(screen) for screen in SCREENS), "utf-8")


def part(screen: str) -> str:
    pictures = [f"![{screen}, {way}](pictures/screens/{screen}.{way}.jpg)" for way in WAYS]
    below = f"| phone | night |\n|---|---|\n| {pictures[1]} | {pictures[2]} |"
    return f"\n## {TITLES.get(screen, screen.capitalize())}\n\n{pictures[0]}\n\n{below}\n"


if __name__ == "__main__":
    make(sys.argv[1:] or SCREENS)

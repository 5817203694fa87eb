"""Make the animation for the README: a clip of a race, recorded by the page itself in a browser.

`python -m tools.screenshots.clip` (`make clip`) writes docs/pictures/race.gif. It needs a built page and Chromium.
"""

import json
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

import downforce
from downforce.bots import find
from downforce.rng import Rng, seed_rng
from tests.browser.harness import find_browser
from tests.browser.sites import BASE, serve_site

MADE = Path("docs/pictures/race.gif")
SEED = 11
TRACK = "marina-bay"
WAIT = 240_000  # milliseconds


def write_game(file: Path) -> None:
    """Write the record of a game between pros. The game is always the same."""
    game, rng, bot = downforce.new_game(players=4, seed=SEED, track=TRACK), Rng(), find("pro")
    seed_rng(rng, SEED)
    while game.waiting:
        seat = game.waiting[0]
        game.play(seat, bot.choose(game.view(seat), game.legal(seat), rng))
    file.write_text(json.dumps(game.record()), "utf-8")


def make() -> None:
    program = find_browser()
    if program is None:
        sys.exit("clip: no Chromium here; make chromium")
    with tempfile.TemporaryDirectory() as top, serve_site(Path(top)) as address, sync_playwright() as playwright:
        write_game(Path(top, "game.json"))
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox", "--disable-gpu"])
        page = browser.new_context(locale="en", accept_downloads=True, service_workers="block").new_page()
        page.set_default_timeout(WAIT)
        page.goto(f"{address}{BASE}")
        page.locator("input[type=file]").set_input_files(Path(top, "game.json"))
        page.locator("[data-clip]").click()
        page.get_by_text("The whole race").click()
        page.locator("[data-clip-make]").click()
        page.locator("[data-clip-save]").wait_for()
        with page.expect_download() as download:
            page.locator("[data-clip-save]").click()
        download.value.save_as(MADE)
        browser.close()
    print(f"{MADE}: {MADE.stat().st_size:,} bytes")


if __name__ == "__main__":
    make()

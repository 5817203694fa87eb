"""Race in Firefox and WebKit: `python -m tools.screenshots.browsers FOLDER` (`make browsers`).

In each browser, on a large window and in the width of a phone, a player goes from the home page to the first bets: on a
server, and on the site that has none. Screenshots of the home page, the first lot, the race and the bets are written to
FOLDER; look at them. The script fails if a race does not get that far, if the page is wider than its window, or if the
browser reports an error.
"""

import argparse
import contextlib
import json
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from tests.browser.harness import build_page, run_server
from tests.browser.sites import BASE, serve_site
from tests.patience import PATIENCE
from tools.screenshots.drivers import Driver, find_firefox, find_webkit, open_firefox, open_webkit

SIZES = {"desk": (1366, 768), "phone": (390, 844)}
SETTINGS = {"speed": "fast", "guard": False, "tips": False, "reveal": "6", "sound": False}
WAITS = 4 * PATIENCE  # a site without a server starts Python first
# Answers the question on screen, if there is one, and returns the panel. Bets are not placed.
STEP = """(() => {
    const panel = document.querySelector(".panel[data-panel]")?.dataset.panel ?? "";
    const main = document.querySelector(".acts [data-act=main]");
    if (!main || panel === "bets") return panel;
    if (main.ariaDisabled === "true")
        document.querySelector("[data-choices] button:not([aria-disabled=true])")?.click();
    else main.click();
    return panel;
})()"""
HOME = "document.querySelector('.next') && document.fonts.status === 'loaded'"
PICTURES = {"auction": "lot", "card": "race", "bets": "bets"}  # by panel


def wait_until(page: Driver, condition: str) -> None:
    end = time.monotonic() + WAITS
    while not page.evaluate(f"Boolean({condition})"):
        assert time.monotonic() < end, f"waited in vain for {condition}"
        time.sleep(0.1)


class Race:
    """A race in one browser, from the home page to the first bets, with its screenshots and problems."""

    def __init__(self, page: Driver, folder: Path, name: str) -> None:
        self.page = page
        self.folder = folder
        self.name = name
        self.problems: list[str] = []

    def run(self, home: str, size: tuple[int, int]) -> None:
        try:
            self.play(home, size)
        except AssertionError as failure:
            self.problems.append(f"{self.name}: {failure}")
            self.take_picture("failed")
        self.problems += [f"{self.name}: {error}" for error in self.page.errors()]

    def play(self, home: str, size: tuple[int, int]) -> None:
        page = self.page
        page.resize(*size)
        page.open(home)
        wait_until(page, HOME)
        page.evaluate(f"(localStorage['downforce.settings'] = {json.dumps(json.dumps(SETTINGS))})")
        page.open(home)
        wait_until(page, HOME)
        self.take_picture("home")
        page.evaluate("document.querySelector('.hero .btn-main').click()")
        seen: set[str] = set()
        end = time.monotonic() + WAITS
        while "bets" not in seen:
            assert time.monotonic() < end, f"no bets; seen so far: {sorted(seen)}"
            panel = page.evaluate(STEP)
            if panel in PICTURES and panel not in seen:
                self.take_picture(PICTURES[panel])
            seen.add(panel)
            time.sleep(0.1)

    def take_picture(self, moment: str) -> None:
        (self.folder / f"{self.name}-{moment}.png").write_bytes(self.page.screenshot())
        if self.page.evaluate("document.documentElement.scrollWidth > innerWidth"):
            self.problems.append(f"{self.name}: {moment} is wider than the window")


@contextlib.contextmanager
def places() -> Iterator[dict[str, str]]:
    """Yield the addresses of a server and of a site without one."""
    with tempfile.TemporaryDirectory() as folder:
        top = Path(folder)
        build_page(top)
        (top / "server").mkdir()
        with run_server(top / "server") as server, serve_site(top / "site", pauses=False) as site:
            yield {"server": f"{server.base}/", "site": f"{site}{BASE}"}


def main(folder: Path, only: list[str]) -> int:
    folder.mkdir(parents=True, exist_ok=True)
    firefox, webkit = find_firefox(), find_webkit()
    openers: dict[str, Callable[[], contextlib.AbstractContextManager[Driver]]] = {}
    if firefox:
        openers["firefox"] = lambda: open_firefox(firefox)
    if webkit:
        openers["webkit"] = lambda: open_webkit(*webkit)
    problems = [f"{name} is not installed" for name in ("firefox", "webkit") if name not in openers]
    with places() as addresses:
        for browser, place, size in [(b, p, s) for b in openers for p in addresses for s in SIZES]:
            name = f"{browser}-{place}-{size}"
            if only and not set(only) & {browser, place, size}:
                continue
            began = time.monotonic()
            with openers[browser]() as page:
                race = Race(page, folder, name)
                race.run(addresses[place], SIZES[size])
            problems += race.problems
            print(f"{name}: {time.monotonic() - began:.0f} s", flush=True)
    print("\n".join(problems) or f"No problems. Look at the screenshots in {folder}")
    return 1 if problems else 0


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, metavar="FOLDER", help="where to write the screenshots")
    parser.add_argument("only", nargs="*", metavar="NAME", help="firefox, webkit, server, site, desk or phone")
    asked = parser.parse_args()
    raise SystemExit(main(asked.folder, asked.only))

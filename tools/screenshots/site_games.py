"""Play complete games on the built site as people would: `python -m tools.screenshots.site_games` (`make site-games`).

A player races against three pros with a mouse, with the keyboard alone, and by touch on a phone. Each race is played
online, then again offline after a reload, and the player makes a clip of the last card. After that come the other
variants in five languages, and the screens that no game reaches. Everything runs in the real worker, on a site written
by `downforce site` and hosted under a path of a plain static server. axe checks every screen along the way, all errors
and warnings in the browser count as problems, and the Python package must reproduce every game record byte for byte.

The script prints its progress and fails if there was any problem. Pass the names of games (`mouse`, `tour`) to play
only those. With `--as-is`, the bots pause as usual, which takes longer.
"""

import json
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Error, Page, sync_playwright

import downforce
from downforce.server.site import POLICY
from tests.browser.conftest import ARGUMENTS
from tests.browser.driver import CHOICES, InputMethod, Player
from tests.browser.harness import build_page, find_browser
from tests.browser.layout.test_accessible import violations
from tests.browser.sites import BASE, serve_site
from tests.browser.visitors import Visitor, VisitorFactory, wait_until
from tools.screenshots.site_screens import FINISHED, RACE, START, check_states

KEPT = """async () => {
  const kept = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
  const has = (name) => kept.flat().some((one) => one.url.includes(name));
  return navigator.serviceWorker.controller !== null && has("pyodide.asm.wasm") && has("downforce.zip");
}"""
SLOW = 4  # the factor by which the CPU is throttled
LEVELS = """() => new Promise((resolve) => {
  indexedDB.open("downforce").onsuccess = ({ target: { result } }) => {
    result.transaction("games").objectStore("games").getAll().onsuccess = ({ target }) =>
      resolve(target.result.map(({ info }) => [info.id, info.seats.map((seat) => seat.level)]));
  };
})"""
INPUT_METHODS: tuple[InputMethod, ...] = ("mouse", "keyboard", "touch")


@dataclass(frozen=True)
class Variant:
    """A variant of the game to play on the site.

    It consists of the language, the values to enter in the form for a new game table, and the options that the game
    record must contain.
    """

    lang: str
    players: int = 4
    way: str = "full"
    options: dict[str, Any] = field(default_factory=dict)


VARIANTS = {
    "two": Variant("fr", 2, options={"players": 2, "edition": "fr"}),
    "six": Variant("en", 6, options={"players": 6, "edition": "en"}),
    "tour": Variant("pt-BR", 3, "tour", {"world_tour": True, "edition": "pt-BR"}),
    "distance": Variant("pt-PT", 3, "distance", {"long_distance": True, "edition": "pt-PT"}),
    "distance-money": Variant("en", 3, "distance-money", {"long_distance": "money"}),
    "beginner": Variant("es", 3, "beginner", {"powers": False, "bets": False, "edition": "es"}),
}
NAMES = (*INPUT_METHODS, *VARIANTS, "screens")


class Games:
    def __init__(self, new_visitor: VisitorFactory, folder: Path) -> None:
        self.new_visitor = new_visitor
        self.folder = folder
        self.problems: list[str] = []

    def play(self, name: str) -> None:
        """Play the game called `name`. A failure is recorded as a problem, so that the other games are still played."""
        try:
            if name == "screens":
                self.problems += check_states(self.new_visitor)
            elif name in VARIANTS:
                self.play_variant(name, VARIANTS[name])
            else:
                self.play_with(next(method for method in INPUT_METHODS if method == name))
        except (AssertionError, Error) as failure:
            self.add_problem(name, f"{type(failure).__name__}: {failure}")
        for words in self.new_visitor.close():
            self.add_problem(name, words)
        self.new_visitor.all.clear()

    def add_problem(self, name: str, words: str) -> None:
        self.problems.append(f"{name}: {words}")
        print(f"  WRONG {name}: {words}", flush=True)

    # Against three pros, online and offline

    def play_with(self, method: InputMethod) -> None:
        person = self.new_visitor.phone if method == "touch" else self.new_visitor
        visitor = person(service_workers="allow")
        page = visitor.open(BASE)
        policy = page.locator("meta[http-equiv=Content-Security-Policy]").get_attribute("content")
        assert policy == POLICY, policy
        self.check_screen(page, method, "home, first visit")
        page.evaluate(FINISHED)
        page.reload()
        self.race(visitor, method, method, seed=1)
        page = visitor.open(BASE)
        wait_until(page, lambda: page.evaluate(KEPT), 180)
        visitor.ignore("ERR_INTERNET_DISCONNECTED")
        visitor.context.set_offline(True)
        page.reload()
        self.check_screen(page, method, "home, offline")
        self.race(visitor, method, f"{method}, offline", seed=2)

    def race(self, visitor: Visitor, method: InputMethod, name: str, seed: int) -> None:
        page = visitor.page
        with timed() as seconds:
            self.press(page, method, RACE)
            player = self.play_to_result(page, method, name, seed)
        record = self.save_record(page, method, name)
        levels = dict(page.evaluate(LEVELS))[page.url.rpartition("/")[2]]
        assert levels == [None, "pro", "pro", "pro"], levels
        self.report(name, player, record, seconds())
        self.check_screen(page, name, "result")
        self.make_clip(page, method, name)

    def make_clip(self, page: Page, method: InputMethod, name: str) -> None:
        """Make two clips of the last card: one at full speed, and one with the CPU throttled to a quarter."""
        slow = page.context.new_cdp_session(page)
        took = []
        for rate in (1, SLOW):
            slow.send("Emulation.setCPUThrottlingRate", {"rate": rate})
            self.press(page, method, "[data-clip]")
            page.locator("[data-clip-make]").wait_for()
            with timed() as seconds:
                self.press(page, method, "[data-clip-make]")
                page.locator("dialog img").wait_for(timeout=START)
            took.append(f"{seconds():.1f} s")
            slow.send("Emulation.setCPUThrottlingRate", {"rate": 1})
            self.check_screen(page, name, "clip")
            page.keyboard.press("Escape")
            page.locator("dialog[open]").wait_for(state="detached")
        print(f"{name}: a clip of the last card in {took[0]}, with a quarter of the speed in {took[1]}", flush=True)

    def play_to_result(self, page: Page, method: InputMethod, name: str, seed: int) -> Player:
        page.locator(CHOICES).first.wait_for(timeout=START)
        player = Player(page, method, seed, on_panel=lambda panel: self.check_panel(page, name, panel))
        player.play_to_result()
        return player

    def press(self, page: Page, method: InputMethod, what: str) -> None:
        target = page.locator(what).first
        target.wait_for()
        if method == "mouse":
            target.click()
        elif method == "touch":
            target.tap()
        else:
            tab_to(page, what)
            page.keyboard.press("Enter")

    # Variants, chosen in the form

    def play_variant(self, name: str, variant: Variant) -> None:
        visitor = self.new_visitor(lang=variant.lang)
        page = visitor.open(BASE)
        page.evaluate(FINISHED)
        page.reload()
        page.locator(f"{RACE} + a").click()
        begin = page.locator("main .sticky .btn-main:enabled")
        begin.wait_for()
        self.check_screen(page, name, "form")
        page.locator("#way").select_option(variant.way)
        stepper = page.locator(".stepper").first
        while (shown := int(stepper.locator("output").inner_text())) != variant.players:
            button = stepper.locator("button")
            (button.last if shown < variant.players else button.first).click()
        with timed() as seconds:
            begin.click()
            player = self.play_to_result(page, "mouse", name, seed=3)
        assert page.locator("html").get_attribute("lang") == variant.lang
        record = self.save_record(page, "mouse", name)
        for option, value in variant.options.items():
            assert record["options"][option] == value, (option, record["options"][option])
        self.report(name, player, record, seconds(), f"in {variant.lang}")
        self.check_screen(page, name, "result")

    # Checks and reports

    def save_record(self, page: Page, method: InputMethod, name: str) -> dict[str, Any]:
        """Download the game record and return it. Assert that the package reproduces the record byte for byte."""
        file = self.folder / f"{name}.json"
        with page.expect_download() as download:
            self.press(page, method, "[data-record]")
        download.value.save_as(file)
        written = file.read_text("utf-8")
        record: dict[str, Any] = json.loads(written)
        game = downforce.replay(json.loads(written))
        assert game.outcome is not None, "the record is not of a finished game"
        again = json.dumps(game.record(), ensure_ascii=False, indent=2)
        assert again == written, "the package writes another record of this game"
        return record

    def report(self, name: str, player: Player, record: dict[str, Any], seconds: float, more: str = "") -> None:
        options = record["options"]
        print(
            f"{name}: {options['players']} players on {options['track']}, {player.acts} answers of ours of "
            f"{len(record['actions'])} actions, {seconds:.0f} s; the record is the package's {more}".rstrip(),
            flush=True,
        )

    def check_panel(self, page: Page, name: str, panel: str) -> None:
        """Check a panel twice, once with a choice selected and once without.

        Panels shown while others act are skipped, because the next panel follows immediately.
        """
        if not panel.endswith("-watching"):
            self.check_screen(page, name, panel)

    def check_screen(self, page: Page, name: str, where: str) -> None:
        for words in violations(page, where):
            self.add_problem(name, words)
        page.emulate_media(color_scheme="light")


def tab_to(page: Page, what: str) -> None:
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("(what) => document.activeElement.matches(what)", what):
            return
    raise AssertionError(f"keys do not come to {what}")


@contextmanager
def timed() -> Iterator[Callable[[], float]]:
    began = time.monotonic()
    end: list[float] = []
    yield lambda: end[0] - began
    end.append(time.monotonic())


def main(wanted: list[str]) -> None:
    pauses = "--as-is" in wanted
    names = [name for name in wanted if name != "--as-is"] or list(NAMES)
    if unknown := set(names) - set(NAMES):
        sys.exit(f"site_games: no game {', '.join(sorted(unknown))}; there are {', '.join(NAMES)} and --as-is")
    program = find_browser()
    if program is None:
        sys.exit("site_games: no Chromium here; make chromium")
    with tempfile.TemporaryDirectory() as top:
        build_page(Path(top))
        with serve_site(Path(top), pauses) as address, sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=program, args=ARGUMENTS)
            games = Games(VisitorFactory(browser, address), Path(top))
            for name in names:
                games.play(name)
            browser.close()
    if games.problems:
        sys.exit(f"site_games: {len(games.problems)} problems")
    print("Nothing was wrong.")


if __name__ == "__main__":
    main(sys.argv[1:])

"""A player of whole games through the page: by mouse, by keyboard alone, or by touch, with visible controls only."""

import random
import time
from collections.abc import Callable
from typing import Any, Literal

from playwright.sync_api import Error, Locator, Page

Manner = Literal["mouse", "keyboard", "touch"]
PATIENCE = 90.0  # seconds without anything to do before we say where the page is stuck; servers start again meanwhile
CHOICES = "[data-choices] button:not([aria-disabled=true])"
MAIN = ".acts [data-act=main]"


class Stuck(AssertionError):
    """The page offers nothing to do, and the game is not over."""


class Player:
    """Sits at one page. `seen` is called once for every kind of panel, for pictures."""

    def __init__(
        self, page: Page, manner: Manner = "mouse", seed: int = 1, seen: Callable[[str], None] | None = None
    ) -> None:
        self.page = page
        self.manner = manner
        self.random = random.Random(seed)
        self.seen = seen
        self.shown: set[str] = set()
        self.acts = 0

    def race_now(self, base: str) -> str:
        """Make a table with three bots by the interface that the page itself uses, and open it."""
        return self.make_table(base, seats=4)

    def make_table(self, base: str, seats: int = 4, level: str = "rookie", **options: Any) -> str:
        """A table of ours, the other seats bots, begun at once; its id."""
        request = self.page.context.request
        request.get(f"{base}/api/me")
        wanted = {
            "options": options,
            "seats": [{"kind": "me"}] + [{"kind": "bot", "level": level}] * (seats - 1),
            "start": True,
        }
        answer = request.post(f"{base}/api/tables", data=wanted, headers={"origin": base})
        assert answer.ok, answer.text()
        table: str = answer.json()["id"]
        self.page.goto(f"{base}/t/{table}")
        return table

    # A whole game.

    def play_to_result(self, limit: float = 600.0) -> None:
        """Answer every question until the result is on the page."""
        end = time.monotonic() + limit
        last = time.monotonic()
        while not self.page.locator("[data-result]").count():
            if self.step():
                last = time.monotonic()
            elif time.monotonic() - last > PATIENCE or time.monotonic() > end:
                raise Stuck(self.describe())
            else:
                self.page.wait_for_timeout(40)

    def step(self) -> bool:
        """One act, if there is something to do; was there?"""
        panel, main = self.look()
        if main == "none":
            self.note(f"{panel}-watching")
            return False
        self.note(panel)
        if main == "off" and not self.choose():
            return False
        self.note(f"{panel}-chosen")
        return self.confirm()

    def look(self) -> tuple[str, str]:
        """The panel, and whether its main button is there, off or on; read at one go, since the page goes on."""
        found: list[str] = self.page.evaluate(
            """(main) => {
                const panel = document.querySelector(".panel[data-panel]")?.dataset.panel ?? "";
                const button = document.querySelector(main);
                return [panel, !button ? "none" : button.ariaDisabled === "true" ? "off" : "on"];
            }""",
            MAIN,
        )
        return found[0], found[1]

    def note(self, what: str) -> None:
        if what not in self.shown:
            self.shown.add(what)
            if self.seen:
                self.seen(what)

    def describe(self) -> str:
        text = (
            self.page.locator("main").inner_text() if self.page.locator("main").count() else self.page.content()[:500]
        )
        return f"nothing to do ({self.manner}, {self.acts} acts) at {self.page.url}:\n{text[:1500]}"

    # One choice.

    def choose(self) -> bool:
        found = self.page.locator(CHOICES)
        count = found.count()
        if not count:
            return False
        number = self.random.randrange(count)
        if self.manner == "keyboard":
            return self.choose_by_keys(number)
        self.press(found.nth(number))
        return self.is_ready()

    def choose_by_keys(self, number: int) -> bool:
        """To the decision, then with arrows along its choices."""
        self.page.keyboard.press("d")
        for _ in range(number % 8 + 1):
            self.page.keyboard.press("ArrowRight")
        return self.is_ready()

    def is_ready(self) -> bool:
        """Is something chosen? A question may have been taken away in between."""
        for _ in range(10):
            if self.look()[1] == "on":
                return True
            self.page.wait_for_timeout(20)
        return False

    def confirm(self) -> bool:
        if self.manner == "keyboard":
            self.page.keyboard.press("Enter")
        else:
            self.press(self.page.locator(MAIN))
        self.acts += 1
        self.page.wait_for_timeout(30)
        return True

    def press(self, target: Locator) -> None:
        """As a finger or a pointer would: where cards overlap, on the edge that shows."""
        try:
            target.scroll_into_view_if_needed(timeout=1000)
            box = target.bounding_box(timeout=1000)
        except Error:
            return  # taken away in the meantime
        if box is None:
            return
        x, y = box["x"] + min(12, box["width"] / 3), box["y"] + min(14, box["height"] / 2)
        if self.manner == "touch":
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

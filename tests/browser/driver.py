"""Play complete games through the page by mouse, keyboard or touch, using visible controls only."""

import random
import time
from collections.abc import Callable
from typing import Any, Literal

from playwright.sync_api import Page

from tests.patience import PATIENCE

InputMethod = Literal["mouse", "keyboard", "touch"]
MOMENT = 200  # milliseconds to wait for something to do before checking again
CHOICES = "[data-choices] button:not([aria-disabled=true])"
MAIN = ".acts [data-act=main]"
STATES = ("none", "off", "on", "over")
# Return the panel, and whether its main button is missing, off or on. Both are read at once, since the page goes on.
# The page resolves the promise itself when a wanted state is reached or `moment` has passed: polling costs more than
# the game.
READ_PANEL = """([main, wanted, moment]) => new Promise((tell) => {
    const look = () => {
        const panel = document.querySelector(".panel[data-panel]")?.dataset.panel ?? "";
        if (document.querySelector("[data-result]")) return [panel, "over"];
        const button = document.querySelector(main);
        return [panel, !button ? "none" : button.ariaDisabled === "true" ? "off" : "on"];
    };
    const end = () => {
        watching.disconnect();
        clearTimeout(timer);
        tell(look());
    };
    const watching = new MutationObserver(() => wanted.includes(look()[1]) && end());
    const timer = setTimeout(end, moment);
    if (wanted.includes(look()[1])) end();
    else watching.observe(document, { subtree: true, childList: true, attributes: true });
})"""
# Return where a finger or pointer would press: on the visible edge where cards overlap. If several elements match,
# `chance` selects one.
SPOT = """([selector, chance]) => {
    const found = document.querySelectorAll(selector);
    const one = found[Math.floor(chance * found.length)];
    if (!one) return null; // taken away in the meantime
    one.scrollIntoViewIfNeeded();
    const { x, y, width, height } = one.getBoundingClientRect();
    if (!width || !height) return null;
    globalThis.clicked = false;
    addEventListener("click", () => (clicked = true), { capture: true, once: true });
    return [x + Math.min(12, width / 3), y + Math.min(14, height / 2)];
}"""
# A tap becomes a click some time after the finger is lifted. This waits until the page has handled it.
CLICKED = "() => clicked"


class Stuck(AssertionError):
    """The page offers nothing to do although the game is not over."""


class Player:
    """A player at one page. `on_panel` is called once for every kind of panel, to take pictures."""

    def __init__(
        self, page: Page, method: InputMethod = "mouse", seed: int = 1, on_panel: Callable[[str], None] | None = None
    ) -> None:
        self.page = page
        self.method = method
        self.random = random.Random(seed)
        self.on_panel = on_panel
        self.reported: set[str] = set()
        self.acts = 0

    def race_now(self, base: str) -> str:
        """Create a table with three bots through the page's own API, and open it. Returns the table's id."""
        return self.make_table(base, seats=4)

    def make_table(self, base: str, seats: int = 4, level: str = "rookie", **options: Any) -> str:
        """Create a table with bots on the other seats, start it at once and open it. Returns its id."""
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

    # A whole game

    def play_to_result(self) -> None:
        """Answer every question until the page shows the result."""
        last = time.monotonic()
        while not self.is_over():
            if self.step():
                last = time.monotonic()
            elif time.monotonic() - last > PATIENCE:
                raise Stuck(self.describe())

    def is_over(self) -> bool:
        return self.read_panel()[1] == "over"

    def step(self, moment: int = MOMENT) -> bool:
        """Act once if there is something to do within `moment` milliseconds. Returns whether the player acted."""
        panel, main = self.read_panel("off", "on", "over", moment=moment)
        if main == "over":
            return False
        if main == "none":
            self.report_panel(f"{panel}-watching")
            return False
        self.report_panel(panel)
        if main == "off" and not self.choose():
            return False
        self.report_panel(f"{panel}-chosen")
        return self.confirm()

    def read_panel(self, *wanted: str, moment: int = MOMENT) -> tuple[str, str]:
        """Return the panel and the state of its main button (one of STATES).

        Waits until the state is one of `wanted`, but no longer than `moment` milliseconds.
        """
        panel, main = self.page.evaluate(READ_PANEL, [MAIN, wanted or STATES, moment])
        return panel, main

    def report_panel(self, what: str) -> None:
        if what not in self.reported:
            self.reported.add(what)
            if self.on_panel:
                self.on_panel(what)

    def describe(self) -> str:
        text = (
            self.page.locator("main").inner_text() if self.page.locator("main").count() else self.page.content()[:500]
        )
        return f"nothing to do ({self.method}, {self.acts} acts) at {self.page.url}:\n{text[:1500]}"

    # One choice

    def choose(self) -> bool:
        if self.method == "keyboard":
            return self.choose_by_keys()
        return self.press(CHOICES) and self.is_ready()

    def choose_by_keys(self) -> bool:
        """Move the focus to the decision, then along its choices with the arrow keys."""
        self.page.keyboard.press("d")
        for _ in range(self.random.randint(1, 8)):
            self.page.keyboard.press("ArrowRight")
        return self.is_ready()

    def is_ready(self) -> bool:
        """Return whether a choice is selected; False also if the question has gone in the meantime."""
        return self.read_panel("on", "none", "over", moment=5 * MOMENT)[1] == "on"

    def confirm(self) -> bool:
        """Press the main button. The page has taken the answer when this returns: the question is gone."""
        if self.method == "keyboard":
            self.page.keyboard.press("Enter")
        elif not self.press(MAIN):
            return False
        self.acts += 1
        return True

    def press(self, selector: str) -> bool:
        """Press one of the matching elements at random. Returns False if there is none."""
        spot = self.page.evaluate(SPOT, [selector, self.random.random()])
        if spot is None:
            return False
        if self.method == "touch":
            self.page.touchscreen.tap(*spot)
            self.page.wait_for_function(CLICKED)
        else:
            self.page.mouse.click(*spot)
        return True

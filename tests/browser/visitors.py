"""Visitors with browsers: each has its own context, and all complaints of its browser are recorded."""

import json
import os
import re
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Dialog, Page, Request, Response, expect

from tests.patience import PATIENCE, PATIENCE_MS

DESK, PHONE = (1440, 900), (390, 844)
LOST = (
    "WebSocket",
    "ERR_(INTERNET_DISCONNECTED|CONNECTION_REFUSED|CONNECTION_RESET|SOCKET_NOT_CONNECTED"
    "|EMPTY_RESPONSE|CONTENT_LENGTH_MISMATCH|INCOMPLETE_CHUNKED_ENCODING)",
)
BLOCKED = "Service Worker registration blocked by Playwright"  # our own setting
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
# The name of the focused element; empty if the focus is on none, or on the browser's own controls
FOCUSED = "() => document.activeElement?.ariaLabel || document.activeElement?.closest('button, a')?.textContent || ''"
# Records toasts and reactions: they vanish by themselves, perhaps before a test on a busy machine looks.
PASSING = ".toast, .pl-said"
REMEMBER = """
    globalThis.said = [];
    new MutationObserver(() => {
        for (const one of document.querySelectorAll(PASSING)) {
            const who = one.closest(".player")?.querySelector(".pl-name").textContent;
            const words = (who ? `${who}: ` : "") + one.textContent.trim();
            if (!said.includes(words)) said.push(words);
        }
    }).observe(document, { subtree: true, childList: true, characterData: true });
""".replace("PASSING", repr(PASSING))
SLOWER = float(os.environ.get("DOWNFORCE_SLOWER", "1"))  # slow pages down by this factor, to try the tests

expect.set_options(timeout=PATIENCE_MS)


def wait_until(page: Page, condition: Callable[[], object], every: int = 20) -> None:
    """Wait for a condition that the test can see and the page cannot; check it every `every` milliseconds."""
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end, f"waited in vain at {page.url}"
        page.wait_for_timeout(every)


def wait_for_notice(page: Page, words: str) -> None:
    """Wait until a toast, or a reaction "NAME: WORDS", has appeared at any time since the page was opened."""
    page.wait_for_function("words => said.some((one) => one.includes(words))", arg=words)


def resize(page: Page, size: tuple[int, int]) -> None:
    """Resize the page, and wait until it is laid out."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(DRAWN)


def tab_stops(page: Page, most: int = 50) -> list[str]:
    """Press Tab until the focus is back where it was; return the names of what had the focus, from the first one on."""
    stops = [page.evaluate(FOCUSED)]
    for _ in range(most):
        page.keyboard.press("Tab")
        stop = page.evaluate(FOCUSED)
        if stop == stops[0]:
            break
        stops += [stop] if stop else []
    return stops


def slow_down(page: Page) -> None:
    """Let the page run as on a machine that is `SLOWER` times slower."""
    if SLOWER > 1:
        page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})


class Visitor:
    """A person with a browser context and a page, and the complaints of that browser."""

    def __init__(self, context: BrowserContext, base: str) -> None:
        self.context = context
        self.base = base
        self.wrong: list[str] = []
        self.ignored: list[str] = []
        context.on("console", self._console)
        context.on("weberror", lambda error: self.wrong.append(f"error: {error.error}"))
        context.on("requestfailed", self._failed)
        context.on("response", self._answered)
        context.on("dialog", self._dialog)
        context.set_default_timeout(PATIENCE_MS)
        context.on("page", slow_down)
        self.page = context.new_page()

    def ignore(self, *patterns: str) -> None:
        """Ignore complaints that match one of these patterns, because the test itself causes them."""
        self.ignored += patterns

    @property
    def complaints(self) -> list[str]:
        return [words for words in self.wrong if not any(re.search(pattern, words) for pattern in self.ignored)]

    def call(self, method: str, path: str, body: object = None) -> Any:
        """Send a request to the API as the page would, with this visitor's cookie. Returns the JSON."""
        origin = "/".join(self.base.split("/")[:3])  # scheme, host and port only
        headers = {"origin": origin, "content-type": "application/json"}
        data = None if method == "GET" else json.dumps({} if body is None else body)
        answer = self.context.request.fetch(f"{self.base}/api{path}", method=method, data=data, headers=headers)
        assert answer.ok, f"{method} {path}: {answer.status} {answer.text()}"
        return answer.json()

    def arrive(self, name: str | None = None) -> "Visitor":
        self.call("GET", "/me")
        if name is not None:
            self.call("PATCH", "/me", {"name": name})
        return self

    def open(self, path: str, page: Page | None = None) -> Page:
        page = page or self.page
        page.goto(f"{self.base}{path}")
        return page

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning", "assert") and BLOCKED not in message.text:
            self.wrong.append(f"console {message.type}: {message.text}")

    def _failed(self, request: Request) -> None:
        if request.failure != "net::ERR_ABORTED":  # the page was left before it got its answer
            self.wrong.append(f"request failed: {request.url} {request.failure}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self.wrong.append(f"answer {response.status}: {response.url}")

    def _dialog(self, dialog: Dialog) -> None:
        self.wrong.append(f"dialog: {dialog.message}")
        dialog.dismiss()


class VisitorFactory:
    """Creates visitors; at the end of a test, `close` returns the complaints of all their browsers."""

    def __init__(self, browser: Browser, base: str, script: str = "") -> None:
        self.browser = browser
        self.base = base
        self.script = script  # runs before all other scripts, on every page
        self.all: list[Visitor] = []

    def __call__(
        self,
        size: tuple[int, int] = DESK,
        lang: str = "en",
        speed: str = "off",
        base: str | None = None,
        settings: dict[str, Any] | None = None,
        **context: Any,
    ) -> Visitor:
        # A service worker would get between the page and a test's network changes; tests of the site allow it
        context.setdefault("service_workers", "block")
        # Animations that no test looks at took a fifth of the CPU time; tests of motion allow them
        context.setdefault("reduced_motion", "reduce" if speed == "off" else "no-preference")
        made = self.browser.new_context(
            viewport={"width": size[0], "height": size[1]}, locale=lang, accept_downloads=True, **context
        )
        fixed = {"speed": speed, "reveal": "press", "guard": False, "tips": False}
        chosen = json.dumps(json.dumps({**fixed, **(settings or {})}))
        made.add_init_script(
            "if (origin !== 'null') {"  # an empty page has no storage
            f"localStorage['downforce.settings'] ??= {chosen}; localStorage['downforce.sound-offered'] ??= 'yes' }}"
        )
        made.add_init_script(REMEMBER)
        if self.script:
            made.add_init_script(self.script)
        self.all.append(Visitor(made, base or self.base))
        return self.all[-1]

    def phone(self, size: tuple[int, int] = PHONE, **more: Any) -> Visitor:
        return self(size, has_touch=True, is_mobile=True, **more)

    def close(self) -> list[str]:
        complaints = [words for visitor in self.all for words in visitor.complaints]
        for visitor in self.all:
            visitor.context.close()
        return complaints

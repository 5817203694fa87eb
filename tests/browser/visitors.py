"""People with browsers: each has a context of their own, and whatever a browser complains about is written down."""

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
BLOCKED = "Service Worker registration blocked by Playwright"  # as we asked
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
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
SLOWER = float(os.environ.get("DOWNFORCE_SLOWER", "1"))  # so many times, to see whether tests hold there

expect.set_options(timeout=PATIENCE_MS)


def until(page: Page, true: Callable[[], object], every: int = 20) -> None:
    """Wait for something that the test sees and the page does not; looked at after so many milliseconds each time."""
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end, f"waited in vain at {page.url}"
        page.wait_for_timeout(every)


def until_said(page: Page, words: str) -> None:
    """Wait until a toast, or a player's reaction ("NAME: WORDS"), is or was there since this page was opened."""
    page.wait_for_function("words => said.some((one) => one.includes(words))", arg=words)


def resize(page: Page, size: tuple[int, int]) -> None:
    """And wait until the page has laid itself out for it."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(DRAWN)


def slow_down(page: Page) -> None:
    """Let the page run as on a machine that is `SLOWER` times slower."""
    if SLOWER > 1:
        page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})


class Visitor:
    """One person: a page, and what went wrong on it."""

    def __init__(self, context: BrowserContext, base: str) -> None:
        self.context = context
        self.base = base
        self.wrong: list[str] = []
        self.forgiven: list[str] = []
        context.on("console", self._console)
        context.on("weberror", lambda error: self.wrong.append(f"error: {error.error}"))
        context.on("requestfailed", self._failed)
        context.on("response", self._answered)
        context.on("dialog", self._dialog)
        context.set_default_timeout(PATIENCE_MS)
        context.on("page", slow_down)
        self.page = context.new_page()

    def forgive(self, *patterns: str) -> None:
        """What this test itself brings about."""
        self.forgiven += patterns

    @property
    def complaints(self) -> list[str]:
        return [words for words in self.wrong if not any(re.search(pattern, words) for pattern in self.forgiven)]

    def call(self, method: str, path: str, body: object = None) -> Any:
        """As the page itself asks, with this person's cookie."""
        origin = "/".join(self.base.split("/")[:3])  # without a path
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
        if request.failure != "net::ERR_ABORTED":  # a page that was left has no use for its answer
            self.wrong.append(f"request failed: {request.url} {request.failure}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self.wrong.append(f"answer {response.status}: {response.url}")

    def _dialog(self, dialog: Dialog) -> None:
        self.wrong.append(f"dialog: {dialog.message}")
        dialog.dismiss()


class Visitors:
    """Brings people in; at the end of a test it tells what went wrong on their pages."""

    def __init__(self, browser: Browser, base: str, script: str = "") -> None:
        self.browser = browser
        self.base = base
        self.script = script  # before all others, on every page
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
        # A service worker stands between the page and what a test does to its line; tests of the site ask for it
        context.setdefault("service_workers", "block")
        # A fifth of the processor's time went into fading what no test looks at; tests of motion ask for it
        context.setdefault("reduced_motion", "reduce" if speed == "off" else "no-preference")
        made = self.browser.new_context(
            viewport={"width": size[0], "height": size[1]}, locale=lang, accept_downloads=True, **context
        )
        fixed = {"speed": speed, "reveal": "press", "guard": False, "tips": False}
        chosen = json.dumps(json.dumps({**fixed, **(settings or {})}))
        made.add_init_script(
            f"if (origin !== 'null') localStorage['downforce.settings'] ??= {chosen}"  # an empty page has none to keep
        )
        made.add_init_script(REMEMBER)
        if self.script:
            made.add_init_script(self.script)
        self.all.append(Visitor(made, base or self.base))
        return self.all[-1]

    def phone(self, size: tuple[int, int] = PHONE, **more: Any) -> Visitor:
        return self(size, has_touch=True, is_mobile=True, **more)

    def leave(self) -> list[str]:
        complaints = [words for visitor in self.all for words in visitor.complaints]
        for visitor in self.all:
            visitor.context.close()
        return complaints

"""Thin drivers for browsers of the system that Playwright cannot use: Firefox by WebDriver BiDi, WebKit by WebDriver.

Debian has no geckodriver, but Firefox speaks BiDi by itself; WebKitGTK comes with a driver of its own.
"""

import base64
import contextlib
import itertools
import json
import os
import shutil
import subprocess
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Protocol

from websockets.sync.client import ClientConnection, connect

from tests.patience import PATIENCE
from tests.server.databases import free_port

MINI_BROWSERS = "/usr/lib/*/webkit2gtk-4.*/MiniBrowser"
ENOUGH = 2**27  # bytes: longer than any screenshot


class Driver(Protocol):
    """One page in a browser."""

    def open(self, address: str) -> None: ...
    def resize(self, width: int, height: int) -> None: ...
    def evaluate(self, expression: str) -> Any:
        """Return the value of a JavaScript expression, which may not be a promise."""

    def screenshot(self) -> bytes: ...
    def errors(self) -> list[str]:
        """Return the errors that the page has reported, where the browser tells them."""


def find_firefox() -> str | None:
    return shutil.which("firefox-esr") or shutil.which("firefox")


def find_webkit() -> tuple[str, str] | None:
    """Return the driver of WebKitGTK and the browser it drives."""
    driver, browsers = shutil.which("WebKitWebDriver"), sorted(Path("/").glob(MINI_BROWSERS[1:]))
    return (driver, str(browsers[-1])) if driver and browsers and shutil.which("Xvfb") else None


def wait_for_port(process: subprocess.Popen[bytes], address: str) -> None:
    """Wait until something answers at an HTTP address, whatever the answer is."""
    end = time.monotonic() + PATIENCE
    while True:
        assert process.poll() is None, f"{process.args!r} ended by itself"
        try:
            urllib.request.urlopen(address, timeout=PATIENCE).close()
        except urllib.error.HTTPError:
            return
        except OSError:
            assert time.monotonic() < end, f"{process.args!r} does not answer"
            time.sleep(0.2)
        else:
            return


@contextlib.contextmanager
def started(*command: str, **environment: str) -> Iterator[subprocess.Popen[bytes]]:
    process = subprocess.Popen(
        command, env={**os.environ, **environment}, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    try:
        yield process
    finally:
        process.terminate()
        try:
            process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


class Firefox:
    """Firefox without a window. https://w3c.github.io/webdriver-bidi/ describes the commands."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.numbers = itertools.count(1)
        self.told: list[str] = []
        self.ask("session.new", capabilities={})
        self.ask("session.subscribe", events=["log.entryAdded"])
        self.context = self.ask("browsingContext.getTree")["contexts"][0]["context"]

    def ask(self, method: str, **params: Any) -> Any:
        number = next(self.numbers)
        self.socket.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            message = json.loads(self.socket.recv(PATIENCE))
            if message.get("method") == "log.entryAdded" and message["params"]["level"] == "error":
                self.told.append(str(message["params"]["text"]))
            if message.get("id") == number:
                assert message["type"] == "success", message
                return message["result"]

    def open(self, address: str) -> None:
        self.ask("browsingContext.navigate", context=self.context, url=address, wait="complete")

    def resize(self, width: int, height: int) -> None:
        self.ask("browsingContext.setViewport", context=self.context, viewport={"width": width, "height": height})

    def evaluate(self, expression: str) -> Any:
        answer = self.ask(
            "script.evaluate",
            expression=f"JSON.stringify({expression})",
            target={"context": self.context},
            awaitPromise=False,
        )
        assert answer["type"] == "success", answer
        return json.loads(answer["result"].get("value", "null"))

    def screenshot(self) -> bytes:
        return base64.b64decode(self.ask("browsingContext.captureScreenshot", context=self.context)["data"])

    def errors(self) -> list[str]:
        return self.told


@contextlib.contextmanager
def open_firefox(program: str) -> Iterator[Driver]:
    port = free_port()
    with (
        tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile,
        started(
            program, "--headless", "--no-remote", "--profile", profile, f"--remote-debugging-port={port}"
        ) as process,
    ):
        wait_for_port(process, f"http://127.0.0.1:{port}/")
        with connect(f"ws://127.0.0.1:{port}/session", max_size=ENOUGH) as socket:
            yield Firefox(socket)


class WebKit:
    """The small browser of WebKitGTK. https://www.w3.org/TR/webdriver/ describes the commands."""

    def __init__(self, base: str, browser: str) -> None:
        options = {"binary": browser, "args": ["--automation"]}
        self.session = ""
        self.base = base
        made = self.ask("POST", "", {"capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": options}}})
        self.session = f"/{made['sessionId']}"

    def ask(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        request = urllib.request.Request(
            f"{self.base}/session{self.session}{path}",
            data=None if body is None else json.dumps(body).encode(),
            headers={"content-type": "application/json"},
            method=method,
        )
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return json.load(answer)["value"]

    def open(self, address: str) -> None:
        self.ask("POST", "/url", {"url": address})

    def resize(self, width: int, height: int) -> None:
        """Give the page this size, or the narrowest that the browser allows; its own bars come on top."""
        self.ask("POST", "/window/rect", {"width": width, "height": height})
        inner = self.evaluate("[innerWidth, innerHeight]")
        self.ask("POST", "/window/rect", {"width": 2 * width - inner[0], "height": 2 * height - inner[1]})

    def evaluate(self, expression: str) -> Any:
        return json.loads(
            self.ask("POST", "/execute/sync", {"script": f"return JSON.stringify({expression}) ?? 'null'", "args": []})
        )

    def screenshot(self) -> bytes:
        return base64.b64decode(self.ask("GET", "/screenshot"))

    def errors(self) -> list[str]:
        return []


@contextlib.contextmanager
def open_webkit(driver: str, browser: str) -> Iterator[Driver]:
    port, display = free_port(), f":{free_port() % 1000 + 100}"
    with (
        started("Xvfb", display, "-screen", "0", "1920x1400x24", "-nolisten", "tcp"),
        started(driver, f"--port={port}", DISPLAY=display, GDK_BACKEND="x11") as process,
    ):
        wait_for_port(process, f"http://127.0.0.1:{port}/status")
        page = WebKit(f"http://127.0.0.1:{port}", browser)
        try:
            yield page
        finally:
            page.ask("DELETE", "")

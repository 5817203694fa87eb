"""The built page and a real server in its own process, for the browser tests."""

import contextlib
import fcntl
import os
import re
import shutil
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

from tests.patience import PATIENCE, SERVER
from tests.server.databases import free_port

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
PAGE = ROOT / "downforce" / "server" / "page" / "index.html"
SOURCES = (
    "src",
    "public",
    "index.html",
    "package-lock.json",
    "vite.config.ts",
    "svelte.config.js",
    "python.ts",
    "python.py",
    "sw.js",
)
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
SETTINGS = {
    **SERVER,
    "DOWNFORCE_BOT_PAUSE": "0",
    "DOWNFORCE_BOT_WORKERS": "0",  # do not preload champions, which are rarely needed: six seconds each time
    "DOWNFORCE_AWAY_UNCLOCKED": "86400",  # later tests use the same tables, and no bot takes over in between
    "DOWNFORCE_GRACE": "0.5",  # a player who leaves is away almost at once,
    "DOWNFORCE_RELIEF": "1",  # and the others need not wait for a substitute
    "DOWNFORCE_TABLES_PER_GUEST": "100",
    "DOWNFORCE_REQUESTS_PER_GUEST": "1000000",  # a single guest visits every screen
}


def find_browser() -> str | None:
    return next((found for name in BROWSERS if (found := shutil.which(name))), None)


def build_page(folder: Path) -> None:
    """Build the page if it is missing or older than its sources. One process builds while the others wait."""
    if "DOWNFORCE_PAGE" in os.environ:
        return  # the caller has chosen another page to serve
    with (folder / "page.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not is_stale():
            return
        path = os.pathsep.join((os.environ["PATH"], str(Path(sys.executable).parent)))
        for command in ([] if (WEB / "node_modules").is_dir() else ["ci"]), ["run", "build"]:
            if command:
                subprocess.run(
                    ["npm", *command], cwd=WEB, env={**os.environ, "PATH": path}, check=True, capture_output=True
                )


def is_stale() -> bool:
    if not PAGE.is_file():
        return True
    built = PAGE.stat().st_mtime
    roots = [WEB / name for name in SOURCES]
    files = [path for root in roots for path in ([root] if root.is_file() else root.rglob("*"))]
    return any(path.stat().st_mtime > built for path in files)


class Server:
    """`downforce serve` on its own port. It can be killed and restarted with the same database."""

    def __init__(self, folder: Path, **settings: str) -> None:
        self.folder = folder
        self.settings = settings
        self.port = free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def log(self) -> Path:
        return self.folder / "server.log"

    @property
    def database(self) -> str:
        return f"sqlite:///{self.folder / 'store.db'}"

    def start(self) -> "Server":
        command = [sys.executable, "-m", "downforce", "serve", "--port", str(self.port), "--database", self.database]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                command,
                cwd=ROOT,
                env={**os.environ, **SETTINGS, **self.settings},
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
        end = time.monotonic() + PATIENCE
        while not self.is_healthy():
            assert self.process.poll() is None, f"the server ended by itself:\n{self.log.read_text()}"
            assert time.monotonic() < end, f"the server does not answer:\n{self.log.read_text()}"
            time.sleep(0.1)
        return self

    def is_healthy(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.base}/api/health", timeout=PATIENCE) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        """Stop the server and every process it has started, which form a process group of their own."""
        if self.process is None:
            return
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, how)
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait(PATIENCE)
        self.process = None

    def errors(self) -> list[str]:
        """Return the errors in the server's log."""
        return re.findall(r"^.*(?:Traceback|ERROR|Error:).*$", self.log.read_text(), re.MULTILINE)


@contextlib.contextmanager
def run_server(folder: Path, **settings: str) -> Iterator[Server]:
    server = Server(folder, **settings)
    try:
        yield server.start()
    finally:
        server.stop()

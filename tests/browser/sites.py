"""The serverless site, written to a folder and served under a path of a plain static server."""

import contextlib
import functools
import http.server
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from downforce.server.site import write_site

BASE = "/some/path/"
# Ten seconds after loading, the site starts Python once more to store an image of it. Holding this lock prevents that,
# as another tab would.
NO_IMAGE = "if (origin !== 'null') navigator.locks?.request('downforce-image', () => new Promise(() => {}))"
FIRST_LINE = "def make(keep, sum_up):"  # the first Python code in the worker's script
NO_PAUSES = """from dataclasses import replace
from downforce.device import table
table.TIMING = replace(table.TIMING, bot_pause=0.0)

"""


class QuietHandler(http.server.SimpleHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, format: str, *args: object) -> None:
        pass


class QuietServer(http.server.ThreadingHTTPServer):
    def handle_error(self, request: Any, client_address: Any) -> None:
        """Ignore connections that a page closed before it got its answer."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)


@contextlib.contextmanager
def serve_site(top: Path, pauses: bool = True) -> Iterator[str]:
    """Write the site below `top` and serve it; yields the server's address, without the path.

    Without `pauses`, bots do not wait for people to follow, which takes most of the time of a race.
    """
    write_site(top / BASE.strip("/"))
    if not pauses:
        remove_pauses(top / BASE.strip("/"))
    handler = functools.partial(QuietHandler, directory=str(top))
    with QuietServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


def remove_pauses(folder: Path) -> None:
    (script,) = (file for file in folder.glob("assets/worker-*.js") if FIRST_LINE in file.read_text("utf-8"))
    script.write_text(script.read_text("utf-8").replace(FIRST_LINE, NO_PAUSES + FIRST_LINE), "utf-8")

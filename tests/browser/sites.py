"""The game as a folder, under a path of a plain static server."""

import contextlib
import functools
import http.server
import threading
from collections.abc import Iterator
from pathlib import Path

from downforce.server.site import write_site

BASE = "/some/path/"


class Quiet(http.server.SimpleHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, format: str, *args: object) -> None:
        pass


@contextlib.contextmanager
def serving_site(top: Path) -> Iterator[str]:
    """Written below this folder; the address of the server, without the path."""
    write_site(top / BASE.strip("/"))
    handler = functools.partial(Quiet, directory=str(top))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()

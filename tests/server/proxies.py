"""nginx and Caddy in front of a server, with our own snippets, from their Debian packages (`make proxies`)."""

import contextlib
import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

from tests.server.databases import free_port, wait_for

ROOT = Path(__file__).parents[2]
UNPACKED = ROOT / ".venv" / "proxies"
KINDS = ("nginx", "caddy")
SNIPPETS = {
    ("nginx", "/"): "nginx.conf",
    ("nginx", "/downforce/"): "nginx-path.conf",
    ("caddy", "/"): "Caddyfile",
    ("caddy", "/downforce/"): "Caddyfile.path",
}
SERVER = "127.0.0.1:8000"  # in the snippets


def find_proxy(kind: str) -> str | None:
    own = next((UNPACKED / "usr").glob(f"*bin/{kind}"), None)
    return str(own) if own is not None else shutil.which(kind, path=f"{os.environ['PATH']}:/usr/sbin")


@contextlib.contextmanager
def behind(kind: str, folder: Path, server: str, base: str = "/") -> Iterator[str]:
    """Run a proxy in front of a server with our snippet for that base, and yield its address.

    The snippet is used as it is, except for names and ports, and without https.
    """
    program = find_proxy(kind)
    assert program is not None
    port = free_port()
    folder.mkdir(exist_ok=True)
    text = (ROOT / "deploy" / SNIPPETS[kind, base]).read_text()
    assert text.count(SERVER) == 1  # one alternative a file
    command = (nginx if kind == "nginx" else caddy)(program, folder, port, text.replace(SERVER, server))
    own = {**os.environ, "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    with (folder / "log").open("w") as log, subprocess.Popen(command, stdout=log, stderr=log, env=own) as process:
        try:
            wait_for(port, process)
            yield f"http://127.0.0.1:{port}{base.rstrip('/')}"
        finally:
            process.terminate()


def nginx(program: str, folder: Path, port: int, text: str) -> list[str]:
    text = text.replace("listen 80;", f"listen 127.0.0.1:{port};")
    paths = "".join(
        f"{name}_temp_path {folder}/{name};" for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    around = f"daemon off; pid {folder}/pid; error_log stderr; events {{}} http {{ access_log off; {paths}\n{text}}}"
    (folder / "nginx.conf").write_text(around)
    return [program, "-e", "stderr", "-p", str(folder), "-c", str(folder / "nginx.conf")]


def caddy(program: str, folder: Path, port: int, text: str) -> list[str]:
    text = re.sub(r"^\w+\.example\.org", f"http://127.0.0.1:{port}", text, flags=re.MULTILINE)
    (folder / "Caddyfile").write_text("{\n\tadmin off\n\tauto_https off\n}\n" + text)
    return [program, "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]

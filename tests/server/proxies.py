"""nginx and Caddy in front of a server, with our own snippets; out of their Debian packages (`make proxies`)."""

import contextlib
import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

from tests.server.machines import free_port, wait_for

ROOT = Path(__file__).parents[2]
UNPACKED = ROOT / ".venv" / "proxies"
KINDS = ("nginx", "caddy")
SERVER = "127.0.0.1:8000"  # in the snippets


def find_proxy(kind: str) -> str | None:
    own = next((UNPACKED / "usr").glob(f"*bin/{kind}"), None)
    return str(own) if own is not None else shutil.which(kind, path=f"{os.environ['PATH']}:/usr/sbin")


@contextlib.contextmanager
def behind(kind: str, folder: Path, plain: str, based: str = SERVER) -> Iterator[tuple[str, str]]:
    """In front of the server `plain`, and of `based`, which serves under /downforce/: the addresses of both. As in the
    snippet, but for names and ports, and without https."""
    program = find_proxy(kind)
    assert program is not None
    ports = free_port(), free_port()
    folder.mkdir(exist_ok=True)
    command = (nginx if kind == "nginx" else caddy)(program, folder, ports, (plain, based))
    own = {**os.environ, "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    with (folder / "log").open("w") as log, subprocess.Popen(command, stdout=log, stderr=log, env=own) as process:
        try:
            for port in ports:
                wait_for(port, process)
            yield f"http://127.0.0.1:{ports[0]}", f"http://127.0.0.1:{ports[1]}/downforce"
        finally:
            process.terminate()


def nginx(program: str, folder: Path, ports: tuple[int, int], servers: tuple[str, str]) -> list[str]:
    text = (ROOT / "deploy" / "nginx.conf").read_text()
    for port, server in zip(ports, servers, strict=True):
        text = text.replace("listen 80;", f"listen 127.0.0.1:{port};", 1)
        text = text.replace(f"http://{SERVER};", f"http://{server} ;", 1)
    paths = "".join(
        f"{name}_temp_path {folder}/{name};" for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    around = f"daemon off; pid {folder}/pid; error_log stderr; events {{}} http {{ access_log off; {paths}\n{text}}}"
    (folder / "nginx.conf").write_text(around)
    return [program, "-e", "stderr", "-p", str(folder), "-c", str(folder / "nginx.conf")]


def caddy(program: str, folder: Path, ports: tuple[int, int], servers: tuple[str, str]) -> list[str]:
    text = (ROOT / "deploy" / "Caddyfile").read_text()
    for port, server in zip(ports, servers, strict=True):
        text = re.sub(r"^\w+\.example\.org", f"http://127.0.0.1:{port}", text, count=1, flags=re.MULTILINE)
        text = text.replace(f"proxy {SERVER}", f"proxy  {server}", 1)
    (folder / "Caddyfile").write_text("{\n\tadmin off\n\tauto_https off\n}\n" + text)
    return [program, "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]

"""Exports the game as a static website that any web host can serve.

The exported page is marked as having no game server, so races run in the visitor's browser.
"""

import shutil
from pathlib import Path

from .http.base_path import set_base
from .settings import HERE

PAGE = HERE / "page"
MARK = '<meta name="downforce-site" content="" />'  # also read by web/src/api/transport.ts
POLICY = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data:"
README = """Downforce, as a folder for any web host.

Put everything in this folder where your host serves files from{where}. Nothing has to run there.

- Types: .js and .mjs must be served as text/javascript, .wasm as application/wasm, .webmanifest as
  application/manifest+json. Most hosts do; a browser refuses a .mjs of another type.
- Compression: let the host compress .js, .mjs, .css, .json, .ftl and .wasm; it saves two thirds.
- 404.html is the page itself: hosts that show it for unknown addresses let people reload anywhere.
- https (or localhost) is needed to install the page and to play offline.
- All files in assets/ have their content in their names and may be kept for ever; index.html and sw.js never.

Unofficial: see the licence and the notice of the project.
"""


class NoSite(ValueError):
    """Raised when the static website cannot be written. The message gives the reason in one line."""


def write_site(folder: Path, base: str | None = None, page: Path = PAGE) -> int:
    """Write the static website to a folder and return the total size of its files in bytes.

    `base` is the path that the site will be served under. Without `base`, links are relative and work under any path.
    """
    if not (page / "index.html").is_file():
        raise NoSite("the page is not built yet: in the folder of the source, make page")
    if base is not None and not (base.startswith("/") and base.endswith("/") and base.isprintable()):
        raise NoSite(f"--base {base}: wanted a path that begins and ends with a slash, such as /downforce/")
    if folder.exists() and not is_replaceable(folder):
        raise NoSite(f"{folder}: is not empty and not a site of ours; name another folder")
    if folder.exists():
        shutil.rmtree(folder)
    shutil.copytree(page, folder, ignore=shutil.ignore_patterns("*.br", "*.gz"))
    whole = (page / "index.html").read_text("utf-8").replace("<title>", head_tags() + "<title>", 1)
    for name in ("index.html", "404.html"):
        (folder / name).write_text(set_base(whole, base) if base is not None else whole, "utf-8")
    where = f", under the path {base}" if base is not None else ", under any path"
    (folder / "README.txt").write_text(README.format(where=where), "utf-8")
    return sum(file.stat().st_size for file in folder.rglob("*") if file.is_file())


def head_tags() -> str:
    """Return the HTML tags that mark the page as a static site and set its security policy."""
    return f'{MARK}\n    <meta http-equiv="Content-Security-Policy" content="{POLICY}" />\n    '


def is_replaceable(folder: Path) -> bool:
    """Return whether a folder may be overwritten. It must be empty or contain an earlier export of the site."""
    if not folder.is_dir():
        return False
    index = folder / "index.html"
    return not any(folder.iterdir()) or (index.is_file() and MARK in index.read_text("utf-8", errors="replace"))

"""Generate the preview pictures for links to game tables, one per track: `python -m tools.generate.previews`.

The pictures are drawn in Chromium and shipped as files, so that a server needs neither fonts nor a library that
converts SVG to PNG. `previews.json` contains a hash of the source of each picture. A test fails if a picture is out of
date.
"""

import hashlib
import json
from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

from downforce import tracks
from tests.browser.conftest import ARGUMENTS
from tests.browser.harness import find_browser

FOLDER: Final = Path("downforce/data/previews")
SIZE: Final = {"width": 1200, "height": 630}  # the size expected by services that show link previews
STYLE: Final = "html,body{margin:0;height:100%;background:COLOUR}svg{display:block;width:100%;height:100%}"


def drawing(name: str) -> str:
    """Return an HTML page that shows the track, with its ground colour on both sides."""
    svg = tracks.draw(tracks.find(name))
    ground = svg.split('class="ground"')[1].split('fill="')[1].split('"')[0]
    return f"<!doctype html><style>{STYLE.replace('COLOUR', ground)}</style>{svg}"


def digest(name: str) -> str:
    return hashlib.sha256(drawing(name).encode()).hexdigest()


def make() -> None:
    FOLDER.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=ARGUMENTS)
        page = browser.new_page(viewport=SIZE)  # type: ignore[arg-type]
        for name in tracks.shipped():
            page.set_content(drawing(name))
            page.screenshot(path=FOLDER / f"{name}.png")
        browser.close()
    drawn = {name: digest(name) for name in tracks.shipped()}
    (FOLDER / "previews.json").write_text(json.dumps(drawn, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    make()

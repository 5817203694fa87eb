"""The picture that a link to a table shows, one a shipped track: `python -m tools.generate.previews`.

Drawn here, in Chromium, and shipped as files: there are as many as tracks, so a server needs no library that turns SVG
into PNG, and no fonts. `previews.json` says what each was drawn from; a test says when one is stale.
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
SIZE: Final = {"width": 1200, "height": 630}  # what services that show links ask for
STYLE: Final = "html,body{margin:0;height:100%;background:COLOUR}svg{display:block;width:100%;height:100%}"


def drawing(name: str) -> str:
    """The track from above, on its own ground to both sides."""
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

"""A hook of mkdocs: links from pages to files outside docs/ become plain text, because a site does not have them.

In a clone and on a code host these links work; `tools/references.py` checks them.
"""

import os
import re
from pathlib import Path
from typing import Any

LINK = re.compile(r"(?<!!)\[((?:[^\[\]]|\[[^\]]*\])+)\]\(([^)\s]+)\)")
FENCED = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)


def on_page_markdown(markdown: str, /, *, page: Any, **_: Any) -> str:
    """Return the text of a page without links that leave the docs folder."""
    folder = Path(page.file.src_uri).parent
    kept = [block[0] for block in FENCED.finditer(markdown)]
    prose = FENCED.split(markdown)
    return "".join(
        part for pair in zip([unlink(text, folder) for text in prose], [*kept, ""], strict=True) for part in pair
    )


def unlink(text: str, folder: Path) -> str:
    """Replace links that lead out of docs/, seen from a page in this folder, by their text and the file's path."""

    def replaced(found: re.Match[str]) -> str:
        label, target = found[1], found[2]
        path = os.path.normpath(folder / target.partition("#")[0])
        if ":" in target or not path.startswith(".."):
            return found[0]
        file = path.removeprefix("../")
        return f'<span title="{file}">{label}</span>'

    return LINK.sub(replaced, text)

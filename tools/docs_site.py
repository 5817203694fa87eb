"""A hook of mkdocs (mkdocs.yml): what works on a code host and not in a built site is changed while it is built.

- Links from a page to files outside docs/ become text, because the site does not have them. In a clone they work, and
  tools/references.py checks them.
- An escaped pipe in the code of a table is shown as a pipe.
"""

import html
import os
import re
from pathlib import Path
from typing import Any

LINK = re.compile(r"(?<!!)\[((?:[^\[\]]|\[[^\]]*\])+)\]\(([^)\s]+)\)")
CODE_WITH_PIPE = re.compile(r"`([^`\n]*\\\|[^`\n]*)`")
FENCED = re.compile(r"(^```.*?^```)", re.MULTILINE | re.DOTALL)


def on_page_markdown(markdown: str, /, *, page: Any, **_: Any) -> str:
    """Return the text of a page as the site needs it; code blocks stay as they are."""
    folder = Path(page.file.src_uri).parent
    parts = FENCED.split(markdown)
    return "".join(part if part.startswith("```") else show_pipes(unlink(part, folder)) for part in parts)


def unlink(text: str, folder: Path) -> str:
    """Replace links that lead out of docs/, seen from a page in this folder, by text with a tooltip."""

    def replaced(found: re.Match[str]) -> str:
        label, target = found[1], found[2]
        path = os.path.normpath(folder / target.partition("#")[0])
        if ":" in target or not path.startswith(".."):
            return found[0]
        return f'<span title="{path.removeprefix("../")}">{label}</span>'

    return LINK.sub(replaced, text)


def show_pipes(text: str) -> str:
    """Write code with an escaped pipe as HTML."""
    return CODE_WITH_PIPE.sub(
        lambda found: f"<code>{html.escape(found[1]).replace(chr(92) + '|', '&#124;')}</code>", text
    )

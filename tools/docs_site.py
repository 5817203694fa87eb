"""A hook for mkdocs (mkdocs.yml) that adjusts Markdown which works on a code host but not in a built site.

- Links to files outside docs/ become plain text, because the site does not contain these files. The links work in a
  clone, where tools/references.py checks them.
- Escaped pipes in code inside a table are shown as pipes.
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
    """Return the text of a page, adjusted for the site. Code blocks are left unchanged."""
    folder = Path(page.file.src_uri).parent
    parts = FENCED.split(markdown)
    return "".join(part if part.startswith("```") else show_pipes(unlink(part, folder)) for part in parts)


def unlink(text: str, folder: Path) -> str:
    """Replace links to files outside docs/ with plain text and a tooltip. Links are relative to `folder`."""

    def replaced(found: re.Match[str]) -> str:
        label, target = found[1], found[2]
        path = os.path.normpath(folder / target.partition("#")[0])
        if ":" in target or not path.startswith(".."):
            return found[0]
        return f'<span title="{path.removeprefix("../")}">{label}</span>'

    return LINK.sub(replaced, text)


def show_pipes(text: str) -> str:
    """Convert inline code that contains an escaped pipe to HTML."""
    return CODE_WITH_PIPE.sub(
        lambda found: f"<code>{html.escape(found[1]).replace(chr(92) + '|', '&#124;')}</code>", text
    )

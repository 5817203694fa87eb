"""Link previews: the title, description and picture that chats and social networks show for a link to a game.

Preview services read the head of the HTML page without running scripts, so the server adds the Open Graph tags itself.
"""

import asyncio
import re
from html import escape
from typing import Final

from sqlalchemy.exc import DBAPIError

from ...room.frames import table_info
from ...room.messages import ID_PATTERN
from ...room.shapes import TableInfo
from ...text import ENGLISH, LANGUAGES, Text
from ..tables.registry import Registry

HEAD: Final = "</head>"
TABLE: Final = re.compile(r"t/([^/]+)(?:/replay)?/?")
WIDTH, HEIGHT = 1200, 630  # pixels, as drawn by tools/generate/previews.py


async def with_preview(page: str, path: str, registry: Registry | None, home: str) -> str:
    """Return the HTML page, with link preview tags added if `path` leads to a game table.

    `path` does not include the server's base path, but `home`, the server's own address, does. If the database cannot
    be read, the page is returned unchanged.
    """
    found = TABLE.fullmatch(path)
    if registry is None or found is None or not re.match(ID_PATTERN, found[1]):
        return page
    live = registry.tables.get(found[1])
    try:
        rows = (live.room.table, live.room.seats) if live is not None else await registry.store.table(found[1])
    except (DBAPIError, OSError):
        return page
    if rows is None:
        return page
    # in a thread, because loading a language takes a while
    tags = await asyncio.to_thread(preview, table_info(*rows), home, path)
    return page.replace(HEAD, f"{tags}{HEAD}", 1)


def preview(info: TableInfo, home: str, path: str) -> str:
    """Return the HTML tags for the link preview of a game table, in the language of the table's edition."""
    edition = str(info["options"]["edition"])
    lang = edition if edition in LANGUAGES else ENGLISH
    text, named = Text(lang), info["options"]["track"]
    track = named if isinstance(named, str) else named[0]  # the first track of a tour
    tags = {
        "og:site_name": "Downforce",
        "og:type": "website",
        "og:locale": lang.replace("-", "_"),
        "og:url": home + path,
        "og:title": text("preview-title", name=info["name"]),
        "og:description": text("preview-about", status=info["status"], track=track),
        "og:image": f"{home}api/tracks/{track}/preview.png",
        "og:image:type": "image/png",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:image:alt": text("preview-picture", track=track),
        "twitter:card": "summary_large_image",
    }
    return "".join(f'    <meta property="{name}" content="{escape(value)}" />\n' for name, value in tags.items())

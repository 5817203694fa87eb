"""The path under which everything of ours is: `/`, or what the setting `base` says.

A proxy in front may pass paths on as they are or without the base: both are understood. What we tell the browser
(addresses in the page, cookies, invitations) always has it.
"""

from starlette.types import ASGIApp, Receive, Scope, Send

RELATIVE = '="./'  # how the built page names its files


class BasePathMiddleware:
    """Before everything else: tells Starlette, and path_of below, which part of a path is the base."""

    def __init__(self, app: ASGIApp, base: str) -> None:
        self.app = app
        self.root = base.rstrip("/")

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self.root and scope["type"] in ("http", "websocket"):
            path = scope["path"]
            is_whole = path == self.root or path.startswith(f"{self.root}/")
            scope = {**scope, "root_path": self.root, "path": path if is_whole else self.root + path}
        await self.app(scope, receive, send)


def local_path(scope: Scope) -> str:
    """Which of our addresses is asked for, without the base."""
    path: str = scope["path"]
    return path.removeprefix(scope.get("root_path", ""))


def set_base(page: str, base: str) -> str:
    """The built page with addresses that hold wherever it stands: `/t/ID/replay` is two folders deep."""
    return page.replace(RELATIVE, f'="{base}')

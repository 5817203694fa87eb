"""The base path of the server: `/`, or the setting `base`.

A proxy in front may pass paths on with or without the base: both are understood. Addresses that we give to the browser
(in the page, in cookies and invitations) always contain it.
"""

from starlette.types import ASGIApp, Receive, Scope, Send

RELATIVE = '="./'  # how the built page refers to its files


class BasePathMiddleware:
    """The outermost middleware: tells Starlette, and `local_path`, which part of a path is the base."""

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
    """Return the path of a request without the base."""
    path: str = scope["path"]
    return path.removeprefix(scope.get("root_path", ""))


def set_base(page: str, base: str) -> str:
    """Return the built page with absolute addresses.

    Relative ones would fail at `/t/ID/replay`, which is two folders deep.
    """
    return page.replace(RELATIVE, f'="{base}')

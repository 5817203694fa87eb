"""The base path that the server runs under, which is `/` unless the setting `base` says otherwise.

A proxy in front of the server may forward paths with or without the base path. Addresses that the server gives to the
browser, in the page, in cookies and in invitations, always contain the base path.
"""

from starlette.types import ASGIApp, Receive, Scope, Send

RELATIVE = '="./'  # how the built page refers to its files


class BasePathMiddleware:
    """The outermost middleware, which tells Starlette and `local_path` which part of a request's path is the base."""

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
    """Return the path of a request without the base path."""
    path: str = scope["path"]
    return path.removeprefix(scope.get("root_path", ""))


def set_base(page: str, base: str) -> str:
    """Return the built page with absolute links to its files.

    Relative links would not work at nested addresses such as `/t/ID/replay`.
    """
    return page.replace(RELATIVE, f'="{base}')

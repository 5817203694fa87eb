"""The base path that the server runs under, which is `/` unless the setting `base` says otherwise.

A proxy in front of the server may forward paths with or without the base path. Addresses that the server sends to the
browser in pages, cookies and invitations always include the base path.
"""

from starlette.types import ASGIApp, Receive, Scope, Send

RELATIVE = '="./'  # how the built page refers to its files


class BasePathMiddleware:
    """The outermost middleware, which tells the application the server's base path.

    It adds the base path to the path of each request that arrives without it.
    """

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
    """Return the HTML of the game's web page with the relative links to its files made absolute.

    Relative links would not work at nested addresses such as `/t/ID/replay`.
    """
    return page.replace(RELATIVE, f'="{base}')

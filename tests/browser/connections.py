"""Control the socket between a page and the server: cut it, restore it, or withhold the server's messages."""

import json
import re
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

DROPPED = 3000  # a close code that has no meaning to either side


class SocketProxy:
    """A WebSocket proxy between a page and the server. Create it before the page opens a table."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.connected = True
        self.withholding = False
        self.sockets: list[tuple[WebSocketRoute, WebSocketRoute]] = []
        self.sent: list[dict[str, Any]] = []
        self.received: list[dict[str, Any]] = []
        page.route_web_socket(re.compile(r"/api/tables/.*/live"), self._opened)

    def disconnect(self) -> None:
        self.connected = False
        for near, far in self.sockets:
            far.close(code=DROPPED)
            near.close(code=DROPPED)
        self.sockets.clear()

    def restore(self) -> None:
        self.connected, self.withholding = True, False

    @property
    def acts(self) -> list[dict[str, Any]]:
        return [message for message in self.sent if message["t"] == "act"]

    def answers(self, kind: str) -> list[dict[str, Any]]:
        return [message for message in self.received if message["t"] == kind]

    def _opened(self, near: WebSocketRoute) -> None:
        if not self.connected:
            near.close(code=DROPPED)
            return
        far = near.connect_to_server()
        self.sockets.append((near, far))

        def to_server(message: str | bytes) -> None:
            self.sent.append(json.loads(message))
            far.send(message)

        def to_page(message: str | bytes) -> None:
            self.received.append(json.loads(message))
            if not self.withholding:
                near.send(message)

        near.on_message(to_server)
        far.on_message(to_page)

"""Connects browser pages to the game tables on this device, and handles the messages and requests from the pages."""

import re
from collections.abc import Callable
from typing import Any

from ..room import frames
from ..room.messages import Act, command_id
from ..room.person_names import clean_name, first_name
from ..room.queries.replays import replay_frames
from ..room.refusals import Refused
from .device import Device
from .log_lines import write
from .page import Page
from .records import write_record
from .requests import read_message, read_object, read_table
from .table import LocalTable

NO_TABLE = 4404
ABOUT = re.compile(r"tables/([A-Za-z0-9_-]{1,64})(?:/([a-z-]+))?(?:\?seat=(\d))?")

LEVEL = re.compile(r"\blevel=([^&]*)")


class Connections:
    """The open pages on this device. The web worker identifies each page by a number."""

    def __init__(self, device: Device) -> None:
        self.device = device
        self.pages: dict[int, tuple[str, Page]] = {}

    # Connections to a table.

    def open(self, number: int, table_id: str, since: int | None, send: Callable[[str], None], mine: bool) -> None:
        """Connect a page to a game table. `mine` is True if this browser tab is the one that runs the table."""
        page = Page(send)
        try:
            table = self.device.find(table_id)
        except (Refused, ValueError):  # unknown, or created under rules that have since changed
            page.send(write(frames.no(None, "unknown-table", {})))
            page.close(NO_TABLE)
            return
        if mine and not table.mine:
            table.take_over()
        table.mine = mine
        self.pages[number] = table_id, page
        table.join(page, since)

    def take_over(self, table_id: str) -> None:
        """Start running a game table in this browser tab, because the tab that was running it has been closed."""
        if table_id in self.device.tables:
            self.device.tables[table_id].take_over()

    def hear(self, number: int, text: str) -> None:
        """Carry out the request in a message from a page. If it is not allowed, send the page a refusal."""
        if number not in self.pages:
            return
        table_id, page = self.pages[number]
        table, command = self.device.tables[table_id], None
        try:
            given = read_object(text)
            command = command_id(given)
            message = read_message(given)
            table.handle(page, message)
        except Refused as refused:
            page.send(write(frames.no(command, refused.why, refused.text_args)))
            return
        if isinstance(message, Act):
            self.device.update_summary(table)

    def close(self, number: int) -> None:
        """Disconnect a page. A table with no pages left is removed from memory, but its log lines remain saved."""
        if number not in self.pages:
            return
        table_id, page = self.pages.pop(number)
        table = self.device.tables[table_id]
        table.runner.leave(page)
        if not table.audience.listeners:
            del self.device.tables[table_id]

    # Requests, with the same methods and paths as on the server.

    def ask(self, method: str, path: str, body: str, me: str) -> str:
        """Answer a request as the server would, and return the answer or the refusal as a JSON string.

        `me` is a JSON object that describes the person holding the device.
        """
        try:
            return write({"ok": True, "body": self._answer(method, path, body, read_object(me))})
        except Refused as refused:
            return write({"ok": False, "body": {"why": refused.why, "args": refused.text_args}})

    def _answer(self, method: str, path: str, body: str, me: dict[str, Any]) -> Any:
        name, (way, _, query) = display_name(me.get("name")), path.partition("?")
        if (method, way) == ("POST", "race"):
            chosen = LEVEL.search(query)
            return {"id": self.device.race(name, bool(me.get("newcomer")), chosen and chosen[1])}
        if (method, way) == ("POST", "tables"):
            return {"id": self.device.make(read_table(read_object(body)), name)}
        if (method, way) == ("POST", "records"):
            return {"id": self.device.add_record(body)}
        found = ABOUT.match(path)
        if found is None:
            raise Refused("not-found")
        table_id, what, seat = found[1], found[2], found[3]
        if (method, what) == ("POST", "rematch"):
            return {"id": self.device.rematch(table_id, name)}
        if (method, what) == ("POST", "give-up"):
            return self.device.give_up(table_id)
        if method != "GET" or what not in (None, "replay", "record"):
            raise Refused("not-found")
        table = self.device.find(table_id)
        if what is None:
            return table.audience.info()
        return (
            make_replay(table, int(seat) if seat else None) if what == "replay" else write_record(finished_game(table))
        )


def display_name(name: Any) -> str:
    """Return the player name that a page has sent, or a default name if it has sent none."""
    return clean_name(name) if isinstance(name, str) and name else first_name("")


def finished_game(table: LocalTable) -> Any:
    """Return the finished game at a table, or raise Refused if the game is not over."""
    if table.room.game is None or table.room.table.status != "over":
        raise Refused("not-over")
    return table.room.game


def make_replay(table: LocalTable, seat: int | None) -> dict[str, Any]:
    """Return a step-by-step replay of a finished game, showing only what the given seat could see.

    If `seat` is None, all cards are visible.
    """
    if seat is not None and seat >= len(table.room.seats):
        raise Refused("seat-unknown")
    frames_seen = replay_frames(finished_game(table).record(), seat)
    return {"info": table.audience.info(), "seat": seat, "frames": frames_seen}

"""Write what a browser stores of tables on its device: the lines and summaries in IndexedDB, and its localStorage.

Python's part comes from the source tree on PYTHONPATH, which the page would run in its worker; the page's own part in
localStorage is written here as web/src/settings/storage.ts does. The fixture was made at the time of 0.1.0, from the
root of this tree, with the code of c44337a in FOLDER and with this tree at 173321b:

    PYTHONPATH=FOLDER python tests/old/make_device.py c44337a tests/old/device-0.1.0.json
    PYTHONPATH=. python tests/old/make_device.py 173321b tests/old/device-0.1.0.json

The second adds to the first. Like the databases, it is not regenerated.
"""

import json
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from downforce.device.connections import Connections
from downforce.device.device import Device

Json = dict[str, Any]
ME, BOT = {"kind": "me"}, {"kind": "bot", "level": "rookie"}
MADE = 1_795_000_000.0  # seconds since 1970
TABLES: dict[str, tuple[Json, Callable[[Json], object]]] = {
    "auction": ({"seats": [ME, BOT, BOT]}, lambda view: view["phase"] == "auction" and view["lots_left"] == 4),
    "race": ({"seats": [ME, BOT, BOT]}, lambda view: view["asks"] == "move" and view["bets_made"]),
    "bets": ({"seats": [ME, BOT, BOT, BOT]}, lambda view: view["phase"] == "bets"),
    "tour": (
        {"seats": [ME, BOT], "options": {"world_tour": True}},
        lambda view: view["race"] == 2 and view["phase"] == "race" and view["card"],
    ),
    "shared": ({"seats": [ME, {**ME, "name": "Rosa"}, BOT]}, lambda view: view["asks"] == "play"),
    "clock": ({"seats": [ME, BOT], "clock": "quick"}, lambda view: view["phase"] == "race"),
    "over": ({"seats": [ME, BOT]}, lambda view: False),
    "given-up": ({"seats": [ME, BOT]}, lambda view: view["phase"] == "race"),
}


class Browser:
    """A browser tab: Python, what it has stored, and a page at one table."""

    def __init__(self) -> None:
        self.lines: dict[str, list[str]] = {}
        self.games: dict[str, Json] = {}
        self.time = MADE
        self.device = Device(self.keep, self.sum_up, lambda: self.time)
        self.pages = Connections(self.device)
        self.draw = Random(8)
        self.view: Json = {}
        self.offer: Json | None = None
        self.seat: int | None = None
        self.handed: int | None = None
        self.seq = self.events = self.commands = 0

    def keep(self, table: str, number: int, line: str) -> None:
        assert number == len(self.lines.setdefault(table, []))
        self.lines[table].append(line)

    def sum_up(self, table: str, game: str) -> None:
        self.games[table] = json.loads(game)

    def request(self, method: str, path: str, body: Json) -> Any:
        """Send a request to Python as the page does, and return the answer."""
        me = json.dumps({"name": "Ida", "newcomer": False})
        answer = json.loads(self.pages.ask(method, path, json.dumps(body), me))
        assert answer["ok"], answer
        return answer["body"]

    def receive(self, text: str) -> None:
        """Receive a message from the table."""
        message = json.loads(text)
        assert message["t"] not in ("no", "closed"), message
        if message["t"] in ("table", "news"):
            self.view = {**self.view, **message["view"]}
            self.offer, self.seq = message.get("offer", self.offer), message["seq"]
            self.events = len(message["events"]) + (self.events if message["t"] == "news" else 0)
        if message["t"] == "table":
            self.handed = None
        if message["t"] == "pass":
            self.handed = message["seat"]
        if message["t"] in ("table", "info"):
            self.seat = message["seat"]

    def send(self, **message: Any) -> None:
        """Send a message as the page does."""
        self.pages.hear(1, json.dumps(message))

    def open(self, table: str) -> None:
        """Open a table from its stored lines."""
        self.view, self.offer, self.handed = {}, None, None
        self.device.fill(table, self.lines[table])
        self.pages.open(1, table, None, self.receive, True)

    def step(self) -> None:
        """Let the person with the device hand it on or act; if none is asked, let time pass until a bot acts."""
        if self.handed is not None:
            self.send(t="sit", seat=self.handed)
        elif self.offer:
            self.commands += 1
            action = self.draw.choice(self.offer["choices"])["action"]
            self.send(t="act", id=f"old-{self.time:.0f}-{self.commands:05}", seq=self.seq, action=action)
        else:
            due = self.device.next_due()
            assert due is not None, "nothing is due, and nobody is asked"
            self.time = max(self.time, due)
            self.device.wake()

    def play(self, table: str, until: Callable[[Json], object] = lambda view: False) -> None:
        """Play the open table to its end, or to a question for a person at which `until` is true."""
        while self.games[table]["info"]["status"] == "running" and not (self.offer and until(self.view)):
            self.step()

    def facts(self) -> Json:
        """Return what the page sees of the open table."""
        return {
            "seat": self.seat,
            "seq": self.seq,
            "events": self.events,
            "view": {key: value for key, value in self.view.items() if key != "options"},
            "choices": sorted(choice["action"] for choice in self.offer["choices"]) if self.offer else None,
            "handed": self.handed,
        }


def make() -> Json:
    browser, noted = Browser(), {}
    for name, (wanted, until) in TABLES.items():
        table = browser.request("POST", "tables?part=1", wanted)["id"]
        browser.open(table)
        browser.play(table, until)
        browser.pages.close(1)
        if name == "given-up":
            browser.request("POST", f"tables/{table}/give-up", {})
        browser.open(table)  # as a reload does: the facts are those of the stored lines
        noted[name] = {"id": table, **browser.facts()}
        browser.pages.close(1)
        print(f"{name}: {browser.seq} actions", file=sys.stderr)
    return {"tables": noted, "lines": browser.lines, "games": browser.games, "localStorage": local_storage()}


def local_storage() -> dict[str, str]:
    """Return what the page stores: settings that differ from the defaults, the guest, their nonces."""
    settings = {
        "confirm": True,
        "guard": False,
        "speed": "off",
        "reveal": "press",
        "tips": False,
        "words": False,
        "sound": False,
        "volume": 0.3,
        "theme": "dark",
        "textBoard": True,
        "shortcuts": False,
        "announce": "mine",
        "reactions": True,
        "notify": False,
    }
    nonce = "1f" * 16
    deals = [
        {"table": "first-of-four-fields", "number": 0, "commitment": "ab" * 32, "nonce": nonce},
        {
            "table": "all-fields",
            "number": 1,
            "commitment": "cd" * 32,
            "nonce": nonce,
            "seat": 0,
            "silent": [1],
            "races": [{"grid": ["K", "R", "O", "B", "G", "Y"], "lots": [["K", "tricky"]], "hand": ["K8", "O5"]}],
            "actions": 120,
        },
    ]
    kept = {
        "settings": json.dumps(settings, separators=(",", ":")),
        "lang": "en",
        "tips": "bid card",
        "device-name": "Ida",
        "device-finished": "yes",
        "deals": json.dumps(deals, separators=(",", ":")),
    }
    return {f"downforce.{name}": value for name, value in kept.items()}


if __name__ == "__main__":
    name, file = sys.argv[1], Path(sys.argv[2])
    made = json.loads(file.read_text("utf-8")) if file.exists() else {}
    file.write_text(json.dumps({**made, name: make()}, ensure_ascii=False, indent=1) + "\n", "utf-8")

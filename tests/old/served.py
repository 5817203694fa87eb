"""A server of any version in its own process, and guests at its tables, through HTTP and sockets alone.

Nothing here depends on names inside the server, so the same code writes the fixtures with an older server and reads
them with this one.
"""

import contextlib
import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from downforce.fair import hash_nonce
from tests import patience
from tests.patience import PATIENCE
from tests.reader import Reader
from tests.server.databases import free_port, wait_for
from tests.server.server_process import FOR_TESTS

Json = dict[str, Any]
ROOT = Path(__file__).parents[2]
ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "rookie"}
# Nothing happens by the passing of time: no bot takes over, no table is deleted.
NO_HURRY = FOR_TESTS | {
    "DOWNFORCE_QUICK": "86400",
    "DOWNFORCE_RELAXED": "86400",
    "DOWNFORCE_AWAY": "86400",
    "DOWNFORCE_AWAY_UNCLOCKED": "86400",
    "DOWNFORCE_KEEP_UNJOINED": "0",
    "DOWNFORCE_KEEP_UNFINISHED": "0",
    "DOWNFORCE_KEEP_FINISHED": "0",
}


@contextlib.contextmanager
def run_server(database: Path, code: Path = ROOT, settings: Mapping[str, str] = NO_HURRY) -> Iterator[str]:
    """Run `downforce serve` of the source tree `code` on a database with its key beside it; yields the address."""
    port = free_port()
    command = [sys.executable, "-m", "downforce", "serve", "--port", str(port), "--database", f"sqlite:///{database}"]
    command += ["--bot-pause", "0", "--bot-workers", "0"]
    environment = {**os.environ, **settings, "PYTHONPATH": str(code)}
    environment.pop("DOWNFORCE_SECRET", None)  # use the key beside the database
    log = database.with_name(f"server-{port}.log")
    with log.open("wb") as out:
        process = subprocess.Popen(command, env=environment, cwd=code, stdout=out, stderr=out)
    try:
        try:
            wait_for(port, process)
        except TimeoutError:
            raise AssertionError(f"the server did not start:\n{log.read_text('utf-8')[-3000:]}") from None
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait(PATIENCE)
    assert "Traceback" not in log.read_text("utf-8"), log.read_text("utf-8")


class Guest:
    """A person with a cookie; pass `cookie` to be a guest of an earlier server."""

    def __init__(self, base: str, cookie: str | None = None) -> None:
        self.base = base
        cookies = {"downforce": cookie} if cookie else {}
        self.client: httpx.Client = patience.client(base_url=f"{base}/api", headers={"Origin": base}, cookies=cookies)
        self.me: Json = self.call("GET", "/me")

    @property
    def cookie(self) -> str:
        """Return the latest cookie that the server has set."""
        return [each.value or "" for each in self.client.cookies.jar if each.name == "downforce"][-1]

    def call(self, method: str, path: str, body: object = None) -> Any:
        """Return the answer to a request; the server must not refuse it."""
        answer = self.client.request(method, path, json={} if body is None and method != "GET" else body)
        assert answer.is_success, f"{method} {path}: {answer.status_code} {answer.text}"
        return answer.json()

    def make_table(self, *seats: Json, **more: Any) -> str:
        """Create a table; returns its id."""
        return str(self.call("POST", "/tables", {"seats": seats, **more})["id"])

    @contextlib.contextmanager
    def open_table(self, table: str, part: bool = False) -> Iterator["Player"]:
        """Open a table and yield the player there; with `part` as a page that takes part in the deal."""
        address = f"{self.base.replace('http', 'ws', 1)}/api/tables/{table}/live?part={int(part)}"
        headers = {"Cookie": f"downforce={self.cookie}", "Origin": self.base}
        with connect(
            address,
            additional_headers=headers,
            compression=None,
            open_timeout=PATIENCE,
            ping_interval=None,
            max_queue=None,
        ) as socket:
            player = Player(socket)
            player.read_until(lambda player: player.table is not None)
            yield player


class Player:
    """A guest's socket at a table, and the state of the table that it has received."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.reader = Reader()
        self.table: Json | None = None  # the last complete table
        self.info: Json = {}
        self.seat: int | None = None
        self.deal: Json | None = None
        self.seq = 0
        self.view: Json | None = None
        self.offer: Json | None = None
        self.events: list[Json] = []

    def read(self) -> Json:
        """Read the next message, update the state from it, and return it."""
        frame = self.reader.read(json.loads(self.socket.recv(PATIENCE)))
        if frame["t"] == "table":
            self.table, self.events, self.deal = frame, frame["events"], frame["deal"]
        elif frame["t"] == "news":
            assert frame["after"] == self.seq
            self.events = self.events + frame["events"]
        elif frame["t"] == "deal":
            self.deal = frame["deal"]
        if frame["t"] in ("table", "news"):
            self.seq, self.view, self.offer = frame["seq"], frame["view"], frame["offer"]
        if frame["t"] in ("table", "info"):
            self.info, self.seat = frame["info"], frame["seat"]
        return frame

    def read_until(self, condition: Callable[["Player"], object]) -> None:
        """Read messages until `condition` holds for this player."""
        while not condition(self):
            self.read()

    def read_until_asked(self, step: str) -> None:
        """Read messages until the deal waits for a "hash" or a "nonce"."""
        self.read_until(lambda player: player.deal is not None and player.deal["asks"] == step)

    def read_until_dealt(self) -> None:
        """Read messages until the game has begun."""
        self.read_until(lambda player: player.view is not None)

    def send(self, **message: Any) -> None:
        """Send a message."""
        self.socket.send(json.dumps(message))

    def act(self, action: str) -> Json:
        """Take an action; returns the answer, `done` or `no`."""
        self.send(
            t="act", id=f"act-{self.seq:06}-{self.seat}-{action.replace(' ', '')[:20]:_<4}", seq=self.seq, action=action
        )
        frame = self.read()
        while frame["t"] not in ("done", "no"):
            frame = self.read()
        return frame

    def answer_deal(self, step: str, nonce: str) -> None:
        """Answer the deal's request to this seat: `hash` or `nonce`."""
        assert self.deal is not None
        data = hash_nonce(bytes.fromhex(nonce)).hex() if step == "hash" else nonce
        self.send(t=step, number=self.deal["number"], data=data)


@contextlib.contextmanager
def open_for_all(guests: list[Guest], table: str, part: bool = False) -> Iterator[list[Player]]:
    """Open the table for each guest; yields the players."""
    with contextlib.ExitStack() as stack:
        yield [stack.enter_context(guest.open_table(table, part)) for guest in guests]


def agree_on_deal(players: list[Player]) -> None:
    """Let every player take part in the deal, until the game is dealt."""
    for player in players:
        player.read_until_asked("hash")
        player.answer_deal("hash", fixed_nonce(player))
    for player in players:
        player.read_until_asked("nonce")
        player.answer_deal("nonce", fixed_nonce(player))
    for player in players:
        player.read_until_dealt()


def fixed_nonce(player: Player) -> str:
    """Return the nonce that this player gives; a real page's is random."""
    return f"{(player.seat or 0) + 17:02x}" * 16


def play(players: list[Player], draw: Random, until: Callable[[Json], object] = lambda view: False) -> None:
    """Let the players take random legal actions until the game is over or they face a question at which `until` is
    true.

    Seats without a player here must belong to bots.
    """
    latest = 0
    while True:
        latest = max(latest, *(player.seq for player in players))
        for player in players:
            while player.seq < latest:
                player.read()
        view = players[0].view
        assert view is not None
        asked = [player for player in players if player.offer is not None]
        if view["phase"] == "over":
            break
        if not asked:  # a bot's turn
            players[0].read()
        elif until(view):
            return
        else:
            player = draw.choice(asked)
            assert player.offer is not None
            answer = player.act(draw.choice(player.offer["choices"])["action"])
            assert answer["t"] == "done" or answer["why"] == "stale", answer
            latest = answer.get("seq", latest)
    for player in players:
        player.read_until(lambda player: player.info["status"] == "over")

"""Games brought to a certain question over the socket, in no time, so that a page can be opened there."""

import json
import random
import secrets
from collections.abc import Callable
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

Json = dict[str, Any]
BOT: Json = {"kind": "bot", "level": "rookie"}
ASKED = {"auction": "bid", "powers": "keep", "card": "play", "end": "move", "wild": "wild", "bets": "bet"}
A_SOCKET = 18  # acts over one socket; more would be too many at once


class Stages:
    """One guest, whose cookie any browser may carry, and a table for each stage."""

    def __init__(self, base: str, name: str = "Mara") -> None:
        self.base = base
        self.client = httpx.Client(base_url=base, headers={"Origin": base}, timeout=60)
        self.client.get("/api/me").raise_for_status()
        self.client.patch("/api/me", json={"name": name}).raise_for_status()
        self.tables: dict[str, str] = {}

    def __enter__(self) -> "Stages":
        return self

    def __exit__(self, *problem: object) -> None:
        self.client.close()

    @property
    def state(self) -> Json:
        """For a browser's context (`storage_state`)."""
        cookie = {"name": "downforce", "value": self.client.cookies["downforce"], "domain": "127.0.0.1", "path": "/"}
        more = {"expires": -1, "httpOnly": True, "secure": False, "sameSite": "Lax"}
        return {"cookies": [{**cookie, **more}], "origins": []}

    def table(self, stage: str) -> str:
        """At that question of ours: auction, powers, card, end, wild, bets; over; or still waiting for players."""
        if stage not in self.tables:
            self.tables[stage] = self.make(start=False) if stage == "waiting" else self.bring(stage)
        return self.tables[stage]

    def take(self, stage: str) -> str:
        """One that the test may play on at."""
        table = self.table(stage)
        del self.tables[stage]
        return table

    def make(self, players: int = 4, start: bool = True, **options: Any) -> str:
        others = [BOT] * (players - 1) if start else [BOT] + [{"kind": "open"}] * (players - 2)
        wanted = {"options": options, "seats": [{"kind": "me"}, *others], "start": start}
        answer = self.client.post("/api/tables", json=wanted)
        assert answer.is_success, answer.text
        return str(answer.json()["id"])

    def bring(self, stage: str) -> str:
        return self.find(lambda frame: is_at(stage, frame), stage)

    def find(self, enough: Callable[[Json], bool], what: str, games: int = 10, **options: Any) -> str:
        """A table where it is enough: game after game until one comes there."""
        for seed in range(games):
            table = self.make(**options)
            if self.play(table, enough, random.Random(seed)):
                return table
        raise AssertionError(f"none of {games} games came to {what}")

    def play(self, table: str, enough: Callable[[Json], bool], draw: random.Random) -> bool:
        """Act for our seat until it is enough; False: the game ended before."""
        address = f"{self.base.replace('http', 'ws', 1)}/api/tables/{table}/live"
        headers = {"Origin": self.base, "Cookie": f"downforce={self.client.cookies['downforce']}"}
        while True:
            with connect(address, additional_headers=headers, compression=None, proxy=None) as socket:
                for _ in range(A_SOCKET):
                    frame = read(socket)
                    while not (frame["offer"] or enough(frame) or frame["view"]["phase"] == "over"):
                        frame = read(socket)
                    if enough(frame):
                        return True
                    if not frame["offer"]:
                        return False
                    command = {"id": secrets.token_hex(8), "seq": frame["seq"], "action": choose(frame["offer"], draw)}
                    socket.send(json.dumps({"t": "act", **command}))
                    read(socket, "done")


def read(socket: ClientConnection, *kinds: str) -> Json:
    """The next message of these kinds; of `table` and `news` where none is named."""
    while True:
        message: Json = json.loads(socket.recv(60))
        assert message["t"] != "no", message
        if message["t"] in (kinds or ("table", "news")):
            return message


def is_at(stage: str, frame: Json) -> bool:
    if stage == "over":
        return bool(frame["view"]["phase"] == "over")
    return bool(frame["offer"] and frame["offer"]["asks"] == ASKED[stage])


def choose(offer: Json, draw: random.Random) -> str:
    """Bids high, so that powers are chosen among; plays wilds, so that cars are."""
    choices = offer["choices"]
    if offer["asks"] == "bid":
        return str(max(choices, key=lambda choice: choice["bid"])["action"])
    if offer["asks"] == "play":
        wild = [choice for choice in choices if any(line["car"] == "W" for line in choice["lines"])]
        return str(draw.choice(wild or choices)["action"])
    return str(draw.choice(choices)["action"])

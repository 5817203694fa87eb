"""Game tables with four scripted players and a spectator, created through the API."""

import asyncio
import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import httpx
import orjson

from bench.load.page_socket import PageSocket, open_socket
from tests.reader import Reader

SEATS = 4
A_GAME = 160  # the approximate number of commands in a game
Json = dict[str, Any]


@dataclass
class Command:
    """A command in transit, with the time it was due and the number of listeners that have not received it yet."""

    due: float
    missing: int = SEATS + 1
    last: float = 0.0


@dataclass
class Measured:
    """Measured times, in seconds from when a command was due until the last listener received it."""

    times: list[float] = field(default_factory=list)
    late: int = 0  # commands that could not be sent when due, because the previous one was still in transit
    refused: int = 0
    counting: bool = False


class Table:
    """A game table that sends commands at a fixed rate, even if earlier commands are late (open loop)."""

    def __init__(self, base: str, rate: float, measured: Measured, seed: int) -> None:
        self.base, self.rate, self.measured = base, rate, measured
        self.draw = random.Random(seed)
        self.offers: dict[int, tuple[int, Json]] = {}
        self.pending: dict[int, Command] = {}
        self.sockets: list[PageSocket] = []
        self.cookies: list[str] = []
        self.over = False
        self.number = 0

    async def sit(self, client: httpx.AsyncClient) -> None:
        headers = {"Content-Type": "application/json"}
        while len(self.cookies) < SEATS + 1:
            client.cookies.clear()
            answer = await client.get(f"{self.base}/api/me")
            self.cookies.append(f"downforce={answer.cookies['downforce']}")
        client.cookies.clear()
        wanted = {"seats": [{"kind": "me"}, *[{"kind": "open"}] * (SEATS - 1)]}
        made = await client.post(f"{self.base}/api/tables", json=wanted, headers={"Cookie": self.cookies[0]})
        self.id = made.json()["id"]
        for seat in range(1, SEATS):
            path = f"{self.base}/api/tables/{self.id}/seats/{seat}"
            (await client.put(path, json={"kind": "me"}, headers={"Cookie": self.cookies[seat]})).raise_for_status()
        path = f"{self.base}/api/tables/{self.id}/start"
        (await client.post(path, content="{}", headers={**headers, "Cookie": self.cookies[0]})).raise_for_status()
        self.offers, self.pending, self.over = {}, {}, False
        path = f"/api/tables/{self.id}/live"
        for seat, cookie in enumerate(self.cookies):
            self.sockets.append(await open_socket(self.base, path, cookie, self.text_handler(seat)))

    async def play_ahead(self) -> None:
        """Play as fast as possible to a random point in the game. Otherwise all tables would be in their auction."""
        for _ in range(self.draw.randrange(A_GAME)):
            while (self.pending or not self.offers) and not self.over:
                await asyncio.sleep(0.001)
            if self.over:
                break
            self.act(time.perf_counter())

    def leave(self) -> None:
        for socket in self.sockets:
            socket.close()
        self.sockets = []

    def text_handler(self, seat: int) -> Callable[[bytes], None]:
        """Return the message handler for a seat. The last seat number stands for the spectator."""
        reader = Reader()

        def on_text(raw: bytes) -> None:
            now = time.perf_counter()
            if raw.startswith((b'{"t":"news"', b'{"t":"table')):
                self.on_frame(seat, reader.read(orjson.loads(raw)), now)
            elif raw.startswith(b'{"t":"no"'):
                self.measured.refused += 1

        return on_text

    def on_frame(self, seat: int, frame: Json, now: float) -> None:
        if frame["offer"] is not None and seat < SEATS:
            self.offers[seat] = (frame["seq"], frame["offer"])
        else:
            self.offers.pop(seat, None)
        for seq in [seq for seq in self.pending if frame.get("after", 0) < seq <= frame["seq"]]:
            command = self.pending[seq]
            command.missing -= 1
            command.last = now
            if command.missing == 0:
                del self.pending[seq]
                if self.measured.counting:
                    self.measured.times.append(now - command.due)
        if seat == SEATS and frame["view"]["phase"] == "over":
            self.over = True
        self.seq = max(frame["seq"], getattr(self, "seq", 0)) if not self.over else 0

    async def play(self, client: httpx.AsyncClient, begin: float) -> None:
        # a random start, so that not all tables reach the end of a lot in the same second
        due = begin + self.draw.random() * SEATS / self.rate
        while True:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            if self.over:
                self.leave()
                await self.sit(client)
                due = time.perf_counter() + 1 / self.rate
                continue
            while not self.offers or self.pending:  # the previous command is in transit, so this one counts as late
                if self.over:
                    break
                self.measured.late += int(self.measured.counting)
                await asyncio.sleep(0.002)
            if self.offers:
                self.act(due)
            due += 1 / self.rate

    def act(self, due: float) -> None:
        seat = self.draw.choice(list(self.offers))
        seq, offer = self.offers.pop(seat)
        self.number += 1
        self.pending[self.seq + 1] = Command(due)
        action = self.draw.choice(offer["choices"])["action"]
        message = {"t": "act", "id": f"load-{self.number:08}", "seq": seq, "action": action}
        self.sockets[seat].send(orjson.dumps(message))

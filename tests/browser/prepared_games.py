"""Games brought to a certain question without a browser: played in this process, then stored in the server's
database."""

import asyncio
import json
import random
import secrets
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

from itsdangerous import URLSafeTimedSerializer
from websockets.sync.client import ClientConnection, connect

from downforce import Game, new_game, replay
from downforce.bots import find
from downforce.offers.offer import make_offer
from downforce.rng import Rng, seed_rng
from downforce.room import games
from downforce.room.seating import fill_with_bots
from downforce.room.stored_rows import GiveUpRequest, SeatResult
from downforce.server.http.guests import new_id
from downforce.server.store import Deal, Entry, SeatRow, Store, TableRow
from downforce.server.store.analyses import AnalysisRow
from downforce.server.workers.analysis_slice import summarise_mistake
from tests.browser.harness import Server
from tests.patience import PATIENCE, client
from tests.reader import Reader

Json = Any
BOT: Json = {"kind": "bot", "level": "rookie"}
IDA: Json = {"kind": "bot", "level": "pro", "character": "loyal"}
ASKED = {"auction": "bid", "powers": "keep", "card": "play", "end": "move", "wild": "wild", "bets": "bet"}
LONG_NAME = "Rennwagenmeisterschafter"  # as long as the server allows, in one word
JUDGED = Path(__file__).parent / "judged.json"
ACTIONS_PER_SOCKET = 18  # actions per socket, below the server's rate limit


class PreparedGames:
    """Prepares tables for one guest, one per stage; any browser may use the guest's cookie."""

    def __init__(self, server: Server, name: str = "Mara") -> None:
        self.server, self.base, self.name = server, server.base, name
        self.client = client(base_url=self.base, headers={"Origin": self.base})
        self.client.get("/api/me").raise_for_status()
        self.client.patch("/api/me", json={"name": name}).raise_for_status()
        self.tables: dict[str, str] = {}

    def __enter__(self) -> "PreparedGames":
        return self

    def __exit__(self, *problem: object) -> None:
        self.client.close()

    @property
    def storage_state(self) -> Json:
        """Return the `storage_state` of a browser context that is logged in as this guest."""
        cookie = {"name": "downforce", "value": self.client.cookies["downforce"], "domain": "127.0.0.1", "path": "/"}
        more = {"expires": -1, "httpOnly": True, "secure": False, "sameSite": "Lax"}
        return {"cookies": [{**cookie, **more}], "origins": []}

    def table(self, stage: str) -> str:
        """Return a table at a stage: a question to this guest (auction, powers, card, end, wild, bets), `over` or
        `waiting`.

        `together` is the auction with another player who is away, and `give-up` the same after that player has asked
        to give the game up. The same table is returned every time.
        """
        if stage not in self.tables:
            made = {
                "waiting": lambda: self.make_table(start=False),
                "together": self.prepare_together,
                "give-up": self.prepare_give_up,
            }
            self.tables[stage] = made.get(stage, lambda: self.prepare(stage))()
        return self.tables[stage]

    def new_table(self, stage: str) -> str:
        """Return a table at a stage that the test may play on; it is not returned again."""
        table = self.table(stage)
        del self.tables[stage]
        return table

    def analysed(self) -> tuple[str, int]:
        """Return a finished and analysed game (tools/generate/judged_game.py), and the number of this guest's worst
        mistake."""
        if "analysed" not in self.tables:
            stored = json.loads(JUDGED.read_text("utf-8"))
            self.judged = stored["analysis"]
            self.tables["analysed"] = table = self.store_game(replay(stored["record"]))
            with ThreadPoolExecutor(1) as other:
                other.submit(lambda: asyncio.run(self._store_analysis(table))).result()
        ours = [one for one in self.judged["decisions"] if one["seat"] == 0 and one["mark"]]
        return self.tables["analysed"], max(ours, key=lambda one: one["loss"])["number"]

    async def _store_analysis(self, table: str) -> None:
        store = await Store.open(self.server.database)
        guest = read_guest(self.client.cookies["downforce"])
        mistakes = [summarise_mistake(one) for one in self.judged["decisions"] if one["mark"]]
        try:
            await store.analyses.claim(AnalysisRow(table, guest, 100, "running", "tests", 0.0, None, None), 0.0)
            await store.analyses.finish(table, "tests", (json.dumps(self.judged), json.dumps(mistakes)), 0.0)
        finally:
            await store.close()

    def make_table(self, players: int = 4, start: bool = True, **options: Any) -> str:
        others = [BOT] * (players - 1) if start else [IDA] + [{"kind": "open"}] * (players - 2)
        wanted = {"options": options, "seats": [{"kind": "me"}, *others], "start": start}
        answer = self.client.post("/api/tables", json=wanted)
        assert answer.is_success, answer.text
        return str(answer.json()["id"])

    def prepare(self, stage: str) -> str:
        return self.find(lambda game: is_at(stage, game), stage)

    def prepare_together(self) -> str:
        return self.store_game(new_game(players=4, seed=1), Rui=self.new_cookie())

    def prepare_give_up(self) -> str:
        until = time.time() + 86400  # longer than any test takes; the server's own requests expire after a minute
        request: GiveUpRequest = {"by": 1, "agreed": [1], "until": until, "refused": False}
        return self.store_game(new_game(players=4, seed=1), request, **{LONG_NAME: self.new_cookie()})

    def new_cookie(self) -> str:
        """Return the cookie of another guest."""
        with client(base_url=self.base) as other:
            return str(other.get("/api/me").cookies["downforce"])

    def return_link(self) -> str:
        """Return the path of another guest's return link. The page asks this guest, who has games, what to do."""
        self.table("waiting")
        with client(base_url=self.base, headers={"Origin": self.base}) as other:
            other.get("/api/me").raise_for_status()
            other.patch("/api/me", json={"name": LONG_NAME}).raise_for_status()
            made = other.post("/api/tables", json={"seats": [{"kind": "me"}, BOT]}).raise_for_status()
            table = made.json()["id"]
            link = other.post(f"/api/tables/{table}/return-link", json={}).raise_for_status()
        return f"/t/{table}#return={link.json()['token']}"

    def find(
        self,
        condition: Callable[[Game], bool],
        what: str,
        most: int = 10,
        *,
        first: int = 0,
        players: int = 4,
        rivals: str = "rookie",
        **options: Any,
    ) -> str:
        """Return a table at the first moment that meets `condition`.

        Tries seed `first`, which is known to get there, then others. `rivals` is the bot on the other seats; `uniform`
        finds rare moments with the same seeds whatever becomes of the other bots.
        """
        for seed in (first, *range(most)):
            game = new_game(players=players, seed=seed, **options)
            if play_until(game, condition, seed, rivals):
                return self.store_game(game)
        raise AssertionError(f"none of {most} games came to {what}")

    def almost_over(self, questions: int = 2, races: int = 1, seed: int = 0, **options: Any) -> str:
        """Return a table where seat 0 has `questions` questions left before race number `races` is over."""
        whole = new_game(seed=seed, **options)
        asked = 0

        def count(game: Game) -> bool:
            nonlocal asked
            asked += 0 in game.waiting
            return game.phase == "over" or len(game.deals) > races

        play_until(whole, count, seed)
        game, left = new_game(seed=seed, **options), asked - questions

        def is_there(game: Game) -> bool:
            nonlocal left
            left -= 0 in game.waiting
            return left < 0

        assert play_until(game, is_there, seed)
        return self.store_game(game)

    def store_game(self, game: Game, give_up: GiveUpRequest | None = None, **friends: str) -> str:
        """Store a game as the server would have, and return its table.

        `friends` maps names to cookies of the next seats; `give_up` is a request of one of them to give the game up.
        """
        with ThreadPoolExecutor(1) as other:  # Playwright runs an event loop in this thread
            return other.submit(lambda: asyncio.run(self._store_game(game, give_up, friends))).result()

    async def _store_game(self, game: Game, give_up: GiveUpRequest | None, friends: dict[str, str]) -> str:
        guest = read_guest(self.client.cookies["downforce"])
        record = game.record()
        options, pinned = games.read_options(record["options"], record["options"]["players"])
        table = TableRow(new_id(), guest, self.name, False, "running", options, pinned, "none", time.time())
        people = {self.name: guest, **{name: read_guest(cookie) for name, cookie in friends.items()}}
        seats = [SeatRow(k, "person", guest, name) for k, (name, guest) in enumerate(people.items())]
        seats += [SeatRow(k, "open") for k in range(len(seats), options["players"])]
        store = await Store.open(self.server.database)
        try:
            await store.make_table(table, fill_with_bots(seats), Deal(table.id, 0, game.deals[0]))
            if give_up:
                await store.change_give_up(table, replace(table, give_up=give_up))
            for number, (seat, text) in enumerate(record["actions"], 1):
                await store.append(Entry(table.id, number, seat, text, None, time.time()))
            for race, deal in enumerate(game.deals[1:], 1):
                await store.append_deal(Deal(table.id, race, deal))
            if game.phase == "over":
                ended = record["result"]
                ranked = zip(
                    game.view(None)["ranks"] or (), ended["scores"] or [None] * options["players"], strict=True
                )
                results = [SeatResult(rank=rank, money=money) for rank, money in ranked]
                await store.set_over(table.id, ended["winners"], results)
        finally:
            await store.close()
        return table.id

    def play(self, table: str, condition: Callable[[Json], bool], draw: random.Random) -> bool:
        """Act for our seat at a table of the server until `condition` holds. Returns False if the game ended first."""
        address = f"{self.base.replace('http', 'ws', 1)}/api/tables/{table}/live"
        headers = {"Origin": self.base, "Cookie": f"downforce={self.client.cookies['downforce']}"}
        while True:
            with connect(
                address,
                additional_headers=headers,
                compression=None,
                proxy=None,
                open_timeout=PATIENCE,
                ping_interval=None,
            ) as socket:
                reader = Reader()
                for _ in range(ACTIONS_PER_SOCKET):
                    frame = reader.read(read(socket))
                    while not (frame["offer"] or condition(frame) or frame["view"]["phase"] == "over"):
                        frame = reader.read(read(socket))
                    if condition(frame):
                        return True
                    if not frame["offer"]:
                        return False
                    command = {"id": secrets.token_hex(8), "seq": frame["seq"], "action": choose(frame["offer"], draw)}
                    socket.send(json.dumps({"t": "act", **command}))
                    read(socket, "done")


def read_guest(cookie: str) -> str:
    return str(URLSafeTimedSerializer("").loads_unsafe(cookie)[1])


def read(socket: ClientConnection, *kinds: str) -> Json:
    """Return the next message of these kinds, by default `table` or `news`."""
    while True:
        message: Json = json.loads(socket.recv(PATIENCE))
        assert message["t"] != "no", message
        if message["t"] in (kinds or ("table", "news")):
            return message


def play_until(game: Game, condition: Callable[[Game], bool], seed: int, rivals: str = "rookie") -> bool:
    """Play on with bots on all seats but ours until `condition` holds. Returns False if the game ended first."""
    draw, rival, rng = random.Random(seed), find(rivals), Rng()
    seed_rng(rng, seed)
    while not condition(game):
        if not game.waiting:
            return False
        seat = game.waiting[0]
        offer = make_offer(game, seat) if seat == 0 else None
        action = choose(offer, draw) if offer else rival.choose(game.view(seat), game.legal(seat), rng)
        game.play(seat, action)
    return True


def is_at(stage: str, game: Game) -> bool:
    if stage == "over":
        return game.phase == "over"
    offer = make_offer(game, 0) if 0 in game.waiting else None
    return bool(offer and offer["asks"] == ASKED[stage])


def choose(offer: Json, draw: random.Random) -> str:
    """Return a random choice, but bid high, so as to get several powers, and prefer wilds, so as to name cars."""
    choices = offer["choices"]
    if offer["asks"] == "bid":
        return str(max(choices, key=lambda choice: choice["bid"])["action"])
    if offer["asks"] == "play":
        wild = [choice for choice in choices if any(line["car"] == "W" for line in choice["lines"])]
        return str(draw.choice(wild or choices)["action"])
    return str(draw.choice(choices)["action"])

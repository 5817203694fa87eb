"""Write a database of an older server with tables in every state, and note beside it what its guests saw.

The server runs from a source tree of its version and is only used through HTTP and sockets. The fixtures were made at
the time of 0.1.0, from the root of this tree:

    git clone . FOLDER && git -C FOLDER checkout c44337a
    python -m tests.old.make_databases FOLDER c44337a
    python -m tests.old.make_databases . 173321b

Each writes NAME.db.gz, NAME.key (the key that signs the cookies) and NAME.json to this folder. They are not
regenerated: what an older server wrote does not change.
"""

import gzip
import json
import sqlite3
import sys
import tempfile
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from tests.old.served import (
    BOT,
    ME,
    NO_HURRY,
    OPEN,
    Guest,
    Json,
    Player,
    agree_on_deal,
    fixed_nonce,
    open_for_all,
    play,
    run_server,
)

HERE = Path(__file__).parent
QUICK = 2  # seconds per decision, so that a bot takes over while the fixture is made
STOPS: dict[str, Callable[[Json], object]] = {
    "auction": lambda view: view["phase"] == "auction" and view["lots_left"] == 4,
    "powers": lambda view: view["phase"] == "powers",
    "race": lambda view: view["phase"] == "race" and view["card"] and view["card"]["line"] and view["bets_made"],
    "bets": lambda view: view["phase"] == "bets",
    "tour": lambda view: view["race"] == 2 and view["phase"] == "race" and view["card"],
    "card": lambda view: view["card"] and view["discard"],
    "begun": lambda view: view["phase"] == "race",
}


def to_the_end(view: Json) -> bool:
    """Never stop: play to the end."""
    return False


def public(view: Json | None) -> Json | None:
    """Return a view without the options (they are in the info) and the hands (noted by seat)."""
    return view and {key: value for key, value in view.items() if key not in ("seat", "options", "hands")}


def facts(player: Player) -> Json:
    """Return what a guest sees of a table, which must be the same after a later server has opened it."""
    seats = [{key: seat[key] for key in ("kind", "name", "driver")} for seat in player.info["seats"]]
    hand = player.view["hands"][player.seat] if player.view and player.seat is not None else None
    return {
        "status": player.info["status"],
        "clock": player.info["clock"],
        "track": player.info["options"]["track"],
        "seats": seats,
        "seat": player.seat,
        "seq": player.seq,
        "view": public(player.view),
        "hand": hand,
        "events": dict(sorted(Counter(event["event"] for event in player.events).items())),
        "choices": sorted(choice["action"] for choice in player.offer["choices"]) if player.offer else None,
    }


class DatabaseMaker:
    """Makes the tables of a database and notes what their guests see."""

    def __init__(self, base: str) -> None:
        self.people = [Guest(base) for _ in range(5)]
        for guest, name in zip(self.people, ("Ida", "Rui", "Eve", "Ana", "Leo"), strict=True):
            guest.call("PATCH", "/me", {"name": name})
        self.draw = Random(8)
        self.tables: Json = {}

    def make_table(self, people: int, *bots: Json, **wanted: Any) -> str:
        """Return a table with `people` guests and those bots, not yet started."""
        host, *others = self.people[:people]
        table = host.make_table(ME, *[OPEN] * len(others), *bots, **wanted)
        for seat, guest in enumerate(others, 1):
            guest.call("PUT", f"/tables/{table}/seats/{seat}", {"kind": "me"})
        return table

    def note(self, name: str, table: str, players: list[Player]) -> None:
        """Note what each of the players sees."""
        self.tables[name] = {"id": table, "players": [facts(player) for player in players]}
        for player in self.tables[name]["players"][1:]:
            del player["view"]  # the first player's is enough
        print(f"{name}: {players[0].seq} actions", file=sys.stderr)

    def make_waiting(self) -> None:
        table = self.make_table(
            2, OPEN, BOT, public=True, latecomers=True, options={"track": "marina-bay", "edition": "es"}
        )
        with open_for_all(self.people[:2], table) as players:
            self.note("waiting", table, players)

    def make_dealing(self, name: str, hashes: int, nonces: int) -> None:
        """Make a table whose deal is being agreed on: `hashes` and `nonces` pages have sent theirs."""
        table = self.make_table(2)
        with open_for_all(self.people[:2], table, part=True) as players:
            self.people[0].call("POST", f"/tables/{table}/start")
            for step, count in (("hash", hashes), ("nonce", nonces)):
                for player in players[:count]:
                    player.read_until_asked(step)
                    player.answer_deal(step, fixed_nonce(player))
            for player in players:
                player.read_until(lambda player: player.deal and sum(map(bool, player.deal["hashes"])) == hashes)
            self.note(name, table, players)

    def make_game(
        self, name: str, people: int, until: Callable[[Json], object], *bots: Json, part: bool = False, **wanted: Any
    ) -> str:
        """Make a game and play it up to a question at which `until` is true."""
        table = self.make_table(people, *bots, **wanted)
        with open_for_all(self.people[:people], table, part) as players:
            self.people[0].call("POST", f"/tables/{table}/start")
            if part:
                agree_on_deal(players)
            for player in players:
                player.read_until_dealt()
            play(players, self.draw, until)
            if until is to_the_end or players[0].info["status"] == "running":
                self.note(name, table, players)
                return table
        return self.make_game(name, people, until, *bots, part=part, **wanted)  # not asked by then: try again

    def make_relieved(self) -> None:
        """Make a game with a clock in which a bot has taken over for the first player who was too slow."""
        table = self.make_game("relieved", 2, lambda view: view["asks"] == "play" and view["turn"] == 0, clock="quick")
        with open_for_all(self.people[:2], table) as players:
            ida, rui = players
            rui.read_until(lambda player: player.info["seats"][0]["driver"] and player.offer)
            rui.send(t="ping")
            while rui.read()["t"] != "pong":
                pass
            ida.read_until(lambda player: player.seq == rui.seq and player.info["seats"][0]["driver"])
            assert rui.info["seats"][1]["driver"] is None
            self.note("relieved", table, players)

    def make_given_up(self) -> None:
        table = self.make_table(1, BOT)
        with open_for_all(self.people[:1], table) as players:
            self.people[0].call("POST", f"/tables/{table}/start")
            players[0].read_until_dealt()
            play(players, self.draw, STOPS["begun"])
            self.people[0].call("POST", f"/tables/{table}/give-up")
            players[0].read_until(lambda player: player.info["status"] == "over")
        with open_for_all(self.people[:1], table) as players:
            self.note("given-up", table, players)

    def make_played_on(self, before: str) -> None:
        """Make a game that continues from a moment of a finished one."""
        table = self.people[0].call("POST", f"/tables/{before}/play-on", {"actions": 40, "seat": 0})["id"]
        with open_for_all(self.people[:1], table) as players:
            play(players, self.draw, lambda view: True)
            self.note("played-on", table, players)

    def make_all(self) -> None:
        self.make_waiting()
        self.make_dealing("hashes", 1, 0)
        self.make_dealing("nonces", 2, 1)
        for name in ("auction", "powers", "race", "bets"):
            self.make_game(name, 2, STOPS[name], part=name != "bets")
        over = self.make_game("over", 2, to_the_end, part=True)
        self.make_game("tour-over", 2, to_the_end, options={"world_tour": True, "beginner": ["deal-cars"]})
        self.make_game("tour", 2, STOPS["tour"], options={"world_tour": True})
        self.make_game("five", 5, STOPS["race"], BOT)
        self.make_game("clock", 2, STOPS["begun"], BOT, clock="relaxed")
        self.make_game("beginners", 1, STOPS["card"], BOT, BOT, options={"beginner": True, "edition": "fr"})
        self.make_given_up()
        self.make_played_on(over)
        self.make_relieved()  # last: its players do not return while the clock runs


def main(code: Path, name: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder, "downforce.db")
        with run_server(database, code.resolve(), NO_HURRY | {"DOWNFORCE_QUICK": str(QUICK)}) as base:
            maker = DatabaseMaker(base)
            maker.make_all()
            version = maker.people[0].call("GET", "/setup")["version"]
            cookies = [guest.cookie for guest in maker.people]
        with sqlite3.connect(database) as connection:
            connection.execute("PRAGMA journal_mode = DELETE")
            connection.execute("VACUUM")
        connection.close()
        (HERE / f"{name}.db.gz").write_bytes(gzip.compress(database.read_bytes(), mtime=0))
        (HERE / f"{name}.key").write_bytes(database.with_name("downforce.db.key").read_bytes())
    tables = [f"{json.dumps(table)}: {json.dumps(noted, ensure_ascii=False)}" for table, noted in maker.tables.items()]
    noted = (
        f'{{"version": "{version}", "cookies": {json.dumps(cookies)}, "tables": {{\n' + ",\n".join(tables) + "\n}}\n"
    )
    (HERE / f"{name}.json").write_text(noted, "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2])

"""Databases written by servers of 0.1.0: this server opens them, every table is unchanged, every game goes on.

`make_databases.py` wrote them and noted beside each what its guests saw. Here the real server is started on a copy and
used through HTTP and sockets alone.
"""

import gzip
import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import downforce
from downforce.verify import Unfinished, verify
from tests.old.make_databases import facts
from tests.old.served import Guest, Json, agree_on_deal, open_for_all, play, run_server

HERE = Path(__file__).parent
# Each database is tested in one process: one server per process would cost more than the games
DATABASES = [
    pytest.param(name, marks=[pytest.mark.slow, pytest.mark.xdist_group(f"old-{name}")])
    for name in ("c44337a", "173321b")
]
RUNNING = ("auction", "powers", "race", "bets", "tour", "five", "clock", "beginners", "played-on")
DEALING = ("hashes", "nonces")
OVER = ("over", "tour-over", "given-up")


class ReopenedServer:
    """The current server on a copy of an old database, with the guests who return to it."""

    def __init__(self, base: str, noted: Json) -> None:
        self.base = base
        self.tables: Json = noted["tables"]
        self.people = [Guest(base, cookie) for cookie in noted["cookies"]]

    def guests(self, name: str) -> list[Guest]:
        """Return the guests at a table, by seat."""
        return self.people[: len(self.tables[name]["players"])]

    def record(self, name: str) -> Json:
        """Return the record of a finished game."""
        return dict(self.people[0].call("GET", f"/tables/{self.tables[name]['id']}/record"))


@pytest.fixture(scope="module", params=DATABASES)
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ReopenedServer]:
    folder = tmp_path_factory.mktemp("old")
    database = folder / "downforce.db"
    database.write_bytes(gzip.decompress((HERE / f"{request.param}.db.gz").read_bytes()))
    shutil.copy(HERE / f"{request.param}.key", folder / "downforce.db.key")
    with run_server(database) as base:
        opened = ReopenedServer(base, json.loads((HERE / f"{request.param}.json").read_text("utf-8")))
        yield opened
        for guest in opened.people:
            guest.client.close()


def assert_unchanged(now: Json, noted: Json) -> None:
    """Assert that everything noted is still so; a later version may add fields."""
    assert {key: now[key] for key in noted if key != "view"} == {key: noted[key] for key in noted if key != "view"}
    if noted.get("view"):
        assert {key: now["view"][key] for key in noted["view"]} == noted["view"]


def test_guests_are_known_by_their_cookies_and_find_their_games(server: ReopenedServer) -> None:
    assert [guest.me["name"] for guest in server.people] == ["Ida", "Rui", "Eve", "Ana", "Leo"]
    found = {game["info"]["id"] for game in server.people[0].call("GET", "/games")}
    assert {table["id"] for table in server.tables.values()} <= found


@pytest.mark.parametrize("name", RUNNING)
def test_a_running_game_is_as_it_was_and_is_played_to_its_end(server: ReopenedServer, name: str) -> None:
    noted = server.tables[name]
    with open_for_all(server.guests(name), noted["id"]) as players:
        for player, expected in zip(players, noted["players"], strict=True):
            assert_unchanged(facts(player), expected)
        play(players, Random(3))
        assert players[0].view is not None
        assert players[0].view["outcome"] is not None
    record = server.record(name)
    if name == "played-on":  # its cards are another game's, so it has no proof
        assert downforce.replay(record).record() == record
    else:
        assert verify(record).phase == "over"


@pytest.mark.parametrize("name", DEALING)
def test_a_deal_that_was_being_agreed_on_is_made_anew(server: ReopenedServer, name: str) -> None:
    noted = server.tables[name]
    with open_for_all(server.guests(name), noted["id"], part=True) as players:
        for player, expected in zip(players, noted["players"], strict=True):
            assert_unchanged(facts(player), expected)
            assert player.deal is not None
            assert (player.deal["number"], player.deal["asks"], player.deal["silent"]) == (1, "hash", [])
        agree_on_deal(players)
        play(players, Random(3))
    record = server.record(name)
    assert record["proof"]["discarded"] == 1
    verify(record)


@pytest.mark.parametrize("name", OVER)
def test_a_finished_game_is_as_it_was_and_its_record_still_verifies(server: ReopenedServer, name: str) -> None:
    noted = server.tables[name]
    with open_for_all(server.guests(name), noted["id"]) as players:
        for player, expected in zip(players, noted["players"], strict=True):
            assert_unchanged(facts(player), expected)
    record = server.record(name)
    if name == "given-up":
        with pytest.raises(Unfinished):
            verify(record)
    else:
        game = verify(record)
        assert game.outcome == noted["players"][0]["view"]["outcome"]
    seen = server.people[0].call("GET", f"/tables/{noted['id']}/replay?seat=0")["frames"]
    assert seen[-1]["seq"] == noted["players"][0]["seq"]


def test_a_waiting_room_is_as_it_was_and_begins(server: ReopenedServer) -> None:
    noted = server.tables["waiting"]
    with open_for_all(server.guests("waiting"), noted["id"]) as players:
        for player, expected in zip(players, noted["players"], strict=True):
            assert_unchanged(facts(player), expected)
        server.people[2].call("PUT", f"/tables/{noted['id']}/seats/2", {"kind": "me"})
        server.people[0].call("POST", f"/tables/{noted['id']}/start")
        with server.people[2].open_table(noted["id"]) as third:
            for player in (*players, third):
                player.read_until_dealt()
            play([*players, third], Random(3))
    verify(server.record("waiting"))


def test_whoever_a_bot_drove_for_comes_back(server: ReopenedServer) -> None:
    """An action takes the seat back from the bot."""
    noted = server.tables["relieved"]
    with open_for_all(server.guests("relieved"), noted["id"]) as players:
        for player, expected in zip(players, noted["players"], strict=True):
            assert expected["seats"][0]["driver"] == "pro"
            assert_unchanged(facts(player), expected)
        play(players, Random(3))
        assert players[0].info["status"] == "over"
    verify(server.record("relieved"))

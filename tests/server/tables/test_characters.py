"""Bots at a table: each has a character of its own, and is called by its name."""

from typing import Any

import pytest

from downforce.bots import BOTS, CHARACTERS
from downforce.server.workers import bot_pool
from downforce.server.workers.bot_pool import BotPool
from tests.server.harness import BOT, ME, OPEN, Person, RunningServer

PRO, CHAMPION = {"kind": "bot", "level": "pro"}, {"kind": "bot", "level": "champion"}
IDA = {**PRO, "character": "loyal"}
Json = dict[str, Any]


async def seats_of(person: Person, table: str) -> list[Json]:
    return list((await person.client.get(f"/api/tables/{table}")).json()["seats"])


def bots_of(seats: list[Json]) -> list[tuple[str, str, str | None]]:
    return [(row["name"], row["level"], row["character"]) for row in seats if row["kind"] == "bot"]


def called_as_they_play(seats: list[Json]) -> bool:
    return all(name == CHARACTERS[character].person for name, _, character in bots_of(seats) if character)


async def test_bots_wanted_by_level_are_all_different(server: RunningServer) -> None:
    ida = await server.guest()
    table = await ida.make(PRO, CHAMPION, PRO, CHAMPION, PRO, CHAMPION)
    seats = await seats_of(ida, table)
    assert [row["level"] for row in seats] == ["pro", "champion"] * 3
    assert {row["character"] for row in seats} == set(CHARACTERS)
    assert called_as_they_play(seats)
    stored = (await server.registry.find(table)).room.seats
    assert [row.level for row in stored] == [f"{row['level']}-{row['character']}" for row in seats]


async def test_who_comes_is_drawn(server: RunningServer) -> None:
    ida = await server.guest()
    came = {tuple(bots_of(await seats_of(ida, await ida.make(ME, PRO, PRO)))) for _ in range(12)}
    assert len(came) > 1  # the same two twelve times: once in 10**11


@pytest.mark.parametrize(
    "wanted", [{"level": "champion", "character": "blocker"}, {"level": "champion-blocker"}], ids=["apart", "in one"]
)
async def test_a_bot_can_be_asked_for_by_character(server: RunningServer, wanted: Json) -> None:
    ida = await server.guest()
    table = await ida.make(ME, {"kind": "bot", **wanted}, PRO, PRO, PRO, PRO)
    seats = await seats_of(ida, table)
    assert bots_of(seats)[0] == ("Mara", "champion", "blocker")
    assert len({row["character"] for row in seats[1:]}) == 5
    assert called_as_they_play(seats)
    changed = (await ida.call("PUT", f"/tables/{table}/seats/1", {"kind": "bot", "character": "blocker"})).json()
    assert bots_of(changed["seats"])[0] == ("Mara", "pro", "blocker")  # a pro where no level is said
    assert bots_of(changed["seats"])[1:] == bots_of(seats)[1:]  # the others stay who they are


@pytest.mark.parametrize(
    ("level", "character"),
    [
        ("pro", "reckless"),
        ("pro", ""),
        ("rookie", "loyal"),
        ("crowd", None),
        ("pro-loyal", "gambler"),
        ("pro-loyal", "loyal"),
        ("loyal", None),
        ("crowd-loyal", None),
        ("pro-" + "x" * 500, None),
    ],
)
async def test_nobody_of_that_kind_is_there(server: RunningServer, level: str, character: str | None) -> None:
    ida = await server.guest()
    wanted = {"kind": "bot", "level": level, "character": character}
    assert await ida.refusal("POST", "/tables", {"seats": [ME, wanted]}) == "bad-bot"
    table = await ida.make(ME, OPEN)
    assert await ida.refusal("PUT", f"/tables/{table}/seats/1", wanted) == "bad-bot"
    assert (await seats_of(ida, table))[1]["kind"] == "open"


async def test_open_seats_go_to_characters_that_are_not_there_yet(server: RunningServer) -> None:
    ida = await server.guest()
    table = await ida.make(ME, IDA, OPEN, OPEN, OPEN, OPEN)
    begun = (await ida.call("POST", f"/tables/{table}/start")).json()["seats"]
    assert bots_of(begun)[0] == ("Ida", "pro", "loyal")
    assert [row["level"] for row in begun[1:]] == ["pro"] * 5
    assert len({row["character"] for row in begun[1:]}) == 5
    assert called_as_they_play(begun)
    at_once = await seats_of(ida, await ida.make(ME, IDA, OPEN, OPEN, OPEN, OPEN, start=True))
    assert len({row["character"] for row in at_once[1:]}) == 5


async def test_bots_without_a_character_leave_the_names_to_those_who_have_one(server: RunningServer) -> None:
    ida = await server.guest()
    table = await ida.make(ME, BOT, OPEN, OPEN, OPEN, {"kind": "bot", "level": "uniform"})
    first = await seats_of(ida, table)
    assert bots_of(first) == [("Ida", "rookie", None), ("Rui", "uniform", None)]
    drawn = (await ida.call("PUT", f"/tables/{table}/seats/2", PRO)).json()["seats"]
    assert bots_of(drawn)[::2] == bots_of(first)  # there is another name, so nobody's is taken
    chosen = (await ida.call("PUT", f"/tables/{table}/seats/3", IDA)).json()["seats"]
    assert chosen[3]["name"] == "Ida"
    assert chosen[1]["name"] not in ("Ida", "Rui", drawn[2]["name"])
    assert chosen[5]["name"] == "Rui"
    assert len({row["name"] for row in chosen if row["kind"] == "bot"}) == 4


async def test_people_keep_their_names_and_bots_their_characters(server: RunningServer) -> None:
    host, ida = await server.guest(), await server.guest()
    await ida.call("PATCH", "/me", {"name": "IDA"})
    table = await host.make(ME, IDA, OPEN, {**CHAMPION, "character": "loyal"})
    assert [name for name, _, _ in bots_of(await seats_of(host, table))] == ["Ida", "Ida 2"]
    seated = (await ida.call("PUT", f"/tables/{table}/seats/2", {"kind": "me"})).json()["seats"]
    assert [row["name"] for row in seated[1:]] == ["Ida 2", "IDA", "Ida 3"]
    assert [row["character"] for row in seated[1:]] == ["loyal", None, "loyal"]
    left = (await ida.call("PUT", f"/tables/{table}/seats/2", {"kind": "open"})).json()["seats"]
    assert [row["name"] for row in left[1:]] == ["Ida", "", "Ida 2"]


async def test_whose_name_a_person_bears_is_not_drawn(server: RunningServer) -> None:
    mara = await server.guest()
    await mara.call("PATCH", "/me", {"name": "Mara"})
    for _ in range(6):
        seats = await seats_of(mara, await mara.make(ME, PRO, PRO, PRO, PRO, PRO))
        assert {row["character"] for row in seats[1:]} == set(CHARACTERS) - {"blocker"}


async def test_a_name_taken_after_one_sat_down_is_mended_at_the_start(server: RunningServer) -> None:
    ida = await server.guest()
    table = await ida.make(ME, IDA)
    await ida.call("PATCH", "/me", {"name": "Ida"})
    begun = (await ida.call("POST", f"/tables/{table}/start")).json()["seats"]
    assert [row["name"] for row in begun] == ["Ida", "Ida 2"]


async def test_players_who_meet_again_are_the_same(server: RunningServer) -> None:
    ida = await server.guest()
    table = await ida.make(ME, PRO, CHAMPION, BOT, start=True, clock="quick")
    before = await seats_of(ida, table)
    while server.registry.tables[table].room.table.status != "over":
        await server.pass_time(31)
    again = (await ida.call("POST", f"/tables/{table}/rematch")).json()["id"]
    assert bots_of(await seats_of(ida, again)) == bots_of(before)
    assert len({name for name, _, _ in bots_of(before)}) == 3


async def test_a_character_is_told_over_the_socket_too(server: RunningServer) -> None:
    ida = await server.guest()
    table = await ida.make(ME, IDA, start=True)
    async with ida.at(table) as socket:
        seat = (await socket.until("table"))["info"]["seats"][1]
    assert (seat["name"], seat["level"], seat["character"], seat["driver"]) == ("Ida", "pro", "loyal", None)


def test_one_of_each_level_is_got_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[list[str]] = []
    monkeypatch.setattr(bot_pool, "WorkerPool", lambda workers, levels: made.append(levels))
    bots = BotPool(workers=1, limit=1)
    assert made == [["uniform", "rookie", "club", "pro"], ["champion"]]
    assert bots.searching == {name for name in BOTS if "champion" in name}

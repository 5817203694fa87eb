"""A game is given up by all people who are there, or not at all; people who are away and driven by a bot do
not count.
"""

import asyncio
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from downforce.room.stored_rows import GiveUpRequest, SeatRow, TableRow
from downforce.server.store import Conflict, Store
from tests.server.harness import BOT, ME, OPEN, Person, RunningServer, open_server
from tests.server.players import Player, game, play_on, seated
from tests.server.tables.test_fair_deals import two_processes
from tests.server.tables.test_people import leave, stay

Json = dict[str, Any]


async def ask(person: Person, table: str) -> Json:
    """Ask to give up, or agree to it; return the table."""
    answer = await person.call("POST", f"/tables/{table}/give-up")
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


async def refuse(person: Person, table: str) -> Json:
    """Play on; return the table."""
    answer = await person.call("DELETE", f"/tables/{table}/give-up")
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


async def told(player: Player, wanted: Json | None) -> None:
    """Wait until a page has been sent this request; None: that there is none."""
    while (await player.socket.until("info", "table"))["info"]["give_up"] != wanted:
        pass


async def let_bots_drive(server: RunningServer, table: str, players: list[Player]) -> None:
    """Let everybody miss the limit of the quick clock."""
    await stay(server, [player.socket for player in players], 31)
    assert all(seat["driver"] == "pro" for seat in server.registry.tables[table].audience.info()["seats"])


async def test_who_is_there_is_asked_even_if_a_bot_drives_for_them(server: RunningServer) -> None:
    async with game(server, 2, clock="quick") as (table, players, watcher):
        await let_bots_drive(server, table, players)
        ida, rui = players
        info = await ask(ida.person, table)
        request = {"by": 0, "agreed": [0]}
        assert (info["status"], info["give_up"]) == ("running", request)
        for reader in (ida, rui, watcher):
            await told(reader, request)
        assert await rui.person.refusal("GET", f"/tables/{table}/record") == "not-over"
        assert (await ask(ida.person, table))["give_up"] == request  # asked again, it is the same request
        info = await ask(rui.person, table)
        assert (info["status"], info["give_up"]) == ("over", None)
        frame = await rui.socket.until("table")
        assert (frame["info"]["status"], frame["offer"]) == ("over", None)
        assert (await rui.person.client.get(f"/api/tables/{table}/record")).status_code == 200
        stored = await server.registry.store.table(table)
        assert stored is not None
        assert (stored[0].status, stored[0].winners, stored[0].give_up) == ("over", [], None)


async def test_one_who_plays_on_is_enough(server: RunningServer) -> None:
    async with game(server, 3) as (table, (ida, rui, eve), _):
        await ask(ida.person, table)
        info = await ask(rui.person, table)
        assert (info["status"], info["give_up"]) == ("running", {"by": 0, "agreed": [0, 1]})
        info = await refuse(eve.person, table)
        assert (info["status"], info["give_up"]) == ("running", None)
        await told(ida, {"by": 0, "agreed": [0, 1]})
        await told(ida, None)
        for person in (ida.person, rui.person, eve.person):  # nor can anybody keep asking
            answer = await person.call("POST", f"/tables/{table}/give-up")
            assert (answer.status_code, answer.json()) == (429, {"why": "give-up-too-soon", "args": {"seconds": 61}})
        await stay(server, [ida.socket, rui.socket, eve.socket], 60)
        assert (await ask(rui.person, table))["give_up"] == {"by": 1, "agreed": [1]}


async def test_whoever_asks_may_think_twice(server: RunningServer) -> None:
    async with game(server, 2) as (table, (ida, rui), _):
        assert (await refuse(ida.person, table))["give_up"] is None  # nothing to end
        await ask(ida.person, table)
        assert (await refuse(ida.person, table))["give_up"] is None
        assert await rui.person.refusal("POST", f"/tables/{table}/give-up") == "give-up-too-soon"
        assert server.registry.tables[table].room.table.status == "running"


async def test_without_an_answer_the_game_goes_on(server: RunningServer) -> None:
    async with game(server, 2) as (table, (ida, rui), _):
        request = {"by": 0, "agreed": [0]}
        await ask(ida.person, table)
        await told(rui, request)
        await stay(server, [ida.socket, rui.socket], 59)
        assert server.registry.tables[table].audience.info()["give_up"] == request
        await stay(server, [ida.socket, rui.socket], 1.5)
        await told(rui, None)
        assert (await ask(rui.person, table))["give_up"] == {"by": 1, "agreed": [1]}, "too late to agree: a new request"


async def test_a_page_that_is_opened_again_is_asked_again(server: RunningServer) -> None:
    async with game(server, 2) as (table, (ida, rui), _):
        await ask(ida.person, table)
        await leave(server, table, rui)
        async with rui.person.at(table) as again:
            assert (await again.until("table"))["info"]["give_up"] == {"by": 0, "agreed": [0]}
        async with rui.person.at(table, since=0) as again:
            assert (await again.until("info"))["info"]["give_up"] == {"by": 0, "agreed": [0]}


async def test_who_is_away_counts_as_gone_while_a_bot_drives(server: RunningServer) -> None:
    async with game(server, 2) as (table, (ida, rui), _):
        live = server.registry.tables[table]
        await leave(server, table, rui)
        assert (await ask(ida.person, table))["give_up"] is not None, "it may be a reload"
        await stay(server, [ida.socket], 5)
        answer = await ida.person.call("POST", f"/tables/{table}/give-up")
        assert (answer.status_code, answer.json()["why"]) == (409, "not-alone")
        assert answer.json()["args"] == {"names": live.room.seats[1].name}
        await live.carry_out(live.runner.set_driver(1, "pro"))
        assert (await ask(ida.person, table))["status"] == "over"


async def test_a_reload_does_not_count_as_gone(server: RunningServer) -> None:
    async with game(server, 2, clock="quick") as (table, players, _):
        await let_bots_drive(server, table, players)
        await leave(server, table, players[1])
        assert (await ask(players[0].person, table))["status"] == "running"
        async with seated(table, [players[1].person]):
            await stay(server, [players[0].socket], 10)
            assert (await ask(players[0].person, table))["status"] == "running"


async def test_a_latecomer_is_asked_too(server: RunningServer) -> None:
    ida, rui, eve = [await server.guest() for _ in range(3)]
    table = await ida.make(ME, OPEN, BOT, latecomers=True)
    (await rui.call("PUT", f"/tables/{table}/seats/1", {"kind": "me"})).raise_for_status()
    (await ida.call("POST", f"/tables/{table}/start")).raise_for_status()
    async with seated(table, [ida, rui, eve]):
        await ask(ida, table)
        (await eve.call("PUT", f"/tables/{table}/seats/2", {"kind": "me"})).raise_for_status()
        assert (await ask(rui, table))["status"] == "running"
        assert (await ask(eve, table))["status"] == "over"


async def test_who_may_not_give_up(server: RunningServer) -> None:
    async with game(server, 2) as (table, (ida, _), watcher):
        waiting = await ida.person.make(ME, OPEN)
        for method in ("POST", "DELETE"):
            assert await watcher.person.refusal(method, f"/tables/{table}/give-up") == "not-seated"
            assert await ida.person.refusal(method, f"/tables/{waiting}/give-up") == "not-begun"
            assert await ida.person.refusal(method, "/tables/nothing-here/give-up") == "unknown-table"


async def test_a_game_that_ends_meanwhile_ends_as_it_is(server: RunningServer) -> None:
    async with game(server, 2) as (table, players, _):
        await ask(players[0].person, table)
        await play_on(players, random.Random(3))
        info = (await players[0].person.client.get(f"/api/tables/{table}")).json()
        assert (info["status"], info["give_up"]) == ("over", None)
        assert server.registry.tables[table].room.table.winners
        assert await players[1].person.refusal("POST", f"/tables/{table}/give-up") == "over"
        again = (await players[0].person.call("POST", f"/tables/{table}/rematch")).json()["id"]
        assert (await server.registry.find(again)).room.table.give_up is None


# In several processes, and after a restart.


async def test_a_request_outlives_a_restart(tmp_path: Path) -> None:
    file = tmp_path / "store.db"
    async with open_server(file) as server, game(server, 2) as (table, (ida, _), _):
        await ask(ida.person, table)
    async with open_server(file) as server:
        live = await server.registry.find(table)
        assert live.audience.info()["give_up"] == {"by": 0, "agreed": [0]}


async def test_people_at_two_processes_agree(tmp_path: Path) -> None:
    async with two_processes(tmp_path / "store.db") as (one, two):
        ida, rui, eve = await one.guest(), await one.guest(), await two.guest()
        table = await ida.make(ME, OPEN, OPEN)
        for seat, person in ((1, rui), (2, eve)):
            (await person.call("PUT", f"/tables/{table}/seats/{seat}", {"kind": "me"})).raise_for_status()
        (await ida.call("POST", f"/tables/{table}/start")).raise_for_status()
        async with seated(table, [ida, rui, eve]) as (_, there, far):
            for server in (one, two):
                for seat in range(3):
                    live = await server.registry.find(table)
                    await live.carry_out(live.runner.set_driver(seat, "pro"))
                server.clock.time += 10  # nobody counts as there because the process has only just begun
            await ask(ida, table)
            await told(far, {"by": 0, "agreed": [0]})
            both = await asyncio.gather(ask(rui, table), ask(eve, table))
            assert sorted(info["status"] for info in both) == ["over", "running"]
            for player in (there, far):
                while (await player.socket.until("info", "table"))["info"]["status"] != "over":
                    pass


async def test_a_process_that_does_not_know_yet_who_is_there_ends_nothing(tmp_path: Path) -> None:
    """Pages call any process, not only the one that has their socket."""
    file = tmp_path / "store.db"
    async with open_server(file) as one, game(one, 2, clock="quick") as (table, players, _):
        await let_bots_drive(one, table, players)
        async with open_server(file) as two:
            stranger = Person(two.base, two.clock)
            stranger.client.cookies = players[0].person.client.cookies
            two.people.append(stranger)
            assert (await ask(stranger, table))["give_up"] == {"by": 0, "agreed": [0]}


async def test_of_two_changes_at_once_the_store_takes_one(store: Store) -> None:
    table = TableRow("T1", "ida", "Ida", False, "running", {"players": 2}, {"rules": 1}, "none", 1.0)
    await store.make_table(table, [SeatRow(0, "person", "ida", "Ida"), SeatRow(1, "person", "rui", "Rui")])
    request: GiveUpRequest = {"by": 0, "agreed": [0], "until": 61.123456, "refused": False}
    asked = replace(table, give_up=request)
    await store.change_give_up(table, asked)
    found = await store.table("T1")
    assert found is not None
    assert found[0] == asked
    with pytest.raises(Conflict):
        await store.change_give_up(table, replace(table, give_up={**request, "by": 1, "agreed": [1]}))
    over = replace(table, status="over", winners=[])
    done = await asyncio.gather(
        store.change_give_up(asked, over),
        store.change_give_up(asked, replace(asked, give_up={**request, "refused": True})),
        return_exceptions=True,
    )
    assert [type(each) for each in done if each is not None] == [Conflict]

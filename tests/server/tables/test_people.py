"""People at one table: presence, nudges, substitutes, reactions, and latecomers."""

import asyncio
import random
from pathlib import Path

import pytest

from downforce import replay
from downforce.room.stored_rows import SeatRow
from downforce.server.tables.redis_fanout import RedisFanout
from tests.server.harness import BOT, ME, OPEN, RunningServer, Socket, open_server
from tests.server.players import Player, game, play_on, seated

Json = dict[str, object]


def told(server: RunningServer, table: str, seat: int) -> Json:
    return dict(server.registry.tables[table].audience.info()["seats"][seat])


async def leave(server: RunningServer, table: str, player: Player) -> None:
    """Close the page and wait until the server has noticed."""
    await player.socket.connection.close()
    audience = server.registry.tables[table].audience
    while player.seat in audience.connected():
        await asyncio.sleep(0.005)


async def stay(server: RunningServer, sockets: list[Socket], seconds: float) -> None:
    """Let time pass while all sockets keep sending."""
    for socket in sockets:
        await socket.send({"t": "ping"})
        await socket.until("pong")
    await server.pass_time(seconds)


async def answer(socket: Socket, message: Json) -> str:
    """Send a message and return why it was refused; "" if it was not."""
    await socket.send(message)
    await socket.send({"t": "ping"})
    why = ""
    while (frame := await socket.until("no", "pong"))["t"] == "no":
        why = str(frame["why"])
    return why


async def test_everybody_is_told_within_seconds_who_has_left(server: RunningServer) -> None:
    async with game(server, 3) as (table, (ida, rui, _), watcher):
        await leave(server, table, rui)
        assert (await ida.socket.until("info"))["info"]["seats"][1]["connected"]  # it may be a reload
        await server.pass_time(4.1)
        for other in (ida, watcher):
            while (await other.socket.until("info"))["info"]["seats"][1]["connected"]:
                pass
        async with seated(table, [rui.person]):
            while not (await ida.socket.until("info"))["info"]["seats"][1]["connected"]:
                pass


async def test_a_reload_is_no_absence(server: RunningServer) -> None:
    async with game(server, 2) as (table, (ida, rui), _):
        await leave(server, table, rui)
        await server.pass_time(2)
        async with seated(table, [rui.person]):
            await server.pass_time(3)
            await ida.socket.send({"t": "ping"})
            while (frame := await ida.read())["t"] != "pong":
                assert frame["t"] != "info" or frame["info"]["seats"][1]["connected"]


async def test_others_let_a_bot_drive_for_who_is_away(server: RunningServer) -> None:
    async with game(server, 3) as (table, (ida, rui, eve), watcher):
        assert ida.offer is not None
        await ida.act(ida.offer["choices"][0]["action"], "mine-is-laid")
        assert await answer(ida.socket, {"t": "substitute", "seat": 1}) == "not-away"
        await leave(server, table, rui)
        await stay(server, [ida.socket, eve.socket, watcher.socket], 20)
        assert not told(server, table, 1)["relievable"]
        assert await answer(ida.socket, {"t": "substitute", "seat": 1}) == "not-away"
        await stay(server, [ida.socket, eve.socket], 6)
        while not (await ida.socket.until("info"))["info"]["seats"][1]["relievable"]:
            pass
        for wrong, why in ((0, "not-away"), (2, "not-away"), (4, "seat-unknown"), (9, "not-a-message")):
            assert await answer(ida.socket, {"t": "substitute", "seat": wrong}) == why
        assert await answer(watcher.socket, {"t": "substitute", "seat": 1}) == "not-seated"
        assert await answer(ida.socket, {"t": "substitute", "seat": 1}) == ""
        assert told(server, table, 1)["driver"] == "pro"
        assert await answer(eve.socket, {"t": "substitute", "seat": 1}) == "not-away"  # done already
        await server.pass_time(0.6)
        assert server.registry.tables[table].room.seq == 2  # the bot has bid for Rui
        async with seated(table, [rui.person]) as (back,):
            assert await answer(back.socket, {"t": "take_control"}) == ""
            assert told(server, table, 1)["driver"] is None


async def test_who_is_there_and_does_not_act_is_waited_for_longer(server: RunningServer) -> None:
    async with game(server, 2) as (table, (ida, rui), _):
        await stay(server, [ida.socket, rui.socket], 80)
        assert await answer(ida.socket, {"t": "substitute", "seat": 1}) == "not-away"
        await stay(server, [ida.socket, rui.socket], 11)
        assert await answer(ida.socket, {"t": "substitute", "seat": 1}) == ""
        assert told(server, table, 1) | {"driver": "pro", "connected": True} == told(server, table, 1)
    async with game(server, 2, clock="relaxed") as (table, (ida, rui), _):  # a clock says how long
        await stay(server, [ida.socket, rui.socket], 100)
        assert await answer(ida.socket, {"t": "substitute", "seat": 1}) == "not-away"


async def test_a_nudge_reaches_who_is_waited_for_once_in_a_while(server: RunningServer) -> None:
    async with game(server, 3) as (table, (ida, rui, eve), watcher):
        assert ida.offer is not None
        await ida.act(ida.offer["choices"][0]["action"], "mine-is-laid")
        assert await answer(ida.socket, {"t": "nudge", "seat": 1}) == ""
        assert await rui.socket.until("nudged") == {"t": "nudged", "seat": 1, "by": 0}
        assert await answer(eve.socket, {"t": "nudge", "seat": 1}) == "nudge-too-soon"
        assert await answer(eve.socket, {"t": "nudge", "seat": 0}) == "nudge-in-vain"  # has laid a card
        assert await answer(rui.socket, {"t": "nudge", "seat": 1}) == "nudge-in-vain"
        assert await answer(watcher.socket, {"t": "nudge", "seat": 1}) == "not-seated"
        assert await answer(ida.socket, {"t": "nudge", "seat": 5}) == "seat-unknown"
        await stay(server, [ida.socket, rui.socket, eve.socket], 21)
        assert await answer(eve.socket, {"t": "nudge", "seat": 1}) == ""
        await leave(server, table, rui)
        await stay(server, [ida.socket], 21)
        assert await answer(ida.socket, {"t": "nudge", "seat": 1}) == "nudge-in-vain"  # nobody there to notice


async def test_a_reaction_is_seen_by_everybody_and_kept_nowhere(server: RunningServer) -> None:
    async with game(server, 2) as (table, (ida, rui), watcher):
        stored = await server.registry.store.table(table), await server.registry.store.entries(table)
        assert await answer(ida.socket, {"t": "react", "sign": "blocked"}) == ""
        for other in (rui, watcher):
            assert await other.socket.until("reacted") == {"t": "reacted", "seat": 0, "sign": "blocked"}
        assert await answer(ida.socket, {"t": "react", "sign": "rude"}) == "not-a-message"
        assert await answer(watcher.socket, {"t": "react", "sign": "bravo"}) == "not-seated"
        for _ in range(3):
            assert await answer(ida.socket, {"t": "react", "sign": "thanks"}) == ""
        assert await answer(ida.socket, {"t": "react", "sign": "thanks"}) == "too-many-reactions"
        assert await answer(rui.socket, {"t": "react", "sign": "ouch"}) == ""  # each has their own measure
        await server.pass_time(10)
        assert await answer(ida.socket, {"t": "react", "sign": "close"}) == ""
        assert stored == (await server.registry.store.table(table), await server.registry.store.entries(table))


async def test_no_reactions_before_the_start(server: RunningServer) -> None:
    ida = await server.guest()
    table = await ida.make(ME, OPEN)
    async with ida.at(table) as socket:
        assert await answer(socket, {"t": "react", "sign": "bravo"}) == "not-begun"
        assert await answer(socket, {"t": "substitute", "seat": 1}) == "not-begun"
        assert await answer(socket, {"t": "nudge", "seat": 1}) == "nudge-in-vain"


async def test_a_latecomer_takes_a_bots_seat_where_the_host_allows_it(server: RunningServer) -> None:
    """From then on, and not before, they see the seat's view; the game's record is as valid as any."""
    ida, rui, eve = [await server.guest() for _ in range(3)]
    table = await ida.make(ME, BOT, BOT, latecomers=True, start=True, clock="quick")
    async with seated(table, [ida, rui]) as (host, late):
        assert (await ida.client.get(f"/api/tables/{table}")).json()["latecomers"]
        assert late.view is not None
        assert set(late.view["hands"][1]) == {"?"}
        assert await ida.refusal("PUT", f"/tables/{table}/seats/1", {"kind": "me"}) == "already-begun"  # has one
        assert await rui.refusal("PUT", f"/tables/{table}/seats/0", {"kind": "me"}) == "seat-taken"
        server.clock.time += 10
        (await rui.call("PUT", f"/tables/{table}/seats/1", {"kind": "me"})).raise_for_status()
        while late.seat is None:
            frame = await late.read()
        assert frame["t"] == "table"
        assert late.offer is not None
        assert "?" not in late.view["hands"][1]
        assert set(late.view["hands"][0]) == set(late.view["hands"][2]) == {"?"}
        assert frame["time"]["until"]["1"] == server.clock.time + 30  # their time begins now
        while (await host.socket.until("info"))["info"]["seats"][1]["kind"] != "person":
            pass
        assert await eve.refusal("PUT", f"/tables/{table}/seats/1", {"kind": "me"}) == "seat-taken"
        stored = await server.registry.store.table(table)
        assert stored is not None
        assert [row.kind for row in stored[1]] == ["person", "person", "bot"]
        assert (await late.act(late.offer["choices"][0]["action"], "my-first-bid"))["t"] == "done"
        record = server.registry.tables[table].room.playing.record()
        assert replay(record).record() == record


async def test_a_latecomer_is_refused_where_the_host_does_not_allow_it(server: RunningServer) -> None:
    ida, rui = await server.guest(), await server.guest()
    table = await ida.make(ME, BOT, start=True)
    assert await rui.refusal("PUT", f"/tables/{table}/seats/1", {"kind": "me"}) == "no-latecomers"
    assert await rui.refusal("PUT", f"/tables/{table}/seats/1", {"kind": "open"}) == "already-begun"


async def test_two_latecomers_and_one_bot(tmp_path: Path) -> None:
    """The store decides who was first."""
    async with open_server(tmp_path / "store.db") as server:
        ida, rui = await server.guest(), await server.guest()
        table = await ida.make(ME, BOT, latecomers=True, start=True)
        await server.registry.find(table)
        live = server.registry.tables[table]
        bot = live.room.seats[1]
        first = SeatRow(1, "person", "somebody", "Eve")
        await server.registry.store.change_seats(live.room.table, [(bot, first)])  # in another process
        assert await rui.refusal("PUT", f"/tables/{table}/seats/1", {"kind": "me"}) == "seat-taken"
        await server.settle()
        assert live.room.seats[1].name == "Eve"


async def test_the_host_says_in_the_waiting_room_whether_latecomers_may_come(server: RunningServer) -> None:
    ida = await server.guest()
    table = await ida.make(ME, OPEN)
    change = f"/tables/{table}"
    assert (await ida.call("PATCH", change, {"latecomers": True})).json()["latecomers"]
    assert (await ida.call("PATCH", change, {"clock": "quick"})).json()["latecomers"]  # left out, left as it is
    stored = await server.registry.store.table(table)
    assert stored is not None
    assert stored[0].latecomers


async def test_a_rematch_keeps_whether_latecomers_may_come(server: RunningServer) -> None:
    async with game(server, 2, latecomers=True) as (table, players, _):
        await play_on(players, random.Random(2))
        again = (await players[0].person.call("POST", f"/tables/{table}/rematch")).json()["id"]
        assert (await players[1].person.client.get(f"/api/tables/{again}")).json()["latecomers"]


@pytest.fixture
def other(server: RunningServer) -> RedisFanout:
    """Return how this process receives notifications; the test sends those of other processes."""
    fanout = RedisFanout("redis://127.0.0.1:1")
    fanout.registry = server.registry
    return fanout


async def test_who_is_connected_elsewhere_is_there_until_that_process_is_lost(
    server: RunningServer, other: RedisFanout
) -> None:
    async with game(server, 2) as (table, (ida, rui), _):
        await leave(server, table, rui)
        other._handle({"from": "B", "say": "here", "table": table, "seats": [1], "watchers": 0})
        await server.pass_time(7)
        other.forget_lost_processes(8)
        assert told(server, table, 1)["connected"]
        await server.pass_time(2)
        other.forget_lost_processes(8)  # killed without a word
        await server.pass_time(4.1)
        assert not told(server, table, 1)["connected"]
        while (await ida.socket.until("info"))["info"]["seats"][1]["connected"]:
            pass
        other.outgoing.clear()
        other._handle({"from": "B", "say": "alive"})  # it was only slow
        assert {"say": "who", "table": table, "from": other.me} in other.outgoing


async def test_signals_of_other_processes_are_told_here(server: RunningServer, other: RedisFanout) -> None:
    async with game(server, 3) as (table, (ida, rui, _), _):
        frame = {"t": "nudged", "seat": 1, "by": 2}
        other._handle({"from": "B", "say": "signal", "table": table, "frame": frame})
        assert await rui.socket.until("nudged") == frame
        assert await answer(ida.socket, {"t": "nudge", "seat": 1}) == "nudge-too-soon"  # counts here as well

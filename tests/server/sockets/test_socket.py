"""The socket: commands are stored, answered and published; repeats, stale commands, reconnecting, and every refusal."""

import json
import random
import socket
import sys
from pathlib import Path

import pytest

from downforce.room.shapes import Reaction
from downforce.server.store import Entry, NotStored
from tests.server.harness import BOT, ME, OPEN, Clock, Person, RunningServer
from tests.server.players import game, play_on, seated
from tests.server.server_process import ServerProcess


async def test_a_whole_game_as_everybody_sees_it(server: RunningServer) -> None:
    """Every frame has its shape, every view is the fold of the log, done comes before the news."""
    async with game(server, 3, options={"track": "marina-bay"}) as (table, players, watcher):
        live = await server.registry.find(table)
        assert [player.seat for player in players] == [0, 1, 2]
        assert watcher.seat is None
        await play_on(players, random.Random(1))
        await watcher.reach(players[0].seq)
        assert live.room.game is not None
        for player in [*players, watcher]:
            assert player.view == json.loads(json.dumps(live.room.game.view(player.seat)))
            assert player.events == json.loads(json.dumps(live.room.game.events(player.seat)))
        assert [entry.seq for entry in await server.registry.store.entries(table)] == list(
            range(1, len(live.room.game.log) + 1)
        )
        async with live.lock:  # the result is stored after the last news, before the table is released
            ida = players[0].person
        mine = (await ida.client.get("/api/games")).json()[0]
        ended = live.room.game.view(None)
        assert mine["won"] == (0 in ended["outcome"]["winners"])
        assert (mine["rank"], mine["money"]) == (ended["ranks"][0], ended["outcome"]["scores"][0])
        assert (await players[0].act("go", "too-late-1"))["why"] == "over"


async def test_done_comes_before_the_news(server: RunningServer) -> None:
    async with game(server, 2) as (_, players, _):
        ida = players[0]
        assert ida.offer is not None
        await ida.socket.send(
            {"t": "act", "id": "first-command", "seq": 0, "action": ida.offer["choices"][0]["action"]}
        )
        kinds = []
        while "news" not in kinds:
            kinds.append((await ida.read())["t"])
        assert kinds.index("done") < kinds.index("news")


async def test_a_repeat_gets_the_same_answer_and_is_stored_once(server: RunningServer) -> None:
    async with game(server, 2) as (table, players, _):
        ida = players[0]
        assert ida.offer is not None
        action = ida.offer["choices"][0]["action"]
        first = await ida.act(action, "the-command", 0)
        assert first["t"] == "done"
        again = await ida.act(action, "the-command", 0)
        assert again == first
        assert len(await server.registry.store.entries(table)) == 1


async def test_others_actions_do_not_make_a_bid_stale(server: RunningServer) -> None:
    """All bid at the same time: each answers the question that was asked at number 0."""
    async with game(server, 4) as (_, players, _):
        for player in players:
            assert player.offer is not None
            action = player.offer["choices"][0]["action"]
            assert (await player.act(action, "my-own-bid", 0))["t"] == "done"


async def test_stale_after_the_news(server: RunningServer) -> None:
    async with game(server, 2) as (_, players, _):
        await play_on(players, random.Random(3), until="race")
        turn = next(player for player in players if player.offer is not None)
        before = turn.seq
        assert turn.offer is not None
        await turn.act(turn.offer["choices"][0]["action"], "a-command-1")
        answer = await turn.act("skip", "a-command-2", before)
        assert answer["why"] == "stale"
        assert turn.seq > before  # the news came first
        answer = await turn.act("skip", "a-command-3", turn.seq + 100)
        assert answer["why"] in ("stale", "not-your-turn")


async def test_coming_back_by_number(server: RunningServer) -> None:
    async with game(server, 2) as (table, players, watcher):
        await play_on(players, random.Random(5), until="race")
        ida, seen = players[0], players[0].seq
        before = list(ida.events)
        await play_on(players, random.Random(6), until="bets")
        async with ida.person.at(table, seen) as back:
            frames = [await back.read(), await back.read()]
        assert [frame["t"] for frame in frames] == ["info", "news"]
        assert frames[1]["after"] == seen
        assert before + frames[1]["events"] == ida.events
        assert frames[1]["view"] == ida.view
        for wrong in (10_000, -1):
            async with watcher.person.at(table, wrong) as whole:
                assert (await whole.read())["t"] == "table"


async def test_one_tab_for_a_seat(server: RunningServer) -> None:
    async with game(server, 2) as (table, players, _), seated(table, [players[0].person]) as (again,):
        assert again.seat == 0
        assert (await players[0].socket.until("elsewhere"))["t"] == "elsewhere"
        assert await players[0].socket.closed() == 4002


async def test_what_is_refused_leaves_the_socket_open(server: RunningServer) -> None:
    async with game(server, 3) as (_, players, watcher):
        ida = players[0]
        for said, why in (
            ("not json", "not-a-message"),
            (b"\x00\x01", "not-a-message"),
            ({"t": "unknown"}, "not-a-message"),
            ({"t": "act"}, "not-a-message"),
            ({"t": "act", "id": "short", "seq": 0, "action": "go"}, "not-a-message"),
            ({"t": "act", "id": "long-enough", "seq": -1, "action": "go"}, "not-a-message"),
            ({"t": "act", "id": "long-enough", "seq": 0, "action": "go", "more": 1}, "not-a-message"),
            ({"t": "act", "id": "long-enough", "seq": 0, "action": "x" * 5000}, "too-big"),
            ({"t": "act", "id": "long-enough", "seq": 0, "action": "jump"}, "not-notation"),
            ({"t": "act", "id": "long-enough", "seq": 0, "action": "skip"}, "illegal"),
            ("[" * 4000, "not-a-message"),
        ):
            server.clock.time += 0.3
            await ida.socket.send(said)
            assert (await ida.socket.until("no"))["why"] == why
        await watcher.socket.send({"t": "act", "id": "long-enough", "seq": 0, "action": "go"})
        assert (await watcher.socket.until("no"))["why"] == "not-seated"
        await ida.socket.send({"t": "ping"})
        assert (await ida.socket.until("pong", "no"))["t"] == "pong"
        assert ida.offer is not None
        assert (await ida.act(ida.offer["choices"][0]["action"], "a-real-one"))["t"] == "done"
        await ida.reach(1)
        answer = await ida.act("skip", "once-more-now")
        assert answer["why"] == "not-your-turn"
        assert answer["args"]["names"]


async def test_too_many_messages_are_refused_until_time_has_passed(server: RunningServer) -> None:
    async with game(server, 2) as (_, players, _):
        ida = players[0]
        for _ in range(25):
            await ida.socket.send({"t": "ping"})
        answers = [await ida.socket.until("pong", "no") for _ in range(25)]
        assert [answer["t"] for answer in answers] == ["pong"] * 20 + ["no"] * 5
        assert answers[-1]["why"] == "too-many"
        server.clock.time += 6
        await ida.socket.send({"t": "ping"})
        assert (await ida.socket.until("pong", "no"))["t"] == "pong"


async def test_before_the_game_and_at_no_table(server: RunningServer) -> None:
    ida = await server.guest()
    table = await ida.make(ME, OPEN)
    async with ida.at(table) as socket:
        first = await socket.read()
        assert (first["t"], first["view"], first["seat"]) == ("table", None, 0)
        assert (await socket.act("go", 0))["why"] == "not-begun"
        await socket.send({"t": "take_control"})
        assert (await socket.until("no"))["why"] == "not-begun"
        await socket.send({"t": "play_out"})
        assert (await socket.until("no"))["why"] == "not-begun"
        await ida.call("POST", f"/tables/{table}/start")
        assert (await socket.until("table"))["view"]["phase"] == "auction"
    async with ida.at("AAAAAAAAAAAAAAAAAAAAAA") as nowhere:
        assert (await nowhere.read())["why"] == "unknown-table"
        assert await nowhere.closed() == 4404


async def test_a_foreign_page_gets_no_socket(server: RunningServer) -> None:
    ida = await server.guest()
    table = await ida.make(ME, OPEN)
    async with ida.at(table, Origin="https://evil.example") as socket:
        assert (await socket.read())["why"] == "foreign-origin"
        assert await socket.closed() == 4403


async def test_somebody_sits_down_while_watching(server: RunningServer) -> None:
    ida, rui = await server.guest(), await server.guest()
    table = await ida.make(ME, OPEN)
    async with rui.at(table) as socket:
        assert (await socket.read())["seat"] is None
        await rui.call("PUT", f"/tables/{table}/seats/1", {"kind": "me"})
        told = await socket.until("info")
        assert told["seat"] == 1
        assert told["info"]["seats"][1]["connected"]


async def test_a_table_holds_so_many(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    ida = await server.guest()
    table = await ida.make(ME, OPEN)
    live = await server.registry.find(table)
    server.registry.services.settings = server.registry.services.settings.model_copy(update={"listeners_per_table": 1})
    async with ida.at(table) as socket, (await server.guest()).at(table) as late:
        await socket.read()
        assert (await late.read())["why"] == "table-full"
        assert len(live.audience.listeners) == 1


async def test_no_message_waits_for_an_acknowledgement(server: RunningServer) -> None:
    """Also without uvloop, which the tests do not use."""
    async with game(server, 2) as (_, players, watcher):
        for player in [*players, watcher]:
            line = server.protocol_of(player.socket).transport.get_extra_info("socket")
            assert line.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)


async def test_who_cannot_keep_up_is_dropped(server: RunningServer) -> None:
    async with game(server, 2) as (table, _, watcher):
        live = await server.registry.find(table)
        listener = next(each for each in live.audience.listeners if each.seat is None)
        protocol = server.protocol_of(watcher.socket)
        protocol.pause_writing()  # as the socket does when its buffer is full
        for _ in range(1000):
            live.audience.broadcast_info()
        assert listener.closing == 4001
        protocol.resume_writing()
        assert await watcher.socket.closed() == 4001


async def test_what_waited_for_the_socket_is_told_in_order(server: RunningServer) -> None:
    async with game(server, 2) as (table, _, watcher):
        live = await server.registry.find(table)
        protocol = server.protocol_of(watcher.socket)
        protocol.pause_writing()
        signs: list[Reaction] = ["bravo", "ouch", "thanks"]
        for sign in signs:
            live.audience.broadcast({"t": "reacted", "seat": 0, "sign": sign})
        protocol.resume_writing()
        assert [(await watcher.socket.until("reacted"))["sign"] for _ in signs] == signs


async def test_a_silent_socket_is_closed(server: RunningServer) -> None:
    async with game(server, 2) as (_, players, _):
        await server.pass_time(server.registry.services.settings.silent + 1)
        assert await players[0].socket.closed() == 4003


async def test_another_process_was_first(server: RunningServer) -> None:
    """The primary key is the lock: the process that comes second reads what the first one stored, and publishes it."""
    async with game(server, 2) as (table, players, _):
        ida, rui = players
        assert ida.offer is not None
        assert rui.offer is not None
        await server.registry.store.append(Entry(table, 1, 1, rui.offer["choices"][0]["action"], None, 1.0))
        answer = await ida.act(ida.offer["choices"][0]["action"], "the-command", 0)
        assert answer["t"] == "done"
        assert answer["seq"] == 2
        assert [entry.seat for entry in await server.registry.store.entries(table)][:2] == [1, 0]
        await rui.reach(2)


async def test_what_is_not_stored_is_not_done(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """The database fails once: the command is refused, nothing has changed, and the same command then goes through."""
    async with game(server, 2) as (table, players, _):
        ida, live = players[0], await server.registry.find(table)
        assert ida.offer is not None
        action = ida.offer["choices"][0]["action"]

        async def fail(entry: Entry) -> None:
            raise NotStored

        with monkeypatch.context() as broken:
            broken.setattr(server.registry.store, "append", fail)
            assert (await ida.act(action, "the-command", 0))["why"] == "not-stored"
        assert (live.room.seq, live.ledger.out_of_sync) == (0, True)
        assert (await ida.act(action, "the-command", 0))["t"] == "done"
        assert [entry.command for entry in await server.registry.store.entries(table)] == ["the-command"]


async def test_a_game_is_played_on_uvicorn_alone(tmp_path: Path) -> None:
    """Without `downforce serve`, and so without our connections and sockets."""
    child = ServerProcess(f"sqlite:///{tmp_path / 'store.db'}", tmp_path)
    child.environment["DOWNFORCE_DATABASE"] = f"sqlite:///{tmp_path / 'store.db'}"
    child.command = [sys.executable, "-m", "uvicorn", "--factory", "downforce.server.app:make_app"]
    child.command += ["--port", str(child.port)]
    try:
        await child.start()
        ida = await Person(child.base, Clock()).arrive()
        table = await ida.make(ME, BOT, start=True)
        async with ida.at(table) as socket:
            frame = await socket.until("table")
            assert (await socket.act(frame["offer"]["choices"][0]["action"], frame["seq"]))["t"] == "done"
        await ida.client.aclose()
    finally:
        child.stop()

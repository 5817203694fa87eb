"""Time: bots act after a pause, and for people whose time is up or who stay away, until they take control again."""

from pathlib import Path

from tests.server.harness import BOT, ME, OPEN, RunningServer, open_server
from tests.server.players import game


def drivers(server: RunningServer, table: str) -> list[str | None]:
    return [row.driver for row in server.registry.tables[table].room.seats]


async def test_bots_act_after_a_pause(server: RunningServer) -> None:
    ida = await server.guest()
    table = await ida.make(ME, BOT, BOT, start=True)
    live = await server.registry.find(table)
    assert live.room.game is not None
    await server.pass_time(0.4)
    assert live.room.seq == 0
    await server.pass_time(0.2)
    assert live.room.seq == 1  # those who bid at the same time lay one after the other
    await server.pass_time(0.2)
    assert live.room.seq == 2
    assert list(live.room.game.waiting) == [0]


async def test_time_is_up(server: RunningServer) -> None:
    async with game(server, 2, clock="quick") as (table, players, watcher):
        ida = players[0]
        told = watcher.view is not None and server.registry.tables[table].room.time()
        assert told == {"now": server.clock.time, "until": {"0": server.clock.time + 30, "1": server.clock.time + 30}}
        await server.pass_time(29)
        assert drivers(server, table) == [None, None]
        await server.pass_time(2)
        assert drivers(server, table) == ["pro", "pro"]
        await server.pass_time(1)
        await ida.reach(2)  # bots have bid for both
        frame = await ida.act("go", "too-late-now", 0)
        assert frame["why"] == "stale"
        await ida.socket.send({"t": "take_control"})
        while (frame := await ida.read())["t"] != "info" or frame["info"]["seats"][0]["driver"]:
            pass
        assert drivers(server, table)[0] is None


async def test_the_wheel_gives_new_time(server: RunningServer) -> None:
    async with game(server, 2, clock="quick") as (table, players, _):
        await server.pass_time(31)
        live = server.registry.tables[table]
        await live.carry_out(live.runner.take_control(0))
        assert live.room.time() == {"now": server.clock.time, "until": {"0": server.clock.time + 30}}
        assert players[0].offer is not None
        server.clock.time += 29
        assert (await players[0].act(players[0].offer["choices"][0]["action"], "in-good-time"))["t"] == "done"


async def test_to_act_is_to_take_the_wheel(server: RunningServer) -> None:
    async with game(server, 3, clock="quick") as (table, players, _):
        await server.pass_time(31)
        assert drivers(server, table) == ["pro"] * 3
        assert players[0].offer is not None
        assert (await players[0].act(players[0].offer["choices"][0]["action"], "still-there"))["t"] == "done"
        assert drivers(server, table)[0] is None


async def test_away_with_a_clock(server: RunningServer) -> None:
    ida = await server.guest()
    table = await ida.make(ME, BOT, start=True, clock="relaxed")
    await server.registry.find(table)
    await server.pass_time(59)
    assert drivers(server, table) == [None, None]
    await server.pass_time(2)
    assert drivers(server, table) == ["pro", None]
    async with ida.at(table) as socket:  # back, and asked whether to take the wheel
        assert (await socket.read())["info"]["seats"][0]["driver"] == "pro"


async def test_without_a_clock_nobody_is_hurried_who_plays_alone(server: RunningServer) -> None:
    ida = await server.guest()
    table = await ida.make(ME, BOT, start=True)
    await server.registry.find(table)
    for _ in range(20):
        await server.pass_time(50_000)
    await server.registry.find(table)
    assert drivers(server, table) == [None, None]


async def test_without_a_clock_others_do_not_wait_for_ever(server: RunningServer) -> None:
    ida, rui = await server.guest(), await server.guest()
    table = await ida.make(ME, OPEN)
    await rui.call("PUT", f"/tables/{table}/seats/1", {"kind": "me"})
    await ida.call("POST", f"/tables/{table}/start")
    async with ida.at(table) as socket:
        await socket.read()
        for _ in range(9):
            await socket.send({"t": "ping"})
            await socket.until("pong")
            await server.pass_time(30)
        assert drivers(server, table) == [None, None]
        await socket.send({"t": "ping"})
        await socket.until("pong")
        await server.pass_time(40)
        assert drivers(server, table) == [None, "pro"]  # Ida is there and may think as long as she likes


async def test_who_drives_is_kept_over_a_restart(tmp_path: Path) -> None:
    async with open_server(tmp_path / "store.db") as server:
        ida = await server.guest()
        table = await ida.make(ME, BOT, start=True, clock="quick")
        await server.pass_time(31)
        assert drivers(server, table) == ["pro", None]
    async with open_server(tmp_path / "store.db") as server:
        assert drivers(server, table) == ["pro", None]


async def test_another_process_drives_first(server: RunningServer) -> None:
    """A process that did not act last leaves bots and clocks to the other for some seconds."""
    ida = await server.guest()
    table = await ida.make(BOT, BOT, start=True)
    live = await server.registry.find(table)
    live.autopilot.mine = False
    live.schedule_wake()
    await server.pass_time(live.room.timing.rival_wait + 0.4)
    assert live.room.seq == 0
    await server.pass_time(0.2)
    assert live.room.seq == 1
    assert live.autopilot.mine

"""Time: bots after a pause, a pro for those whose time is up or who stay away, and the wheel given back."""

from pathlib import Path

from tests.server.harness import BOT, ME, OPEN, House, open_house
from tests.server.players import game


def drivers(house: House, table: str) -> list[str | None]:
    return [row.driver for row in house.registry.tables[table].room.seats]


async def test_bots_act_after_a_pause(house: House) -> None:
    ida = await house.guest()
    table = await ida.make(ME, BOT, BOT, start=True)
    live = await house.registry.find(table)
    assert live.room.game is not None
    await house.pass_time(0.4)
    assert live.room.seq == 0
    await house.pass_time(0.2)
    assert live.room.seq == 1  # those who bid at the same time lay one after the other
    await house.pass_time(0.2)
    assert live.room.seq == 2
    assert list(live.room.game.waiting) == [0]


async def test_time_is_up(house: House) -> None:
    async with game(house, 2, clock="quick") as (table, players, watcher):
        ida = players[0]
        told = watcher.view is not None and house.registry.tables[table].room.time()
        assert told == {"now": house.clock.time, "until": {"0": house.clock.time + 30, "1": house.clock.time + 30}}
        await house.pass_time(29)
        assert drivers(house, table) == [None, None]
        await house.pass_time(2)
        assert drivers(house, table) == ["pro", "pro"]
        await house.pass_time(1)
        await ida.reach(2)  # bots have bid for both
        frame = await ida.act("go", "too-late-now", 0)
        assert frame["why"] == "stale"
        await ida.socket.say({"t": "take_control"})
        while (frame := await ida.read())["t"] != "info" or frame["info"]["seats"][0]["driver"]:
            pass
        assert drivers(house, table)[0] is None


async def test_the_wheel_gives_new_time(house: House) -> None:
    async with game(house, 2, clock="quick") as (table, players, _):
        await house.pass_time(31)
        live = house.registry.tables[table]
        await live.take_control(0)
        assert live.room.time() == {"now": house.clock.time, "until": {"0": house.clock.time + 30}}
        assert players[0].offer is not None
        house.clock.time += 29
        assert (await players[0].act(players[0].offer["choices"][0]["action"], "in-good-time"))["t"] == "done"


async def test_to_act_is_to_take_the_wheel(house: House) -> None:
    async with game(house, 3, clock="quick") as (table, players, _):
        await house.pass_time(31)
        assert drivers(house, table) == ["pro"] * 3
        assert players[0].offer is not None
        assert (await players[0].act(players[0].offer["choices"][0]["action"], "still-there"))["t"] == "done"
        assert drivers(house, table)[0] is None


async def test_away_with_a_clock(house: House) -> None:
    ida = await house.guest()
    table = await ida.make(ME, BOT, start=True, clock="relaxed")
    await house.registry.find(table)
    await house.pass_time(59)
    assert drivers(house, table) == [None, None]
    await house.pass_time(2)
    assert drivers(house, table) == ["pro", None]
    async with ida.at(table) as socket:  # back, and asked whether to take the wheel
        assert (await socket.read())["info"]["seats"][0]["driver"] == "pro"


async def test_without_a_clock_nobody_is_hurried_who_plays_alone(house: House) -> None:
    ida = await house.guest()
    table = await ida.make(ME, BOT, start=True)
    await house.registry.find(table)
    for _ in range(20):
        await house.pass_time(50_000)
    await house.registry.find(table)
    assert drivers(house, table) == [None, None]


async def test_without_a_clock_others_do_not_wait_for_ever(house: House) -> None:
    ida, rui = await house.guest(), await house.guest()
    table = await ida.make(ME, OPEN)
    await rui.call("PUT", f"/tables/{table}/seats/1", {"kind": "me"})
    await ida.call("POST", f"/tables/{table}/start")
    async with ida.at(table) as socket:
        await socket.read()
        for _ in range(9):
            await socket.say({"t": "ping"})
            await socket.until("pong")
            await house.pass_time(30)
        assert drivers(house, table) == [None, None]
        await socket.say({"t": "ping"})
        await socket.until("pong")
        await house.pass_time(40)
        assert drivers(house, table) == [None, "pro"]  # Ida is there and may think as long as she likes


async def test_who_drives_is_kept_over_a_restart(tmp_path: Path) -> None:
    async with open_house(tmp_path / "store.db") as house:
        ida = await house.guest()
        table = await ida.make(ME, BOT, start=True, clock="quick")
        await house.pass_time(31)
        assert drivers(house, table) == ["pro", None]
    async with open_house(tmp_path / "store.db") as house:
        assert drivers(house, table) == ["pro", None]


async def test_another_process_drives_first(house: House) -> None:
    """Who did not act last leaves bots and clocks for some seconds to who did."""
    ida = await house.guest()
    table = await ida.make(BOT, BOT, start=True)
    live = await house.registry.find(table)
    live.autopilot.mine = False
    live.schedule_wake()
    await house.pass_time(live.room.timing.rival_wait + 0.4)
    assert live.room.seq == 0
    await house.pass_time(0.2)
    assert live.room.seq == 1
    assert live.autopilot.mine

"""Servers in processes of their own: killed at once, and two of them at one table."""

import asyncio
import contextlib
import random
import time
from pathlib import Path

import httpx
import orjson
import pytest

import downforce
from downforce import compiled
from downforce.server.store import Store
from tests.patience import PATIENCE, async_client
from tests.server import databases
from tests.server.finished_games import finished_game, store_table
from tests.server.harness import BOT, ME, OPEN, Clock, Person
from tests.server.players import Player, seated
from tests.server.server_process import ServerProcess, serving
from tests.server.stored_games import fold_table
from tests.soak.fuzz import fuzz
from tests.soak.soak_kill import Soak


@pytest.mark.slow
@pytest.mark.parametrize("phase", ["auction", "race", "bets"])
async def test_killed_in_the_middle(tmp_path: Path, phase: str) -> None:
    """Every acknowledged command is in the log, once and in order, and every view is the fold of the log."""
    database = f"sqlite:///{tmp_path / 'store.db'}"
    async with serving(database, tmp_path) as child:
        soak = Soak(child, database, random.Random(phase))
        await soak.sit()
        await soak.play_to(phase)
        await soak.kill_while_acting()
        await soak.check()
        await soak.play(6)
        await soak.check()
        await soak.leave()


@pytest.mark.slow
@pytest.mark.xdist_group("compiled")
@pytest.mark.skipif(not compiled.AVAILABLE, reason="numba is not installed, and interpreted it takes minutes")
async def test_an_analysis_goes_on_when_the_server_was_killed(tmp_path: Path) -> None:
    """Its parts are kept, nobody has to ask again, and the result is as if nothing had happened."""
    database, game, playouts = f"sqlite:///{tmp_path / 'store.db'}", finished_game(2), 150
    store = await Store.open(database)
    table = await store_table(store, game)
    async with serving(database, tmp_path, "--analysis-playouts", str(playouts)) as child:
        ida, path = await Person(child.base, Clock()).arrive(), f"/api/tables/{table}/analysis"
        (await ida.call("POST", f"/tables/{table}/analysis")).raise_for_status()
        while (state := (await ida.client.get(path)).json())["done"] < 3:
            child.raise_priority()
            await asyncio.sleep(0.05)
        assert state["status"] == "running"
        child.kill()
        kept = [orjson.loads(part)["chances"] for part in await store.analyses.parts(table)]
        assert len(kept) >= 3
        await child.start()
        while (state := (await ida.client.get(path)).json())["status"] == "running":
            child.raise_priority()
            await asyncio.sleep(0.5)
        await ida.client.aclose()
    await store.close()
    assert state["analysis"] == downforce.analyse(game.record(), playouts=playouts)
    assert state["analysis"]["chances"][: len(kept)] == kept


async def test_bots_think_in_processes_of_their_own(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'store.db'}"
    async with serving(database, tmp_path) as child:
        ida = await Person(child.base, Clock()).arrive()
        table = await ida.make(*[{"kind": "bot", "level": level} for level in ("uniform", "rookie", "pro")], start=True)
        async with ida.at(table) as socket:
            while (await socket.until("news", "table"))["view"]["phase"] != "race":
                pass
        await ida.client.aclose()


@pytest.mark.slow
@pytest.mark.xdist_group("postgres")
async def test_two_processes_at_one_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ida uses one process, Rui the other. Each sees what the other does, and who is there: also when a process is
    killed with everybody connected to it.
    """
    monkeypatch.setenv("DOWNFORCE_LOST", "1")
    monkeypatch.setenv("DOWNFORCE_GRACE", "0.2")
    database = f"sqlite:///{tmp_path / 'store.db'}"
    with databases.redis(tmp_path) as redis:
        async with (
            serving(database, tmp_path, "--redis", redis) as one,
            serving(database, tmp_path, "--redis", redis) as two,
        ):
            ida, rui = await Person(one.base, Clock()).arrive(), await Person(two.base, Clock()).arrive()
            table = await ida.make(ME, OPEN, BOT)
            async with ida.at(table) as socket:
                await socket.read()
                (await rui.call("PUT", f"/tables/{table}/seats/1", {"kind": "me"})).raise_for_status()
                while not (await socket.until("info"))["info"]["seats"][1]["name"]:
                    pass
            (await ida.call("POST", f"/tables/{table}/start")).raise_for_status()
            async with seated(table, [ida]) as (first,), seated(table, [rui]) as (second,):
                await play_both(first, second, 25)
                await first.socket.send({"t": "react", "sign": "blocked"})
                assert await second.socket.until("reacted") == {"t": "reacted", "seat": 0, "sign": "blocked"}
                while not await is_connected(rui, table, 0):  # a slow process counts as gone until it is heard of again
                    await asyncio.sleep(0.05)
                one.kill()
                while (await second.socket.until("info"))["info"]["seats"][0]["connected"]:
                    pass
                while await is_connected(rui, table, 0):
                    await asyncio.sleep(0.05)
            for person in (ida, rui):
                await person.client.aclose()
        store = await Store.open(database)
        folded = await fold_table(store, table)
        entries = await store.entries(table)
        assert [entry.seq for entry in entries] == list(range(1, len(folded.log) + 1))
        await store.close()


async def is_connected(person: Person, table: str, seat: int) -> bool:
    """Return what this person's server says of the seat."""
    told = (await person.client.get(f"/api/tables/{table}")).json()
    return bool(told["seats"][seat]["connected"])


async def play_both(first: Player, second: Player, actions: int) -> None:
    """Let the player who is asked act; both see it in time."""
    draw = random.Random(5)
    for number in range(actions):
        while first.offer is None and second.offer is None:
            reads = [asyncio.create_task(player.read()) for player in (first, second)]
            done, waiting = await asyncio.wait(reads, return_when=asyncio.FIRST_COMPLETED)
            for read in waiting:
                read.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await read
            for read in done:
                read.result()
        player = first if first.offer is not None else second
        assert player.offer is not None
        answer = await player.act(draw.choice(player.offer["choices"])["action"], f"number-{number:04}")
        if answer["t"] == "done":
            await first.reach(answer["seq"])
            await second.reach(answer["seq"])
        else:  # the other process's bot acted at the same moment
            assert answer["why"] in ("stale", "not-your-turn")


@pytest.mark.slow
async def test_several_workers_of_one_server(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'store.db'}"
    with databases.redis(tmp_path) as redis:
        async with serving(database, tmp_path, "--redis", redis, "--workers", "2") as child:
            await until_healthy(child)
            ida = await Person(child.base, Clock()).arrive()
            table = await ida.make(ME, BOT, start=True)
            for _ in range(10):  # whichever worker answers
                async with ida.at(table) as socket:
                    assert (await socket.until("table"))["seat"] == 0
            await ida.client.aclose()


@pytest.mark.slow
@pytest.mark.parametrize("io", ["fast", "plain"])
async def test_a_little_of_what_no_page_would_send(tmp_path: Path, io: str) -> None:
    """`make fuzz` sends far more."""
    done = await fuzz(600, 240, 3, tmp_path, io)
    assert (done.messages, done.requests) == (600, 240)


async def until_healthy(child: ServerProcess) -> None:
    end = time.monotonic() + PATIENCE
    async with async_client() as client:
        while time.monotonic() < end:
            with contextlib.suppress(httpx.HTTPError):
                if (await client.get(f"{child.base}/api/health")).status_code == 200:
                    return
            await asyncio.sleep(0.1)
    raise AssertionError(child.log.read_text())

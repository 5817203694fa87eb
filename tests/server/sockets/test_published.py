"""What is stored is published, whichever process stored it and whatever became of it: two processes, a slow
database.
"""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, cast

import pytest

from downforce.room.audience import ELSEWHERE
from downforce.room.running.fanout import Fanout
from downforce.server.http.guests import Guests
from downforce.server.sockets.listener import Listener
from downforce.server.store import Store
from downforce.server.tables.registry import Registry
from downforce.server.tables.services import Services
from downforce.server.workers.bot_pool import BotPool
from tests.server.harness import KEY, ME, OPEN, Person, QuickBots, RunningServer, open_server


class DirectFanout(Fanout):
    """Notifies the registry of another process directly, unless the notification is lost."""

    other: Registry | None = None

    def notify_changed(self, table_id: str, seq: int | None) -> None:
        if self.other is not None and table_id in self.other.tables:
            self.other.services.spawn(self.other.tables[table_id].reload())


class SlowStore:
    """Holds back the writes of a store until a test lets them go."""

    def __init__(self, patch: pytest.MonkeyPatch, store: Store) -> None:
        self.let_go, self.reached = asyncio.Event(), asyncio.Event()
        self.write = store.writer.write
        patch.setattr(store.writer, "write", self.wait)

    async def wait(self, *steps: Any) -> None:
        self.reached.set()
        await self.let_go.wait()
        await self.write(*steps)


class Table:
    """Ida at one process, and a spectator at another."""

    def __init__(self, server: RunningServer, ida: Person, table_id: str, there: Registry, watcher: Listener) -> None:
        self.server, self.ida, self.id, self.there, self.watcher = server, ida, table_id, there, watcher

    async def act_and_reload(self, slow: SlowStore) -> int:
        """Let Ida act, and reload her page while the database is slow; return the number she is sent last."""
        async with contextlib.AsyncExitStack() as pages:
            before = await pages.enter_async_context(self.ida.at(self.id))
            frame = await before.until("table")
            action = frame["offer"]["choices"][0]["action"]
            await before.send({"t": "act", "id": "command-1", "seq": frame["seq"], "action": action})
            await slow.reached.wait()
            after = await pages.enter_async_context(self.ida.at(self.id))
            assert (await after.until("table"))["seq"] == frame["seq"]
            assert await before.closed() == ELSEWHERE
            slow.let_go.set()
            return int((await after.until("news"))["seq"])

    async def settle(self) -> None:
        for registry in (self.server.registry, self.there, self.server.registry, self.there):
            while registry.services.tasks:
                await asyncio.gather(*registry.services.tasks, return_exceptions=True)

    def told_there(self) -> int:
        """Return the number that the spectator was sent last."""
        return self.watcher.seen


class Nowhere:
    """A transport that drops everything."""

    def try_send(self, text: bytes) -> bool:
        return True

    def close(self, code: int) -> None:
        pass


@contextlib.asynccontextmanager
async def second_process(server: RunningServer) -> AsyncIterator[Registry]:
    """Run a second process on the same database."""
    settings = server.registry.services.settings
    store = await Store.open(settings.database, settings.io == "fast")
    there = Registry(
        Services(settings, store, cast(BotPool, QuickBots()), DirectFanout(), now=server.clock), Guests(KEY)
    )
    yield there
    await there.close()
    await store.close()


@contextlib.asynccontextmanager
async def table_in_two_processes(folder: Path, word: DirectFanout, io: str) -> AsyncIterator[Table]:
    """Make a table with a running game that is open in two processes."""
    async with open_server(folder / "store.db", word, io=io) as server, second_process(server) as there:
        ida = await server.guest()
        table = await ida.make(ME, {"kind": "bot", "level": "rookie"}, OPEN, start=True)
        watcher = Listener(None, None, server.clock(), server.registry.services.settings, Nowhere())
        (await there.find(table)).join(watcher, None)
        yield Table(server, ida, table, there, watcher)


async def test_a_player_acts_and_reloads_while_the_database_is_slow(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, io: str
) -> None:
    word = DirectFanout()
    async with table_in_two_processes(tmp_path, word, io) as table:
        word.other = table.there
        slow = SlowStore(monkeypatch, table.server.registry.store)
        assert await table.act_and_reload(slow) == 1
        await table.settle()
        assert table.told_there() == 1


async def test_word_that_is_lost_is_found_in_the_log(tmp_path: Path, io: str) -> None:
    async with table_in_two_processes(tmp_path, DirectFanout(), io) as table:
        async with table.ida.at(table.id) as socket:
            frame = await socket.until("table")
            assert (await socket.act(frame["offer"]["choices"][0]["action"], 0))["t"] == "done"
        await table.settle()
        assert table.told_there() == 0
        await table.there.reload_outdated()
        await table.settle()
        assert table.told_there() == 1


async def test_who_comes_while_a_game_is_dealt_sees_it_dealt(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, io: str
) -> None:
    """Another process has begun the game, and a player opens the table while the slow database stores the deal."""
    async with open_server(tmp_path / "store.db", io=io) as server, second_process(server) as there:
        ida = await server.guest()
        table = await ida.make(ME, OPEN)
        live = await server.registry.find(table)
        await (await there.find(table)).start(live.room.table.host)
        store, reached, let_go = server.registry.services.store, asyncio.Event(), asyncio.Event()
        deals = store.deals

        async def slowly(table_id: str) -> Any:
            reached.set()
            await let_go.wait()
            return await deals(table_id)

        monkeypatch.setattr(store, "deals", slowly)
        looking = asyncio.create_task(live.reload())
        await reached.wait()
        asyncio.get_running_loop().call_later(0.2, let_go.set)
        async with ida.at(table) as socket:
            assert (await socket.until("table"))["view"]["phase"] == "auction"
        await looking

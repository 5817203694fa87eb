"""A client that sends without end: it is told to wait, and finally it is closed, while others play on.

How many frames are read per turn is tested in `test_fast_transport.py` and `test_plain_transport.py`.
"""

from pathlib import Path

import pytest

from downforce.server.sockets.listener import TOO_MANY
from tests.server.harness import ME, OPEN, RunningServer, open_server
from tests.server.players import game
from tests.soak.floods import KINDS


@pytest.mark.parametrize("kind", ["empty text", "empty binary", "react", "64 kB texts"])
async def test_a_flood_of_messages_is_closed_with_a_code_of_its_own(server: RunningServer, kind: str) -> None:
    async with game(server, 2) as (_, players, watcher):
        watcher.socket.connection.transport.write(KINDS[kind] * 300)
        assert await watcher.socket.closed() == TOO_MANY
        ida = players[0]
        assert ida.offer is not None
        assert (await ida.act(ida.offer["choices"][0]["action"], "command-1"))["t"] == "done"


async def test_what_is_too_much_names_its_command_and_says_when_to_try_again(server: RunningServer) -> None:
    async with game(server, 2) as (_, players, _):
        ida = players[0]
        for _ in range(20):
            await ida.socket.send({"t": "ping"})
            await ida.socket.until("pong")
        server.clock.time += 1.5
        for message in ({"t": "act", "id": "command-1", "seq": 0, "action": "pass"}, {"t": "ping"}, "[", b"bytes"):
            await ida.socket.send(message)
        told = [await ida.socket.until("no") for _ in range(4)]
        assert [(each["why"], each["id"], each["args"]) for each in told] == [
            ("too-many", "command-1", {"retry": 4}),
            *[("too-many", None, {"retry": 4})] * 3,
        ]


async def test_who_waits_as_told_is_never_closed(tmp_path: Path, io: str) -> None:
    async with open_server(tmp_path / "store.db", io=io, messages=2) as server, game(server, 2) as (table, players, _):
        ida = players[0]
        live = await server.registry.find(table)
        listener = next(each for each in live.audience.listeners if each.seat == ida.seat)
        refused = 0
        while refused < 150:
            await ida.socket.send({"t": "ping"})
            answer = await ida.socket.until("pong", "no")
            if answer["t"] == "no":
                refused += 1
                server.clock.time += answer["args"]["retry"]
        assert listener.closing is None


async def test_who_opens_sockets_without_end_is_told_to_come_back_later(tmp_path: Path, io: str) -> None:
    """Limited by guest, also on this machine; by address for clients that a trusted proxy names."""
    async with open_server(tmp_path / "store.db", io=io, connects_per_guest=3, connects_per_address=4) as server:
        ida, rui = await server.guest(), await server.guest()
        table = await ida.make(ME, OPEN)
        for _ in range(3):
            async with ida.at(table) as socket:
                await socket.until("table")
        async with ida.at(table) as socket:
            assert (await socket.until("no", "table"))["why"] == "too-many"
            assert await socket.closed() == TOO_MANY
        proxied = {"X-Forwarded-For": "203.0.113.7"}
        for person in (rui, rui, rui, await server.guest()):
            async with person.at(table, None, **proxied) as socket:
                await socket.until("table")
        stranger = await server.guest()
        async with stranger.at(table, None, **proxied) as socket:
            assert await socket.closed() == TOO_MANY
        async with stranger.at(table, None, **{"X-Forwarded-For": "203.0.113.8"}) as socket:
            await socket.until("table")

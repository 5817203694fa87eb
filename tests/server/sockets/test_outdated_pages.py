"""Pages of an older protocol, open while the server is updated: they are told to reload, and lose nothing.

What such a page does with each answer is in `web/src/table/socket.ts` and in the live table of the commit before
protocol 2: a `no` of the key `not-a-message` is shown as "Reload the page", and does not touch a command that waits.
`tests/browser/people/test_old_page.py` opens that page in a browser and updates its server.
"""

from collections.abc import Mapping

import pytest

from downforce.room.seating import DRIVER
from downforce.server.sockets.listener import OUTDATED
from downforce.text import LANGUAGES, page_texts
from tests.server.harness import ME, OPEN, Person, RunningServer
from tests.server.players import seated

OLD = ({"t": "wheel"}, {"t": "rest"}, {"t": "relieve", "seat": 1})


async def race_of_two(server: RunningServer) -> tuple[str, Person, Person]:
    """Return a table whose game runs, its host with a page of protocol 1, and another player."""
    ida, rui = await server.guest(), await server.guest()
    ida.protocol = None
    table = await ida.make(ME, OPEN)
    (await rui.call("PUT", f"/tables/{table}/seats/1", {"kind": "me"})).raise_for_status()
    (await ida.call("POST", f"/tables/{table}/start")).raise_for_status()
    return table, ida, rui


@pytest.mark.parametrize("message", OLD, ids=lambda message: message["t"])
async def test_an_old_message_is_answered_with_reload_and_changes_nothing(
    server: RunningServer, message: Mapping[str, object]
) -> None:
    table, ida, rui = await race_of_two(server)
    async with seated(table, [ida, rui]) as (old, new):
        live = await server.registry.find(table)
        before = (live.room.table, list(live.room.seats), live.room.seq)
        await old.socket.send(message)
        assert await old.socket.until("no") == {"t": "no", "id": None, "why": "not-a-message", "args": {}}
        assert (live.room.table, live.room.seats, live.room.seq) == before
        assert old.offer is not None
        assert new.offer is not None
        assert (await old.act(old.offer["choices"][0]["action"], "of-the-old-page"))["t"] == "done"
        assert (await new.act(new.offer["choices"][0]["action"], "of-the-new-page", 0))["t"] == "done"


async def test_a_bot_that_drives_for_an_old_page_gives_way_to_an_action_or_to_the_new_page(
    server: RunningServer,
) -> None:
    table, ida, rui = await race_of_two(server)
    live = await server.registry.find(table)
    async with seated(table, [ida, rui]) as (old, _):
        await live.carry_out(live.runner.set_driver(0, DRIVER))
        await old.socket.send({"t": "wheel"})
        assert (await old.socket.until("no"))["why"] == "not-a-message"
        assert live.room.seats[0].driver == DRIVER
        assert old.offer is not None
        assert (await old.act(old.offer["choices"][0]["action"], "of-the-old-page"))["t"] == "done"
        assert live.room.seats[0].driver is None
        await live.carry_out(live.runner.set_driver(0, DRIVER))
    ida.protocol = 2  # reloaded
    async with seated(table, [ida]) as (again,):
        assert again.seat == 0
        await again.socket.send({"t": "take_control"})
        while (await again.socket.until("info"))["info"]["seats"][0]["driver"] is not None:
            pass
        assert [entry.command for entry in await server.registry.store.entries(table)] == ["of-the-old-page"]


@pytest.mark.parametrize("protocol", [1, 3])
async def test_a_page_that_names_another_protocol_is_told_and_closed(server: RunningServer, protocol: int) -> None:
    table, ida, rui = await race_of_two(server)
    ida.protocol = protocol
    live = await server.registry.find(table)
    async with seated(table, [rui]), ida.at(table) as socket:
        assert (await socket.read())["why"] == "not-a-message"
        assert await socket.closed() == OUTDATED
        assert [listener.seat for listener in live.audience.listeners] == [1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_refusal_is_worded_in_every_language(language: str) -> None:
    assert "refused-not-a-message = " in page_texts(language)

"""Options and seats can be changed until the game starts, by the host alone, and everybody is sent the change."""

from typing import Any

import pytest

from downforce.server.store import Conflict
from tests.server.harness import BOT, ME, OPEN, RunningServer


async def test_the_host_changes_options_and_all_are_told(server: RunningServer) -> None:
    ida, rui = await server.guest(), await server.guest()
    table = await ida.make(ME, OPEN, options={"track": "marina-bay", "edition": "fr"})
    async with rui.at(table) as socket:
        assert (await socket.until("table"))["info"]["clock"] == "none"
        wanted = {"options": {"track": "river-station", "powers": False}, "clock": "quick", "public": True}
        changed = (await ida.call("PATCH", f"/tables/{table}", wanted)).json()
        told = (await socket.until("info"))["info"]
        assert {**told, "watchers": 0} == {**changed, "watchers": 0}
    assert (changed["track"], changed["clock"], changed["public"]) == ("River Station", "quick", True)
    options = changed["options"]
    assert (options["track"], options["powers"]) == ("river-station", False)
    assert (options["edition"], options["players"]) == ("fr", 2)  # as they were
    assert [row["id"] for row in (await rui.client.get("/api/tables")).json()] == [table]
    same = (await ida.call("PATCH", f"/tables/{table}", {})).json()
    assert same["options"] == options
    await ida.call("POST", f"/tables/{table}/start")
    async with rui.at(table) as socket:
        view = (await socket.until("table"))["view"]
    assert (view["track"], view["options"]) == ("river-station", options)


async def test_seats_come_and_go_and_people_stay(server: RunningServer) -> None:
    ida, rui = await server.guest(), await server.guest()
    table = await ida.make(ME, OPEN, BOT, OPEN)
    await rui.call("PUT", f"/tables/{table}/seats/3", {"kind": "me"})
    async with rui.at(table) as socket:
        assert (await socket.until("table"))["seat"] == 3

        async def resize(seats: int) -> list[str]:
            answer = await ida.call("PATCH", f"/tables/{table}", {"seats": seats})
            assert answer.json()["options"]["players"] == seats
            assert [row["seat"] for row in answer.json()["seats"]] == list(range(seats))
            return [row["kind"] for row in answer.json()["seats"]]

        assert await resize(6) == ["person", "open", "bot", "person", "open", "open"]
        assert (await socket.until("info"))["seat"] == 3
        assert await resize(3) == ["person", "bot", "person"]
        told = await socket.until("info")
        assert (told["seat"], told["info"]["seats"][2]["connected"]) == (2, True)
        assert await resize(2) == ["person", "person"]
        assert (await socket.until("info"))["seat"] == 1
    eve = await server.guest()
    assert await resize(3) == ["person", "person", "open"]
    await eve.call("PUT", f"/tables/{table}/seats/2", {"kind": "me"})
    assert await ida.refusal("PATCH", f"/tables/{table}", {"seats": 2}) == "seats-taken"


@pytest.mark.parametrize(
    ("body", "why"),
    [
        ({"options": {"track": "/etc/passwd"}}, "bad-options"),
        ({"options": {"world_tour": True, "long_distance": True}}, "bad-options"),
        ({"options": {"unknown": 1}}, "bad-options"),
        ({"seats": 1}, "not-a-message"),
        ({"seats": 7}, "not-a-message"),
        ({"clock": "slow"}, "not-a-message"),
        ({"more": 1}, "not-a-message"),
    ],
)
async def test_what_cannot_be_played_changes_nothing(server: RunningServer, body: dict[str, Any], why: str) -> None:
    ida = await server.guest()
    table = await ida.make(ME, OPEN)
    before = (await ida.client.get(f"/api/tables/{table}")).json()
    assert await ida.refusal("PATCH", f"/tables/{table}", {"clock": "quick", **body}) == why
    assert (await ida.client.get(f"/api/tables/{table}")).json() == before


async def test_only_the_host_and_only_before_the_start(server: RunningServer) -> None:
    ida, rui = await server.guest(), await server.guest()
    table = await ida.make(ME, OPEN)
    await rui.call("PUT", f"/tables/{table}/seats/1", {"kind": "me"})
    assert await rui.refusal("PATCH", f"/tables/{table}", {"clock": "quick"}) == "not-host"
    await ida.call("POST", f"/tables/{table}/start")
    assert await ida.refusal("PATCH", f"/tables/{table}", {"clock": "quick"}) == "already-begun"
    assert await ida.refusal("PATCH", "/tables/AAAAAAAAAAAAAAAAAAAAAA", {}) == "unknown-table"


async def test_another_process_was_first(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    ida = await server.guest()
    table = await ida.make(ME, OPEN)

    async def late(*_: object) -> None:
        raise Conflict

    monkeypatch.setattr(server.registry.store, "change_table", late)
    assert await ida.refusal("PATCH", f"/tables/{table}", {"clock": "quick"}) == "stale"
    await server.settle()
    assert (await ida.client.get(f"/api/tables/{table}")).json()["clock"] == "none"

"""Play on from here: a moment of a finished game becomes a game of its own."""

import random
from typing import Any

import pytest

import downforce
from downforce.game import Game
from downforce.room.queries.continue_game import deals_so_far, redeal
from downforce.rules.errors import RecordError
from downforce.verify import Unproven, verify
from tests.server.finished_games import finished_game, store_table
from tests.server.harness import RunningServer
from tests.server.players import play_on, seated


def at(game: Game, actions: int, deals: list[object] | None = None) -> Game:
    other = Game(game.rulesets, game.dealer)
    other.fold(deals or game.deals, game.log[:actions])
    return other


@pytest.mark.parametrize(
    ("players", "options"),
    [(2, {}), (3, {}), (4, {"beginner": ["small-hands"]}), (3, {"world_tour": True})],
    ids=["two", "three", "small hands", "tour"],
)
def test_dealt_again_a_seat_sees_the_same_and_others_hold_something_else(players: int, options: dict[str, Any]) -> None:
    game = finished_game(players, **options)
    record = game.record()
    for sixth in (0, 2, 3, 5):  # late in a race those who are home have laid off what they held, for all to see
        actions = sixth * len(game.log) // 6
        seat = actions % players
        deals = redeal(record, actions, seat)
        assert deals is not None
        before, after = at(game, actions), at(game, actions, list(deals))
        assert after.view(seat) == before.view(seat)
        assert after.events(seat) == before.events(seat)
        assert deals != deals_so_far(record, actions)


def test_where_the_seat_has_seen_every_card_nothing_is_dealt_again() -> None:
    game = finished_game(3, world_tour=True)
    assert redeal(game.record(), len(game.log) - 3, 0) is None


async def test_a_table_goes_on_from_a_moment_of_a_finished_game(server: RunningServer) -> None:
    ida = await server.guest()
    game = finished_game(3)
    table = await store_table(server.registry.store, game)
    middle = len(game.log) // 2
    for anew in (False, True):
        wanted = {"actions": middle, "seat": 1, "anew": anew}
        answer = await ida.call("POST", f"/tables/{table}/play-on", wanted)
        assert answer.status_code == 201, answer.text
        made = answer.json()["id"]
        info = (await ida.client.get(f"/api/tables/{made}")).json()
        assert info["played_on"] == {"table": table, "actions": middle, "anew": anew}
        assert [seat["kind"] for seat in info["seats"]] == ["bot", "person", "bot"]
        assert info["status"] == "running"
        live = server.registry.tables[made]
        assert live.room.playing.view(1) == at(game, middle).view(1)
        assert live.room.playing.log == game.log[:middle]

    async with seated(made, [ida]) as players:
        for _ in range(400):
            await server.pass_time(1)
            if server.registry.tables[made].room.table.status == "over":
                break
            await players[0].reach(server.registry.tables[made].room.seq)
            if players[0].offer is not None:
                await play_on(players, random.Random(1), most=1)
    record = (await ida.client.get(f"/api/tables/{made}/record")).json()
    assert record["played_on"] == {"table": table, "actions": middle, "anew": True}
    assert "proof" not in record
    assert downforce.replay(record).record() == record
    with pytest.raises(Unproven, match="goes on from another one"):
        verify(record)


async def test_what_cannot_be_gone_on_from(server: RunningServer) -> None:
    ida = await server.guest()
    game = finished_game(2)
    table = await store_table(server.registry.store, game)
    running = await store_table(server.registry.store, finished_game(2, most=20))
    path = f"/tables/{table}/play-on"
    assert await ida.refusal("POST", path, {"actions": len(game.log), "seat": 0}) == "over"
    assert await ida.refusal("POST", path, {"actions": len(game.log) + 1, "seat": 0}) == "not-found"
    assert await ida.refusal("POST", path, {"actions": 3, "seat": 5}) == "seat-unknown"
    assert await ida.refusal("POST", path, {"actions": -1, "seat": 0}) == "not-a-message"
    assert await ida.refusal("POST", f"/tables/{running}/play-on", {"actions": 3, "seat": 0}) == "not-over"
    assert await ida.refusal("POST", "/tables/nosuchtable/play-on", {"actions": 3, "seat": 0}) == "unknown-table"


def test_a_record_that_lies_about_where_it_comes_from_is_refused() -> None:
    record = dict(finished_game(2).record())
    for wrong in (
        "x",
        {"table": "T"},
        {"table": "T", "actions": 10**6, "anew": True},
        {"table": 1, "actions": 1, "anew": True},
    ):
        with pytest.raises(RecordError, match="played_on"):
            downforce.replay({**record, "played_on": wrong})

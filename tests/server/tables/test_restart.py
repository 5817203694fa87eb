"""The server restarts, and every game continues where it was: in the auction, at a card, at a bet, after the end."""

import json
import random
from pathlib import Path

import pytest

from downforce.room import games
from tests.server.harness import BOT, ME, open_server
from tests.server.players import game, play_on, seated
from tests.server.stored_games import fold_table


@pytest.mark.parametrize("phase", ["auction", "powers", "race", "bets", "over"])
async def test_a_game_goes_on_where_it_was(tmp_path: Path, phase: str) -> None:
    file, draw = tmp_path / "store.db", random.Random(8)
    async with open_server(file) as server, game(server, 2) as (table, players, _):
        await play_on(players, draw, until=phase)
        people = [player.person for player in players]
        before = [(player.seq, player.view, player.events, player.offer) for player in players]
        room = (await server.registry.find(table)).room
        repeat = (room.playing.log[0][0] or 0, room.commands[0]) if room.commands else None
    async with open_server(file) as server:
        for person in people:  # the same cookies, at the new address
            server.people.append(type(person)(server.base, server.clock))
            server.people[-1].client.cookies = person.client.cookies
        async with seated(table, server.people) as players:
            assert [(player.seq, player.view, player.events, player.offer) for player in players] == before
            if repeat is not None:
                seat, command = repeat
                assert command is not None
                assert await players[seat].act("go", command, 0) == {"t": "done", "id": command, "seq": 1}
            await play_on(players, draw, numbered="later", most=12)
            folded = await fold_table(server.registry.store, table)
            assert [player.view for player in players] == [json.loads(json.dumps(folded.view(seat))) for seat in (0, 1)]


async def test_chance_acts_after_a_restart_if_it_had_not(tmp_path: Path) -> None:
    """The process died after the last action of the first race was stored, before the second was dealt."""
    file = tmp_path / "store.db"
    async with open_server(file) as server:
        async with game(server, 2, options={"world_tour": True, "beginner": ["deal-cars"]}) as (table, players, _):
            draw = random.Random(2)
            while players[0].view is not None and players[0].view["race"] == 1:
                player = draw.choice([player for player in players if player.offer is not None])
                assert player.offer is not None
                server.clock.time += 0.3
                answer = await player.act(draw.choice(player.offer["choices"])["action"], f"act-{player.seq:06}")
                for other in players:
                    await other.reach(answer["seq"])
        assert len(await server.registry.store.deals(table)) == 2
        async with server.registry.store.writer.transaction() as connection:
            await connection.exec_driver_sql("DELETE FROM deals WHERE race = 1")
    async with open_server(file) as server:
        assert len(await server.registry.store.deals(table)) == 2
        live = await server.registry.find(table)
        assert live.room.game is not None
        assert live.room.game.view(None)["race"] == 2
        assert not games.needs_draw(live.room.game)


async def test_bots_go_on_by_themselves(tmp_path: Path) -> None:
    file = tmp_path / "store.db"
    async with open_server(file) as server:
        ida = await server.guest()
        table = await ida.make(BOT, BOT, start=True)
        await server.pass_time(1)
        before = (await server.registry.find(table)).room.seq
    async with open_server(file) as server:
        assert table in server.registry.tables  # nobody asked for it
        for _ in range(400):
            await server.pass_time(1)
        live = await server.registry.find(table)
        assert live.room.seq > before
        assert live.room.table.status == "over"
        found = await server.registry.store.table(table)
        assert found is not None
        assert found[0].winners is not None


async def test_a_seat_is_kept_over_a_restart_and_a_stranger_does_not_get_it(tmp_path: Path) -> None:
    file = tmp_path / "store.db"
    async with open_server(file) as server:
        ida = await server.guest()
        table = await ida.make(ME, BOT, start=True)
    async with open_server(file) as server:
        eve = await server.guest()
        async with eve.at(table) as socket:
            first = await socket.read()
            assert first["seat"] is None
            assert first["view"] == json.loads(json.dumps((await fold_table(server.registry.store, table)).view(None)))


async def test_idle_tables_are_forgotten_and_found_again(tmp_path: Path) -> None:
    async with open_server(tmp_path / "store.db") as server:
        ida = await server.guest()
        table = await ida.make(ME, BOT)
        await server.registry.find(table)
        await server.pass_time(700)
        assert table not in server.registry.tables
        assert (await ida.client.get(f"/api/tables/{table}")).json()["id"] == table


async def test_a_game_that_everybody_left_comes_back_as_it_was(tmp_path: Path) -> None:
    async with open_server(tmp_path / "store.db") as server:
        async with game(server, 2) as (table, players, _):
            await play_on(players, random.Random(3), most=30)
            people = [player.person for player in players]
            before = [(player.seq, player.view, player.offer) for player in players]
        await server.settle()
        await server.pass_time(700)
        await server.pass_time(700)
        assert table not in server.registry.tables
        async with seated(table, people) as players:
            assert [(player.seq, player.view, player.offer) for player in players] == before
            await play_on(players, random.Random(4), numbered="later", most=4)

"""The coach: only in solo games against bots, and only from what the player knows."""

import random
from typing import Any

import pytest

from downforce import compiled, new_game
from downforce.room.queries import coach
from tests.server.harness import BOT, ME, OPEN, Person, RunningServer
from tests.server.players import seated


@pytest.fixture(autouse=True)
def few_playouts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coach, "PLAYOUTS", 40)
    monkeypatch.setattr(compiled, "AVAILABLE", False)  # interpreted: so few are sooner played than compiled


async def ask(person: Person, table: str, what: str = "hint") -> Any:
    answer = await person.client.get(f"/api/tables/{table}/{what}")
    assert answer.status_code == 200, answer.text
    return answer.json()


async def test_a_hint_then_a_word_on_what_was_done(server: RunningServer) -> None:
    ida, eve = await server.guest(), await server.guest()
    table = await ida.make(ME, BOT, BOT, start=True)
    async with seated(table, [ida]) as [player]:
        advice = await ask(ida, table)
        assert advice["seq"] == player.seq
        assert {lot["offered"] for lot in advice["lots"]} == {True, False}
        legal = {choice["action"] for choice in player.offer["choices"]}
        assert advice["hint"]["best"] in legal
        assert await eve.refusal("GET", f"/tables/{table}/hint") == "not-seated"
        done = await player.act(advice["hint"]["best"], "0123456789")
        word = await ask(ida, table, f"word/{done['seq']}")
        assert word["decision"]["action"] == advice["hint"]["best"]
        for number in (0, done["seq"] + 1, 10**6):
            assert await ida.refusal("GET", f"/tables/{table}/word/{number}") == "not-found"


@pytest.mark.parametrize("more", [{}, {"latecomers": True}], ids=["another sits there", "another may come"])
async def test_nobody_is_coached_where_another_person_plays(server: RunningServer, more: dict[str, Any]) -> None:
    ida, rui = await server.guest(), await server.guest()
    table = await ida.make(ME, BOT if more else OPEN, BOT, **more)
    assert await ida.refusal("GET", f"/tables/{table}/hint") == "not-begun"
    if not more:
        await rui.call("PUT", f"/tables/{table}/seats/1", {"kind": "me"})
    await ida.call("POST", f"/tables/{table}/start")
    for path in ("hint", "word/1"):
        assert await ida.refusal("GET", f"/tables/{table}/{path}") == "no-coach"


def test_a_word_is_by_what_the_seat_knew() -> None:
    """The verdict is the same, whatever cards the others hold."""
    game = new_game(players=4, seed=3)
    while game.waiting[0] != 0:
        game.play(game.waiting[0], game.legal(game.waiting[0])[0])
    game.play(0, random.Random(1).choice(game.legal(0)))
    record: Any = game.record()
    number = len(game.log)
    hands = record["deal"]["hands"]
    assert number == 1, "nobody else has shown a card"
    other = {**record, "deal": {**record["deal"], "hands": [hands[0], hands[2], hands[3], hands[1]]}}
    assert coach.judge_choice(record, 0, number) == coach.judge_choice(other, 0, number)

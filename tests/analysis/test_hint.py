"""A coach's hints, which come from a view alone."""

import random

import pytest

from downforce import compiled
from downforce.analysis.coach_advice import hand_worth, hint, judge_choice
from downforce.rules.errors import IllegalAction
from tests.contract.test_secrets import change_what_is_hidden
from tests.variants import begin, moments

pytestmark = [
    pytest.mark.skipif(not compiled.AVAILABLE, reason="numba is not installed, and interpreted it takes minutes"),
    pytest.mark.xdist_group("compiled"),
]


def test_a_hint_at_every_kind_of_question_and_a_word_after_it() -> None:
    asked = set()
    for game in moments({"players": 3}, 8):
        for seat in game.waiting[:1]:
            seen = game.view(seat)
            if seen["asks"] in asked or len(game.legal(seat)) < 2:
                continue
            found = hint(game.ruleset, seen, playouts=100)
            assert found is not None
            asked.add(found["asks"])
            assert found["best"] in game.legal(seat)
            assert found["best"] in [one["action"] for one in found["candidates"]]
            assert found["obvious"] is None or found["obvious"] in game.legal(seat)
            assert found["obvious"] != found["best"]
            assert bool(found["cars"]) == (found["asks"] == "bet")
            said = judge_choice(game.ruleset, seen, game.legal(seat)[-1], playouts=100)
            assert said is not None
            assert said["action"] == game.legal(seat)[-1]
    assert {"bid", "play", "move", "bet"} <= asked


def test_no_hint_tells_what_a_seat_cannot_know() -> None:
    draw, looked = random.Random(1), 0
    for game in moments({"players": 4}, 5):
        if game.phase == "over" or draw.random() < 0.8:
            continue
        seat = draw.choice(game.waiting)
        other = change_what_is_hidden(game, seat, draw)
        one, two = (hint(which.ruleset, which.view(seat), playouts=100) for which in (game, other))
        assert one == two
        assert hand_worth(game.ruleset, game.view(seat), playouts=100) == hand_worth(
            other.ruleset, other.view(seat), playouts=100
        )
        looked += 1
    assert looked > 3


def test_what_the_cars_are_worth_in_a_hand() -> None:
    game = begin({"players": 4}, 3)
    seen = game.view(1)
    found = hand_worth(game.ruleset, seen, playouts=400)
    assert seen["lot"] is not None
    assert [one["car"] for one in found if one["offered"]] == [seen["lot"]["car"]] == [found[0]["car"]]
    assert sorted(one["grid"] for one in found) == [1, 2, 3, 4, 5, 6]
    by_sight = {one["grid"]: one["worth"] for one in found[1:]}
    assert 1 not in by_sight or by_sight[1] == max(by_sight.values())  # the marked place is worth most
    assert all(one["worth"] >= 0 for one in found)
    assert {one["grid"]: one["usual"] for one in found} == {1: 5, 2: 2, 3: 2, 4: 2, 5: 2, 6: 2}


def test_nobody_is_told_who_is_not_asked() -> None:
    game = begin({"players": 2, "beginner": True}, 3)
    waits = game.waiting[0]
    with pytest.raises(IllegalAction, match="is not asked now"):
        hint(game.ruleset, game.view(1 - waits), playouts=100)

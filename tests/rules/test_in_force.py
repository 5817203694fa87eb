"""Which optional rules apply in a race, as help shows them."""

from typing import Any

import pytest

from downforce import new_game


@pytest.mark.parametrize(
    ("options", "there", "not_there"),
    [
        ({}, {"auction", "any-card", "powers", "bets", "finish", "money"}, {"dealt", "laps", "own-piles", "tour"}),
        ({"edition": "es"}, {"auction"}, {"any-card"}),
        ({"powers": False, "bets": False}, {"auction", "money"}, {"powers", "bets"}),
        ({"beginner": True}, {"dealt", "small-hands", "first-wins", "finish"}, {"auction", "powers", "bets", "money"}),
        ({"players": 2}, {"own-piles", "cunning-swapped"}, {"cunning-removed", "small-hands"}),
        ({"players": 2, "edition": "fr"}, {"own-piles", "cunning-removed"}, {"cunning-swapped"}),
        ({"players": 2, "beginner": ["small-hands"]}, {"small-hands"}, {"own-piles"}),  # U124
        ({"players": 2, "powers": False}, {"own-piles"}, {"cunning-swapped"}),
        ({"long_distance": True}, {"laps", "furthest-wins"}, {"finish", "money", "bets"}),  # U131
        ({"long_distance": "money"}, {"laps", "money", "bets"}, {"finish", "furthest-wins"}),
        ({"world_tour": True}, {"tour", "money"}, {"laps"}),
        ({"determined_always": True}, {"determined-always"}, set()),
    ],
)
def test_what_options_decide_is_said(options: dict[str, Any], there: set[str], not_there: set[str]) -> None:
    holds = new_game(**{"players": 4, **options}).view(None)["in_force"]
    assert there <= set(holds)
    assert not not_there & set(holds)

"""The cars named as being in the way are the right ones: they alone cause the jam, and each one is needed for it."""

import copy
from typing import Any

import pytest

from downforce.game import Game
from downforce.offers.offer import make_offer
from downforce.rules.model import State
from downforce.rules.names import CARS, COLOURS, OFF_TRACK
from downforce.rules.walk import can_step
from tests.variants import VARIANTS, moments, name_of


def standing(game: Game, car: int, space: str, others: set[str]) -> State:
    """Return a state with the car on this space and, of all others, only these on the track."""
    s = copy.deepcopy(game.state)
    for other in range(CARS):
        if COLOURS[other] not in others:
            s.position[other] = OFF_TRACK
    s.position[car] = game.ruleset.track.number[space]
    return s


def check_jam(game: Game, car: int, space: str, behind: set[str]) -> None:
    board = game.ruleset.board
    assert behind
    assert COLOURS[car] not in behind
    assert not can_step(standing(game, car, space, behind), board, car)
    for one in behind:
        assert can_step(standing(game, car, space, behind - {one}), board, car)


def check_offer(game: Game, offer: Any) -> int:
    """Check every jam of an offer and return how many there were."""
    found = 0
    for choice in offer["choices"]:
        if choice["kind"] == "move":
            assert bool(choice["behind"]) == (choice["lost"] > 0)
            if choice["lost"]:
                check_jam(game, game.state.car, choice["to"], set(choice["behind"]))
                found += 1
        lines = choice["lines"] if choice["kind"] == "play" else [choice["line"]] if choice["kind"] == "wild" else []
        for line in lines:
            assert bool(line["behind"]) == (line["how"] in ("blocked", "short"))
            if line["how"] == "blocked":
                car = COLOURS.index(line["car"])
                check_jam(game, car, str(game.view(None)["cars"][line["car"]]["space"]), set(line["behind"]))
                found += 1
    return found


def jams(options: dict[str, Any], seed: int) -> int:
    found = 0
    for game in moments(options, seed):
        for seat in game.waiting:
            offer = make_offer(game, seat)
            assert offer is not None
            found += check_offer(game, offer)
    return found


@pytest.mark.parametrize("options", VARIANTS, ids=name_of)
def test_cars_in_the_way_are_named(options: dict[str, Any]) -> None:
    jams(options, seed=5)


def test_there_are_jams() -> None:
    assert sum(jams({"players": 4}, seed) for seed in range(4)) > 5

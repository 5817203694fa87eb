"""A race that goes on although nothing can change any more: this is never claimed too early, whatever is hidden."""

import random
import tomllib
from collections.abc import Iterator
from typing import Any

import pytest

from downforce.dealer import SeededDealer
from downforce.game import Game
from downforce.rules.copying import copy_state
from downforce.rules.engine import apply, legal
from downforce.rules.model import Board, State
from downforce.rules.names import CARS, MAX_LEGAL, OVER
from downforce.rules.views.decided import is_decided
from downforce.rules.views.view_parts import members, rank
from downforce.scenario.read import read
from tests.variants import VARIANTS, moments, variant_id

OTHER_ENDS = 6  # random endings tried from each moment
HELD = [options for options in VARIANTS if not options.keys() & {"long_distance"} and options["players"] > 2]


def act_at_random(s: State, b: Board, draw: random.Random) -> None:
    seat = draw.choice(members(s.waiting))
    out = [0] * MAX_LEGAL
    apply(s, b, seat, out[draw.randrange(legal(s, b, seat, out))])


def result(s: State, b: Board, draw: random.Random) -> list[tuple[int, int]]:
    """Play a game to its end at random and return every seat's money and rank."""
    while s.phase != OVER:
        act_at_random(s, b, draw)
    return [(s.score[seat], rank(s, seat)) for seat in range(s.players)]


def possible_endings(s: State, b: Board, draw: random.Random) -> Iterator[list[tuple[int, int]]]:
    """Yield several random endings from one moment, with bets redrawn, since spectators do not know them."""
    changed = State()
    copy_state([s, changed], 1, 0)
    for seat in range(s.players):
        for k in range(s.bets_made):
            changed.bet[seat][k] = draw.randrange(CARS)
    for _ in range(OTHER_ENDS):
        other = State()
        copy_state([changed, other], 1, 0)
        yield result(other, b, draw)


@pytest.mark.parametrize("options", HELD, ids=variant_id)
def test_what_is_decided_ends_the_same_however_it_is_played(options: dict[str, Any]) -> None:
    for seed in range(3):
        draw = random.Random(seed)
        for game in moments(options, seed):
            if is_decided(game.state, game.ruleset.board):
                first, *others = possible_endings(game.state, game.ruleset.board, draw)
                assert all(other == first for other in others)
        assert not game.view(None)["foregone"]


def test_most_races_come_to_it() -> None:
    """Otherwise players would hardly ever be offered to stop."""
    races = [
        any(is_decided(game.state, game.ruleset.board) for game in moments({"players": 6}, seed)) for seed in range(12)
    ]
    assert sum(races) >= 6


REST = """
options.players = 3
options.bets = {bets}
track.finish = 9
track.spaces = {{ a = [0, 1, 0, 1], b = [1, 2, 0, 1], c = [2, 3, 0, 1], d = [3, 4, 0, 1] }}
race.turn = 2
race.finished = {finished}
race.cars = {cars}
race.owners = {owners}
race.hands = {hands}
"""
FIVE, LAST = '["B", "Y", "R", "K", "G"]', '{ O = "a" }'


@pytest.mark.parametrize(
    ("bets", "finished", "cars", "owners", "decided"),
    [
        pytest.param("true", FIVE, LAST, "{ B = 0, Y = 1, O = 2 }", True, id="the last car can win nothing"),
        pytest.param("true", FIVE, LAST, "{ B = 0, O = 2 }", False, id="sixth would be better than no car at all"),
        pytest.param("true", FIVE, LAST, "{ B = 0, Y = 2, O = 2 }", True, id="its owner has a better one"),
        pytest.param(
            "true", FIVE[:-6] + "]", '{ O = "a", G = "b" }', "{ B = 0, Y = 1, O = 2 }", False, id="fifth pays"
        ),
        pytest.param(
            "true", FIVE[:-11] + "]", '{ O = "a", G = "b", K = "c" }', "{ B = 0, Y = 1 }", True, id="nobody's cars"
        ),
        pytest.param(
            "true", '["B", "Y"]', '{ O = "a", R = "b" }', "{ B = 0, Y = 1 }", False, id="a bet may be on them"
        ),
        pytest.param("false", '["B", "Y"]', '{ O = "a", R = "b" }', "{ B = 0, Y = 1 }", True, id="without bets"),
    ],
)
def test_when_it_is_decided(bets: str, finished: str, cars: str, owners: str, decided: bool) -> None:
    hands = '{ 2 = ["O5", "K5"] }'
    data = tomllib.loads(REST.format(bets=bets, finished=finished, cars=cars, owners=owners, hands=hands))
    scenario = read(data, "situation")
    game = Game.start(scenario.rulesets, SeededDealer(0), scenario.state)
    assert game.phase == "race"
    assert game.view(0)["foregone"] is decided

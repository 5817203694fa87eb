"""Laps of a few spaces, on which a move passes its own space: actions stay unambiguous, bonuses stay optional."""

import random

import pytest

from downforce import decks
from downforce.dealer import SeededDealer
from downforce.game import Game
from downforce.rules.drive import find_ends
from downforce.rules.names import AGGRESSIVE, BONUS, CARS, DETERMINED, NO_POWER, OFF_TRACK, TURN
from downforce.rules.setup.options import Options
from downforce.rules.setup.ruleset import Ruleset
from downforce.rules.setup.track import Box, Track
from downforce.rules.views.view_parts import members

LENGTHS = ([1], [2], [3], [5], [9], [1, 1], [1, 2], [1, 3], [2, 3], [2, 5], [1, 1, 2], [3, 3, 2])  # spaces of each lane
LAP = 180
DECK = decks.find("reconstructed")


def ring(lanes: list[int], draw: random.Random) -> Track:
    """Return a closed lap whose lanes have these numbers of spaces, some of them not rectangles."""
    lap = 180
    boxes = [
        Box(
            f"{'abc'[lane]}{i + 1}", lap * i // count, lap * (i + 1) // count, lane, lane + 1, draw.random() < 0.8, lane
        )
        for lane, count in enumerate(lanes)
        for i in range(count)
    ]
    return Track.from_boxes("ring", boxes, lap=lap)


def race_on(track: Track, seed: int) -> Game:
    """Return a long distance race with cars and powers distributed at random, and all cards in hand."""
    draw = random.Random(seed)
    ruleset = Ruleset(
        Options.read({"players": 3, "long_distance": True, "determined_always": seed % 2 == 0}), track, DECK
    )
    game = Game.start([ruleset], SeededDealer(seed))
    s = game.state
    spots = draw.sample(range(len(track.boxes)), draw.randint(1, min(CARS, len(track.boxes))))
    s.position = [*spots, *[OFF_TRACK] * (CARS - len(spots))]
    s.owner = [car % 3 for car in range(CARS)]
    s.power[:3] = [DETERMINED, draw.choice([NO_POWER, DETERMINED]), draw.choice([AGGRESSIVE, NO_POWER])]
    s.waiting, s.phase = 0, TURN
    return Game.start([ruleset], game.dealer, s)


@pytest.mark.parametrize("lanes", LENGTHS, ids=str)
def test_a_legal_list_never_repeats_a_text(lanes: list[int]) -> None:
    """U133. Nor does an action name one end of several: the laps a car has gone are those of the end it was offered."""
    for seed in range(6):
        draw = random.Random(seed)
        game = race_on(ring(lanes, draw), seed)
        while game.waiting:
            seat = game.waiting[0]
            legal = game.legal(seat)
            assert len(set(legal)) == len(legal), legal
            game.play(seat, draw.choice(legal))


@pytest.mark.parametrize("lanes", LENGTHS, ids=str)
def test_a_bonus_is_never_compulsory(lanes: list[int]) -> None:
    """R137, R143: whatever space is reached without the bonus stays so many laps ahead as it is without it."""
    for seed in range(6):
        draw = random.Random(seed)
        game = race_on(ring(lanes, draw), seed)
        s, board = game.state, game.ruleset.board
        seat = s.turn = 0
        for s.car in [car for car in range(CARS) if s.owner[car] == seat and s.position[car] != OFF_TRACK]:
            for s.speed in range(1, 7):
                found = {}
                for s.power[seat] in (NO_POWER, DETERMINED):
                    ends = [s.position[s.car] + i for i in members(find_ends(s, board))]
                    found[s.power[seat]] = {number % board.spaces: number // board.spaces for number in ends}
                assert found[NO_POWER].items() <= found[DETERMINED].items()


@pytest.mark.parametrize("lanes", LENGTHS, ids=str)
def test_a_late_bonus_can_be_declined(lanes: list[int]) -> None:
    """U90: naming the space on which the car stands leaves it there, with its laps as they are."""
    for seed in range(0, 12, 2):
        draw = random.Random(seed)
        game = race_on(ring(lanes, draw), seed)
        while game.waiting:
            seat, s = game.waiting[0], game.state
            if s.phase != BONUS:
                game.play(seat, draw.choice(game.legal(seat)))
                continue
            here = game.ruleset.track.boxes[s.position[s.car]].id
            moved = game.play(seat, f"move {here}")[0]
            assert (moved["event"], moved["to"], moved["walk"]) == ("moved", here, [])

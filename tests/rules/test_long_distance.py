"""Long distance on the shipped tracks: laps until the cards are played, and the furthest car decides."""

from itertools import pairwise
from typing import Any

import pytest

from downforce import tracks
from downforce.game import Game
from tests.rules.test_whole_games import COLOURS, PAYOUTS, PRIZES, find_events, situation
from tests.variants import finished, moments

KINDS: list[dict[str, Any]] = [
    {"players": 4, "long_distance": True},
    {"players": 3, "long_distance": True, "track": "marina-bay"},
    {"players": 5, "long_distance": "money"},
    {"players": 2, "long_distance": "money", "track": "marina-bay"},
]
ALL = pytest.mark.parametrize("options", KINDS, ids=str)


def boxes_by_name(game: Game) -> dict[str, Any]:
    return {box.id: box for box in tracks.find(game.view(None)["track"]).track.boxes}


def by_distance(game: Game) -> list[str]:
    """Return the cars, furthest first, by laps, front end and inside edge, from a public view."""
    boxes, cars = boxes_by_name(game), game.view(None)["cars"]

    def rank(car: str) -> tuple[Any, ...]:
        box = boxes[cars[car]["space"]]
        return -cars[car]["laps"], -box.front, box.left

    return sorted(COLOURS, key=rank)


@ALL
def test_the_finish_line_is_ignored(options: dict[str, Any]) -> None:
    """R176: nobody is ever offered the finish, nobody is placed before the end, and every car stays on the track."""
    offered = 0
    for game in moments(options, 2):
        seen = game.view(None)
        for seat in game.waiting:
            legal = game.legal(seat)
            assert "move finish" not in legal
            offered += any(text.startswith("move") for text in legal)
        assert seen["finished"] == []
        assert all(car["space"] for car in seen["cars"].values())
        if seen["phase"] != "over":
            assert {car["place"] for car in seen["cars"].values()} == {None}
    assert offered > 50


@ALL
def test_all_cards_are_played(options: dict[str, Any]) -> None:
    """R177, U134, R073: no hand is ever discarded, so every seat plays all it was dealt and its Speed-8s."""
    game = finished(options, 3)
    assert game.outcome is not None
    assert game.outcome["reason"] == "cards"
    assert find_events(game, "home") == []
    cars = game.view(None)["cars"].values()
    played = [event["seat"] for event in find_events(game, "played")]
    for seat in range(options["players"]):
        speed8s = sum(car["owner"] == seat for car in cars)
        assert played.count(seat) == 42 // options["players"] + speed8s
    assert game.view(None)["hands"] == [[]] * options["players"]


@ALL
def test_laps_are_counted_where_a_walk_passes_the_line(options: dict[str, Any]) -> None:
    """R176, U133: the circuit is closed; a walk whose front falls back has begun another lap."""
    game = finished(options, 4)
    boxes = boxes_by_name(game)
    laps, place = dict.fromkeys(COLOURS, 0), dict[str, str]()
    for event in find_events(game, "moved"):
        fronts = [boxes[space].front for space in [event["from"], *event["walk"]]]
        wraps = sum(two < one for one, two in pairwise(fronts))
        assert wraps <= 1
        assert place.get(event["car"], event["from"]) == event["from"]
        laps[event["car"]] += wraps
        place[event["car"]] = event["to"]
    cars = game.view(None)["cars"]
    assert {car: cars[car]["laps"] for car in COLOURS} == laps
    assert {car: cars[car]["space"] for car in place} == place
    assert max(laps.values()) >= 1


@pytest.mark.parametrize("name", tracks.shipped())
def test_the_line_is_no_gap_in_the_circuit(name: str) -> None:
    """R176, R094, U11: the last space of a lane touches the first, straight on or diagonally, and nothing else."""
    track = tracks.find(name).track
    last = [box for box in track.boxes if box.front == track.lap]
    first = [box for box in track.boxes if box.back == 0]
    assert last
    assert first
    for box in last:
        game = situation(
            f"""
            options = {{ players = 3, track = "{name}", long_distance = true }}
            race.cars   = {{ K = "{box.id}" }}
            race.owners = {{ B = 0, G = 1, K = 2 }}
            race.hands  = {{ 0 = ["O6G4B2K1"], 1 = ["R5"], 2 = ["Y5"] }}
            """
        )
        game.play(0, "play O6G4B2K1")
        ahead = [other.id for other in first if box.left <= other.right and other.left <= box.right]
        assert game.legal(0) == [f"move {space}" for space in ahead]
        game.play(0, f"move {ahead[0]}")
        assert game.view(None)["cars"]["K"] == {
            "space": ahead[0],
            "laps": 1,
            "place": None,
            "owner": 2,
            "paid": 0,
            "mover": 1,  # the next card is played by seat 1
            "to_finish": track.steps_left[track.boxes.index(next(one for one in first if one.id == ahead[0]))],
            "to_betting_line": None,
        }


@ALL
def test_all_six_cars_are_placed_by_distance(options: dict[str, Any]) -> None:
    """R178, R179, U133, U135, U136: laps, front, inside; no two are level in one lane, so no place is shared."""
    for seed in range(6):
        game = finished(options, seed)
        outcome = game.outcome
        assert outcome is not None
        assert outcome["placed"] == by_distance(game)
        assert outcome["stalled"] == []
        assert sorted(car["place"] or 0 for car in game.view(None)["cars"].values()) == [1, 2, 3, 4, 5, 6]


@pytest.mark.parametrize("players", [2, 3, 5])
def test_the_owner_of_the_furthest_owned_car_wins(players: int) -> None:
    """R178, U131, U132: alone, whatever was paid; nobody bets, nothing is counted."""
    unowned = 0
    for seed in range(8):
        phases = set()
        for game in moments({"players": players, "long_distance": True}, seed, shy=0.9):
            phases.add(game.phase)
        assert "bets" not in phases
        outcome, cars = game.outcome, game.view(None)["cars"]
        assert outcome is not None
        order = [cars[car]["owner"] for car in by_distance(game)]
        unowned += order[0] is None
        assert outcome["winners"] == [next(owner for owner in order if owner is not None)]
        assert outcome["decided"] == "furthest"
        assert outcome["scores"] == [0] * players
    if players == 2:
        assert unowned, "an unowned car was furthest once"


@pytest.mark.parametrize("players", [2, 4])
def test_for_money_places_pay_prizes_and_bets(players: int) -> None:
    """U131, R106, R113, R127: bets at the first crossings, prizes by distance, prices subtracted."""
    for seed in range(4):
        game = finished({"players": players, "long_distance": "money"}, seed)
        outcome, cars = game.outcome, game.view(None)["cars"]
        assert outcome is not None
        place = {car: i for i, car in enumerate(by_distance(game))}
        scores = [0] * players
        for car in COLOURS:
            if cars[car]["owner"] is not None:
                scores[cars[car]["owner"]] += PRIZES[place[car]] - (cars[car]["paid"] or 0)
        rounds = 0
        for seat, bets in enumerate(game.view(None)["bets"]):
            rounds = len(bets)
            scores[seat] += sum(PAYOUTS[k][place[car]] for k, car in enumerate(bets) if place[car] < 3)
        assert outcome["scores"] == scores
        assert rounds == 3


def test_a_lap_crosses_every_betting_line() -> None:
    """R106, U74: a car past the line of the lap has crossed all three, though it now stands before the first."""
    game = situation(
        """
        options = { players = 3, long_distance = "money" }
        track.lap   = 12
        track.lines = [5, 10, 11]
        track.spaces.a = [0, 2, 0, 1]
        track.spaces.b = [2, 4, 0, 1]
        track.spaces.c = [4, 6, 0, 1]
        track.spaces.d = [6, 8, 0, 1]
        track.spaces.e = [8, 10, 0, 1]
        track.spaces.f = [10, 12, 0, 1]
        race.cars   = { K = "d" }
        race.owners = { K = 0, B = 1, G = 2 }
        race.bets   = { 0 = ["K"], 1 = ["K"], 2 = ["B"] }
        race.hands  = { 0 = ["K6G4B2"], 1 = ["R5"], 2 = ["Y5"] }
        """
    )
    game.play(0, "play K6G4B2")
    assert game.view(None)["cars"]["K"]["space"] == "d"
    assert game.view(None)["cars"]["K"]["laps"] == 1
    rounds = 0
    while game.phase == "bets":
        rounds += 1
        for seat in range(3):
            game.play(seat, "bet K")
    assert rounds == 2
    assert game.waiting == (1,)

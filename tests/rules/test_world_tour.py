"""World tour: one race on each track, and one score from both."""

import tomllib
from typing import Any

import pytest

import downforce
from downforce.dealer import SeededDealer
from downforce.game import Game
from downforce.scenario.read import read
from tests.rules.test_whole_games import COLOURS, POWERS, PRIZES, find_events
from tests.variants import finished, moments

TOUR: dict[str, Any] = {"players": 3, "world_tour": True}


@pytest.mark.parametrize(
    ("track", "order"),
    [
        ("river-station", ["river-station", "marina-bay"]),
        ("marina-bay", ["marina-bay", "river-station"]),
        (["river-station", "marina-bay"], ["river-station", "marina-bay"]),
        (["marina-bay", "river-station"], ["marina-bay", "river-station"]),
    ],
    ids=str,
)
def test_two_races_one_on_each_track_in_the_order_chosen(track: Any, order: list[str]) -> None:
    """R180, U139: one track named means the other comes second."""
    game = finished({**TOUR, "track": track}, 1)
    assert [event["track"] for event in find_events(game, "dealt")] == order
    assert [event["race"] for event in find_events(game, "finish")] == [1, 2]
    outcome = game.outcome
    assert outcome is not None
    assert [race["track"] for race in outcome["races"]] == order
    assert [named["name"] for named in game.record()["track"]] == order


@pytest.mark.parametrize("players", [2, 3, 6])
def test_the_two_scores_are_added(players: int) -> None:
    """R181, R132: sheet by sheet, and the most in the sum wins."""
    for seed in range(3):
        outcome: Any = finished({"players": players, "world_tour": True}, seed).outcome
        totals = [[sheet["total"] for sheet in race["sheets"]] for race in outcome["races"]]
        assert outcome["scores"] == [one + two for one, two in zip(*totals, strict=True)]
        for seat, sheet in enumerate(outcome["sheets"]):
            for key in ("racing", "betting", "auction", "total"):
                assert sheet[key] == sum(race["sheets"][seat][key] for race in outcome["races"])
            assert sheet["total"] == sheet["racing"] + sheet["betting"] - sheet["auction"] == outcome["scores"][seat]
        assert all(outcome["scores"][seat] == max(outcome["scores"]) for seat in outcome["winners"])


@pytest.mark.parametrize(("players", "seed"), [(2, 5), (4, 1)])
def test_the_second_game_starts_afresh(players: int, seed: int) -> None:
    """U137: new deal, auction and grid; nothing of the first is left on the table, and no outcome is told yet."""
    games = moments({"players": players, "world_tour": True}, seed)
    first = next(games).view(0)
    second = next(game for game in games if game.view(None)["race"] == 2)
    seen = second.view(0)
    dealt_anew = {"race", "track", "grid", "cars", "order", "lot", "hands", "strengths", "undealt"}
    assert {**seen, **dict.fromkeys(dealt_anew)} == {**first, **dict.fromkeys(dealt_anew)}
    assert seen["race"] == 2
    assert (first["track"], seen["track"]) == ("river-station", "marina-bay")
    assert [len(hand) for hand in seen["hands"]] == [len(hand) for hand in first["hands"]]
    assert seen["hands"][0] != first["hands"][0]
    assert len(seen["undealt"]) == len(first["undealt"])
    track = second.ruleset.track
    for car in COLOURS:
        at = next(i for i, box in enumerate(track.boxes) if box.id == seen["cars"][car]["space"])
        assert {**seen["cars"][car], "space": ""} == {
            "space": "",
            "laps": 0,
            "place": None,
            "owner": None,
            "paid": None,
            "mover": None,
            "to_finish": track.steps_left[at],
            "to_betting_line": track.steps_to_betting_lines[0][at],
        }
    assert second.outcome is None
    one, two = second.deals
    assert second.record()["deal"] == [one, two]
    assert sorted(power for _, power in two["lots"]) == POWERS
    assert one != two


def test_each_race_has_its_own_places_and_bets() -> None:
    """R119, R127, R180, U137: places count from one again, and three bets are made again; prizes follow from them."""
    for seed in range(4):
        game = finished(TOUR, seed)
        outcome, events = game.outcome, game.events(None)
        assert outcome is not None
        starts = [i for i, event in enumerate(events) if event["event"] == "dealt"]
        for race, part in zip(outcome["races"], (events[: starts[1]], events[starts[1] :]), strict=True):
            crossed = [event for event in part if event["event"] == "moved" and event["to"] == "finish"]
            assert [event["place"] for event in crossed] == list(range(1, len(crossed) + 1))
            assert race["placed"] == [event["car"] for event in crossed]
            assert crossed
            assert [event["bet"] for event in part if event["event"] == "betting"] == [1, 2, 3]
            for sheet in race["sheets"]:
                assert len(sheet["bets"]) == 3
                places = [car["place"] for car in sheet["cars"].values() if car["place"]]
                assert sheet["racing"] == sum(PRIZES[place - 1] for place in places)


def test_a_tour_is_recorded_as_one_game() -> None:
    """R180, U137: two deals, one log; the replay comes to the same sums."""
    game = finished(TOUR, 7)
    record = game.record()
    assert len(record["deal"]) == len(record["track"]) == 2
    again = downforce.replay(record)
    assert again.outcome == game.outcome
    assert again.events(1) == game.events(1)


def test_bets_of_the_first_race_stay_secret_until_the_tour_is_over() -> None:
    """U81, R109: also while the second race is run."""
    seen_second = False
    for game in moments(TOUR, 3):
        if game.view(None)["race"] == 2 and game.phase != "over":
            seen_second = True
            assert {text for seat, text in game.record(0)["actions"] if text.startswith("bet") and seat != 0} == {
                "bet ?"
            }
    assert seen_second
    outcome = game.outcome
    assert outcome is not None
    assert all(bet["car"] in COLOURS for sheet in outcome["races"][0]["sheets"] for bet in sheet["bets"])


# Ties in the sum.

LAST_CARD = """
options = { players = 3, world_tour = true }
track.finish = 9
track.spaces = { a = [0, 1, 0, 1] }
race.finished = ["K", "B", "G", "Y", "O", "R"]
race.owners   = { B = 0, G = 1, Y = 2 }
race.paid     = { B = 0, G = 0, Y = 0 }
"""  # prizes of this race: 9, 6 and 4


def end_of_tour(first: list[int], best: list[int]) -> Any:
    """Return a tour whose second race ends at once, with these scores and best places (0: none) from the first."""
    scenario = read(tomllib.loads(LAST_CARD), "a test")
    scenario.state.race = 1
    scenario.state.score[:3] = first
    scenario.state.best_place[:3] = best
    game = Game(scenario.rulesets, SeededDealer(0), scenario.state)
    game.races.append({"sheets": [{"racing": n, "betting": 0, "auction": 0, "total": n} for n in first]})
    game._run()
    assert game.outcome is not None
    assert game.outcome["scores"] == [first[0] + 9, first[1] + 6, first[2] + 4]
    return game.outcome


@pytest.mark.parametrize(
    ("first", "best", "winners", "decided"),
    [
        ([0, 4, 0], [1, 6, 6], [1], "winnings"),  # 9, 10, 4: the sum alone
        ([6, 9, 0], [3, 1, 6], [1], "place"),  # 15 each: seat 1 was first in the first race
        ([6, 9, 0], [4, 5, 1], [0], "place"),  # 15 each: seat 0 is second in this race; seat 2 is not tied
        ([6, 9, 0], [0, 0, 0], [0], "place"),  # 15 each: nobody had finished before
        ([6, 9, 0], [3, 2, 1], [0, 1], "shared"),  # 15 each, and both were second once
        ([6, 9, 11], [2, 2, 2], [0, 1, 2], "shared"),
    ],
)
def test_a_tie_in_the_sum_goes_to_the_best_single_place_of_both_games(
    first: list[int], best: list[int], winners: list[int], decided: str
) -> None:
    """U138, R133: and then it is shared."""
    outcome = end_of_tour(first, best)
    assert outcome["winners"] == winners
    assert outcome["decided"] == decided

"""Causes that are found by playing two choices out to the end of the race."""

from typing import Any

import pytest

from downforce import compiled
from downforce.analysis.judge import Judge, Judged
from downforce.analysis.played_line import continue_line, is_drawn, read_line
from downforce.analysis.played_out import PlayedOut, bid_cause, find_consequence, is_explained, jam_reasons
from downforce.analysis.shapes import Consequence, Reason
from downforce.analysis.worlds import LOST, NOTED, OWNER, PAID, PLACE, STUCK
from downforce.game import new_game
from downforce.rules.names import AUCTION, CARS
from tests.analysis.test_reasons import ONE_LANE, judged, race

BLACK, BLUE, GREEN, YELLOW, ORANGE, RED = range(CARS)
WORTH = [-1] * 5 + [2]  # a step of red helps seat 0, a step of any other car does not


def notes(**values: int) -> list[int]:
    """Return what is noted of a race: `place3=1` says that car 3 comes in first."""
    first = {"place": PLACE, "owner": OWNER, "paid": PAID, "lost": LOST, "stuck": STUCK}
    found = [0] * NOTED
    for name, value in values.items():
        found[first[name.rstrip("0123456789")] + int(name.strip("abcdefghijklmnopqrstuvwxyz"))] = value
    return found


def pair(car: int, other: int) -> int:
    return CARS * car + other


def jam(car: int, behind: int, steps: int) -> dict[str, int]:
    """Return the values of a car that loses steps behind another, during one card."""
    return {
        f"{kind}{pair(car, other)}": value for kind, value in (("lost", steps), ("stuck", 1)) for other in (car, behind)
    }


def played(worse: dict[str, int], better: dict[str, int], looked: Judged | None = None) -> PlayedOut:
    seen = looked or judged(race({"R": "a5", "K": "b9"}, ["R5"]))
    return PlayedOut(seen, [[notes(**worse), notes(**better)] for _ in range(10)])


def test_an_own_car_is_stuck_behind_another() -> None:
    found = jam_reasons(played(jam(RED, BLACK, 3), {}), WORTH)
    facts = {"car": "R", "rival": "K", "steps": 3, "cards": 1}
    assert found == [(6.0, {"key": "stuck", "facts": facts})]
    assert jam_reasons(played({}, jam(RED, BLACK, 3)), WORTH) == []
    assert jam_reasons(played(jam(RED, BLACK, 1), {}), WORTH) == [], "a single step explains little"


def test_a_rival_gets_by() -> None:
    found = jam_reasons(played({}, jam(GREEN, BLUE, 4)), WORTH)
    facts = {"car": "G", "rival": "B", "steps": 4, "cards": 1}
    assert found == [(4.0, {"key": "gets-by", "facts": facts})]


def test_the_consequence_is_about_the_car_of_the_reason() -> None:
    both = played({f"place{RED}": 4, f"place{GREEN}": 1}, {f"place{RED}": 2, f"place{GREEN}": 5})
    about_red = find_consequence(both, {"key": "stuck", "facts": {"car": "R"}})
    assert about_red == {"car": "R", "place": 2, "chance": 0, "instead_chance": 100}
    about_green = find_consequence(both, {"key": "gets-by", "facts": {"car": "G"}})
    assert about_green == {"car": "G", "place": 1, "chance": 100, "instead_chance": 0}
    assert find_consequence(played({f"place{RED}": 2}, {f"place{RED}": 2}), None) is None


def test_what_a_bid_costs_and_brings_in() -> None:
    game = race({"R": "a5", "K": "b9"}, ["R5"])
    game.state.phase, game.state.lot, game.state.lot_car[0] = AUCTION, 0, BLUE
    seen = judged(game)
    bought = {f"owner{BLUE}": 0, f"paid{BLUE}": 6, f"place{BLUE}": 5, **{f"owner{car}": 1 for car in (0, 2, 3, 4, 5)}}
    passed = {**bought, f"owner{BLUE}": 1}
    facts = {"car": "B", "amount": 6, "worth": 0, "pays": 2.0}
    assert bid_cause(played(bought, passed, seen), 6, 0) == {"key": "bid-cost", "facts": facts}
    won = {**bought, f"place{BLUE}": 1}
    assert bid_cause(played(passed, won, seen), 0, 4) == {
        "key": "bid-gain",
        "facts": {"car": "B", "amount": 0, "worth": 4, "pays": 12.0},
    }
    later = {**passed, f"owner{RED}": 0, f"paid{RED}": 1, f"place{RED}": 2}
    dear = {**won, f"paid{BLUE}": 11}
    assert bid_cause(played(dear, later, seen), 11, 0) == {
        "key": "bid-wait",
        "facts": {
            "car": "B",
            "amount": 11,
            "worth": 0,
            "spent": 11.0,
            "pays": 12.0,
            "instead_spent": 1.0,
            "instead_pays": 9.0,
        },
    }
    assert bid_cause(played(won, won, seen), 4, 3) is None


@pytest.mark.parametrize(
    ("key", "car", "explains"),
    [("stuck", None, True), ("short", "R", True), ("short", "K", False), ("short", None, False), ("spent", "R", False)],
)
def test_what_counts_as_a_cause(key: Any, car: Any, explains: bool) -> None:
    reason: Reason = {"key": key, "facts": {"car": "R"}}
    consequence: Consequence | None = None
    if car:
        consequence = {"car": car, "place": 1, "chance": 10, "instead_chance": 40}
    assert is_explained(reason, consequence) is explains
    assert not is_explained(None, consequence)


@pytest.mark.skipif(not compiled.AVAILABLE, reason="numba is not installed, and interpreted nothing is played out")
@pytest.mark.xdist_group("compiled")
def test_jams_are_noted_while_a_race_is_played_out() -> None:
    game = race({"R": "a5", "K": "a6"}, ["R5", "R6K4G2"], spaces=ONE_LANE)
    found = Judge(game.rulesets, 100, 0).play_out(judged(game), [0, 1], 5)
    assert len(found) == 5
    assert any(world[arm][LOST + pair(RED, BLACK)] for world in found for arm in (0, 1))
    assert all(sorted(world[0][PLACE : PLACE + 2]) for world in found)


def test_a_line_ends_before_the_seat_plays_again() -> None:
    """The game itself is not changed, and the line shows no card that the seat may not see."""
    game = new_game(4, seed=3)
    while not is_drawn(game):
        seat = game.waiting[0]
        game.play(seat, game.legal(seat)[-1])
    seat = game.waiting[0]
    before = len(game.log)
    entries = continue_line(game, seat, game.legal(seat)[0])
    assert len(game.log) == before
    assert [who for who, text in entries if text.startswith("play ")].count(seat) == 1
    assert 1 <= sum(text.startswith("play ") for _, text in entries) <= 4
    line = read_line(game, seat, entries)
    assert line["action"] == entries[0][1]
    assert line["events"][0]["event"] == "played"
    assert all(set(hand) <= {"?"} for other, hand in enumerate(line["view"]["hands"]) if other != seat)

"""Bets: on what a seat may know, on own cars while they can win, and late on the leader."""

import copy
import random
from collections import Counter
from typing import Any

import pytest

from downforce import bots
from downforce.bots.policy import betting as betting_module
from downforce.bots.policy.betting import choose_bet, draw_ending, foremost_of, near_or_strong
from downforce.bots.policy.evaluate import laid, set_offsets, value_money, weigh_pairs
from downforce.bots.policy.scratch import Scratch
from downforce.bots.policy.weights import CERTAIN, NEAREST, OWN, TO_WIN, Weights
from downforce.rng import Rng
from downforce.rules.engine import legal
from downforce.rules.model import Board, State
from downforce.rules.names import BET, CARS, MAX_LEGAL, NOBODY
from downforce.rules.setup.options import Options
from downforce.rulesets import choose_rulesets
from tests.bots.positions import PLAYERS, PRO, betting, board, put, seeded
from tests.contract.test_secrets import change_what_is_hidden
from tests.variants import VARIANTS, moments, name_of

PROS = [name for name in bots.BOTS if name == "pro" or name.startswith("pro-")]
SOBER = [name for name in PROS if name != "pro-gambler"]
BETTORS = [*PROS, "crowd", "rookie"]
OWNERS = [0, 1, 2, 3, 0, 1]
WITH_BETS = [options for options in VARIANTS if choose_rulesets(Options.read(options))[0].board.bets]


def weights(name: str) -> Weights:
    return bots.BOTS[name].weights


def changed(m: Weights, **weights: int) -> Weights:
    other = copy.copy(m)
    for name, weight in weights.items():
        setattr(other, name, weight)
    return other


def bets(s: State, b: Board, name: str, seat: int = 0, times: int = 20) -> Counter[int]:
    """Cars that a seat backs, by different chance."""
    return Counter(choose_bet(s, b, seat, weights(name), Scratch(), seeded(seed)) - BET for seed in range(times))


# What a bet depends on.


@pytest.mark.parametrize("options", WITH_BETS[::3], ids=name_of)
def test_a_bet_is_legal_and_made_by_what_the_seat_may_know(options: dict[str, Any]) -> None:
    draw, looked = random.Random(3), 0
    for game in moments(options, 5, shy=0.3):
        if game.phase != "bets" or draw.random() < 0.5:
            continue
        seat, b, out = draw.choice(game.waiting), game.ruleset.board, [0] * MAX_LEGAL
        other = change_what_is_hidden(game, seat, draw).state
        allowed = out[: legal(game.state, b, seat, out)]
        looked += vars(other) != vars(game.state)
        for name in BETTORS:
            made = choose_bet(game.state, b, seat, weights(name), Scratch(), seeded(9))
            assert made in allowed
            assert choose_bet(other, b, seat, weights(name), Scratch(), seeded(9)) == made
    assert looked


def test_a_bet_does_not_depend_on_what_was_thought_before() -> None:
    b, scratch = board(), Scratch()
    first = betting(b, [20, 21, 24, 26, 30, 32], OWNERS)
    for name in BETTORS:
        for togo in ([3, 40, 30, 12, 9, 8], [40, 3, 30, 12, 9, 8]):
            choose_bet(betting(b, togo, OWNERS, [1, 1]), b, 1, weights(name), scratch, seeded(1))
        again = choose_bet(first, b, 0, weights(name), scratch, seeded(2))
        assert again == choose_bet(first, b, 0, weights(name), Scratch(), seeded(2))


# Which car.


@pytest.mark.parametrize("name", SOBER)
def test_a_pro_backs_its_own_car_that_is_level_with_the_leader(name: str) -> None:
    b = board()
    backed = bets(betting(b, [20, 20, 24, 26, 30, 32], OWNERS), b, name)
    assert backed[0] >= 15


@pytest.mark.parametrize("name", SOBER)
def test_a_pro_whose_cars_are_far_behind_follows_the_leader_with_its_last_bet(name: str) -> None:
    b = board()
    backed = bets(betting(b, [22, 3, 14, 18, 26, 25], OWNERS, [0, 0]), b, name)
    assert backed[1] >= 17


def test_a_gambler_backs_an_outsider_where_an_opportunist_follows_the_leader() -> None:
    b = board()
    s = betting(b, [22, 14, 17, 18, 26, 25], OWNERS)
    gambler, opportunist = (bets(s, b, name)[1] for name in ("pro-gambler", "pro-opportunist"))
    assert gambler <= 5
    assert opportunist >= 15


def test_a_rookie_backs_the_car_it_paid_most_for_else_its_foremost() -> None:
    b = board()
    assert weights("rookie").betting == OWN
    dear = betting(b, [22, 3, 14, 18, 12, 25], OWNERS)
    dear.paid[0], dear.paid[4], dear.paid[5] = 5, 4, 6
    assert [bets(dear, b, "rookie", seat, 3) for seat in range(2)] == [{0: 3}, {5: 3}]
    s = betting(b, [22, 3, 14, 18, 12, 25], OWNERS)
    assert [bets(s, b, "rookie", seat, 3) for seat in range(PLAYERS)] == [{4: 3}, {1: 3}, {2: 3}, {3: 3}]
    home = betting(b, [22, 0, 14, 18, 0, 25], OWNERS)  # the one that is home before those that race
    assert [foremost_of(home, b, seat) for seat in range(PLAYERS)] == [4, 1, 2, 3]


def test_a_rookie_without_cars_backs_the_foremost_of_all() -> None:
    b = board()
    owner = [1, 1, 2, 3, 2, 3]
    assert bets(betting(b, [22, 9, 14, 18, 12, 25], owner), b, "rookie", 0, 3) == {1: 3}
    assert bets(betting(b, [22, 9, 14, 0, 0, 25], owner), b, "rookie", 0, 3) == {3: 3}


@pytest.mark.parametrize("name", ["crowd", "crowd-champion", "reference", "hasty", "spiteful"])
def test_the_first_versions_bots_back_the_nearest(name: str) -> None:
    """The leader; an own car counts as two steps nearer; a car that has won before all."""
    b = board()
    assert weights(name).betting == NEAREST
    for togo, car in (
        ([22, 3, 14, 18, 26, 25], 1),
        ([20, 19, 24, 26, 30, 32], 0),
        ([23, 20, 24, 26, 30, 32], 1),
        ([23, 20, 0, 0, 30, 32], 2),
    ):
        s = betting(b, togo, OWNERS)
        assert near_or_strong(s, b, 0) == car
        assert bets(s, b, name, 0, 3) == {car: 3}


def test_a_loyal_pro_backs_its_own_at_the_first_line_more_often_than_an_opportunist() -> None:
    b, draw, own = board(), random.Random(4), Counter[str]()
    for seed in range(60):
        owner = draw.sample(OWNERS, CARS)
        s = betting(b, draw.sample(range(26, 40), CARS), owner)
        for name in ("pro-loyal", "pro-opportunist"):
            car = choose_bet(s, b, 0, weights(name), Scratch(), seeded(seed)) - BET
            own[name] += owner[car] == 0
    assert own["pro-loyal"] > own["pro-opportunist"] + 3
    assert own["pro-opportunist"] > 10


# How the race may end.


def endings(s: State, b: Board, times: int, m: Weights = PRO) -> tuple[Scratch, list[list[int]], list[bool]]:
    """Those drawn, and for each whether no two cars came in at the very same moment."""
    scratch, rng, drawn, apart = Scratch(), seeded(6), [], []
    set_offsets(s, b, 0, m, scratch)
    weigh_pairs(s, b, scratch)
    racing = [car for car in range(CARS) if s.place[car] == 0]
    for _ in range(times):
        draw_ending(s, m, scratch, rng)
        drawn.append(list(scratch.ending))
        apart.append(len({scratch.arrival[car] for car in racing}) == len(racing))
    return scratch, drawn, apart


@pytest.mark.parametrize("togo", [[20, 21, 24, 26, 30, 32], [9, 0, 3, 0, 12, 5], [0, 0, 0, 0, 0, 7], [0] * CARS])
def test_an_ending_gives_out_the_places_left_and_cars_that_are_home_keep_theirs(togo: list[int]) -> None:
    b = board()
    s = betting(b, togo, OWNERS)
    _, drawn, apart = endings(s, b, 300)
    assert sum(apart) > 280
    for places, differ in zip(drawn, apart, strict=True):
        assert all(places[car] == s.place[car] for car in range(CARS) if s.place[car])
        assert not differ or sorted(places) == [1, 2, 3, 4, 5, 6]


def test_an_ending_gives_every_place_once_even_to_cars_that_arrive_at_the_same_moment() -> None:
    b = board()
    _, drawn, _ = endings(betting(b, [20, 21, 24, 26, 30, 32], OWNERS), b, 2000)
    assert all(sorted(places) == [1, 2, 3, 4, 5, 6] for places in drawn)


def test_of_two_cars_each_comes_in_first_as_often_as_the_model_says() -> None:
    b, times = board(), 4000
    scratch, drawn, _ = endings(betting(b, [20, 21, 23, 24, 26, 28], OWNERS), b, times)
    chances = []
    for car in range(CARS):
        for other in range(car + 1, CARS):
            before = sum(places[car] < places[other] for places in drawn) / times
            chances.append(scratch.ahead[car][other] / CERTAIN)
            assert abs(before - chances[-1]) < 0.05
    assert max(chances) - min(chances) > 0.2


def test_who_doubts_draws_wilder_endings() -> None:
    b = board()
    s = betting(b, [16, 20, 24, 28, 32, 36], OWNERS)
    first = [
        sum(places[0] == 1 for places in endings(s, b, 1500, changed(PRO, doubt=doubt))[1]) for doubt in (40, 100, 300)
    ]
    assert first[0] > first[1] + 100 > first[2] + 200


def test_rivals_are_thought_to_follow_the_foremost_car_of_all(monkeypatch: pytest.MonkeyPatch) -> None:
    b, leaders = board(), set[int]()

    def look(s: State, seat: int, leader: int, m: Weights, t: Scratch, c: Rng) -> int:
        leaders.add(leader)
        return 0

    monkeypatch.setattr(betting_module, "settle", look)
    for owner in (OWNERS, [0, 1, 2, 3, NOBODY, NOBODY]):
        choose_bet(betting(b, [22, 9, 14, 18, 30, 25], owner), b, 0, PRO, Scratch(), seeded(1))
    assert leaders == {1}


# Envy.


def value_after(b: Board, car: int, steps: int, envy: int, made: int) -> int:
    """To seat 0, when a car moves on; car 1 is the best off, and its owner's."""
    s = betting(b, [24, 20, 25, 27, 33, 35], OWNERS, [0] * made)
    put(s, b, car, steps)
    scratch, m = Scratch(), changed(PRO, envy=envy)
    set_offsets(s, b, 0, m, scratch)
    return value_money(s, b, 0, m, scratch)


@pytest.mark.parametrize("made", [0, 1, 3])
def test_a_seat_is_worse_off_when_the_best_off_rival_moves_on_and_more_so_the_more_envious(made: int) -> None:
    b = board()
    falls = [value_after(b, 1, 20, envy, made) - value_after(b, 1, 16, envy, made) for envy in (0, 40, PRO.envy, 100)]
    assert PRO.envy > 40
    assert 0 < falls[0] < falls[1] < falls[2] < falls[3]


def test_what_bets_multiply_together() -> None:
    s, made = State(), []
    for s.bets_made in range(4):
        made.append(laid(s))
    assert made == [0, 3, 5, 6]


def test_all_pros_bet_to_win() -> None:
    for name, known in bots.BOTS.items():
        if name.startswith(("pro", "champion")):
            assert known.weights.betting == TO_WIN

"""Bets: they use only what a seat may know, favour own cars while those can win, and later follow the leader."""

import copy
import random
from collections import Counter
from typing import Any

import pytest

from downforce import bots
from downforce.bots.policy import betting as betting_module
from downforce.bots.policy.betting import choose_bet, draw_ending, foremost_car, nearest_or_strongest
from downforce.bots.policy.evaluate import set_offsets, total_multiplier, value_money, weigh_pairs
from downforce.bots.policy.scratch import Scratch
from downforce.bots.policy.weights import CERTAIN, NEAREST, OWN, TO_WIN, Weights
from downforce.rng import Rng
from downforce.rules.engine import legal
from downforce.rules.model import Board, State
from downforce.rules.names import BET, CARS, MAX_LEGAL, NOBODY
from downforce.rules.setup.options import Options
from downforce.rulesets import choose_rulesets
from tests.bots.positions import PLAYERS, PRO, betting_state, place_car, seeded_rng, standard_board
from tests.contract.test_secrets import change_what_is_hidden
from tests.variants import VARIANTS, moments, variant_id

PROS = [name for name in bots.BOTS if name == "pro" or name.startswith("pro-")]
SOBER = [name for name in PROS if name != "pro-gambler"]
BETTORS = [*PROS, "crowd", "rookie"]
OWNERS = [0, 1, 2, 3, 0, 1]
WITH_BETS = [options for options in VARIANTS if choose_rulesets(Options.read(options))[0].board.bets]


def bot_weights(name: str) -> Weights:
    return bots.BOTS[name].weights


def changed(original: Weights, **changes: int) -> Weights:
    other = copy.copy(original)
    for name, weight in changes.items():
        setattr(other, name, weight)
    return other


def backed_cars(state: State, board: Board, name: str, seat: int = 0, times: int = 20) -> Counter[int]:
    """Count the cars that a seat backs, over different random numbers."""
    return Counter(
        choose_bet(state, board, seat, bot_weights(name), Scratch(), seeded_rng(seed)) - BET for seed in range(times)
    )


# What a bet depends on


@pytest.mark.parametrize("options", WITH_BETS[::3], ids=variant_id)
def test_a_bet_is_legal_and_made_by_what_the_seat_may_know(options: dict[str, Any]) -> None:
    draw, looked = random.Random(3), 0
    for game in moments(options, 5, shy=0.3):
        if game.phase != "bets" or draw.random() < 0.5:
            continue
        seat, board, out = draw.choice(game.waiting), game.ruleset.board, [0] * MAX_LEGAL
        other = change_what_is_hidden(game, seat, draw).state
        allowed = out[: legal(game.state, board, seat, out)]
        looked += vars(other) != vars(game.state)
        for name in BETTORS:
            made = choose_bet(game.state, board, seat, bot_weights(name), Scratch(), seeded_rng(9))
            assert made in allowed
            assert choose_bet(other, board, seat, bot_weights(name), Scratch(), seeded_rng(9)) == made
    assert looked


def test_a_bet_does_not_depend_on_what_was_thought_before() -> None:
    board, scratch = standard_board(), Scratch()
    first = betting_state(board, [20, 21, 24, 26, 30, 32], OWNERS)
    for name in BETTORS:
        for togo in ([3, 40, 30, 12, 9, 8], [40, 3, 30, 12, 9, 8]):
            choose_bet(betting_state(board, togo, OWNERS, [1, 1]), board, 1, bot_weights(name), scratch, seeded_rng(1))
        again = choose_bet(first, board, 0, bot_weights(name), scratch, seeded_rng(2))
        assert again == choose_bet(first, board, 0, bot_weights(name), Scratch(), seeded_rng(2))


# Which car is backed


@pytest.mark.parametrize("name", SOBER)
def test_a_pro_backs_its_own_car_that_is_level_with_the_leader(name: str) -> None:
    board = standard_board()
    backed = backed_cars(betting_state(board, [20, 20, 24, 26, 30, 32], OWNERS), board, name)
    assert backed[0] >= 15


@pytest.mark.parametrize("name", SOBER)
def test_a_pro_whose_cars_are_far_behind_follows_the_leader_with_its_last_bet(name: str) -> None:
    board = standard_board()
    backed = backed_cars(betting_state(board, [22, 3, 14, 18, 26, 25], OWNERS, [0, 0]), board, name)
    assert backed[1] >= 17


def test_a_gambler_backs_an_outsider_where_an_opportunist_follows_the_leader() -> None:
    board = standard_board()
    state = betting_state(board, [22, 14, 17, 18, 26, 25], OWNERS)
    gambler, opportunist = (backed_cars(state, board, name)[1] for name in ("pro-gambler", "pro-opportunist"))
    assert gambler <= 5
    assert opportunist >= 15


def test_a_rookie_backs_the_car_it_paid_most_for_else_its_foremost() -> None:
    board = standard_board()
    assert bot_weights("rookie").betting == OWN
    dear = betting_state(board, [22, 3, 14, 18, 12, 25], OWNERS)
    dear.paid[0], dear.paid[4], dear.paid[5] = 5, 4, 6
    assert [backed_cars(dear, board, "rookie", seat, 3) for seat in range(2)] == [{0: 3}, {5: 3}]
    state = betting_state(board, [22, 3, 14, 18, 12, 25], OWNERS)
    assert [backed_cars(state, board, "rookie", seat, 3) for seat in range(PLAYERS)] == [{4: 3}, {1: 3}, {2: 3}, {3: 3}]
    home = betting_state(board, [22, 0, 14, 18, 0, 25], OWNERS)  # a finished car comes before those still racing
    assert [foremost_car(home, board, seat) for seat in range(PLAYERS)] == [4, 1, 2, 3]


def test_a_rookie_backs_the_nearest_at_later_lines() -> None:
    board = standard_board()
    for bets in ([2], [2, 2]):
        state = betting_state(board, [22, 3, 14, 18, 12, 25], OWNERS, bets)
        state.paid[0] = 6
        assert [backed_cars(state, board, "rookie", seat, 3) for seat in range(2)] == [{1: 3}, {1: 3}]


def test_a_rookie_without_cars_backs_the_foremost_of_all() -> None:
    board = standard_board()
    owner = [1, 1, 2, 3, 2, 3]
    assert backed_cars(betting_state(board, [22, 9, 14, 18, 12, 25], owner), board, "rookie", 0, 3) == {1: 3}
    assert backed_cars(betting_state(board, [22, 9, 14, 0, 0, 25], owner), board, "rookie", 0, 3) == {3: 3}


@pytest.mark.parametrize("name", ["crowd", "crowd-champion", "reference", "hasty", "spiteful"])
def test_the_first_versions_bots_back_the_nearest(name: str) -> None:
    """They back the leader; an own car counts as two steps nearer, and a car that has won comes first."""
    board = standard_board()
    assert bot_weights(name).betting == NEAREST
    for togo, car in (
        ([22, 3, 14, 18, 26, 25], 1),
        ([20, 19, 24, 26, 30, 32], 0),
        ([23, 20, 24, 26, 30, 32], 1),
        ([23, 20, 0, 0, 30, 32], 2),
    ):
        state = betting_state(board, togo, OWNERS)
        assert nearest_or_strongest(state, board, 0) == car
        assert backed_cars(state, board, name, 0, 3) == {car: 3}


def test_a_loyal_pro_backs_its_own_at_the_first_line_more_often_than_an_opportunist() -> None:
    board, draw, own = standard_board(), random.Random(4), Counter[str]()
    for seed in range(60):
        owner = draw.sample(OWNERS, CARS)
        state = betting_state(board, draw.sample(range(26, 40), CARS), owner)
        for name in ("pro-loyal", "pro-opportunist"):
            car = choose_bet(state, board, 0, bot_weights(name), Scratch(), seeded_rng(seed)) - BET
            own[name] += owner[car] == 0
    assert own["pro-loyal"] > own["pro-opportunist"] + 3
    assert own["pro-opportunist"] > 10


# Simulated endings


def draw_endings(
    state: State, board: Board, times: int, weights: Weights = PRO
) -> tuple[Scratch, list[list[int]], list[bool]]:
    """Return simulated endings, and for each whether no two cars arrived at the same moment."""
    scratch, rng, drawn, apart = Scratch(), seeded_rng(6), [], []
    set_offsets(state, board, 0, weights, scratch)
    weigh_pairs(state, board, scratch)
    racing = [car for car in range(CARS) if state.place[car] == 0]
    for _ in range(times):
        draw_ending(state, weights, scratch, rng)
        drawn.append(list(scratch.ending))
        apart.append(len({scratch.arrival[car] for car in racing}) == len(racing))
    return scratch, drawn, apart


@pytest.mark.parametrize("togo", [[20, 21, 24, 26, 30, 32], [9, 0, 3, 0, 12, 5], [0, 0, 0, 0, 0, 7], [0] * CARS])
def test_an_ending_gives_out_the_places_left_and_cars_that_are_home_keep_theirs(togo: list[int]) -> None:
    board = standard_board()
    state = betting_state(board, togo, OWNERS)
    _, drawn, apart = draw_endings(state, board, 300)
    assert sum(apart) > 280
    for places, differ in zip(drawn, apart, strict=True):
        assert all(places[car] == state.place[car] for car in range(CARS) if state.place[car])
        assert not differ or sorted(places) == [1, 2, 3, 4, 5, 6]


def test_an_ending_gives_every_place_once_even_to_cars_that_arrive_at_the_same_moment() -> None:
    board = standard_board()
    _, drawn, _ = draw_endings(betting_state(board, [20, 21, 24, 26, 30, 32], OWNERS), board, 2000)
    assert all(sorted(places) == [1, 2, 3, 4, 5, 6] for places in drawn)


def test_of_two_cars_each_comes_in_first_as_often_as_the_model_says() -> None:
    board, times = standard_board(), 4000
    scratch, drawn, _ = draw_endings(betting_state(board, [20, 21, 23, 24, 26, 28], OWNERS), board, times)
    chances = []
    for car in range(CARS):
        for other in range(car + 1, CARS):
            before = sum(places[car] < places[other] for places in drawn) / times
            chances.append(scratch.ahead[car][other] / CERTAIN)
            assert abs(before - chances[-1]) < 0.05
    assert max(chances) - min(chances) > 0.2


def test_who_doubts_draws_wilder_endings() -> None:
    board = standard_board()
    state = betting_state(board, [16, 20, 24, 28, 32, 36], OWNERS)
    first = [
        sum(places[0] == 1 for places in draw_endings(state, board, 1500, changed(PRO, doubt=doubt))[1])
        for doubt in (40, 100, 300)
    ]
    assert first[0] > first[1] + 100 > first[2] + 200


def test_rivals_are_thought_to_follow_the_foremost_car_of_all(monkeypatch: pytest.MonkeyPatch) -> None:
    board, leaders = standard_board(), set[int]()

    def look(state: State, seat: int, leader: int, weights: Weights, scratch: Scratch, rng: Rng) -> int:
        leaders.add(leader)
        return 0

    monkeypatch.setattr(betting_module, "settle_money", look)
    for owner in (OWNERS, [0, 1, 2, 3, NOBODY, NOBODY]):
        choose_bet(betting_state(board, [22, 9, 14, 18, 30, 25], owner), board, 0, PRO, Scratch(), seeded_rng(1))
    assert leaders == {1}


# Envy


def value_after(board: Board, car: int, steps: int, envy: int, made: int) -> int:
    """Return the value to seat 0 when a car moves on; car 1 and its owner are in the lead."""
    state = betting_state(board, [24, 20, 25, 27, 33, 35], OWNERS, [0] * made)
    place_car(state, board, car, steps)
    scratch, weights = Scratch(), changed(PRO, envy=envy)
    set_offsets(state, board, 0, weights, scratch)
    return value_money(state, board, 0, weights, scratch)


@pytest.mark.parametrize("made", [0, 1, 3])
def test_a_seat_is_worse_off_when_the_best_off_rival_moves_on_and_more_so_the_more_envious(made: int) -> None:
    board = standard_board()
    falls = [
        value_after(board, 1, 20, envy, made) - value_after(board, 1, 16, envy, made) for envy in (0, 40, PRO.envy, 100)
    ]
    assert PRO.envy > 40
    assert 0 < falls[0] < falls[1] < falls[2] < falls[3]


def test_what_bets_multiply_together() -> None:
    state, made = State(), []
    for state.bets_made in range(4):
        made.append(total_multiplier(state))
    assert made == [0, 3, 5, 6]


def test_all_pros_bet_to_win() -> None:
    for name, known in bots.BOTS.items():
        if name.startswith(("pro", "champion")):
            assert known.weights.betting == TO_WIN

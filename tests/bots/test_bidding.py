"""What bots pay: by hand, place, power and cars owned, and rookies not always the same."""

import copy
from collections import Counter

import pytest

from downforce import compiled
from downforce.analysis.coach_advice import USUAL_PRICES
from downforce.arena.match import begin_match
from downforce.bots import BOTS
from downforce.bots.policy.bidding import choose_bid, draw_mood, highest_bid
from downforce.bots.policy.weights import VALUED, Weights, with_weights
from downforce.bots.policy.workspace import Workspace, new_workspace
from downforce.rules.auction import legal_bids
from downforce.rules.bits import lowest_bit
from downforce.rules.names import AUCTION, MAX_LEGAL, PASS
from tests.bots.positions import seeded_rng, standard_board
from tools.experiments.prices import measure

SEAT = 2


def first_lot(seed: int, weights: Weights) -> Workspace:
    work = new_workspace(standard_board(), [weights] * 4)
    begin_match(work, seed)
    assert work.states[0].phase == AUCTION
    return work


def limit(work: Workspace, weights: Weights, more: int = 0) -> int:
    return highest_bid(work.states[0], work.board, SEAT, weights, more)


@pytest.mark.parametrize("name", ["rookie", "club", "pro", "pro@1", "hasty"])
def test_more_is_added_to_the_limit(name: str) -> None:
    weights = BOTS[name].weights
    for seed in range(5):
        work = first_lot(seed, weights)
        assert [limit(work, weights, 1000 * more) - limit(work, weights) for more in (-2, 1, 3)] == [-2, 1, 3]


def test_a_car_is_worth_less_to_those_who_own_one() -> None:
    weights = with_weights(auction=VALUED, extra=[2500, 5000])
    work = first_lot(1, weights)
    free, others = limit(work, weights), [car for car in range(6) if car != work.states[0].lot_car[0]]
    for owned, less in ((1, 1), (2, 2), (3, 2)):
        work.states[0].owner[others[owned - 1]] = SEAT
        assert limit(work, weights) == free - less


def test_the_least_is_paid_for_any_car() -> None:
    worthless, generous = (with_weights(auction=VALUED, any_car=-20_000, least=least) for least in (0, 2))
    work = first_lot(1, worthless)
    assert limit(work, worthless) < -2
    assert limit(work, generous) == 2
    assert limit(work, generous, 1000) == 3


def test_later_lots_may_be_worth_more() -> None:
    weights = with_weights(auction=VALUED, late=2500)
    work, plain = first_lot(1, weights), with_weights(auction=VALUED)
    for lot in range(6):
        work.states[0].lot = lot
        assert limit(work, weights) == limit(work, plain) + lot


def test_moods_go_both_ways_and_mostly_a_little() -> None:
    weights = with_weights(auction=VALUED, uneven=2000)
    work, rng = first_lot(1, weights), seeded_rng(5)
    moods = [draw_mood(work.states[0], work.board, SEAT, weights, rng, work.out) for _ in range(2000)]
    assert -2000 <= min(moods) < -1500
    assert 1500 < max(moods) <= 2000
    assert abs(sum(moods)) < 2000 * 60
    assert 0.6 < sum(abs(mood) < 1000 for mood in moods) / len(moods) < 0.9


def test_who_is_even_or_has_no_choice_draws_nothing() -> None:
    rng, untouched = seeded_rng(5), seeded_rng(5)
    even, uneven = with_weights(auction=VALUED), with_weights(auction=VALUED, uneven=2000)
    work = first_lot(1, even)
    state, out = work.states[0], [0] * MAX_LEGAL
    assert draw_mood(state, work.board, SEAT, even, rng, out) == 0
    state.hand[SEAT] = 1 << lowest_bit(work.board.cards_with[state.lot_car[0]])
    assert legal_bids(state, work.board, SEAT, out) == 1
    assert draw_mood(state, work.board, SEAT, uneven, rng, out) == 0
    assert vars(rng) == vars(untouched)


def test_a_rookie_bids_differently_on_the_same_cards() -> None:
    weights = BOTS["rookie"].weights
    assert weights.uneven
    amounts = Counter[int]()
    work, rng = first_lot(3, weights), seeded_rng(1)
    for _ in range(200):
        state = copy.deepcopy(work.states[0])
        mood = draw_mood(state, work.board, SEAT, weights, rng, work.out)
        amounts[choose_bid(state, work.board, SEAT, weights, mood, work.out) < PASS] += 1
        amounts[highest_bid(state, work.board, SEAT, weights, mood) + 100] += 1
    assert sum(count > 10 for amount, count in amounts.items() if amount > 50) >= 3


@pytest.mark.slow
@pytest.mark.xdist_group("compiled")
@pytest.mark.skipif(not compiled.AVAILABLE, reason="numba is not installed")
def test_rookies_pay_like_people() -> None:
    """A smaller sample of what docs/bots.md says about three rookies and a pro."""
    rookie = measure(["rookie", "rookie", "rookie", "pro"], 300, 4000)["rookie"]
    assert len(rookie.scores) == 900
    assert sum(rookie.paid) / len(rookie.paid) <= 3.5
    assert rookie.share(6) <= 0.15
    assert rookie.below_zero() <= 0.12


@pytest.mark.slow
@pytest.mark.xdist_group("compiled")
@pytest.mark.skipif(not compiled.AVAILABLE, reason="numba is not installed")
def test_the_coach_knows_what_cars_sell_for() -> None:
    prices = measure(["pro"] * 4, 200, 4000)["pro"].by_place
    for place, usual in enumerate(USUAL_PRICES, 1):
        assert abs(sum(prices[place]) / len(prices[place]) - usual) < 0.25

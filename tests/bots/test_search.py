"""The search: how playouts play, where they stop, and how they value positions."""

import copy
from collections import Counter

import pytest

from downforce import bots
from downforce.arena.match import begin_match
from downforce.arena.playout import run_chance
from downforce.bots.characters import split_name
from downforce.bots.policy import rollout
from downforce.bots.policy.decide import choose_action
from downforce.bots.policy.evaluate import SCALE
from downforce.bots.policy.forecast import advantage, forecast
from downforce.bots.policy.marginal_value import set_marginal_values
from downforce.bots.policy.scratch import Scratch
from downforce.bots.policy.search import estimate_win_probability, list_arms, play_arm, prepare_arms
from downforce.bots.policy.weights import Weights
from downforce.bots.policy.workspace import TRIAL, new_workspace
from downforce.rules.bits import lowest_bit
from downforce.rules.copying import copy_state
from downforce.rules.engine import apply
from downforce.rules.model import Board, State
from downforce.rules.names import (
    AUCTION,
    CARDS,
    CARS,
    NOBODY,
    OVER,
    PLAY,
    PLAY_CARD,
    REGULAR_CARDS,
)
from downforce.rules.setup.options import Options
from downforce.rulesets import choose_rulesets
from tests.bots.positions import PLAYERS, betting_state, game_of_pros, seeded_rng, standard_board

PRO, SEARCHING = bots.BOTS["pro"].weights, bots.BOTS["champion"].weights
CROWD, CROWD_SEARCHING = bots.BOTS["crowd"].weights, bots.BOTS["crowd-champion"].weights
FORECASTS = pytest.mark.parametrize("weights", [SEARCHING, CROWD_SEARCHING], ids=["champion", "crowd-champion"])


def prizes(state: State, board: Board, weights: Weights) -> list[float]:
    scratch = Scratch()
    forecast(state, board, weights, scratch)
    return [prize / SCALE for prize in scratch.prizes]


# The forecast


@FORECASTS
def test_a_car_that_others_have_bet_on_is_expected_further_in_front(weights: Weights) -> None:
    board = standard_board()
    state = game_of_pros(board, 3, 2)
    assert state.bets_made == 0
    for car in range(CARS):
        backed = copy.deepcopy(state)
        for seat in range(PLAYERS):
            backed.bet[seat][0] = car
        assert prizes(backed, board, weights)[car] > prizes(state, board, weights)[car] + 1


@FORECASTS
def test_who_owns_several_cars_must_divide_his_cards(weights: Weights) -> None:
    board = standard_board()
    state = game_of_pros(board, 3, 2)
    car = state.grid[0]
    other = next(one for one in range(CARS) if state.owner[one] not in (state.owner[car], NOBODY))
    richer = copy.deepcopy(state)
    richer.owner[other] = state.owner[car]
    apart, together = Scratch(), Scratch()
    forecast(state, board, weights, apart)
    forecast(richer, board, weights, together)
    thirds = [one for one in range(CARS) if state.owner[one] not in (state.owner[car], state.owner[other])]
    assert thirds
    assert all(together.ahead[car][third] < apart.ahead[car][third] for third in thirds)


@FORECASTS
def test_cards_in_any_hand_move_a_car_and_the_owners_most(weights: Weights) -> None:
    board = standard_board()
    state = game_of_pros(board, 3, 2)
    car, card = state.grid[0], next(card for card in range(REGULAR_CARDS) if board.card_bid[card][state.grid[0]])
    owner = state.owner[car]
    for seat in range(PLAYERS):
        state.hand[seat] &= ~(1 << card)
    with_owner, with_other = copy.deepcopy(state), copy.deepcopy(state)
    with_owner.hand[owner] |= 1 << card
    with_other.hand[(owner + 1) % PLAYERS] |= 1 << card
    assert (
        advantage(state, board, weights, car)
        < advantage(with_other, board, weights, car)
        < advantage(with_owner, board, weights, car)
    )


@pytest.mark.parametrize("name", ["champion", "crowd-champion"])
def test_a_margin_tells_more_the_nearer_the_end_is(name: str) -> None:
    board, weights = standard_board(), bots.BOTS[name].weights
    early, late = game_of_pros(board, 3, 2), game_of_pros(board, 3, 25)
    over = copy.deepcopy(late)
    over.phase, over.winners = OVER, 1
    scratch = Scratch()
    scratch.money[0] = 4 * SCALE
    chances = [estimate_win_probability(state, board, 0, weights, scratch) for state in (early, late, over)]
    assert 1024 // PLAYERS < chances[0] < chances[1] < chances[2]
    assert chances[2] > 1000


def test_every_rival_lowers_the_chance_to_win_and_equals_share_it() -> None:
    board, weights, state, scratch = (
        standard_board(),
        bots.BOTS["champion"].weights,
        game_of_pros(standard_board(), 3, 25),
        Scratch(),
    )
    assert (
        abs(estimate_win_probability(state, board, 0, weights, scratch) - 1024 // PLAYERS) <= 4
    )  # all seats have the same expectation
    before = estimate_win_probability(state, board, 0, weights, scratch)
    scratch.money[2] = SCALE
    one_is_ahead = estimate_win_probability(state, board, 0, weights, scratch)
    scratch.money[3] = SCALE
    assert before > one_is_ahead > estimate_win_probability(state, board, 0, weights, scratch)


def test_when_the_game_is_over_its_winners_share_the_win() -> None:
    board, weights, state = standard_board(), bots.BOTS["champion"].weights, game_of_pros(standard_board(), 3, 25)
    state.phase, state.winners = OVER, 0b0101
    assert [estimate_win_probability(state, board, seat, weights, Scratch()) for seat in range(PLAYERS)] == [
        512,
        0,
        512,
        0,
    ]


# Playouts


def test_playouts_play_most_cards_as_a_pro_would() -> None:
    """When a third of the cards agreed, most predictions of rivals' moves were wrong."""
    board, same, played = standard_board(), 0, 0
    for seed in range(3):
        work = new_workspace(board, [PRO] * PLAYERS)
        begin_match(work, seed)
        state = work.states[0]
        while state.phase != OVER:
            seat = lowest_bit(state.waiting)
            action = choose_action(work, seat, PRO, work.rngs[1 + seat])
            if state.phase == PLAY and state.bets_made < 3:  # later many cards have the same value: nothing
                set_marginal_values(state, board, PRO, work.scratch)
                copy_state(work.states, TRIAL, 0)
                card = rollout.likely_card(work, seat, SEARCHING, seeded_rng(1))
                same += board.first_copy[card] == (action - PLAY_CARD) % CARDS
                played += 1
            apply(state, board, seat, action)
            run_chance(state, board, work.deal, work.rngs[0])
    assert same > 0.85 * played


def test_everybody_wishes_his_own_cars_on_and_those_he_has_bet_on() -> None:
    board = standard_board()
    state = game_of_pros(board, 3, 2)
    scratch, after = Scratch(), Scratch()
    set_marginal_values(state, board, PRO, scratch)
    for car in range(CARS):
        assert scratch.marginal[state.owner[car]][car] > 0
    car = state.grid[0]
    stranger = (state.owner[car] + 1) % PLAYERS
    state.bet[stranger][0] = car
    set_marginal_values(state, board, PRO, after)
    assert scratch.marginal[stranger][car] < 0 < after.marginal[stranger][car]


def cards_of_a_playout(board: Board, weights: Weights, seed: int) -> tuple[State, int]:
    """Return the state after a playout of one card from the start, and the number of cards played."""
    state = game_of_pros(board, seed, 0)
    before = sum(hand.bit_count() for hand in state.hand)
    work = new_workspace(board, [weights])
    work.states[TRIAL] = state
    rollout.play_cards(work, weights, seeded_rng(seed), 1)
    return state, before - sum(hand.bit_count() for hand in state.hand)


def test_playouts_go_on_until_the_first_bets_are_made() -> None:
    """If the forecast of pairs judges: for the crowd, and in games that the network was not fitted for."""
    unknown = choose_rulesets(Options.read({"players": PLAYERS, "powers": False}))[0].board
    for board, weights in ((standard_board(), CROWD_SEARCHING), (unknown, SEARCHING)):
        for seed in range(4):
            state, cards = cards_of_a_playout(board, weights, seed)
            assert state.bets_made
            assert cards > 1


def test_the_network_is_asked_as_soon_as_the_cards_of_a_playout_are_played() -> None:
    for seed in range(4):
        state, cards = cards_of_a_playout(standard_board(), SEARCHING, seed)
        assert cards == 1
        assert state.bets_made == 0


@pytest.mark.parametrize(
    ("players", "weights", "cards"), [(4, SEARCHING, 4), (6, SEARCHING, 6), (6, CROWD_SEARCHING, 4)]
)
def test_a_playout_that_the_forecast_judges_comes_round_to_the_seat_that_thinks(
    players: int, weights: Weights, cards: int
) -> None:
    board = choose_rulesets(Options.read({"players": players}))[0].board
    work = new_workspace(board, [weights])
    states = work.states
    states[0] = game_of_pros(board, 3, 14)
    assert 0 < states[0].bets_made < 3
    seat = lowest_bit(states[0].waiting)
    prepare_arms(work, seat, weights, list_arms(work, seat))
    play_arm(work, seat, weights, seeded_rng(1), 0)
    held = [sum(cards.bit_count() for cards in (*state.hand, *state.open8)) for state in states[:2]]
    assert states[1].phase == PLAY
    assert held[0] - held[1] == 1 + cards  # the seat's own card and those of the playout


def test_bids_in_playouts_are_blurred_up_as_often_as_down(monkeypatch: pytest.MonkeyPatch) -> None:
    board, state, more = standard_board(), State(), Counter[int]()
    state.phase = AUCTION
    monkeypatch.setattr(rollout, "choose_bid", lambda state, board, seat, weights, blur, out: more.update([blur]) or 0)
    work, rng = new_workspace(board, [PRO]), seeded_rng(4)
    for _ in range(900):
        rollout.quick_action(work, state, 0, PRO, rng)
    assert min(more) == -max(more) < 0
    assert 0.7 < more[-1000] / more[1000] < 1.4


def test_others_are_thought_to_have_bet_mostly_as_we_did() -> None:
    """This holds if all follow the leader; bots that bet to win do not assume it."""
    board, state = standard_board(), game_of_pros(standard_board(), 3, 20)
    assert state.bets_made
    same = {weights: Counter[bool]() for weights in (CROWD, PRO)}
    for weights, as_we_did in same.items():
        for seed in range(40):
            guessed = copy.deepcopy(state)
            guessed.bet[0] = [state.grid[5]] * 3
            rollout.guess_bets(guessed, state, board, 0, weights, seeded_rng(seed))
            as_we_did.update(guessed.bet[seat][0] == state.grid[5] for seat in range(1, PLAYERS))
    assert 0.4 < same[CROWD][True] / same[CROWD].total() < 1
    assert same[PRO][True] < same[CROWD][True] / 2


def count_guessed_bets(togo: list[int], bet: int) -> Counter[int]:
    """Count the cars that the other seats are assumed to have backed, as pros; seat k owns cars k and k + 4."""
    board, backed = standard_board(), Counter[int]()
    state = betting_state(board, togo, [0, 1, 2, 3, 0, 1], [0] * (bet + 1))
    for seed in range(100):
        guessed = copy.deepcopy(state)
        rollout.guess_bets(guessed, state, board, 0, PRO, seeded_rng(seed))
        assert guessed.bet[0] == state.bet[0]
        assert all(guessed.bet[seat][bet + 1 :] == state.bet[seat][bet + 1 :] for seat in range(PLAYERS))
        backed.update(guessed.bet[seat][bet] == seat for seat in range(1, PLAYERS))
        backed.update(10 + guessed.bet[seat][bet] for seat in range(1, PLAYERS))
    return backed


def test_first_bets_are_thought_to_be_on_own_cars_unless_these_are_far_behind() -> None:
    near, far = count_guessed_bets([30, 32, 32, 32, 40, 40], 0), count_guessed_bets([12, 34, 34, 34, 40, 40], 0)
    assert near[True] > 0.7 * 300
    assert far[True] == 0
    assert far[10] == 300


def test_later_bets_are_thought_to_be_on_the_leader() -> None:
    for bet in (1, 2):
        backed = count_guessed_bets([10, 15, 15, 15, 25, 25], bet)
        assert backed[10] > 0.7 * 300
    assert count_guessed_bets([10, 15, 15, 15, 25, 25], 0)[10] < 0.5 * 300


# Sparring partners are baselines.


def test_what_pro_pays_for_is_no_business_of_the_sparring_partners() -> None:
    for name in ("rookie", "reference", "hasty", "spiteful"):
        assert bots.BOTS[name].weights.powers == [0, 7, 6, -2, -6, 0]
    for name in ("crowd", "crowd-champion"):
        assert bots.BOTS[name].weights.powers == [16, -8, 9, -4, -13, -2]
    assert CROWD.powers != PRO.powers
    for name, known in bots.BOTS.items():
        if split_name(name)[0] in ("club", "pro", "champion"):
            assert known.weights.powers == PRO.powers
    for name in ("pro@1", "pro@1-loyal"):
        assert bots.BOTS[name].weights.powers == [6, -6, 7, 0, -6, -3]

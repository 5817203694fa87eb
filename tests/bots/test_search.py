"""What a search believes: how playouts play, where they stop, and what they think a position is worth."""

import copy
from collections import Counter

import pytest

from downforce import bots
from downforce.arena.match import begin_match
from downforce.arena.playout import run_chance
from downforce.bots.characters import split
from downforce.bots.policy import rollout
from downforce.bots.policy.evaluate import SCALE
from downforce.bots.policy.forecast import advantage, forecast
from downforce.bots.policy.marginal_value import set_marginal_values
from downforce.bots.policy.scratch import Scratch
from downforce.bots.policy.search import chance_to_win, list_arms, play_arm, prepare_arms
from downforce.bots.policy.weights import Weights
from downforce.bots.policy_bot import EXTRA_STATES
from downforce.rng import Rng
from downforce.rules.bits import lowest_bit
from downforce.rules.engine import apply
from downforce.rules.model import Board, Deal, State
from downforce.rules.names import (
    AUCTION,
    CARDS,
    CARS,
    MAX_LEGAL,
    MAX_PLAYERS,
    NOBODY,
    OVER,
    PLAY,
    PLAY_CARD,
    REGULAR_CARDS,
)
from downforce.rules.setup.options import Options
from downforce.rulesets import choose_rulesets
from tests.bots.positions import PLAYERS, betting, board, choose, game_of_pros, seeded

PRO, SEARCHING = bots.BOTS["pro"].weights, bots.BOTS["champion"].weights
CROWD, CROWD_SEARCHING = bots.BOTS["crowd"].weights, bots.BOTS["crowd-champion"].weights
FORECASTS = pytest.mark.parametrize("m", [SEARCHING, CROWD_SEARCHING], ids=["champion", "crowd-champion"])


def prizes(s: State, b: Board, m: Weights) -> list[float]:
    scratch = Scratch()
    forecast(s, b, m, scratch)
    return [prize / SCALE for prize in scratch.prizes]


# The forecast.


@FORECASTS
def test_a_car_that_others_have_bet_on_is_expected_further_in_front(m: Weights) -> None:
    b = board()
    s = game_of_pros(b, 3, 2)
    assert s.bets_made == 0
    for car in range(CARS):
        backed = copy.deepcopy(s)
        for seat in range(PLAYERS):
            backed.bet[seat][0] = car
        assert prizes(backed, b, m)[car] > prizes(s, b, m)[car] + 1


@FORECASTS
def test_who_owns_several_cars_must_divide_his_cards(m: Weights) -> None:
    b = board()
    s = game_of_pros(b, 3, 2)
    car = s.grid[0]
    other = next(one for one in range(CARS) if s.owner[one] not in (s.owner[car], NOBODY))
    richer = copy.deepcopy(s)
    richer.owner[other] = s.owner[car]
    apart, together = Scratch(), Scratch()
    forecast(s, b, m, apart)
    forecast(richer, b, m, together)
    thirds = [one for one in range(CARS) if s.owner[one] not in (s.owner[car], s.owner[other])]
    assert thirds
    assert all(together.ahead[car][third] < apart.ahead[car][third] for third in thirds)


@FORECASTS
def test_cards_in_any_hand_move_a_car_and_the_owners_most(m: Weights) -> None:
    b = board()
    s = game_of_pros(b, 3, 2)
    car, card = s.grid[0], next(card for card in range(REGULAR_CARDS) if b.card_bid[card][s.grid[0]])
    owner = s.owner[car]
    for seat in range(PLAYERS):
        s.hand[seat] &= ~(1 << card)
    with_owner, with_other = copy.deepcopy(s), copy.deepcopy(s)
    with_owner.hand[owner] |= 1 << card
    with_other.hand[(owner + 1) % PLAYERS] |= 1 << card
    assert advantage(s, b, m, car) < advantage(with_other, b, m, car) < advantage(with_owner, b, m, car)


@pytest.mark.parametrize("name", ["champion", "crowd-champion"])
def test_a_margin_tells_more_the_nearer_the_end_is(name: str) -> None:
    b, m = board(), bots.BOTS[name].weights
    early, late = game_of_pros(b, 3, 2), game_of_pros(b, 3, 25)
    over = copy.deepcopy(late)
    over.phase, over.winners = OVER, 1
    scratch = Scratch()
    scratch.money[0] = 4 * SCALE
    chances = [chance_to_win(s, b, 0, m, scratch) for s in (early, late, over)]
    assert 1024 // PLAYERS < chances[0] < chances[1] < chances[2]
    assert chances[2] > 1000


def test_every_rival_lowers_the_chance_to_win_and_equals_share_it() -> None:
    b, m, s, scratch = board(), bots.BOTS["champion"].weights, game_of_pros(board(), 3, 25), Scratch()
    assert abs(chance_to_win(s, b, 0, m, scratch) - 1024 // PLAYERS) <= 4  # all may expect the same
    before = chance_to_win(s, b, 0, m, scratch)
    scratch.money[2] = SCALE
    one_is_ahead = chance_to_win(s, b, 0, m, scratch)
    scratch.money[3] = SCALE
    assert before > one_is_ahead > chance_to_win(s, b, 0, m, scratch)


def test_when_the_game_is_over_its_winners_share_the_win() -> None:
    b, m, s = board(), bots.BOTS["champion"].weights, game_of_pros(board(), 3, 25)
    s.phase, s.winners = OVER, 0b0101
    assert [chance_to_win(s, b, seat, m, Scratch()) for seat in range(PLAYERS)] == [512, 0, 512, 0]


# Playouts.


def test_playouts_play_most_cards_as_a_pro_would() -> None:
    """A third of them was not enough: what rivals would do next was mostly wrong."""
    b, same, played = board(), 0, 0
    for seed in range(3):
        w, rngs, deal = [State(), State()], [Rng() for _ in range(1 + MAX_PLAYERS)], Deal()
        begin_match(w[0], b, rngs, seed)
        run_chance(w[0], b, deal, rngs[0])
        while w[0].phase != OVER:
            s, seat, scratch = w[0], lowest_bit(w[0].waiting), Scratch()
            action = choose(w, b, seat, rngs[1 + seat])
            if s.phase == PLAY and s.bets_made < 3:  # later many cards are worth the same: nothing
                set_marginal_values(s, b, PRO, scratch)
                card = rollout.likely_card(w, 0, 1, b, seat, SEARCHING, scratch, seeded(1), [0] * MAX_LEGAL)
                same += b.first_copy[card] == (action - PLAY_CARD) % CARDS
                played += 1
            apply(s, b, seat, action)
            if s.waiting == 0:
                run_chance(s, b, deal, rngs[0])
    assert same > 0.85 * played


def test_everybody_wishes_his_own_cars_on_and_those_he_has_bet_on() -> None:
    b = board()
    s = game_of_pros(b, 3, 2)
    scratch, after = Scratch(), Scratch()
    set_marginal_values(s, b, PRO, scratch)
    for car in range(CARS):
        assert scratch.marginal[s.owner[car]][car] > 0
    car = s.grid[0]
    stranger = (s.owner[car] + 1) % PLAYERS
    s.bet[stranger][0] = car
    set_marginal_values(s, b, PRO, after)
    assert scratch.marginal[stranger][car] < 0 < after.marginal[stranger][car]


def cards_of_a_playout(b: Board, m: Weights, seed: int) -> tuple[State, int]:
    """Where a playout of one card from the start ends, and how many were played."""
    s = game_of_pros(b, seed, 0)
    before = sum(hand.bit_count() for hand in s.hand)
    rollout.roll([s, State()], 0, 1, b, m, Scratch(), seeded(seed), [0] * MAX_LEGAL, 1)
    return s, before - sum(hand.bit_count() for hand in s.hand)


def test_playouts_go_on_until_the_first_bets_are_made() -> None:
    """So it is where the forecast of pairs is asked: for the crowd, and in races the network does not know."""
    unknown = choose_rulesets(Options.read({"players": PLAYERS, "powers": False}))[0].board
    for b, m in ((board(), CROWD_SEARCHING), (unknown, SEARCHING)):
        for seed in range(4):
            s, cards = cards_of_a_playout(b, m, seed)
            assert s.bets_made
            assert cards > 1


def test_the_network_is_asked_as_soon_as_the_cards_of_a_playout_are_played() -> None:
    for seed in range(4):
        s, cards = cards_of_a_playout(board(), SEARCHING, seed)
        assert cards == 1
        assert s.bets_made == 0


@pytest.mark.parametrize(("players", "m", "cards"), [(4, SEARCHING, 4), (6, SEARCHING, 6), (6, CROWD_SEARCHING, 4)])
def test_a_playout_that_the_forecast_judges_comes_round_to_the_seat_that_thinks(
    players: int, m: Weights, cards: int
) -> None:
    b = choose_rulesets(Options.read({"players": players}))[0].board
    w = [game_of_pros(b, 3, 14), *(State() for _ in range(EXTRA_STATES))]
    assert 0 < w[0].bets_made < 3
    seat, scratch, out = lowest_bit(w[0].waiting), Scratch(), [0] * MAX_LEGAL
    prepare_arms(w, 0, b, seat, m, scratch, out, list_arms(w[0], b, seat, scratch, out))
    play_arm(w, 0, b, seat, m, scratch, seeded(1), Deal(), out, 0)
    held = [sum(cards.bit_count() for cards in (*s.hand, *s.open8)) for s in w[:2]]
    assert w[1].phase == PLAY
    assert held[0] - held[1] == 1 + cards  # the own card, and those of the playout


def test_bids_in_playouts_are_blurred_up_as_often_as_down(monkeypatch: pytest.MonkeyPatch) -> None:
    b, s, more = board(), State(), Counter[int]()
    s.phase = AUCTION
    monkeypatch.setattr(rollout, "choose_bid", lambda s, b, seat, m, blur, out: more.update([blur]) or 0)
    rng = seeded(4)
    for _ in range(900):
        rollout.quick_action(s, b, 0, PRO, Scratch(), rng, [])
    assert min(more) == -max(more) < 0
    assert 0.7 < more[-1] / more[1] < 1.4


def test_others_are_thought_to_have_bet_mostly_as_we_did() -> None:
    """Where all follow the leader; who bets to win expects no such thing."""
    b, s = board(), game_of_pros(board(), 3, 20)
    assert s.bets_made
    same = {m: Counter[bool]() for m in (CROWD, PRO)}
    for m, as_we_did in same.items():
        for seed in range(40):
            guessed = copy.deepcopy(s)
            guessed.bet[0] = [s.grid[5]] * 3
            rollout.guess_bets(guessed, s, b, 0, m, seeded(seed))
            as_we_did.update(guessed.bet[seat][0] == s.grid[5] for seat in range(1, PLAYERS))
    assert 0.4 < same[CROWD][True] / same[CROWD].total() < 1
    assert same[PRO][True] < same[CROWD][True] / 2


def guesses(togo: list[int], bet: int) -> Counter[int]:
    """What the seats but ours are thought to have backed, as pros; seat k owns the cars k and k + 4."""
    b, backed = board(), Counter[int]()
    s = betting(b, togo, [0, 1, 2, 3, 0, 1], [0] * (bet + 1))
    for seed in range(100):
        guessed = copy.deepcopy(s)
        rollout.guess_bets(guessed, s, b, 0, PRO, seeded(seed))
        assert guessed.bet[0] == s.bet[0]
        assert all(guessed.bet[seat][bet + 1 :] == s.bet[seat][bet + 1 :] for seat in range(PLAYERS))
        backed.update(guessed.bet[seat][bet] == seat for seat in range(1, PLAYERS))
        backed.update(10 + guessed.bet[seat][bet] for seat in range(1, PLAYERS))
    return backed


def test_first_bets_are_thought_to_be_on_own_cars_unless_these_are_far_behind() -> None:
    near, far = guesses([30, 32, 32, 32, 40, 40], 0), guesses([12, 34, 34, 34, 40, 40], 0)
    assert near[True] > 0.7 * 300
    assert far[True] == 0
    assert far[10] == 300


def test_later_bets_are_thought_to_be_on_the_leader() -> None:
    for bet in (1, 2):
        backed = guesses([10, 15, 15, 15, 25, 25], bet)
        assert backed[10] > 0.7 * 300
    assert guesses([10, 15, 15, 15, 25, 25], 0)[10] < 0.5 * 300


# Sparring partners are yardsticks.


def test_what_pro_pays_for_is_no_business_of_the_sparring_partners() -> None:
    for name in ("rookie", "reference", "hasty", "spiteful"):
        assert bots.BOTS[name].weights.powers == [0, 7, 6, -2, -6, 0]
    for name in ("crowd", "crowd-champion"):
        assert bots.BOTS[name].weights.powers == [16, -8, 9, -4, -13, -2]
    assert CROWD.powers != PRO.powers
    for name, known in bots.BOTS.items():
        if split(name)[0] in bots.WITH_CHARACTERS:
            assert known.weights.powers == PRO.powers

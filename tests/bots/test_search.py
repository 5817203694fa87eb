"""What a search believes: how playouts play, where they stop, and what they think a position is worth."""

import copy
from collections import Counter

import pytest

from downforce import bots
from downforce.arena.match import begin_match
from downforce.arena.playout import run_chance
from downforce.bots import policy, rollout
from downforce.bots.forecast import advantage, forecast
from downforce.bots.manner import Thought
from downforce.bots.outlook import SCALE
from downforce.bots.search import chance_to_win
from downforce.bots.wish import make_wishes
from downforce.chance import Chance, seed_chance
from downforce.rules.bits import lowest_bit
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
from downforce.rules.options import Options
from downforce.rules.rules import apply
from downforce.tables import set_tables

PRO, SEARCHING = bots.BOTS["pro"].manner, bots.BOTS["champion"].manner
PLAYERS = 4


def board() -> Board:
    return set_tables(Options.read({"players": PLAYERS}))[0].board


def seeded(seed: int) -> Chance:
    chance = Chance()
    seed_chance(chance, seed)
    return chance


def game_of_pros(b: Board, seed: int, cards: int) -> State:
    """Until so many cards have been played and another is asked for."""
    w, chances, deal = [State(), State()], [Chance() for _ in range(1 + MAX_PLAYERS)], Deal()
    begin_match(w[0], b, chances, seed)
    run_chance(w[0], b, deal, chances[0])
    while w[0].phase != PLAY or cards > 0:
        cards -= int(w[0].phase == PLAY)
        seat = lowest_bit(w[0].waiting)
        apply(w[0], b, seat, choose(w, b, seat, chances[1 + seat]))
        if w[0].waiting == 0:
            run_chance(w[0], b, deal, chances[0])
    return w[0]


def choose(w: list[State], b: Board, seat: int, chance: Chance) -> int:
    return policy.choose_action(w, 0, b, seat, PRO, Thought(), chance, Deal(), [0] * MAX_LEGAL)


def prizes(s: State, b: Board) -> list[float]:
    thought = Thought()
    forecast(s, b, thought)
    return [prize / SCALE for prize in thought.prizes]


# The forecast.


def test_a_car_that_others_have_bet_on_is_expected_further_in_front() -> None:
    b = board()
    s = game_of_pros(b, 3, 2)
    assert s.bets_made == 0
    for car in range(CARS):
        backed = copy.deepcopy(s)
        for seat in range(PLAYERS):
            backed.bet[seat][0] = car
        assert prizes(backed, b)[car] > prizes(s, b)[car] + 1


def test_who_owns_several_cars_must_divide_his_cards() -> None:
    b = board()
    s = game_of_pros(b, 3, 2)
    car = s.grid[0]
    other = next(one for one in range(CARS) if s.owner[one] not in (s.owner[car], NOBODY))
    richer = copy.deepcopy(s)
    richer.owner[other] = s.owner[car]
    assert prizes(richer, b)[car] < prizes(s, b)[car]


def test_cards_in_any_hand_move_a_car_and_the_owners_most() -> None:
    b = board()
    s = game_of_pros(b, 3, 2)
    car, card = s.grid[0], next(card for card in range(REGULAR_CARDS) if b.card_bid[card][s.grid[0]])
    owner = s.owner[car]
    for seat in range(PLAYERS):
        s.hand[seat] &= ~(1 << card)
    with_owner, with_other = copy.deepcopy(s), copy.deepcopy(s)
    with_owner.hand[owner] |= 1 << card
    with_other.hand[(owner + 1) % PLAYERS] |= 1 << card
    assert advantage(s, b, car) < advantage(with_other, b, car) < advantage(with_owner, b, car)


def test_a_margin_tells_more_the_nearer_the_end_is() -> None:
    b = board()
    early, late = game_of_pros(b, 3, 2), game_of_pros(b, 3, 25)
    over = copy.deepcopy(late)
    over.phase = OVER
    thought = Thought()
    thought.money[0] = 4 * SCALE
    chances = [chance_to_win(s, b, 0, thought) for s in (early, late, over)]
    assert 512 < chances[0] < chances[1] < chances[2]
    assert chances[2] > 1000


# Playouts.


def test_playouts_play_most_cards_as_a_pro_would() -> None:
    """A third of them was not enough: what rivals would do next was mostly wrong."""
    b, same, played = board(), 0, 0
    for seed in range(3):
        w, chances, deal = [State(), State()], [Chance() for _ in range(1 + MAX_PLAYERS)], Deal()
        begin_match(w[0], b, chances, seed)
        run_chance(w[0], b, deal, chances[0])
        while w[0].phase != OVER:
            s, seat, thought = w[0], lowest_bit(w[0].waiting), Thought()
            action = choose(w, b, seat, chances[1 + seat])
            if s.phase == PLAY and s.bets_made < 3:  # later many cards are worth the same: nothing
                make_wishes(s, b, PRO, thought)
                card = rollout.likely_card(w, 0, 1, b, seat, SEARCHING, thought, seeded(1), [0] * MAX_LEGAL)
                same += b.first_copy[card] == (action - PLAY_CARD) % CARDS
                played += 1
            apply(s, b, seat, action)
            if s.waiting == 0:
                run_chance(s, b, deal, chances[0])
    assert same > 0.85 * played


def test_everybody_wishes_his_own_cars_on_and_those_he_has_bet_on() -> None:
    b = board()
    s = game_of_pros(b, 3, 2)
    thought, after = Thought(), Thought()
    make_wishes(s, b, PRO, thought)
    for car in range(CARS):
        assert thought.wish[s.owner[car]][car] > 0
    car = s.grid[0]
    stranger = (s.owner[car] + 1) % PLAYERS
    s.bet[stranger][0] = car
    make_wishes(s, b, PRO, after)
    assert thought.wish[stranger][car] < 0 < after.wish[stranger][car]


def test_playouts_go_on_until_the_first_bets_are_made() -> None:
    b = board()
    for seed in range(4):
        s = game_of_pros(b, seed, 0)
        rollout.roll([s, State()], 0, 1, b, SEARCHING, Thought(), seeded(seed), [0] * MAX_LEGAL, 1)
        assert s.bets_made


def test_bids_in_playouts_are_blurred_up_as_often_as_down(monkeypatch: pytest.MonkeyPatch) -> None:
    b, s, more = board(), State(), Counter[int]()
    s.phase = AUCTION
    monkeypatch.setattr(rollout, "choose_bid", lambda s, b, seat, m, blur, out: more.update([blur]) or 0)
    chance = seeded(4)
    for _ in range(900):
        rollout.quick_action(s, b, 0, PRO, Thought(), chance, [])
    assert min(more) == -max(more) < 0
    assert 0.7 < more[-1] / more[1] < 1.4


def test_others_are_thought_to_have_bet_mostly_as_we_did() -> None:
    b, same = board(), Counter[bool]()
    s = game_of_pros(b, 3, 20)
    assert s.bets_made
    for seed in range(40):
        guessed = copy.deepcopy(s)
        guessed.bet[0] = [s.grid[5]] * 3
        rollout.guess_bets(guessed, s, b, 0, seeded(seed))
        same.update(guessed.bet[seat][0] == s.grid[5] for seat in range(1, PLAYERS))
    assert 0.4 < same[True] / same.total() < 1


# Sparring partners are yardsticks.


def test_what_pro_pays_for_is_no_business_of_the_sparring_partners() -> None:
    for name in ("rookie", "reference", "hasty", "spiteful"):
        assert bots.BOTS[name].manner.powers == [0, 7, 6, -2, -6, 0]
    assert bots.BOTS["champion"].manner.powers == PRO.powers

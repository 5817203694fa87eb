"""The deal: hands, lots and grid for two to six players, in every edition, and for each part of a beginner's game."""

from collections import Counter
from typing import Any

import pytest

import downforce
from downforce import decks, tracks
from downforce.game import Game
from downforce.rng import Rng, draw_deal, seed_rng
from downforce.rules.deal import new_state
from downforce.rules.engine import begin
from downforce.rules.model import Deal, State
from downforce.rules.setup.options import Options
from downforce.rulesets import choose_rulesets
from tests.rules.test_whole_games import COLOURS, POWERS, find_events
from tests.variants import moments

REGULAR = Counter(decks.find("reconstructed").cards[:42])
LEFT_OVER = {2: 0, 3: 0, 4: 2, 5: 2, 6: 0}
HAND = {2: 21, 3: 14, 4: 10, 5: 8, 6: 7}


def hands(game: Game) -> list[list[str]]:
    players = len(game.view(None)["hands"])
    return [game.view(seat)["hands"][seat] for seat in range(players)]


def at_race(options: dict[str, Any], seed: int) -> Game:
    return next(game for game in moments(options, seed) if game.phase == "race")


@pytest.mark.parametrize("players", range(2, 7))
def test_all_get_as_many_cards(players: int) -> None:
    """R019, R020, R021: T-DEAL; with 4 and 5 players two cards stay in the box, seen by nobody."""
    game = downforce.new_game(players, seed=players)
    assert [len(hand) for hand in hands(game)] == [HAND[players]] * players
    assert game.view(0)["undealt"] == ["?"] * LEFT_OVER[players]
    deal = game.record()["deal"]
    assert len(deal["undealt"]) == LEFT_OVER[players]
    assert Counter(card for hand in [*deal["hands"], deal["undealt"]] for card in hand) == REGULAR
    assert sorted(deal["hands"][0]) == sorted(hands(game)[0])


def test_players_know_their_hands_before_the_auction() -> None:
    """R028: and the first lot is on offer."""
    game = downforce.new_game(3, seed=1)
    assert game.phase == "auction"
    assert game.waiting == (0, 1, 2)
    for seat in range(3):
        assert "?" not in game.view(seat)["hands"][seat]
        dealt = find_events(game, "hand", seat=seat)
        assert [event["cards"] for event in dealt] == [hands(game)[i] if i == seat else "?" for i in range(3)]
        assert {action.split()[1] for action in game.legal(seat)} <= set(game.view(seat)["hands"][seat])


@pytest.mark.parametrize("players", range(2, 7))
def test_six_lots_of_a_car_and_a_power_come_up_one_by_one(players: int) -> None:
    """R009, R011, R017, R018, R029, R030, R031: shuffled apart, turned up together, the next ones face down."""
    game = downforce.new_game(players, seed=players)
    lots = game.record()["deal"]["lots"]
    assert sorted(car for car, _ in lots) == sorted(COLOURS)
    assert sorted(power for _, power in lots) == POWERS
    assert game.view(0)["lot"] == {"car": lots[0][0], "power": lots[0][1], "round": 1}
    assert game.view(0)["lots_left"] == 6
    assert game.record(0)["deal"]["lots"] == [lots[0], *[["?"]] * 5]


def test_cars_powers_grid_and_hands_are_shuffled() -> None:
    """R017, R018, R019, R023: over some seeds every car and power comes up in every place."""
    deals = [downforce.new_game(6, seed=seed).record()["deal"] for seed in range(60)]
    for place in range(6):
        assert {deal["grid"][place] for deal in deals} == set(COLOURS)
        assert {deal["lots"][place][0] for deal in deals} == set(COLOURS)
        assert {deal["lots"][place][1] for deal in deals} == set(POWERS)
        assert {card for deal in deals for card in deal["hands"][place]} == set(REGULAR)
    assert len({(deal["lots"][0][0], deal["lots"][0][1]) for deal in deals}) > 20, "shuffled apart"


def test_without_a_seed_two_games_are_dealt_differently() -> None:
    """R017, R018, R019, R023: from the system's own source; the shape is the same."""
    one, two = (downforce.new_game(4).record()["deal"] for _ in range(2))
    assert one != two
    for deal in (one, two):
        assert sorted(deal["grid"]) == sorted(COLOURS)
        assert sorted(car for car, _ in deal["lots"]) == sorted(COLOURS)
        assert sorted(power for _, power in deal["lots"]) == POWERS
        assert Counter(card for hand in [*deal["hands"], deal["undealt"]] for card in hand) == REGULAR


def test_the_same_seed_deals_the_same_again() -> None:
    """R019: what came up can be dealt again."""
    assert downforce.new_game(5, seed=77).record() == downforce.new_game(5, seed=77).record()
    assert downforce.new_game(5, seed=77).record() != downforce.new_game(5, seed=78).record()


@pytest.mark.parametrize("track", ["river-station", "marina-bay"])
@pytest.mark.parametrize("players", [2, 5])
def test_all_six_cars_start_whatever_the_number_of_players(track: str, players: int) -> None:
    """R015, R023, R024: on the six starting spaces of the side chosen, the first car on the marked one."""
    game = downforce.new_game(players, track=track, seed=3)
    seen = game.view(None)
    assert seen["track"] == track
    starts = tracks.find(track).track.grid
    assert [seen["cars"][car]["space"] for car in seen["grid"]] == list(starts)
    assert sorted(seen["grid"]) == sorted(COLOURS)
    assert seen["grid"] == game.record()["deal"]["grid"]


def test_no_car_has_an_owner_before_it_is_sold() -> None:
    """R012, R022: ownership lies beside the board until it is won."""
    cars = downforce.new_game(4, seed=1).view(None)["cars"]
    assert {car["owner"] for car in cars.values()} == {None}
    assert {car["paid"] for car in cars.values()} == {None}


# Two players.


def test_two_players_draw_seven_of_their_own_cards() -> None:
    """R169, R170, R171: T-DEAL-TWO-PLAYER; 21 own cards, a hand of 7, a pile of 14, Speed-8s open on the table."""
    game = at_race({"players": 2}, 4)
    deal = game.record()["deal"]
    for seat in range(2):
        seen = game.view(seat)
        assert len(deal["hands"][seat]) == 21
        assert Counter(deal["piles"][seat]) == Counter(deal["hands"][seat])
        assert sorted(seen["hands"][seat]) == sorted(deal["piles"][seat][:7]), "drawn from the top of the pile"
        assert sorted(seen["piles"][seat]) == sorted(deal["piles"][seat][7:])
        assert seen["piles"][1 - seat] == ["?"] * 14
        own = [car + "8" for car in COLOURS if seen["cars"][car]["owner"] == seat]
        assert game.view(None)["speed8"][seat] == own


def test_two_players_shuffle_their_own_cards() -> None:
    """R170: the order of the pile is no order of the hand's."""
    piles = [downforce.new_game(2, seed=seed).record()["deal"]["piles"][0] for seed in range(40)]
    assert len({tuple(pile[:2]) for pile in piles}) > 30
    assert all(pile != sorted(pile) for pile in piles)


@pytest.mark.parametrize("edition", ["pt-PT", "fr"])
def test_without_cunning_the_sixth_lot_is_a_bare_car(edition: str) -> None:
    """R175, U126: it is taken out before the shuffle, and the pile of powers runs out one lot early (C20, C42)."""
    firsts = set()
    for seed in range(25):
        lots = downforce.new_game(2, edition=edition, seed=seed).record()["deal"]["lots"]
        assert [len(lot) for lot in lots] == [2, 2, 2, 2, 2, 1]
        assert sorted(power for _, power in lots[:5]) == [power for power in POWERS if power != "cunning"]
        firsts.add(lots[0][1])
    assert len(firsts) == 5, "the five are shuffled"


@pytest.mark.parametrize(("edition", "players"), [("en", 2), ("es", 2), ("pt-BR", 2), ("fr", 3), ("pt-PT", 4)])
def test_cunning_is_in_the_pile_otherwise(edition: str, players: int) -> None:
    """R175, C20: with more players in every edition; with two where it is swapped after the auction."""
    lots = downforce.new_game(players, edition=edition, seed=9).record()["deal"]["lots"]
    assert sorted(power for _, power in lots) == POWERS


@pytest.mark.parametrize("powers", [False, "off"])
def test_without_powers_every_lot_is_a_bare_car(powers: Any) -> None:
    """R163: also by the option alone; nobody is asked to keep one."""
    game = downforce.new_game(3, powers=powers, seed=2)
    assert [len(lot) for lot in game.record()["deal"]["lots"]] == [1] * 6
    phases = {game.phase for game in moments({"players": 3, "powers": powers}, 2)}
    assert phases == {"auction", "race", "bets", "over"}
    game = at_race({"players": 2, "powers": powers}, 2)
    assert game.view(None)["powers"] == [None, None]


# Beginners.


@pytest.mark.parametrize(("players", "each", "unowned"), [(2, 3, 0), (3, 2, 0), (4, 1, 2), (5, 1, 1), (6, 1, 0)])
def test_beginners_are_dealt_as_many_cars_each(players: int, each: int, unowned: int) -> None:
    """R155, R156, R158, R159, R160, R161, R162, U117: T-DEAL-BEGINNER; the rest race for nobody, without a card."""
    for seed in range(5):
        game = downforce.new_game(players, beginner=True, seed=seed)
        assert game.phase == "race", "no auction"
        seen = game.view(None)
        owners = Counter(car["owner"] for car in seen["cars"].values())
        assert [owners[seat] for seat in range(players)] == [each] * players
        assert owners[None] == unowned
        for seat, hand in enumerate(hands(game)):
            speed8s = sorted(card for card in hand if card.endswith("8"))
            assert speed8s == sorted(car + "8" for car in COLOURS if seen["cars"][car]["owner"] == seat)
        assert all(car["space"] for car in seen["cars"].values())
        assert seen["discard"] == []
        assert {car["paid"] for car in seen["cars"].values() if car["owner"] is not None} == {0}


def test_beginners_get_their_cars_at_random() -> None:
    """R157: over some seeds seat 0 gets every car, and every car stays without an owner once (C22)."""
    games = [downforce.new_game(5, beginner=True, seed=seed).view(None)["cars"] for seed in range(60)]
    assert {car for cars in games for car in COLOURS if cars[car]["owner"] == 0} == set(COLOURS)
    assert {car for cars in games for car in COLOURS if cars[car]["owner"] is None} == set(COLOURS)


@pytest.mark.parametrize(("players", "pile"), [(2, 36), (3, 33), (4, 30), (5, 27), (6, 24)])
def test_beginners_hold_three_cards_beside_a_common_pile(players: int, pile: int) -> None:
    """R164, R165, U119, U124: T-DEAL-BEGINNER-PILE; all 42 cards are used, also with 4 and 5 players."""
    game = downforce.new_game(players, beginner=True, seed=players)
    seen = game.view(0)
    assert [len([card for card in hand if not card.endswith("8")]) for hand in hands(game)] == [3] * players
    assert seen["pile"] == ["?"] * pile
    assert seen["undealt"] == []
    assert seen["piles"] == [[]] * players
    assert seen["speed8"] == [[]] * players
    deal = game.record()["deal"]
    assert Counter(card for cards in [*deal["hands"], *deal["piles"]] for card in cards) == REGULAR


def test_beginners_draw_from_the_top_of_the_common_pile() -> None:
    """R165, R166: whoever has played a card draws the next one of the one pile."""
    for players in (2, 5):
        game = downforce.new_game(players, beginner=True, seed=6)
        pile = game.record()["deal"]["piles"][0]
        for next_card in pile[:8]:
            seat = game.waiting[0]
            held = Counter(hands(game)[seat])
            played = game.legal(seat)[0]
            game.play(seat, played)
            while game.phase == "race" and game.view(None)["card"]:
                game.play(game.waiting[0], game.legal(game.waiting[0])[0])
            assert Counter(hands(game)[seat]) == held - Counter([played.split()[1]]) + Counter([next_card])


def test_beginners_have_no_powers_and_no_bets() -> None:
    """R163, R167: nobody has a power, nobody is ever asked to bet."""
    phases = set()
    for game in moments({"players": 3, "beginner": True}, 12):
        phases.add(game.phase)
        assert game.view(None)["powers"] == [None] * 3
        assert game.view(None)["won"] == [[]] * 3
    assert phases == {"race", "over"}


@pytest.mark.parametrize(("players", "powers"), [(2, 3), (3, 2), (4, 1), (6, 1)])
def test_dealt_cars_bring_their_powers_unless_those_are_left_out(players: int, powers: int) -> None:
    """R056, R156: `deal-cars` alone deals a power with each car, then everybody keeps one; hands are whole (C21)."""
    game = downforce.new_game(players, beginner=["deal-cars"], two_player_cunning="keep", seed=4)
    seen = game.view(None)
    assert [len(won) for won in seen["won"]] == [powers] * players
    assert len({power for won in seen["won"] for power in won}) == powers * players
    assert game.phase == ("powers" if powers > 1 else "race")
    if powers == 1:
        assert [[power] for power in seen["powers"]] == seen["won"]
    else:
        assert game.waiting == tuple(range(players))
        assert game.legal(0) == [f"keep {power}" for power in seen["won"][0]]
    lots = game.record()["deal"]["lots"]
    for i in range(powers * players):
        seat = i % players
        assert seen["cars"][lots[i][0]]["owner"] == seat
        assert lots[i][1] in seen["won"][seat]


def test_small_hands_may_go_with_an_auction() -> None:
    """R164, R165, U117, U124: the three cards bid, a Speed-8 won joins the hand, drawing begins with the race."""
    for players in (2, 4):
        game = downforce.new_game(players, beginner=["small-hands"], seed=8)
        assert game.phase == "auction"
        assert [len(hand) for hand in hands(game)] == [3] * players
        game = at_race({"players": players, "beginner": ["small-hands"]}, 8)
        seen = game.view(None)
        owned = [sum(car["owner"] == seat for car in seen["cars"].values()) for seat in range(players)]
        assert [len(hand) for hand in seen["hands"]] == [3 + cars for cars in owned]
        assert seen["speed8"] == [[]] * players
        assert len(seen["pile"]) == 42 - 3 * players
        assert seen["discard"] == []


def junk(value: object) -> Any:
    return [junk(one) for one in value] if isinstance(value, list) else 3


@pytest.mark.parametrize("options", [{}, {"players": 2}, {"beginner": True}, {"beginner": ["small-hands"]}], ids=str)
def test_a_state_that_is_used_again_begins_like_a_new_one(options: dict[str, Any]) -> None:
    """No field of an earlier game is left behind: all are cleared or dealt anew."""
    board, deal, rng = choose_rulesets(Options.read({"players": 4, **options}))[0].board, Deal(), Rng()
    seed_rng(rng, 1)
    draw_deal(rng, board, deal)
    fresh, used = State(), State()
    for name, value in vars(used).items():
        setattr(used, name, junk(value))
    for s in (fresh, used):
        new_state(s)
        begin(s, board, deal)
    assert vars(used) == vars(fresh)

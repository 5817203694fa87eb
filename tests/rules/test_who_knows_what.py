"""What is open and what is secret in each phase (tests/contract/test_secrets.py looks for any other leak)."""

from collections import Counter
from typing import Any

import pytest

import downforce
from downforce import decks
from downforce.game import Game
from tests.rules.test_whole_games import find_events, situation
from tests.variants import finished, moments

DECK = Counter(decks.find("reconstructed").cards)


def known(game: Game, seat: int | None) -> list[Any]:
    return [game.view(seat), game.events(seat), game.record(seat), game.legal(0 if seat is None else seat)]


def twins(game: Game, seat: int, one: str, two: str) -> tuple[Game, Game]:
    """Return the same game twice, in which a seat has done one thing and the other."""
    first, second = game.copy(), game.copy()
    first.play(seat, one)
    second.play(seat, two)
    return first, second


def test_a_bid_is_secret_until_everybody_has_laid_one() -> None:
    """R032, R033: that a card lies there is seen, which one only by its owner; then all are turned at once."""
    game = downforce.new_game(3, seed=2)
    one, two = game.legal(0)[0], game.legal(0)[-1]
    assert one != two
    first, second = twins(game, 0, one, two)
    for seat in (1, 2, None):
        assert known(first, seat) == known(second, seat)
        assert first.view(seat)["laid"] == ["?", None, None]
    assert first.view(0)["laid"][0]["card"] == one.split()[1]
    assert first.waiting == (1, 2)
    first.play(2, first.legal(2)[0])
    assert find_events(first, "revealed") == []
    first.play(1, first.legal(1)[0])
    turned = find_events(first, "revealed")[0]["bids"]
    assert [bid["card"] for bid in turned] == [text.split()[1] for _, text in sorted(first.log)]
    assert [text for _, text in first.record(None)["actions"]] == [text for _, text in first.log]


def test_cards_once_turned_are_remembered_and_hands_are_counted() -> None:
    """U44, R046: of others' hands one knows the number, the cards they laid, and the Speed-8s they won."""
    for game in moments({"players": 4}, 3):
        seen = game.view(1)
        if game.phase != "auction":
            break
    assert [len(hand) for hand in seen["hands"]] == [10 + list(owners(seen)).count(seat) for seat in range(4)]
    for other in (0, 2, 3):
        assert set(seen["hands"][other]) == {"?"}
        laid = {bid["card"] for event in find_events(game, "revealed") for bid in event["bids"] if bid["seat"] == other}
        laid |= {event["card"] for event in find_events(game, "forced") if event["seat"] == other}
        won = {car + "8" for car, facts in seen["cars"].items() if facts["owner"] == other}
        assert set(seen["shown"][other]) == laid | won
        assert set(seen["shown"][other]) <= set(game.view(other)["hands"][other])
        assert seen["shown"][other]


def owners(seen: Any) -> list[Any]:
    return [car["owner"] for car in seen["cars"].values()]


def test_a_card_shown_is_forgotten_once_it_is_played() -> None:
    """U44, U59: it then lies in the discard pile, for all to see."""
    game = next(game for game in moments({"players": 3}, 3) if game.phase == "race")
    turn = game.waiting[0]
    card = game.view(None)["shown"][turn][0]
    game.play(turn, f"play {card}")
    assert card not in game.view(None)["shown"][turn]
    while game.phase == "race" and game.view(None)["card"]:
        game.play(game.waiting[0], game.legal(game.waiting[0])[0])
    assert card in game.view(None)["discard"]


def test_the_last_car_is_bought_with_a_card_that_all_see() -> None:
    """R053, U44."""
    game = situation(
        """
        options.players = 3
        auction.lots   = [["G"]]
        auction.owners = { K = 0, B = 0, Y = 1, O = 1, R = 1 }
        auction.hands  = { 0 = ["K5"], 1 = ["B5"], 2 = ["G5", "O6G4B2K1", "R5"] }
        """
    )
    assert find_events(game, "forced")[0]["card"] == "O6G4B2K1"
    assert sorted(game.view(0)["shown"][2]) == ["G8", "O6G4B2K1"]


def test_a_choice_of_power_is_secret_until_all_have_chosen() -> None:
    """R043, U41: the powers won lie open; which of them is kept shows when everybody has chosen."""
    game = downforce.new_game(3, beginner=["deal-cars"], seed=1)  # two cars and two powers each
    assert game.phase == "powers"
    assert game.waiting == (0, 1, 2)
    won = game.view(2)["won"]
    first, second = twins(game, 0, f"keep {won[0][0]}", f"keep {won[0][1]}")
    for seat in (1, 2, None):
        assert known(first, seat) == known(second, seat)
        assert first.view(seat)["powers"] == ["?", None, None]
    assert first.view(0)["powers"][0] == won[0][0]
    assert first.waiting == (1, 2)
    for seat in (2, 1):
        for one in (first, second):
            one.play(seat, f"keep {won[seat][0]}")
    assert first.view(2)["powers"] == [won[0][0], won[1][0], won[2][0]]
    assert second.view(None)["powers"] == [won[0][1], won[1][0], won[2][0]]


def test_bets_are_secret_until_the_game_is_over() -> None:
    """R109, U81: that a seat has bet is seen at once, on what only at the end."""
    made = 0
    for game in moments({"players": 3}, 4):
        seen = game.view(0)
        if game.phase == "bets" and len(game.waiting) == 3:
            first, second = twins(game, 1, "bet K", "bet R")
            for viewer in (0, 2, None):
                assert known(first, viewer) == known(second, viewer)
            assert first.view(1)["bets"] != second.view(1)["bets"]
            made += 1
        if game.phase != "over":
            assert {car for seat in (1, 2) for car in seen["bets"][seat]} <= {"?"}
            assert "?" not in seen["bets"][0]
    assert made == 3
    assert [len(bets) for bets in game.view(None)["bets"]] == [3, 3, 3]
    assert "?" not in str(game.view(None)["bets"])
    assert all("?" not in text for _, text in game.record(None)["actions"])


def test_the_discard_pile_lies_open() -> None:
    """R079, R080, U59: everybody may look through it, spectators too; every card played is in it."""
    for game in moments({"players": 3}, 5):
        played = Counter(event["card"] for event in find_events(game, "played"))
        seen = game.view(None)
        if seen["card"]:
            played -= Counter([seen["card"]["card"]])
        thrown = Counter(card for event in find_events(game, "home") for card in event["cards"])
        assert Counter(seen["discard"]) == played + thrown
        assert game.view(1)["discard"] == seen["discard"]
    assert "?" not in seen["discard"]


def test_a_hand_that_goes_home_is_discarded_face_up() -> None:
    """R120, R121, R080, U128: hand, own pile and open Speed-8s, and everybody sees which."""
    game = situation(
        """
        options.players = 2
        track.finish = 3
        track.spaces = { a = [0, 1, 0, 1], b = [1, 2, 0, 1], c = [2, 3, 0, 1], z = [0, 1, 5, 6] }
        race.cars    = { K = "b", R = "z" }
        race.owners  = { K = 0, R = 1 }
        race.hands   = { 0 = ["K5", "B5"], 1 = ["Y5"] }
        race.piles   = { 0 = ["G5", "O5", "W5K2"], 1 = ["R5"] }
        race.speed8  = { 0 = ["K8"] }
        """
    )
    before = Counter(game.view(None)["discard"])
    game.play(0, "play K5")
    seen = game.view(1)
    assert Counter(seen["discard"]) - before == Counter(["K5", "B5", "G5", "O5", "W5K2", "K8"])
    assert (seen["hands"][0], seen["piles"][0], seen["speed8"][0]) == ([], [], [])
    assert sorted(find_events(game, "home")[0]["cards"]) == ["B5", "G5", "K8", "O5", "W5K2"]


@pytest.mark.parametrize("players", [4, 5])
def test_the_two_cards_left_over_stay_unknown_to_the_end(players: int) -> None:
    """R020: nobody sees them before the game is over."""
    for game in moments({"players": players}, 6):
        if game.phase != "over":
            assert {str(game.view(seat)["undealt"]) for seat in (None, 0, 1)} == {"['?', '?']"}
            assert game.record(0)["deal"]["undealt"] == ["?", "?"]
    assert game.view(None)["undealt"] == sorted(game.record()["deal"]["undealt"], key=list(DECK).index)


def test_lots_to_come_are_face_down() -> None:
    """R017, R018, R030: in view and record a seat knows those turned up, and no other."""
    for game in moments({"players": 3}, 7):
        if game.phase != "auction":
            break
        turned = len(find_events(game, "lot"))
        lots, all_lots = game.record(1)["deal"]["lots"], game.record()["deal"]["lots"]
        assert lots[: min(turned, 6)] == all_lots[: min(turned, 6)]
        if game.view(1)["lot"]["round"] == 1:
            assert lots[turned:] == [["?"]] * (6 - turned)


def test_of_the_common_pile_only_the_number_is_known() -> None:
    """R165, R166: and a card drawn is seen by whoever drew it."""
    game = downforce.new_game(3, beginner=True, seed=3)
    pile = game.record()["deal"]["piles"][0]
    seat = game.waiting[0]
    game.play(seat, game.legal(seat)[0])
    while game.view(None)["card"]:
        game.play(game.waiting[0], game.legal(game.waiting[0])[0])
    assert game.view(seat)["pile"] == game.view(None)["pile"] == ["?"] * (len(pile) - 1)
    assert find_events(game, "drew", seat=seat)[0]["cards"] == pile[:1]
    for other in ({0, 1, 2} - {seat}) | {None}:
        assert find_events(game, "drew", seat=other)[0]["cards"] == "?"
        assert pile[0] not in game.view(other)["hands"][seat]
    assert game.record(seat)["deal"]["piles"] == [["?"] * len(pile)]


def test_of_the_own_pile_one_knows_the_cards_but_not_their_order() -> None:
    """R170: two players; the other knows their number."""
    game = next(game for game in moments({"players": 2}, 8) if game.phase == "race")
    pile = game.record()["deal"]["piles"][0][7:]
    order = list(DECK)
    assert pile != sorted(pile, key=order.index)
    assert game.view(0)["piles"][0] == sorted(pile, key=order.index)
    assert game.view(1)["piles"][0] == game.view(None)["piles"][0] == ["?"] * 14
    assert game.record(0)["deal"]["piles"] == [["?"] * 21] * 2


@pytest.mark.parametrize(
    "options",
    [
        {"players": 2},
        {"players": 4},
        {"players": 3, "beginner": True},
        {"players": 5, "beginner": ["small-hands", "first-wins"]},
        {"players": 2, "world_tour": True},
    ],
    ids=str,
)
def test_when_the_game_is_over_everything_is_open(options: dict[str, Any]) -> None:
    """U81, R020: bets, hands, piles and the cards left over, to seats and spectators alike; all 48 cards are there."""
    game = finished(options, 9)
    seen = game.view(None)
    assert "?" not in str(seen)
    assert {**game.view(1), "seat": None} == seen
    assert game.record(None) == game.record(1) == game.record()
    cards = Counter([*seen["discard"], *seen["undealt"], *seen["pile"]])
    for place in ("hands", "speed8", "piles"):
        for held in seen[place]:
            cards.update(held)
    missing = DECK - cards
    assert not cards - DECK
    unowned = [car + "8" for car, facts in seen["cars"].items() if facts["owner"] is None]
    assert missing == Counter(unowned)


def test_a_hand_left_at_the_end_is_open() -> None:
    """R168, U122: where the first car home ends the race at once, others still hold cards."""
    game = finished({"players": 3, "beginner": True}, 4)
    assert any(game.view(None)["hands"])
    assert "?" not in str(game.view(None)["hands"])
    assert "?" not in str(game.view(None)["pile"])

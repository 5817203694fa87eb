"""What an offer says besides its choices: the bidder's position, and why a car cannot be named."""

import pytest

from downforce import Game, new_game
from downforce.offers.offer import make_offer
from downforce.offers.shapes import Bidder
from tests.offers.test_facts import begin_at


def bidder_facts(game: Game, seat: int) -> Bidder:
    offer = make_offer(game, seat)
    assert offer is not None
    return offer["bidder"]


def pass_on(game: Game, *buyers: int) -> None:
    """Play one lot: buyers bid what they can, the others pass."""
    lot = game.state.lot
    for seat in list(game.waiting):
        legal = game.legal(seat)
        verb = "bid" if seat in buyers else "pass"
        game.play(seat, next((action for action in legal if action.startswith(verb)), legal[0]))
        if game.state.lot != lot:
            return


@pytest.mark.parametrize(("players", "spare"), [(2, 4), (3, 3), (4, 2), (5, 1), (6, 0)])
def test_how_many_cars_can_be_somebodys_second(players: int, spare: int) -> None:
    """R049-R051."""
    at_first = bidder_facts(new_game(players=players, seed=1), 0)
    assert (at_first["owned"], at_first["without"], at_first["spare"]) == (0, players, spare)
    assert at_first["must"] is None
    assert at_first["stand"] == ("free" if spare else "one-each")


def test_whoever_bought_a_car_is_told_so() -> None:
    game = new_game(players=3, seed=1)
    pass_on(game, 1)
    owner = next(car["owner"] for car in game.view(None)["cars"].values() if car["owner"] is not None)
    for seat in range(3):
        facts = bidder_facts(game, seat)
        assert (facts["owned"], facts["without"], facts["spare"]) == (int(seat == owner), 2, 3)
        assert facts["stand"] == ("another" if seat == owner else "free")


def test_nobody_may_pass_when_lots_run_out_in_the_second_round() -> None:
    """U31: two lots for two players without a car."""
    game = new_game(players=2, seed=3)
    while game.phase == "auction" and bidder_facts(game, game.waiting[0])["must"] is None:
        pass_on(game)
    facts = bidder_facts(game, game.waiting[0])
    assert (facts["must"], facts["without"], facts["spare"]) == ("second-round", 2, 0)
    assert facts["stand"] == "second-round"
    assert not any(action.startswith("pass") for action in game.legal(game.waiting[0]))


def test_a_hand_of_nothing_but_the_colour_must_bid() -> None:
    """U19."""
    powers = ("cunning", "tricky", "aggressive", "strategic", "determined", "unpredictable")
    lots = [list(lot) for lot in zip("GBRKYO", powers, strict=True)]
    hands = {"0": ["G5", "G6Y4R2"], "1": ["K5"], "2": ["B5"]}
    game = begin_at({"options": {"players": 3}, "auction": {"lots": lots, "grid": list("KBGYOR"), "hands": hands}})
    assert bidder_facts(game, 0)["must"] == bidder_facts(game, 0)["stand"] == "colour"
    assert bidder_facts(game, 1)["must"] is None


def test_the_marked_space_is_worth_the_first_card() -> None:
    """R069; U46: a car in front that is left without an owner decides nothing."""
    for seed in range(6):
        game = new_game(players=4, seed=seed)
        while game.phase == "auction":
            view = game.view(None)
            assert view["lot"] is not None
            begins = bidder_facts(game, game.waiting[0])["begins"]
            before = view["grid"][: view["grid"].index(view["lot"]["car"])]
            if begins:
                assert all(view["cars"][car]["owner"] is None for car in before)
            assert begins or before
            pass_on(game, *range(4))
        first = next(car for car in game.view(None)["grid"] if game.view(None)["cars"][car]["owner"] is not None)
        while game.phase != "race":
            game.play(game.waiting[0], game.legal(game.waiting[0])[0])
        assert game.view(None)["turn"] == game.view(None)["cars"][first]["owner"]


@pytest.mark.parametrize(
    ("card", "power", "missing"),
    [
        ("B6O4W2Y1", "tricky", {"B": "printed", "Y": "printed", "O": "printed"}),
        ("B6O4W2Y1", "unpredictable", {}),
        ("W5W2", "tricky", {"K": "named"}),
        ("W5W2", "unpredictable", {"K": "named"}),
    ],
)
def test_why_a_car_cannot_be_named(card: str, power: str, missing: dict[str, str]) -> None:
    """R083, R087: one that is printed, or that the card's other wild has taken; Unpredictable lifts the first alone."""
    race = {
        "turn": 0,
        "cars": {"K": "a1", "B": "b1", "G": "c1", "Y": "a2", "O": "b2", "R": "c2"},
        "owners": {"K": 0, "B": 1},
        "powers": {"0": power},
        "hands": {"0": [card], "1": ["K5"]},
    }
    game = begin_at({"options": {"players": 2}, "race": race})
    game.play(0, f"play {card}")
    if card == "W5W2":
        game.play(0, "wild K")
    while (offer := make_offer(game, 0)) and offer["asks"] != "wild":
        game.play(0, offer["choices"][0]["action"])
    assert offer is not None
    assert {one["car"]: one["why"] for one in offer["missing"]} == missing
    named = [choice["line"]["car"] for choice in offer["choices"] if choice["kind"] == "wild"]
    assert sorted([*named, *missing]) == sorted("KBGYOR")

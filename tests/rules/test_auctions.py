"""Whole auctions, checked against a second reading of the rules that uses only public events."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

from downforce.game import Game
from tests.rules.test_whole_games import COLOURS, find_events, situation
from tests.variants import moments

KINDS = ("lot", "revealed", "tied", "drawn", "sold", "aside", "unowned", "forced")
SHY = (0.0, 0.9)


def auction(players: int, seed: int, shy: float, **options: Any) -> Game:
    """Return a game whose auction is over."""
    kind = {"players": players, **options}
    return next(game for game in moments(kind, seed, shy) if game.phase not in ("auction", "powers"))


def auctions(*seats: int) -> Iterator[tuple[int, Game]]:
    for players in seats:
        for seed in range(5):
            for shy in SHY:
                yield players, auction(players, seed, shy)


def line_count(card: str) -> int:
    return len(card) // 2


@pytest.mark.parametrize("players", range(2, 7))
def test_lots_come_up_in_order_for_those_who_may_bid(players: int) -> None:
    """R029, R048, R051, R052, R060, R061, R062, U27, U28, U35: six lots one at a time, then those set aside."""
    rounds = set()
    for _, game in auctions(players):
        deal = [tuple(lot) for lot in game.record()["deal"]["lots"]]
        coming, aside, carless = list(deal), list[Any](), set(range(players))
        for event in find_events(game, "lot", "sold", "aside", "unowned"):
            lot = (event["car"], event["power"])
            second = not coming
            expected = coming[0] if coming else aside[0]
            assert lot == expected
            if event["event"] == "lot":
                unsold = len(coming) + len(aside)
                only_carless = second or unsold <= len(carless)
                assert event["bidders"] == sorted(carless if only_carless else range(players))
                assert event["round"] == (2 if second else 1)
                rounds.add(event["round"])
                continue
            (coming or aside).pop(0)
            if event["event"] == "aside":
                aside.append(lot)
            if event["event"] == "sold":
                carless.discard(event["seat"])
        assert not coming
        assert not aside
    assert rounds == {1, 2}


@pytest.mark.parametrize("players", range(2, 7))
def test_there_are_never_fewer_cars_than_seats_without_one(players: int) -> None:
    """R050, U28, U29, U31, U32: so everybody ends the auction with a car."""
    for _, game in auctions(players):
        unsold, carless = 6, set(range(players))
        for event in find_events(game, "sold", "unowned"):
            unsold -= 1
            if event["event"] == "sold":
                carless.discard(event["seat"])
            assert unsold >= len(carless)
        assert not carless
        owners = {car["owner"] for car in game.view(None)["cars"].values()}
        assert owners - {None} == set(range(players))


@pytest.mark.parametrize("players", range(2, 7))
def test_the_best_bid_wins_at_its_own_price(players: int) -> None:
    """R033, R036, R037, R039, R040, R059, U26, U37, U38: amount, then lines, then no wild; chance if level."""
    for _, game in auctions(players):
        events = find_events(game, *KINDS)
        for i, event in enumerate(events):
            if event["event"] != "revealed":
                continue
            bids = {
                bid["seat"]: (bid["bid"], line_count(bid["card"]), "W" not in bid["card"])
                for bid in event["bids"]
                if bid["bid"]
            }
            if not bids:
                assert events[i + 1]["event"] in ("aside", "unowned")
                continue
            best = [seat for seat in sorted(bids) if bids[seat] == max(bids.values())]
            sale = events[i + 1]
            if len(best) > 1:  # U36
                assert sale == {"number": sale["number"], "event": "tied", "seats": best}
                assert events[i + 2]["event"] == "drawn"
                assert events[i + 2]["seat"] in best
                sale = events[i + 3]
            assert sale["event"] == "sold"
            assert sale["seat"] in best
            assert sale["price"] == bids[sale["seat"]][0]


def test_the_winner_notes_the_price_then_takes_card_power_and_car() -> None:
    """R041, R042, R043, R044, R045: all four are done, once for each sale, before the next lot is turned up."""
    sales = 0
    for players, seed in ((3, 1), (4, 2), (5, 3)):
        before: Any = {}
        for game in moments({"players": players}, seed):
            seen = game.view(None)
            if seen["phase"] != "auction":
                break
            if before and seen["lots_left"] < before["lots_left"] and seen["sold"]["seat"] is not None:
                car, power, seat = before["lot"]["car"], before["lot"]["power"], seen["sold"]["seat"]
                assert seen["cars"][car] == {**before["cars"][car], "owner": seat, "paid": seen["sold"]["price"]}
                assert car + "8" in seen["shown"][seat]
                assert len(seen["hands"][seat]) == len(before["hands"][seat]) + 1
                assert seen["won"][seat] == sorted([*before["won"][seat], power])
                assert seen["lot"]["car"] != car
                sales += 1
            before = seen
        order = [event["event"] for event in find_events(game, "revealed", "forced", "sold", "lot")]
        assert {two for one, two in pairwise(order) if one == "sold"} <= {"lot", "forced"}
    assert sales > 8


def test_bid_cards_go_back_to_their_owners() -> None:
    """R046, R047: hands are as dealt when the race begins, and a card may be laid again."""
    again = 0
    for players, game in auctions(3, 4):
        deal = game.record()["deal"]
        for seat in range(players):
            speed8s = [car + "8" for car in COLOURS if game.view(None)["cars"][car]["owner"] == seat]
            assert sorted(game.view(seat)["hands"][seat]) == sorted([*deal["hands"][seat], *speed8s])
        laid = [(bid["seat"], bid["card"]) for event in find_events(game, "revealed") for bid in event["bids"]]
        again += len(laid) - len(set(laid))
    assert again


def test_somebody_may_win_several_cars() -> None:
    """R049."""
    most = 0
    for players, game in auctions(2, 3):
        owners = [car["owner"] for car in game.view(None)["cars"].values()]
        most = max([most, *(owners.count(seat) for seat in range(players))])
    assert most >= 3


def test_six_players_get_one_car_each() -> None:
    """R051: T-SIX-PLAYERS; from the first lot on only those without a car bid."""
    for _, game in auctions(6):
        assert sorted(event["seat"] for event in find_events(game, "sold")) == list(range(6))
        sold = 0
        for event in find_events(game, "lot", "sold"):
            sold += event["event"] == "sold"
            if event["event"] == "lot":
                assert len(event["bidders"]) == 6 - sold


def test_the_last_car_is_bought_unasked_at_the_lowest_value() -> None:
    """R053, R054, R055, U32, U33: by the one seat without a car, whichever round it is."""
    forced = 0
    for _, game in auctions(3, 4, 5, 6):
        events = find_events(game, *KINDS)
        deal = game.record()["deal"]
        for i, event in enumerate(events):
            if event["event"] != "forced":
                continue
            forced += 1
            sale, seat = events[i + 1], event["seat"]
            hand = deal["hands"][seat]  # a seat without a car has no Speed-8
            values = [int(card[card.index(sale["car"]) + 1]) for card in hand if sale["car"] in card]
            wilds = [int(card[i + 1]) for card in hand for i in range(0, len(card), 2) if card[i] == "W"]
            lowest = min(values or wilds or [int(value) for card in hand for value in card[1::2]])
            assert (sale["seat"], sale["price"]) == (seat, lowest)
            assert event["card"] in hand
    assert forced > 10


def test_powers_do_nothing_before_the_race() -> None:
    """U43, U114: with Unpredictable or Tricky won, the legal bids are the same as without."""
    text = """
    options.players = 4
    auction.lots   = [["G", "aggressive"], ["R", "strategic"], ["Y", "determined"]]
    auction.owners = { K = 0, B = 0, O = 1 }
    auction.won    = { 0 = [] }
    auction.hands  = { 0 = ["G5", "W5K2", "K5"], 1 = ["B5"], 2 = ["O5"], 3 = ["R5"] }
    """
    with_powers = situation(text.replace("0 = [] }", '0 = ["unpredictable", "tricky"] }'))
    assert [with_powers.legal(seat) for seat in range(4)] == [situation(text).legal(seat) for seat in range(4)]
    assert with_powers.view(None)["won"][0] == ["tricky", "unpredictable"]


def test_should_cars_ever_be_too_few_only_those_without_one_bid() -> None:
    """U29: it cannot come up in a game, but a situation may be set up so; fewer is then treated like equal."""
    game = situation(
        """
        options.players = 4
        auction.lots   = [["G", "aggressive"]]
        auction.owners = { K = 0, B = 0, O = 1, R = 1, Y = 1 }
        auction.hands  = { 0 = ["G6Y4R2"], 1 = ["B5"], 2 = ["G5"], 3 = ["O6G4B2K1", "R5"] }
        """
    )
    assert game.waiting == (2, 3)
    assert game.legal(0) == []
    game.play(2, "bid G5")
    game.play(3, "bid O6G4B2K1")
    assert game.view(None)["cars"]["G"]["owner"] == 2


def test_once_all_have_a_car_the_rest_is_unowned_at_once() -> None:
    """R063, R064: nobody is asked, nothing is turned; the last sale stands as the last."""
    game = situation(
        """
        options.players = 3
        auction.lots   = [["R", "strategic"]]
        auction.aside  = [["G", "tricky"], ["O", "cunning"]]
        auction.owners = { K = 0, B = 1, Y = 1 }
        auction.hands  = { 0 = ["R5"], 1 = ["Y5"], 2 = ["R6K4G2", "B5"] }
        """
    )
    for seat, text in ((0, "bid R5"), (1, "pass Y5"), (2, "bid R6K4G2")):
        game.play(seat, text)
    assert [event["car"] for event in find_events(game, "unowned")] == ["G", "O"]
    assert len(find_events(game, "revealed")) == 1
    assert game.view(None)["sold"] == {"seat": 2, "price": 6}
    assert game.phase == "race"

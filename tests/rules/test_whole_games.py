"""Whole random games: their parts, whose turn it is, how they end. Two helpers are used by other tests."""

import tomllib
from collections import Counter
from decimal import Decimal
from typing import Any

import pytest

import downforce
from downforce.dealer import SeededDealer
from downforce.game import Game
from downforce.scenario.read import read
from tests.variants import finished, moments

COLOURS = "KBGYOR"
POWERS = ["aggressive", "cunning", "determined", "strategic", "tricky", "unpredictable"]
PRIZES = (12, 9, 6, 4, 2, 0)
PAYOUTS = ((9, 6, 3), (6, 4, 2), (3, 2, 1))


def situation(text: str, seed: int = 0) -> Game:
    """Return a game in the middle, from the text of a scenario."""
    scenario = read(tomllib.loads(text, parse_float=Decimal), "a test")
    return Game.start(scenario.rulesets, SeededDealer(seed), scenario.state)


def find_events(game: Game, *kinds: str, seat: int | None = None) -> list[Any]:
    """Return the events of these kinds, as a seat or a spectator may know them."""
    return [event for event in game.events(seat) if event["event"] in kinds]


@pytest.mark.parametrize("players", range(2, 7))
def test_auction_then_race_with_the_bets_inside_it(players: int) -> None:
    """R025, R026, R107: the auction comes first and once; bets are rounds between two cards of the race."""
    for seed in range(4):
        phases = ["auction"]
        for game in moments({"players": players}, seed):
            if game.phase != phases[-1]:
                phases.append(game.phase)
            if game.phase == "bets":
                assert game.view(None)["card"] is None
            assert (game.view(None)["turn"] is None) == (game.phase in ("auction", "powers", "over"))
        assert phases.pop() == "over"
        if "powers" in phases:
            assert phases.index("powers") == 1
            phases.remove("powers")
        assert phases[:2] == ["auction", "race"]
        assert set(phases[1::2]) == {"race"}  # after the auction the two take turns
        assert set(phases[2::2]) <= {"bets"}


@pytest.mark.parametrize("players", range(2, 7))
def test_the_richest_wins_and_a_tie_goes_to_the_better_placed_car(players: int) -> None:
    """R027, R132, R133, U85, U86: recomputed from what was seen to happen, not from the sheets."""
    for seed in range(6):
        game = finished({"players": players}, seed)
        assert game.outcome is not None
        places = {event["car"]: event["place"] for event in find_events(game, "moved") if event["place"]}
        scores, best = [0] * players, [7] * players
        for sale in find_events(game, "sold"):
            scores[sale["seat"]] -= sale["price"]
            if sale["car"] in places:
                scores[sale["seat"]] += PRIZES[places[sale["car"]] - 1]
                best[sale["seat"]] = min(best[sale["seat"]], places[sale["car"]])
        for seat in range(players):
            for bet in find_events(game, "bet", seat=seat):
                if bet["seat"] == seat and places.get(bet["car"], 7) <= 3:
                    scores[seat] += PAYOUTS[bet["bet"] - 1][places[bet["car"]] - 1]
        assert game.outcome["scores"] == scores
        rank = [(score, -place) for score, place in zip(scores, best, strict=True)]
        assert game.outcome["winners"] == [seat for seat in range(players) if rank[seat] == max(rank)]


def test_a_race_ends_when_all_cars_are_in_or_no_card_is_left() -> None:
    """R072, R073, R123, U58: and when every owner is home the unowned cars stall."""
    reasons: Counter[str] = Counter()
    for players, seed, shy in ((3, 5, 0), (4, 4, 0), (3, 0, 0), (5, 1, 0.9), (2, 1, 0.9), (3, 4, 0.9), (4, 0, 0.9)):
        game = finished({"players": players}, seed, shy)
        assert game.outcome is not None
        cars = game.view(None)["cars"]
        stalled = [colour for colour in COLOURS if cars[colour]["place"] is None]
        reasons[game.outcome["reason"]] += 1
        assert game.outcome["stalled"] == stalled
        assert (game.outcome["reason"] == "finished") == (stalled == [])
        if stalled:
            assert (game.outcome["reason"] == "home") == all(cars[car]["owner"] is None for car in stalled)
    assert set(reasons) == {"finished", "cards", "home"}


def test_every_seat_keeps_one_of_the_powers_it_won() -> None:
    """R056, R057, R135, U45: with three to six seats; the others are in nobody's hands."""
    for seed in range(20):
        players = 3 + seed % 4
        game = next(game for game in moments({"players": players}, seed) if game.phase == "race")
        powers = game.view(None)["powers"]
        for seat in range(players):
            assert powers[seat] in {sale["power"] for sale in find_events(game, "sold") if sale["seat"] == seat}
        assert len(set(powers)) == players


def test_the_turn_goes_clockwise_past_empty_hands() -> None:
    """R069, R070, R071, U46, U47: the owner of the foremost owned car begins, then each next seat that has a card."""
    skipped = 0
    for seed in range(10):
        players, turns, has_cards = 2 + seed % 5, [-1], [True] * 6
        for game in moments({"players": players}, seed, shy=0.5):
            seen = game.view(None)
            if seen["phase"] == "race" and seen["card"] is None:
                assert game.waiting == (seen["turn"],)
                has_cards = [bool(seen["hands"][seat] or seen["speed8"][seat]) for seat in range(players)]
                if turns[-1] < 0:
                    owners = [seen["cars"][car]["owner"] for car in seen["grid"]]
                    expected = next(owner for owner in owners if owner is not None)
                else:
                    order = [(turns[-1] + i) % players for i in range(1, players + 1)]
                    expected = next(seat for seat in order if has_cards[seat])
                    skipped += expected != order[0]
                assert seen["turn"] == expected
                turns.append(expected)
    assert skipped, "some hand was empty while others played"


def test_a_game_is_for_two_to_six_and_needs_nobody_else() -> None:
    """R001, R016: as many seats as players, and one sheet each."""
    for players in range(2, 7):
        game = finished({"players": players}, players)
        assert game.outcome is not None
        assert [sheet["seat"] for sheet in game.outcome["sheets"]] == list(range(players))
        with pytest.raises(downforce.IllegalAction, match=f"no seat {players}"):
            game.legal(players)

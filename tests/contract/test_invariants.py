"""What holds at every moment of every game, whatever is played, checked in random games of all kinds."""

import json
from itertools import islice
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import downforce
from downforce.game import Game
from downforce.record import notation
from downforce.rules.names import CARDS, COLOURS, NO_CARD, OFF_TRACK, OVER, REGULAR_CARDS
from downforce.rules.views.view_parts import members, pile_cards
from tests.quick import example_count
from tests.variants import VARIANTS, begin, finished, moments, variant_id

games = st.tuples(st.sampled_from(VARIANTS), st.integers(0, 2**32), st.sampled_from([0.0, 0.5, 0.95]))
walked = settings(max_examples=example_count(60), deadline=None, suppress_health_check=[HealthCheck.too_slow])


def cards_by_place(game: Game) -> list[int]:
    """Return every card that lies somewhere, once for each place."""
    s, seats = game.state, range(game.state.players)
    places = [s.discard, s.undealt, *(s.hand[seat] for seat in seats), *(s.open8[seat] for seat in seats)]
    if game.ruleset.board.small_hands:
        places.append(pile_cards(s, 0))
    elif game.ruleset.board.two_player_piles and game.phase not in ("auction", "powers"):
        places += [pile_cards(s, seat) for seat in seats]
    found = [card for place in places for card in members(place)]
    return found + ([s.card] if s.card != NO_CARD else [])


def progress(game: Game) -> dict[str, tuple[int, int]]:
    """Return how far each car has come; a car across the finish line has come furthest."""
    s, boxes = game.state, game.ruleset.track.boxes
    return {
        COLOURS[car]: (99, s.place[car])
        if s.position[car] == OFF_TRACK
        else (s.laps[car], int(boxes[s.position[car]].front))
        for car in range(6)
    }


@walked
@given(games)
def test_every_moment_keeps_its_promises(kind: tuple[dict[str, Any], int, float]) -> None:
    """Legal lists, notation, cards, cars: R021, R096, R097, R093, U05; and every game ends (R072, R073)."""
    options, seed, shy = kind
    before: dict[str, tuple[int, int]] = {}
    race = 0
    for game in moments(options, seed, shy):
        s = game.state
        assert (game.waiting == ()) == (game.phase == "over") == (game.outcome is not None)
        for seat in range(s.players):
            legal = game.legal(seat)
            assert bool(legal) == (seat in game.waiting)
            assert len(set(legal)) == len(legal)
            for text in legal:
                action = notation.read(game.ruleset, text)
                assert notation.write(game.ruleset, s, action) == text
        lying = cards_by_place(game)
        assert len(set(lying)) == len(lying)
        assert {card for card in lying if card < REGULAR_CARDS} == set(range(REGULAR_CARDS))
        standing = [space for space in s.position if space != OFF_TRACK]
        assert len(set(standing)) == len(standing)
        if s.race != race:
            race, before = s.race, {}
        now = progress(game)
        assert all(now[car] >= before.get(car, (0, 0)) for car in now), "a car went backwards"
        before = now
    assert game.phase == "over"
    assert {card for card in lying if card >= REGULAR_CARDS} <= set(range(REGULAR_CARDS, CARDS))


@walked
@given(games)
def test_a_record_replays_to_the_same_game(kind: tuple[dict[str, Any], int, float]) -> None:
    options, seed, shy = kind
    game = finished(options, seed, shy)
    record = json.loads(json.dumps(game.record()))
    again = downforce.replay(record)
    assert vars(again.state) == vars(game.state)
    assert again.record() == record
    assert [again.events(seat) for seat in (None, 0)] == [game.events(seat) for seat in (None, 0)]


@settings(parent=walked, max_examples=example_count(20))
@given(games, st.integers(0, 400))
def test_a_record_of_a_running_game_goes_on_where_it_was(kind: tuple[dict[str, Any], int, float], stop: int) -> None:
    options, seed, shy = kind
    *_, game = islice(moments(options, seed, shy), stop + 1)
    again = downforce.replay(json.loads(json.dumps(game.record())))
    assert vars(again.state) == vars(game.state)
    assert [again.legal(seat) for seat in again.waiting] == [game.legal(seat) for seat in game.waiting]


# The score sheets again, from the log alone, by tables typed here from the score sheet (R114-R116, R127).

PRIZES = {1: 12, 2: 9, 3: 6, 4: 4, 5: 2, 6: 0}
PAYOUTS = [{1: 9, 2: 6, 3: 3}, {1: 6, 2: 4, 3: 2}, {1: 3, 2: 2, 3: 1}]


def sums_from_events(events: list[Any], bets: list[list[str]], players: int) -> list[int]:
    owners: dict[str, int] = {}
    prices: dict[str, int] = {}
    places: dict[str, int] = {}
    for event in events:
        if event["event"] == "dealt":
            owners |= {car: seat for car, seat in event["owners"].items() if seat is not None}
        if event["event"] == "sold":
            owners[event["car"]] = event["seat"]
            prices[event["car"]] = event["price"]
        if event["event"] == "moved" and event["to"] == "finish":
            places[event["car"]] = len(places) + 1
            assert event["place"] == len(places)
    totals = [0] * players
    for car, seat in owners.items():
        totals[seat] += PRIZES.get(places.get(car, 0), 0) - prices.get(car, 0)
    for seat in range(players):
        totals[seat] += sum(PAYOUTS[k].get(places.get(car, 0), 0) for k, car in enumerate(bets[seat]))
    return totals


SCORED = [
    v for v in VARIANTS if not v.get("long_distance") and "first-wins" not in str(v) and v.get("beginner") is not True
]


@walked
@given(st.sampled_from(SCORED), st.integers(0, 2**32), st.sampled_from([0.0, 0.9]))
def test_score_sheets_follow_from_the_log_alone(options: dict[str, Any], seed: int, shy: float) -> None:
    """R127-R132, U82-U84, U87; world tour R181."""
    game = finished(options, seed, shy)
    outcome = game.outcome
    assert outcome is not None
    races = len(outcome["races"])
    events = game.events(None)
    starts = [i for i, event in enumerate(events) if event["event"] == "dealt"] + [len(events)]
    numbers = [events[i]["number"] for i in starts[:-1]] + [len(game.log)]
    totals = [0] * options["players"]
    for race in range(races):
        entries = game.log[numbers[race] : numbers[race + 1]]
        bets = [
            [text[4] for who, text in entries if who == seat and text.startswith("bet")] for seat in range(len(totals))
        ]
        sums = sums_from_events(events[starts[race] : starts[race + 1]], bets, len(totals))
        assert [sheet["total"] for sheet in outcome["races"][race]["sheets"]] == sums
        totals = [a + b for a, b in zip(totals, sums, strict=True)]
    assert outcome["scores"] == totals
    assert all(totals[seat] == max(totals) for seat in outcome["winners"])


@pytest.mark.parametrize("options", VARIANTS, ids=variant_id)
def test_views_have_the_same_keys_in_every_phase(options: dict[str, Any]) -> None:
    keys = {seat: begin(options, 3).view(seat).keys() for seat in (None, 0, 1)}
    for game in moments(options, 3):
        for seat in (None, 0, 1):
            seen = game.view(seat)
            assert seen.keys() == keys[seat]
            assert json.loads(json.dumps(seen)) == seen


@pytest.mark.parametrize("options", VARIANTS, ids=variant_id)
def test_events_are_numbered_as_in_the_log(options: dict[str, Any]) -> None:
    game = finished(options, 5)
    everything = game.events(0)
    assert [event["number"] for event in everything] == sorted(event["number"] for event in everything)
    for since in (1, 10, len(game.log)):
        assert game.events(0, since) == [event for event in everything if event["number"] > since]
    assert everything[-1]["event"] == "over"
    assert everything[-1]["number"] == len(game.log)


def test_what_is_refused_changes_nothing() -> None:
    for moment, game in enumerate(moments({"players": 3}, 11)):
        if moment % 7 or game.state.phase == OVER:
            continue
        state, log, events = json.dumps(vars(game.state)), list(game.log), game.events(None)
        outsider = next((seat for seat in range(3) if seat not in game.waiting), 0)
        asked = game.waiting[0]
        for seat, text in ((asked, "bet W"), (asked, "bid R"), (outsider, "bid XX"), (7, "skip"), (asked, "move b2")):
            if text not in game.legal(asked):
                with pytest.raises((downforce.IllegalAction, downforce.NotationError)):
                    game.play(seat, text)
        assert (json.dumps(vars(game.state)), game.log, game.events(None)) == (state, log, events)

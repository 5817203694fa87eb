"""Facts that the engine computes once for the page and the terminal: orders, bonuses, bids, why a lot was sold."""

import math
import random
import tomllib
from pathlib import Path
from typing import Any

import pytest

from downforce.dealer import SeededDealer
from downforce.game import Game
from downforce.offers.offer import make_offer
from downforce.offers.race_order import lane_side, lanes_beside, race_order
from downforce.offers.shapes import LineAhead
from downforce.rules.names import COLOURS, OFF_TRACK
from downforce.rules.score import is_ahead
from downforce.rules.views.hand_strength import hand_strengths
from downforce.scenario import load
from downforce.scenario.read import read
from downforce.tracks import find, shipped
from downforce.tracks.geometry import ACROSS
from tests.variants import VARIANTS, finished, moments, variant_id

SCENARIOS = Path("tests/scenarios")


def begin_at(data: dict[str, Any]) -> Game:
    scenario = read(data, "situation")
    return Game.start(scenario.rulesets, SeededDealer(0), scenario.state)


def in_a_row(count: int, **more: list[int]) -> dict[str, list[int]]:
    """Return one lane of spaces s1, s2, ..., and more spaces beside it."""
    return {**{f"s{i}": [i, i + 1, 0, 1] for i in range(1, count + 1)}, **more}


def race(spaces: dict[str, list[int]], power: str, cars: dict[str, str], card: str) -> Game:
    """Return a race in which seat 0 owns red and has this power and card."""
    return begin_at(
        {
            "options": {"players": 2},
            "track": {"finish": 99, "spaces": spaces},
            "race": {
                "turn": 0,
                "cars": cars,
                "owners": {"R": 0, "K": 1},
                "powers": {"0": power},
                "hands": {"0": [card], "1": ["K5"]},
            },
        }
    )


def first_line(game: Game) -> LineAhead:
    offer = make_offer(game, 0)
    assert offer is not None
    choice = offer["choices"][0]
    assert choice["kind"] == "play"
    return choice["lines"][0]


# What a power can add (R137, R143-R147).


@pytest.mark.parametrize(
    ("power", "cars", "how", "bonus"),
    [
        ("determined", {"R": "s1", "K": "s2"}, "blocked", 0),
        ("determined", {"R": "s1", "K": "s5"}, "short", 0),
        ("determined", {"R": "s1", "K": "s9"}, "free", 2),
        ("determined", {"R": "s1", "K": "s8"}, "free", 1),
        ("determined", {"R": "s1", "K": "s7"}, "free", 0),
        ("aggressive", {"R": "s1", "K": "s2"}, "blocked", 0),
        ("aggressive", {"R": "s1", "K": "s9"}, "free", 1),
        ("aggressive", {"R": "s1", "K": "s7"}, "free", 0),
        ("tricky", {"R": "s1", "K": "s9"}, "free", 0),
    ],
)
def test_a_line_carries_the_bonus_that_is_possible(power: str, cars: dict[str, str], how: str, bonus: int) -> None:
    line = first_line(race(in_a_row(12), power, cars, "R5"))
    assert (line["how"], line["bonus"]) == (how, bonus)


def test_determined_promises_nothing_off_the_rectangles() -> None:
    spaces = in_a_row(12)
    game = race(spaces, "determined", {"R": "s1", "K": "s12"}, "R5")
    assert first_line(game)["bonus"] == 2
    bent = begin_at(
        {
            "options": {"players": 2},
            "track": {"finish": 99, "spaces": spaces, "not_rectangles": ["s4"]},
            "race": {
                "turn": 0,
                "cars": {"R": "s1"},
                "owners": {"R": 0},
                "powers": {"0": "determined"},
                "hands": {"0": ["R5"], "1": ["K5"]},
            },
        }
    )
    assert first_line(bent)["bonus"] == 0


@pytest.mark.parametrize("options", VARIANTS[:6], ids=variant_id)
def test_a_line_promises_what_the_ends_then_hold(options: dict[str, Any]) -> None:
    """If a first line moves at once, the bonus announced is the largest among the ends that are then offered."""
    draw, seen = random.Random(3), 0
    for game in moments(options, 4):
        seat = game.waiting[0] if game.waiting else -1
        offer = make_offer(game, seat) if seat >= 0 else None
        if offer is None or offer["asks"] != "play":
            continue
        choice = draw.choice(offer["choices"])
        line = choice["lines"][0]
        after = game.copy()
        after.play(seat, choice["action"])
        asked = [make_offer(after, other) for other in after.waiting]
        moves = [move for found in asked if found and found["asks"] == "move" for move in found["choices"]]
        card = after.view(None)["card"]
        if line["how"] != "wild" and moves and card and card["car"] == line["car"]:
            seen += 1
            assert max((move["bonus"] for move in moves if move["kind"] == "move"), default=0) == line["bonus"]
    assert seen


# The order of the ends.


def test_the_ends_come_furthest_first_and_jams_last() -> None:
    """Ends that are not dominated come first, each group furthest first.

    A jam on a21 loses more than one on d23 and still comes before it, because it lies further inside: the page and the
    terminal once numbered these two differently.
    """
    cars = {"B": "b20", "K": "c26", "G": "a22", "O": "c23", "R": "c32"}
    hands = {"0": ["Y6B4W2G1"], "1": ["K5"], "2": ["O5"]}
    game = begin_at(
        {"options": {"players": 3}, "race": {"turn": 0, "cars": cars, "bets": {"0": ["K"]}, "hands": hands}}
    )
    game.play(0, "play Y6B4W2G1")
    offer = make_offer(game, 0)
    assert offer is not None
    ends = [(choice["to"], choice["lost"], choice["spare"]) for choice in offer["choices"]]
    assert [end for end, lost, _ in ends if not lost] == ["a24", "a23", "b24", "c25", "b23", "c24"]
    assert [end for end in ends if end[1]] == [("a21", 3, False), ("d23", 2, True)]
    assert [dominated for *_, dominated in ends] == [False] * 3 + [True] * 5


# The race order.


@pytest.mark.parametrize("options", VARIANTS, ids=variant_id)
def test_the_order_of_a_view_is_that_of_the_rules(options: dict[str, Any]) -> None:
    for game in moments(options, 9):
        s, board, order = game.state, game.ruleset.board, game.view(None)["order"]
        assert sorted(order) == sorted(COLOURS)
        racing = [COLOURS.index(car) for car in order if s.position[COLOURS.index(car)] != OFF_TRACK]
        assert all(is_ahead(s, board, racing[i], racing[i + 1]) for i in range(len(racing) - 1))
        assert order[: s.finished] == game.view(None)["finished"]
        assert [ranked.car for ranked in race_order(game.view(None))] == order


@pytest.mark.parametrize("options", VARIANTS, ids=variant_id)
def test_bets_are_offered_in_the_race_order_not_by_letter(options: dict[str, Any]) -> None:
    for game in moments(options, 9):
        for seat in game.waiting if game.view(None)["asks"] == "bet" else ():
            offer = make_offer(game, seat)
            assert offer is not None
            assert [bet["car"] for bet in offer["choices"] if bet["kind"] == "bet"] == game.view(None)["order"]


def test_level_cars_stand_in_the_order_of_their_lanes() -> None:
    spaces = in_a_row(5, x3=[3, 4, 1, 2])
    game = race(spaces, "tricky", {"K": "x3", "R": "s3", "G": "s4"}, "R5")
    assert game.view(None)["order"] == ["G", "R", "K", "B", "Y", "O"]


def test_a_move_tells_the_order_after_it() -> None:
    game = race(in_a_row(9, x3=[3, 4, 1, 2]), "tricky", {"K": "s3", "R": "s1"}, "R5")
    moved = next(event for event in game.play(0, "play R5") if event["event"] == "moved")
    assert moved["order"] == game.view(None)["order"]
    assert moved["order"][:2] == ["R", "K"] if moved["to"] > "s3" else ["K", "R"]


# Why a lot was sold (R036, R039, R040, U36).


@pytest.mark.parametrize(
    ("file", "by", "how"),
    [
        ("auction-tie-more-lines-wins", "cars", ["decides", "unneeded"]),
        ("auction-tie-no-wild-wins", "no-wild", ["level", "decides"]),
        ("auction-tie-left-by-both-tie-breaks", "chance", ["level", "level"]),
    ],
)
def test_a_sale_says_why(file: str, by: str, how: list[str]) -> None:
    scenario = load(SCENARIOS / f"{file}.toml")
    game = Game.start(scenario.rulesets, SeededDealer(0), scenario.state)
    for step in scenario.steps:
        if step.do and not step.refused:
            game.play(step.seat, step.do)
    sold = next(event for event in game.events(None) if event["event"] == "sold")
    assert (sold["why"]["by"], [tie["how"] for tie in sold["why"]["breaks"]]) == (by, how)
    bids = next(event["bids"] for event in game.events(None) if event["event"] == "revealed")
    as_much = [bid["seat"] for bid in bids if bid["bid"] == sold["price"] and bid["seat"] != sold["seat"]]
    assert sold["why"]["rivals"] == as_much


# The cards that a power can be used with.


def test_a_power_says_how_many_cards_it_serves() -> None:
    auction = {
        "lots": [["O", "unpredictable"]],
        "grid": list("OYRKBG"),
        "owners": {"Y": 0, "R": 0, "K": 0, "B": 1, "G": 1},
        "paid": {"Y": 1, "R": 1, "K": 1, "B": 1, "G": 1},
        "won": {"0": ["aggressive", "tricky"]},
        "hands": {"0": ["R6Y4K2B1", "B6O4W2Y1", "O6B4Y2", "W5W2"], "1": ["K5"], "2": ["O5"]},
    }
    game = begin_at({"options": {"players": 3}, "auction": auction})
    while game.phase == "auction":
        seat = game.waiting[0]
        game.play(seat, next(iter(game.legal(seat))) if seat == 2 else next(a for a in game.legal(seat) if "pass" in a))
    offer = make_offer(game, 0)
    assert offer is not None
    assert {choice["power"]: choice["serves"] for choice in offer["choices"]} == {"aggressive": 1, "tricky": 2}


# The number of a lot, and the strength of a hand.


@pytest.mark.parametrize("options", VARIANTS, ids=variant_id)
def test_lots_of_the_first_round_are_counted(options: dict[str, Any]) -> None:
    """Every lot comes up once before lots that were set aside come up again."""
    counted: dict[int, list[str]] = {}  # by race
    for game in moments(options, 6, shy=0.8):
        view = game.view(None)
        lot = view["lot"]
        if lot is None:
            continue
        cars = counted.setdefault(view["race"], [])
        if lot["round"] == 1 and lot["car"] not in cars:
            cars.append(lot["car"])
        assert view["lot_number"] == (len(cars) if lot["round"] == 1 else None)
    assert all(len(cars) <= 6 for cars in counted.values())


def test_a_scenario_begins_with_the_last_of_the_six_lots() -> None:
    lots = {"lots": [["G", "cunning"], ["B", "tricky"]], "grid": list("KBGYOR")}
    owners = {"owners": {"K": 0, "R": 1, "Y": 1, "O": 1}, "paid": {"K": 1, "R": 1, "Y": 1, "O": 1}}
    game = begin_at({"options": {"players": 3}, "auction": {**lots, **owners, "hands": {"0": ["K5"], "2": ["B5"]}}})
    view = game.view(None)
    assert view["lot"] is not None
    assert (view["lot"]["car"], view["lot_number"]) == ("G", 5)


def test_a_hand_is_as_strong_as_its_lines_and_the_wilds_of_other_cards() -> None:
    strengths = hand_strengths(["Y6B4W2G1", "W5W2", "Y5", "R6K4G2", "Y6O4K2", "Y8"])
    assert list(strengths) == list(COLOURS)
    assert strengths["Y"] == {"sum": 25, "wild": 5, "best": [8, 6, 6]}
    assert strengths["O"] == {"sum": 4, "wild": 7, "best": [4]}


@pytest.mark.parametrize("options", VARIANTS, ids=variant_id)
def test_the_strength_of_a_hand_is_only_for_its_owner(options: dict[str, Any]) -> None:
    for game in moments(options, 8):
        seat = len(game.log) % options["players"]
        nobody: list[object] = [None] * options["players"]
        assert game.view(None)["strengths"] == nobody
        view = game.view(seat)
        cards = [*view["hands"][seat], *view["speed8"][seat]]
        own = view["strengths"][seat]
        assert (own is None) == (game.phase == "over")
        if own is None:
            continue
        assert [*view["strengths"][:seat], *view["strengths"][seat + 1 :]] == nobody[1:]
        for car in COLOURS:
            lines = [value for card in cards for mark, value in zip(card[::2], card[1::2], strict=True) if mark == car]
            assert own[car]["sum"] == sum(map(int, lines))


@pytest.mark.parametrize("options", VARIANTS, ids=variant_id)
def test_standings_add_up_what_the_viewer_may_know(options: dict[str, Any]) -> None:
    for game in moments(options, 8):
        seat = len(game.log) % options["players"]
        view, public = game.view(seat), game.view(None)
        own, others = view["standings"], public["standings"]
        if game.phase not in ("race", "bets") or not view["prizes"]:
            assert own is None
            assert others is None
            continue
        assert own is not None
        assert others is not None
        for rows, viewer in ((own, seat), (others, None)):
            for i, row in enumerate(rows):
                cars = [car for car in COLOURS if view["cars"][car]["owner"] == i]
                places = [view["order"].index(car) for car in cars]
                own_bets = [car for car in view["bets"][i] if i == viewer and car != "?"]
                bets = [(3 - k) * max(0, 3 - view["order"].index(car)) for k, car in enumerate(own_bets)]
                assert row["racing"] == sum(view["prizes"][place] for place in places)
                assert row["auction"] == sum(view["cars"][car]["paid"] or 0 for car in cars)
                assert row["betting"] == (sum(bets) if i == viewer else None)
                assert row["total"] == row["racing"] + (row["betting"] or 0) - row["auction"]
                assert row["rank"] == 1 + sum(other["total"] > row["total"] for other in rows)


def test_with_one_car_on_the_track_the_standings_are_the_result() -> None:
    compared = 0
    for seed in range(20):
        expected = None
        for game in moments({"players": 3}, seed):
            if game.phase == "race" and len(game.view(None)["finished"]) == 5:
                expected = [game.view(seat)["standings"] for seat in range(3)]
        outcome = game.outcome
        assert outcome is not None
        if outcome["reason"] != "finished" or expected is None:
            continue
        compared += 1
        for seat, sheet in enumerate(outcome["sheets"]):
            rows = expected[seat]
            assert rows is not None
            assert {key: sheet[key] for key in ("racing", "betting", "auction", "total")} == {
                key: rows[seat][key] for key in ("racing", "betting", "auction", "total")
            }
    assert compared


# Distances, what counts in a race, and the final ranks.


def test_every_car_knows_the_steps_to_the_finish_and_to_the_next_betting_line() -> None:
    """Counted by walking on a free road; the bay beside s4 is no way round anything."""
    game = begin_at(
        {
            "options": {"players": 2},
            "track": {"finish": 9, "lines": [3, 6, 8], "spaces": in_a_row(8, x=[4, 5, 1, 2])},
            "race": {
                "turn": 0,
                "cars": {"R": "s1", "K": "s4", "B": "x"},
                "owners": {"R": 0, "K": 1},
                "hands": {"0": ["R5"], "1": ["K5"]},
                "bets": {"0": ["R"], "1": ["R"]},
            },
        }
    )
    cars = game.view(None)["cars"]
    assert [cars[car]["to_finish"] for car in "RKBG"] == [8, 5, 5, None]
    assert [cars[car]["to_betting_line"] for car in "RKBG"] == [5, 2, 2, None]


@pytest.mark.parametrize("options", VARIANTS, ids=variant_id)
def test_what_does_not_count_in_a_game_is_not_in_its_view(options: dict[str, Any]) -> None:
    game = next(iter(moments(options, 1)))
    view, given = game.view(None), game.ruleset.options
    counts_money = given.long_distance is not True and "first-wins" not in given.beginner
    assert view["prizes"] == ([12, 9, 6, 4, 2, 0] if counts_money else [])
    assert view["betting_lines"] == (3 if given.bets and given.long_distance is not True else 0)


@pytest.mark.parametrize("options", VARIANTS, ids=variant_id)
def test_the_next_betting_line_is_the_one_that_opens_bets(options: dict[str, Any]) -> None:
    """No car has crossed it, and there is one as long as bets are to come."""
    for game in moments(options, 2):
        view = game.view(None)
        if view["phase"] != "race" or view["asks"] != "play":
            continue
        far = [car["to_betting_line"] for car in view["cars"].values() if car["space"]]
        to_come = view["bets_made"] < view["betting_lines"]
        assert all((steps is not None and steps > 0) if to_come else steps is None for steps in far)


TIED = """
options.players = {players}
track.finish = 9
track.spaces = {{ a = [0, 1, 0, 1] }}
race.finished = ["B", "Y", "R", "K", "G", "O"]
race.owners   = {owners}
race.paid     = {paid}
"""


@pytest.mark.parametrize(
    ("owners", "paid", "ranks"),
    [
        ("{ B = 0, Y = 1, R = 2 }", "{ B = 6, Y = 3, R = 0 }", [1, 2, 3]),  # all have 6
        ("{ R = 0, Y = 1, B = 2 }", "{ B = 0, Y = 5, R = 2 }", [3, 2, 1]),  # 4, 4, 12
        ("{ B = 0 }", "{ B = 0 }", [1, 2, 2]),  # two have no car at all
    ],
)
def test_of_seats_with_the_same_money_the_better_car_ranks_first(owners: str, paid: str, ranks: list[int]) -> None:
    game = begin_at(tomllib.loads(TIED.format(players=3, owners=owners, paid=paid)))
    assert game.view(None)["ranks"] == ranks


@pytest.mark.parametrize("options", VARIANTS, ids=variant_id)
def test_exactly_the_winners_rank_first(options: dict[str, Any]) -> None:
    view = finished(options, 3).view(None)
    assert view["outcome"] is not None
    assert view["ranks"] is not None
    assert [seat for seat, rank in enumerate(view["ranks"]) if rank == 1] == view["outcome"]["winners"]


@pytest.mark.parametrize("name", shipped())
def test_lanes_are_named_as_the_eye_sees_them(name: str) -> None:
    """The inside of a bend is the side it turns to; elsewhere left and right are the driver's."""
    drawn = find(name)
    sides = set()
    for box in drawn.track.boxes:
        lanes, side = lanes_beside(drawn.track, box.id), lane_side(drawn.track, box.id)
        middle, far = float(box.back + box.front) / 2, float(box.front - box.back) / 4
        here, before, after = (drawn.at(middle + ahead, ACROSS / 2) for ahead in (0, -far, far))
        turned = math.remainder(after.heading - before.heading, math.tau)
        at = drawn.middle(box)
        right = (at.y - here.y) * math.cos(here.heading) - (at.x - here.x) * math.sin(here.heading)
        sides.add(side)
        if lanes == 1 or abs(right) < 1e-6:
            assert side in ("only", "middle")
        elif abs(turned) > 1e-6:
            assert side.removeprefix("second-") == ("inside" if right * turned > 0 else "outside"), box.id
        else:
            assert side.removeprefix("second-") == ("right" if right > 0 else "left"), box.id
    assert {"inside", "outside", "left", "right", "middle"} <= sides

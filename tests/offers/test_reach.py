"""What a card would do on the board, which ends are dominated, and the facts about a bet."""

import copy
import random
from typing import Any

import pytest

from downforce.game import Game
from downforce.offers.offer import make_offer
from downforce.rules.bits import lowest_bit
from downforce.rules.model import State
from downforce.rules.names import CARS, COLOURS, OFF_TRACK
from downforce.rules.walk import free_ahead, walk_full
from tests.offers.test_facts import begin_at, first_line, in_a_row, race
from tests.variants import VARIANTS, moments, name_of


def collect_offers(options: dict[str, Any], seed: int, asks: str) -> list[tuple[Game, int, Any]]:
    found = []
    for game in moments(options, seed):
        seat = game.waiting[0] if game.waiting else None
        offer = make_offer(game, seat)
        if offer is not None and seat is not None and offer["asks"] == asks:
            found.append((game.copy(), seat, offer))
    return found


# Where a line could bring its car.


@pytest.mark.parametrize("options", [*VARIANTS[:6], {"players": 4, "long_distance": True}], ids=name_of)
def test_the_reach_of_a_first_line_is_what_is_offered_then(options: dict[str, Any]) -> None:
    draw, seen = random.Random(3), 0
    for game, seat, offer in collect_offers(options, 4, "play"):
        choice = draw.choice(offer["choices"])
        line = choice["lines"][0]
        game.play(seat, choice["action"])
        asked = [make_offer(game, other) for other in game.waiting]
        moves: list[Any] = [move for found in asked if found for move in found["choices"] if move["kind"] == "move"]
        card = game.view(None)["card"]
        if line["how"] != "wild" and moves and card and card["car"] == line["car"] and card["line"] in (0, len(choice)):
            seen += 1
            ends = {(move["to"], move["lost"], len(move["passed"])) for move in moves}
            assert {(end["to"], end["lost"], end["gained"]) for end in line["reach"]} == ends
            assert len(line["reach"]) == line["ends"]
    assert seen


def test_a_line_tells_places_gained_and_steps_lost() -> None:
    spaces = in_a_row(9, x3=[3, 4, 1, 2], x4=[4, 5, 1, 2])
    line = first_line(race(spaces, "tricky", {"R": "s2", "K": "s5", "G": "x4", "B": "s3"}, "R5"))
    assert line["how"] == "short"
    assert line["reach"] == [{"to": "s4", "lost": 3, "gained": 2}]  # blue, and green beside it, further out


def test_across_the_finish_line_all_cars_on_the_track_are_passed() -> None:
    spaces = {"track": {"finish": 4, "spaces": in_a_row(3, x2=[2, 3, 1, 2], x3=[3, 4, 1, 2])}}
    cars = {"R": "s2", "K": "s3", "G": "x2"}
    hands = {"0": ["R5"], "1": ["K5"]}
    game = begin_at({"options": {"players": 2}, **spaces, "race": {"turn": 0, "cars": cars, "hands": hands}})
    assert first_line(game)["reach"][0] == {"to": "finish", "lost": 0, "gained": 1}


def test_a_wild_says_which_cars_it_could_name() -> None:
    seen = 0
    for game, seat, offer in collect_offers({"players": 4}, 2, "play") + collect_offers({"players": 6}, 5, "play"):
        for choice in offer["choices"]:
            if choice["lines"][0]["car"] != "W":
                continue
            after = game.copy()
            after.play(seat, choice["action"])
            legal = [action.split(" ")[1] for action in after.legal(seat) if action.startswith("wild ")]
            racing = [car for car in legal if after.view(None)["cars"][car]["space"]]
            if legal:
                assert choice["lines"][0]["names"] == racing
                seen += 1
    assert seen


# Dominated ends.


def steps_left(game: Game, s: State, car: int) -> int:
    """Return the fewest steps left to a car after up to six steps, counted by the rules themselves."""
    board, here, free = game.ruleset.board, s.position[car], free_ahead(s, game.ruleset.board, car)
    best = 999
    for steps in range(7):
        spaces = walk_full(board, here, free, steps)
        while spaces:
            space = here + lowest_bit(spaces)
            spaces &= spaces - 1
            best = min(best, 0 if space == board.spaces else board.steps_left[space])
    return best


def consequences(game: Game, move: Any) -> tuple[Any, ...]:
    """Return what else follows from a move: what every other car can do next, and the car itself."""
    s, car = copy.deepcopy(game.state), game.state.car
    s.position[car] = OFF_TRACK if move["to"] == "finish" else game.ruleset.track.number[move["to"]]
    others = [steps_left(game, s, other) for other in range(CARS) if other != car and s.position[other] != OFF_TRACK]
    own = 0 if s.position[car] == OFF_TRACK else left(game, move) - steps_left(game, s, car)
    return own, others, move["lines"], move["place"]


def left(game: Game, move: Any) -> int:
    return 0 if move["to"] == "finish" else game.ruleset.track.steps_left[game.ruleset.track.number[move["to"]]]


def test_a_dominated_end_is_matched_by_one_no_less_far_and_by_one_no_further() -> None:
    dominated = 0
    for game, _, offer in collect_offers({"players": 4}, 1, "move") + collect_offers({"players": 6}, 3, "move"):
        moves = [choice for choice in offer["choices"] if choice["kind"] == "move"]
        kept = [move for move in moves if not move["spare"]]
        assert moves == kept + [move for move in moves if move["spare"]]
        assert kept
        for move in moves[len(kept) :]:
            dominated += 1
            alike = [one for one in kept if consequences(game, one) == consequences(game, move)]
            far, gained = left(game, move), len(move["passed"])
            assert any(left(game, one) <= far and len(one["passed"]) >= gained for one in alike)
            assert any(left(game, one) >= far and len(one["passed"]) <= gained for one in alike)
    assert dominated > 20


def test_a_few_ends_are_all_shown() -> None:
    for _, _, offer in collect_offers({"players": 4}, 1, "move"):
        moves = [choice for choice in offer["choices"] if choice["kind"] == "move"]
        assert len(moves) > 4 or not any(move["spare"] for move in moves)


def test_an_end_that_shuts_the_road_to_another_car_is_not_dominated() -> None:
    """Red may stop in row 9, or with its power in row 10. Black on a8, behind green on b9, needs a9 to go on."""
    spaces = {f"{lane}{i}": [i, i + 1, k, k + 1] for k, lane in enumerate("abcde") for i in range(1, 18)}
    cars = {"R": "c4", "K": "a8", "G": "b9"}
    situation = {"turn": 0, "cars": cars, "owners": {"R": 0}, "powers": {"0": "aggressive"}}
    hands = {"hands": {"0": ["R5"], "1": ["K5"]}}
    track = {"finish": 18, "spaces": spaces}
    game = begin_at({"options": {"players": 2}, "track": track, "race": {**situation, **hands}})
    game.play(0, "play R5")
    offer = make_offer(game, 0)
    assert offer is not None
    moves: Any = offer["choices"]
    assert {move["to"] for move in moves} == {"a9", "c9", "d9", "e9", "a10", "b10", "c10", "d10", "e10"}
    assert [move["to"] for move in moves if not move["spare"]] == ["a10", "a9", "c9"]


# Bets.


@pytest.mark.parametrize(
    "options", [{"players": 4}, {"players": 2}, {"players": 3, "long_distance": "money"}], ids=name_of
)
def test_a_bet_tells_where_the_car_is_and_what_the_own_hand_can_do(options: dict[str, Any]) -> None:
    found = collect_offers(options, 3, "bet")
    assert found
    for game, seat, offer in found:
        view = game.view(seat)
        cards = [*view["hands"][seat], *view["speed8"][seat]]
        assert [bet["car"] for bet in offer["choices"]] == view["order"]  # by place, not by letter
        for bet in offer["choices"]:
            car = view["cars"][bet["car"]]
            assert (bet["to_finish"], bet["laps"]) == (car["to_finish"], car["laps"])
            own = [int(card[card.index(bet["car"]) + 1]) for card in cards if bet["car"] in card]
            wild = [int(card[card.index("W") + 1]) for card in cards if "W" in card and bet["car"] not in card]
            assert (bet["hand"], bet["wild"]) == (sum(own), sum(wild))


# The standings.


def test_the_next_betting_line_is_named() -> None:
    numbers = [view["next_betting_line"] for view in (game.view(None) for game in moments({"players": 4}, 2))]
    assert numbers[0] == 1
    assert {1, 2, 3, None} == set(numbers)
    assert [number or 4 for number in numbers] == sorted(number or 4 for number in numbers)


def test_without_bets_there_is_no_next_betting_line() -> None:
    assert {game.view(None)["next_betting_line"] for game in moments({"players": 4, "bets": False}, 2)} == {None}


def test_a_move_tells_the_laps_behind_the_car() -> None:
    laps = dict.fromkeys(COLOURS, 0)
    for game in moments({"players": 4, "long_distance": True}, 2):
        for event in game.events(None):
            if event["event"] == "moved":
                laps[event["car"]] = event["laps"]
    assert laps == {car: state["laps"] for car, state in game.view(None)["cars"].items()}
    assert max(laps.values()) > 0

"""The score sheets of a finished game: rows, columns, boxes and sums."""

from typing import Any

import pytest

from tests.rules.test_whole_games import COLOURS, PAYOUTS, PRIZES, situation
from tests.variants import finished

ALL_HOME = """
options.players = 3
track.lines  = [2, 4, 6]
track.finish = 9
track.spaces = { a = [0, 1, 0, 1] }
race.finished = ["B", "Y", "R", "K", "G", "O"]
race.owners   = { R = 1, Y = 0, K = 2, G = 0, B = 1 }
race.paid     = { R = 2, Y = 5, K = 1, G = 4, B = 6 }
race.bets     = { 0 = ["Y", "Y", "B"], 1 = ["K", "R", "O"], 2 = ["B", "R", "Y"] }
"""


def test_rows_stand_in_the_order_of_the_colours() -> None:
    """R183, R016: black, blue, green, yellow, orange, red; a seat's own cars, on one sheet each."""
    outcome = situation(ALL_HOME).outcome
    assert outcome is not None
    assert [sheet["seat"] for sheet in outcome["sheets"]] == [0, 1, 2]
    assert [list(sheet["cars"]) for sheet in outcome["sheets"]] == [["G", "Y"], ["B", "R"], ["K"]]
    for sheet in finished({"players": 2}, 3).outcome["sheets"]:
        assert list(sheet["cars"]) == sorted(sheet["cars"], key=COLOURS.index)


def test_columns_are_price_and_three_bets() -> None:
    """R041, R112, R184: the price in the row of its car, the bets in their order, each with what it pays."""
    outcome = situation(ALL_HOME).outcome
    assert outcome is not None
    first = outcome["sheets"][0]
    assert first["cars"] == {
        "G": {"price": 4, "place": 5, "prize": 2},
        "Y": {"price": 5, "place": 2, "prize": 9},
    }
    assert first["bets"] == [
        {"car": "Y", "place": 2, "pays": 6},
        {"car": "Y", "place": 2, "pays": 4},
        {"car": "B", "place": 1, "pays": 3},
    ]


def test_boxes_are_racing_plus_betting_less_auction() -> None:
    """R128, R129, R130, R131, R185: the rulebooks' example gives 11 + 13 - 9 = 15 (C01, C07)."""
    outcome = situation(ALL_HOME).outcome
    assert outcome is not None
    sums = [[sheet[key] for key in ("racing", "betting", "auction", "total")] for sheet in outcome["sheets"]]
    assert sums == [[11, 13, 9, 15], [18, 2, 8, 12], [4, 13, 1, 16]]
    assert outcome["scores"] == [15, 12, 16]
    assert outcome["winners"] == [2]


@pytest.mark.parametrize("bet", range(3))
def test_the_table_of_betting_payouts(bet: int) -> None:
    """R113, R114, R115, R116, R185: 9 6 3, 6 4 2, 3 2 1, and nothing below third place (C01, C02, C03)."""
    order = ["B", "Y", "R", "K", "G", "O"]
    for place, car in enumerate(order, 1):
        bets = ["O", "O", "O"]
        bets[bet] = car
        outcome = situation(ALL_HOME.replace('0 = ["Y", "Y", "B"]', f"0 = {bets!r}".replace("'", '"'))).outcome
        assert outcome is not None
        assert outcome["sheets"][0]["bets"][bet]["pays"] == (PAYOUTS[bet][place - 1] if place <= 3 else 0)


@pytest.mark.parametrize(("place", "prize"), list(enumerate(PRIZES, 1)))
def test_the_table_of_racing_payouts(place: int, prize: int) -> None:
    """R127, R185: 12 9 6 4 2 0, one row for six cars (C04, C05)."""
    car = ["B", "Y", "R", "K", "G", "O"][place - 1]
    outcome = situation(ALL_HOME.replace("Y = 0, K = 2, G = 0, B = 1", "").replace("R = 1, ", f"{car} = 2")).outcome
    assert outcome is not None
    assert outcome["sheets"][2]["cars"][car]["prize"] == prize
    assert outcome["sheets"][2]["racing"] == prize


def test_why_the_winners_won_is_told() -> None:
    """R027, R132, R133, U86: by money, by the better place, or shared by those none of whose cars finished."""
    tied = ALL_HOME.replace("K = 1,", "K = 2,")  # 15 for seat 0, with yellow in second place, and for seat 2
    nobody = """
    options.players = 3
    track.spaces    = { a = [0, 1, 0, 1] }
    race.owners     = { K = 0, B = 1, G = 2 }
    race.paid       = { K = 3, B = 3, G = 4 }
    """

    def decided(text: str) -> tuple[Any, Any]:
        outcome = situation(text).outcome
        assert outcome is not None
        return outcome["decided"], outcome["winners"]

    assert decided(ALL_HOME) == ("winnings", [2])
    assert decided(tied) == ("place", [0])
    assert decided(nobody) == ("shared", [0, 1])


def test_whether_the_first_or_the_furthest_won_is_told() -> None:
    """R168, U123: where no money is counted."""
    text = """
    options = { players = 2, beginner = ["first-wins"] }
    track.finish = 9
    track.spaces = { a = [0, 1, 0, 1], b = [1, 2, 0, 1] }
    race.owners  = { K = 0, B = 1 }
    """
    home = situation(text + 'race.finished = ["B"]\nrace.cars = { K = "b" }\n').outcome
    assert home is not None
    assert (home["decided"], home["reason"], home["winners"]) == ("first", "first", [1])
    ahead = situation(text + 'race.cars = { K = "b", B = "a" }\n').outcome
    assert ahead is not None
    assert (ahead["decided"], ahead["reason"], ahead["winners"]) == ("furthest", "cards", [0])


def test_a_long_distance_sheet_costs_and_pays_nothing() -> None:
    """U131: the auction only gave out the cars."""
    for sheet in finished({"players": 3, "long_distance": True}, 2).outcome["sheets"]:
        assert {car["price"] for car in sheet["cars"].values()} == {0}
        assert {car["prize"] for car in sheet["cars"].values()} == {0}
        assert [sheet[key] for key in ("racing", "betting", "auction", "total")] == [0, 0, 0, 0]


def test_where_the_first_car_wins_no_money_is_counted() -> None:
    """R168, U122: no scores, no sums."""
    outcome = finished({"players": 3, "beginner": True}, 2).outcome
    assert outcome is not None
    assert outcome["scores"] is None
    for sheet in outcome["sheets"]:
        assert [sheet[key] for key in ("racing", "betting", "auction", "total")] == [None] * 4

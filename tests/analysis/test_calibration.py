"""Calibrated probabilities add up to 1, are less extreme than playouts, and apply only to games of the fitted kind."""

import pytest

from downforce.analysis.calibration import BEFORE, Fit, Knot, calibrate, fit_for, interpolate, knots
from downforce.arena.workspace import ruleset_for
from downforce.bots.policy.value_network import is_race_for_money
from downforce.rules.setup.options import Options

SAID, AT_THE_END = [0.9, 0.06, 0.03, 0.01], [0.1, 0.8, 0.1, 0.0]


def test_chances_stay_together_one() -> None:
    for fit in (Fit(1.0), Fit(0.7, 0.1), Fit(1.5, 0.02), Fit(0.8, 0, 0.6, 0.9), Fit(2.0, 0, 0.1, 0.6)):
        assert sum(calibrate(SAID, AT_THE_END, fit)) == pytest.approx(1)


def test_power_even_share_long_playouts_and_limit() -> None:
    assert calibrate(SAID, AT_THE_END, Fit(1.0)) == pytest.approx(SAID)
    assert calibrate(SAID, SAID, Fit(0.7, 0.05))[0] < 0.9 < calibrate(SAID, SAID, Fit(1.5))[0]
    assert calibrate([1.0, 0.0], [1.0, 0.0], Fit(1.0, 0.1)) == pytest.approx([0.95, 0.05], abs=0.001)
    assert calibrate(SAID, AT_THE_END, Fit(1.0, 0.0, 0.5)) == pytest.approx([0.5, 0.43, 0.065, 0.005])
    assert calibrate(SAID, SAID, Fit(1.0, 0.0, 0.0, 0.8)) == pytest.approx([0.8, 0.12, 0.06, 0.02])
    assert calibrate([1.0, 0.0, 0.0], [1.0, 0.0, 0.0], Fit(1.0, limit=0.9)) == pytest.approx([0.9, 0.05, 0.05])


def test_between_two_knots_in_proportion() -> None:
    found: list[Knot] = [(-1, Fit(1.0, 0.0)), (0, Fit(0.8, 0.1)), (6, Fit(0.5, 0.4, 0.6, 0.7))]
    assert interpolate(BEFORE, found) == Fit(1.0, 0.0)
    assert interpolate(0, found) == Fit(0.8, 0.1)
    assert interpolate(2, found) == pytest.approx((0.7, 0.2, 0.2, 0.9))
    assert interpolate(6, found) == interpolate(40, found) == Fit(0.5, 0.4, 0.6, 0.7)


def test_a_fit_for_every_number_of_players_and_for_no_other_kind_of_game() -> None:
    for by, first in (("cards", BEFORE), ("finished", 1)):
        assert set(knots()[by]) == {2, 3, 4, 5, 6}
        for found in knots()[by].values():
            where = [one[0] for one in found]
            assert where == sorted(set(where))
            assert where[0] == first
    board = ruleset_for(Options.read({"players": 3})).board
    assert is_race_for_money(board)
    assert fit_for(board, 6, 0) == dict(knots()["cards"][3])[6]
    assert fit_for(board, 24, 1) == dict(knots()["finished"][3])[1]
    for other in ({"beginner": True}, {"long_distance": True}, {"bets": False}, {"powers": False}):
        assert fit_for(ruleset_for(Options.read({"players": 3, **other})).board, 6, 0) is None

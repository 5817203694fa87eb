"""Chances made true: together one, softened where playouts are too sure, and only in games of the fitted kind."""

import pytest

from downforce.analysis.calibration import BEFORE, Knot, at, calibrated, correct, is_known, knots
from downforce.arena.workspace import ruleset_of
from downforce.rules.options import Options


def test_chances_stay_together_one() -> None:
    said = [0.9, 0.06, 0.03, 0.01]
    for power, even in ((1.0, 0.0), (0.7, 0.1), (1.5, 0.02)):
        assert sum(correct(said, power, even)) == pytest.approx(1)
    assert correct(said, 1, 0) == pytest.approx(said)
    assert correct(said, 0.7, 0.05)[0] < 0.9 < correct(said, 1.5, 0)[0]
    assert correct([1.0, 0.0], 0.8, 0.1) == pytest.approx([0.95, 0.05])


def test_between_two_knots_in_proportion() -> None:
    found: list[Knot] = [(-1, 1.0, 0.0), (0, 0.8, 0.1), (6, 0.5, 0.4)]
    assert at(BEFORE, found) == (1.0, 0.0)
    assert at(0, found) == (0.8, 0.1)
    assert at(2, found) == pytest.approx((0.7, 0.2))
    assert at(6, found) == at(40, found) == (0.5, 0.4)


def test_a_fit_for_every_number_of_players_and_for_no_other_kind_of_game() -> None:
    assert set(knots()) == {2, 3, 4, 5, 6}
    for found in knots().values():
        cards = [one[0] for one in found]
        assert cards == sorted(set(cards))
        assert cards[0] == BEFORE
    assert is_known(ruleset_of(Options.read({"players": 4})).board)
    said = [0.7, 0.2, 0.1]
    for other in ({"beginner": True}, {"long_distance": True}, {"bets": False}, {"powers": False}):
        board = ruleset_of(Options.read({"players": 3, **other})).board
        assert calibrated(said, board, 6) == said
    assert calibrated(said, ruleset_of(Options.read({"players": 3})).board, 6) != said

"""Continuing a game after two choices: a blunder costs, random numbers are shared, and figures add up."""

import json
import math
import random
from pathlib import Path

import pytest

from downforce import compiled
from downforce.game import Game, replay
from tests.contract.test_secrets import change_what_is_hidden
from tests.variants import moments
from tools.experiments.analysis_helps import Field, Moment, gain, report
from tools.experiments.compare import interval, interval_over_games

GAMES = Path(__file__).parent.parent / "games"
TRUE, AGAIN = Field("pro", 3, 0), Field("pro", 3, 1)


def game_before(name: str, number: int) -> Game:
    """Return a recorded game just before an action."""
    whole = replay(json.loads((GAMES / f"{name}.json").read_text("utf-8")))
    game = Game(whole.rulesets, whole.dealer)
    game.fold(whole.deals, whole.log[: number - 1])
    return game


@pytest.mark.skipif(not compiled.AVAILABLE, reason="games are played on compiled")
@pytest.mark.xdist_group("compiled")
class TestPlayingOn:
    def test_a_bet_on_a_car_that_cannot_win_costs_as_much_as_the_other_gains(self) -> None:
        game = game_before("cards-run-out", 100)
        for field in (TRUE, AGAIN):
            points, money = gain(game, 0, "bet K", "bet R", field, 1) or (0, 0)
            assert money > 0
            assert points > 0 or field == TRUE  # with the true cards, all such races end alike
            assert gain(game, 0, "bet R", "bet K", field, 1) == [-points, -money]
            assert gain(game, 0, "bet K", "bet K", field, 1) == [0, 0]

    def test_what_is_dealt_again_does_not_depend_on_what_the_seat_could_not_know(self) -> None:
        draw, told_apart = random.Random(3), 0
        for game in moments({"players": 4}, 9):
            if game.phase == "over" or draw.random() < 0.93:
                continue
            seat = draw.choice(game.waiting)
            other, legal = change_what_is_hidden(game, seat, draw), game.legal(seat)
            one, two = (
                [gain(which, seat, legal[0], legal[-1], f, 1) for f in (TRUE, AGAIN)] for which in (game, other)
            )
            assert one[1] == two[1]
            told_apart += one[0] != two[0]
        assert told_apart


def test_a_mean_over_games_is_as_sure_as_games_are_alike() -> None:
    values = [1.0, 4.0, 2.5]
    assert interval_over_games([[(1.0, value)] for value in values]) == pytest.approx(interval(values))
    assert interval_over_games([[(1.0, 1.0), (1.0, 3.0)], [(2.0, 2.0)], []]) == (2.0, 0.0)
    assert interval_over_games([[(1.0, 5.0)]]) == (5.0, math.inf)


def test_the_report_counts_same_choices_as_no_gain() -> None:
    game = [Moment("bet"), Moment("bet", True, 2.0, [[8.0, 1.0], [4.0, 0.5], [12.0, 1.5], [6.0, 0.0]]), Moment("move")]
    lesser = [Moment("bet", True, 0.5, [[4.0, 1.0], [4.0, 0.5], None, None]), Moment("bet"), Moment("move")]
    text = report([game, game], 1.0)
    assert "| all | 6 | 33% | 0.67 | +2.67 ± 0.00 | +1.33 ± 0.00 |" in text
    assert "| bet | 4 | 50% | 1.00 | +4.00 ± 0.00 | +2.00 ± 0.00 |" in text
    assert "| 1 or more | 2 | 2.00 | +8.00 ± 0.00 | +4.00 ± 0.00 | +12.00 ± 0.00 | +6.00 ± 0.00 |" in text
    assert "| where 1 or more is said | 0.50 | +2.00 ± 0.00 | +1.00 ± 0.00 | +3.00 ± 0.00 | +1.50 ± 0.00 |" in text
    assert "| less than 1 | 2 | 0.50 | +4.00 ± 0.00 | +4.00 ± 0.00 | – | – |" in report([lesser, lesser], 1.0)

"""Sparring partners are baselines: any change to how they play is a mistake."""

import pytest

from downforce import compiled
from downforce.arena.league_games import play_game
from downforce.bots import BOTS, CHARACTERS
from downforce.bots.characters import bot_name
from downforce.bots.policy.weights import BEST, BY_MONEY, BY_STEPS, NEAREST, PLAIN, TO_WIN, VALUED
from downforce.rules.setup.options import Options

CROWD = {
    "model": BY_MONEY,
    "auction": VALUED,
    "powers": [16, -8, 9, -4, -13, -2],
    "any_car": 4400,
    "marked": 11000,
    "second": 2500,
    "colour": 16,
    "wild": 5,
    "extra": [0, 0],
    "late": 0,
    "least": 0,
    "uneven": 0,
    "own": 10,
    "rival": 1,
    "leader": 6,
    "bet": [6, 4, 2],
    "blocked": 20,
    "narrow": 10,
    "patience": 0,
    "noise": 0,
    "hand": 10,
    "wait": 40,
    "spite": 100,
    "envy": 0,
    "dear": 0,
    "betting": NEAREST,
    "loyal": 0,
    "faith": [0, 0, 0],
    "daring": 0,
    "safety": [0, 0, 0],
    "doubt": 100,
    "playouts": 0,
    "searched": 31,
    "depth": 4,
    "shortlist": 4,
    "rivals": BEST,
    "margin": [50, 5],
    "prior": [60, 40, 20],
    "forecast": [61, 54, 24, 84, 100, 100, 38, 188, 248, 6],
}
PRO_1 = {
    **CROWD,
    "powers": [6, -6, 7, 0, -6, -3],
    "hand": 0,
    "envy": 68,
    "dear": 45,
    "betting": TO_WIN,
    "loyal": 80,
}
PRO_1_CHARACTERS = {
    "loyal": {"faith": [92, 0, 0], "envy": 60, "safety": [0, 24, 24]},
    "gambler": {"daring": 78, "doubt": 115, "safety": [0, 24, 24]},
    "opportunist": {"any_car": 4500, "safety": [0, 24, 24]},
    "blocker": {"envy": 80, "faith": [49, 0, 0], "any_car": 4600, "safety": [0, 24, 24]},
    "careful": {"any_car": 4200, "marked": 10500, "safety": [4, 28, 28]},
    "collector": {"any_car": 4600, "second": 3000, "faith": [30, 0, 0], "safety": [0, 24, 24]},
}
BY_THE_STEP = {
    **CROWD,
    "model": BY_STEPS,
    "auction": PLAIN,
    "powers": [0, 7, 6, -2, -6, 0],
    "any_car": 5000,
    "marked": 10500,
    "second": 2000,
    "wait": 30,
    "noise": 40,
}
RIVER = {"track": "river-station@2"}
MARINA = {"track": "marina-bay@2"}


def test_the_weights_of_sparring_partners_never_change() -> None:
    wanted = {
        "crowd": CROWD,
        "crowd-champion": {**CROWD, "playouts": 2000, "searched": 15},
        "pro@1": PRO_1,
        "hasty": BY_THE_STEP,
        "reference": {**BY_THE_STEP, "patience": 100},
        "spiteful": {**BY_THE_STEP, "patience": 100, "rival": 3},
    }
    for name, weights in wanted.items():
        assert vars(BOTS[name].weights) == weights, name


def test_the_characters_of_the_first_pro_never_change() -> None:
    assert set(PRO_1_CHARACTERS) == set(CHARACTERS)
    for name, changes in PRO_1_CHARACTERS.items():
        assert vars(BOTS[bot_name("pro@1", name)].weights) == {**PRO_1, **changes}, name


def test_nobody_meets_a_sparring_partner_at_a_table() -> None:
    for name in ("pro@1", "pro@1-loyal", "crowd", "crowd-champion", "hasty", "reference", "spiteful"):
        assert not BOTS[name].opponent


def scores(bots: tuple[str, ...], options: dict[str, str], seeds: range) -> list[tuple[int, ...]]:
    chosen = Options.read({"players": len(bots), **options})
    return [play_game(chosen, bots, seed, None).scores for seed in seeds]


def test_crowd_plays_as_the_first_versions_pro(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first version produced these scores."""
    monkeypatch.setattr(compiled, "AVAILABLE", False)
    assert scores(("crowd",) * 4, RIVER, range(3)) == [(18, 29, 25, 25), (24, 25, 23, 18), (29, 26, 18, 16)]


def test_pro_1_plays_as_pro_did_before_it_paid_less(monkeypatch: pytest.MonkeyPatch) -> None:
    """The pros of that day produced these scores, characters drawn from the same seeds."""
    monkeypatch.setattr(compiled, "AVAILABLE", False)
    assert scores(("pro@1",) * 4, RIVER, range(4)) == [
        (10, 20, 26, 17),
        (24, 20, 26, 20),
        (1, 6, 27, 19),
        (21, 14, 2, 10),
    ]
    assert scores(("pro@1",) * 4, MARINA, range(2)) == [(0, 20, 27, 19), (24, 25, 23, 18)]
    assert scores(("pro@1",) * 3, MARINA, range(1)) == [(20, 20, 27)]
    assert scores(("pro@1",) * 6, RIVER, range(1)) == [(15, 6, 6, 5, 3, 16)]


@pytest.mark.slow
@pytest.mark.xdist_group("compiled")
@pytest.mark.skipif(not compiled.AVAILABLE, reason="numba is not installed")
def test_crowd_champion_plays_as_the_first_versions_champion() -> None:
    """The first version produced these scores."""
    seats = ("crowd-champion", "crowd", "crowd", "crowd-champion")
    chosen = Options.read({"players": 4, **RIVER})
    found = [play_game(chosen, seats, seed, 60).scores for seed in range(3)]
    assert found == [(18, 29, 26, 22), (24, 23, 21, 22), (29, 26, 16, 8)]

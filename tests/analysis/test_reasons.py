"""Every reason is found in a situation for which it is the right one."""

from typing import Any, get_args

import pytest

from downforce import compiled
from downforce.analysis.judge import Judge, Judged
from downforce.analysis.reasons import bet_reason, bid_reason, find_reason
from downforce.analysis.shapes import CarOdds, ReasonKey
from downforce.dealer import SeededDealer
from downforce.game import Game
from downforce.record import notation
from downforce.scenario.read import read
from downforce.terminal.text.phrasing import Phrasing
from downforce.terminal.text.reason_text import reason_text
from downforce.text import LANGUAGES, Text

pytestmark = [
    pytest.mark.skipif(not compiled.AVAILABLE, reason="numba is not installed, and interpreted it takes minutes"),
    pytest.mark.xdist_group("compiled"),
]
LENGTH = 60
# The spaces of lane b are half a space ahead of those of lane a, so that cars can change lanes.
TWO_LANES = {
    **{f"a{i}": [2 * i, 2 * i + 2, 0, 1] for i in range(LENGTH // 2)},
    **{f"b{i}": [2 * i + 1, 2 * i + 3, 1, 2] for i in range(LENGTH // 2)},
}
ONE_LANE = {f"a{i}": [2 * i, 2 * i + 2, 0, 1] for i in range(LENGTH // 2)}


def race(cars: dict[str, str], hand: list[str], *steps: str, spaces: Any = None, **more: Any) -> Game:
    """Return a race in which seat 0 owns red and is to play; seat 1 owns black, seat 2 green."""
    data = {
        "options": {"players": 3},
        "track": {
            "finish": min(LENGTH, max(box[1] for box in (spaces or TWO_LANES).values())),
            "spaces": spaces or TWO_LANES,
        },
        "race": {
            "turn": 0,
            "cars": cars,
            "owners": {"R": 0, "K": 1, "G": 2},
            "hands": {"0": hand, "1": ["O5"], "2": ["B5"]},
            **more,
        },
    }
    scenario = read(data, "here")
    game = Game.start(scenario.rulesets, SeededDealer(0), scenario.state)
    for text in steps:
        game.play(0, text)
    return game


def judged(game: Game) -> Judged:
    """Return the candidates of seat 0 without values."""
    legal = game.legal(0)
    actions = [notation.read(game.ruleset, text) for text in legal]
    return Judged(legal, None, -1, [], [], [], 0, 1, game.ruleset, game.state, actions)


def reason(game: Game, worse: str, better: str) -> Any:
    looked = judged(game)
    names = looked.names
    return find_reason(Judge(game.rulesets, 100, 0), looked, names.index(worse), names.index(better), None, [])


# Black comes along z and has to stop beside or in front of a car on s: q is in front of s, r is not.
GATE = {
    "s": [4, 5, 0, 2],
    **{f"z{i}": [i, i + 1, 2, 4] for i in range(5)},
    "q": [5, 6, 1, 3],
    "r": [5, 6, 3, 4],
    "p": [5, 6, 0, 1],
    **{f"q{i}": [5 + i, 6 + i, 2, 3] for i in range(1, 8)},
    **{f"r{i}": [5 + i, 6 + i, 3, 4] for i in range(1, 8)},
    **{f"p{i}": [5 + i, 6 + i, 0, 1] for i in range(1, 8)},
}
# p leads only to k; the other way is open.
POCKET = {
    "s": [0, 2, 0, 2],
    "p": [2, 4, 0, 2],
    "k": [4, 6, 0, 3],
    "q1": [2, 4, 2, 4],
    "q2": [4, 6, 3, 5],
    **{f"q{i}": [2 * i, 2 * i + 2, 2, 5] for i in range(3, 9)},
}
BLACK = ("play K5",)
CASES: dict[str, tuple[Game, str, str, dict[str, Any]]] = {
    "home": (race({"R": "a26", "K": "b9"}, ["R5", "Y5"]), "play Y5", "play R5", {"car": "R"}),
    "short": (
        *(race({"R": "a5", "K": "b9"}, ["R5", "Y5"]), "play Y5", "play R5"),
        {"car": "R", "steps": 0, "possible": 5},
    ),
    "jam": (
        *(race({"R": "s", "K": "k"}, ["R5", "Y5"], "play R5", spaces=POCKET), "move p", "move q5"),
        {"car": "R", "rival": "K", "steps": 4},
    ),
    "pushed": (
        *(race({"R": "a5", "K": "a6", "G": "a1"}, ["K6G4B2", "G5"]), "play K6G4B2", "play G5"),
        {"car": "K", "steps": 3},
    ),
    "eight": (race({"R": "a25", "K": "b9"}, ["R8", "R5"]), "play R8", "play R5", {"car": "R", "speed": 5}),
    "spent": (
        *(race({"R": "a5", "K": "a7"}, ["R5", "W5R2"], spaces=ONE_LANE), "play R5", "play W5R2"),
        {"car": "R", "speed": 5},
    ),
    "wild-elsewhere": (
        *(race({"R": "a5", "K": "b9"}, ["W5Y2"], "play W5Y2"), "wild K", "wild R"),
        {"car": "R", "rival": "K", "possible": 5},
    ),
    "wild-blocked": (
        *(race({"R": "a5", "K": "a19", "G": "a20"}, ["W5Y2"], "play W5Y2", spaces=ONE_LANE), "wild K", "wild R"),
        {"car": "K"},
    ),
    "skip-unused": (
        *(race({"R": "a5", "K": "b9"}, ["K5", "R5"], *BLACK, powers={"0": "strategic"}), "move a14", "skip"),
        {"car": "K", "speed": 5},
    ),
    "skip-misused": (
        *(
            race({"R": "a5", "K": "a9"}, ["R5"], "play R5", spaces=ONE_LANE, powers={"0": "strategic"}),
            "skip",
            "move a8",
        ),
        {"car": "R", "possible": 3},
    ),
    "order": (
        race({"R": "a5", "K": "a6"}, ["R6K4G2"], powers={"0": "tricky"}, spaces=ONE_LANE),
        *("play R6K4G2", "play R6K4G2 reversed", {"car": "R", "steps": 0, "possible": 4}),
    ),
    "bonus-unused": (
        race({"R": "a5", "K": "a20"}, ["R5"], "play R5", powers={"0": "aggressive"}, spaces=ONE_LANE),
        *("move a10", "move a11", {"car": "R", "power": "aggressive", "steps": 1}),
    ),
    "boxed": (
        *(race({"R": "s", "K": "z0", "G": "p"}, ["K5"], *BLACK, spaces=GATE), "move q", "move r"),
        {"car": "R"},
    ),
    "hindered": (
        *(race({"R": "s", "K": "z0", "G": "p1"}, ["K5"], *BLACK, spaces=GATE), "move q", "move r"),
        {"car": "R", "steps": 5},
    ),
    "let-by": (
        *(race({"G": "s", "K": "z0", "Y": "p", "R": "r1"}, ["K5"], *BLACK, spaces=GATE), "move r", "move q"),
        {"car": "G", "steps": 6},
    ),
}


@pytest.mark.parametrize("key", CASES)
def test_a_choice_in_the_race(key: str) -> None:
    game, worse, better, facts = CASES[key]
    assert reason(game, worse, better) == {"key": key, "facts": facts}


def test_no_reason_is_made_up() -> None:
    game = race({"R": "a5", "K": "b9"}, ["R5"], "play R5")
    assert reason(game, "move a9", "move a9") is None


@pytest.mark.parametrize(
    ("bid", "better", "worth", "found"),
    [
        (6, 0, 4, {"key": "overbid", "facts": {"amount": 6, "worth": 4}}),
        (0, 3, 5, {"key": "let-go", "facts": {"amount": 0, "worth": 5}}),
        (1, 3, 5, {"key": "let-go", "facts": {"amount": 1, "worth": 5}}),
        (5, 3, 5, {"key": "bid-less", "facts": {"amount": 5, "worth": 3}}),
        (5, 3, None, {"key": "bid-less", "facts": {"amount": 5, "worth": 3}}),  # the seat must bid
        (3, 5, None, None),
    ],
)
def test_a_bid(bid: int, better: int, worth: int | None, found: Any) -> None:
    assert bid_reason(bid, better, worth) == found


def odds(car: Any, first: float, pays: float, backed: float) -> CarOdds:
    return {"car": car, "places": [first, first, first], "pays": pays, "backed": backed, "chance": 0.3}


@pytest.mark.parametrize(
    ("worse", "better", "key"),
    [
        (odds("B", 0.05, 1.0, 0.0), odds("K", 0.3, 5.0, 0.0), "bet-unlikely"),
        (odds("K", 0.3, 5.0, 0.0), odds("R", 0.25, 5.0, 0.0), "bet-own"),
        (odds("K", 0.3, 5.0, 2.0), odds("G", 0.25, 5.0, 0.2), "bet-crowd"),
        (odds("K", 0.2, 3.0, 0.0), odds("G", 0.3, 5.0, 0.0), "bet-payout"),
        (odds("K", 0.3, 5.0, 0.0), odds("G", 0.3, 5.0, 0.0), None),
    ],
)
def test_a_bet(worse: CarOdds, better: CarOdds, key: str | None) -> None:
    looked = judged(race({"R": "a5", "K": "b9"}, ["R5"]))
    found = bet_reason(looked, [worse, better], worse["car"], better["car"])
    assert (found and found["key"]) == key


def test_a_power_that_serves_fewer_cards() -> None:
    """Seat 0 has won two powers: with these cards Aggressive never helps, Strategic always does."""
    game = race({"R": "a5", "K": "b9"}, ["K6G4B2", "Y6O4K2", "O6B4Y2"])
    looked = judged(game)
    looked.names[:2] = ["keep aggressive", "keep strategic"]
    found = find_reason(Judge(game.rulesets, 100, 0), looked, 0, 1, None, [])
    expected = {"power": "aggressive", "serves": 0, "instead": "strategic", "instead_serves": 3}
    assert found == {"key": "keep", "facts": expected}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_can_be_said(lang: str) -> None:
    phrasing = Phrasing(Text(lang), ["Ida", "Rui", "Otto"], "$M")
    whole = {
        "car": "R",
        "rival": "K",
        "steps": 2,
        "possible": 4,
        "speed": 5,
        "power": "tricky",
        "instead": "cunning",
        "serves": 1,
        "instead_serves": 3,
        "chance": 20,
        "instead_chance": 40,
        "others": 2,
        "pays": 1.0,
        "instead_pays": 4.0,
        "cards": 2,
        "spent": 3.0,
        "instead_spent": 2.0,
    }
    said = set()
    bids = {"overbid", "let-go", "bid-less", "bid-cost", "bid-gain", "bid-wait"}
    for key in get_args(ReasonKey):
        facts: Any = {**whole, "amount": 2, "worth": 4} if key in bids else whole
        said.add(reason_text(phrasing, {"key": key, "facts": facts}))
    assert len(said) == len(get_args(ReasonKey))
    assert all(sentence.endswith(".") for sentence in said)

"""Games whose deal can be verified, for the tests."""

import functools
from typing import Any

from downforce.dealer import FairDealer
from downforce.fair import SCHEME
from downforce.game import Game
from downforce.rules.views.shapes import DealProof, GameRecord
from downforce.rulesets import choose_rulesets, read_options
from tools.generate.fair_vectors import commit_to
from tools.generate.forged_records import play as play


def sealed(players: int, **more: Any) -> DealProof:
    nonces = [f"{seat + 1:032x}" if seat != 1 else None for seat in range(players)]
    proof: DealProof = {
        "scheme": SCHEME,
        "table": "a-table-of-ours",
        "secret": "5e" * 32,
        "commitment": "",
        "nonces": nonces,
        "silent": [1],
        "discarded": 2,
        "ties": [],
    }
    return {**proof, **more}


def begin(options: dict[str, Any], proof: DealProof | None = None) -> Game:
    rulesets = choose_rulesets(read_options(options))
    complete = commit_to(proof or sealed(options["players"]), rulesets)
    return Game.start(rulesets, FairDealer(complete, rulesets[0].deck))


@functools.cache
def _record(players: int, tour: bool) -> GameRecord:
    return play(begin({"players": players, "world_tour": tour}), players).record()


def record(players: int = 4, tour: bool = False) -> Any:
    """Return the record of a finished game. Callers must not change it."""
    return _record(players, tour)


@functools.cache
def _with_tie() -> GameRecord:
    """Return a game in which bids tie and chance decides, found by trying secrets."""
    for number in range(11, 1000):
        options = {"players": 6, "beginner": ["small-hands"]}
        game = play(begin(options, sealed(6, secret=f"{number:064x}")), number)
        if game.ties:
            return game.record()
    raise AssertionError("no tie in a thousand games")


def record_with_tie() -> Any:
    return _with_tie()

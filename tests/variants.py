"""Options of every kind of game, and random play through the public API, shared by many tests."""

import random
from collections.abc import Iterator
from typing import Any

import downforce
from downforce.game import Game
from tests.quick import some

ALL: list[dict[str, Any]] = [
    *({"players": players} for players in (2, 3, 4, 5, 6)),
    *({"players": players, "track": "marina-bay"} for players in (3, 6)),
    *({"players": players, "beginner": True} for players in (2, 3, 4, 5, 6)),
    {"players": 2, "two_player_cunning": "remove"},
    {"players": 2, "two_player_cunning": "keep", "edition": "fr"},
    {"players": 2, "beginner": ["small-hands"]},
    {"players": 2, "beginner": ["deal-cars"]},
    {"players": 3, "beginner": ["deal-cars"]},
    {"players": 5, "beginner": ["deal-cars", "no-bets"]},
    {"players": 4, "beginner": ["small-hands", "first-wins"]},
    {"players": 4, "beginner": ["no-powers"]},
    *({"players": players, "long_distance": True} for players in (2, 4, 6)),
    *({"players": players, "long_distance": "money"} for players in (2, 3, 5)),
    {"players": 4, "long_distance": True, "beginner": ["small-hands", "deal-cars"], "track": "marina-bay"},
    *({"players": players, "world_tour": True} for players in (2, 4)),
    {"players": 3, "world_tour": True, "track": ["marina-bay", "marina-bay"], "edition": "es"},
    *({"players": players, "edition": "es"} for players in (4, 6)),
    {"players": 2, "edition": "pt-PT"},
    *({"players": players, "determined_always": True} for players in (3, 4, 6)),
    {"players": 4, "bets": False},
    {"players": 5, "powers": False},
]
VARIANTS = some(ALL, 3)


def variant_id(options: dict[str, Any]) -> str:
    return " ".join(f"{key}={value}" for key, value in options.items())


def begin(options: dict[str, Any], seed: int) -> Game:
    return downforce.new_game(seed=seed, **options)


def moments(options: dict[str, Any], seed: int, shy: float = 0.0) -> Iterator[Game]:
    """Yield a random game after every action; seats that decide simultaneously act in any order.

    `shy` is the share of bids in which a seat passes if it can, so that lots are set aside.
    """
    game, draw = begin(options, seed), random.Random(seed)
    yield game
    while game.waiting:
        seat = draw.choice(game.waiting)
        legal = game.legal(seat)
        passes = [action for action in legal if action.startswith("pass")]
        game.play(seat, draw.choice(passes if passes and draw.random() < shy else legal))
        yield game


def finished(options: dict[str, Any], seed: int, shy: float = 0.0) -> Game:
    *_, game = moments(options, seed, shy)
    return game

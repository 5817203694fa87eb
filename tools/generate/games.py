"""Generate tests/games: recorded games, with at least one for every way in which a game can end.

`python -m tools.generate.games` plays the games again from their seeds. `python -m tools.generate.games search`
searches for seeds that lead to each ending.
"""

import json
import random
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import downforce
from downforce.rules.views.shapes import Outcome

FOLDER = Path("tests/games")
Wanted = Callable[[Outcome, list[Any]], bool]


def ends(reason: str, decided: str) -> Wanted:
    return lambda outcome, log: outcome["reason"] == reason and outcome["decided"] == decided


def drawn_by_chance(outcome: Outcome, log: list[Any]) -> bool:
    return any(seat is None for seat, _ in log)


def anything(outcome: Outcome, log: list[Any]) -> bool:
    return True


OLD_RIVER = "river-station@2"
# By name: the options, how the seats play, the wanted ending, and a seed that leads to it. All games use stored
# versions of the tracks, because the seeds for rare endings were found there, and because old records must always
# replay.
GAMES: dict[str, tuple[dict[str, Any], str, Wanted, int]] = {
    "all-six-finish": ({"players": 3, "track": OLD_RIVER}, "any", ends("finished", "winnings"), 4),
    "owners-are-home-and-the-rest-stalls": ({"players": 2, "track": OLD_RIVER}, "shy", ends("home", "winnings"), 1),
    "cards-run-out": ({"players": 4, "track": OLD_RIVER}, "any", ends("cards", "winnings"), 8),
    "a-tie-goes-to-the-better-place": ({"players": 5, "track": OLD_RIVER}, "any", ends("cards", "place"), 6),
    "shared-victory": ({"players": 6, "track": "river-station@1"}, "slow", ends("cards", "shared"), 3917),
    "first-owned-car-wins": ({"players": 4, "track": OLD_RIVER, "beginner": True}, "any", ends("first", "first"), 0),
    "nobody-finishes-and-the-furthest-wins": (
        {"players": 6, "track": "river-station@1", "beginner": ["first-wins", "no-powers"]},
        "slow",
        ends("cards", "furthest"),
        3783,
    ),
    "long-distance": ({"players": 4, "track": OLD_RIVER, "long_distance": True}, "any", ends("cards", "furthest"), 0),
    "long-distance-for-money": (
        {"players": 3, "track": OLD_RIVER, "long_distance": "money"},
        "any",
        ends("cards", "winnings"),
        0,
    ),
    "world-tour": ({"players": 2, "track": [OLD_RIVER, "marina-bay@2"], "world_tour": True}, "any", anything, 0),
    "a-lot-drawn-by-chance": (
        {"players": 6, "track": OLD_RIVER, "beginner": ["small-hands"]},
        "any",
        drawn_by_chance,
        15,
    ),
    "portuguese-edition-for-two": ({"players": 2, "track": OLD_RIVER, "edition": "pt-PT"}, "any", anything, 0),
    "determined-always": ({"players": 4, "track": OLD_RIVER, "determined_always": True}, "any", anything, 0),
}


def play(options: dict[str, Any], manner: str, seed: int) -> downforce.Game:
    """Play a game at random. Shy seats pass whenever they can, and slow seats take the shortest move."""
    game, draw = downforce.new_game(seed=seed, **options), random.Random(seed)
    while game.waiting:
        seat = draw.choice(game.waiting)
        legal = game.legal(seat)
        passes = [action for action in legal if action.startswith("pass")]
        if manner == "shy" and passes and draw.random() < 0.95:
            legal = passes
        elif manner == "slow" and legal[0].startswith("move"):
            legal = legal[:1]
        game.play(seat, draw.choice(legal))
    return game


def search(wanted_name: str = "") -> None:
    for name, (options, manner, wanted, _) in GAMES.items():
        if wanted_name not in name:
            continue
        for seed in range(100_000):
            game = play(options, manner, seed)
            if game.outcome and wanted(game.outcome, game.log):
                print(f"{name}: {seed}", flush=True)
                break


def make() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, (options, manner, wanted, seed) in GAMES.items():
        game = play(options, manner, seed)
        if not game.outcome or not wanted(game.outcome, game.log):
            sys.exit(f"seed {seed} no longer gives {name}; find another: python -m tools.generate.games search")
        (FOLDER / f"{name}.json").write_text(json.dumps(game.record(), indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    search(*sys.argv[2:]) if "search" in sys.argv else make()

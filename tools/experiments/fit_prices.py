"""Fit what pro bots pay in the auction, so that paying so wins most often.

`python -m tools.experiments.fit_prices --against pro@1` fits a pro to three bots of one kind (a best response). Without
`--against`, pros play each other, and the prices move until no change of them gains anything. In every game, the prices
of the fitted seats vary at random. The share of the win is regressed on these variations, and after each round the
prices take a step in the direction that gains.
"""

import argparse
import ast
import json
import math
from typing import Any

import numpy as np

from downforce import bots, compiled
from downforce.arena import workspace
from downforce.arena.draw_characters import cast_game
from downforce.arena.league import TRACKS
from downforce.arena.match import TO_THE_END
from downforce.arena.simulate import KERNEL
from downforce.bots.characters import CHARACTERS, Tuning
from downforce.bots.policy.weights import Weights, with_weights
from downforce.rules.setup.options import Options

# The fitted weights, the place in a list or None, and how far they vary (one standard deviation)
FITTED: list[tuple[str, int | None, int]] = [
    ("any_car", None, 1000),
    ("marked", None, 1500),
    ("second", None, 1000),
    ("colour", None, 7),
    ("wild", None, 5),
    ("extra", 0, 1200),
    ("extra", 1, 1200),
    ("late", None, 250),
    *(("powers", power, 7) for power in range(6)),
]
STEP = 25  # standard deviations to move for each whole win gained by moving one
NEVER_NEGATIVE = ("uneven",)


def get(weights: Tuning, name: str, place: int | None) -> float:
    value: Any = weights.get(name, vars(Weights())[name])
    return float(value if place is None else value[place])


def put(weights: dict[str, Any], name: str, place: int | None, value: float) -> None:
    if name in NEVER_NEGATIVE:
        value = max(0.0, value)
    if place is None:
        weights[name] = value
    else:
        weights[name] = list(weights.get(name, vars(Weights())[name]))
        weights[name][place] = value


def rounded(weights: dict[str, Any]) -> Tuning:
    return {
        name: [round(one) for one in value] if isinstance(value, list) else round(value)
        for name, value in weights.items()
    }


def play(weights: Tuning, against: str | None, games: int, players: int, seed: int, track: str) -> tuple[Any, Any]:
    """Play games with varied prices. Return the variations and the shares of the win of all fitted seats."""
    draw = np.random.default_rng(seed)
    names = list(CHARACTERS)
    known = {name: compiled.to_records(with_weights(**CHARACTERS[name].tune(weights)))[0] for name in names}
    known.update({name: compiled.to_records(one.weights)[0] for name, one in bots.BOTS.items()})
    varied = draw.standard_normal((games, players, len(FITTED)))
    records = np.zeros((games, players), dtype=known[names[0]].dtype)
    focal = np.ones((games, players), bool)
    for game in range(games):
        if against:
            focal[game] = False
            focal[game, game % players] = True
        seated = cast_game([against if against and not mine else "pro" for mine in focal[game]], seed + game)
        for seat, name in enumerate(seated):
            records[game, seat] = known[name.partition("-")[2] if focal[game, seat] else name]
    for i, (name, place, spread) in enumerate(FITTED):
        column = records[name] if place is None else records[name][..., place]
        column += np.where(focal, np.rint(varied[..., i] * spread), 0).astype(column.dtype)
        if name in NEVER_NEGATIVE:
            np.maximum(column, 0, out=column)
    ruleset = workspace.ruleset_for(Options.read({"players": players, "track": track}))
    by_game: Any = records.reshape(-1)
    work = workspace.prepare(ruleset, [Weights()])._replace(weights=by_game)
    kernel = workspace.functions(*KERNEL)
    won = np.zeros((games, players))
    for game in range(games):
        kernel.begin_match(work, seed + game)
        kernel.continue_match(work, game * players, TO_THE_END, 1)
        winners = workspace.played_state(work).winners
        won[game] = [(winners >> seat & 1) / winners.bit_count() for seat in range(players)]
    if against:
        return varied[focal], won[focal]
    others = (varied.sum(axis=1, keepdims=True) - varied) / (players - 1)
    return (varied - others).reshape(-1, len(FITTED)), won.reshape(-1)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("changes", nargs="*", help="weights to begin with, such as any_car=3000")
    parser.add_argument("--against", help="the bot in all other seats; by default, the fitted pro itself")
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--games", type=int, default=4000, help="in a round")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seed", type=int, default=60_000_000)
    parser.add_argument("--step", type=float, default=STEP)
    chosen = parser.parse_args()
    weights: dict[str, Any] = dict(bots.PRO)
    for change in chosen.changes:
        name, _, value = change.partition("=")
        weights[name] = ast.literal_eval(value)
    for turn in range(chosen.rounds):
        parts = [
            play(
                rounded(weights),
                chosen.against,
                chosen.games // len(TRACKS),
                chosen.players,
                chosen.seed + turn * chosen.games + i * chosen.games // len(TRACKS),
                track,
            )
            for i, track in enumerate(TRACKS)
        ]
        varied, won = np.concatenate([part[0] for part in parts]), np.concatenate([part[1] for part in parts])
        slopes, *_ = np.linalg.lstsq(varied, won - 1 / chosen.players, rcond=None)
        error = won.std() / math.sqrt((varied**2).mean() * len(won))
        for (name, place, spread), slope in zip(FITTED, slopes, strict=True):
            step = spread * max(-1.0, min(1.0, chosen.step * slope))
            put(weights, name, place, get(weights, name, place) + step)
        points = " ".join(f"{100 * slope:+.1f}" for slope in slopes)
        print(
            f"round {turn + 1}: wins {100 * won.mean():.1f} %, gained by one deviation {points} (± {196 * error:.1f})"
        )
        print(
            json.dumps({name: rounded(weights)[name] for name in dict.fromkeys(one[0] for one in FITTED)}), flush=True
        )


if __name__ == "__main__":
    main()

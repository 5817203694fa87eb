"""Are verdicts fair? `python -m tools.analysis_levels` asks bots of every level at the same moments what they would do.

Moments come from games of pros on deals used for nothing else. The judge values all candidates of a moment once; a
level loses there as much as its choice is worth less than the best. So a strong player is not blamed for having more
to lose. The stronger the level, the less it should lose. Intervals are over games: moments of one game are alike.
"""

import argparse
import math
import random
import statistics
from collections import defaultdict

from downforce.analysis import verdicts
from downforce.analysis.analyse import PLAYOUTS
from downforce.analysis.decision import kind_of, own_values
from downforce.analysis.judge import Judge
from downforce.bots import find
from downforce.chance import Chance, seed_chance
from downforce.game import Game, new_game

LEVELS = ("uniform", "rookie", "pro", "champion")
SEED = 770_000_000
PART = 0.25  # of the moments of a game
Lost = dict[tuple[str, str], dict[int, list[float]]]  # points, by kind and level, then by game


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--playouts", type=int, default=PLAYOUTS)
    wanted = parser.parse_args()
    lost: Lost = defaultdict(lambda: defaultdict(list))
    for seed in range(SEED, SEED + wanted.games):
        for game, number in moments(seed):
            look(game, number, seed, wanted.playouts, lost)
    print(f"{wanted.games} games of four pros, {wanted.playouts} playouts a choice; points lost, with 95 % intervals\n")
    kinds = list(dict.fromkeys(kind for kind, _ in lost))
    print("| | choices | " + " | ".join(LEVELS) + " |\n|---|--:|" + "--:|" * len(LEVELS))
    for kind in kinds:
        rows = [interval(lost[kind, level]) for level in LEVELS]
        choices = sum(map(len, lost[kind, LEVELS[0]].values()))
        print(f"| {kind} | {choices} | " + " | ".join(rows) + " |")


def moments(seed: int) -> list[tuple[Game, int]]:
    """Of a game of pros: copies of it where somebody has a choice."""
    game, draw, found = new_game(4, seed=seed), random.Random(seed), []
    chance, pro = Chance(), find("pro")
    seed_chance(chance, seed)
    while game.waiting:
        seat = game.waiting[0]
        legal = game.legal(seat)
        if len(legal) > 1 and draw.random() < PART:
            found.append((game.copy(), len(game.log)))
        game.play(seat, pro.choose(game.view(seat), legal, chance))
    return found


def look(game: Game, number: int, seed: int, playouts: int, lost: Lost) -> None:
    seat, chance, judge = game.waiting[0], Chance(), Judge(game.rulesets, playouts, seed)
    legal = game.legal(seat)
    for level in LEVELS:
        seed_chance(chance, seed + number)
        text = find(level, seconds=None).choose(game.view(seat), legal, chance)
        judged = judge.judge(game, seat, text, number)
        if judged is None:
            return
        points = 100 * verdicts.loss(own_values(judged), judged.picked.index(judged.chosen))[0]
        for kind in ("all", kind_of(text)):
            lost[kind, level][seed].append(points)


def interval(points: dict[int, list[float]]) -> str:
    """The mean of all choices; how sure it is by how much games differ in their sums about it."""
    every = [one for game in points.values() for one in game]
    if len(points) < 2:
        return "–"
    middle = statistics.mean(every)
    spread = math.sqrt(sum(sum(one - middle for one in game) ** 2 for game in points.values()))
    margin = 1.96 * spread / len(every) * math.sqrt(len(points) / (len(points) - 1))
    return f"{middle:.2f} ± {margin:.2f}"


if __name__ == "__main__":
    main()

"""Are verdicts fair? `python -m tools.experiments.analysis_levels` asks bots of every level at the same moments what
they would do.

Moments come from games of pros on deals used for nothing else, more of those kinds that are rare; all kinds together
are weighed as they come in games. The judge values all candidates of a moment; a level loses there as much as its
choice is worth less than the best. So a strong player is not blamed for having more to lose. The stronger the level,
the less it should lose. Intervals are over games: moments of one game are alike.
"""

import argparse
import math
import random
from pathlib import Path
from typing import NamedTuple

from downforce.analysis import verdicts
from downforce.analysis.analyse import PLAYOUTS
from downforce.analysis.decision import chances_of, kind_of, own_values, worth_of_lot
from downforce.analysis.judge import Judge, Judged
from downforce.analysis.verdicts import mean
from downforce.bots import find
from downforce.game import Game, new_game
from downforce.rng import Rng, seed_rng
from tools.experiments.compare import interval_over_games
from tools.experiments.results_file import go_on

LEVELS = ("uniform", "rookie", "pro", "champion")
SEED = 771_000_000
PARTS = {"auction": 0.5, "powers": 1.0, "card": 0.4, "move": 0.15, "bet": 1.0}  # of a game's moments, by kind
Moment = tuple[str, list[float], list[int]]  # its kind, the points that each level loses, and, of bids, their amounts


class Looked(NamedTuple):
    """At one choice of a moment: points lost; of a bid its amount, and up to what the lot was worth bidding for."""

    lost: float
    amount: int
    worth: int


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--first", type=int, default=SEED)
    parser.add_argument("--playouts", type=int, default=PLAYOUTS)
    parser.add_argument("--file", type=Path, help="where what was found is kept, and gone on from")
    parser.add_argument("--seconds", type=float, default=math.inf, help="after which no further game is begun")
    wanted = parser.parse_args()
    seeds = range(wanted.first, wanted.first + wanted.games)
    games = go_on(wanted.file, seeds, lambda seed: look_at(seed, wanted.playouts), wanted.seconds)
    print(f"{len(games)} games of four pros, {wanted.playouts} playouts a choice; points lost, with 95 % intervals\n")
    print("| | choices | " + " | ".join(LEVELS) + " |\n|---|--:|" + "--:|" * len(LEVELS))
    for kind in ("all", *PARTS):
        chosen = [[one for one in game if kind in ("all", one[0])] for game in games]
        rows = [interval(chosen, level) for level in range(len(LEVELS))]
        print(f"| {kind} | {sum(map(len, chosen))} | " + " | ".join(rows) + " |")
    print("\n" + of_bids([bids for game in games for _, _, bids in game if bids]))


def of_bids(bids: list[list[int]]) -> str:
    """What each level offers on average, and how often more than the lot is worth in its hand."""
    worth, *levels = ([one[k] for one in bids] for k in range(1 + len(LEVELS)))
    told = []
    for level, amounts in zip(LEVELS, levels, strict=True):
        over = mean([amount > most for amount, most in zip(amounts, worth, strict=True)])
        told.append(f"{level} {mean(amounts):.2f}, {over:.0%}")
    return f"Mean bid (a pass is 0), and how often above the worth, {mean(worth):.2f} on average: {'; '.join(told)}"


def look_at(seed: int, playouts: int) -> list[Moment]:
    return [moment for game, number in moments(seed) if (moment := look(game, number, seed, playouts))]


def moments(seed: int) -> list[tuple[Game, int]]:
    """Of a game of pros: copies of it where somebody has a choice."""
    game, draw, found = new_game(4, seed=seed), random.Random(seed), []
    rng, pro = Rng(), find("pro")
    seed_rng(rng, seed)
    while game.waiting:
        seat = game.waiting[0]
        legal = game.legal(seat)
        if len(legal) > 1 and draw.random() < PARTS[kind_of(legal[0])]:
            found.append((game.copy(), len(game.log)))
        game.play(seat, pro.choose(game.view(seat), legal, rng))
    return found


def look(game: Game, number: int, seed: int, playouts: int) -> Moment | None:
    seat, rng, judge = game.waiting[0], Rng(), Judge(game.rulesets, playouts, seed)
    legal, found = game.legal(seat), dict[str, Looked]()
    chosen = []
    for level in LEVELS:
        seed_rng(rng, seed + number)
        chosen.append(find(level, seconds=None).choose(game.view(seat), legal, rng))
    for text in dict.fromkeys(chosen):
        judged = judge.judge(game, seat, text, number)
        if judged is None:
            return None
        found[text] = looked(judged)
    kind, first = kind_of(legal[0]), found[chosen[0]]
    bids = [first.worth, *(found[text].amount for text in chosen)] if kind == "auction" else []
    return kind, [found[text].lost for text in chosen], bids


def looked(judged: Judged) -> Looked:
    points = 100 * verdicts.loss(own_values(judged), judged.picked.index(judged.chosen))[0]
    amount = judged.amounts[judged.chosen] if judged.amounts else 0
    return Looked(round(points, 4), amount, worth_of_lot(judged.amounts, chances_of(judged)) or 0)


def interval(games: list[list[Moment]], level: int) -> str:
    """The mean of all choices, kinds weighed as they come in games."""
    weighed = [[(1 / PARTS[kind], points[level]) for kind, points, _ in game] for game in games]
    middle, margin = interval_over_games(weighed)
    return f"{middle:.2f} ± {margin:.2f}" if math.isfinite(margin) else "–"


if __name__ == "__main__":
    main()

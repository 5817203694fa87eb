"""Check that the verdicts of the analysis are fair, by judging the choices of all bot levels at the same moments.

`python -m tools.experiments.analysis_levels` takes moments from games between pros, on deals that are used for nothing
else. Rare kinds of decisions are sampled more often, and the total is weighted by how often each kind occurs in games.
The judge evaluates all candidate actions at a moment, and a level loses the difference between the best candidate and
its own choice. Since all levels face the same moments, a strong player is not penalised for having more to lose. The
stronger the level, the less it should lose. Confidence intervals are computed over games, because moments of the same
game are correlated.
"""

import argparse
import math
import random
from pathlib import Path
from typing import NamedTuple

from downforce.analysis import verdicts
from downforce.analysis.analyse import PLAYOUTS
from downforce.analysis.decision import analysis_kind, lot_worth, own_values, win_probabilities
from downforce.analysis.judge import Judge, Judged
from downforce.analysis.verdicts import mean
from downforce.bots import find
from downforce.game import Game, new_game
from downforce.rng import Rng, seed_rng
from tools.experiments.compare import interval_over_games
from tools.experiments.results_file import run_and_save

LEVELS = ("uniform", "rookie", "pro", "champion")
SEED = 771_000_000
# The fraction of the moments in a game that are judged, by kind of decision
PARTS = {"auction": 0.5, "powers": 1.0, "card": 0.4, "move": 0.15, "bet": 1.0}
# The kind of decision, the points that each level loses and, for bids, the worth of the lot and the bid of each level
Moment = tuple[str, list[float], list[int]]


class JudgedChoice(NamedTuple):
    """A choice and the points it loses. For a bid, also the amount and the worth of the lot."""

    lost: float
    amount: int
    worth: int


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--first", type=int, default=SEED)
    parser.add_argument("--playouts", type=int, default=PLAYOUTS)
    parser.add_argument("--file", type=Path, help="save results here, and continue from it")
    parser.add_argument("--seconds", type=float, default=math.inf, help="start no new game after this time")
    arguments = parser.parse_args()
    seeds = range(arguments.first, arguments.first + arguments.games)
    games = run_and_save(arguments.file, seeds, lambda seed: judge_game(seed, arguments.playouts), arguments.seconds)
    print(
        f"{len(games)} games of four pros, {arguments.playouts} playouts a choice; points lost, with 95 % intervals\n"
    )
    print("| | choices | " + " | ".join(LEVELS) + " |\n|---|--:|" + "--:|" * len(LEVELS))
    for kind in ("all", *PARTS):
        chosen = [[one for one in game if kind in ("all", one[0])] for game in games]
        rows = [interval(chosen, level) for level in range(len(LEVELS))]
        print(f"| {kind} | {sum(map(len, chosen))} | " + " | ".join(rows) + " |")
    print("\n" + describe_bids([bids for game in games for _, _, bids in game if bids]))


def describe_bids(bids: list[list[int]]) -> str:
    """Describe how much each level bids on average, and how often it bids more than the lot is worth to its hand."""
    worth, *levels = ([one[k] for one in bids] for k in range(1 + len(LEVELS)))
    levels_text = []
    for level, amounts in zip(LEVELS, levels, strict=True):
        over = mean([amount > most for amount, most in zip(amounts, worth, strict=True)])
        levels_text.append(f"{level} {mean(amounts):.2f}, {over:.0%}")
    return (
        f"Mean bid (a pass is 0), and how often above the worth, {mean(worth):.2f} on average: {'; '.join(levels_text)}"
    )


def judge_game(seed: int, playouts: int) -> list[Moment]:
    return [moment for game, number in moments(seed) if (moment := judge_moment(game, number, seed, playouts))]


def moments(seed: int) -> list[tuple[Game, int]]:
    """Play a game between pros, and return copies of it at moments where a seat has a choice."""
    game, draw, found = new_game(4, seed=seed), random.Random(seed), []
    rng, pro = Rng(), find("pro")
    seed_rng(rng, seed)
    while game.waiting:
        seat = game.waiting[0]
        legal = game.legal(seat)
        if len(legal) > 1 and draw.random() < PARTS[analysis_kind(legal[0])]:
            found.append((game.copy(), len(game.log)))
        game.play(seat, pro.choose(game.view(seat), legal, rng))
    return found


def judge_moment(game: Game, number: int, seed: int, playouts: int) -> Moment | None:
    seat, rng, judge = game.waiting[0], Rng(), Judge(game.rulesets, playouts, seed)
    legal, found = game.legal(seat), dict[str, JudgedChoice]()
    chosen = []
    for level in LEVELS:
        seed_rng(rng, seed + number)
        chosen.append(find(level, seconds=None).choose(game.view(seat), legal, rng))
    for text in dict.fromkeys(chosen):
        judged = judge.judge(game, seat, text, number)
        if judged is None:
            return None
        found[text] = judge_bid(judged)
    kind, first = analysis_kind(legal[0]), found[chosen[0]]
    bids = [first.worth, *(found[text].amount for text in chosen)] if kind == "auction" else []
    return kind, [found[text].lost for text in chosen], bids


def judge_bid(judged: Judged) -> JudgedChoice:
    points = 100 * verdicts.loss(own_values(judged), judged.picked.index(judged.chosen))[0]
    amount = judged.amounts[judged.chosen] if judged.amounts else 0
    return JudgedChoice(round(points, 4), amount, lot_worth(judged.amounts, win_probabilities(judged)) or 0)


def interval(games: list[list[Moment]], level: int) -> str:
    """Return the mean loss of a level with its interval, with each kind weighted by how often it occurs in games."""
    weighed = [[(1 / PARTS[kind], points[level]) for kind, points, _ in game] for game in games]
    middle, margin = interval_over_games(weighed)
    return f"{middle:.2f} ± {margin:.2f}" if math.isfinite(margin) else "–"


if __name__ == "__main__":
    main()

"""Compare the champion bot with variants of its weights on the same deals.

`python -m tools.experiments.compare depth=6` lets one champion play against a field of other bots. It plays every deal
from every seat, once with its normal weights and once with each change. The results are compared deal by deal, so the
luck of the deal cancels out, and a few hundred games show what a league would need thousands for.
"""

import argparse
import ast
import copy
import math
import statistics
import sys
import time

from downforce.arena import workspace
from downforce.arena.draw_characters import cast_game
from downforce.arena.league import TRACKS
from downforce.arena.league_games import make_result
from downforce.arena.match import TO_THE_END, WHOLE_WIN
from downforce.arena.simulate import KERNEL
from downforce.bots.policy.weights import Weights
from downforce.rules.setup.options import Options


def changed(weights: Weights, change: str) -> Weights:
    """Return the weights with a change such as `depth=6;prior=[10,40,20]`."""
    changed_weights = copy.copy(weights)
    for part in filter(None, change.split(";")):
        name, _, value = part.partition("=")
        if name not in vars(changed_weights):
            sys.exit(f"compare: there is no weight {name!r}; known: {', '.join(vars(changed_weights))}")
        vars(changed_weights)[name] = ast.literal_eval(value)
    return changed_weights


def play_deal(players: int, against: str, focal: str, playouts: int, seed: int, deal: int, change: str) -> list[float]:
    """Play a deal from every seat. Return the mean share of the win, and the mean money relative to the other seats."""
    options = Options.read({"players": players, "track": TRACKS[deal % len(TRACKS)]})
    ruleset = workspace.ruleset_for(options)
    cast = cast_game((focal, *(against,) * (players - 1)), seed + deal)
    table = [workspace.bot_weights(name, playouts) for name in cast]
    table[0] = changed(table[0], change)
    wins = lead = 0.0
    for first in range(players):
        work, kernel = workspace.prepare(ruleset, table[first:] + table[:first]), workspace.functions(*KERNEL)
        kernel.begin_match(work, seed + deal)
        kernel.continue_match(work, 0, TO_THE_END, 1)
        result = make_result(workspace.played_state(work), cast)
        seat = -first % players
        wins += result.wins[seat] / WHOLE_WIN
        lead += result.scores[seat] - (sum(result.scores) - result.scores[seat]) / (players - 1)
    return [wins / players, lead / players]


def interval(values: list[float]) -> tuple[float, float]:
    margin = 1.96 * statistics.stdev(values) / math.sqrt(len(values)) if len(values) > 1 else math.inf
    return statistics.mean(values), margin


def interval_over_games(games: list[list[tuple[float, float]]]) -> tuple[float, float]:
    """Return the weighted mean of (weight, value) pairs and half the width of its 95 % confidence interval.

    The interval is clustered by game, because values from the same game are correlated.
    """
    games = [game for game in games if game]
    whole = sum(weight for game in games for weight, _ in game)
    middle = sum(weight * value for game in games for weight, value in game) / whole if whole else math.nan
    if len(games) < 2:
        return middle, math.inf
    spread = math.sqrt(sum(sum(weight * (value - middle) for weight, value in game) ** 2 for game in games))
    return middle, 1.96 * spread / whole * math.sqrt(len(games) / (len(games) - 1))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("changes", nargs="*", help="weights of champion, as depth=6;shortlist=3; one champion for each")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--focal", default="champion")
    parser.add_argument("--against", default="pro")
    parser.add_argument("--deals", type=int, default=50)
    parser.add_argument("--playouts", type=int, default=600)
    parser.add_argument("--seed", type=int, default=6_000_000)
    chosen = parser.parse_args()
    variants = ["", *chosen.changes]
    found: dict[str, list[list[float]]] = {change: [] for change in variants}
    spent = dict.fromkeys(variants, 0.0)
    for deal in range(chosen.deals):
        for change in variants:
            begun = time.process_time()
            found[change].append(
                play_deal(chosen.players, chosen.against, chosen.focal, chosen.playouts, chosen.seed, deal, change)
            )
            spent[change] += time.process_time() - begun
        if deal % 10 == 9 or deal == chosen.deals - 1:
            print(f"{deal + 1} deals", file=sys.stderr, flush=True)
            print_results(found, spent, chosen.players)


def print_results(found: dict[str, list[list[float]]], spent: dict[str, float], players: int) -> None:
    base = found[""]
    for change, rows in found.items():
        wins, margin = interval([row[0] for row in rows])
        line = f"{change or 'as it is':40} {100 * wins:5.1f} ± {100 * margin:4.1f} %"
        lead, _ = interval([row[1] for row in rows])
        line += f"  money {lead:+5.2f}  {spent[change] / len(rows) / players:5.2f} s a game"
        if change:
            more, margin = interval([row[0] - old[0] for row, old in zip(rows, base, strict=True)])
            line += f"  difference {100 * more:+5.1f} ± {100 * margin:4.1f}"
            more, margin = interval([row[1] - old[1] for row, old in zip(rows, base, strict=True)])
            line += f"  money {more:+5.2f} ± {margin:4.2f}"
        print(line, flush=True)


if __name__ == "__main__":
    main()

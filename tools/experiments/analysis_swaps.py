"""Check the judge's ranking of the bot levels by playing games, without using the judge.

In `python -m tools.experiments.analysis_swaps`, four pros play, but one of them leaves all decisions of one kind, such
as bids, to a bot of another level. The result is how much less often this seat wins than a pro would in the same seat
with the same deal. The levels should be in the same order here as in tools/experiments/analysis_levels.py, which
measures how many points a level loses per decision. Every deal is played from every seat. Confidence intervals are
computed over deals, because games with the same deal are correlated.
"""

import argparse
import statistics

from downforce.arena import workspace
from downforce.arena.league import TRACKS
from downforce.arena.simulate import KERNEL
from downforce.rules.setup.options import Options
from tools.experiments import swapped
from tools.experiments.compare import interval

SEED = 720_000_000
SEATS = 4
# The bits of `question_kind` for each kind of decision named in tools/experiments/analysis_levels.py
KINDS = {"auction": 1, "card": 4, "move": 8, "bet": 16}
NONE = 0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=500)
    parser.add_argument("--first", type=int, default=SEED)
    parser.add_argument("--levels", nargs="*", default=["uniform", "rookie"])
    parser.add_argument("--playouts", type=int, default=200, help="of a level that searches")
    arguments = parser.parse_args()
    seeds = range(arguments.first, arguments.first + arguments.deals)
    plain = [[share(seed, seat, "pro", NONE, 0) for seat in range(SEATS)] for seed in seeds]
    games = SEATS * arguments.deals
    print(f"{arguments.deals} deals, {games} games a row; points of winning chance, with 95 % intervals\n")
    print("| | " + " | ".join(arguments.levels) + " |\n|---|" + "--:|" * len(arguments.levels))
    for kind, bit in KINDS.items():
        row = []
        for level in arguments.levels:
            lost = [
                statistics.mean(
                    plain[deal][seat] - share(seed, seat, level, bit, arguments.playouts) for seat in range(SEATS)
                )
                for deal, seed in enumerate(seeds)
            ]
            middle, margin = interval(lost)
            row.append(f"{100 * middle:.1f} ± {100 * margin:.1f}")
        print(f"| {kind} | " + " | ".join(row) + " |", flush=True)


def share(seed: int, seat: int, level: str, kinds: int, playouts: int) -> float:
    """Play one game. Return the share of the win for the seat that leaves some decisions to the other level."""
    ruleset = workspace.ruleset_for(Options.read({"players": SEATS, "track": TRACKS[seed % len(TRACKS)]}))
    pro, other = (workspace.bot_weights(name, playouts) for name in ("pro", level))
    work = workspace.prepare(ruleset, [pro, other])
    workspace.functions(*KERNEL, swapped).play_swapped(work, seed, seat, kinds)
    winners = workspace.played_state(work).winners
    return (winners >> seat & 1) / winners.bit_count()


if __name__ == "__main__":
    main()

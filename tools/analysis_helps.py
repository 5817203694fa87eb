"""Does it help? `python -m tools.analysis_helps`: who follows the analysis' best move plays against three champions.

Four players, deals used for nothing else, each deal from every seat. Champion thinks as it does at a table, but with a
fixed number of playouts, so that the result is the same on every machine; the follower takes the best candidate of the
judge with as many as an analysis has. Even is 25 %. Intervals are over deals: games of one deal are alike.
"""

import argparse
import math

from downforce.analysis import verdicts
from downforce.analysis.analyse import PLAYOUTS
from downforce.analysis.decision import own_values
from downforce.analysis.judge import Judge
from downforce.arena.workspace import weights_of
from downforce.bots.policy_bot import PolicyBot
from downforce.chance import Chance, seed_chance
from downforce.game import new_game

SEED = 750_000_000
SEATS = 4
CHAMPION = 1000  # playouts


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=25)
    parser.add_argument("--first", type=int, default=SEED)
    parser.add_argument("--playouts", type=int, default=PLAYOUTS, help="of the analysis")
    parser.add_argument("--champion", type=int, default=CHAMPION, help="playouts of champion")
    wanted = parser.parse_args()
    won: list[float] = []
    for seed in range(wanted.first, wanted.first + wanted.deals):
        won.append(sum(share_of(seed, seat, wanted.playouts, wanted.champion) for seat in range(SEATS)) / SEATS)
        print(f"{len(won)} deals, {SEATS * len(won)} games: {interval(won)}", flush=True)


def share_of(seed: int, follower: int, playouts: int, champion: int) -> float:
    """What the follower got of the win."""
    game, bot = new_game(SEATS, seed=seed), PolicyBot("champion", weights_of("champion", champion))
    chances = [Chance() for _ in range(SEATS)]
    for seat, chance in enumerate(chances):
        seed_chance(chance, seed * 8 + seat)
    judge = Judge(game.rulesets, playouts, seed)
    while game.waiting:
        seat = game.waiting[0]
        view, legal = game.view(seat), game.legal(seat)
        text = None
        if seat == follower and len(legal) > 1:
            judged = judge.judge_view(game.ruleset, view, None, len(game.log) + 1)
            text = judged and judged.names[judged.picked[verdicts.best_of(own_values(judged))]]
        game.play(seat, text or bot.choose(view, legal, chances[seat]))
    outcome = game.outcome
    assert outcome is not None
    return 1 / len(outcome["winners"]) if follower in outcome["winners"] else 0.0


def interval(won: list[float]) -> str:
    middle = verdicts.mean(won)
    margin = 1.96 * math.sqrt(max(1e-9, verdicts.standard_error(won) ** 2))
    return f"wins {100 * middle:.1f} ± {100 * margin:.1f} % (even is {100 / SEATS:.0f})"


if __name__ == "__main__":
    main()

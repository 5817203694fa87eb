"""Does it help? `python -m tools.analysis_helps`: who follows the analysis' best move plays against three others.

Four players, deals used for nothing else, each deal from every seat: so a bot like the others would win exactly a
quarter, whatever was dealt. The others are champions that think as they do at a table, but with a fixed number of
playouts, so that the result is the same on every machine; or pros (`--field pro`). The follower takes the best
candidate of the judge with as many playouts as an analysis has. Intervals are over deals: games of one deal are alike.
"""

import argparse
import math
from pathlib import Path

from downforce.analysis import verdicts
from downforce.analysis.analyse import PLAYOUTS
from downforce.analysis.decision import own_values
from downforce.analysis.judge import Judge
from downforce.arena.workspace import weights_of
from downforce.bots.policy_bot import PolicyBot
from downforce.chance import Chance, seed_chance
from downforce.game import new_game
from tools.compare import interval
from tools.kept import go_on

SEED = 751_000_000
SEATS = 4
CHAMPION = 1000  # playouts


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=25)
    parser.add_argument("--first", type=int, default=SEED)
    parser.add_argument("--playouts", type=int, default=PLAYOUTS, help="of the analysis")
    parser.add_argument("--field", choices=("champion", "pro"), default="champion")
    parser.add_argument("--champion", type=int, default=CHAMPION, help="playouts of champions")
    parser.add_argument("--file", type=Path, help="where what was found is kept, and gone on from")
    parser.add_argument("--seconds", type=float, default=math.inf, help="after which no further deal is begun")
    wanted = parser.parse_args()
    seeds = range(wanted.first, wanted.first + wanted.deals)
    bot = PolicyBot(wanted.field, weights_of(wanted.field, wanted.champion))
    found = go_on(wanted.file, seeds, lambda seed: play_deal(seed, bot, wanted.playouts), wanted.seconds)
    won, lead = (interval(list(column)) for column in zip(*found, strict=True))
    print(
        f"{len(found)} deals, {SEATS * len(found)} games: wins {100 * won[0]:.1f} ± {100 * won[1]:.1f} % (even is "
        f"{100 / SEATS:.0f}), money over the others' mean {lead[0]:+.2f} ± {lead[1]:.2f}"
    )


def play_deal(seed: int, bot: PolicyBot, playouts: int) -> list[float]:
    """From every seat: the share of the win, and money over the others' mean."""
    games = [play(seed, seat, bot, playouts) for seat in range(SEATS)]
    return [sum(column) / SEATS for column in zip(*games, strict=True)]


def play(seed: int, follower: int, bot: PolicyBot, playouts: int) -> tuple[float, float]:
    game = new_game(SEATS, seed=seed)
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
    outcome, score = game.outcome, game.state.score[:SEATS]
    assert outcome is not None
    won = 1 / len(outcome["winners"]) if follower in outcome["winners"] else 0.0
    return won, score[follower] - (sum(score) - score[follower]) / (SEATS - 1)


if __name__ == "__main__":
    main()

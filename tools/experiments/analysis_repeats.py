"""Check that verdicts are repeatable, by judging the same games twice with different random numbers.

`python -m tools.experiments.analysis_repeats` uses games between pros, on deals that are used for nothing else. If one
analysis calls a choice a grave mistake (`??`), the other should nearly always call it at least a mistake (`?`). If one
leaves a choice unmarked, the other should hardly ever call it a grave mistake. Both directions are counted.
"""

import argparse
import math
from collections import Counter
from pathlib import Path

from downforce.analysis import verdicts
from downforce.analysis.analyse import PLAYOUTS
from downforce.analysis.decision import is_trivial, own_values
from downforce.analysis.judge import Judge, Judged
from downforce.arena.play_bots import play_by_view
from downforce.game import Game
from downforce.rules.setup.options import Options
from tools.experiments.results_file import run_and_save

SEED = 760_000_000
PLAYERS = (4, 3, 5)
GRAVE, BAD = "??", ("?", "??")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--first", type=int, default=SEED)
    parser.add_argument("--playouts", type=int, default=PLAYOUTS)
    parser.add_argument("--file", type=Path, help="save results here, and continue from it")
    parser.add_argument("--seconds", type=float, default=math.inf, help="start no new game after this time")
    arguments = parser.parse_args()
    seeds = range(arguments.first, arguments.first + arguments.games)
    games = run_and_save(arguments.file, seeds, lambda seed: judge_twice(seed, arguments.playouts), arguments.seconds)
    show(Counter((one, other) for game in games for one, other in game), len(games), arguments.playouts)


def judge_twice(seed: int, playouts: int) -> list[list[str]]:
    """Return the marks for every decision from both analyses."""
    players = PLAYERS[seed % len(PLAYERS)]
    whole = play_by_view(Options.read({"players": players}), ("pro",) * players, seed).game
    game, deals = Game(whole.rulesets, whole.dealer), list(whole.deals)
    judges = [Judge(game.rulesets, playouts, one) for one in (11, 12)]
    game.fold(deals)
    found = []
    for number, (seat, text) in enumerate(whole.log, 1):
        if seat is not None:
            judged = [judge.judge(game, seat, text, number) for judge in judges]
            if marks := [mark_decision(one) for one in judged if one is not None]:
                found.append(marks)
        game.fold(deals, [(seat, text)])
    return found


def mark_decision(judged: Judged) -> str:
    lost, error = verdicts.loss(own_values(judged), judged.picked.index(judged.chosen))
    return "" if is_trivial(judged) else verdicts.mark(lost, error, judged.state.players)


def show(pairs: Counter[tuple[str, str]], games: int, playouts: int) -> None:
    both = pairs + Counter({(other, one): count for (one, other), count in pairs.items()})
    grave = sum(count for (one, _), count in both.items() if one == GRAVE)
    stay = sum(count for (one, other), count in both.items() if one == GRAVE and other in BAD)
    plain = sum(count for (one, _), count in both.items() if not one)
    become = sum(count for (one, other), count in both.items() if not one and other == GRAVE)
    print(
        f"{games} games, {playouts} playouts: of {grave} ?? stay at least ? {stay} ({share(stay, grave)}); "
        f"of {plain} unmarked become ?? {become} ({share(become, plain)})",
        flush=True,
    )


def share(part: int, whole: int) -> str:
    return f"{100 * part / whole:.2f} %" if whole else "none"


if __name__ == "__main__":
    main()

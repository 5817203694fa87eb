"""Do verdicts repeat? `python -m tools.analysis_repeats` judges the same games twice, with other random numbers.

Games of pros on deals used for nothing else. Of the grave mistakes (`??`) of one analysis nearly all should be at least
a mistake (`?`) in the other, and of its unmarked choices hardly any a grave one there. Both ways round.
"""

import argparse
from collections import Counter

from downforce.analysis.analyse import PLAYOUTS
from downforce.analysis.decision import decision
from downforce.analysis.judge import Judge
from downforce.arena.play_bots import play_by_view
from downforce.game import Game
from downforce.rules.options import Options

SEED = 760_000_000
PLAYERS = (4, 3, 5)
GRAVE, BAD = "??", ("?", "??")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--first", type=int, default=SEED)
    parser.add_argument("--playouts", type=int, default=PLAYOUTS)
    wanted = parser.parse_args()
    pairs: Counter[tuple[str, str]] = Counter()
    for number, seed in enumerate(range(wanted.first, wanted.first + wanted.games), 1):
        pairs += marks_of(seed, wanted.playouts)
        show(pairs, number, wanted.playouts)


def marks_of(seed: int, playouts: int) -> Counter[tuple[str, str]]:
    """How often which mark in one analysis went with which in the other."""
    players = PLAYERS[seed % len(PLAYERS)]
    whole = play_by_view(Options.read({"players": players}), ("pro",) * players, seed).game
    game, deals = Game(whole.rulesets, whole.dealer), list(whole.deals)
    judges = [Judge(game.rulesets, playouts, one) for one in (11, 12)]
    game.fold(deals)
    found: Counter[tuple[str, str]] = Counter()
    for number, (seat, text) in enumerate(whole.log, 1):
        if seat is not None:
            judged = [(judge, judge.judge(game, seat, text, number)) for judge in judges]
            marks = [decision(judge, one, number, text)["mark"] for judge, one in judged if one is not None]
            if marks:
                found[marks[0], marks[1]] += 1
        game.fold(deals, [(seat, text)])
    return found


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

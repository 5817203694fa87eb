"""Makes the shipped puzzles: `python -m tools.puzzles --games 60` (downforce/data/puzzles.json).

Pros play games on deals used for nothing else. A moment becomes a puzzle if a pro's choice at first sight is worse than
the best by five points or more, beyond errors, in a first look and again in a closer one with other random numbers,
and if a true reason says why. What a person who read them all found not to make sense is left out (LEFT_OUT).
"""

import argparse
import json
from collections import Counter
from pathlib import Path

from downforce.analysis import verdicts
from downforce.analysis.decision import DIGITS, chances_of, decision, own_values
from downforce.analysis.judge import Judge
from downforce.analysis.puzzles import RIGHT, Puzzle, Theme
from downforce.arena.play_bots import play_by_view
from downforce.game import Game
from downforce.rules.names import ASK_NAMES
from downforce.rules.options import Options

TARGET = Path(__file__).parent.parent / "downforce" / "data" / "puzzles.json"
SEED = 990_000
FIRST_LOOK, CLOSER = 600, 8000  # playouts
CLEAR = 0.05
FEW = 3  # of a theme from one game
THEMES: dict[str, Theme] = {
    **dict.fromkeys(("overbid", "let-go", "bid-less"), "auction"),
    **dict.fromkeys(("bet-unlikely", "bet-own", "bet-crowd", "bet-payout"), "bets"),
    **dict.fromkeys(("wild-elsewhere", "wild-blocked"), "wilds"),
    **dict.fromkeys(("keep", "bonus-unused", "skip-unused", "skip-misused", "order"), "powers"),
    **dict.fromkeys(("jam", "boxed", "hindered", "let-by", "pushed", "short", "home", "eight", "spent"), "blocking"),
}
LEFT_OUT: frozenset[str] = frozenset()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--first", type=int, default=SEED)
    parser.add_argument("--each", type=int, default=12, help="puzzles of each theme")
    parser.add_argument("--to", type=Path, default=TARGET)
    wanted = parser.parse_args()
    found: list[Puzzle] = []
    for seed in range(wanted.first, wanted.first + wanted.games):
        found += [one for one in puzzles_of(seed) if one["id"] not in LEFT_OUT]
        kept = [one for theme in THEME_ORDER for one in of_theme(found, theme)[: wanted.each]]
        wanted.to.write_text(json.dumps(kept, ensure_ascii=False, separators=(",", ":")) + "\n", "utf-8")
        print(seed, dict(Counter(one["theme"] for one in kept)), flush=True)


THEME_ORDER: tuple[Theme, ...] = ("auction", "blocking", "bets", "wilds", "powers")


def of_theme(found: list[Puzzle], theme: Theme) -> list[Puzzle]:
    return [one for one in found if one["theme"] == theme]


def puzzles_of(seed: int) -> list[Puzzle]:
    """Of one game."""
    whole = play_by_view(Options.read({"players": 4}), ("pro",) * 4, seed).game
    game, deals = Game(whole.rulesets, whole.dealer), list(whole.deals)
    game.fold(deals)
    found: list[Puzzle] = []
    for number, (seat, text) in enumerate(whole.log, 1):
        if seat is not None and is_clear(game, seat, text, number, FIRST_LOOK, 1):
            one = puzzle_of(game, seat, text, number, f"{seed}n{number}")
            if one and sum(other["theme"] == one["theme"] for other in found) < FEW:
                found.append(one)
        game.fold(deals, [(seat, text)])
    return found


def is_clear(game: Game, seat: int, text: str, number: int, playouts: int, seed: int) -> bool:
    judged = Judge(game.rulesets, playouts, seed).judge(game, seat, text, number)
    if judged is None:
        return False
    lost, error = verdicts.loss(own_values(judged), judged.picked.index(judged.chosen))
    return lost - verdicts.SURE * error > 0 and lost >= CLEAR


def puzzle_of(game: Game, seat: int, text: str, number: int, name: str) -> Puzzle | None:
    judge = Judge(game.rulesets, CLOSER, 2)
    judged = judge.judge(game, seat, text, number)
    assert judged is not None
    verdict = decision(judge, judged, number, text)
    chances = sorted(chances_of(judged), reverse=True)
    far = [chance for chance in chances if chances[0] - chance > RIGHT]
    asks, reason = ASK_NAMES[game.state.phase], verdict["reason"]
    if asks is None or reason is None or verdict["mark"] not in ("?", "??") or verdict["loss"] < CLEAR:
        return None
    if not far or chances[0] - far[0] < 2 * RIGHT:  # what is nearly right must not be called wrong
        return None
    return {
        "id": name,
        "theme": THEMES[reason["key"]] if asks != "wild" else "wilds",
        "record": game.record(),
        "seat": seat,
        "asks": asks,
        "obvious": text,
        "right": [one["action"] for one in verdict["candidates"] if chances[0] - one["chance"] <= RIGHT + 10**-DIGITS],
        "candidates": verdict["candidates"],
        "reason": reason,
        "cars": verdict["cars"],
    }


if __name__ == "__main__":
    main()

"""Generate the shipped puzzles in three steps, of which the second is done by a person.

See docs/journal/2026-11-puzzles.md for the method.

1. `python -m tools.generate.puzzles find FILE --games 200` lets pros play games on deals that are used for nothing
   else, and writes every decision that might make a puzzle. The right choices must be clearly better than all others.
   Two more analyses, with other random numbers and many more playouts, must agree. There must also be a reason why the
   pro's choice, or else the most tempting wrong choice, is worse.
2. `python -m tools.generate.puzzles read FILE` prints the candidates for a person to review.
3. `python -m tools.generate.puzzles ship FILE` writes the puzzles that passed the review, listed in READ, to
   downforce/data/puzzles.json. The verdicts are stored too, so that later versions of the bots do not change them.
"""

import argparse
import json
from collections import Counter
from pathlib import Path

from downforce.analysis import verdicts
from downforce.analysis.analyse import FEWEST_PLAYOUTS
from downforce.analysis.decision import build_decision, lot_worth, win_probabilities
from downforce.analysis.judge import Judge, Judged
from downforce.analysis.played_line import continue_line, is_drawn
from downforce.analysis.played_out import is_explained
from downforce.analysis.puzzles import Puzzle
from downforce.analysis.reasons import explain
from downforce.analysis.shapes import Decision, PuzzleTheme
from downforce.arena.play_bots import play_by_view
from downforce.game import Game, replay
from downforce.rules.names import ASK_NAMES
from downforce.rules.setup.options import Options
from downforce.terminal.text.phrasing import Phrasing
from downforce.terminal.text.reason_text import reason_text
from downforce.text import Text

TARGET = Path(__file__).parents[2] / "downforce" / "data" / "puzzles.json"
SEED = 990_000
LOOKS = ((600, 1), (6_000, 2), (30_000, 3))  # playouts and seed for each analysis
CLEAR = 0.05  # the smallest difference between right and wrong choices, beyond two standard errors
STEP = 0.02  # the same for the amounts of a bid, where each amount is only slightly worse than the next
FEW = 3  # the largest number of puzzles with the same theme from one game
# The position, choices and reason of these puzzles were reviewed one by one on 2026-11-17. All other candidates were
# not convincing, or were too similar to a puzzle listed here.
READ: dict[PuzzleTheme, str] = {
    "auction": "990000n12 990002n13 990004n6 990005n11 990008n13 990009n17 990100n6 990101n2 990102n10 990103n4",
    "blocking": "990002n128 990007n139 990016n79 990019n40 990024n28 990100n26 990101n35 990102n26 990103n37 990104n55",
    "bets": "990000n82 990002n48 990005n72 990007n52 990009n55 990016n57 990016n84 990019n43 990020n45 990020n80 "
    "990022n46 990022n49 990022n87",
    "wilds": "990001n31 990016n37 990016n60 990017n59 990018n51 990018n116 990019n53 990019n60 990020n35 990020n47 "
    "990020n54 990021n38 990022n82",
    "powers": "990007n155 990016n63 990021n21 990024n21 990027n19 990027n61 990100n36 "
    "990104n43 990105n94 990106n17 990107n59 990108n140",
}
TABLES = [(players, track) for players in (4, 3, 4, 5) for track in ("marina-bay", "river-station")]
THEMES: tuple[PuzzleTheme, ...] = ("auction", "blocking", "bets", "wilds", "powers")
BY_VERB: dict[str, PuzzleTheme] = {
    "bid": "auction",
    "pass": "auction",
    "bet": "bets",
    "wild": "wilds",
    "keep": "powers",
}


def find(to: Path, first: int, games: int, most: int, themes: list[PuzzleTheme]) -> None:
    """Search games for puzzles, starting with the seed `first`, and append the puzzles to the file.

    Themes that already have `most` puzzles are skipped.
    """
    found: list[Puzzle] = json.loads(to.read_text("utf-8")) if to.exists() else []
    for seed in range(first, first + games):
        counts = Counter(one["theme"] for one in found)
        found += find_puzzles(seed, [theme for theme in themes if counts[theme] < most])
        to.write_text(json.dumps(found, ensure_ascii=False, separators=(",", ":")) + "\n", "utf-8")
        print(seed, dict(Counter(one["theme"] for one in found)), flush=True)


def find_theme(game: Game, seat: int, text: str) -> PuzzleTheme:
    """Return the theme of a decision, which depends on its kind and on whether a power adds options to it."""
    verb, legal = text.split()[0], game.legal(seat)
    if verb in BY_VERB:
        return BY_VERB[verb]
    if ASK_NAMES[game.state.phase] in ("bonus", "go") or any("reversed" in one or one == "skip" for one in legal):
        return "powers"
    return "blocking"


def find_puzzles(seed: int, themes: list[PuzzleTheme]) -> list[Puzzle]:
    """Play one game and return the puzzle candidates found in it."""
    players, track = TABLES[seed % len(TABLES)]
    whole = play_by_view(Options.read({"players": players, "track": track}), ("pro",) * players, seed).game
    game, deals = Game(whole.rulesets, whole.dealer), list(whole.deals)
    game.fold(deals)
    found: list[Puzzle] = []
    for number, (seat, text) in enumerate(whole.log, 1):
        theme = None if seat is None else find_theme(game, seat, text)
        wanted = theme in themes and sum(other["theme"] == theme for other in found) < FEW
        if seat is not None and theme and wanted:
            one = make_puzzle(game, seat, text, number, f"{seed}n{number}", theme)
            found += [one] if one else []
        game.fold(deals, [(seat, text)])
    return found


def make_puzzle(game: Game, seat: int, text: str, number: int, name: str, theme: PuzzleTheme) -> Puzzle | None:
    """Return a decision as a puzzle, or None if it is not suitable.

    Three analyses with different seeds and increasing numbers of playouts must agree on the right choices.
    """
    first, closer, verified = (Judge(game.rulesets, playouts, seed) for playouts, seed in LOOKS)
    judged = first.judge(game, seat, text, number)
    right = clearly_right(judged, CLEAR / 2)
    if judged is None or right is None:
        return None
    tempting = text if text not in right else next_best(judged, right)
    right = clearly_right(closer.judge(game, seat, tempting, number), CLEAR)
    if right is None or tempting in right:
        return None
    judged = verified.judge(game, seat, tempting, number)
    if judged is None or clearly_right(judged, CLEAR) != right:
        return None
    verdict = build_decision(verified, judged, number, tempting)
    if not is_explained(verdict["reason"], verdict.get("consequence")):
        return None
    return {"id": name, "theme": theme, "record": game.record(), "decision": verdict}


def clearly_right(judged: Judged | None, clear: float) -> set[str] | None:
    """Return the right choices, which are those that are practically as good as the best one.

    Returns None if there are no other choices, or if any of the others is not clearly worse.
    """
    if judged is None:
        return None
    chances = win_probabilities(judged)
    best = chances.index(max(chances))
    values = [[arm[judged.seat] for arm in world] for world in judged.values]
    right = {best}
    for arm, chance in enumerate(chances):
        if chances[best] - chance <= verdicts.TRIVIAL:
            right.add(arm)
            continue
        sure = chances[best] - chance - verdicts.SURE * verdicts.standard_error(verdicts.gains(values, best, arm))
        if sure < (STEP if judged.amounts and arm != judged.chosen else clear):
            return None
    return {judged.names[arm] for arm in right} if len(right) < len(chances) else None


def next_best(judged: Judged, right: set[str]) -> str:
    """Return the wrong choice with the highest chance of winning."""
    chances = win_probabilities(judged)
    return max((chance, name) for chance, name in zip(chances, judged.names, strict=True) if name not in right)[1]


def print_puzzles(found: list[Puzzle]) -> None:
    """Print each puzzle from the point of view of its seat, with all choices and the reason."""
    for theme in THEMES:
        for one in found:
            if one["theme"] == theme:
                print("\n".join(puzzle_lines(one)), end="\n\n")


def puzzle_lines(one: Puzzle) -> list[str]:
    verdict = one["decision"]
    seat, game = verdict["seat"], replay(one["record"])
    view, text = game.view(seat), Text("en")
    names = [text("seat-name", seat=str(number)) for number in range(game.ruleset.options.players)]
    cars = [
        f"{car}{'*' if about['owner'] == seat else ''} {about['space']}/{about['to_finish']}"
        for car, about in ((car, view["cars"][car]) for car in view["order"])
    ]
    worth = [f"{candidate['action']} {100 * candidate['chance']:.1f}" for candidate in verdict["candidates"]]
    return [
        f"{one['id']} {one['theme']}: {game.ruleset.options.track}, seat {seat} of {len(names)}, {view['asks']}",
        f"  cars, own ones with a star, space and steps to the finish: {'; '.join(cars)}",
        f"  lot {view['lot']}, won {view['won']}, kept {view['powers'][seat]}, bets {view['bets'][seat]}",
        f"  hand {' '.join(map(str, view['hands'][seat]))}; card {view['card']}",
        f"  chosen {verdict['action']}, best {verdict['best']}, loss {100 * verdict['loss']:.1f}: {' | '.join(worth)}",
        f"  {reason_text(Phrasing(text, names, game.ruleset.options.currency), verdict['reason'])}",
        *(f"    {odds}" for odds in verdict["cars"]),
    ]


def ship(found: list[Puzzle]) -> None:
    """Write the puzzles listed in READ to the package, sorted by theme. Their reasons and lines are computed again.

    A puzzle whose reason is not a cause is left out.
    """
    known = {one["id"]: one for one in found}
    kept = [renew_reason(known[name], theme) for theme in THEMES for name in READ[theme].split() if name in known]
    unexplained = [one["id"] for one in kept if not is_puzzle_explained(one)]
    kept = [one for one in kept if one["id"] not in unexplained]
    missing = [name for theme in THEMES for name in READ[theme].split() if name not in known]
    lines = ",\n".join(json.dumps(one, ensure_ascii=False, separators=(",", ":")) for one in kept)
    TARGET.write_text(f"[\n{lines}\n]\n", "utf-8")
    print(dict(Counter(one["theme"] for one in kept)), "not in the file:", missing, "without a cause:", unexplained)


def renew_reason(one: Puzzle, theme: PuzzleTheme) -> Puzzle:
    """Return the puzzle with its reason computed again. This uses the stored verdict instead of many playouts."""
    verdict, game = one["decision"], replay(one["record"])
    judge = Judge(game.rulesets, FEWEST_PLAYOUTS, 3)
    judged = judge.judge(game, verdict["seat"], verdict["action"], verdict["number"])
    assert judged is not None
    chances = {candidate["action"]: candidate["chance"] for candidate in verdict["candidates"]}
    worth = lot_worth(judged.amounts, [chances[name] for name in judged.names])
    worse, better = (judged.names.index(name) for name in (verdict["action"], verdict["best"]))
    reason, consequence = explain(judge, judged, worse, better, worth, verdict["cars"])
    explained: Decision = {**verdict, "worth": worth, "reason": reason, "consequence": consequence}
    made: Puzzle = {**one, "theme": theme, "decision": explained}
    if is_drawn(game):
        seat = verdict["seat"]
        made["lines"] = {name: [list(each) for each in continue_line(game, seat, name)] for name in chances}
    return made


def is_puzzle_explained(one: Puzzle) -> bool:
    return is_explained(one["decision"]["reason"], one["decision"].get("consequence"))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("step", choices=("find", "read", "ship"))
    parser.add_argument("file", type=Path)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--first", type=int, default=SEED)
    parser.add_argument("--most", type=int, default=22, help="of a theme")
    parser.add_argument("--themes", nargs="*", choices=THEMES, default=THEMES)
    wanted = parser.parse_args()
    if wanted.step == "find":
        find(wanted.file, wanted.first, wanted.games, wanted.most, wanted.themes)
    else:
        found: list[Puzzle] = json.loads(wanted.file.read_text("utf-8"))
        (print_puzzles if wanted.step == "read" else ship)(found)


if __name__ == "__main__":
    main()

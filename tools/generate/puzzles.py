"""Makes the shipped puzzles, in two steps with a reader between them (docs/journal/2026-11-puzzles.md).

`python -m tools.generate.puzzles find FILE --games 200` lets pros play games on deals used for nothing else and writes
every moment that might be a puzzle: what is right is clearly better than all the rest, with nothing between right and
wrong, two more looks with other random numbers and many more playouts say the same, and a reason says why the pro's
choice, or what tempts most, is worse. `python -m tools.generate.puzzles read FILE` prints them for a person to read.
`python -m tools.generate.puzzles ship FILE` writes those of READ, which convinced, to downforce/data/puzzles.json, with
their verdicts: later bots change nothing about them.
"""

import argparse
import json
from collections import Counter
from pathlib import Path

from downforce.analysis import verdicts
from downforce.analysis.analyse import FEWEST_PLAYOUTS
from downforce.analysis.decision import build_decision, lot_worth, win_probabilities
from downforce.analysis.judge import Judge, Judged
from downforce.analysis.puzzles import Puzzle
from downforce.analysis.reasons import find_reason
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
LOOKS = ((600, 1), (6_000, 2), (30_000, 3))  # playouts and seed
CLEAR = 0.05  # from right to wrong, beyond two standard errors
STEP = 0.02  # the same between amounts of a bid, of which each is only a little worse than the next
FEW = 3  # of a theme from one game
# Read one by one on 2026-11-17: position, choices and reason. All others that were found did not convince, or were like
# one that is here.
READ: dict[PuzzleTheme, str] = {
    "auction": "990000n12 990001n4 990002n13 990004n6 990005n11 990008n13 990009n17 990100n6 990101n2 990102n4 "
    "990102n10 990103n4",
    "blocking": "990001n158 990002n128 990004n31 990007n139 990016n79 990019n40 990023n27 990024n28 990100n26 "
    "990100n33 990101n35 990101n106 990102n26 990103n24 990103n37 990104n55",
    "bets": "990000n82 990002n48 990005n72 990007n52 990009n55 990016n57 990016n84 990019n43 990020n45 990020n80 "
    "990022n46 990022n49 990022n87",
    "wilds": "990001n31 990016n37 990016n60 990017n59 990018n51 990018n116 990019n53 990019n60 990020n35 990020n47 "
    "990020n54 990021n38 990022n82",
    "powers": "990006n41 990007n155 990016n63 990021n21 990024n21 990024n80 990025n173 990027n19 990027n61 990100n36 "
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
    """Goes on with what is in the file. A theme of which there are enough is not looked for any more."""
    found: list[Puzzle] = json.loads(to.read_text("utf-8")) if to.exists() else []
    for seed in range(first, first + games):
        counts = Counter(one["theme"] for one in found)
        found += puzzles_of(seed, [theme for theme in themes if counts[theme] < most])
        to.write_text(json.dumps(found, ensure_ascii=False, separators=(",", ":")) + "\n", "utf-8")
        print(seed, dict(Counter(one["theme"] for one in found)), flush=True)


def theme_of(game: Game, seat: int, text: str) -> PuzzleTheme:
    """By the question, and by whether a power gives a choice in it."""
    verb, legal = text.split()[0], game.legal(seat)
    if verb in BY_VERB:
        return BY_VERB[verb]
    if ASK_NAMES[game.state.phase] in ("bonus", "go") or any("reversed" in one or one == "skip" for one in legal):
        return "powers"
    return "blocking"


def puzzles_of(seed: int, themes: list[PuzzleTheme]) -> list[Puzzle]:
    """Of one game."""
    players, track = TABLES[seed % len(TABLES)]
    whole = play_by_view(Options.read({"players": players, "track": track}), ("pro",) * players, seed).game
    game, deals = Game(whole.rulesets, whole.dealer), list(whole.deals)
    game.fold(deals)
    found: list[Puzzle] = []
    for number, (seat, text) in enumerate(whole.log, 1):
        theme = None if seat is None else theme_of(game, seat, text)
        wanted = theme in themes and sum(other["theme"] == theme for other in found) < FEW
        if seat is not None and theme and wanted:
            one = puzzle_of(game, seat, text, number, f"{seed}n{number}", theme)
            found += [one] if one else []
        game.fold(deals, [(seat, text)])
    return found


def puzzle_of(game: Game, seat: int, text: str, number: int, name: str, theme: PuzzleTheme) -> Puzzle | None:
    """Three looks, each with more playouts and other random numbers, say the same."""
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
    if verdict["reason"] is None:
        return None
    return {"id": name, "theme": theme, "record": game.record(), "decision": verdict}


def clearly_right(judged: Judged | None, clear: float) -> set[str] | None:
    """The candidates within a point of the best; None unless there are others, all of them clearly worse."""
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
    """Of what is wrong, what tempts most."""
    chances = win_probabilities(judged)
    return max((chance, name) for chance, name in zip(chances, judged.names, strict=True) if name not in right)[1]


def read(found: list[Puzzle]) -> None:
    """Each as its seat saw it, with all choices and the reason."""
    for theme in THEMES:
        for one in found:
            if one["theme"] == theme:
                print("\n".join(lines_of(one)), end="\n\n")


def lines_of(one: Puzzle) -> list[str]:
    verdict = one["decision"]
    seat, game = verdict["seat"], replay(one["record"])
    view, text = game.view(seat), Text("en")
    names = [text("seat-name", seat=str(number)) for number in range(game.ruleset.options.players)]
    cars = [
        f"{car}{'*' if about['owner'] == seat else ''} {about['space']}/{about['to_finish']}"
        for car, about in ((car, view["cars"][car]) for car in view["order"])
    ]
    told = [f"{candidate['action']} {100 * candidate['chance']:.1f}" for candidate in verdict["candidates"]]
    return [
        f"{one['id']} {one['theme']}: {game.ruleset.options.track}, seat {seat} of {len(names)}, {view['asks']}",
        f"  cars, own ones with a star, space and steps to the finish: {'; '.join(cars)}",
        f"  lot {view['lot']}, won {view['won']}, kept {view['powers'][seat]}, bets {view['bets'][seat]}",
        f"  hand {' '.join(map(str, view['hands'][seat]))}; card {view['card']}",
        f"  chosen {verdict['action']}, best {verdict['best']}, loss {100 * verdict['loss']:.1f}: {' | '.join(told)}",
        f"  {reason_text(Phrasing(text, names, game.ruleset.options.currency), verdict['reason'])}",
        *(f"    {odds}" for odds in verdict["cars"]),
    ]


def ship(found: list[Puzzle]) -> None:
    """Those that convinced whoever read them, by theme, with their reasons as they are told now."""
    known = {one["id"]: one for one in found}
    kept = [with_reason(known[name], theme) for theme in THEMES for name in READ[theme].split() if name in known]
    missing = [name for theme in THEMES for name in READ[theme].split() if name not in known]
    lines = ",\n".join(json.dumps(one, ensure_ascii=False, separators=(",", ":")) for one in kept)
    TARGET.write_text(f"[\n{lines}\n]\n", "utf-8")
    print(dict(Counter(one["theme"] for one in kept)), "not in the file:", missing)


def with_reason(one: Puzzle, theme: PuzzleTheme) -> Puzzle:
    """Reasons need no playouts, so they can be found again from the verdict."""
    verdict, game = one["decision"], replay(one["record"])
    judge = Judge(game.rulesets, FEWEST_PLAYOUTS, 3)
    judged = judge.judge(game, verdict["seat"], verdict["action"], verdict["number"])
    assert judged is not None
    chances = {candidate["action"]: candidate["chance"] for candidate in verdict["candidates"]}
    worth = lot_worth(judged.amounts, [chances[name] for name in judged.names])
    worse, better = (judged.names.index(name) for name in (verdict["action"], verdict["best"]))
    reason = find_reason(judge, judged, worse, better, worth, verdict["cars"])
    assert reason is not None, one["id"]
    told: Decision = {**verdict, "worth": worth, "reason": reason}
    return {**one, "theme": theme, "decision": told}


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
        (read if wanted.step == "read" else ship)(found)


if __name__ == "__main__":
    main()

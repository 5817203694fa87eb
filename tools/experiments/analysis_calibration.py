"""Test or fit the calibration of the win probabilities that the analysis computes.

`python -m tools.experiments.analysis_calibration test` compares the probabilities with how games ended. Pro bots play
games on deals that are used for nothing else. At six moments of each game (after the deal, before the first card, and
after certain numbers of cards), the judge estimates the win probability of every seat with all cards open, as it does
for the graph of an analysis. The probabilities are sorted into ten bins, and the mean prediction in each bin is
compared with the actual frequency. The mean error weights the bins by the number of probabilities in them. Bins with
few probabilities are printed but do not count. Even with perfect probabilities, the worst of many bins would be off by
chance; the expected size of this error is printed for comparison.

`python -m tools.experiments.analysis_calibration fit` fits the calibration on different deals and writes
downforce/data/calibration.json, which downforce/analysis/calibration.py uses.
"""

import argparse
import json
import math
import random
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple

from downforce.analysis.analyse import OPEN
from downforce.analysis.calibration import BEFORE, Fit, calibrate, fit_for
from downforce.analysis.judge import Judge, to_fractions, zeros
from downforce.arena import workspace
from downforce.arena.match import TO_THE_END
from downforce.bots import BOTS
from downforce.rules.setup.options import Options

SEED, SEED_OF_FIT = 880_000_000, 870_000_000
CARDS = (BEFORE, 0, 6, 12, 18, 24)  # moments used in the test
FITTED = (BEFORE, *range(0, 43, 3))  # moments used in the fit
ENOUGH = 0.2  # the fewest moments per game that a stage needs to be fitted
LATE = 18  # cards from which playouts to the end are useful; earlier ones benefit from knowing exactly how pros play
BINS = 10
FEWEST = 100  # the fewest probabilities that a bin must have to count
DRAWS = 40  # how often winners are drawn from the predicted probabilities, to measure the effect of chance
ROOT = Path(__file__).parents[2]
PICTURE, FIT = ROOT / "docs" / "pictures" / "calibration.svg", ROOT / "downforce" / "data" / "calibration.json"
Forecast = tuple[list[float], list[float]]  # predicted win probabilities by seat, and the outcome
Pairs = list[tuple[float, float]]  # predicted probability and outcome
Bin = tuple[int, float, float]  # count, mean prediction and actual frequency


class Moment(NamedTuple):
    """A moment in a game: its stage, the win probabilities from short and long playouts, and the actual outcome."""

    cards: int
    finished: int
    short: list[float]
    long: list[float]
    actual: list[float]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("step", choices=("test", "fit"))
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--first", type=int, default=SEED, help="of the deals of a test")
    parser.add_argument("--players", type=int, nargs="*", default=[4])
    parser.add_argument("--picture", action="store_true", help=f"draw {PICTURE.name} again")
    arguments = parser.parse_args()
    for players in arguments.players:
        if arguments.step == "fit":
            fit(players, arguments.games)
        else:
            test(players, arguments.games, arguments.first, arguments.picture)


def test(players: int, games: int, first: int, picture: bool) -> None:
    """Print the errors of the calibrated probabilities shown in the graph, and of uncalibrated short playouts."""
    board = workspace.ruleset_for(Options.read({"players": players})).board
    shown: dict[str, list[Forecast]] = {moment_name(cards): [] for cards in CARDS}
    raw: dict[str, list[Forecast]] = {moment_name(cards): [] for cards in CARDS}
    for one in watch(players, games, first, CARDS):
        found = fit_for(board, one.cards, one.finished)
        assert found
        shown[moment_name(one.cards)].append((calibrate(one.short, one.long, found), one.actual))
        raw[moment_name(one.cards)].append((one.short, one.actual))
    shown["all"], raw["all"] = ([one for every in by.values() for one in every] for by in (shown, raw))
    print(f"\n{games} games of {players} pros, {OPEN} playouts a chance; in points\n")
    print("| moment | chances | mean error | worst bin | by luck alone | uncorrected: mean error | worst bin |")
    print("|---|--:|--:|--:|--:|--:|--:|")
    for name, every in shown.items():
        now, luck, before = errors(every), expected_worst_error([chances for chances, _ in every]), errors(raw[name])
        print(f"| {name} | {players * len(every)} | {now} | {luck:.1f} | {before} |")
    print("\n| said | chances | came |\n|--:|--:|--:|")
    for count, predicted, actual in sort_into_bins(flatten_pairs(shown["all"])):
        print(f"| {100 * predicted:.1f} | {count} | {100 * actual:.1f} ± {margin(count, actual):.1f} |", flush=True)
    if picture:
        PICTURE.write_text(draw(sort_into_bins(flatten_pairs(shown["all"]))), "utf-8")


def flatten_pairs(predicted: list[Forecast]) -> Pairs:
    return [pair for chances, actual in predicted for pair in zip(chances, actual, strict=True)]


def moment_name(cards: int) -> str:
    return "after the deal" if cards == BEFORE else f"after {cards} cards" if cards else "before the first card"


def watch(players: int, games: int, first: int, moments: tuple[int, ...]) -> list[Moment]:
    ruleset = workspace.ruleset_for(Options.read({"players": players}))
    judge = Judge([ruleset], 100, 0)
    run = judge.functions()
    work = workspace.prepare(ruleset, [BOTS["pro"].weights] * players)
    asked = workspace.prepare(ruleset, [judge.weights])
    asked = asked._replace(states=work.states, rngs=work.rngs[1:])  # the game's own generator goes on undisturbed

    def ask(length: int, first_world: int) -> list[float]:
        """Return the win probability of every seat, or its share of the win if the game is over."""
        values = zeros(OPEN, players)
        run.open_worlds(asked, length, first_world, values)
        return [sum(column) / OPEN for column in zip(*to_fractions(values), strict=True)]

    found: list[Moment] = []
    for seed in range(first, first + games):
        run.begin_match(work, seed)
        predicted: list[tuple[int, int, list[float], list[float]]] = []
        for number, cards in enumerate(moments):
            if number:
                play = cards - max(0, moments[number - 1])
                run.continue_match(work, 0, play, 0)
            state = workspace.played_state(work)
            if state.winners:
                break
            finished, world = sum(int(place) > 0 for place in state.place), seed * 64 + number
            short = ask(judge.weights.depth, world)
            long = ask(TO_THE_END, world) if is_late(cards, finished) else short
            predicted.append((cards, finished, short, long))
        run.continue_match(work, 0, TO_THE_END, 0)
        actual = ask(0, seed)
        found += [Moment(*one, actual) for one in predicted]
    return found


def is_late(cards: int, finished: int) -> bool:
    return finished > 0 or cards >= LATE


def fit(players: int, games: int) -> None:
    """Fit the calibration of every stage and write it to the file.

    Until a car finishes, stages are defined by the number of cards played. After that, they are defined by the number
    of cars that have finished.
    """
    seen, known = watch(players, games, SEED_OF_FIT, FITTED), json.loads(FIT.read_text("utf-8"))
    stages: dict[tuple[str, int], list[Moment]] = {}
    for one in seen:
        stages.setdefault(("finished", one.finished) if one.finished else ("cards", one.cards), []).append(one)
    for by in ("cards", "finished"):
        found = sorted(where for name, where in stages if name == by and len(stages[by, where]) >= ENOUGH * games)
        known[by][str(players)] = [[where, *best_fit(stages[by, where])] for where in found]
        print(players, by, known[by][str(players)], flush=True)
    known["games"][str(players)] = [games, f"{datetime.now(UTC):%Y-%m-%d}"]
    FIT.write_text(to_json(known), "utf-8")


def to_json(known: dict[str, Any]) -> str:
    """Return the text of the calibration file, with one line for each number of players."""
    parts = []
    for by in ("games", "cards", "finished"):
        lines = ",\n".join(f'  "{count}": {json.dumps(found)}' for count, found in sorted(known[by].items()))
        parts.append(f' "{by}": {{\n{lines}\n }}')
    return f'{{"about": {json.dumps(known["about"])},\n' + ",\n".join(parts) + "}\n"


def best_fit(moments: list[Moment]) -> Fit:
    """Return the parameters that make the outcomes most likely, using hill climbing with ever smaller steps.

    In early stages, this fits the power and the even share. In late stages, it fits the power, the weight of long
    playouts and the limit.
    """
    late = is_late(moments[0].cards, moments[0].finished)
    best = Fit(1.0, 0.0, 0.5, 0.95) if late else Fit(1.0)
    steps = {"power": 0.16, "long": 0.08, "limit": 0.04} if late else {"power": 0.16, "even": 0.04}
    least, size = log_loss(moments, best), 1.0
    while size > 0.02:
        before = least
        for name, step in steps.items():
            for way in (step * size, -step * size):
                other = best._replace(**{name: getattr(best, name) + way})
                if is_sound(other) and (loss := log_loss(moments, other)) < least:
                    best, least = other, loss
                    break
        if least == before:
            size /= 2
    return Fit(*(round(one, 4) for one in best))


def is_sound(fit: Fit) -> bool:
    return 0.2 <= fit.power <= 2 and 0 <= fit.even <= 0.5 and 0 <= fit.long <= 1 and 0.5 <= fit.limit <= 1


def log_loss(moments: list[Moment], fit: Fit) -> float:
    total = 0.0
    for one in moments:
        for chance, part in zip(calibrate(one.short, one.long, fit), one.actual, strict=True):
            if part:
                total -= part * math.log(chance)
    return total / len(moments)


def sort_into_bins(pairs: Pairs) -> list[Bin]:
    held: list[Pairs] = [[] for _ in range(BINS)]
    for predicted, actual in pairs:
        held[min(BINS - 1, int(predicted * BINS))].append((predicted, actual))
    return [(len(one), *(sum(column) / len(one) for column in zip(*one, strict=True))) for one in held if one]


def errors(predicted: list[Forecast]) -> str:
    """Describe the mean error, and the error of the worst bin that counts, in percentage points."""
    bins = sort_into_bins(flatten_pairs(predicted))
    whole = sum(count for count, _, _ in bins)
    mean = 100 * sum(count * abs(predicted - actual) for count, predicted, actual in bins) / whole
    far, sure = worst(bins)
    return f"{mean:.1f} | {far:.1f} ± {sure:.1f}"


def worst(bins: list[Bin]) -> tuple[float, float]:
    return max(
        (100 * abs(predicted - actual), margin(count, actual)) for count, predicted, actual in bins if count >= FEWEST
    )


def expected_worst_error(predicted: list[list[float]]) -> float:
    """Return the error of the worst bin that chance alone would cause if the probabilities were exact.

    This is an average over many draws of the winners from these probabilities.
    """
    draw, total = random.Random(0), 0.0
    for _ in range(DRAWS):
        won = [(chances, draw.choices(range(len(chances)), chances)[0]) for chances in predicted]
        pairs = [(chance, float(seat == winner)) for chances, winner in won for seat, chance in enumerate(chances)]
        total += worst(sort_into_bins(pairs))[0]
    return total / DRAWS


def margin(count: int, actual: float) -> float:
    """Return half the width of a 95 % confidence interval, in percentage points.

    The interval is slightly too narrow, because probabilities from the same game are correlated.
    """
    return 196 * math.sqrt(actual * (1 - actual) / count)


def draw(bins: list[Bin]) -> str:
    """Plot the actual frequency against the predicted probability. Points on the diagonal are exact predictions."""
    size, edge = 320, 44
    most = max(count for count, _, _ in bins)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size + 2 * edge} {size + 2 * edge}" '
        'font-family="sans-serif" font-size="13" role="img" aria-label="Chances said, and what came">',
        '<rect width="100%" height="100%" fill="#fff"/>',
        f'<path d="M{edge} {edge + size} L{edge + size} {edge}" stroke="#999" stroke-dasharray="4 4" fill="none"/>',
        f'<rect x="{edge}" y="{edge}" width="{size}" height="{size}" fill="none" stroke="#333"/>',
    ]
    for tick in range(0, 101, 20):
        along = edge + size * tick / 100
        parts.append(f'<text x="{along:g}" y="{edge + size + 18}" text-anchor="middle">{tick}</text>')
        parts.append(f'<text x="{edge - 6}" y="{2 * edge + size - along + 4:g}" text-anchor="end">{tick}</text>')
    for count, predicted, actual in bins:
        x, y, r = edge + size * predicted, edge + size * (1 - actual), 3 + 6 * math.sqrt(count / most)
        up = size * margin(count, actual) / 100
        parts.append(f'<path d="M{x:.1f} {y - up:.1f} V{y + up:.1f}" stroke="#0b5cad" stroke-width="2"/>')
        parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r:.1f}" fill="#0b5cad"/>')
    middle = edge + size / 2
    parts.append(f'<text x="{middle:g}" y="{size + 2 * edge - 8}" text-anchor="middle">said, per cent</text>')
    parts.append(f'<text x="14" y="{middle:g}" text-anchor="middle" transform="rotate(-90 14 {middle:g})">came</text>')
    return "\n".join([*parts, "</svg>\n"])


if __name__ == "__main__":
    main()

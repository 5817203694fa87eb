"""Are chances true? `python -m tools.experiments.analysis_calibration test` holds those of the analysis against how
games ended.

Games of pros on deals used for nothing else, at six moments: after the deal, before the first card, and after so many
cards. At each the judge says everybody's chance with all cards open, as for a point of the graph; then the game goes
on. Chances are sorted into ten bins; in each, how far is what was said from what came? Weighed by how many chances a
bin holds, these distances make the mean error. A bin with few chances says nothing, so it is shown, not judged. And the
worst of many bins is always off by some luck: how far it would be, were all chances true, stands beside it.

`python -m tools.experiments.analysis_calibration fit` finds, on other deals, what makes them true
(downforce/data/calibration.json, used by downforce/analysis/calibration.py).
"""

import argparse
import json
import math
import random
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple

from downforce.analysis.analyse import OPEN
from downforce.analysis.calibration import BEFORE, Fit, correct, fit_for
from downforce.analysis.judge import Judge, shares, table
from downforce.analysis.worlds import TO_THE_END
from downforce.arena import workspace
from downforce.bots import BOTS
from downforce.rules.setup.options import Options

SEED, SEED_OF_FIT = 880_000_000, 870_000_000
CARDS = (BEFORE, 0, 6, 12, 18, 24)  # moments of the test,
FITTED = (BEFORE, *range(0, 43, 3))  # and those at which it is fitted
ENOUGH = 0.2  # of as many moments as games must there be to fit a stage
LATE = 18  # from so many cards on playouts to the end are worth asking: before, they know too much of how pros play
BINS = 10
FEWEST = 100  # chances that a bin must hold to be judged
DRAWS = 40  # times that games are drawn by the chances said, to know what luck does
ROOT = Path(__file__).parents[2]
PICTURE, FIT = ROOT / "docs" / "pictures" / "calibration.svg", ROOT / "downforce" / "data" / "calibration.json"
Said = tuple[list[float], list[float]]  # everybody's chance as it was said, and what came
Pairs = list[tuple[float, float]]  # what was said, and what came
Bin = tuple[int, float, float]  # how many, what was said, what came


class Moment(NamedTuple):
    """Of one game: its stage, everybody's chance by short and by long playouts, and their share of the win."""

    cards: int
    finished: int
    short: list[float]
    long: list[float]
    came: list[float]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("step", choices=("test", "fit"))
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--first", type=int, default=SEED, help="of the deals of a test")
    parser.add_argument("--players", type=int, nargs="*", default=[4])
    parser.add_argument("--picture", action="store_true", help=f"draw {PICTURE.name} again")
    wanted = parser.parse_args()
    for players in wanted.players:
        if wanted.step == "fit":
            fit(players, wanted.games)
        else:
            test(players, wanted.games, wanted.first, wanted.picture)


def test(players: int, games: int, first: int, picture: bool) -> None:
    """As the graph shows them, and as short playouts say them, which is what the fit corrects."""
    board = workspace.ruleset_of(Options.read({"players": players})).board
    shown: dict[str, list[Said]] = {name_of(cards): [] for cards in CARDS}
    raw: dict[str, list[Said]] = {name_of(cards): [] for cards in CARDS}
    for one in watch(players, games, first, CARDS):
        found = fit_for(board, one.cards, one.finished)
        assert found
        shown[name_of(one.cards)].append((correct(one.short, one.long, found), one.came))
        raw[name_of(one.cards)].append((one.short, one.came))
    shown["all"], raw["all"] = ([one for every in by.values() for one in every] for by in (shown, raw))
    print(f"\n{games} games of {players} pros, {OPEN} playouts a chance; in points\n")
    print("| moment | chances | mean error | worst bin | by luck alone | uncorrected: mean error | worst bin |")
    print("|---|--:|--:|--:|--:|--:|--:|")
    for name, every in shown.items():
        now, luck, before = errors(every), by_luck([chances for chances, _ in every]), errors(raw[name])
        print(f"| {name} | {players * len(every)} | {now} | {luck:.1f} | {before} |")
    print("\n| said | chances | came |\n|--:|--:|--:|")
    for count, said, came in bins_of(pairs_of(shown["all"])):
        print(f"| {100 * said:.1f} | {count} | {100 * came:.1f} ± {margin(count, came):.1f} |", flush=True)
    if picture:
        PICTURE.write_text(draw(bins_of(pairs_of(shown["all"]))), "utf-8")


def pairs_of(said: list[Said]) -> Pairs:
    return [pair for chances, came in said for pair in zip(chances, came, strict=True)]


def name_of(cards: int) -> str:
    return "after the deal" if cards == BEFORE else f"after {cards} cards" if cards else "before the first card"


def watch(players: int, games: int, first: int, moments: tuple[int, ...]) -> list[Moment]:
    ruleset = workspace.ruleset_of(Options.read({"players": players}))
    judge = Judge([ruleset], 100, 0)
    run = judge.functions()
    pros = workspace.lay(ruleset, [BOTS["pro"].weights] * players)[4]
    states, board, deal, rngs, weights, scratch, out = workspace.lay(ruleset, [judge.weights])

    def ask(length: int, first_world: int) -> list[float]:
        """Everybody's chance; when the game is over, their share of the win."""
        values = table(OPEN, players)
        run.open_worlds(states, board, weights[0], scratch, rngs[1], out, length, first_world, values)
        return [sum(column) / OPEN for column in zip(*shares(values), strict=True)]

    found: list[Moment] = []
    for seed in range(first, first + games):
        run.begin_match(states[0], board, rngs, seed)
        run.run_chance(states[0], board, deal, rngs[0])
        said: list[tuple[int, int, list[float], list[float]]] = []
        for number, cards in enumerate(moments):
            if number:
                play = cards - max(0, moments[number - 1])
                run.play_on(states, board, pros, scratch, rngs[0], deal, out, play)
            state = workspace.state_of(states)
            if state.winners:
                break
            finished, world = sum(int(place) > 0 for place in state.place), seed * 64 + number
            short = ask(judge.weights.depth, world)
            long = ask(TO_THE_END, world) if is_late(cards, finished) else short
            said.append((cards, finished, short, long))
        run.play_on(states, board, pros, scratch, rngs[0], deal, out, TO_THE_END)
        came = ask(0, seed)
        found += [Moment(*one, came) for one in said]
    return found


def is_late(cards: int, finished: int) -> bool:
    return finished > 0 or cards >= LATE


def fit(players: int, games: int) -> None:
    """Stages by cards while no car has finished, then by how many have; written to the file at once."""
    seen, known = watch(players, games, SEED_OF_FIT, FITTED), json.loads(FIT.read_text("utf-8"))
    stages: dict[tuple[str, int], list[Moment]] = {}
    for one in seen:
        stages.setdefault(("finished", one.finished) if one.finished else ("cards", one.cards), []).append(one)
    for by in ("cards", "finished"):
        found = sorted(where for name, where in stages if name == by and len(stages[by, where]) >= ENOUGH * games)
        known[by][str(players)] = [[where, *best_fit(stages[by, where])] for where in found]
        print(players, by, known[by][str(players)], flush=True)
    known["games"][str(players)] = [games, f"{datetime.now(UTC):%Y-%m-%d}"]
    FIT.write_text(written(known), "utf-8")


def written(known: dict[str, Any]) -> str:
    """A line for each number of players."""
    parts = []
    for by in ("games", "cards", "finished"):
        lines = ",\n".join(f'  "{count}": {json.dumps(found)}' for count, found in sorted(known[by].items()))
        parts.append(f' "{by}": {{\n{lines}\n }}')
    return f'{{"about": {json.dumps(known["about"])},\n' + ",\n".join(parts) + "}\n"


def best_fit(moments: list[Moment]) -> Fit:
    """Under which what came was likeliest: ever smaller steps downhill. Early, power and even share; late, power, part
    of the long playouts and limit."""
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
        for chance, part in zip(correct(one.short, one.long, fit), one.came, strict=True):
            if part:
                total -= part * math.log(chance)
    return total / len(moments)


def bins_of(pairs: Pairs) -> list[Bin]:
    held: list[Pairs] = [[] for _ in range(BINS)]
    for said, came in pairs:
        held[min(BINS - 1, int(said * BINS))].append((said, came))
    return [(len(one), *(sum(column) / len(one) for column in zip(*one, strict=True))) for one in held if one]


def errors(said: list[Said]) -> str:
    """The mean over all chances, and the worst bin that holds enough, with how sure that one is; in points."""
    bins = bins_of(pairs_of(said))
    whole = sum(count for count, _, _ in bins)
    mean = 100 * sum(count * abs(said - came) for count, said, came in bins) / whole
    far, sure = worst(bins)
    return f"{mean:.1f} | {far:.1f} ± {sure:.1f}"


def worst(bins: list[Bin]) -> tuple[float, float]:
    return max((100 * abs(said - came), margin(count, came)) for count, said, came in bins if count >= FEWEST)


def by_luck(said: list[list[float]]) -> float:
    """How far off the worst bin is on average when winners are drawn by these chances, which are then true."""
    draw, total = random.Random(0), 0.0
    for _ in range(DRAWS):
        won = [(chances, draw.choices(range(len(chances)), chances)[0]) for chances in said]
        pairs = [(chance, float(seat == winner)) for chances, winner in won for seat, chance in enumerate(chances)]
        total += worst(bins_of(pairs))[0]
    return total / DRAWS


def margin(count: int, came: float) -> float:
    """Of 95 %, in points; chances of one game are alike, so this is a little too narrow."""
    return 196 * math.sqrt(came * (1 - came) / count)


def draw(bins: list[Bin]) -> str:
    """What came by what was said: on the diagonal, chances are true."""
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
    for count, said, came in bins:
        x, y, r = edge + size * said, edge + size * (1 - came), 3 + 6 * math.sqrt(count / most)
        up = size * margin(count, came) / 100
        parts.append(f'<path d="M{x:.1f} {y - up:.1f} V{y + up:.1f}" stroke="#0b5cad" stroke-width="2"/>')
        parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r:.1f}" fill="#0b5cad"/>')
    middle = edge + size / 2
    parts.append(f'<text x="{middle:g}" y="{size + 2 * edge - 8}" text-anchor="middle">said, per cent</text>')
    parts.append(f'<text x="14" y="{middle:g}" text-anchor="middle" transform="rotate(-90 14 {middle:g})">came</text>')
    return "\n".join([*parts, "</svg>\n"])


if __name__ == "__main__":
    main()

"""Are chances true? `python -m tools.analysis_calibration test` holds those of the analysis against how games ended.

Games of pros on deals used for nothing else, at six moments: after the deal, before the first card, and after so many
cards. At each the judge says everybody's chance with all cards open, as for a point of the graph; then the game goes
on. Chances are sorted into ten bins; in each, how far is what was said from what came? Weighed by how many chances a
bin holds, these distances make the mean error. A bin with few chances says nothing, so it is shown, not judged.

`python -m tools.analysis_calibration fit` finds, on other deals, what makes them true (downforce/data/calibration.json,
used by downforce/analysis/calibration.py).
"""

import argparse
import json
import math
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from downforce.analysis.analyse import OPEN
from downforce.analysis.calibration import BEFORE, Knot, calibrated, correct
from downforce.analysis.judge import Judge, shares, table
from downforce.arena import workspace
from downforce.bots import BOTS
from downforce.rules.options import Options

SEED, SEED_OF_FIT = 880_000_000, 870_000_000
CARDS = (BEFORE, 0, 6, 12, 18, 24)  # moments of the test,
FITTED = (BEFORE, *range(0, 43, 3))  # and those at which it is fitted
ENOUGH = 0.2  # of the games must go on at a moment for it to be fitted
BINS = 10
FEWEST = 100  # chances that a bin must hold to be judged
ROOT = Path(__file__).parent.parent
PICTURE, FIT = ROOT / "docs" / "pictures" / "calibration.svg", ROOT / "downforce" / "data" / "calibration.json"
Moment = list[tuple[list[float], list[float]]]  # of each game: everybody's chance as it was said, and what came
Pairs = list[tuple[float, float]]  # what was said, and what came
Bin = tuple[int, float, float]  # how many, what was said, what came


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("step", choices=("test", "fit"))
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--first", type=int, default=SEED, help="of the deals of a test")
    parser.add_argument("--players", type=int, nargs="*", default=[4])
    parser.add_argument("--picture", action="store_true", help=f"draw {PICTURE.name} again")
    wanted = parser.parse_args()
    if wanted.step == "fit":
        fit(wanted.players, wanted.games)
        return
    for players in wanted.players:
        test(players, wanted.games, wanted.first, wanted.picture)


def test(players: int, games: int, first: int, picture: bool) -> None:
    """As the graph shows them, and as the playouts say them, which is what the fit corrects."""
    board = workspace.ruleset_of(Options.read({"players": players})).board
    shown: dict[str, Pairs] = {}
    raw: dict[str, Pairs] = {}
    for cards, moment in watch(players, games, first, CARDS).items():
        if moment:
            shown[name_of(cards)] = pairs_of([(calibrated(said, board, cards), came) for said, came in moment])
            raw[name_of(cards)] = pairs_of(moment)
    shown["all"], raw["all"] = ([pair for pairs in found.values() for pair in pairs] for found in (shown, raw))
    print(f"\n{games} games of {players} pros, {OPEN} playouts a chance; in points\n")
    print(
        "| moment | chances | mean error | worst bin | uncorrected: mean error | worst bin |\n|---|--:|--:|--:|--:|--:|"
    )
    for name, pairs in shown.items():
        print(f"| {name} | {len(pairs)} | {errors(bins_of(pairs))} | {errors(bins_of(raw[name]))} |")
    print("\n| said | chances | came |\n|--:|--:|--:|")
    for count, said, came in bins_of(shown["all"]):
        print(f"| {100 * said:.1f} | {count} | {100 * came:.1f} ± {margin(count, came):.1f} |", flush=True)
    if picture:
        PICTURE.write_text(draw(bins_of(shown["all"])), "utf-8")


def pairs_of(moment: Moment) -> Pairs:
    return [pair for said, came in moment for pair in zip(said, came, strict=True)]


def name_of(cards: int) -> str:
    return "after the deal" if cards == BEFORE else f"after {cards} cards" if cards else "before the first card"


def watch(players: int, games: int, first: int, moments: tuple[int, ...]) -> dict[int, Moment]:
    ruleset = workspace.ruleset_of(Options.read({"players": players}))
    judge = Judge([ruleset], 100, 0)
    run = judge.functions()
    pros = workspace.lay(ruleset, [BOTS["pro"].weights] * players)[4]
    states, board, deal, chances, weights, scratch, out = workspace.lay(ruleset, [judge.weights])
    found: dict[int, Moment] = {cards: [] for cards in moments}
    for seed in range(first, first + games):
        run.begin_match(states[0], board, chances, seed)
        run.run_chance(states[0], board, deal, chances[0])
        said: list[tuple[int, list[float]]] = []
        for number, cards in enumerate(moments):
            if number:
                play = cards - max(0, moments[number - 1])
                run.play_on(states, board, pros, scratch, chances[0], deal, out, play)
            if workspace.state_of(states).winners:
                break
            world = seed * 64 + number
            said.append((cards, ask(run, states, board, weights[0], scratch, chances[1], out, world, players)))
        run.play_on(states, board, pros, scratch, chances[0], deal, out, 1000)
        came = ask(run, states, board, weights[0], scratch, chances[1], out, seed, players)
        for cards, now in said:
            found[cards].append((now, came))
    return found


def ask(run: Any, states: Any, board: Any, bot: Any, scratch: Any, c: Any, out: Any, first: int, players: int) -> Any:
    """Everybody's chance; when the game is over, their share of the win."""
    values = table(OPEN, players)
    run.open_worlds(states, board, bot, scratch, c, out, first, values)
    told = shares(values)
    return [sum(column) / OPEN for column in zip(*told, strict=True)]


def fit(players: list[int], games: int) -> None:
    known = json.loads(FIT.read_text("utf-8"))["players"] if FIT.exists() else {}
    for count in players:
        known[str(count)] = [
            best_knot(cards, moment)
            for cards, moment in watch(count, games, SEED_OF_FIT, FITTED).items()
            if len(moment) >= ENOUGH * games
        ]
        print(count, known[str(count)], flush=True)
    about = (
        f"Cards played, power, even share. Fitted by `python -m tools.analysis_calibration fit` on {games} games of "
        f"pros for each number of players (deals from {SEED_OF_FIT} on), {datetime.now(UTC):%Y-%m-%d}."
    )
    told = ",\n".join(f'  "{count}": {json.dumps(found)}' for count, found in sorted(known.items()))
    FIT.write_text(f'{{"about": {json.dumps(about)},\n "players": {{\n{told}\n }}}}\n', "utf-8")


def best_knot(cards: int, moment: Moment) -> Knot:
    """The power and the even share under which what came was likeliest: ever smaller steps downhill."""
    power, even, step = 1.0, 0.0, 0.16
    least = log_loss(moment, power, even)
    while step > 0.004:
        around = [(power + step, even), (power - step, even), (power, even + step / 4), (power, even - step / 4)]
        losses = [(log_loss(moment, *one), one) for one in around if 0.2 <= one[0] <= 2 and 0 <= one[1] <= 0.5]
        if min(losses)[0] < least:
            least, (power, even) = min(losses)
        else:
            step /= 2
    return cards, round(power, 3), round(even, 4)


def log_loss(moment: Moment, power: float, even: float) -> float:
    total = 0.0
    for said, came in moment:
        total -= sum(
            part * math.log(max(1e-6, chance)) for chance, part in zip(correct(said, power, even), came, strict=True)
        )
    return total / len(moment)


def bins_of(pairs: Pairs) -> list[Bin]:
    held: list[Pairs] = [[] for _ in range(BINS)]
    for said, came in pairs:
        held[min(BINS - 1, int(said * BINS))].append((said, came))
    return [(len(one), *(sum(column) / len(one) for column in zip(*one, strict=True))) for one in held if one]


def errors(bins: list[Bin]) -> str:
    """The mean over all chances, and the worst bin that holds enough, with how sure that one is; in points."""
    whole = sum(count for count, _, _ in bins)
    mean = 100 * sum(count * abs(said - came) for count, said, came in bins) / whole
    worst = max((abs(said - came), margin(count, came)) for count, said, came in bins if count >= FEWEST)
    return f"{mean:.1f} | {100 * worst[0]:.1f} ± {worst[1]:.1f}"


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

"""Are chances true? `python -m tools.analysis_calibration` holds those of the analysis against how games ended.

Games of four pros on deals used for nothing else, at six moments: after the deal, before the first card, and after so
many cards. At each the judge says everybody's chance with all cards open, as for a point of the graph; then the game
goes on. Chances are sorted into ten bins; in each, how far is what was said from what came? Weighed by how many chances
a bin holds, these distances make the mean error. A bin with few chances says nothing, so it is shown, not judged.
"""

import argparse
import math
from pathlib import Path
from typing import Any

from downforce.analysis.analyse import OPEN
from downforce.analysis.judge import Judge, shares, table
from downforce.arena import workspace
from downforce.bots import BOTS
from downforce.rules.options import Options

SEED = 880_000_000
CARDS = 6  # between two moments
MOMENTS = ("after the deal", "before the first card", *(f"after {CARDS * k} cards" for k in range(1, 5)))
BINS = 10
FEWEST = 100  # chances that a bin must hold to be judged
PICTURE = Path(__file__).parent.parent / "docs" / "pictures" / "calibration.svg"
Pairs = list[tuple[float, float]]  # what was said, and what came
Bin = tuple[int, float, float]  # how many, what was said, what came


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--picture", action="store_true", help=f"draw {PICTURE.name} again")
    wanted = parser.parse_args()
    found = watch(wanted.players, wanted.games)
    everything = [pair for pairs in found.values() for pair in pairs]
    print(f"{wanted.games} games of {wanted.players} pros, {OPEN} playouts a chance; in points\n")
    print("| moment | chances | mean error | worst bin |\n|---|--:|--:|--:|")
    for name, pairs in {**found, "all": everything}.items():
        mean, worst = errors(bins_of(pairs))
        print(f"| {name} | {len(pairs)} | {mean:.1f} | {worst:.1f} |")
    print("\n| said | chances | came |\n|--:|--:|--:|")
    for count, said, came in bins_of(everything):
        print(f"| {100 * said:.1f} | {count} | {100 * came:.1f} ± {margin(count, came):.1f} |")
    if wanted.picture:
        PICTURE.write_text(draw(bins_of(everything)), "utf-8")


def watch(players: int, games: int) -> dict[str, Pairs]:
    ruleset = workspace.ruleset_of(Options.read({"players": players}))
    judge = Judge([ruleset], 100, 0)
    run = judge.functions()
    pro = workspace.lay(ruleset, [BOTS["pro"].weights])[4][0]
    states, board, deal, chances, weights, scratch, out = workspace.lay(ruleset, [judge.weights])
    found: dict[str, Pairs] = {name: [] for name in MOMENTS}
    for seed in range(SEED, SEED + games):
        run.begin_match(states[0], board, chances, seed)
        run.run_chance(states[0], board, deal, chances[0])
        said: list[tuple[str, list[float]]] = []
        for number, name in enumerate(MOMENTS):
            if number:
                play = 0 if number == 1 else CARDS
                run.play_on(states, board, pro, scratch, chances[0], deal, out, play)
            if workspace.state_of(states).winners:
                break
            said.append(
                (name, ask(run, states, board, weights[0], scratch, chances[1], out, seed * 8 + number, players))
            )
        run.play_on(states, board, pro, scratch, chances[0], deal, out, 1000)
        came = ask(run, states, board, weights[0], scratch, chances[1], out, seed, players)
        for name, now in said:
            found[name] += zip(now, came, strict=True)
    return found


def ask(run: Any, states: Any, board: Any, bot: Any, scratch: Any, c: Any, out: Any, first: int, players: int) -> Any:
    """Everybody's chance; when the game is over, their share of the win."""
    values = table(OPEN, players)
    run.open_worlds(states, board, bot, scratch, c, out, first, values)
    told = shares(values)
    return [sum(column) / OPEN for column in zip(*told, strict=True)]


def bins_of(pairs: Pairs) -> list[Bin]:
    held: list[Pairs] = [[] for _ in range(BINS)]
    for said, came in pairs:
        held[min(BINS - 1, int(said * BINS))].append((said, came))
    return [(len(one), *(sum(column) / len(one) for column in zip(*one, strict=True))) for one in held if one]


def errors(bins: list[Bin]) -> tuple[float, float]:
    """The mean over all chances, and the worst bin that holds enough; in points."""
    whole = sum(count for count, _, _ in bins)
    mean = sum(count * abs(said - came) for count, said, came in bins) / whole
    return 100 * mean, 100 * max((abs(said - came) for count, said, came in bins if count >= FEWEST), default=0.0)


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

"""Generate the tables in docs/develop/benchmarks/bots.md.

`python -m tools.experiments.league_page --write` plays the leagues. With `--from FILE...`, the tables are made from the
saved output of `downforce league BOT --against BOT --json`.
"""

import argparse
import json
import math
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from downforce.arena.league import league
from downforce.arena.report import Rows, describe_machine, markdown, replace_section
from downforce.bots import BOTS

PAGE = Path("docs/develop/benchmarks/bots.md")
LADDER = [  # bot, field, deals
    ("rookie", "uniform", 500),
    ("club", "rookie", 500),
    ("pro", "club", 500),
    ("pro", "rookie", 500),
    ("pro", "hasty", 500),
    ("pro", "spiteful", 500),
    ("pro", "reference", 500),
    ("champion", "pro", 100),
    ("champion", "hasty", 60),
    ("champion", "rookie", 25),
]
SEATS = range(2, 7)
BY_PLAYERS = [("rookie", "uniform", 200), ("pro", "rookie", 200), ("champion", "pro", 20)]


def play_all(workers: int, playouts: int | None, part: float = 1.0) -> list[dict[str, Any]]:
    """Play all leagues on the page, using a fraction `part` of their deals."""
    chosen = playouts or BOTS["champion"].weights.playouts
    wanted = [(name, field, deals, 4, 1) for name, field, deals in LADDER]
    wanted += [(name, field, deals, n, 2) for name, field, deals in BY_PLAYERS for n in SEATS if n != 4]
    return [
        league([name], math.ceil(deals * part), n, seed=seed, workers=workers, playouts=chosen, against=field)
        for name, field, deals, n, seed in wanted
    ]


def write_page(results: Sequence[Mapping[str, Any]]) -> None:
    """Write the generated part of docs/develop/benchmarks/bots.md."""
    four = [one for one in results if one["players"] == 4]
    rows: Rows = [["one", "against three", "games", "wins, %", "95 % interval", "money over the others", "seed"]]
    counts: Rows = [["one against the others", *(f"{n} players" for n in SEATS)], ["even", *map(even, SEATS)]]
    for one in four:
        row = one["focal"][0]
        rows.append([bot_label(one), one["against"], str(row["seats"]), *in_percent(row), f"{row['mean_lead']:+.1f}"])
        rows[-1].append(str(one["seed"]))
    for name, field in dict.fromkeys(map(pair, results)):
        by_seats = {one["players"]: one for one in results if pair(one) == (name, field)}
        if len(by_seats) > 1:
            counts.append([f"{name} against {field}", *(cell(by_seats.get(n)) for n in SEATS)])
    text = [
        "Both tracks in turn, every deal from all seats. By `downforce league ONE --against OTHER --seed SEED`,"
        f" champion with the `--playouts` that stand beside its name. Made on {describe_machine()}.",
        "Four players (even is 25 %):",
        markdown(rows),
        "Other numbers of players: wins in %, the interval, and the games:",
        markdown(counts),
    ]
    replace_section(PAGE, "strength", "\n\n".join(text))


def pair(result: Mapping[str, Any]) -> tuple[str, str]:
    return bot_label(result), result["against"]


def bot_label(result: Mapping[str, Any]) -> str:
    """Return the name of the bot, with its number of playouts if it uses a search."""
    name = str(result["focal"][0]["bot"])
    searches = BOTS[name].weights.playouts
    return f"{name} ({result['playouts'] or searches} playouts)" if searches else name


def cell(result: Mapping[str, Any] | None) -> str:
    if result is None:
        return ""
    row = result["focal"][0]
    return f"{' ('.join(in_percent(row))}), {row['seats']}"


def in_percent(row: Mapping[str, Any]) -> tuple[str, str]:
    return f"{100 * row['share']:.1f}", f"{100 * row['low']:.1f} to {100 * row['high']:.1f}"


def even(players: int) -> str:
    return f"{100 / players:.1f}"


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Make the tables of docs/develop/benchmarks/bots.md again.")
    parser.add_argument("--write", action="store_true", required=True)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--playouts", type=int)
    parser.add_argument("--part", type=float, default=1.0, help="of the deals, where time is short")
    parser.add_argument("--from", dest="files", nargs="+", type=Path, help="results of leagues, instead of playing")
    given = parser.parse_args()
    if given.files:
        write_page([json.loads(file.read_text("utf-8")) for file in given.files])
    else:
        write_page(play_all(given.workers, given.playouts, given.part))

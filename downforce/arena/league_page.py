"""`python -m downforce.arena.league_page --write` makes the tables of docs/bots.md again."""

import argparse
import math
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ..bots import BOTS
from .league import league
from .report import Rows, machine, markdown, put_made

PAGE = Path("docs/bots.md")
LADDER = [  # bot, field, deals
    ("rookie", "uniform", 500),
    ("pro", "rookie", 500),
    ("pro", "hasty", 500),
    ("pro", "spiteful", 500),
    ("pro", "reference", 500),
    ("champion", "pro", 100),
    ("champion", "hasty", 60),
    ("champion", "rookie", 25),
]
BY_PLAYERS = [("rookie", "uniform", 200), ("pro", "rookie", 200), ("champion", "pro", 20)]


def write_page(workers: int, playouts: int | None, part: float = 1.0) -> None:
    """The made part of docs/bots.md, with so large a part of the deals."""
    chosen = playouts or BOTS["champion"].manner.playouts
    rows: Rows = [["one", "against three", "games", "wins, %", "95 % interval", "money over the others"]]
    for name, field, deals in LADDER:
        few = math.ceil(deals * part)
        row = league([name], few, seed=1, workers=workers, playouts=playouts, against=field)["focal"][0]
        rows.append([name, field, str(row["seats"]), *in_percent(row), f"{row['mean_lead']:+.1f}"])
    seats = range(2, 7)
    counts: Rows = [["one against the others", *(f"{n} players" for n in seats)], ["even", *map(even, seats)]]
    for name, field, deals in BY_PLAYERS:
        few = math.ceil(deals * part)
        played = [league([name], few, n, seed=2, workers=workers, playouts=playouts, against=field) for n in seats]
        counts.append([f"{name} against {field}", *(" (".join(in_percent(one["focal"][0])) + ")" for one in played)])
    text = [
        f"Both tracks in turn, every deal from all seats, champion with {chosen} playouts. Made on {machine()}.",
        "Four players (even is 25 %):",
        markdown(rows),
        "Other numbers of players: wins in %, and the interval:",
        markdown(counts),
    ]
    put_made(PAGE, "strength", "\n\n".join(text))


def in_percent(row: Mapping[str, Any]) -> tuple[str, str]:
    return f"{100 * row['share']:.1f}", f"{100 * row['low']:.1f} to {100 * row['high']:.1f}"


def even(players: int) -> str:
    return f"{100 / players:.1f}"


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Make the tables of docs/bots.md again.")
    parser.add_argument("--write", action="store_true", required=True)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--playouts", type=int)
    parser.add_argument("--part", type=float, default=1.0, help="of the deals, where time is short")
    given = parser.parse_args()
    write_page(given.workers, given.playouts, given.part)

"""Generate the tables and heat maps in docs/develop/benchmarks/tracks.md.

Run this module with `python -m tools.experiments.study_page --write`.
"""

import argparse
from pathlib import Path
from typing import Any

from downforce import tracks
from downforce.arena import report as tables
from downforce.arena.study import draw_heat, study

PAGE, PICTURES = Path("docs/develop/benchmarks/tracks.md"), Path("docs/pictures")
PAGE_BOTS = ("pro", "crowd", "hasty", "reference")


def write_page(games: int, workers: int) -> None:
    """Write the generated part of docs/develop/benchmarks/tracks.md, and the heat maps for the first bots."""
    parts = [f"{games} games for each row, seed 0. Made on {tables.describe_machine()}."]
    for name in tracks.shipped():
        results = [study(name, games, bot, workers=workers) for bot in PAGE_BOTS]
        picture = PICTURES / f"{name}-heat.svg"
        picture.write_text(draw_heat(name, results[0]), "utf-8")
        title = tracks.find(name).title
        label = tables.bots_label(results[0])
        image = f"![Where cars are jammed on {title}, {label}](../../{PICTURES.name}/{picture.name})"
        parts.append(track_section(title, image, results))
    tables.replace_section(PAGE, "study", "\n\n".join(parts))


def track_section(title: str, image: str, results: list[dict[str, Any]]) -> str:
    sections = {
        "Targets": tables.target_rows(results),
        "The race": tables.flip(tables.race_rows(results)),
        "Suspense": tables.flip(tables.suspense_rows(results)),
        "Races won by grid place, %": tables.place_rows(results),
        "Races won by colour, %": tables.colour_rows(results),
        "Money won by seats after the first to play, %": tables.seat_rows(results),
        "Money won by power kept: times the mean share, and in how many games it is kept": tables.power_rows(results),
        "Prices by lot": tables.lot_rows(results),
        **{f"By grid place, {tables.bots_label(one)}": tables.grid_rows(one) for one in results},
        **{f"Worst spaces, {tables.bots_label(one)}: steps lost a game": tables.jam_rows(one) for one in results},
    }
    body = [f"### {heading}\n\n{tables.markdown(rows)}" for heading, rows in sections.items()]
    return "\n\n".join([f"## {title}", image, *body])


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Make the tables of docs/develop/benchmarks/tracks.md, and heat maps.")
    parser.add_argument("--write", action="store_true", required=True)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--workers", type=int, default=1)
    given = parser.parse_args()
    write_page(given.games, given.workers)

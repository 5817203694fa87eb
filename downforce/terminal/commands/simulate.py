"""`downforce simulate`: play many games between bots, and print the results."""

import json
import time
from typing import Annotated, Any

import typer

from ...rules.setup.options import Options
from ...text import ENGLISH, Text
from . import common_flags
from .bot_list import list_if_asked
from .game_flags import GameFlags, with_game_flags

HELP = """Play many games between bots, fast, and sum them up.

A level alone (pro, champion) is a mixture: every game draws its characters. One of them by name: pro-loyal.

What comes out depends on the options and the seed, not on the number of workers nor on where they are. Ctrl-C sums up
what is done.

Example: downforce simulate --games 10000 --players 4 --seed 7 --json

Example: downforce simulate --bots my_bots:Careful,pro,pro,pro --games 100 --save games"""

DEFAULT_BOT = "uniform"


@with_game_flags()
def simulate(
    games: Annotated[int, typer.Option("--games", "-n", min=1, metavar="N", help="How many games.")] = 1000,
    bots: common_flags.BotsFlag = DEFAULT_BOT,
    seed: common_flags.SeedFlag = 0,
    workers: common_flags.WorkersFlag = None,
    cluster: common_flags.ClusterFlag = None,
    save: common_flags.SaveFlag = None,
    records: common_flags.RecordsFlag = 8,
    as_json: common_flags.JsonFlag = False,
    *,
    game: GameFlags,
) -> None:
    list_if_asked(bots.split(","), Text(ENGLISH))
    from ...arena import play_bots
    from ...arena import simulate as arena

    options = Options.read(game.options())
    named = common_flags.seat_bots(bots, options.players)
    arena.plan(games, options, tuple(named), seed)  # refuses games that cannot be played
    common_flags.get_ready(save, cluster)
    common_flags.tell_of_compiling(named, "sum_matches", *arena.KERNEL)
    began, processes = time.perf_counter(), common_flags.or_all_cores(workers)
    with common_flags.progress(games) as report:
        result = arena.simulate(
            games, options, bots=named, seed=seed, workers=processes, cluster=cluster, report=report
        )
    seconds = time.perf_counter() - began
    if save:
        seeds = range(seed, seed + min(records, result["games"]))
        wanted = [play_bots.Wanted(options, tuple(named), one) for one in seeds]
        result["records"] = [path.name for path in play_bots.save_records(save, wanted)]
    if as_json:
        print(json.dumps(result, indent=1, ensure_ascii=False))
    else:
        show(result, named, seconds)


def show(result: dict[str, Any], bots: list[str], seconds: float) -> None:
    """Print the results as tables."""
    from rich import box
    from rich.console import Console
    from rich.table import Table

    games, options = max(1, result["games"]), result["options"]
    console = Console(highlight=False)
    track = options["track"] if isinstance(options["track"], str) else ", ".join(options["track"])
    how = "compiled" if result["compiled"] else "interpreted"
    whole = "" if result["complete"] else "; interrupted"
    console.print(
        f"{result['games']} games of {options['players']} on {track}, seed {result['seed']}, "
        f"edition {options['edition']}{whole}"
    )
    table = Table(box=box.SIMPLE_HEAD, show_edge=False)
    for head in ("seat", "bot", "won", "mean score"):
        table.add_column(head, justify="left" if head == "bot" else "right")
    for seat, bot in enumerate(bots):
        won, score = result["win_share"][seat], result["mean_score"][seat]
        table.add_row(str(seat), bot, f"{won:.1%}", f"{score:.2f}")
    console.print(table)
    reasons = ", ".join(f"{name} {count / games:.1%}" for name, count in result["reasons"].items())
    console.print(f"races ended by: {reasons}; cars that did not finish: {result['stalled_per_game']:.2f} a game")
    if any(result["failures"]):
        console.print(f"answers that failed, by seat: {', '.join(map(str, result['failures']))}; see the log")
    each = result["decisions"] / games
    console.print(f"{each:.0f} decisions a game; {seconds:.1f} seconds, {games / seconds:.3g} games a second, {how}")

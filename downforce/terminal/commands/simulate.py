"""`downforce simulate`: play many games between bots and print the results."""

import time
from functools import partial
from typing import Annotated, Any

import typer

from ...rules.setup.options import Options
from ...text import ENGLISH, Text
from . import common_flags
from .bot_list import list_if_asked
from .game_flags import GameFlags, with_game_flags

HELP = """Play many games between bots, fast, and sum them up.

A level alone (club, pro, champion) is a mixture: every game draws its characters. One of them by name: pro-loyal.

The same options and seed give the same result, with any number of workers. Ctrl-C sums up what is done. Game k, from 0,
has the deal of downforce.new_game(seed=8 * (seed + k)); in Python, downforce.arena.deal_seed(seed, k) says so.

Exit code 1 when a bot of your own failed, 130 after Ctrl-C.

Example: downforce simulate --games 10000 --players 4 --seed 7 --json

Example: downforce simulate --bots my_bots:Sprinter,pro,pro,pro --games 100 --save games"""

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
    if common_flags.tell_of_compiling(named, "sum_matches", *arena.KERNEL) and cluster is None:
        arena.play_batch(arena.Batch(options, tuple(named), seed, 1))  # compiles, so that only games are timed below
    began, processes = time.perf_counter(), common_flags.or_all_cores(workers)
    with common_flags.progress(games) as report:
        result = arena.simulate(
            games, options, bots=named, seed=seed, workers=processes, cluster=cluster, report=report
        )
    seconds = time.perf_counter() - began
    if save:
        seeds = range(seed, seed + min(records, result["games"]))
        wanted = [play_bots.GameRequest(options, tuple(named), one) for one in seeds]
        common_flags.keep_records(result, partial(play_bots.save_records, save, wanted, processes), len(wanted))
    if as_json:
        common_flags.print_json(result)
    else:
        show(result, named, seconds)
    raise typer.Exit(common_flags.exit_code(result))


def show(result: dict[str, Any], bots: list[str], seconds: float) -> None:
    """Print the results of the simulated games as tables."""
    from ...arena import report

    games, options = max(1, result["games"]), result["options"]
    track = options["track"] if isinstance(options["track"], str) else ", ".join(options["track"])
    how = "compiled" if result["compiled"] else "interpreted"
    whole = "" if result["complete"] else "; interrupted"
    print(
        f"{report.plural(result['games'], 'game')} of {options['players']} on {track}, seed {result['seed']}, "
        f"edition {options['edition']}{whole}"
    )
    rows = [["seat", "bot", "won", "mean score"]]
    for seat, bot in enumerate(bots):
        won, score = result["win_share"][seat], result["mean_score"][seat]
        rows.append([str(seat), bot, f"{won:.1%}", f"{score:.2f}"])
    report.show(rows, left=("seat", "bot"))
    reasons = ", ".join(f"{name} {count / games:.1%}" for name, count in result["reasons"].items())
    print(f"races ended by: {reasons}; cars that did not finish: {result['stalled_per_game']:.2f} a game")
    for line in report.failure_lines(result):
        print(line)
    each = result["decisions"] / games
    speed = f"{report.rate(result['games'], seconds)} games a second, {how}"
    print(f"{each:.0f} decisions a game; {seconds:.1f} seconds, {speed}")

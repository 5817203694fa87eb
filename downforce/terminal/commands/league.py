"""`downforce league` and `downforce study`: rank bots by strength, and measure how good a track is."""

from functools import partial
from pathlib import Path
from typing import Annotated, Any

import typer

from ...rules.setup.options import Options
from ...text import ENGLISH, Text
from . import common_flags
from .bot_list import list_if_asked
from .completion import bots_of, tracks
from .game_flags import GameFlags, with_game_flags

LEAGUE_HELP = """Find out which bots are stronger.

Every deal is played from all seats; win shares come with 95 % intervals over deals. The same options and seed
give the same result, with any number of workers. Ctrl-C sums up what is done.

Exit code 1 when a bot of your own failed, 130 after Ctrl-C.

A level alone (club, pro, champion) is a mixture: every deal draws its characters. One of them by name: pro-loyal.

Example: downforce league rookie pro champion --deals 200 --playouts 900

Example: downforce league champion --against pro --deals 100 --json"""

STUDY_HELP = """Find out whether a track is good: who wins from where, who leads how long, what jams, what cars cost.

A level alone (club, pro, champion) is a mixture: every game draws its characters. One of them by name: pro-loyal.

Ctrl-C sums up what is done and leaves with exit code 130.

Example: downforce study river-station --games 5000 --bots pro --heat heat.svg

Example: downforce study my-track.toml --bots pro,pro,crowd,hasty --json"""

WHAT_MOVES_TARGETS = "What moves a target that fails: the page on tracks in the docs, under What makes a good race."


@with_game_flags("track", "world_tour")
def league(
    bots: Annotated[
        list[str],
        typer.Argument(
            metavar="BOT",
            help="Names; ? lists them. Your own as module:name.",
            show_default=False,
            autocompletion=bots_of,
        ),
    ],
    against: Annotated[
        str | None,
        typer.Option(
            metavar="BOT",
            help="Each named bot plays one seat; this bot plays all the others.",
            autocompletion=bots_of,
        ),
    ] = None,
    deals: Annotated[
        int, typer.Option("--deals", "-n", min=1, metavar="N", help="How many deals, each played from all seats.")
    ] = 200,
    track: Annotated[
        list[str] | None,
        typer.Option(
            "--track",
            "-t",
            metavar="NAME",
            help="A shipped track or a file; several take turns [all shipped].",
            autocompletion=tracks,
        ),
    ] = None,
    seed: common_flags.SeedFlag = 0,
    workers: common_flags.WorkersFlag = None,
    cluster: common_flags.ClusterFlag = None,
    playouts: Annotated[
        int | None, typer.Option(min=1, metavar="N", help="Playouts a choice for bots that search (champion).")
    ] = None,
    save: common_flags.SaveFlag = None,
    records: common_flags.RecordsFlag = 8,
    as_json: common_flags.JsonFlag = False,
    *,
    game: GameFlags,
) -> None:
    list_if_asked(bots, Text(ENGLISH))
    from ...arena import league as leagues
    from ...arena import report
    from ...arena.simulate import KERNEL
    from ...tracks import shipped

    same: dict[str, Any] = {
        "bots": bots,
        "deals": deals,
        "players": game.players,
        "tracks": track or shipped(),
        "options": game.options(),
        "seed": seed,
        "playouts": playouts,
        "against": against,
    }
    leagues.plan(**same)  # refuses games that cannot be played
    common_flags.get_ready(save, cluster)
    common_flags.tell_of_compiling([*bots, against] if against else bots, "continue_match", *KERNEL)
    processes = common_flags.or_all_cores(workers)
    with common_flags.progress(deals * (len(bots) if against else 1), "deals") as heard:
        result = leagues.league(**same, workers=processes, cluster=cluster, report=heard)
    if save:
        kept = min(records, result["games"])
        common_flags.keep_records(result, partial(leagues.save_records, save, kept, processes, **same), kept)
    if as_json:
        common_flags.print_json(result)
    else:
        print(report.league_title(result))
        report.show(report.league_rows(result))
        for line in report.failure_lines(result):
            print(line)
    raise typer.Exit(common_flags.exit_code(result))


@with_game_flags("track", "world_tour")
def study(
    track: Annotated[
        str,
        typer.Argument(metavar="TRACK", help="A shipped track or a file.", show_default=False, autocompletion=tracks),
    ],
    games: Annotated[int, typer.Option("--games", "--deals", "-n", min=1, metavar="N", help="How many games.")] = 5000,
    bots: Annotated[
        str,
        typer.Option(
            metavar="NAMES",
            help="One for all seats, or one a seat, with commas; ? lists them.",
            autocompletion=bots_of,
        ),
    ] = "pro",
    seed: common_flags.SeedFlag = 0,
    workers: common_flags.WorkersFlag = None,
    cluster: common_flags.ClusterFlag = None,
    heat: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Draw the track with its jams there, as SVG.")
    ] = None,
    as_json: common_flags.JsonFlag = False,
    *,
    game: GameFlags,
) -> None:
    named = [name.strip() for name in bots.split(",")]
    list_if_asked(named, Text(ENGLISH))
    from ...arena import report
    from ...arena import study as studies

    seated = named * game.players if len(named) == 1 else named
    options = Options.read({**game.options(), "track": track})
    studies.plan(games, options, tuple(seated), seed)  # refuses games that cannot be played
    common_flags.get_ready(None, cluster)
    processes = common_flags.or_all_cores(workers)
    common_flags.tell_of_compiling(seated, "watch_games", *studies.WATCHED)
    with common_flags.progress(games) as heard:
        result = studies.study(track, games, seated, game.players, seed, processes, heard, game.options(), cluster)
    if heat:
        heat.write_text(studies.draw_heat(track, result), "utf-8")
    if as_json:
        common_flags.print_json(result)
    else:
        print(report.study_title(result))
        for title, rows in report.study_rows(result).items():
            print()
            report.show(rows, title)
        if not all(one["holds"] for one in result["targets"]):
            print(WHAT_MOVES_TARGETS)
    raise typer.Exit(common_flags.exit_code(result))

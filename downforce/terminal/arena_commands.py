"""`downforce league` and `downforce study`: which bot is stronger, and is a track good?"""

import json
import os
from pathlib import Path
from typing import Annotated, Any

import typer

from ..tracks import shipped
from . import flags
from .simulation import progress

LEAGUE_HELP = """Find out which bots are stronger.

Every deal is played from all seats; win shares come with 95 % intervals over deals. What comes out depends on the
options and the seed, not on the number of workers. Ctrl-C sums up what is done.

Example: downforce league rookie pro champion --deals 200 --playouts 900

Example: downforce league champion --against pro --deals 100 --json"""

STUDY_HELP = """Find out whether a track is good: who wins from where, what jams, who leads, what cars cost.

Ctrl-C sums up what is done.

Example: downforce study river-station --games 5000 --bots pro --heat heat.svg"""

WorkersFlag = Annotated[int | None, typer.Option(min=1, metavar="N", help="Processes [one a core].")]
JsonFlag = Annotated[bool, typer.Option("--json", help="Print JSON.")]
SeedFlag = Annotated[int, typer.Option(metavar="N", help="The first deal's seed; the next has the next.")]


def league(
    bots: Annotated[
        list[str], typer.Argument(metavar="BOT...", help="Names of bots; ? lists them.", show_default=False)
    ],
    against: Annotated[
        str | None, typer.Option(metavar="BOT", help="Each plays alone against a field of this one.")
    ] = None,
    deals: Annotated[
        int, typer.Option("--deals", "-n", min=1, metavar="N", help="How many, each from all seats.")
    ] = 200,
    players: flags.PlayersFlag = 4,
    track: Annotated[
        list[str] | None,
        typer.Option(
            "--track", "-t", metavar="NAME", help="A shipped track or a file; several take turns [all shipped]."
        ),
    ] = None,
    seed: SeedFlag = 0,
    workers: WorkersFlag = None,
    playouts: Annotated[
        int | None, typer.Option(min=1, metavar="N", help="Of bots that search, in place of their own number.")
    ] = None,
    save: Annotated[Path | None, typer.Option(metavar="FOLDER", help="Keep records of the first games there.")] = None,
    records: Annotated[int, typer.Option(min=1, metavar="N", help="With --save: of how many games.")] = 8,
    as_json: JsonFlag = False,
    deck: flags.DeckFlag = None,
    edition: flags.EditionFlag = None,
    no_powers: flags.NoPowersFlag = False,
    no_bets: flags.NoBetsFlag = False,
    beginner: flags.BeginnerFlag = False,
    deal_cars: flags.DealCarsFlag = False,
    small_hands: flags.SmallHandsFlag = False,
    first_wins: flags.FirstWinsFlag = False,
    long_distance: flags.LongFlag = False,
    money: flags.MoneyFlag = False,
    any_card_bid: flags.AnyCardFlag = None,
    two_player_cunning: flags.CunningFlag = None,
    determined_always: flags.DeterminedFlag = False,
) -> None:
    from ..arena import league as leagues  # bots take a while to import
    from ..arena import report

    options = flags.game_options(
        players=players,
        track=None,
        deck=deck,
        edition=edition,
        no_powers=no_powers,
        no_bets=no_bets,
        beginner=beginner,
        deal_cars=deal_cars,
        small_hands=small_hands,
        first_wins=first_wins,
        long_distance=long_distance,
        money=money,
        world_tour=False,
        any_card_bid=any_card_bid,
        two_player_cunning=two_player_cunning,
        determined_always=determined_always,
    )
    same: dict[str, Any] = {
        "bots": bots,
        "deals": deals,
        "players": players,
        "tracks": track or shipped(),
        "options": options,
        "seed": seed,
        "playouts": playouts,
        "against": against,
    }
    with progress(deals * (len(bots) if against else 1)) as heard:
        result = leagues.league(**same, workers=workers or os.cpu_count() or 1, report=heard)
    if save:
        result["records"] = [path.name for path in leagues.save_records(save, records, **same)]
    if as_json:
        print(json.dumps(result, indent=1, ensure_ascii=False))
        return
    print(report.league_title(result))
    report.show(report.league_rows(result))


def study(
    track: Annotated[str, typer.Argument(metavar="TRACK", help="A shipped track or a file.", show_default=False)],
    games: Annotated[int, typer.Option("--games", "--deals", "-n", min=1, metavar="N", help="How many games.")] = 5000,
    bots: Annotated[
        str, typer.Option(metavar="NAMES", help="One for all seats, or one a seat, with commas; ? lists them.")
    ] = "pro",
    players: flags.PlayersFlag = 4,
    seed: SeedFlag = 0,
    workers: WorkersFlag = None,
    heat: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Draw the track with its jams there, as SVG.")
    ] = None,
    as_json: JsonFlag = False,
) -> None:
    from ..arena import report
    from ..arena import study as studies

    named = [name.strip() for name in bots.split(",")]
    seated = named * players if len(named) == 1 else named
    with progress(games) as heard:
        result = studies.study(track, games, seated, players, seed, workers or os.cpu_count() or 1, heard)
    if heat:
        heat.write_text(studies.draw_heat(track, result), "utf-8")
    if as_json:
        print(json.dumps(result, indent=1, ensure_ascii=False))
        return
    print(report.study_title(result))
    for title, rows in report.study_rows(result).items():
        print()
        report.show(rows, title)

"""`downforce simulate`: many games between bots, and what came of them."""

import json
import os
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Annotated, Any

import typer

from ..rules.errors import OptionError
from ..rules.options import Options
from ..tables import set_tables
from . import flags

HELP = """Play many games between bots, fast, and sum them up.

What comes out depends on the options and the seed, not on the number of workers.

Example: downforce simulate --games 10000 --players 4 --seed 7 --json"""

DEFAULT_BOT = "uniform"


def simulate(
    games: Annotated[int, typer.Option("--games", "-n", min=1, metavar="N", help="How many games.")] = 1000,
    players: flags.PlayersFlag = 4,
    bots: Annotated[
        str, typer.Option(metavar="NAMES", help="One for all seats, or one a seat, with commas; ? lists them.")
    ] = DEFAULT_BOT,
    track: flags.TrackFlag = None,
    seed: Annotated[int, typer.Option(metavar="N", help="The first game's seed; the next has the next.")] = 0,
    workers: Annotated[int | None, typer.Option(min=1, metavar="N", help="Processes [one a core].")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
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
    world_tour: flags.TourFlag = False,
    any_card_bid: flags.AnyCardFlag = None,
    two_player_cunning: flags.CunningFlag = None,
    determined_always: flags.DeterminedFlag = False,
) -> None:
    from ..arena import simulate as arena

    options = Options.read(
        flags.game_options(
            players=players,
            track=track,
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
            world_tour=world_tour,
            any_card_bid=any_card_bid,
            two_player_cunning=two_player_cunning,
            determined_always=determined_always,
        )
    )
    named = seat_bots(bots, players)
    set_tables(options)  # refuses an unknown track or deck here, not in a worker
    began = time.perf_counter()
    with progress(games) as report:
        result = arena.simulate(
            games, options, bots=named, seed=seed, workers=workers or os.cpu_count() or 1, report=report
        )
    if as_json:
        print(json.dumps(result, indent=1, ensure_ascii=False))
    else:
        show(result, named, time.perf_counter() - began)


def seat_bots(names: str, seats: int) -> list[str]:
    """One bot for every seat, or OptionError with the known ones."""
    from ..bots import BOTS

    named = [name.strip() for name in names.split(",")]
    for name in named:
        if name not in BOTS:
            raise OptionError(f"no bot {name!r}; known: {', '.join(BOTS)}")
    if len(named) not in (1, seats):
        raise OptionError(f"bots: {len(named)} names for {seats} seats; wanted one, or one a seat")
    return named * seats if len(named) == 1 else named


@contextmanager
def progress(games: int) -> Iterator[Callable[[int], None]]:
    """A bar on standard error, on a terminal only."""
    if not sys.stderr.isatty():
        yield lambda done: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    columns = BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("games", total=games)
        yield lambda done: bar.update(task, completed=done)


def show(result: dict[str, Any], bots: list[str], seconds: float) -> None:
    """Tables for people."""
    from rich import box
    from rich.console import Console
    from rich.table import Table

    games, options = result["games"], result["options"]
    console = Console(highlight=False)
    track = options["track"] if isinstance(options["track"], str) else ", ".join(options["track"])
    how = "compiled" if result["compiled"] else "interpreted"
    console.print(
        f"{games} games of {options['players']} on {track}, seed {result['seed']}, edition {options['edition']}"
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
    each = result["decisions"] / games
    console.print(f"{each:.0f} decisions a game; {seconds:.1f} seconds, {games / seconds:.3g} games a second, {how}")

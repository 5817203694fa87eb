"""Study a track: play thousands of games between bots and report how good the track is.

The report says how often each grid place wins, which cars lead and for how long, where cars get jammed, and what cars
cost in the auction.
"""

import math
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from .. import compiled, tracks
from ..bots import BOTS
from ..rules.errors import OptionError
from ..rules.names import CARS, COLOURS, POWER_NAMES
from ..rules.setup.options import Options
from ..rules.setup.track import Track
from ..rulesets import choose_rulesets
from . import game_statistics, workspace
from . import tally as tallies
from .match import WHOLE_WIN
from .report import WITHIN_95, wilson
from .simulate import KERNEL, Batch, prepare_batch
from .tally import Race, Tally
from .workers import run

BATCH = 250  # games per batch sent to a worker
WATCHED = (*KERNEL, tallies, game_statistics)
# Targets for a good track when four pros play, as (least, most).
ANY_LESS, ANY_MORE = -math.inf, math.inf
LINE_LEADERS = ((ANY_LESS, 0.55), (ANY_LESS, 0.70), (ANY_LESS, 0.85))
LEADS, FIRST_BETS, STALLED = (6.0, ANY_MORE), (ANY_LESS, 0.10), (0.2, 1.0)
BEST_WORST, POWER, OWNER = (1.0, 2.0), (0.8, 1.25), (0.55, 0.85)


def study(
    track: str,
    games: int = 5000,
    bots: str | Sequence[str] = "pro",
    players: int = 4,
    seed: int = 0,
    workers: int = 1,
    report: Callable[[int], None] = lambda done: None,
    options: Mapping[str, Any] | None = None,
    cluster: str | None = None,
) -> dict[str, Any]:
    """Play the given number of games on a track and return statistics about them.

    `bots` names one bot for all seats, or one bot per seat. If interrupted by Ctrl-C, return the results so far, marked
    as incomplete.
    """
    chosen = Options.read({**(options or {}), "players": players, "track": track})
    seated = (bots,) * players if isinstance(bots, str) else tuple(bots)
    batches = plan(games, chosen, seated, seed)
    road = choose_rulesets(chosen)[0].track
    total = Tally()
    complete = False
    try:
        for part in run(play_batch, batches, workers, cluster):
            add(total, part)
            report(total.games)
        complete = True
    except KeyboardInterrupt:
        pass
    about = {
        "complete": complete,
        "track": road.name,
        "boxes": road.fingerprint,
        "players": players,
        "bots": list(seated),
        "seed": seed,
        "compiled": compiled.AVAILABLE,
        "options": {key: value for key, value in chosen.as_dict().items() if key not in ("players", "track")},
    }
    return {**about, **summary(total, road, players)}


# Playing


def plan(games: int, options: Options, bots: tuple[str, ...], seed: int) -> list[Batch]:
    """Return the batches of games in playing order. Raise OptionError if the games cannot be played."""
    if options.world_tour:
        raise OptionError("study: one race at a time; leave out world_tour")
    if games < 1:
        raise OptionError(f"study: {games} games; wanted one or more")
    if len(bots) != options.players or any(name not in BOTS for name in bots):
        known = ", ".join(BOTS)
        raise OptionError(f"study: bots {', '.join(bots)}; wanted one, or {options.players}, out of {known}")
    choose_rulesets(options)
    return [Batch(options, bots, seed + first, min(BATCH, games - first)) for first in range(0, games, BATCH)]


def play_batch(batch: Batch) -> Tally:
    tally = Tally()
    race, sums = workspace.as_record(Race()), workspace.as_record(tally)
    workspace.functions(*WATCHED).watch_games(prepare_batch(batch), race, sums, batch.seed, batch.games)
    if sums is not tally:
        compiled.from_record(sums, tally)
    return tally


def add(total: Tally, part: Tally) -> None:
    for name, value in vars(part).items():
        mine = getattr(total, name)
        if isinstance(value, list):
            setattr(total, name, [a + b for a, b in zip(mine, value, strict=True)])
        else:
            setattr(total, name, mine + value)


# Summing up: every figure has a "value", a "margin" (half of a 95 % interval) and "n", the number of observations.
# Shares also have the ends of an interval, "low" and "high". This is Wilson's interval, except for shares of wins,
# which may be divided among several seats: for those, Wilson's interval is used only if all games had the same result.
# A figure without data (about bets if nobody bets, or about the finish if no car finishes) is None.


def summary(tally: Tally, road: Track, players: int) -> dict[str, Any]:
    games = max(1, tally.games)
    figures = {
        "games": tally.games,
        "stalled": average(tally.stalled, tally.stalled_squares, tally.games),
        "lead_changes": average(tally.leads, tally.lead_squares, tally.games),
        **suspense(tally, len(road.lines)),
        "wasted": quotient(
            tally.lost, tally.played, tally.lost_squares, tally.played_squares, tally.played_lost, games
        ),
        "cut_short": share(tally.cut_short, tally.moves),
        "race_wins_by_grid_place": [share(n, tally.won) for n in tally.grid_wins],
        "race_wins_by_colour": {COLOURS[car]: share(tally.colour_wins[car], tally.won) for car in range(CARS)},
        "best_worst_grid_place": best_worst(tally.grid_wins),
        "money_wins_by_seat_order": [
            shared(tally.seat_wins[k] / WHOLE_WIN, tally.seat_squares[k] / WHOLE_WIN**2, tally.games)
            for k in range(players)
        ],
        "money_wins_by_grid_place": [
            share(won / WHOLE_WIN, sold) for won, sold in zip(tally.grid_money, tally.grid_sold, strict=True)
        ],
        "money_wins_by_power": {
            name: {
                "kept": round(tally.kept[p] / games, 6),
                **of_mean(tally.power_wins[p], tally.power_squares[p], tally.kept[p], players),
            }
            for p, name in enumerate(POWER_NAMES)
            if tally.kept[p]
        },
        "owner_of_winner_wins_money": share(tally.owner_wins, tally.owned_wins),
        "race_winner_is_not_money_winner": share(tally.won - tally.owner_wins, tally.won),
        "prices_by_lot": [
            price(*sums, games) for sums in zip(tally.lot_paid, tally.lot_squares, tally.lot_sold, strict=True)
        ],
        "prices_by_grid_place": [
            price(*sums, games) for sums in zip(tally.grid_paid, tally.grid_squares, tally.grid_sold, strict=True)
        ],
        "jams": {box.id: round(tally.jam[i] / games, 6) for i, box in enumerate(road.boxes) if tally.jam[i]},
    }
    return {**figures, "targets": targets(figures)}


def suspense(tally: Tally, lines: int) -> dict[str, Any]:
    """Return figures that show how long the race and the lead in money stay undecided."""
    at_lines = list(zip(tally.line_wins, tally.line_races, strict=True))[:lines]
    return {
        "leaders": average(tally.leaders, tally.leader_squares, tally.games),
        "leader_at_line_wins": [known_share(*counts) for counts in at_lines],
        "leader_at_quarter_wins": list(map(known_share, tally.quarter_wins, tally.quarter_races)),
        "all_first_bets_on_one_car": known_share(tally.first_bets_alike, tally.first_bets),
        "money_leader_after_line_3_loses": known_share(tally.money_turned, tally.third_bets),
        "gap_at_finish": average(tally.gap, tally.gap_squares, tally.gaps) if tally.gaps else None,
    }


def figure(value: float, margin: float, n: int) -> dict[str, float]:
    return {"value": round(value, 6), "margin": round(margin, 6), "n": n}


def average(total: float, squares: float, n: int) -> dict[str, float]:
    if n == 0:
        return figure(0, 0, 0)
    mean = total / n
    return figure(mean, WITHIN_95 * math.sqrt(max(0.0, squares / n - mean * mean) / n), n)


def share(part: float, n: int) -> dict[str, float]:
    low, _, high = wilson(part / n if n else 0.0, n)
    return {**average(part, part, n), "low": round(low, 6), "high": round(high, 6)}


def shared(total: float, squares: float, n: int) -> dict[str, float]:
    """Return a share of wins with its confidence interval. Several seats can share a single win.

    If all games had the same result, Wilson's interval is used, because the usual interval would have no width.
    """
    one = average(total, squares, n)
    low, high = max(0.0, one["value"] - one["margin"]), min(1.0, one["value"] + one["margin"])
    if one["margin"] == 0:
        low, _, high = wilson(one["value"], n)
    return {**one, "low": round(low, 6), "high": round(high, 6)}


def known_share(part: int, n: int) -> dict[str, float] | None:
    return share(part, n) if n else None


def quotient(part: int, whole: int, part_squares: int, whole_squares: int, products: int, n: int) -> dict[str, float]:
    """Return the ratio of two sums and its margin of error. Both quantities may vary from game to game."""
    if whole == 0:
        return figure(0, 0, 0)
    ratio = part / whole
    spread = max(0.0, part_squares - 2 * ratio * products + ratio * ratio * whole_squares)
    return figure(ratio, WITHIN_95 * math.sqrt(spread) / whole if n else 0, n)


def of_mean(wins: int, squares: int, kept: int, players: int) -> dict[str, Any]:
    """Return how often a seat wins after keeping a certain power.

    The result gives the share of games won and, as `of_mean`, that share as a multiple of the mean over all seats.
    """
    won = shared(wins / WHOLE_WIN, squares / WHOLE_WIN**2, kept)
    times = {name: round(won[name] * players, 6) for name in ("value", "margin", "low", "high")}
    return {**won, "of_mean": {**times, "n": kept}}


def best_worst(wins: list[int]) -> dict[str, float]:
    """Return the win rate of the best grid place divided by the win rate of the worst.

    The result includes a confidence interval, which is computed on a logarithmic scale.
    """
    best, worst = max(wins) or 0.5, min(wins) or 0.5  # count zero wins as half a win, so that the ratio is defined
    spread = math.exp(WITHIN_95 * math.sqrt(1 / best + 1 / worst))
    ratio = best / worst
    return {"value": round(ratio, 6), "low": round(max(1.0, ratio / spread), 6), "high": round(ratio * spread, 6)}


def price(paid: int, squares: int, sold: int, games: int) -> dict[str, float]:
    return {**average(paid, squares, sold), "sold": round(sold / games, 6)}


def heat(result: Mapping[str, Any]) -> dict[str, float]:
    """Return how many steps were lost to jams on each space, as a fraction of those lost on the worst space.

    `draw_heat` uses these fractions to draw the track.
    """
    worst = max(result["jams"].values(), default=0)
    return {space: lost / worst for space, lost in result["jams"].items()} if worst else {}


def draw_heat(track: str, result: Mapping[str, Any]) -> str:
    return tracks.draw(tracks.find(track), heat=heat(result))


def targets(figures: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Return the targets for a good track, and whether the given figures meet each target.

    Only the figure itself decides whether a target is met. Its interval is included for information.
    """
    ratio, bets = figures["best_worst_grid_place"], figures["all_first_bets_on_one_car"]
    lines = enumerate(zip(figures["leader_at_line_wins"], LINE_LEADERS, strict=False), 1)
    held = [target(f"leader at line {k} wins the race", bounds, *ends(one)) for k, (one, bounds) in lines if one]
    held.append(target("lead changes per game", LEADS, *ends(figures["lead_changes"])))
    if bets:
        held.append(target("all first bets on one car", FIRST_BETS, *ends(bets)))
    held += [
        target("cars stalled per game", STALLED, *ends(figures["stalled"])),
        target("best grid place / worst", BEST_WORST, ratio["low"], ratio["value"], ratio["high"]),
        target("owner of the winning car wins the money", OWNER, *ends(figures["owner_of_winner_wins_money"])),
    ]
    powers = figures["money_wins_by_power"].items()
    return held + [target(f"{name}: wins / mean", POWER, *ends(power["of_mean"])) for name, power in powers]


def ends(one: Mapping[str, float]) -> tuple[float, float, float]:
    low, high = one.get("low", one["value"] - one["margin"]), one.get("high", one["value"] + one["margin"])
    return low, one["value"], high


def target(name: str, bounds: tuple[float, float], low: float, value: float, high: float) -> dict[str, Any]:
    least, most = bounds
    return {
        "name": name,
        "least": least if least > ANY_LESS else None,
        "most": most if most < ANY_MORE else None,
        "value": value,
        "low": round(low, 6),
        "high": round(high, 6),
        "holds": least <= value <= most,
    }

"""Leagues that compare one bot against a field of identical bots, or several bots in rotated mixtures.

Every deal is played once for each rotation of the bots around the table, so that all bots share the luck of the deal.
Confidence intervals are therefore computed over deals rather than games. Each deal is seeded by its own number, so
results do not depend on where it is played. A level named without a character, such as `pro`, stands for a mixture:
every deal draws its own characters, and their results count under the name of the level.
"""

import itertools
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from .. import compiled
from ..bots import find
from ..rng import Rng, seed_rng, shuffle
from ..rules.errors import OptionError
from ..rules.setup.options import Options
from ..rulesets import choose_rulesets
from . import play_bots
from .league_games import Result, Round, play_rounds, seatings, split_rounds
from .play_bots import add_reasons, failure_list
from .ratings import rate, summarise_bot
from .workers import run

TRACKS = ("marina-bay", "river-station")  # in the command's default order, so that a seed gives the same league
LINEUPS = 1 << 40  # added to seeds that shuffle line-ups, to keep them apart from other seeds


def league(
    bots: Sequence[str],
    deals: int,
    players: int = 4,
    tracks: Sequence[str] = TRACKS,
    options: Mapping[str, Any] | None = None,
    seed: int = 0,
    workers: int = 1,
    report: Callable[[int], None] = lambda done: None,
    playouts: int | None = None,
    against: str | None = None,
    cluster: str | None = None,
) -> dict[str, Any]:
    """Play the given number of deals, rotating the bots through all seats, and return the results.

    The tracks are used in turn. If `against` is given, each bot plays alone against a field of bots of that name.
    Otherwise, the bots play each other in mixed line-ups. `playouts` overrides the number of playouts for bots that
    search. `report` is called with the number of rounds played so far. If interrupted by Ctrl-C, return the results so
    far, marked as incomplete.
    """
    rounds = plan(bots, deals, players, tracks, options, seed, playouts, against)
    by_track = options_by_track(players, tracks, options)
    played: list[list[Result]] = []
    reasons = Counter[tuple[str, str]]()
    complete = False
    try:
        for batch in run(play_rounds, split_rounds(rounds), workers, cluster):
            played += batch
            add_reasons(reasons, (reason for games in batch for game in games for reason in game.reasons))
            report(len(played))
        complete = True
    except KeyboardInterrupt:
        pass
    done = list(zip(rounds, played, strict=False))
    about = {
        "complete": complete,
        "deals": len(done),
        "games": sum(len(games) for _, games in done),
        "players": players,
        "tracks": [chosen.track for chosen in by_track],
        "seed": seed,
        "playouts": playouts,
        "compiled": compiled.AVAILABLE,
        "options": {key: value for key, value in by_track[0].as_dict().items() if key not in ("players", "track")},
        "parity": 1 / players,
        "failure_reasons": failure_list(reasons),
    }
    if against:
        split = [done[first : first + deals] for first in range(0, len(done), deals)]
        rows = [{**summarise_bot(bots[i], part, by_track), "deals": len(part)} for i, part in enumerate(split)]
        return {**about, "against": against, "focal": rows}
    ratings = rate([game for _, games in done for game in games])
    rows = [{**summarise_bot(name, done, by_track), **ratings.get(name, {})} for name in bots]
    return {**about, "league": sorted(rows, key=lambda row: -row["share"])}


def plan(
    bots: Sequence[str],
    deals: int,
    players: int = 4,
    tracks: Sequence[str] = TRACKS,
    options: Mapping[str, Any] | None = None,
    seed: int = 0,
    playouts: int | None = None,
    against: str | None = None,
) -> list[Round]:
    """Return the rounds of a league in playing order. Raise OptionError if such a league cannot be played."""
    by_track = options_by_track(players, tracks, options)
    check_league(bots, against, deals, by_track)
    lineups = fields(bots, against, players, deals) if against else mixtures(bots, players, deals, seed)
    return [
        Round(by_track[deal % deals % len(by_track)], lineup, seed + deal % deals, playouts)
        for deal, lineup in enumerate(lineups)
    ]


def options_by_track(players: int, tracks: Sequence[str], options: Mapping[str, Any] | None) -> list[Options]:
    return [Options.read({**(options or {}), "players": players, "track": track}) for track in tracks]


def check_league(bots: Sequence[str], against: str | None, deals: int, by_track: list[Options]) -> None:
    for name in [*bots, *([against] if against else [])]:
        find(name)
    if not by_track:
        raise OptionError("league: wanted one track or more")
    if by_track[0].world_tour:
        raise OptionError("league: one race at a time; leave out world_tour")
    if deals < 1:
        raise OptionError(f"league: {deals} deals; wanted one or more")
    if against in bots:
        raise OptionError(f"league: {against} against {against} is even; name another field")
    if len(set(bots)) != len(bots) or len(bots) < (1 if against else 2):
        raise OptionError("league: wanted two or more different bots, or one and the field it plays --against")
    for chosen in by_track:
        choose_rulesets(chosen)  # raises for an unknown track or deck here rather than in a worker


def fields(bots: Sequence[str], against: str, players: int, deals: int) -> list[tuple[str, ...]]:
    return [(name, *(against,) * (players - 1)) for name in bots for _ in range(deals)]


def mixtures(bots: Sequence[str], players: int, deals: int, seed: int) -> list[tuple[str, ...]]:
    """Return a line-up of bots for each deal, in seat order. Every line-up is shuffled separately.

    If there are fewer bots than seats, some bots take several seats. Over many deals, every bot does so equally often.
    """
    rng, order, lineups = Rng(), list(range(len(bots))), []
    for deal in range(deals):
        seed_rng(rng, LINEUPS + seed + deal)
        shuffle(rng, order, len(order))
        lineups.append(tuple(bots[order[i % len(order)]] for i in range(players)))
    return lineups


def save_records(
    folder: Path,
    count: int,
    workers: int = 1,
    report: Callable[[int], None] = lambda done: None,
    **league: Any,
) -> list[Path]:
    """Play the first games of a league again through `Game`, and save them as records.

    The remaining keyword arguments are passed to `plan`.
    """
    games = (
        play_bots.GameRequest(one.options, seated, one.seed, one.playouts)
        for one in plan(**league)
        for _, seated in seatings(one)
    )
    return play_bots.save_records(folder, itertools.islice(games, count), workers, report)

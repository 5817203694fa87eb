"""Many games between bots, fast, in processes. What comes out does not depend on the number of workers: a game is
seeded by its own number.
"""

import multiprocessing
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from .. import compiled
from ..chance import Chance
from ..rules.errors import OptionError
from ..rules.model import Deal, State
from ..rules.names import MAX_LEGAL, REASON_NAMES
from ..rules.options import Options
from ..rules.table import Table
from ..tables import set_tables
from . import playout

BATCH = 500  # games a worker plays between two reports


@dataclass(frozen=True, slots=True)
class Totals:
    """Sums over games; two of them add up."""

    games: int = 0
    decisions: int = 0
    forced: int = 0  # decisions with one option
    wins: tuple[float, ...] = (0.0,) * 6  # by seat, a shared victory shared
    scores: tuple[int, ...] = (0,) * 6
    stalled: int = 0
    reasons: tuple[int, ...] = (0,) * len(REASON_NAMES)

    def __add__(self, other: "Totals") -> "Totals":
        return Totals(
            self.games + other.games,
            self.decisions + other.decisions,
            self.forced + other.forced,
            tuple(a + b for a, b in zip(self.wins, other.wins, strict=True)),
            tuple(a + b for a, b in zip(self.scores, other.scores, strict=True)),
            self.stalled + other.stalled,
            tuple(a + b for a, b in zip(self.reasons, other.reasons, strict=True)),
        )


def simulate(
    games: int,
    options: Options,
    *,
    seed: int = 0,
    workers: int = 1,
    report: Callable[[int], None] = lambda done: None,
) -> dict[str, Any]:
    """Play so many games of uniformly random seats and sum them up; `report` hears how many are done."""
    if options.world_tour:
        raise OptionError("simulate: one race at a time; leave out world_tour")
    batches = [(options, seed + first, min(BATCH, games - first)) for first in range(0, games, BATCH)]
    total = Totals()
    for part in run_batches(batches, workers):
        total += part
        report(total.games)
    return summary(total, options, seed)


def run_batches(batches: list[tuple[Options, int, int]], workers: int) -> Iterator[Totals]:
    if workers == 1 or len(batches) < 2:
        yield from map(play_batch, batches)
        return
    with multiprocessing.get_context("spawn").Pool(min(workers, len(batches))) as pool:
        yield from pool.imap(play_batch, batches)


def play_batch(batch: tuple[Options, int, int]) -> Totals:
    options, seed, games = batch
    table = set_tables(options)[0]
    sums = [0] * (3 + 6 + 6 + 1 + len(REASON_NAMES))
    if compiled.AVAILABLE:
        sums = play_compiled(table, seed, games, len(sums))
    else:
        playout.sum_many(State(), table.board, Deal(), Chance(), [0] * MAX_LEGAL, sums, seed, games)
    shared = 60  # wins are counted in sixtieths, so that a shared one is a whole number
    return Totals(
        sums[0], sums[1], sums[2], tuple(n / shared for n in sums[3:9]), tuple(sums[9:15]), sums[15], tuple(sums[16:])
    )


def play_compiled(table: Table, seed: int, games: int, width: int) -> list[int]:
    import numpy as np

    kernel = compiled.kernel(playout)
    state, deal, chance = (compiled.to_records(thing)[0] for thing in (State(), Deal(), Chance()))
    sums = np.zeros(width, np.int64)
    out = np.zeros(MAX_LEGAL, np.int64)
    kernel.sum_many(state, compiled.to_records(table.board)[0], deal, chance, out, sums, seed, games)
    return [int(n) for n in sums]


def summary(total: Totals, options: Options, seed: int) -> dict[str, Any]:
    games, players = max(1, total.games), options.players
    return {
        "games": total.games,
        "seed": seed,
        "bots": ["uniform"] * players,
        "options": options.as_dict(),
        "compiled": compiled.AVAILABLE,
        "decisions": total.decisions,
        "decisions_with_one_option": total.forced,
        "win_share": [round(n / games, 6) for n in total.wins[:players]],
        "mean_score": [round(n / games, 6) for n in total.scores[:players]],
        "stalled_per_game": round(total.stalled / games, 6),
        "reasons": {name: n for name, n in zip(REASON_NAMES, total.reasons, strict=True) if n},
    }
